/* A thread creates another and returns what that has returned. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static void *inner(void *n)
{
	return (char *)n + 1;
}

static void *outer(void *n)
{
	pthread_t t;
	void *result;

	pthread_create(&t, NULL, inner, (char *)n + 1);
	pthread_join(t, &result);
	return result;
}

int main(void)
{
	pthread_t t[2];
	void *result;

	for (long i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, outer, (void *)(10 * i));
	for (long i = 0; i < 2; i++) {
		pthread_join(t[i], &result);
		assert(result == (void *)(10 * i + 2));
	}
	return 0;
}
