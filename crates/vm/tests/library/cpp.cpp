#include "case.h"
#include <atomic>
#include <barrier>
#include <condition_variable>
#include <cstring>
#include <functional>
#include <future>
#include <iostream>
#include <latch>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <new>
#include <semaphore>
#include <set>
#include <shared_mutex>
#include <stdexcept>
#include <string>
#include <system_error>
#include <thread>
#include <unordered_map>
#include <unordered_set>
#include <vector>

static std::mutex mutex;
static std::condition_variable condition;
static int counter;
static bool ready;

CASE(std_threads_and_mutexes, "finishes") {
  std::thread a([] {
    std::lock_guard<std::mutex> guard(mutex);
    counter++;
  });
  std::thread b([](int by) {
    std::unique_lock<std::mutex> guard(mutex);
    counter += by;
  }, 10);
  a.join();
  b.join();
  assert(counter == 11 && !a.joinable());
  return 0;
}

CASE(std_condition_variables, "finishes") {
  std::thread waiting([] {
    std::unique_lock<std::mutex> lock(mutex);
    condition.wait(lock, [] { return ready; });
    counter = 1;
  });
  {
    std::lock_guard<std::mutex> guard(mutex);
    ready = true;
  }
  condition.notify_one();
  waiting.join();
  assert(counter == 1);
  return 0;
}

static std::once_flag once;
CASE(std_call_once, "finishes") {
  auto body = [] { std::call_once(once, [](int by) { counter += by; }, 3); };
  std::thread other(body);
  body();
  other.join();
  assert(counter == 3);
  return 0;
}

struct Made {
  int value;
  Made() : value(7) { counter++; }
};
static int use() {
  static Made made;
  return made.value;
}
CASE(local_statics_are_made_once, "finishes") {
  std::thread other([] { assert(use() == 7); });
  assert(use() == 7);
  other.join();
  assert(counter == 1);
  return 0;
}

struct Counted {
  int *count;
  explicit Counted(int *count) : count(count) { ++*count; }
  ~Counted() { --*count; }
};
CASE(objects_are_made_and_deleted, "finishes") {
  int count = 0;
  {
    auto shared = std::make_shared<Counted>(&count);
    std::weak_ptr<Counted> weak = shared;
    std::unique_ptr<Counted[]> none;
    auto *more = new Counted(&count);
    assert(count == 2 && weak.lock());
    delete more;
    std::vector<int> list{1, 2, 3};
    list.push_back(4);
    assert(list.size() == 4 && list[3] == 4);
    assert(new (std::nothrow) int[3] != nullptr);
  }
  assert(count == 0);
  return 0;
}

static thread_local Counted *local;
CASE(threads_have_variables_of_their_own, "finishes") {
  int count = 0;
  local = new Counted(&count);
  std::thread other([] { assert(local == nullptr); });
  other.join();
  assert(local != nullptr);
  return 0;
}

static std::shared_mutex readers;
CASE(std_shared_mutexes, "finishes") {
  std::thread other([] {
    std::shared_lock<std::shared_mutex> lock(readers);
    assert(counter >= 0);
  });
  {
    std::unique_lock<std::shared_mutex> lock(readers);
    counter = -1;
    counter = 1;
  }
  other.join();
  return 0;
}

CASE(std_thread_joined_twice, "invalid-join: not joinable") {
  std::thread other([] {});
  other.join();
  other.join();
  return 0;
}

CASE(std_thread_that_nobody_joins, "abort: std::terminate") {
  std::thread other([] {});
  return 0;
}

CASE(std_function_that_is_empty, "abort: bad_function_call") {
  std::function<int()> nothing;
  return nothing();
}

CASE(an_exception_that_nothing_catches, "abort: throws std::runtime_error, which nothing catches") {
  throw std::runtime_error("thrown");
}

