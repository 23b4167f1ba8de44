// The C++ library's threads: std::thread with a lambda, std::atomic, std::mutex.
#include <atomic>
#include <mutex>
#include <thread>

std::atomic<int> counter{0};
std::mutex lock;
int guarded;

int main() {
    std::thread worker([](int by) {
        counter.fetch_add(by, std::memory_order_release);
        std::lock_guard<std::mutex> hold(lock);
        guarded += by;
    }, 2);
    int seen = 0;
    counter.compare_exchange_strong(seen, 5);
    worker.join();
    return counter.load(std::memory_order_acquire) + guarded + seen;
}
