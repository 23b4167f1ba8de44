#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

static sem_t ready;

static void *worker(void *arg)
{
	sem_wait(&ready);
	return arg;
}

int main(void)
{
	pthread_t t;

	sem_init(&ready, 0, 0);
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	return 0;
}
