/* A mutex is locked after it was destroyed. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *t0(void *unused)
{
	(void)unused;
	pthread_mutex_lock(&m);
	pthread_mutex_unlock(&m);
	return NULL;
}

int main(void)
{
	pthread_t t[1];

	pthread_mutex_destroy(&m);
	pthread_create(&t[0], NULL, t0, NULL);
	pthread_join(t[0], NULL);
	return 0;
}
