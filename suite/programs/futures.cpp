/* Shared futures, deferred tasks, packaged tasks, exceptions on the way. */
#include <cassert>
#include <future>
#include <stdexcept>
#include <thread>
#include <vector>

int main() {
  auto deferred = std::async(std::launch::deferred, [](int x) { return x + 1; }, 1);
  std::packaged_task<int(int)> task([](int x) { return 2 * x; });
  auto result = task.get_future();
  std::thread runner(std::move(task), 4);
  std::promise<void> gate;
  std::shared_future<void> open = gate.get_future().share();
  std::thread waiter([open] { open.wait(); });
  gate.set_value();
  runner.join();
  waiter.join();
  assert(deferred.get() == 2 && result.get() == 8);
  assert(open.wait_for(std::chrono::seconds(0)) == std::future_status::ready);
#ifdef KEPT
  std::promise<int> broken;
  auto failing = broken.get_future();
  broken.set_exception(std::make_exception_ptr(std::runtime_error("x")));
  return failing.get();
#endif
}
