/* Who locks for reading twice lets no writer in between. */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int x;

static void *reader(void *unused)
{
	(void)unused;
	pthread_rwlock_rdlock(&lock);
	int first = x;
	pthread_rwlock_rdlock(&lock);
	pthread_rwlock_unlock(&lock);
	assert(x == first);
	pthread_rwlock_unlock(&lock);
	return NULL;
}

static void *writer(void *unused)
{
	(void)unused;
	pthread_rwlock_wrlock(&lock);
	x = 1;
	pthread_rwlock_unlock(&lock);
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
