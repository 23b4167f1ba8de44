// A thread looks at the clock, as a wait with a time limit does, and then spins for ever: that the time is fixed is no excuse, as the loop does not look at it.
// With -DLOOK it does: it may end when the time has come, which it never does here.
#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>

static std::timed_mutex mutex;
static std::atomic<int> word;

int main() {
    std::thread other([] {
        if (!mutex.try_lock_for(std::chrono::milliseconds(1)))
            return;
        auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(1);
        if (word.load() == 0)
            while (word.load() != 1) {
#ifdef LOOK
                if (std::chrono::steady_clock::now() > end)
                    break;
#endif
            }
        mutex.unlock();
    });
    word.store(2);
    other.join();
}
