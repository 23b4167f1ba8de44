// Two loops that need a bound: each counts what it does where others may see it. The second one never ends.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int go, tries, rounds, done;

static void *retry(void *argument) {
    while (!atomic_load(&go))
        atomic_fetch_add_explicit(&tries, 1, memory_order_relaxed);
    return argument;
}

static void *loop(void *argument) {
    do
        atomic_fetch_add_explicit(&rounds, 1, memory_order_relaxed);
    while (!atomic_load(&done));
    atomic_store(&go, 2);
    return argument;
}

int main(void) {
    pthread_t threads[2], more[2];
    pthread_create(&threads[0], 0, retry, 0);
#ifdef ENDLESS
    pthread_create(&threads[1], 0, loop, 0);
#endif
#ifdef MORE
    pthread_create(&more[0], 0, retry, 0);
    pthread_create(&more[1], 0, retry, 0);
#endif
    atomic_store(&go, 1);
    pthread_join(threads[0], 0);
#ifdef ENDLESS
    pthread_join(threads[1], 0);
#endif
#ifdef MORE
    pthread_join(more[0], 0);
    pthread_join(more[1], 0);
#else
    (void)more;
#endif
    return 0;
}
