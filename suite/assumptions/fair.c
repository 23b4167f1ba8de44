/* A loop that waits for what will come is not explored for every number of rounds: one execution. */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag;

static void *run(void *argument) {
    atomic_store_explicit(&flag, 1, memory_order_release);
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, run, 0);
    while (!atomic_load_explicit(&flag, memory_order_acquire))
        ;
    pthread_join(thread, 0);
    return 0;
}
