/* A thread spins on memory that was never written until another thread stores to it: its first look reads nothing. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(atomic_int *) shared;

static void *writer(void *argument)
{
	(void)argument;
	atomic_int *flag = malloc(sizeof *flag);
	atomic_store_explicit(&shared, flag, memory_order_release);
	atomic_store_explicit(flag, 1, memory_order_release);
	return NULL;
}

static void *reader(void *argument)
{
	(void)argument;
	atomic_int *flag = atomic_load_explicit(&shared, memory_order_acquire);
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
