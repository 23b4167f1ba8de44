/* Nobody counts down, sets the value or comes to the barrier if the other thread sees the store of main. */
#include <atomic>
#include <barrier>
#include <future>
#include <latch>
#include <thread>

std::atomic<int> x;

#if defined FUTURE
std::promise<int> promise;
static void come() { promise.set_value(1); }
#elif defined BARRIER
std::barrier<> barrier(2);
static void come() { barrier.arrive_and_wait(); }
#else
std::latch latch(2);
static void come() { latch.count_down(); }
#endif

int main() {
#if defined FUTURE
  auto future = promise.get_future();
#endif
  std::thread other([] {
    if (x.load() == 0) come();
  });
#ifndef ALWAYS
  x.store(1);
#endif
#if defined FUTURE
  future.get();
#elif defined BARRIER
  barrier.arrive_and_wait();
#else
  latch.count_down();
  latch.wait();
#endif
  other.join();
}
