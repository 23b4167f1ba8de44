/* Where races are no errors, plain accesses are indivisible, as relaxed ones are; a compiler may tear them, repeat them, or make them up. */
#include <assert.h>
#include <pthread.h>

static long both;

static void *run(void *argument) {
    both = -1;
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, run, 0);
    long seen = both;
    assert(seen == 0 || seen == -1);
    pthread_join(thread, 0);
    return 0;
}
