/* Two threads take two locks crosswise while main waits for something that one of them has given already: main goes on and returns, so that nothing
   is wrong. With -DNEVER main waits for what nobody gives, and there is a deadlock. */
#include <pthread.h>
#include <stdatomic.h>
pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER, c = PTHREAD_MUTEX_INITIALIZER;
atomic_int x;
void *one(void *v) {
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&b);
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&a);
    return v;
}
void *two(void *v) {
    pthread_mutex_lock(&b);
#ifdef NEVER
    pthread_mutex_lock(&c);
#elif defined FLAG
    atomic_store(&x, 1);
#else
    pthread_mutex_lock(&c);
    pthread_mutex_unlock(&c);
#endif
    pthread_mutex_lock(&a);
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&b);
    return v;
}
int main() {
    pthread_t p, q;
    pthread_create(&p, 0, one, 0);
    pthread_create(&q, 0, two, 0);
#ifdef FLAG
    while (!atomic_load(&x)) ;
#else
    pthread_mutex_lock(&c);
#endif
    return 0;
}
