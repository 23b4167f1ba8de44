/* Two threads wait for different values of a variable. Each of them may look for ever, but not both: whichever value is the last, one of them ends.
   With -DSAME they wait for the same value, which may be overwritten before they look. */
#include <pthread.h>
#include <stdatomic.h>

#ifdef SAME
#define OTHER 1
#else
#define OTHER 0
#endif

static atomic_int x;

static void *for_one(void *argument) {
    while (atomic_load_explicit(&x, memory_order_relaxed) != 1)
        ;
    return argument;
}

static void *for_other(void *argument) {
    while (atomic_load_explicit(&x, memory_order_relaxed) != OTHER)
        ;
    return argument;
}

static void *reset(void *argument) {
    atomic_store_explicit(&x, 0, memory_order_relaxed);
    return argument;
}

int main(void) {
    pthread_t threads[3];
    pthread_create(&threads[0], 0, for_one, 0);
    pthread_create(&threads[1], 0, reset, 0);
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    pthread_create(&threads[2], 0, for_other, 0);
    pthread_join(threads[0], 0);
    pthread_join(threads[2], 0);
    return 0;
}
