/* No signal arrives: a wait is never interrupted (EINTR). */
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t items;

static void *run(void *argument) {
    sem_post(&items);
    return argument;
}

int main(void) {
    pthread_t thread;
    sem_init(&items, 0, 0);
    pthread_create(&thread, 0, run, 0);
    assert(sem_wait(&items) == 0);
    pthread_join(thread, 0);
    return 0;
}
