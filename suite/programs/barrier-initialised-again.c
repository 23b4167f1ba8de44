/* A barrier for two threads, then one for three in the same memory. */
#include <pthread.h>
#include <stddef.h>

static pthread_barrier_t gate;

static void *worker(void *arg)
{
	*(int *)arg = 1;
	pthread_barrier_wait(&gate);
	return NULL;
}

static void round_of(int n)
{
	pthread_t t[3];
	static int slot[3];
	pthread_barrier_init(&gate, NULL, n);
	for (int i = 0; i < n; i++)
		pthread_create(&t[i], NULL, worker, &slot[i]);
	for (int i = 0; i < n; i++)
		pthread_join(t[i], NULL);
	pthread_barrier_destroy(&gate);
}

int main(void)
{
	round_of(2);
	round_of(3);
	return 0;
}
