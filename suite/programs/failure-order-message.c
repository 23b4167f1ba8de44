/* The order of a compare-exchange that fails decides what its thread knows: with FAILURE relaxed it may see that `ready`
   is set and miss the data, where reads may overtake each other; the order of its success has no part in that. */
#include <pthread.h>
#include <stdatomic.h>

#ifndef SUCCESS
#define SUCCESS memory_order_seq_cst
#endif

static atomic_int data, ready;

static void *write(void *argument) {
    atomic_store_explicit(&data, 1, memory_order_relaxed);
    atomic_store_explicit(&ready, 1, memory_order_release);
    return argument;
}

static void *read(void *argument) {
    int expected = 0;
    if (!atomic_compare_exchange_strong_explicit(&ready, &expected, 2, SUCCESS, FAILURE))
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
