/* A thread is joined by two others. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static pthread_t first;

static void *run(void *n)
{
	return n;
}

static void *joiner(void *n)
{
	pthread_join(first, NULL);
	return n;
}

int main(void)
{
	pthread_t t;

	pthread_create(&first, NULL, run, NULL);
	pthread_create(&t, NULL, joiner, NULL);
	pthread_join(first, NULL);
	pthread_join(t, NULL);
	return 0;
}
