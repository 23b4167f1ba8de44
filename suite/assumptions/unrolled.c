/* The mistake is in the third round; with --unroll 2 the rounds behind the second are not looked at, and the report says `bounded`. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int enough;
static atomic_int rounds;

static void *run(void *argument) {
    atomic_store(&enough, 1);
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, run, 0);
    while (!atomic_load(&enough))
        assert(atomic_fetch_add(&rounds, 1) < 2);
    pthread_join(thread, 0);
    return 0;
}
