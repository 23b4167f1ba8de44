/* A plain write and a spinning read of the same location are a race, although the thread that spins reads on until it sees the
   release store that comes after: before that it may look at any time. */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag;

static void *writer(void *argument)
{
	(void)argument;
	*(int *)&flag = 0;
	atomic_store_explicit(&flag, 1, memory_order_release);
	return NULL;
}

static void *reader(void *argument)
{
	(void)argument;
	while (atomic_load_explicit(&flag, memory_order_acquire) == 0) {
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
