// An error after some thousand events: its report is long.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;

void *run(void *argument) {
    for (int i = 0; i < 5000; i++)
        x = i;
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, run, 0);
    pthread_join(thread, 0);
    assert(x == 0);
}
