/* Loops that count, whose rounds may not be repeated silently. EFFECT: a round with an effect leads back to the head, so that it matters
   how many are left. OWN: the effect is on what the
   thread knows. WITHIN: what a round does depends on which one it is. Else: x 0 and y 1 can be read in one round, but not again in
   the next. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;
static int count;

static void *counter(void *argument)
{
#ifdef EFFECT
	for (int i = 0; i < 2; i++)
		if (atomic_load_explicit(&x, memory_order_relaxed))
			atomic_fetch_add_explicit(&y, 1, memory_order_relaxed);
#elif defined OWN
	int found = 0;
	for (int i = 0; i < 2; i++)
		if (atomic_load_explicit(&x, memory_order_relaxed))
			found++;
	atomic_store_explicit(&y, found, memory_order_relaxed);
#elif defined WITHIN
	for (int i = 0;; i++) {
		int a = atomic_load_explicit(&x, memory_order_relaxed);
		if (i == 1)
			atomic_store_explicit(&y, 1, memory_order_relaxed);
		if (a != 0)
			return argument;
	}
#else
	for (int i = 0; i < 2; i++) {
		int a = atomic_load_explicit(&x, memory_order_relaxed);
		int b = atomic_load_explicit(&y, memory_order_acquire);
		if (a != 0 || b != 1)
			return argument;
	}
	assert(0);
#endif
	return argument;
}

static void *writer(void *argument)
{
	atomic_store_explicit(&x, 1, memory_order_relaxed);
#if !defined EFFECT && !defined OWN && !defined WITHIN
	atomic_store_explicit(&y, 1, memory_order_release);
#endif
	return argument;
}

int main(void)
{
	pthread_t threads[2];
	pthread_create(&threads[0], 0, counter, 0);
	pthread_create(&threads[1], 0, writer, 0);
	pthread_join(threads[0], 0);
	pthread_join(threads[1], 0);
#if defined EFFECT || defined OWN || defined WITHIN
	count = atomic_load(&y);
	assert(count != 1);
#endif
	return 0;
}
