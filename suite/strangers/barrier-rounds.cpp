/* Three rounds at a barrier, each of which reads what the other wrote in the round before. */
#include <barrier>
#include <cassert>
#include <thread>

std::barrier<> barrier(2);
int x[2];

static void run(int me) {
  for (int round = 1; round <= 3; round++) {
    x[me] = round;
    barrier.arrive_and_wait();
    assert(x[1 - me] == round);
    barrier.arrive_and_wait();
  }
}

int main() {
  std::thread other(run, 1);
  run(0);
  other.join();
}
