/* One section sees all that the other does, or nothing. */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x;

static void *reader(void *unused)
{
	(void)unused;
	pthread_mutex_lock(&m);
	assert(x != WRONG);
	pthread_mutex_unlock(&m);
	return NULL;
}

static void *writer(void *unused)
{
	(void)unused;
	pthread_mutex_lock(&m);
	x = 1;
	x = 2;
	pthread_mutex_unlock(&m);
	return NULL;
}

int main(void)
{
	pthread_t t[2];

	pthread_create(&t[0], NULL, reader, NULL);
	pthread_create(&t[1], NULL, writer, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	return 0;
}
