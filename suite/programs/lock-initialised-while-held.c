/* Initialising a mutex that another thread holds lets a third one in. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static atomic_int held, inside;

static void *t0(void *unused)
{
	(void)unused;
	pthread_mutex_lock(&m);
	atomic_store(&held, 1);
	assert(atomic_fetch_add(&inside, 1) == 0);
	atomic_fetch_sub(&inside, 1);
	pthread_mutex_unlock(&m);
	return NULL;
}

static void *t1(void *unused)
{
	(void)unused;
	if (atomic_load(&held) == 0)
		return NULL;
	pthread_mutex_init(&m, NULL);
	pthread_mutex_lock(&m);
	assert(atomic_fetch_add(&inside, 1) == 0);
	atomic_fetch_sub(&inside, 1);
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
