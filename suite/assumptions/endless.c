/* Two spin locks that are taken crosswise: found, unless nobody asks for it (--no-check-liveness). */
#include <pthread.h>
#include <stdatomic.h>

static atomic_flag one = ATOMIC_FLAG_INIT, two = ATOMIC_FLAG_INIT;

static void take(atomic_flag *lock) {
    while (atomic_flag_test_and_set(lock))
        ;
}

static void both(atomic_flag *first, atomic_flag *second) {
    take(first);
    take(second);
    atomic_flag_clear(second);
    atomic_flag_clear(first);
}

static void *run(void *argument) {
    both(&two, &one);
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, run, 0);
    both(&one, &two);
    pthread_join(thread, 0);
    return 0;
}
