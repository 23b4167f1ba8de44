/* Threads that are not equal, which is decided by the first execution; and that takes long enough for the check to be put aside before. */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x, y[100];

static void *slow(void *unused)
{
	(void)unused;
	for (int i = 0; i < 100; i++)
		atomic_store_explicit(&y[i], 1, memory_order_relaxed);
	atomic_fetch_add_explicit(&x, 1, memory_order_relaxed);
	return NULL;
}

static void *fast(void *unused)
{
	(void)unused;
	atomic_fetch_add_explicit(&x, 2, memory_order_relaxed);
	return NULL;
}

int main(void)
{
	pthread_t t[2];

	pthread_create(&t[0], NULL, slow, NULL);
	pthread_create(&t[1], NULL, fast, NULL);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	return 0;
}
