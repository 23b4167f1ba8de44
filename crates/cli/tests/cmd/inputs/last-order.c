/* Of the 120 orders of five increments, one makes the assertion fail: the one that is explored late. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;
static int seen[5];

static void *increment(void *number)
{
	seen[(long)number] = atomic_fetch_add_explicit(&x, 1, memory_order_relaxed);
	return NULL;
}

int main(void)
{
	pthread_t t[5];
	int reversed = 1;

	for (long i = 0; i < 5; i++)
		pthread_create(&t[i], NULL, increment, (void *)i);
	for (int i = 0; i < 5; i++)
		pthread_join(t[i], NULL);
	for (int i = 0; i < 5; i++)
		reversed = reversed && seen[i] == 4 - i;
	assert(!reversed);
	return 0;
}
