/* What follows the same meeting is not ordered. */
#include <pthread.h>
#include <stddef.h>

static pthread_barrier_t gate;
static int x;

static void *t0(void *unused) { (void)unused; pthread_barrier_wait(&gate); x = 1; return NULL; }
static void *t1(void *unused) { (void)unused; pthread_barrier_wait(&gate); return (void *)(long)x; }
int main(void)
{
	pthread_t t[2];
	pthread_barrier_init(&gate, NULL, 2);
	pthread_create(&t[0], NULL, t0, NULL);
	pthread_create(&t[1], NULL, t1, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	return 0;
}
