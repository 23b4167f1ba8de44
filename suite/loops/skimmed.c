/* The reader looks at z while it waits. A round of that loop that is left out takes a race with it: of its read with the plain store, which
   comes of what the reader does after the loop. CALM: by a release and an acquire, so that all rounds happen before the store. */
#include <pthread.h>
#include <stdatomic.h>

#ifdef CALM
#define STORE memory_order_release
#define LOAD memory_order_acquire
#else
#define STORE memory_order_relaxed
#define LOAD memory_order_relaxed
#endif

static atomic_int x, y, z;

static void *reader(void *argument)
{
	while (atomic_load_explicit(&x, memory_order_relaxed) == 0)
		(void)atomic_load_explicit(&z, memory_order_relaxed);
	atomic_store_explicit(&y, 1, STORE);
	return argument;
}

static void *publisher(void *argument)
{
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	return argument;
}

static void *writer(void *argument)
{
	if (atomic_load_explicit(&y, LOAD))
		*(int *)&z = 1;
	return argument;
}

int main(void)
{
	pthread_t threads[3];
	pthread_create(&threads[0], 0, reader, 0);
	pthread_create(&threads[1], 0, publisher, 0);
	pthread_create(&threads[2], 0, writer, 0);
	for (int i = 0; i < 3; i++)
		pthread_join(threads[i], 0);
	return 0;
}
