/* Tasks behind a common base class in a queue that two threads empty. */
#include <cassert>
#include <memory>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>

struct Task {
  virtual ~Task() = default;
  virtual int run() = 0;
};

struct Add : Task {
  int a, b;
  Add(int a, int b) : a(a), b(b) {}
  int run() override { return a + b; }
};

struct Twice : Task {
  std::unique_ptr<Task> inner;
  explicit Twice(std::unique_ptr<Task> inner) : inner(std::move(inner)) {}
  int run() override { return 2 * inner->run(); }
};

class Queue {
  std::mutex mutex;
  std::queue<std::unique_ptr<Task>> tasks;

 public:
  void push(std::unique_ptr<Task> task) {
    std::lock_guard<std::mutex> guard(mutex);
    tasks.push(std::move(task));
  }
  std::unique_ptr<Task> pop() {
    std::lock_guard<std::mutex> guard(mutex);
    if (tasks.empty()) return nullptr;
    auto task = std::move(tasks.front());
    tasks.pop();
    return task;
  }
};

int main() {
  Queue queue;
  int sums[2] = {};
  queue.push(std::make_unique<Add>(1, 2));
  queue.push(std::make_unique<Twice>(std::make_unique<Add>(3, 4)));
  std::vector<std::thread> workers;
  for (int number = 0; number < 2; number++)
    workers.emplace_back([&queue, &sums, number] {
      while (auto task = queue.pop()) sums[number] += task->run();
    });
  for (auto &worker : workers) worker.join();
  assert(sums[0] + sums[1] == 17);
}
