/* Two equal threads, each with more events than a recursion over them could go through: they are compared event by event. */
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 20000
#endif
static atomic_int x;
static int y;
static void *run(void *a) { for (int i = 0; i < N; i++) atomic_store_explicit(&x, 1, memory_order_relaxed); y = 1; return a; }
int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, run, 0);
    for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
    return 0;
}
