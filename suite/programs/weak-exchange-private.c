/* A weak exchange may fail without reason also where nobody else is: before threads are created (twice two ways), and in
   memory that a thread does not share (one way: what is there is not what is expected). */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int before;

static void *run(void *argument) {
    atomic_int own = 1;
    int expected = 0;
    atomic_compare_exchange_weak(&own, &expected, 2);
    expected = 1;
    atomic_compare_exchange_weak(&own, &expected, 3);
    return argument;
}

int main(void) {
    pthread_t thread;
    int expected = 0;
    atomic_compare_exchange_weak(&before, &expected, 1);
    pthread_create(&thread, 0, run, 0);
    pthread_join(thread, 0);
    return 0;
}
