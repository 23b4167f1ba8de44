/* A barrier in an object that a thread makes while others run; each sees what the other wrote before. */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct meeting { int seen[2]; pthread_barrier_t gate; };

static void *other(void *arg)
{
	struct meeting *m = arg;
	m->seen[1] = 1;
	pthread_barrier_wait(&m->gate);
	assert(m->seen[0] == 1);
	pthread_barrier_wait(&m->gate);
	return NULL;
}

static void *first(void *unused)
{
	pthread_t t;
	struct meeting *m = malloc(sizeof *m);
	(void)unused;
	pthread_barrier_init(&m->gate, NULL, 2);
	pthread_create(&t, NULL, other, m);
	m->seen[0] = 1;
	pthread_barrier_wait(&m->gate);
	assert(m->seen[1] == 1);
	pthread_barrier_wait(&m->gate);
	pthread_join(t, NULL);
	pthread_barrier_destroy(&m->gate);
	free(m);
	return NULL;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, first, NULL);
	pthread_join(t, NULL);
	return 0;
}
