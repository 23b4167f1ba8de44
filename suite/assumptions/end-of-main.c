/* The program ends when main returns: what other threads would have done after that is nobody's fault. */
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t never;

static void *wait_for_ever(void *argument) {
    sem_wait(&never);
    assert(0);
    return argument;
}

int main(void) {
    pthread_t thread;
    sem_init(&never, 0, 0);
    pthread_create(&thread, 0, wait_for_ever, 0);
    pthread_detach(thread);
    return 0;
}
