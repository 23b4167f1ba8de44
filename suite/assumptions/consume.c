/* `memory_order_consume` is acquire, as clang translates it: what does not depend on the value that was read is ordered, too. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_int ready;

static void *run(void *argument) {
    data = 1;
    atomic_store_explicit(&ready, 1, memory_order_release);
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, run, 0);
    if (atomic_load_explicit(&ready, memory_order_consume)) assert(data == 1);
    pthread_join(thread, 0);
    return 0;
}
