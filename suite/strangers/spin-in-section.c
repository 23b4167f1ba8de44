/* Who spins while it holds a lock waits for ever if others need that lock first. No graph shows that in which sections have no order. */
#include <pthread.h>
#include <stdatomic.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
atomic_int x;

void *wait_for_it(void *v) {
#ifndef OUTSIDE
    pthread_mutex_lock(&m);
#endif
    while (!atomic_load(&x)) {
    }
#ifndef OUTSIDE
    pthread_mutex_unlock(&m);
#endif
    return v;
}

void *do_it(void *v) {
    pthread_mutex_lock(&m);
#ifndef FORGET
    atomic_store(&x, 1);
#endif
    pthread_mutex_unlock(&m);
    return v;
}

int main() {
    pthread_t p, q;
    pthread_create(&p, 0, wait_for_it, 0);
    pthread_create(&q, 0, do_it, 0);
#ifdef JOIN
    pthread_mutex_lock(&m);
#endif
    pthread_join(p, 0);
#ifdef JOIN
    pthread_mutex_unlock(&m);
#endif
    pthread_join(q, 0);
    return 0;
}
