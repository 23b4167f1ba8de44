/* The mistake is in the third round; with --unroll 2 the rounds behind the second are not looked at, and the report says `bounded`. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int enough;

static void *run(void *argument) {
    atomic_store(&enough, 1);
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, run, 0);
    for (int round = 0; !atomic_load(&enough); round++)
        assert(round < 2);
    pthread_join(thread, 0);
    return 0;
}
