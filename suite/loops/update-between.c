/* A store of what was stored before, with an update of the same thread in between: it changes something, so that a round that has it may
   not be left out. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;

static void *writer(void *argument)
{
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	atomic_fetch_add_explicit(&x, 1, memory_order_relaxed);
	while (!atomic_load_explicit(&y, memory_order_relaxed))
		atomic_store_explicit(&x, 1, memory_order_relaxed);
	return argument;
}

int main(void)
{
	pthread_t thread;
	pthread_create(&thread, 0, writer, 0);
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	pthread_join(thread, 0);
	assert(atomic_load_explicit(&x, memory_order_relaxed) != 1);
	return 0;
}
