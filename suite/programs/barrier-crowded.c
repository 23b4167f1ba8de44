/* Four threads wait at a barrier for two: who meets whom is open, so the waits are ordered. */
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
	pthread_t t[4];

	pthread_barrier_init(&gate, NULL, 2);
	for (int i = 0; i < 4; i++)
		pthread_create(&t[i], NULL, worker, NULL);
	for (int i = 0; i < 4; i++)
		pthread_join(t[i], NULL);
	pthread_barrier_destroy(&gate);
	return 0;
}
