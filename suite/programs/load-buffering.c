// Load buffering through pointers. Without DEPENDENT one thread stores what it has not computed from what it read, and models that go by
// dependencies let both loads see the other thread's store.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int cells[3];
static atomic_int *_Atomic x, *_Atomic y;

static void *first(void *unused)
{
    atomic_int *a = atomic_load_explicit(&x, memory_order_relaxed);
    atomic_store_explicit(&y, a ? a + 1 : NULL, memory_order_relaxed);
    return unused;
}

static void *second(void *unused)
{
    atomic_int *b = atomic_load_explicit(&y, memory_order_relaxed);
#ifdef DEPENDENT
    atomic_store_explicit(&x, b ? b - 1 : NULL, memory_order_relaxed);
#else
    atomic_store_explicit(&x, &cells[1], memory_order_relaxed);
#endif
    assert(b != &cells[2]);
    return unused;
}

int main(void)
{
    pthread_t p, q;
    pthread_create(&p, NULL, first, NULL);
    pthread_create(&q, NULL, second, NULL);
    pthread_join(p, NULL);
    pthread_join(q, NULL);
    return 0;
}
