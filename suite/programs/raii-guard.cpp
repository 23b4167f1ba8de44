/* A spin lock and a guard for it; with BUG, the unlock does not release. */
#include <atomic>
#include <cassert>
#include <thread>

class SpinLock {
  std::atomic_flag flag = ATOMIC_FLAG_INIT;

 public:
  void lock() {
    while (flag.test_and_set(std::memory_order_acquire)) std::this_thread::yield();
  }
  void unlock() {
#ifdef BUG
    flag.clear(std::memory_order_relaxed);
#else
    flag.clear(std::memory_order_release);
#endif
  }
};

template <typename Lock>
class Guard {
  Lock &lock;

 public:
  explicit Guard(Lock &lock) : lock(lock) { lock.lock(); }
  ~Guard() { lock.unlock(); }
  Guard(const Guard &) = delete;
};

struct Account {
  SpinLock lock;
  int balance = 10;
  bool withdraw(int amount) {
    Guard<SpinLock> guard(lock);
    if (balance < amount) return false;
    balance -= amount;
    return true;
  }
};

int main() {
  Account account;
  bool done = false;
  std::thread other([&] { done = account.withdraw(7); });
  bool mine = account.withdraw(7);
  other.join();
  assert(done != mine && account.balance == 3);
}
