/* A lock that is tried so many times before it is waited for. Rounds that only count are no events, so that no bound cuts off the slow path. */
#include <pthread.h>
#include <stdatomic.h>
static atomic_int lock;
static int x;
static void *run(void *arg) {
    int rounds = 20;
    while (rounds--) {
        int expected = 0;
        if (atomic_compare_exchange_strong(&lock, &expected, 1))
            goto taken;
    }
    while (atomic_exchange(&lock, 1))
        ;
taken:
    x++;
    lock = 0;
    return arg;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    run(0);
    pthread_join(t, 0);
    return x - 2;
}
