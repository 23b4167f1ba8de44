/* A local variable outlives its function in another thread. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static int *_Atomic shared;

static void publish(void)
{
	int local = 1;

	atomic_store(&shared, &local);
}

static void *t0(void *unused)
{
	(void)unused;
	publish();
	return NULL;
}

static void *t1(void *unused)
{
	(void)unused;
	int *p = atomic_load(&shared);
	if (p)
		assert(*p == 1);
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
