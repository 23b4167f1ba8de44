// The owner announces twice: first with release, then, having nothing new to say, relaxed. Is whoever sees the second announcement
// allowed to look at the item? In C11 and C++11 it is: the second store continues the release sequence of the first. In C++20 it is
// not, and there is a data race. (Older work-stealing queues rely on the former; see docs/writing-a-model.md.)
#include <pthread.h>
#include <stdatomic.h>

static int item;
static atomic_int bottom;

static void *owner(void *unused)
{
    item = 42;
    atomic_store_explicit(&bottom, 1, memory_order_release);
    atomic_store_explicit(&bottom, 2, memory_order_relaxed);
    return unused;
}

static void *thief(void *unused)
{
    if (atomic_load_explicit(&bottom, memory_order_acquire) == 2)
        return (void *)(long)item;
    return unused;
}

int main(void)
{
    pthread_t first, second;
    pthread_create(&first, NULL, owner, NULL);
    pthread_create(&second, NULL, thief, NULL);
    pthread_join(first, NULL);
    pthread_join(second, NULL);
    return 0;
}
