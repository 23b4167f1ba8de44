/* No spin: the loop counts, and ends by itself. What a later round could read the first one could, too. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static atomic_int flag;

static void *t0(void *unused)
{
	(void)unused;
	int tries = 0;
	while (!atomic_load(&flag) && tries < 3)
		tries++;
	assert(tries <= 3);
	return NULL;
}

static void *t1(void *unused)
{
	(void)unused;
	atomic_store(&flag, 1);
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
