// The barrier is on the stack of main, which has made it when there already was another thread. One thread too few comes.

#include <pthread.h>

static void *nothing(void *argument)
{
	return argument;
}

static void *worker(void *barrier)
{
	pthread_barrier_wait(barrier);
	return NULL;
}

int main(void)
{
	pthread_t first, second;
	pthread_barrier_t barrier;
	pthread_create(&first, NULL, nothing, NULL);
	pthread_barrier_init(&barrier, NULL, 2);
	pthread_create(&second, NULL, worker, &barrier);
	pthread_join(first, NULL);
	pthread_join(second, NULL);
	return 0;
}
