/* Two threads, each of which reads twice and then tries to win. Under a model that tracks dependencies the first read is added again when
   the others are there already; it must not overlook that they have read something older. 2 winners, and 3 ways for the other one to read. */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *run(void *unused)
{
	int expected = 0;

	(void)unused;
	(void)atomic_load_explicit(&x, memory_order_relaxed);
	(void)atomic_load_explicit(&x, memory_order_acquire);
	atomic_compare_exchange_strong_explicit(&x, &expected, 1, memory_order_relaxed, memory_order_relaxed);
	return NULL;
}

int main(void)
{
	pthread_t t[2];

	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, run, NULL);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	return 0;
}
