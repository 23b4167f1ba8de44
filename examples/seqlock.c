/*
 * A sequence lock: the writer makes the counter odd while it writes, the reader tries again if the counter was odd or has
 * changed. The data are atomic and relaxed; two fences keep them between the two looks at the counter.
 * With -DNO_FENCE the reader's fence is missing, and it may see half of a write.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_uint sequence;
static atomic_int x, y;

static void *writer(void *unused)
{
	(void)unused;
	atomic_store_explicit(&sequence, 1, memory_order_relaxed);
	atomic_thread_fence(memory_order_release);
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	atomic_store_explicit(&sequence, 2, memory_order_release);
	return NULL;
}

static void *reader(void *unused)
{
	unsigned before, after;
	int a, b;

	(void)unused;
	do {
		before = atomic_load_explicit(&sequence, memory_order_acquire);
		a = atomic_load_explicit(&x, memory_order_relaxed);
		b = atomic_load_explicit(&y, memory_order_relaxed);
#ifndef NO_FENCE
		atomic_thread_fence(memory_order_acquire);
#endif
		after = atomic_load_explicit(&sequence, memory_order_relaxed);
	} while (before % 2 != 0 || before != after);
	assert(a == b);
	return NULL;
}

int main(void)
{
	pthread_t w, r;

	pthread_create(&w, NULL, writer, NULL);
	pthread_create(&r, NULL, reader, NULL);
	pthread_join(w, NULL);
	pthread_join(r, NULL);
	return 0;
}
