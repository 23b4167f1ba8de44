/* A loop around a weak exchange: a round that fails without reason changes nothing, and is no execution of its own. Nobody
   spins for ever because of such rounds, also where nobody else is left. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *run(void *argument) {
    int seen;
    do seen = atomic_load(&x); while (!atomic_compare_exchange_weak(&x, &seen, seen + 1));
    return argument;
}

int main(void) {
    pthread_t threads[3];
    for (int i = 0; i < 3; i++) pthread_create(&threads[i], 0, run, 0);
    for (int i = 0; i < 3; i++) pthread_join(threads[i], 0);
    run(0);
    assert(x == 4);
    return 0;
}
