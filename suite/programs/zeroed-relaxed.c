/* Zeroed memory that is published with relaxed order: nothing orders its allocation before the write of who finds it. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static int *_Atomic cell;

static void *maker(void *unused)
{
	(void)unused;
	atomic_store_explicit(&cell, calloc(1, sizeof(int)), memory_order_relaxed);
	return NULL;
}

static void *user(void *unused)
{
	int *found = atomic_load_explicit(&cell, memory_order_relaxed);

	(void)unused;
	if (found)
		*found = 1;
	return NULL;
}

int main(void)
{
	pthread_t t[2];

	pthread_create(&t[0], NULL, maker, NULL);
	pthread_create(&t[1], NULL, user, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	return 0;
}
