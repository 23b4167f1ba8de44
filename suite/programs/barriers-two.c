/* Two barriers one after the other pass a relaxed message there and one back. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static pthread_barrier_t left, right;
static atomic_int x, y;

static void *t0(void *unused)
{
	(void)unused;
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	pthread_barrier_wait(&left);
	pthread_barrier_wait(&right);
	assert(atomic_load_explicit(&y, memory_order_relaxed) == 1);
	return NULL;
}

static void *t1(void *unused)
{
	(void)unused;
	pthread_barrier_wait(&left);
	assert(atomic_load_explicit(&x, memory_order_relaxed) == 1);
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	pthread_barrier_wait(&right);
	return NULL;
}

int main(void)
{
	pthread_t t[2];
	pthread_barrier_init(&left, NULL, 2);
	pthread_barrier_init(&right, NULL, 2);
	pthread_create(&t[0], NULL, t0, NULL);
	pthread_create(&t[1], NULL, t1, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	return 0;
}
