/* The memory of a mutex is freed while a thread may still have to unlock it. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct shared {
	pthread_mutex_t m;
	atomic_int done;
};

static void *worker(void *arg)
{
	struct shared *s = arg;

	pthread_mutex_lock(&s->m);
	atomic_store(&s->done, 1);
	pthread_mutex_unlock(&s->m);
	return NULL;
}

int main(void)
{
	pthread_t t;
	struct shared *s = malloc(sizeof *s);

	pthread_mutex_init(&s->m, NULL);
	atomic_init(&s->done, 0);
	pthread_create(&t, NULL, worker, s);
	if (atomic_load(&s->done))
		free(s);
	pthread_join(t, NULL);
	return 0;
}
