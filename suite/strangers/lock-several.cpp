// std::lock and std::scoped_lock take several locks of any types of the library without a deadlock, and a check of that ends by itself.
// GUARDS: locks for reading and guards among them. HELD: a third lock, which one thread takes before and the other
// afterwards: a deadlock that they cannot avoid. OWNS: a guard that has its lock already. OWN: a type of the program's own.
#include <cassert>
#include <mutex>
#include <shared_mutex>
#include <thread>

#ifndef FIRST
#define FIRST std::recursive_mutex
#define SECOND std::timed_mutex
#endif
#ifdef OWN
struct Own {
  std::mutex mutex;
  void lock() { mutex.lock(); }
  bool try_lock() { return mutex.try_lock(); }
  void unlock() { mutex.unlock(); }
};
#endif
static FIRST a;
static SECOND b;
static std::mutex c;
static int x;

static void one() {
#if defined GUARDS
  std::shared_lock reads(a, std::defer_lock);
  std::unique_lock guard(b, std::defer_lock);
  std::lock(reads, guard, c);
  assert(reads.owns_lock() && guard.owns_lock() && x <= 1);
  c.unlock();
#elif defined HELD
  std::scoped_lock lock(a, b);
  std::lock_guard third(c);
#else
  std::scoped_lock lock(a, b);
  x++;
#endif
}

static void other() {
#if defined GUARDS
  std::unique_lock writes(a, std::defer_lock);
  std::lock(c, writes, b);
  x++;
  b.unlock();
  c.unlock();
#elif defined HELD
  std::lock_guard third(c);
  std::scoped_lock lock(b, a);
#elif defined OWNS
  std::unique_lock guard(a), second(b, std::defer_lock);
  std::lock(second, guard);
#else
  std::scoped_lock lock(b, a);
  x++;
#endif
}

int main() {
  std::thread thread(one);
  other();
  thread.join();
#ifndef HELD
#ifdef GUARDS
  assert(x == 1);
#else
  assert(x == 2);
#endif
#endif
}
