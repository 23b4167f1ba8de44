/* A volatile access is a plain one: it races. */
#include <pthread.h>

static volatile int flag;

static void *run(void *argument) {
    flag = 1;
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, run, 0);
    int seen = flag;
    pthread_join(thread, 0);
    return seen > 1;
}
