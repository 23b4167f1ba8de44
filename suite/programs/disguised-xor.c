/* An address is published in disguise: its object must be shared from its birth. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static atomic_uintptr_t shared;

static void *t0(void *unused)
{
	(void)unused;
	int *p = malloc(sizeof *p);
	*p = 1;
	atomic_store(&shared, (uintptr_t)p ^ 0xFFFF);
	return NULL;
}

static void *t1(void *unused)
{
	(void)unused;
	uintptr_t a = atomic_load(&shared);
	if (a)
		assert(*(int *)(a ^ 0xFFFF) == 1);
	return NULL;
}

int main(void)
{
	pthread_t t[2];

	pthread_create(&t[0], NULL, t0, NULL);
	pthread_create(&t[1], NULL, t1, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	free((void *)(atomic_load(&shared) ^ 0xFFFF));
	return 0;
}
