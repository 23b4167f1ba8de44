/* One thread detaches, another joins: undefined in POSIX, a join here. */
#include <pthread.h>
#include <stdatomic.h>

static pthread_t worker;

static void *work(void *argument) { return argument; }

static void *detach(void *argument) {
    pthread_detach(worker);
    return argument;
}

int main(void) {
    pthread_t other;
    pthread_create(&worker, 0, work, 0);
    pthread_create(&other, 0, detach, 0);
    pthread_join(other, 0);
    pthread_join(worker, 0);
    return 0;
}
