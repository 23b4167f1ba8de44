/* Part of what is published was never written. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct pair {
	int a, b;
};
static struct pair *_Atomic shared;

static void *t0(void *unused)
{
	(void)unused;
	struct pair *p = malloc(sizeof *p);
	p->a = 1;
	atomic_store(&shared, p);
	return NULL;
}

static void *t1(void *unused)
{
	(void)unused;
	struct pair *p = atomic_load(&shared);
	if (p)
		assert(p->a == 1 && p->b != 7);
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
