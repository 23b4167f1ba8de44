/* A queue with room for one element: producer and consumer wait for each other. */
#include <cassert>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

template <typename T>
class Bounded {
  std::mutex mutex;
  std::condition_variable has_room, has_element;
  std::deque<T> elements;
  const std::size_t most;

 public:
  explicit Bounded(std::size_t most) : most(most) {}
  void put(T element) {
    std::unique_lock<std::mutex> lock(mutex);
    has_room.wait(lock, [this] { return elements.size() < most; });
    elements.push_back(std::move(element));
    lock.unlock();
    has_element.notify_one();
  }
  T take() {
    std::unique_lock<std::mutex> lock(mutex);
    has_element.wait(lock, [this] { return !elements.empty(); });
    T element = std::move(elements.front());
    elements.pop_front();
    has_room.notify_one();
    return element;
  }
};

int main() {
  Bounded<int> queue(1);
  std::thread producer([&] {
    for (int value = 1; value <= 2; value++) queue.put(value);
  });
  int sum = 0;
  for (int count = 0; count < 2; count++) sum = 10 * sum + queue.take();
  assert(sum == 12);
  producer.join();
}