namespace app {
struct Failure {
  int code;
};
}  // namespace app
static int thrower(int limit) {
  if (counter >= limit) throw app::Failure{counter};
  return counter;
}
CASE(an_exception_of_the_program, "abort: throws app::Failure") {
  Counted counted(&counter);
  return thrower(1);
}

CASE(an_exception_out_of_a_thread, "abort: throws app::Failure") {
  std::thread other([] { thrower(0); });
  other.join();
  return 0;
}

static int careful() noexcept { return thrower(0); }
CASE(an_exception_out_of_noexcept, "abort: out of a function that is `noexcept`") { return careful(); }

CASE(an_exception_that_may_be_caught, "unsupported: app::Failure") {
  try {
    thrower(0);
  } catch (const app::Failure &failure) {
    return failure.code;
  }
  return 0;
}

CASE(an_exception_of_the_library_that_may_be_caught, "unsupported: std::out_of_range") {
  std::vector<int> list(1);
  try {
    return list.at(3);
  } catch (...) {
    return 0;
  }
}

CASE(exceptions_that_are_not_thrown, "finishes") {
  try {
    Counted counted(&counter);
    assert(thrower(5) == 1);
  } catch (const app::Failure &) {
    assert(false);
  }
  return 0;
}

CASE(preconditions_of_the_library, "assertion: operator[]") {
  std::vector<int> list(1);
  return list[1];
}

CASE(streams_are_refused, "unsupported: streams") {
  std::cout << 1;
  return 0;
}

static unsigned next_number(unsigned &state) { return (state = state * 1103515245u + 12345u) >> 16; }
CASE(std_maps, "finishes") {
  enum { RANGE = 24, STEPS = 200 };
  bool present[RANGE] = {};
  std::map<int, int> map;
  unsigned state = 7;
  for (int step = 0; step < STEPS; step++) {
    int key = next_number(state) % RANGE;
    if (next_number(state) % 2) {
      map[key] = -key;
      present[key] = true;
    } else {
      assert(map.erase(key) == present[key]);
      present[key] = false;
    }
    int expected = 0;
    for (const auto &entry : map) {
      while (expected < RANGE && !present[expected]) expected++;
      assert(entry.first == expected && entry.second == -expected);
      expected++;
    }
    while (expected < RANGE && !present[expected]) expected++;
    assert(expected == RANGE);
    for (auto last = map.end(); last != map.begin();) {
      --last;
      while (!present[--expected]);
      assert(last->first == expected);
    }
  }
  return 0;
}

CASE(std_sets_with_equal_keys, "finishes") {
  std::multiset<int> set{3, 1, 3, 2, 3};
  assert(set.size() == 5 && set.count(3) == 3);
  set.erase(3);
  assert(set.size() == 2 && *set.begin() == 1 && *set.rbegin() == 2);
  set.clear();
  assert(set.begin() == set.end());
  return 0;
}

CASE(std_lists, "finishes") {
  std::list<int> list{5, 3, 9, 1}, other{7}, none;
  list.sort();
  list.reverse();
  assert(list.front() == 9 && list.back() == 1);
  list.splice(std::next(list.begin()), other);
  assert(other.empty() && list.size() == 5 && *std::next(list.begin()) == 7);
  list.remove(5);
  std::swap(list, none);
  assert(list.empty() && none.size() == 4);
  int sum = 0;
  for (int value : none) sum = sum * 10 + value;
  assert(sum == 9731);
  return 0;
}

CASE(std_unordered_maps, "finishes") {
  std::unordered_map<int, int> map;
  for (int key = 0; key < 40; key++) map[key * 37] = key;
  assert(map.size() == 40 && map.bucket_count() >= 40);
  for (int key = 0; key < 40; key += 2) assert(map.erase(key * 37) == 1);
  for (int key = 0; key < 40; key++) assert(map.count(key * 37) == key % 2);
  std::unordered_set<std::string> words{"one", "two", "a word that does not fit into the object itself"};
  assert(words.count("two") == 1 && words.count("three") == 0);
  return 0;
}

