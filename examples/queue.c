// A queue between one producer and one consumer: a ring of two slots. It has two mistakes; docs/start.md finds and mends both.

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef PUBLISH
#define PUBLISH memory_order_relaxed
#endif
#ifndef REUSE
#define REUSE memory_order_relaxed
#endif

#define SLOTS 2
#define ITEMS 3

static int slots[SLOTS];
static atomic_uint head; // how many items were taken
static atomic_uint tail; // how many items were put in

static int push(int item)
{
	unsigned t = atomic_load_explicit(&tail, memory_order_relaxed);
	unsigned h = atomic_load_explicit(&head, REUSE);
	if (t - h == SLOTS)
		return 0;
	slots[t % SLOTS] = item;
	atomic_store_explicit(&tail, t + 1, PUBLISH);
	return 1;
}

static int pop(int *item)
{
	unsigned h = atomic_load_explicit(&head, memory_order_relaxed);
	unsigned t = atomic_load_explicit(&tail, memory_order_acquire);
	if (h == t)
		return 0;
	*item = slots[h % SLOTS];
	atomic_store_explicit(&head, h + 1, memory_order_release);
	return 1;
}

static void *producer(void *unused)
{
	for (int i = 1; i <= ITEMS; i++)
		while (!push(i))
			;
	return 0;
}

static void *consumer(void *unused)
{
	for (int i = 1; i <= ITEMS; i++) {
		int item;
		while (!pop(&item))
			;
		assert(item == i);
	}
	return 0;
}

int main(void)
{
	pthread_t threads[2];
	pthread_create(&threads[0], 0, producer, 0);
	pthread_create(&threads[1], 0, consumer, 0);
	pthread_join(threads[0], 0);
	pthread_join(threads[1], 0);
}
