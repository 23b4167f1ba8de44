/* A stack without locks, for any type: what was popped is never freed, so nobody can meet it again. */
#include <atomic>
#include <cassert>
#include <memory>
#include <optional>
#include <thread>

template <typename T>
class Stack {
  struct Node {
    T value;
    Node *next;
  };
  std::atomic<Node *> head{nullptr};

 public:
  ~Stack() {
    for (Node *node = head.load(); node;) {
      Node *next = node->next;
      delete node;
      node = next;
    }
  }
  void push(T value) {
    Node *node = new Node{std::move(value), head.load(std::memory_order_relaxed)};
    while (!head.compare_exchange_weak(node->next, node, std::memory_order_release, std::memory_order_relaxed));
  }
  std::optional<T> pop() {
    Node *node = head.load(std::memory_order_acquire);
    while (node && !head.compare_exchange_weak(node, node->next, std::memory_order_acquire));
    if (!node) return std::nullopt;
    return std::move(node->value);
  }
};

int main() {
  Stack<std::unique_ptr<int>> stack;
  std::thread a([&] { stack.push(std::make_unique<int>(1)); });
  std::thread b([&] {
    if (auto value = stack.pop()) assert(**value == 1 || **value == 2);
  });
  stack.push(std::make_unique<int>(2));
  a.join();
  b.join();
}
