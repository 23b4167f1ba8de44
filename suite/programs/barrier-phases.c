/* The same barrier again and again: plain data of one phase is read in the next. */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

#define ROUNDS 3
static pthread_barrier_t gate;
static int slot[2];

static void *worker(void *arg)
{
	long me = (long)arg;
	for (int r = 1; r <= ROUNDS; r++) {
		slot[me] = r;
		pthread_barrier_wait(&gate);
		assert(slot[1 - me] == r);
		pthread_barrier_wait(&gate);
	}
	return NULL;
}

int main(void)
{
	pthread_t t[2];
	pthread_barrier_init(&gate, NULL, 2);
	for (long i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, worker, (void *)i);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	return 0;
}
