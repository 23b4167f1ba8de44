/* An address is published in disguise and too early. */
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
	atomic_store_explicit(&shared, (uintptr_t)p ^ 1, memory_order_release);
	*p = 1;
	return NULL;
}

static void *t1(void *unused)
{
	(void)unused;
	uintptr_t a = atomic_load_explicit(&shared, memory_order_acquire);
	if (a)
		*(int *)(a ^ 1) = 2;
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
