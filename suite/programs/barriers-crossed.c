/* Two threads come to two barriers in opposite orders. */
#include <pthread.h>
#include <stddef.h>

static pthread_barrier_t left, right;

static void *t0(void *unused)
{
	(void)unused;
	pthread_barrier_wait(&left);
	pthread_barrier_wait(&right);
	return NULL;
}

static void *t1(void *unused)
{
	(void)unused;
	pthread_barrier_wait(&right);
	pthread_barrier_wait(&left);
	return NULL;
}

int main(void)
{
	pthread_t t[2];
	pthread_barrier_init(&left, NULL, 2);
	pthread_barrier_init(&right, NULL, 2);
	pthread_create(&t[0], NULL, t0, NULL);
	pthread_create(&t[1], NULL, t1, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	return 0;
}
