/* A wait for a future that ends in time, or not. */
#include <cassert>
#include <chrono>
#include <future>
#include <thread>

int main() {
  std::promise<void> promise;
  auto future = promise.get_future();
  std::thread other([&] { promise.set_value(); });
#ifdef STEADY
  auto status = future.wait_for(std::chrono::seconds(1));
#else
  auto status = future.wait_until(std::chrono::system_clock::now() + std::chrono::seconds(1));
#endif
#ifndef RIGHT
  assert(status == std::future_status::ready);
#else
  if (status != std::future_status::ready) future.wait();
#endif
  other.join();
}
