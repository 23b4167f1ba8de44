/* An index that is one too large, in one execution. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static atomic_int index_;
static int array[2];

static void *t0(void *unused)
{
	(void)unused;
	atomic_store(&index_, 2);
	return NULL;
}

static void *t1(void *unused)
{
	(void)unused;
	array[atomic_load(&index_)] = 1;
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
