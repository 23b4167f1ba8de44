/* A lock that is tried so many times before it is waited for: it is taken in the first round, or not before the slow path. BAD: that
   forgets to lock. */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int lock;
static int x;

static void acquire(void)
{
	int tries = 4000;
	while (tries--) {
		int expected = 0;
		if (atomic_load_explicit(&lock, memory_order_relaxed) == 0 &&
		    atomic_compare_exchange_strong_explicit(&lock, &expected, 1, memory_order_acquire, memory_order_relaxed))
			return;
	}
#ifndef BAD
	while (atomic_exchange_explicit(&lock, 1, memory_order_acquire) != 0) {
	}
#endif
}

static void *run(void *argument)
{
	acquire();
	x++;
	atomic_store_explicit(&lock, 0, memory_order_release);
	return argument;
}

int main(void)
{
	pthread_t threads[2];
	pthread_create(&threads[0], 0, run, 0);
	pthread_create(&threads[1], 0, run, 0);
	pthread_join(threads[0], 0);
	pthread_join(threads[1], 0);
	return 0;
}
