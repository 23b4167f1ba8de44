/* An atomic section in an atomic section waits for itself. */
#include <pthread.h>
#include <stddef.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static int x;

static void *worker(void *unused)
{
	(void)unused;
	__VERIFIER_atomic_begin();
	x++;
	__VERIFIER_atomic_begin();
	x++;
	__VERIFIER_atomic_end();
	__VERIFIER_atomic_end();
	return NULL;
}

int main(void)
{
	pthread_t t;

	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	return 0;
}
