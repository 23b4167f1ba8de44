/* An address is published in two halves. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static atomic_uint low, high;

static void *t0(void *unused)
{
	(void)unused;
	int *p = malloc(sizeof *p);
	*p = 1;
	atomic_store(&low, (unsigned)(uintptr_t)p);
	atomic_store(&high, (unsigned)((uintptr_t)p >> 32));
	return NULL;
}

static void *t1(void *unused)
{
	(void)unused;
	uintptr_t a = atomic_load(&high);
	if (a)
		assert(*(int *)(a << 32 | atomic_load(&low)) == 1);
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
