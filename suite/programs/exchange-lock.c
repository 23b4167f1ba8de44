/* A lock that is taken by an exchange: a failed one writes back what it has read, and the loop spins. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_flag busy = ATOMIC_FLAG_INIT;
static int counter;

static void *run(void *unused)
{
	(void)unused;
	while (atomic_flag_test_and_set_explicit(&busy, memory_order_acquire))
		;
	counter++;
	atomic_flag_clear_explicit(&busy, memory_order_release);
	return NULL;
}

int main(void)
{
	pthread_t t[3];

	for (int i = 0; i < 3; i++)
		pthread_create(&t[i], NULL, run, NULL);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	assert(counter == 3);
	return 0;
}
