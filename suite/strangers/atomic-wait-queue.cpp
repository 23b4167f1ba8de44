/* A ring of one element, with the number of elements as what both sides wait for. */
#include <atomic>
#include <cassert>
#include <thread>

std::atomic<int> count;
int element;

int main() {
  std::thread consumer([] {
    for (int i = 1; i <= 2; i++) {
      count.wait(0);
      assert(element == i);
      count.store(0);
      count.notify_one();
    }
  });
  for (int i = 1; i <= 2; i++) {
    count.wait(1);
    element = i;
    count.store(1);
    count.notify_one();
  }
  consumer.join();
}
