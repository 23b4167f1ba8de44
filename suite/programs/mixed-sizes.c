/* The same bytes as one word and as two halves. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static union {
	atomic_uint whole;
	atomic_ushort half[2];
} u;

static void *t0(void *unused)
{
	(void)unused;
	atomic_store(&u.whole, 1);
	return NULL;
}

static void *t1(void *unused)
{
	(void)unused;
	atomic_store(&u.half[0], 2);
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
