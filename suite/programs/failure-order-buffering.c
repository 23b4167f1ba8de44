/* A compare-exchange that fails is seq_cst only if its failure is: else both threads may miss the store of the other. */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;

static void look(atomic_int *mine, atomic_int *other) {
    int expected = 5;
    atomic_store_explicit(mine, 1, memory_order_seq_cst);
    atomic_compare_exchange_strong_explicit(other, &expected, 6, memory_order_seq_cst, FAILURE);
}

static void *first(void *argument) {
    look(&x, &y);
    return argument;
}

static void *second(void *argument) {
    look(&y, &x);
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
