/* A weak exchange that fails without reason is no fence: where only both reads missing both stores needs one (TSO), 3 of
   the 4 outcomes are left if both exchanges succeed, and 4 in the three other cases. */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y, own[2];

static void look(atomic_int *mine, atomic_int *other, atomic_int *between) {
    int expected = 0;
    atomic_store_explicit(mine, 1, memory_order_relaxed);
    atomic_compare_exchange_weak_explicit(between, &expected, 1, memory_order_relaxed, memory_order_relaxed);
    atomic_load_explicit(other, memory_order_relaxed);
}

static void *first(void *argument) {
    look(&x, &y, &own[0]);
    return argument;
}

static void *second(void *argument) {
    look(&y, &x, &own[1]);
    return argument;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], 0, first, 0);
    pthread_create(&threads[1], 0, second, 0);
    pthread_join(threads[0], 0);
    pthread_join(threads[1], 0);
    return 0;
}
