/* An object is published by a relaxed store: whoever finds it does not know its first contents, even if it spins on the object until it
   sees a release store. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(atomic_int *) shared;

static void *writer(void *argument)
{
	(void)argument;
	atomic_int *flag = malloc(sizeof *flag);
	atomic_init(flag, 0);
	atomic_store_explicit(&shared, flag, memory_order_relaxed);
	atomic_store_explicit(flag, 1, memory_order_release);
	return NULL;
}

static void *reader(void *argument)
{
	(void)argument;
	atomic_int *flag = atomic_load_explicit(&shared, memory_order_relaxed);
	if (flag != NULL)
		while (atomic_load_explicit(flag, memory_order_acquire) == 0) {
		}
	return NULL;
}

int main(void)
{
	pthread_t first, second;
	pthread_create(&first, NULL, writer, NULL);
	pthread_create(&second, NULL, reader, NULL);
	pthread_join(first, NULL);
	pthread_join(second, NULL);
	return 0;
}
