/* A condition variable that is signalled twice. Under a model with dependencies, threads go on past what has no place; nobody can come to a condition
   variable twice in that way, which would have no end. */
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int n;
static void *waiter(void *arg) {
    pthread_mutex_lock(&m);
    while (n < 2)
        pthread_cond_wait(&c, &m);
    pthread_mutex_unlock(&m);
    return arg;
}
static void add(int value) {
    pthread_mutex_lock(&m);
    n = value;
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, waiter, 0);
    add(1);
    add(2);
    pthread_join(t, 0);
    return 0;
}
