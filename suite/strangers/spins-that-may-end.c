/* Loops that are not called endless unless that is asked for: one that looks at nothing may stand for an assumption, one that looks at a clock may wait for
   a time that never comes here; and whoever spins may wait for a thread that an assumption has stopped. */
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

void __VERIFIER_assume(int);

atomic_int x, go;

void *worker(void *a) {
#if defined EMPTY
    if (!atomic_load(&x)) for (;;) ;
#elif defined CLOCK
    time_t start = time(0);
    while (!atomic_load(&x) && time(0) < start + 5) ;
#elif defined ASSUME
    __VERIFIER_assume(atomic_load(&x));
    atomic_store(&go, 1);
#endif
    return a;
}

int main() {
    pthread_t p;
    pthread_create(&p, 0, worker, 0);
#ifdef ASSUME
    while (!atomic_load(&go)) ;
#endif
    pthread_join(p, 0);
    return 0;
}
