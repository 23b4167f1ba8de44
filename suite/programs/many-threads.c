/* More threads than a first guess has room for. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static atomic_int sum;

static void *run(void *n)
{
	if (n == (void *)11)
		atomic_fetch_add(&sum, 1);
	return n;
}

int main(void)
{
	pthread_t t[12];
	void *result;

	for (long i = 0; i < 12; i++)
		pthread_create(&t[i], NULL, run, (void *)i);
	for (long i = 0; i < 12; i++) {
		pthread_join(t[i], &result);
		assert(result == (void *)i);
	}
	assert(sum == 1);
	return 0;
}
