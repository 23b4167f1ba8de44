/* Polling under a mutex: a section that only reads has no effect, as long as nobody sees that it is there. TRY: somebody tries the lock
   while it is held, so that rounds count. */
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int ready;

static void *poll(void *argument)
{
	for (;;) {
		pthread_mutex_lock(&mutex);
		if (ready) {
			pthread_mutex_unlock(&mutex);
			return argument;
		}
		pthread_mutex_unlock(&mutex);
	}
}

int main(void)
{
	pthread_t thread;
	pthread_create(&thread, 0, poll, 0);
#ifdef TRY
	int busy = pthread_mutex_trylock(&mutex);
	if (!busy)
		pthread_mutex_unlock(&mutex);
	assert(!busy);
#endif
	pthread_mutex_lock(&mutex);
	ready = 1;
	pthread_mutex_unlock(&mutex);
	pthread_join(thread, 0);
	return 0;
}
