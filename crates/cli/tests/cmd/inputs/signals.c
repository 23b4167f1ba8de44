/* A thread waits for a condition variable for ever: the signal comes too early, or (-DNONE) never, or (-DTWO) there is one for two. */
#include <pthread.h>
#include <selvedge.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int waiting;

static void *waiter(void *unused)
{
    pthread_mutex_lock(&mutex);
    waiting++;
    pthread_cond_wait(&changed, &mutex);
    pthread_mutex_unlock(&mutex);
    return unused;
}

int main(void)
{
    pthread_t first, second;
    pthread_create(&first, NULL, waiter, NULL);
#ifdef TWO
    pthread_create(&second, NULL, waiter, NULL);
#endif
    pthread_mutex_lock(&mutex);
#ifdef TWO
    selvedge_assume(waiting == 2);
#endif
#ifndef NONE
    pthread_cond_signal(&changed);
#endif
    pthread_mutex_unlock(&mutex);
    pthread_join(first, NULL);
#ifdef TWO
    pthread_join(second, NULL);
#endif
    return 0;
}
