#include <pthread.h>
#include <stddef.h>

static pthread_barrier_t meet;

static void *idle(void *arg)
{
	return arg;
}

static void *worker(void *arg)
{
	pthread_barrier_wait(&meet);
	return arg;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&u, NULL, idle, NULL);
	pthread_barrier_init(&meet, NULL, 2);
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
