// POSIX and C11 threads with locks and condition variables, as checked programs have them.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <threads.h>

struct queue { pthread_mutex_t lock; pthread_cond_t filled; int items[4]; unsigned head, tail; };
static struct queue queue = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, {0}, 0, 0};
static pthread_once_t once = PTHREAD_ONCE_INIT;
static _Thread_local int last;

static void initialise(void) { queue.items[0] = 1; }

static void *producer(void *argument) {
    pthread_once(&once, initialise);
    for (int i = 0; i < 2; i++) {
        pthread_mutex_lock(&queue.lock);
        queue.items[queue.tail++ % 4] = *(int *)argument + i;
        pthread_cond_signal(&queue.filled);
        pthread_mutex_unlock(&queue.lock);
    }
    return argument;
}

static int consumer(void *argument) {
    (void)argument;
    pthread_mutex_lock(&queue.lock);
    while (queue.head == queue.tail) pthread_cond_wait(&queue.filled, &queue.lock);
    last = queue.items[queue.head++ % 4];
    pthread_mutex_unlock(&queue.lock);
    return last;
}

int main(void) {
    pthread_t p;
    thrd_t c;
    int *seed = malloc(sizeof *seed), result;
    if (!seed) abort();
    *seed = 40;
    if (pthread_create(&p, NULL, producer, seed) != 0) return errno;
    thrd_create(&c, consumer, NULL);
    thrd_join(c, &result);
    void *back;
    pthread_join(p, &back);
    assert(back == seed && result >= 40);
    free(seed);
    return 0;
}
