/* The weak link is the store to `done`: the reader's access comes before it, and main, who reads it, frees (with -DPLAIN: writes). */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
static _Atomic(int *) p;
static atomic_int done;
static void *reader(void *a) {
    int *q = atomic_load_explicit(&p, memory_order_acquire);
    volatile int v = *q;
    (void)v;
    atomic_store_explicit(&done, 1, memory_order_relaxed);
    return a;
}
int main(void) {
    pthread_t t;
    int *o = malloc(sizeof *o);
    *o = 1;
    atomic_store_explicit(&p, o, memory_order_release);
    pthread_create(&t, 0, reader, 0);
    while (!atomic_load_explicit(&done, memory_order_acquire))
        ;
#ifdef PLAIN
    *o = 2;
#else
    free(o);
#endif
    pthread_join(t, 0);
    return 0;
}
