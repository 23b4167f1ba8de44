/* Each thread reads before it writes. Processors and compilers may let both reads see the writes; models without cycles of program order and reads-from do not. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;
static int seen;

static void *run(void *argument) {
    seen = atomic_load_explicit(&x, memory_order_relaxed);
    atomic_store_explicit(&y, 1, memory_order_relaxed);
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, run, 0);
    int mine = atomic_load_explicit(&y, memory_order_relaxed);
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    pthread_join(thread, 0);
    assert(!(seen == 1 && mine == 1));
    return 0;
}
