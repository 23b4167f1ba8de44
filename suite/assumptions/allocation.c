/* Memory is always there, threads can always be created, locks initialised, and output is always taken. */
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static void *run(void *argument) { return argument; }

int main(void) {
    pthread_mutex_t lock;
    pthread_t thread;
    void *memory = malloc(100);
    assert(memory != 0);
    assert(pthread_mutex_init(&lock, 0) == 0);
    assert(pthread_create(&thread, 0, run, 0) == 0);
    assert(puts("written") >= 0);
    pthread_join(thread, 0);
    free(memory);
    return 0;
}
