/*
 * Loops around loops that count, and loops that count on some paths only:
 * whoever waits here still spins, and is not taken for somebody who counts.
 *   ROUNDS    tries three times, for ever
 *   SOMETIMES counts only what it has not come for
 *   OTHERWISE goes back from two places, and counts on the way to one
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int ready, other;

static void *waiter(void *unused)
{
	(void)unused;
#if defined(ROUNDS)
	for (;;)
		for (int i = 0; i < 3; i++)
			if (atomic_load_explicit(&ready, memory_order_acquire))
				return NULL;
#elif defined(SOMETIMES)
	int count = 0;

	while (!atomic_load_explicit(&ready, memory_order_acquire))
		if (atomic_load_explicit(&other, memory_order_relaxed))
			count++;
	return (void *)(long)count;
#else
	int count = 0;

	for (;;) {
		if (atomic_load_explicit(&ready, memory_order_acquire))
			break;
		if (!atomic_load_explicit(&other, memory_order_relaxed))
			continue;
		count++;
	}
	return (void *)(long)count;
#endif
}

int main(void)
{
	pthread_t thread;

	pthread_create(&thread, NULL, waiter, NULL);
	atomic_store_explicit(&ready, 1, memory_order_release);
	pthread_join(thread, NULL);
	return 0;
}
