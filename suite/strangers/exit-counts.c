/* When the program ends, how a thread has waited in vain until then is of no consequence: that is one execution, in whatever way it is explored. */
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>

sem_t e0;
static const struct timespec ts = {1, 0};
atomic_uint a0;

static void *t0(void *u) {
    unsigned v0 = sem_timedwait(&e0, &ts) == 0, r = 5 + v0;
    if (r != 1) sem_wait(&e0);
    for (int i = 0; i < 2; i++) atomic_store_explicit(&a0, (r & 1) + 1, memory_order_release);
    return 0;
}

static void *t1(void *u) {
    sem_post(&e0);
    sem_trywait(&e0);
    exit(0);
}

int main(void) {
    pthread_t h[2];
    sem_init(&e0, 0, 1);
    pthread_create(&h[0], 0, t0, 0);
    pthread_create(&h[1], 0, t1, 0);
    exit(0);
}
