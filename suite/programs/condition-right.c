/* Producer and consumer with a condition variable, as in the books. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int ready, value;

static void *t0(void *unused)
{
	(void)unused;
	pthread_mutex_lock(&m);
	while (!ready)
		pthread_cond_wait(&c, &m);
	assert(value == 42);
	pthread_mutex_unlock(&m);
	return NULL;
}

static void *t1(void *unused)
{
	(void)unused;
	pthread_mutex_lock(&m);
	value = 42;
	ready = 1;
	pthread_cond_signal(&c);
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
