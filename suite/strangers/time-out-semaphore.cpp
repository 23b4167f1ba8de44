/* A semaphore that is taken in time, or not. */
#include <cassert>
#include <chrono>
#include <semaphore>
#include <thread>

std::counting_semaphore<2> semaphore(0);

int main() {
  using namespace std::chrono;
  std::thread other([] { semaphore.release(); });
#ifdef UNTIL
  bool taken = semaphore.try_acquire_until(steady_clock::now() + milliseconds(1));
#else
  bool taken = semaphore.try_acquire_for(milliseconds(1));
#endif
#ifndef RIGHT
  assert(taken);
#else
  if (!taken) semaphore.acquire();
  assert(!semaphore.try_acquire());
#endif
  other.join();
}
