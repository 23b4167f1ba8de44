/* What follows may lean on an acquire: the load acquires, and an exchange that fails does not. Whoever comes from the exchange has not
   synchronised with the publisher, and races. */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;
static int data;

static void *publisher(void *argument)
{
	data = 1;
	atomic_store_explicit(&x, 1, memory_order_release);
	return argument;
}

static void *reader(void *argument)
{
	int p = atomic_load_explicit(&x, memory_order_acquire);
	while (!atomic_compare_exchange_strong_explicit(&x, &p, p + 2, memory_order_relaxed, memory_order_relaxed)) {
	}
	if (p == 1)
		argument = data ? argument : 0;
	return argument;
}

int main(void)
{
	pthread_t threads[2];
	pthread_create(&threads[0], 0, publisher, 0);
	pthread_create(&threads[1], 0, reader, 0);
	pthread_join(threads[0], 0);
	pthread_join(threads[1], 0);
	return 0;
}
