/* A variable of a block lives until its function returns: clang does not say where blocks end. Here a thread uses it after its block, and that is not found. */
#include <pthread.h>

static void *increment(void *argument) {
    ++*(int *)argument;
    return argument;
}

int main(void) {
    pthread_t thread;
    {
        int counter = 0;
        pthread_create(&thread, 0, increment, &counter);
    }
    pthread_join(thread, 0);
    return 0;
}
