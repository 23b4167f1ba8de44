/* The reader looks at an object while it waits, and then lets another thread free it, without making that wait for it: a use after
   free, but only in executions with a round of the loop, which must then not be left out. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int x, y;
static atomic_int *object;

static void *reader(void *argument)
{
	while (atomic_load_explicit(&x, memory_order_relaxed) == 0)
		(void)atomic_load_explicit(object, memory_order_relaxed);
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	return argument;
}

static void *publisher(void *argument)
{
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	return argument;
}

int main(void)
{
	pthread_t threads[2];
	object = malloc(sizeof *object);
	atomic_init(object, 0);
	pthread_create(&threads[0], 0, reader, 0);
	pthread_create(&threads[1], 0, publisher, 0);
	while (!atomic_load_explicit(&y, memory_order_relaxed)) {
	}
	free(object);
	pthread_join(threads[0], 0);
	pthread_join(threads[1], 0);
	return 0;
}
