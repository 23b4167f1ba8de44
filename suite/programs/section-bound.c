/*
 * A loop whose bound is reached only in a dead end of --lapor, in which another
 * thread is blocked for another reason.  In no order of the sections does the
 * reader see 2, so without --lapor nothing is cut.  With it the reader sees 2
 * before the writer's second write shows that it cannot: the writer is stuck,
 * and the last thread waits for it in vain.
 */
#include <pthread.h>
#include <selvedge.h>
#include <stdatomic.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static atomic_int x, done;
static int sum;

static void *reader(void *arg)
{
	pthread_mutex_lock(&m);
	int rounds = atomic_load_explicit(&x, memory_order_relaxed) == 2 ? 9 : 1;

	for (int i = 0; i < rounds; i++)
		sum += i;
	pthread_mutex_unlock(&m);
	return NULL;
}

static void *writer(void *arg)
{
	pthread_mutex_lock(&m);
	atomic_store_explicit(&x, 2, memory_order_relaxed);
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	pthread_mutex_unlock(&m);
	atomic_store_explicit(&done, 1, memory_order_relaxed);
	return NULL;
}

static void *last(void *arg)
{
	__VERIFIER_assume(atomic_load_explicit(&done, memory_order_relaxed));
	return NULL;
}

int main(void)
{
	pthread_t t[3];

	pthread_create(&t[0], NULL, reader, NULL);
	pthread_create(&t[1], NULL, writer, NULL);
	pthread_create(&t[2], NULL, last, NULL);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	return 0;
}
