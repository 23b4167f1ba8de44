/* Threads with the same code and argument that can be told apart after all, each time in another way. What is wrong shows only if
 * they are: symmetry reduction must not miss it. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

void __VERIFIER_assume(int);

static atomic_int x;
static pthread_t handles[2];

#if defined(BETWEEN_JOINS)
/* Only the thread that comes second goes on; what main does between the joins happens only if that is the first one. */
static void *worker(void *unused)
{
	(void)unused;
	__VERIFIER_assume(atomic_fetch_add(&x, 1) == 1);
	return NULL;
}

int main(void)
{
	pthread_create(&handles[0], NULL, worker, NULL);
	pthread_create(&handles[1], NULL, worker, NULL);
	pthread_join(handles[0], NULL);
	assert(0);
	pthread_join(handles[1], NULL);
	return 0;
}
#elif defined(JOIN_ONE)
/* The same with a join that is missing. */
static void *worker(void *unused)
{
	(void)unused;
	__VERIFIER_assume(atomic_fetch_add(&x, 1) == 1);
	return NULL;
}

int main(void)
{
	pthread_create(&handles[0], NULL, worker, NULL);
	pthread_create(&handles[1], NULL, worker, NULL);
	pthread_join(handles[0], NULL);
	assert(0);
	return 0;
}
#elif defined(RESULTS)
/* Main looks at what the threads return. */
static void *worker(void *unused)
{
	(void)unused;
	return (void *)(long)atomic_fetch_add(&x, 1);
}

int main(void)
{
	void *first, *second;

	pthread_create(&handles[0], NULL, worker, NULL);
	pthread_create(&handles[1], NULL, worker, NULL);
	pthread_join(handles[0], &first);
	pthread_join(handles[1], &second);
	assert((long)first < (long)second);
	return 0;
}
#elif defined(SELF)
/* A thread looks for itself among the handles, which main has written before. */
static void *worker(void *unused)
{
	(void)unused;
	if (atomic_fetch_add(&x, 1) == 0)
		assert(pthread_equal(pthread_self(), handles[0]));
	return NULL;
}

int main(void)
{
	pthread_create(&handles[0], NULL, worker, NULL);
	pthread_create(&handles[1], NULL, worker, NULL);
	pthread_join(handles[0], NULL);
	pthread_join(handles[1], NULL);
	return 0;
}
#elif defined(BETWEEN_CREATIONS)
/* What main writes between the creations the first thread may miss. */
static atomic_int y;

static void *worker(void *unused)
{
	(void)unused;
	int seen = atomic_load(&y);
	if (atomic_fetch_add(&x, 1) == 1)
		assert(seen == 1);
	return NULL;
}

int main(void)
{
	pthread_create(&handles[0], NULL, worker, NULL);
	atomic_store(&y, 1);
	pthread_create(&handles[1], NULL, worker, NULL);
	return 0;
}
#elif defined(PRIVATE_WRITE)
/* The write happens before the second thread only, and is no event: the object is published later. Only the first of the two finds it. */
static _Atomic(int *) box;

static void *worker(void *unused)
{
	(void)unused;
	int *found = atomic_exchange_explicit(&box, NULL, memory_order_relaxed);
	if (found && atomic_load(&x) == 0)
		return *found == 1 ? NULL : NULL;
	atomic_store(&x, 1);
	return NULL;
}

int main(void)
{
	int *object = malloc(sizeof *object);

	pthread_create(&handles[0], NULL, worker, NULL);
	*object = 1;
	pthread_create(&handles[1], NULL, worker, NULL);
	atomic_store_explicit(&box, object, memory_order_relaxed);
	return 0;
}
#elif defined(LOCK_WORD)
/* The owner of a lock, as the bytes of the lock show it. */
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *worker(void *unused)
{
	(void)unused;
	pthread_mutex_lock(&m);
	int word = *(volatile int *)&m;
	if (atomic_fetch_add(&x, 1) == 0)
		assert(word % 2 == 0);
	pthread_mutex_unlock(&m);
	return NULL;
}

int main(void)
{
	pthread_create(&handles[0], NULL, worker, NULL);
	pthread_create(&handles[1], NULL, worker, NULL);
	return 0;
}
#elif defined(ADDRESS)
/* A thread publishes the address of an object of its own. */
static _Atomic(char *) place;

static void *worker(void *unused)
{
	char own;
	(void)unused;
	char *other = NULL;
	if (!atomic_compare_exchange_strong(&place, &other, &own))
		assert(other < &own);
	return NULL;
}

int main(void)
{
	pthread_create(&handles[0], NULL, worker, NULL);
	pthread_create(&handles[1], NULL, worker, NULL);
	return 0;
}
#elif defined(OTHER_JOINS)
/* Another thread joins the first of them. */
static void *worker(void *unused)
{
	(void)unused;
	__VERIFIER_assume(atomic_fetch_add(&x, 1) == 1);
	return NULL;
}

static void *other(void *unused)
{
	(void)unused;
	pthread_join(handles[0], NULL);
	assert(0);
	return NULL;
}

int main(void)
{
	pthread_t third;
	pthread_create(&handles[0], NULL, worker, NULL);
	pthread_create(&handles[1], NULL, worker, NULL);
	pthread_create(&third, NULL, other, NULL);
	return 0;
}
#endif
