/* A local variable is lent to another thread and taken back before the function returns. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static atomic_int *_Atomic shared;
static atomic_int done;

static void *t0(void *unused)
{
	(void)unused;
	atomic_int local = 1;
	atomic_store(&shared, &local);
	while (!atomic_load(&done))
		;
	assert(atomic_load(&local) == 2);
	return NULL;
}

static void *t1(void *unused)
{
	(void)unused;
	atomic_int *p;
	while (!(p = atomic_load(&shared)))
		;
	atomic_store(p, 2);
	atomic_store(&done, 1);
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
