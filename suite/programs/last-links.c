/* Threads that do nothing but read-modify-writes of one location, in whatever order: 3! of them, each ending with another last one.
   -DLAST: one order is wrong, and only what main sees in the end shows it.
   -DTWICE: two threads, each of which does it twice: the order within a thread is fixed, 4 over 2.
   -DCAUSE: two threads, one of which may know that the other has done it, and cannot come before that: 2 orders, or 1.
   -DRESULT: what the threads end with tells who was first; one main does not join, but the others it does. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x, y;

static int count(int i)
{
#ifdef LAST
	return atomic_exchange_explicit(&x, i, memory_order_relaxed);
#else
	(void)i;
	return atomic_fetch_add_explicit(&x, 1, memory_order_relaxed);
#endif
}

static void *run(void *arg)
{
	int i = (int)(long)arg;

#ifdef CAUSE
	if (i == 2)
		(void)atomic_load_explicit(&y, memory_order_relaxed);
#endif
	int seen = count(i);

#ifdef TWICE
	seen = count(i);
#endif
#ifdef CAUSE
	if (i == 1)
		atomic_store_explicit(&y, 1, memory_order_relaxed);
#endif
#ifdef RESULT
	return (void *)(long)(seen == 0);
#else
	(void)seen;
	return NULL;
#endif
}

int main(void)
{
#if defined TWICE || defined CAUSE
	enum { THREADS = 2 };
#else
	enum { THREADS = 3 };
#endif
	pthread_t t[THREADS];
	void *first = NULL;

	for (long i = 0; i < THREADS; i++)
		pthread_create(&t[i], NULL, run, (void *)(i + 1));
#ifdef RESULT
	for (int i = 1; i < THREADS; i++)
		pthread_join(t[i], &first);
	assert(first == NULL || atomic_load_explicit(&x, memory_order_relaxed) > 0);
#else
	for (int i = 0; i < THREADS; i++)
		pthread_join(t[i], &first);
	int last = atomic_load_explicit(&x, memory_order_relaxed);

#ifdef LAST
	assert(last != 1);
#elif defined TWICE
	assert(last == 2 * THREADS);
#else
	assert(last == THREADS);
#endif
#endif
	return 0;
}
