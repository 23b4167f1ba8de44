/*
 * Peterson's mutual exclusion for two threads, with the order of its accesses as a parameter: right with seq_cst (the
 * default), wrong with -DORDER=memory_order_relaxed, unless the model is sequential consistency.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef ORDER
#define ORDER memory_order_seq_cst
#endif

static atomic_int wants[2], turn, inside;

static void *run(void *number)
{
	long me = (long)number, other = 1 - me;

	atomic_store_explicit(&wants[me], 1, ORDER);
	atomic_store_explicit(&turn, (int)other, ORDER);
	while (atomic_load_explicit(&wants[other], ORDER) && atomic_load_explicit(&turn, ORDER) == other)
		;
	assert(atomic_fetch_add_explicit(&inside, 1, memory_order_relaxed) == 0);
	atomic_fetch_sub_explicit(&inside, 1, memory_order_relaxed);
	atomic_store_explicit(&wants[me], 0, ORDER);
	return NULL;
}

int main(void)
{
	pthread_t t[2];

	for (long i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, run, (void *)i);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	return 0;
}
