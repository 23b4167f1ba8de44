/* Readers share, writers do not. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
static int x;

static void *t0(void *unused)
{
	(void)unused;
	pthread_rwlock_wrlock(&l);
	x = 1;
	pthread_rwlock_unlock(&l);
	return NULL;
}

static void *t1(void *unused)
{
	(void)unused;
	pthread_rwlock_rdlock(&l);
	int a = x, b = x;
	assert(a == b);
	pthread_rwlock_unlock(&l);
	return NULL;
}

static void *t2(void *unused)
{
	(void)unused;
	pthread_rwlock_rdlock(&l);
	int a = x, b = x;
	assert(a == b);
	pthread_rwlock_unlock(&l);
	return NULL;
}

int main(void)
{
	pthread_t t[3];

	pthread_create(&t[0], NULL, t0, NULL);
	pthread_create(&t[1], NULL, t1, NULL);
	pthread_create(&t[2], NULL, t2, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	pthread_join(t[2], NULL);
	return 0;
}
