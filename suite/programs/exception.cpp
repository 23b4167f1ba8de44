/* An exception that some schedules throw and nothing catches; with CATCH, something does, which is refused. */
#include <atomic>
#include <stdexcept>
#include <thread>

static std::atomic<int> free_slots{1};

static void take() {
  if (free_slots.fetch_sub(1) <= 0) throw std::runtime_error("no slot is free");
}

static void work() {
#ifdef CATCH
  try {
    take();
  } catch (const std::exception &) {
  }
#else
  take();
#endif
}

int main() {
  std::thread a(work), b(work);
  a.join();
  b.join();
}
