/* A pointer that may not have been set yet is used. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static int *_Atomic shared;
static int x;

static void *t0(void *unused)
{
	(void)unused;
	atomic_store_explicit(&shared, &x, memory_order_release);
	return NULL;
}

static void *t1(void *unused)
{
	(void)unused;
	int *p = atomic_load_explicit(&shared, memory_order_acquire);
	*p = 1;
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
