/* A limit of two: with THREADS 2 it holds, with 3 it does not. What is verified is the program with the threads it has. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int inside;

static void *visit(void *argument) {
    assert(atomic_fetch_add(&inside, 1) < 2);
    return argument;
}

int main(void) {
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++)
        pthread_create(&threads[i], 0, visit, 0);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], 0);
    return 0;
}
