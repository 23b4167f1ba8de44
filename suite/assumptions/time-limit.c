/* A wait with a time limit may time out however long the limit is. */
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t items;

static void *run(void *argument) {
    sem_post(&items);
    return argument;
}

int main(void) {
    struct timespec limit = {1000000000, 0};
    pthread_t thread;
    sem_init(&items, 0, 0);
    pthread_create(&thread, 0, run, 0);
    assert(sem_timedwait(&items, &limit) == 0);
    pthread_join(thread, 0);
    return 0;
}
