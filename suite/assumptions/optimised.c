/* The source of optimised.ll: a race. */
#include <pthread.h>

static int x;

static void *run(void *argument) {
    x = 1;
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, run, 0);
    x = 2;
    pthread_join(thread, 0);
    return 0;
}
