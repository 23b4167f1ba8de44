/* Each thread writes before it reads: only sequential consistency promises that one of them sees the other's write. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;
static int seen;

static void *run(void *argument) {
    atomic_store_explicit(&x, 1, memory_order_release);
    seen = atomic_load_explicit(&y, memory_order_acquire);
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, run, 0);
    atomic_store_explicit(&y, 1, memory_order_release);
    int mine = atomic_load_explicit(&x, memory_order_acquire);
    pthread_join(thread, 0);
    assert(seen == 1 || mine == 1);
    return 0;
}
