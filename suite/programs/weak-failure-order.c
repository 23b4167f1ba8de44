/* A weak compare-exchange that fails without reason is a read of the order of its failure: with FAILURE relaxed it may
   have seen that `ready` is set and miss the data. */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int data, ready;

static void *write(void *argument) {
    atomic_store_explicit(&data, 1, memory_order_relaxed);
    atomic_store_explicit(&ready, 1, memory_order_release);
    return argument;
}

static void *read(void *argument) {
    int expected = 1;
    if (!atomic_compare_exchange_weak_explicit(&ready, &expected, 2, memory_order_acquire, FAILURE) && expected == 1)
        atomic_load_explicit(&data, memory_order_relaxed);
    return argument;
}

int main(void) {
    pthread_t writer, reader;
    pthread_create(&writer, 0, write, 0);
    pthread_create(&reader, 0, read, 0);
    pthread_join(writer, 0);
    pthread_join(reader, 0);
    return 0;
}
