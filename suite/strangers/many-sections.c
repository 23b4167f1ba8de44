/* Many threads with many sections of many locks: one step of an exploration without their order takes long, and hears a time limit all the same. */
#include <pthread.h>
#ifndef THREADS
#define THREADS 25
#define LOCKS 10
#endif
static pthread_mutex_t lock[LOCKS];
static int x[LOCKS];
static void *run(void *arg) {
    long self = (long)arg;
    for (int i = 0; i < LOCKS; i++) {
        int first = (i * (self + 1) + self) % LOCKS, second = (first + 1) % LOCKS;
        pthread_mutex_lock(&lock[first]);
        x[first] = self;
        pthread_mutex_unlock(&lock[first]);
        pthread_mutex_lock(&lock[second]);
        volatile int seen = x[second];
        (void)seen;
        pthread_mutex_unlock(&lock[second]);
    }
    return 0;
}
int main(void) {
    pthread_t t[THREADS];
    for (long i = 0; i < THREADS; i++)
        pthread_create(&t[i], 0, run, (void *)i);
    for (int i = 0; i < THREADS; i++)
        pthread_join(t[i], 0);
    return 0;
}
