/* Weak pointers: either the last owner is gone, or the object is still there. */
#include <atomic>
#include <cassert>
#include <memory>
#include <thread>

struct Entry : std::enable_shared_from_this<Entry> {
  int value = 7;
  static std::atomic<int> alive;
  Entry() { alive++; }
  ~Entry() { alive--; }
  std::shared_ptr<Entry> self() { return shared_from_this(); }
};
std::atomic<int> Entry::alive{0};

int main() {
  auto owner = std::make_shared<Entry>();
  std::weak_ptr<Entry> weak = owner;
  std::thread other([weak] {
    if (auto found = weak.lock()) assert(found->self()->value == 7);
  });
  owner.reset();
  other.join();
  assert(Entry::alive == 0 && weak.expired());
}
