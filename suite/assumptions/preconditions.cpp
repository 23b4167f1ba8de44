// What the standard demands of callers and libstdc++ does not look at is not looked at here, either: a latch that is counted below zero,
// a semaphore of which more are released than it may have. `-DWAITS`: whoever waits for that latch then waits for ever, which is found.
#include <latch>
#include <semaphore>

static std::latch latch(1);
static std::binary_semaphore semaphore(1);

int main() {
    latch.count_down(2);
    semaphore.release();
#ifdef WAITS
    latch.wait();
#endif
}
