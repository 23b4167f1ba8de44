/* Threads that try in vain to get a spin lock when main returns: in which order they try is of no consequence, and nor is whether somebody sees
   it, as they write what they have read. */
#include <pthread.h>
#include <stdatomic.h>

atomic_int l, x;

void lock(void) {
    while (atomic_exchange_explicit(&l, 1, memory_order_acquire)) ;
}

void *t(void *a) {
    lock();
    atomic_fetch_add_explicit(&x, 1, memory_order_relaxed);
#ifdef UNLOCK
    if (a == 0) atomic_store_explicit(&l, 0, memory_order_release);
#endif
    return 0;
}

int main() {
    pthread_t p;
    pthread_create(&p, 0, t, 0);
    pthread_create(&p, 0, t, (void *)1);
    pthread_create(&p, 0, t, 0);
#ifdef READ
    int r = atomic_load_explicit(&l, memory_order_relaxed);
#endif
    return 0;
}
