/* A loop that does not end by itself and increments a shared counter: random executions do not end either, so that their number is not
   known, and each of them has very many writes to look at. */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;

static void *run(void *a)
{
	y = 1;
	y = 2;
	return a;
}

int main(void)
{
	pthread_t t;

	pthread_create(&t, 0, run, 0);
	while (y < 3)
		x++;
	pthread_join(t, 0);
	return 0;
}
