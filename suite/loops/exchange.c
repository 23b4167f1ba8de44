/* The loop of lock-free code: a compare-exchange with the load before it. One execution for each order of the threads, as with the load
   inside the loop. The load reads what the exchange that fails would: so ACQUIRE (a load that acquires, failures that do not) cannot do
   without the exchanges that fail. */
#include <pthread.h>
#include <stdatomic.h>

#ifdef ACQUIRE
#define LOAD memory_order_acquire
#define FAILURE memory_order_relaxed
#else
#define LOAD memory_order_relaxed
#define FAILURE memory_order_acquire
#endif

static atomic_int x;

static void *run(void *argument)
{
	int p = atomic_load_explicit(&x, LOAD);
	while (!atomic_compare_exchange_strong_explicit(&x, &p, p + 1, memory_order_acq_rel, FAILURE)) {
	}
	return argument;
}

int main(void)
{
	pthread_t threads[3];
	for (int i = 0; i < 3; i++)
		pthread_create(&threads[i], 0, run, 0);
	for (int i = 0; i < 3; i++)
		pthread_join(threads[i], 0);
	return 0;
}
