/* Two threads join the same thread, and nothing else happens in the end: an execution that ends plainly, but for that. */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;

static void *reader(void *other)
{
	if (atomic_load(&x) == 1) {
		atomic_store(&y, 1);
		pthread_join((pthread_t)other, NULL);
	}
	return NULL;
}

static void *writer(void *unused)
{
	(void)unused;
	atomic_store(&x, 1);
	return NULL;
}

int main(void)
{
	pthread_t first, second;

	pthread_create(&first, NULL, writer, NULL);
	pthread_create(&second, NULL, reader, (void *)first);
	pthread_join(second, NULL);
	pthread_join(first, NULL);
	return 0;
}
