// Three equal threads; each execution stands for up to six.
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;

void *run(void *unused)
{
    int seen = atomic_load(&x);
    atomic_store(&y, seen);
    atomic_fetch_add(&x, 1);
    atomic_fetch_add(&y, 1);
    return 0;
}

int main(void)
{
    pthread_t threads[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], 0, run, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], 0);
}
