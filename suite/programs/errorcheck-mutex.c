/* A mutex that checks tells who does not hold it. */
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
static int x;

static void *locks(void *unused)
{
	(void)unused;
	assert(pthread_mutex_lock(&m) == 0);
	assert(pthread_mutex_lock(&m) == EDEADLK);
	x++;
	assert(pthread_mutex_unlock(&m) == 0);
	return NULL;
}

static void *unlocks(void *unused)
{
	(void)unused;
	assert(pthread_mutex_unlock(&m) == EPERM);
	return NULL;
}

int main(void)
{
	pthread_t t[3];

	pthread_create(&t[0], NULL, unlocks, NULL);
	pthread_create(&t[1], NULL, locks, NULL);
	pthread_create(&t[2], NULL, locks, NULL);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	return 0;
}
