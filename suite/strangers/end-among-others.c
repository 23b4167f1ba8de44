/* Two threads take two locks crosswise. Once main has returned, that they wait for each other is nobody's fault; as long as main waits for something
   else, or for one of them, it is. What they do wrong while main returns is found. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
atomic_int x;
int plain;

void *one(void *v) {
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&b);
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&a);
#ifdef WRONG
    assert(!atomic_load(&x));
#endif
#ifdef RACE
    plain = 1;
#endif
    return v;
}

void *two(void *v) {
    pthread_mutex_lock(&b);
    pthread_mutex_lock(&a);
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&b);
    return v;
}

int main() {
    pthread_t p, q;
    pthread_create(&p, 0, one, 0);
    pthread_create(&q, 0, two, 0);
#ifdef JOIN
    pthread_join(p, 0);
#endif
#ifdef SPIN
    while (!atomic_load(&x)) ;
#endif
#ifdef RACE
    plain = 2;
#endif
    atomic_store(&x, 1);
    return 0;
}
