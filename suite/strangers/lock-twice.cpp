// Money goes from an account to itself: one mutex is locked twice by the same `std::scoped_lock`, which tries for ever. With -DRECURSIVE
// it may be. With -DSHARED it is locked for reading and for writing.
#include <atomic>
#include <mutex>
#include <shared_mutex>
#include <thread>

#ifdef RECURSIVE
using Mutex = std::recursive_mutex;
#elif defined SHARED
using Mutex = std::shared_mutex;
#else
using Mutex = std::mutex;
#endif

struct Account {
    Mutex mutex;
    int money = 1;
};

Account one, two;
std::atomic<Account *> target{&two};

void transfer(Account &from, Account &to) {
#ifdef SHARED
    std::shared_lock reads(from.mutex, std::defer_lock);
    std::unique_lock writes(to.mutex, std::defer_lock);
    std::lock(reads, writes);
#else
    std::scoped_lock both(from.mutex, to.mutex);
#endif
    to.money++;
}

int main() {
    std::thread thread([] { transfer(one, *target); });
    target = &one;
    thread.join();
    return 0;
}
