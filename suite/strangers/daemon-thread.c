/* Returning from main ends the program, as exit() does: a detached thread that waits or spins then is no deadlock and does not keep the program
   from ending. pthread_exit() in main ends main alone (-DLEAVE): then the others have to end. */
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdlib.h>

sem_t s;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int n;
atomic_int x;

void *worker(void *a) {
#if defined COND
    pthread_mutex_lock(&m);
    while (!n) pthread_cond_wait(&c, &m);
    pthread_mutex_unlock(&m);
#elif defined LOCK
    pthread_mutex_lock(&m);
    pthread_mutex_unlock(&m);
#elif defined SPIN
    while (!atomic_load(&x)) ;
#else
    for (;;) sem_wait(&s);
#endif
    return a;
}

int main() {
    pthread_t p;
    sem_init(&s, 0, 0);
#ifdef LOCK
    pthread_mutex_lock(&m);
#endif
    pthread_create(&p, 0, worker, 0);
    pthread_detach(p);
    sem_post(&s);
#if defined EXIT
    exit(0);
#elif defined LEAVE
    pthread_exit(0);
#else
    return 0;
#endif
}
