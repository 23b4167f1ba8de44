/* Waiting with an end, recursive and timed mutexes, condition variables of any lock. */
#include <cassert>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <shared_mutex>
#include <thread>

using namespace std::chrono_literals;

static std::recursive_mutex recursive;
static std::timed_mutex timed;
static std::mutex mutex;
static std::condition_variable condition;
static std::condition_variable_any any;
static std::shared_timed_mutex shared;
static int value;
static bool ready;

static void twice() {
  std::lock_guard<std::recursive_mutex> a(recursive), b(recursive);
  value++;
}

int main() {
  std::thread other([] {
    twice();
    if (timed.try_lock_for(1ms)) timed.unlock();
    std::this_thread::sleep_for(1ms);
    {
      std::lock_guard<std::mutex> guard(mutex);
      ready = true;
    }
    condition.notify_all();
    any.notify_all();
  });
  twice();
  {
    std::lock_guard<std::timed_mutex> guard(timed);
  }
  {
    std::unique_lock<std::mutex> lock(mutex);
    if (condition.wait_for(lock, 1ms) == std::cv_status::timeout && ready) value += 0;
    condition.wait(lock, [] { return ready; });
  }
  {
    std::unique_lock<std::mutex> lock(mutex);
    any.wait(lock, [] { return ready; });
  }
  std::shared_lock<std::shared_timed_mutex> reading(shared, 1ms);
  other.join();
  assert(value == 2 && reading.owns_lock());
}
