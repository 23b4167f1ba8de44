// A loop that waits and keeps what it reads in memory that no other thread knows of. Where objects cannot have first contents, only those
// that are published are shared from their birth; all of them once were, and the loop never came back to the same state.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static int get(int *n)
{
    do {
        *n = atomic_load(&x);
    } while (*n == 0);
    return 1;
}

static void *run(void *unused)
{
    int n;
    get(&n);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, run, NULL);
    atomic_store(&x, 1);
    pthread_join(t, NULL);
    return 0;
}
