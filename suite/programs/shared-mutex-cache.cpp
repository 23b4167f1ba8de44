/* A cache behind a lock for many readers or one writer; one path forgets to lock. */
#include <cassert>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <thread>
#include <unordered_map>

class Cache {
  mutable std::shared_mutex mutex;
  std::unordered_map<std::string, int> values;

 public:
  int get(const std::string &key) const {
    std::shared_lock lock(mutex);
    auto found = values.find(key);
    return found == values.end() ? -1 : found->second;
  }
  void put(const std::string &key, int value) {
    std::unique_lock lock(mutex);
    values[key] = value;
  }
  std::size_t size() const {
#ifndef BUG
    std::shared_lock lock(mutex);
#endif
    return values.size();
  }
};

int main() {
  Cache cache;
  std::thread writer([&] { cache.put("answer", 42); });
  std::thread reader([&] {
    int value = cache.get("answer");
    assert(value == -1 || value == 42);
  });
  assert(cache.size() <= 1);
  writer.join();
  reader.join();
  assert(cache.get("answer") == 42);
}
