/* Two threads wait for the same change, which takes a notification of both. */
#include <atomic>
#include <thread>

std::atomic<long> variable;

int main() {
  std::thread a([] { variable.wait(0); });
  std::thread b([] { variable.wait(0); });
  variable = 1;
#ifdef ALL
  variable.notify_all();
#else
  variable.notify_one();
#endif
  a.join();
  b.join();
}
