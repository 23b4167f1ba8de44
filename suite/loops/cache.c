/* A wait that copies what it reads into a variable that nobody else uses. LOOK: another thread uses it while the loop goes round; that
   shows after the loop has been taken for one that has no effect. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, cache;

static void *reader(void *argument)
{
	do {
		atomic_store_explicit(&cache, atomic_load_explicit(&x, memory_order_relaxed), memory_order_relaxed);
	} while (atomic_load_explicit(&cache, memory_order_relaxed) != 2);
	return argument;
}

static void *writer(void *argument)
{
	atomic_store_explicit(&x, 1, memory_order_relaxed);
#ifdef LOOK
	assert(atomic_load_explicit(&cache, memory_order_relaxed) != 1);
#endif
	atomic_store_explicit(&x, 2, memory_order_relaxed);
	return argument;
}

int main(void)
{
	pthread_t threads[2];
	pthread_create(&threads[0], 0, reader, 0);
	pthread_create(&threads[1], 0, writer, 0);
	pthread_join(threads[0], 0);
	pthread_join(threads[1], 0);
	return 0;
}
