/* Each thread has its own. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static _Thread_local int mine = 1;
static atomic_int sum;

static void *t0(void *unused)
{
	(void)unused;
	mine++;
	atomic_fetch_add(&sum, mine);
	return NULL;
}

static void *t1(void *unused)
{
	(void)unused;
	mine++;
	atomic_fetch_add(&sum, mine);
	return NULL;
}

int main(void)
{
	pthread_t t[2];

	pthread_create(&t[0], NULL, t0, NULL);
	pthread_create(&t[1], NULL, t1, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	assert(atomic_load(&sum) == 4 && mine == 1);
	return 0;
}
