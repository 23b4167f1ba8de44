/* The program gives up. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static atomic_int x;

static void *t0(void *unused)
{
	(void)unused;
	atomic_store(&x, 1);
	return NULL;
}

static void *t1(void *unused)
{
	(void)unused;
	if (atomic_load(&x))
		abort();
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
