/* A thread-local variable outlives its thread in another one. */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static _Thread_local int mine = 4;
static int *_Atomic shared;

static void *run(void *unused)
{
	(void)unused;
	atomic_store(&shared, &mine);
	return NULL;
}

int main(void)
{
	pthread_t t;

	pthread_create(&t, NULL, run, NULL);
	pthread_join(t, NULL);
	return *atomic_load(&shared) - 4;
}
