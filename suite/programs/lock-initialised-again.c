/* A mutex is initialised again, in order: nobody holds it. */
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m;

static void *worker(void *unused)
{
	(void)unused;
	pthread_mutex_lock(&m);
	pthread_mutex_unlock(&m);
	return NULL;
}

static void round_of_two(void)
{
	pthread_t t[2];

	pthread_mutex_init(&m, NULL);
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, worker, NULL);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	pthread_mutex_destroy(&m);
}

int main(void)
{
	round_of_two();
	round_of_two();
	return 0;
}
