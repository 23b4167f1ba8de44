/* What the waits return is kept in variables that nobody reads. */
#include <pthread.h>
#include <stddef.h>

static pthread_barrier_t gate;

static void *worker(void *unused)
{
	int code;
	(void)unused;
	code = pthread_barrier_wait(&gate);
	(void)code;
	int other = pthread_barrier_wait(&gate);
	other = 3;
	return (void *)(long)other;
}

int main(void)
{
	pthread_t t[2];
	pthread_barrier_init(&gate, NULL, 2);
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, worker, NULL);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	return 0;
}
