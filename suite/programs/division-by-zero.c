/* A divisor that another thread sets to 0. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static atomic_int d = 1;
static int q;

static void *t0(void *unused)
{
	(void)unused;
	atomic_store(&d, 0);
	return NULL;
}

static void *t1(void *unused)
{
	(void)unused;
	q = 8 / atomic_load(&d);
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
