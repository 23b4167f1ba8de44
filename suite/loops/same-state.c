/* What was read last is dead where the thread reads again, though it lives at the loop's head: one execution, whatever the writer
   stores before. */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x = 1;

static void *reader(void *argument)
{
	int a = atomic_load(&x);
	while (a != 0)
		a = atomic_load(&x);
	return argument;
}

static void *writer(void *argument)
{
	for (int i = 2; i < 44; i++)
		atomic_store(&x, i);
	atomic_store(&x, 0);
	return argument;
}

int main(void)
{
	pthread_t threads[2];
	pthread_create(&threads[0], 0, reader, 0);
	pthread_create(&threads[1], 0, writer, 0);
	pthread_join(threads[0], 0);
	pthread_join(threads[1], 0);
	return 0;
}
