/* A barrier is destroyed while a thread waits at it, or before. */
#include <pthread.h>
#include <stddef.h>

static pthread_barrier_t gate;

static void *worker(void *unused)
{
	(void)unused;
	pthread_barrier_wait(&gate);
	return NULL;
}

int main(void)
{
	pthread_t t;
	pthread_barrier_init(&gate, NULL, 2);
	pthread_create(&t, NULL, worker, NULL);
	pthread_barrier_destroy(&gate);
	return 0;
}
