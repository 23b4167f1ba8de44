/* Two threads free the same. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static int *_Atomic shared;

static void *t0(void *unused)
{
	(void)unused;
	free(atomic_load(&shared));
	return NULL;
}

static void *t1(void *unused)
{
	(void)unused;
	free(atomic_load(&shared));
	return NULL;
}

int main(void)
{
	pthread_t t[2];

	atomic_store(&shared, malloc(sizeof(int)));
	pthread_create(&t[0], NULL, t0, NULL);
	pthread_create(&t[1], NULL, t1, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	return 0;
}
