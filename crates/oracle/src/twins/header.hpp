#include <algorithm>
#include <atomic>
#include <barrier>
#include <cassert>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <cstring>
#include <future>
#include <latch>
#include <linux/futex.h>
#include <memory>
#include <mutex>
#include <pthread.h>
#include <semaphore>
#include <shared_mutex>
#include <string_view>
#include <sys/syscall.h>
#include <system_error>
#include <thread>
#include <unistd.h>

static constexpr std::chrono::milliseconds moment(1);
static const struct timespec soon = {0, 1000000};

struct spin_lock {
  std::atomic<bool> held{false};
  bool try_lock() {
    bool expected = false;
    return held.compare_exchange_strong(expected, true, std::memory_order_acquire, std::memory_order_relaxed);
  }
  bool try_lock_for(std::chrono::milliseconds) { return try_lock(); }
  void lock() { while (!try_lock()) ; }
  void unlock() { held.store(false, std::memory_order_release); }
};

/* What an error code says, as errors are told apart by category, number and condition. (Exceptions cannot be caught here.) */
static inline int refusal(int number) {
  std::error_code system(number, std::system_category()), generic(number, std::generic_category());
  std::error_code future(number, std::future_category());
  if (system == generic || generic == future || future == system) return 3;
  if (generic == std::make_error_code(std::errc::resource_deadlock_would_occur)) return 1;
  return generic == std::make_error_code(std::errc::operation_not_permitted) ? 2 : 3;
}