CASE(std_strings, "finishes") {
  std::string text = "a text that is too long for the object itself";
  std::string copy = text;
  text += '!';
  text.insert(0, "<").append(">").erase(1, 2).replace(1, 4, "word");
  assert(text == "<word that is too long for the object itself!>");
  assert(copy < text == false && copy.find("long") == 19 && copy.substr(2, 4) == "text");
  assert(std::to_string(-42) + "x" == "-42x" && std::stoi("17") == 17);
  text.resize(5);
  std::swap(text, copy);
  assert(copy == "<word" && text.size() == 45);
  return 0;
}

static std::mutex first, second, third;
CASE(locks_in_any_order, "cut") {
  std::thread other([] {
    std::scoped_lock lock(second, first);
    counter++;
  });
  {
    std::scoped_lock lock(first, second, third);
    counter++;
  }
  other.join();
  assert(counter == 2);
  return 0;
}

CASE(unique_locks_in_any_order, "cut") {
  std::thread other([] {
    std::scoped_lock lock(second, first);
    counter++;
  });
  {
    std::unique_lock<std::mutex> a(first, std::defer_lock), b(second, std::defer_lock);
    std::lock(a, b);
    assert(a.owns_lock() && b.owns_lock());
    counter++;
  }
  other.join();
  assert(counter == 2);
  return 0;
}

CASE(a_lock_of_several_that_one_holds_for_ever, "stuck") {
  std::thread other([] { std::scoped_lock lock(first, second); });
  second.lock();
  other.join();
  return 0;
}

CASE(std_futures, "finishes") {
  std::promise<int> promise;
  std::future<int> future = promise.get_future();
  std::thread other([&] { promise.set_value(3); });
  auto task = std::async(std::launch::async, [] { return 4; });
  assert(future.get() + task.get() == 7);
  other.join();
  return 0;
}

struct Shape {
  virtual ~Shape() = default;
  virtual int area() const = 0;
};
struct Square : Shape {
  int side;
  explicit Square(int side) : side(side) {}
  int area() const override { return side * side; }
};
CASE(shared_pointers_to_bases, "finishes") {
  std::shared_ptr<Shape> shape = std::make_shared<Square>(3);
  std::thread other([shape] { assert(shape->area() == 9); });
  shape.reset();
  other.join();
  return 0;
}

#if __cplusplus >= 202002L
static std::latch latch(2);
CASE(std_latches, "finishes") {
  std::jthread other([] {
    counter = 1;
    latch.count_down();
  });
  latch.arrive_and_wait();
  assert(counter == 1);
  return 0;
}

static std::counting_semaphore<2> semaphore(1);
CASE(std_semaphores, "finishes") {
  std::jthread other([] {
    semaphore.acquire();
    counter++;
    semaphore.release();
  });
  semaphore.acquire();
  counter++;
  semaphore.release();
  return 0;
}

CASE(std_barriers, "finishes") {
  std::barrier barrier(2);
  int values[2] = {};
  std::jthread other([&] {
    values[0] = 1;
    barrier.arrive_and_wait();
    assert(values[1] == 1);
  });
  values[1] = 1;
  barrier.arrive_and_wait();
  assert(values[0] == 1);
  return 0;
}

static std::atomic<int> value;
CASE(std_atomic_wait, "finishes") {
  std::thread other([] {
    value = 1;
    value.notify_all();
  });
  value.wait(0);
  assert(value == 1);
  other.join();
  return 0;
}

CASE(std_atomic_wait_that_nobody_ends, "stuck") {
  std::thread other([] { value = 1; });
  value.wait(0);
  other.join();
  return 0;
}

static std::atomic<bool> started;
static std::atomic_flag done;
CASE(std_atomic_wait_of_other_types, "finishes") {
  std::thread other([] {
    started = true;
    started.notify_one();
    done.wait(false);
  });
  started.wait(false);
  done.test_and_set();
  done.notify_all();
  other.join();
  return 0;
}

