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
#include <semaphore>
#include <shared_mutex>
#include <string_view>
#include <sys/syscall.h>
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
