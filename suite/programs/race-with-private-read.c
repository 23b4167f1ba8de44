/* The maker of an object reads it after a release and before it publishes it: nothing orders that read before a write. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
	int a;
};

static struct node *_Atomic head;
static atomic_int y;

static void *maker(void *unused)
{
	struct node *n = malloc(sizeof *n);
	volatile int seen;

	(void)unused;
	n->a = 1;
	atomic_store_explicit(&y, 1, memory_order_release);
	seen = n->a;
	(void)seen;
	atomic_store_explicit(&head, n, memory_order_relaxed);
	return NULL;
}

static void *user(void *unused)
{
	(void)unused;
	if (atomic_load_explicit(&y, memory_order_acquire)) {
		struct node *n = atomic_load_explicit(&head, memory_order_relaxed);

		if (n)
			n->a = 2;
	}
	return NULL;
}

int main(void)
{
	pthread_t t[2];

	pthread_create(&t[0], NULL, maker, NULL);
	pthread_create(&t[1], NULL, user, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	return 0;
}
