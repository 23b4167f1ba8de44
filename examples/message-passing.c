/* Message passing: the flag is stored with release and loaded with acquire, so whoever sees it sees the message. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static int message;
static atomic_int ready;

static void *producer(void *unused)
{
	(void)unused;
	message = 42;
	atomic_store_explicit(&ready, 1, memory_order_release);
	return NULL;
}

static void *consumer(void *unused)
{
	(void)unused;
	while (!atomic_load_explicit(&ready, memory_order_acquire))
		;
	assert(message == 42);
	return NULL;
}

int main(void)
{
	pthread_t p, c;

	pthread_create(&p, NULL, producer, NULL);
	pthread_create(&c, NULL, consumer, NULL);
	pthread_join(p, NULL);
	pthread_join(c, NULL);
	return 0;
}
