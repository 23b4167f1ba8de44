/* Objects made before main and destroyed after it, with threads in between. */
#include <cassert>
#include <list>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <thread>

struct Registry {
  std::map<std::string, int> counts;
  std::mutex mutex;
  void add(const std::string &name) {
    std::lock_guard<std::mutex> guard(mutex);
    counts[name]++;
  }
};

static Registry registry;
static const std::string prefix = "a rather long prefix that is on the heap: ";
static std::set<int> numbers{3, 1, 2};

struct Checker {
  ~Checker() { assert(registry.counts.size() == 2); }
};
static Checker checker;

int main() {
  std::list<std::thread> threads;
  for (const char *name : {"x", "y"})
    threads.emplace_back([name] {
      registry.add(prefix + name);
      registry.add(prefix + "x");
    });
  for (auto &thread : threads) thread.join();
  assert(registry.counts[prefix + "x"] == 3 && registry.counts.at(prefix + "y") == 1);
  assert(*numbers.begin() == 1 && numbers.count(2));
}
