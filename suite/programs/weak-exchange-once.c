/* Two threads try once, and may fail without reason. Both try: one succeeds, and the other sees that (2). One fails
   without reason, before or after the other: it reads 0 (2). Both do (1). */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *run(void *argument) {
    int expected = 0;
    atomic_compare_exchange_weak(&x, &expected, 1);
    return argument;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++) pthread_create(&threads[i], 0, run, 0);
    for (int i = 0; i < 2; i++) pthread_join(threads[i], 0);
    return 0;
}
