/* Two threads take turns by two semaphores. */
#include <cassert>
#include <semaphore>
#include <thread>

std::binary_semaphore ping(1), pong(0);
int turns;

int main() {
  std::thread other([] {
    for (int i = 0; i < 3; i++) {
      pong.acquire();
      assert(turns++ % 2 == 1);
      ping.release();
    }
  });
  for (int i = 0; i < 3; i++) {
    ping.acquire();
    assert(turns++ % 2 == 0);
    pong.release();
  }
  other.join();
}
