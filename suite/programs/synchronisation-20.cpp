/* Barriers that do something when all have come, stop tokens, semaphores that are tried, counted down latches. */
#include <atomic>
#include <barrier>
#include <cassert>
#include <latch>
#include <semaphore>
#include <stop_token>
#include <thread>

static int phase;

int main() {
  auto completed = []() noexcept { phase++; };
  std::barrier barrier(2, completed);
  std::binary_semaphore token(0);
  std::latch ready(1);
  std::atomic<bool> stopped{false};
  {
    std::jthread other([&](std::stop_token stop) {
      barrier.arrive_and_wait();
      assert(phase == 1);
      ready.wait();
      token.release();
      while (!stop.stop_requested()) std::this_thread::yield();
      stopped = true;
    });
    barrier.arrive_and_wait();
    assert(phase == 1);
    ready.count_down();
    token.acquire();
    assert(!token.try_acquire());
  }
  assert(stopped);
}
