/* As before, but a release fence stands between: no race. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct node {
	int a;
};
static struct node *_Atomic head;

static void *t0(void *unused)
{
	(void)unused;
	struct node *n = malloc(sizeof *n);
	n->a = 1;
	atomic_thread_fence(memory_order_release);
	atomic_store_explicit(&head, n, memory_order_relaxed);
	return NULL;
}

static void *t1(void *unused)
{
	(void)unused;
	struct node *n = atomic_load_explicit(&head, memory_order_acquire);
	if (n)
		assert(n->a == 1);
	return NULL;
}

int main(void)
{
	pthread_t t[2];

	pthread_create(&t[0], NULL, t0, NULL);
	pthread_create(&t[1], NULL, t1, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	free(head);
	return 0;
}
