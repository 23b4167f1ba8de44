/* Three equal threads and two, each of which reads what the others write. Causes and co order some of them in a circle:
   of the images of such an execution that are visited, one counts. Every thread writes, so that each execution has 3! * 2! images. */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

atomic_int x, y;

static void *first(void *unused)
{
	(void)unused;
	(void)atomic_load_explicit(&y, memory_order_relaxed);
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	return NULL;
}

static void *second(void *unused)
{
	(void)unused;
	int seen = atomic_load_explicit(&x, memory_order_relaxed);
	atomic_store_explicit(&y, seen + 1, memory_order_relaxed);
	return NULL;
}

int main(void)
{
	pthread_t threads[5];
	for (int i = 0; i < 5; i++)
		pthread_create(&threads[i], NULL, i < 3 ? first : second, NULL);
	for (int i = 0; i < 5; i++)
		pthread_join(threads[i], NULL);
	return 0;
}
