// A ticket lock in C++: take a number, wait until it is called. With -DBROKEN, `unlock` is relaxed, and what happens in one
// critical section need not be seen in the next.
#include <atomic>
#include <cassert>
#include <thread>

class TicketLock {
  public:
    void lock()
    {
        unsigned ticket = next.fetch_add(1, std::memory_order_relaxed);
        while (serving.load(std::memory_order_acquire) != ticket)
            ;
    }

    void unlock()
    {
#ifdef BROKEN
        serving.fetch_add(1, std::memory_order_relaxed);
#else
        serving.fetch_add(1, std::memory_order_release);
#endif
    }

  private:
    std::atomic<unsigned> next{0}, serving{0};
};

static TicketLock lock;
static int counter;

static void increment()
{
    lock.lock();
    counter++;
    lock.unlock();
}

int main()
{
    std::thread first(increment), second(increment);
    first.join();
    second.join();
    assert(counter == 2);
}
