// Under models with dependencies, an object that is shared from its birth was taken to be made by the event before: here a load, on which
// the store that publishes the object does not depend. Its address seemed to be disguised.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static int *_Atomic x;
static atomic_int y;

static void *reader(void *unused)
{
    int *a = atomic_load_explicit(&x, memory_order_acquire);
    if (a)
        *a = 2;
    return unused;
}

static void *maker(void *unused)
{
    atomic_load_explicit(&y, memory_order_relaxed);
    int *k = malloc(4);
    atomic_store_explicit(&x, k, memory_order_relaxed);
    return unused;
}

int main(void)
{
    pthread_t p, q;
    pthread_create(&p, NULL, reader, NULL);
    pthread_create(&q, NULL, maker, NULL);
    pthread_join(p, NULL);
    pthread_join(q, NULL);
    return 0;
}
