/* One section frees what another one of the same lock writes: nothing that is read tells which came first. */
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int *p;

static void *freer(void *unused)
{
	(void)unused;
	pthread_mutex_lock(&m);
	free(p);
	pthread_mutex_unlock(&m);
	return NULL;
}

static void *writer(void *unused)
{
	(void)unused;
	pthread_mutex_lock(&m);
	*p = 3;
	pthread_mutex_unlock(&m);
	return NULL;
}

int main(void)
{
	pthread_t t[2];

	p = malloc(sizeof *p);
	*p = 0;
	pthread_create(&t[0], NULL, freer, NULL);
	pthread_create(&t[1], NULL, writer, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	return 0;
}
