/* weak-exchange-once.c with the coins as writes of other threads, and strong exchanges: as many executions complete. */
#include <pthread.h>
#include <selvedge.h>
#include <stdatomic.h>

static atomic_int x, coins[2];

static void *toss(void *argument) {
    atomic_store_explicit((atomic_int *)argument, 1, memory_order_relaxed);
    return 0;
}

static void *run(void *argument) {
    int expected = 0;
    if (atomic_load_explicit((atomic_int *)argument, memory_order_relaxed))
        selvedge_assume(x == 0);
    else
        atomic_compare_exchange_strong(&x, &expected, 1);
    return 0;
}

int main(void) {
    pthread_t threads[4];
    for (int i = 0; i < 4; i++) pthread_create(&threads[i], 0, i < 2 ? toss : run, &coins[i % 2]);
    for (int i = 0; i < 4; i++) pthread_join(threads[i], 0);
    return 0;
}
