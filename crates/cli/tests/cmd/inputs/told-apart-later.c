// Three threads that seem to be equal until one of them, in some executions only, says who it is.
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;
_Atomic pthread_t last;

void *run(void *unused)
{
    int seen = atomic_load(&x);
    if (atomic_fetch_add(&x, 1) == 2 && seen == 0)
        atomic_store(&last, pthread_self());
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
