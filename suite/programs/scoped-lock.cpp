/* Two accounts, two transfers in opposite directions: std::scoped_lock avoids the deadlock; with BUG, two guards have it. */
#include <cassert>
#include <mutex>
#include <thread>

struct Account {
  std::mutex mutex;
  int balance = 10;
};

static void transfer(Account &from, Account &to, int amount) {
#ifdef BUG
  std::lock_guard<std::mutex> first(from.mutex);
  std::lock_guard<std::mutex> second(to.mutex);
#else
  std::scoped_lock lock(from.mutex, to.mutex);
#endif
  from.balance -= amount;
  to.balance += amount;
}

int main() {
  Account a, b;
  std::thread other([&] { transfer(a, b, 3); });
  transfer(b, a, 5);
  other.join();
  assert(a.balance == 12 && b.balance == 8);
}
