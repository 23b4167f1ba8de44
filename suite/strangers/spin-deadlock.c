/* Two spin locks taken crosswise: nobody is left who could change what the two loops look at. That is found without asking. */
#include <pthread.h>
#include <stdatomic.h>

static atomic_flag a = ATOMIC_FLAG_INIT, b = ATOMIC_FLAG_INIT;

static void lock(atomic_flag *f) {
    while (atomic_flag_test_and_set_explicit(f, memory_order_acquire)) ;
}

static void unlock(atomic_flag *f) { atomic_flag_clear_explicit(f, memory_order_release); }

static void *one(void *x) {
    lock(&a);
    lock(&b);
    unlock(&b);
    unlock(&a);
    return x;
}

static void *two(void *x) {
    lock(&b);
    lock(&a);
    unlock(&a);
    unlock(&b);
    return x;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, one, 0);
    pthread_create(&u, 0, two, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return 0;
}
