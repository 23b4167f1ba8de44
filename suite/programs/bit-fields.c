/* Neighbours in a unit are one location: two threads that write different ones race. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static struct {
	unsigned a : 3, b : 5;
} s;

static void *t0(void *unused)
{
	(void)unused;
	s.a = 1;
	return NULL;
}

static void *t1(void *unused)
{
	(void)unused;
	s.b = 2;
	return NULL;
}

int main(void)
{
	pthread_t t[2];

	pthread_create(&t[0], NULL, t0, NULL);
	pthread_create(&t[1], NULL, t1, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	return 0;
}
