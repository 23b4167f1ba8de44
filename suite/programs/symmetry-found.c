/* Threads with the same code and argument: their handles in a global array, their work under a lock of some kind. */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

#ifndef N
#define N 4
#endif

static pthread_t handles[N];
static int count;

#if defined(MUTEX)
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
#define ENTER() pthread_mutex_lock(&lock)
#define LEAVE() pthread_mutex_unlock(&lock)
#elif defined(RWLOCK)
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
#define ENTER() pthread_rwlock_wrlock(&lock)
#define LEAVE() pthread_rwlock_unlock(&lock)
#elif defined(ONCE)
static pthread_once_t once = PTHREAD_ONCE_INIT;
static void nothing(void) {}
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
#define ENTER() (pthread_once(&once, nothing), pthread_mutex_lock(&lock))
#define LEAVE() pthread_mutex_unlock(&lock)
#endif

static void *worker(void *amount)
{
	ENTER();
	count += *(int *)amount;
	LEAVE();
	return amount;
}

int main(void)
{
	static int one = 1;
	void *result;

	for (int i = 0; i < N; i++)
		pthread_create(&handles[i], NULL, worker, &one);
	for (int i = N - 1; i >= 0; i--) {
		pthread_join(handles[i], &result);
		assert(result == &one);
	}
	assert(count == N);
	return 0;
}
