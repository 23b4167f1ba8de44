/* Waiting for an atomic variable: what changes it must notify who waits (NOTIFY=0: nobody does; 1: too early; 2: right). */
#include <atomic>
#include <thread>

#ifndef TYPE
#define TYPE int
#endif

#ifdef FLAG
std::atomic_flag variable;
static void change() { variable.test_and_set(std::memory_order_release); }
static void wait() { variable.wait(false, std::memory_order_acquire); }
#else
std::atomic<TYPE> variable;
static void change() { variable.store(TYPE(1), std::memory_order_release); }
static void wait() { variable.wait(TYPE(0), std::memory_order_acquire); }
#endif

int data;

int main() {
  std::thread other([] {
    wait();
    data++;
  });
  data = 1;
#if NOTIFY == 1
  variable.notify_one();
#endif
  change();
#if NOTIFY == 2
  variable.notify_one();
#endif
  other.join();
  return data - 2;
}
