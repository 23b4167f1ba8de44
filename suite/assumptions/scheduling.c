/* Neither priorities nor sleep make a thread wait for another. */
#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <unistd.h>

static atomic_int done;

static void *run(void *argument) {
    atomic_store(&done, 1);
    return argument;
}

int main(void) {
    pthread_attr_t attributes;
    pthread_t thread;
    pthread_attr_init(&attributes);
    pthread_attr_setschedpolicy(&attributes, SCHED_FIFO);
    pthread_create(&thread, &attributes, run, 0);
    sleep(10);
    assert(atomic_load(&done));
    pthread_join(thread, 0);
    return 0;
}
