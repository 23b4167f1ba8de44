/* pthread_cleanup_push and pthread_cleanup_pop, which glibc expands in one way with -fexceptions and in another without. */
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; static int x;
static void un(void *p) { pthread_mutex_unlock(p); }
static void *w(void *a) { pthread_mutex_lock(&m); pthread_cleanup_push(un, &m); x++; pthread_cleanup_pop(1); return 0; }
int main(void) { pthread_t t; pthread_create(&t, 0, w, 0); w(0); pthread_join(t, 0); return x - 2; }
