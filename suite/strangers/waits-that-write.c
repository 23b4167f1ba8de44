/* Loops that wait and write something in every round. LOCK polls under a lock, CACHE keeps what it has read in a variable that nobody
   else uses, STORE prepares a node again and again, OWN keeps what it has read to itself: such rounds have no effect. BACK takes back
   what it has added, and COND times out: these need a bound, and the check says so. */
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static atomic_int flag, bits, node;
static int ready, cache;

static void *other(void *arg) {
    pthread_mutex_lock(&m);
    ready = 1;
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
    flag = 1;
    bits &= ~1;
    return arg;
}

static void waits(void) {
#if defined LOCK
    for (int done = 0; !done;) {
        pthread_mutex_lock(&m);
        done = ready;
        pthread_mutex_unlock(&m);
    }
#elif defined CACHE
    while (!cache)
        cache = flag;
#elif defined OWN
    int own = 0;
    while (!own)
        own = flag;
#elif defined STORE
    do
        node = 1;
    while (!flag);
#elif defined BACK
    while (atomic_fetch_add(&bits, 4) & 1)
        atomic_fetch_sub(&bits, 4);
#else
    struct timespec limit = {1, 0};
    pthread_mutex_lock(&m);
    while (!ready)
        pthread_cond_timedwait(&c, &m, &limit);
    pthread_mutex_unlock(&m);
#endif
}

int main(void) {
    pthread_t t;
    bits = 1;
    pthread_create(&t, 0, other, 0);
    waits();
    pthread_join(t, 0);
    return 0;
}
