/* A field behind the end of what another thread has allocated. */
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
	int *p = malloc(2 * sizeof *p);
	p[0] = p[1] = 1;
	atomic_store(&shared, p);
	return NULL;
}

static void *t1(void *unused)
{
	(void)unused;
	int *p = atomic_load(&shared);
	if (p)
		assert(p[2] == 1);
	return NULL;
}

int main(void)
{
	pthread_t t[2];

	pthread_create(&t[0], NULL, t0, NULL);
	pthread_create(&t[1], NULL, t1, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	free(shared);
	return 0;
}