CASE(std_semaphores_are_tried, "assertion: !semaphore.try_acquire()") {
  semaphore.release();
  assert(semaphore.try_acquire() && semaphore.try_acquire());
  semaphore.release();
  assert(!semaphore.try_acquire());
  return 0;
}

CASE(std_semaphores_time_out, "finishes") {
  assert(semaphore.try_acquire_for(std::chrono::seconds(1)));
  assert(!semaphore.try_acquire_for(std::chrono::seconds(1)));
  assert(!semaphore.try_acquire_until(std::chrono::steady_clock::now()));
  return 0;
}

CASE(std_semaphores_that_nobody_releases, "stuck") {
  semaphore.acquire();
  semaphore.acquire();
  return 0;
}

CASE(std_latches_to_which_nobody_comes, "stuck") {
  latch.arrive_and_wait();
  return 0;
}

CASE(std_futures_that_nobody_sets, "stuck") {
  std::promise<int> promise;
  return promise.get_future().get();
}

CASE(std_futures_time_out, "finishes") {
  std::promise<int> promise;
  auto future = promise.get_future();
  assert(future.wait_for(std::chrono::seconds(1)) == std::future_status::timeout);
  assert(future.wait_until(std::chrono::system_clock::now()) == std::future_status::timeout);
  promise.set_value(3);
  return future.get() - 3;
}
#endif

CASE(error_categories_are_distinct_and_have_names, "finishes") {
  const std::error_category *all[] = {&std::system_category(), &std::generic_category(), &std::future_category(), &std::iostream_category()};
  const char *names[] = {"system", "generic", "future", "iostream"};
  for (int a = 0; a < 4; a++) {
    assert(!strcmp(all[a]->name(), names[a]));
    for (int b = 0; b < 4; b++)
      assert((*all[a] == *all[b]) == (a == b));
  }
  return 0;
}

CASE(error_codes_are_compared_with_conditions, "finishes") {
  std::error_code code(5, std::system_category()), unknown(1000, std::system_category());
  assert(code != std::error_code(5, std::generic_category()));
  assert(code == std::errc::io_error && code != std::errc::interrupted && !(unknown == std::errc::io_error));
  assert(code.default_error_condition().category() == std::generic_category());
  assert(unknown.default_error_condition().category() == std::system_category());
  assert(std::make_error_code(std::future_errc::no_state) == std::future_errc::no_state);
  return 0;
}

CASE(error_categories_have_messages, "finishes") {
  assert(std::future_category().message(4) == "Broken promise");
  assert(std::future_category().message(2) == "Promise already satisfied");
  assert(!std::system_category().message(5).empty());
  return 0;
}

struct Own : std::error_category {
  const char *name() const noexcept override { return "own"; }
  std::string message(int) const override { return "own"; }
};
struct Mapped : Own {
  std::error_condition default_error_condition(int) const noexcept override { return std::errc::io_error; }
};

CASE(categories_of_the_program, "finishes") {
  static Own own, other;
  std::error_code code(3, own);
  assert(code == std::error_condition(3, own) && code != std::error_condition(3, other) && code != std::errc::no_such_process);
  return 0;
}

CASE(categories_of_the_program_with_conditions_of_their_own, "unsupported: a default_error_condition of its own") {
  static Mapped mapped;
  return std::error_code(3, mapped) == std::errc::io_error;
}

CASE(casts_of_error_categories, "unsupported: dynamic_cast") {
  return dynamic_cast<const Own *>(&std::system_category()) != nullptr;
}

CASE(the_end_of_a_thread_with_destructors_to_run, "unsupported: with destructors to run") {
  std::thread([] {
    std::lock_guard<std::mutex> guard(mutex);
    pthread_exit(nullptr);
  }).join();
  return 0;
}

CASE(an_alignment_of_new_that_is_none, "invalid-allocation: an alignment of 24") {
  return operator new(8, std::align_val_t(24)) == nullptr;
}
