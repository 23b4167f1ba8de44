/*
 * The same events over few or many locations: each of N threads makes ACCESSES
 * plain writes and as many plain reads, in turn over LOCATIONS ints of its own,
 * then adds one to a shared atomic.  Shows what a location costs.
 * Parameters: N (3), ACCESSES (64), LOCATIONS (1).  N! executions.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif
#ifndef ACCESSES
#define ACCESSES 64
#endif
#ifndef LOCATIONS
#define LOCATIONS 1
#endif

static int buffer[N][LOCATIONS];
static atomic_int done;

static void *worker(void *arg)
{
	long me = (long)arg;

	for (int i = 0; i < ACCESSES; i++)
		buffer[me][i % LOCATIONS] = i;
	for (int i = 0; i < ACCESSES; i++)
		assert(buffer[me][i % LOCATIONS] >= ACCESSES - LOCATIONS);
	atomic_fetch_add_explicit(&done, 1, memory_order_relaxed);
	return NULL;
}

int main(void)
{
	pthread_t t[N];

	for (long i = 0; i < N; i++)
		pthread_create(&t[i], NULL, worker, (void *)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	assert(atomic_load(&done) == N);
	return 0;
}
