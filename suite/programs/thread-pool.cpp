/* A pool of two threads with a stop flag, tasks as packaged tasks. */
#include <cassert>
#include <condition_variable>
#include <functional>
#include <future>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>

class Pool {
  std::mutex mutex;
  std::condition_variable changed;
  std::queue<std::function<void()>> tasks;
  bool stopping = false;
  std::vector<std::thread> threads;

  void work() {
    for (;;) {
      std::function<void()> task;
      {
        std::unique_lock<std::mutex> lock(mutex);
        changed.wait(lock, [this] { return stopping || !tasks.empty(); });
        if (tasks.empty()) return;
        task = std::move(tasks.front());
        tasks.pop();
      }
      task();
    }
  }

 public:
  explicit Pool(int count) {
    for (int number = 0; number < count; number++) threads.emplace_back([this] { work(); });
  }
  ~Pool() {
    {
      std::lock_guard<std::mutex> guard(mutex);
      stopping = true;
    }
    changed.notify_all();
    for (auto &thread : threads) thread.join();
  }
  template <typename F>
  auto submit(F function) {
    auto task = std::make_shared<std::packaged_task<decltype(function())()>>(std::move(function));
    auto future = task->get_future();
    {
      std::lock_guard<std::mutex> guard(mutex);
      tasks.push([task] { (*task)(); });
    }
    changed.notify_one();
    return future;
  }
};

int main() {
  Pool pool(1);
  auto answer = pool.submit([] { return 42; });
  assert(answer.get() == 42);
}
