/* Each of two threads holds one semaphore and waits for the other. */
#include <semaphore>
#include <thread>

std::binary_semaphore a(1), b(1);

static void take(std::binary_semaphore &first, std::binary_semaphore &second) {
  first.acquire();
  second.acquire();
  second.release();
  first.release();
}

int main() {
  std::thread other([] { take(a, b); });
#ifdef SAME
  take(a, b);
#else
  take(b, a);
#endif
  other.join();
}
