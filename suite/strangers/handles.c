/* Who reads the handle of a thread in the variable that pthread_create was given, before the creator has said that it is there, relies on more than POSIX promises.
   By default the new thread does so at once; -DLOCK, -DFLAG=ORDER: only when it knows that pthread_create has returned; -DOWN: it stores the handle itself;
   -DOTHER: another thread reads it, which was created later. */
#include <pthread.h>
#include <stdatomic.h>

static pthread_t handle, second;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static atomic_int created;

static pthread_t seen;

static void *run(void *argument) {
#ifdef LOCK
    pthread_mutex_lock(&mutex);
    seen = handle;
    pthread_mutex_unlock(&mutex);
#elif defined(FLAG)
    if (atomic_load_explicit(&created, FLAG))
        seen = handle;
#elif defined(OWN)
    handle = pthread_self();
    seen = handle;
#elif !defined(OTHER)
    seen = handle;
#endif
    return argument;
}

static void *look(void *argument) {
    seen = handle;
    return argument;
}

int main(void) {
    pthread_mutex_lock(&mutex);
    pthread_create(&handle, 0, run, 0);
    pthread_mutex_unlock(&mutex);
    atomic_store_explicit(&created, 1, memory_order_release);
#ifdef OTHER
    pthread_create(&second, 0, look, 0);
    pthread_join(second, 0);
#endif
#ifdef OWN
    pthread_exit(0);
#else
    pthread_join(handle, 0);
#endif
}
