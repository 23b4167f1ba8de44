/* A recursive mutex may be locked again by its holder. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static pthread_mutex_t m;
static int x;

static void *t0(void *unused)
{
	(void)unused;
	pthread_mutex_lock(&m);
	pthread_mutex_lock(&m);
	x++;
	pthread_mutex_unlock(&m);
	pthread_mutex_unlock(&m);
	return NULL;
}

static void *t1(void *unused)
{
	(void)unused;
	pthread_mutex_lock(&m);
	x++;
	pthread_mutex_unlock(&m);
	return NULL;
}

int main(void)
{
	pthread_t t[2];

	pthread_mutexattr_t a;
	pthread_mutexattr_init(&a);
	pthread_mutexattr_settype(&a, PTHREAD_MUTEX_RECURSIVE);
	pthread_mutex_init(&m, &a);
	pthread_create(&t[0], NULL, t0, NULL);
	pthread_create(&t[1], NULL, t1, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	assert(x == 2);
	return 0;
}
