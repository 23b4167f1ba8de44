/* A loop that stores the same value again. As the first store is a release and the others are not, whoever reads from one of those has
   not synchronised: they are not for nothing. SAME: all are alike, and a round is. */
#include <pthread.h>
#include <stdatomic.h>

#ifdef SAME
#define AGAIN memory_order_release
#else
#define AGAIN memory_order_relaxed
#endif

static atomic_int x, done;
static int data;

static void *writer(void *argument)
{
	data = 1;
	atomic_store_explicit(&x, 1, memory_order_release);
	do {
		atomic_store_explicit(&x, 1, AGAIN);
	} while (!atomic_load_explicit(&done, memory_order_relaxed));
	return argument;
}

static void *reader(void *argument)
{
	int value = 1;
	if (atomic_load_explicit(&x, memory_order_acquire))
		value = data;
	atomic_store_explicit(&done, value, memory_order_relaxed);
	return argument;
}

int main(void)
{
	pthread_t threads[2];
	pthread_create(&threads[0], 0, writer, 0);
	pthread_create(&threads[1], 0, reader, 0);
	pthread_join(threads[0], 0);
	pthread_join(threads[1], 0);
	return 0;
}
