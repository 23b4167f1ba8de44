/* A local static variable, `call_once` and variables of each thread. */
#include <atomic>
#include <cassert>
#include <mutex>
#include <thread>

static std::atomic<int> made{0};

struct Service {
  int value;
  Service() : value(5) { made.fetch_add(1, std::memory_order_relaxed); }
  static Service &get() {
    static Service service;
    return service;
  }
};

struct Tally {
  int count = 0;
  ~Tally() { made.fetch_add(10, std::memory_order_relaxed); }
};
static thread_local Tally tally;

static std::once_flag flag;
static int configured;

static void work() {
  std::call_once(flag, [] { configured++; });
  tally.count += Service::get().value;
  assert(tally.count == 5 && configured == 1);
}

int main() {
  std::thread a(work), b(work);
  a.join();
  b.join();
  assert(made.load() == 21);
}
