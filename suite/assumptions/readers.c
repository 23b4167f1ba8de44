/* Two readers of a read-write lock; a relaxed flag tells the second that the first has left. C++ does not promise that it then knows what the
   first has done, but with glibc it does: a race with --lapor, and none without. */
#include <pthread.h>
#include <stdatomic.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int data;
static atomic_int left;

static void *run(void *argument) {
    data = 1;
    pthread_rwlock_rdlock(&lock);
    pthread_rwlock_unlock(&lock);
    atomic_store_explicit(&left, 1, memory_order_relaxed);
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, run, 0);
    if (atomic_load_explicit(&left, memory_order_relaxed)) {
        pthread_rwlock_rdlock(&lock);
        pthread_rwlock_unlock(&lock);
        data = 2;
    }
    pthread_join(thread, 0);
    return 0;
}
