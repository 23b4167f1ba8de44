/* Main holds the mutex when it creates the others, so that they start together. */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x;

static void *worker(void *unused)
{
	(void)unused;
	pthread_mutex_lock(&m);
	assert(x >= 1);
	x++;
	pthread_mutex_unlock(&m);
	return NULL;
}

int main(void)
{
	pthread_t t[2];

	pthread_mutex_lock(&m);
	pthread_create(&t[0], NULL, worker, NULL);
	pthread_create(&t[1], NULL, worker, NULL);
	x = 1;
	pthread_mutex_unlock(&m);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	return 0;
}
