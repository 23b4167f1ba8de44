#include "case.h"
#include <atomic>
#include <condition_variable>
#include <functional>
#include <iostream>
#include <memory>
#include <mutex>
#include <new>
#include <shared_mutex>
#include <stdexcept>
#include <thread>
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

CASE(exceptions_are_refused, "unsupported: exceptions") { throw std::runtime_error("thrown"); }

CASE(streams_are_refused, "unsupported: streams") {
  std::cout << 1;
  return 0;
}

#if __cplusplus >= 202002L
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
#endif
