/* One thread is told that it was the last; which one depends on the order of the waits. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static pthread_barrier_t gate;
static atomic_int serial;

static void *worker(void *unused)
{
	(void)unused;
	if (pthread_barrier_wait(&gate) == PTHREAD_BARRIER_SERIAL_THREAD)
		atomic_fetch_add(&serial, 1);
	return NULL;
}

int main(void)
{
	pthread_t t[2];

	pthread_barrier_init(&gate, NULL, 2);
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, worker, NULL);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	assert(atomic_load(&serial) == 1);
	return 0;
}
