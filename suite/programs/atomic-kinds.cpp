/* Atomic structures, pointers, booleans, enumerations, and references to plain variables that are atomic. */
#include <atomic>
#include <cassert>
#include <thread>

struct Point {
  short x, y;
};
enum class State { idle, busy, done };

static std::atomic<Point> point{Point{0, 0}};
static std::atomic<bool> flag{false};
static std::atomic<State> state{State::idle};
static std::atomic<int *> cursor;
static int cells[4];
static int plain;

int main() {
  cursor = cells;
  std::thread other([] {
    Point old = point.load();
    while (!point.compare_exchange_weak(old, Point{short(old.x + 1), short(old.y - 1)}));
    *cursor.fetch_add(1) = 1;
    State expected = State::idle;
    if (state.compare_exchange_strong(expected, State::busy)) state = State::done;
    flag.exchange(true);
#if __cplusplus >= 202002L
    std::atomic_ref<int>(plain).fetch_add(2);
#endif
  });
  Point old = point.load();
  while (!point.compare_exchange_weak(old, Point{short(old.x + 1), short(old.y - 1)}));
  *cursor.fetch_add(1) = 2;
#if __cplusplus >= 202002L
  std::atomic_ref<int>(plain).fetch_add(3);
#endif
  other.join();
  Point now = point;
  assert(now.x == 2 && now.y == -2 && flag && state == State::done);
  assert(cells[0] + cells[1] == 3 && cursor - cells == 2);
#if __cplusplus >= 202002L
  assert(plain == 5);
#endif
}
