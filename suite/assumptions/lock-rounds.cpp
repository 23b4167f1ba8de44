/* std::lock of two locks tries two rounds at most. Both attempts fail only if it holds `first` for a moment while it cannot have `second`, gives it back,
   cannot have `first` once it has `second`, and tries a third time: that is possible, and not seen. */
#include <cassert>
#include <mutex>
#include <thread>
static std::mutex first, second;
int main() {
  std::thread locker([] { std::scoped_lock both(first, second); });
  second.lock();
  bool once = first.try_lock();
  if (!once)
    first.lock();
  second.unlock();
  second.lock();
  first.unlock();
  bool again = first.try_lock();
  if (again)
    first.unlock();
  assert(once || again);
  second.unlock();
  locker.join();
}
