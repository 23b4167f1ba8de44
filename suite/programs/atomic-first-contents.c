/* An atomic private write that another thread need not see: folding it would hide the older value. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct node {
	atomic_int a;
};
static struct node *_Atomic head;
static atomic_int y;

static void *t0(void *unused)
{
	(void)unused;
	struct node *n = calloc(1, sizeof *n);
	atomic_store_explicit(&y, 1, memory_order_release);
	atomic_store_explicit(&n->a, 1, memory_order_relaxed);
	atomic_store_explicit(&head, n, memory_order_relaxed);
	return NULL;
}

static void *t1(void *unused)
{
	(void)unused;
	if (atomic_load_explicit(&y, memory_order_acquire)) {
		struct node *n = atomic_load_explicit(&head, memory_order_relaxed);
		if (n)
			assert(atomic_load_explicit(&n->a, memory_order_relaxed) == 1);
	}
	return NULL;
}

int main(void)
{
	pthread_t t[2];

	pthread_create(&t[0], NULL, t0, NULL);
	pthread_create(&t[1], NULL, t1, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	return 0;
}
