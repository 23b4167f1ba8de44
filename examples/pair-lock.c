/*
 * One thread sets x and y under a mutex, another reads both under it: what it sees belongs together. docs/locks-and-barriers.md
 * uses this program, which the LAPOR paper calls ww+rr-lock.
 * -DEARLY: the writer gives the mutex back between its writes, so that half of the pair is seen.
 * -DTRY: the reader reads only if the mutex is free.
 */
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x, y;

static void *writer(void *unused)
{
	pthread_mutex_lock(&m);
	x = 42;
#ifdef EARLY
	pthread_mutex_unlock(&m);
	pthread_mutex_lock(&m);
#endif
	y = 42;
	pthread_mutex_unlock(&m);
	return unused;
}

static void *reader(void *unused)
{
#ifdef TRY
	if (pthread_mutex_trylock(&m) != 0)
		return unused;
#else
	pthread_mutex_lock(&m);
#endif
	int a = x;
	int b = y;
	pthread_mutex_unlock(&m);
	assert(a == b);
	return unused;
}

int main(void)
{
	pthread_t w, r;

	pthread_create(&w, NULL, writer, NULL);
	pthread_create(&r, NULL, reader, NULL);
	pthread_join(w, NULL);
	pthread_join(r, NULL);
	return 0;
}
