/* A structure is copied under a lock. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct point {
	char tag;
	int x;
	long y;
};
static struct point shared;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *t0(void *unused)
{
	(void)unused;
	struct point p = { 1, 2, 3 };
	pthread_mutex_lock(&m);
	shared = p;
	pthread_mutex_unlock(&m);
	return NULL;
}

static void *t1(void *unused)
{
	(void)unused;
	struct point p;
	pthread_mutex_lock(&m);
	p = shared;
	pthread_mutex_unlock(&m);
	assert((p.tag == 0 && p.x == 0 && p.y == 0) || (p.tag == 1 && p.x == 2 && p.y == 3));
	return NULL;
}

int main(void)
{
	pthread_t t[2];

	pthread_create(&t[0], NULL, t0, NULL);
	pthread_create(&t[1], NULL, t1, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	return 0;
}
