/* A mutex is unlocked by a thread that does not hold it. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static atomic_int locked;

static void *t0(void *unused)
{
	(void)unused;
	pthread_mutex_lock(&m);
	atomic_store(&locked, 1);
	return NULL;
}

static void *t1(void *unused)
{
	(void)unused;
	if (atomic_load(&locked))
		pthread_mutex_unlock(&m);
	return NULL;
}

int main(void)
{
	pthread_t t[2];

	pthread_create(&t[0], NULL, t0, NULL);
	pthread_create(&t[1], NULL, t1, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	return 0;
}
