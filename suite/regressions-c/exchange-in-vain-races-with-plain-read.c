// erroneous under sc tso pso ra rc11 rc11-pldi17 c20
// An exchange that finds 0 writes 0 and is repeated: nothing comes of it, but its write races with the plain read.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int token;

static void *taker(void *argument)
{
	(void)argument;
	while (atomic_exchange_explicit(&token, 0, memory_order_acquire) == 0) {
	}
	return NULL;
}

static void *giver(void *argument)
{
	(void)argument;
	(void)*(volatile int *)&token;
	atomic_store_explicit(&token, 1, memory_order_release);
	return NULL;
}

int main(void)
{
	pthread_t first, second;
	pthread_create(&first, NULL, taker, NULL);
	pthread_create(&second, NULL, giver, NULL);
	pthread_join(first, NULL);
	pthread_join(second, NULL);
	return 0;
}
