/* The reader may see the node before what was written into it, where stores are not kept in order. What it read was
 * never written: that is the error. With --keep-going it adds to that and writes the sum, which must not be refused. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
	unsigned long count;
};
static struct node *_Atomic head;

static void *maker(void *unused)
{
	(void)unused;
	struct node *n = malloc(sizeof *n);
	n->count = 1;
	atomic_store_explicit(&head, n, memory_order_relaxed);
	return NULL;
}

static void *reader(void *unused)
{
	(void)unused;
	struct node *n = atomic_load_explicit(&head, memory_order_relaxed);
	if (n)
		n->count += 0;
	return NULL;
}

int main(void)
{
	pthread_t threads[2];
	pthread_create(&threads[0], NULL, maker, NULL);
	pthread_create(&threads[1], NULL, reader, NULL);
	pthread_join(threads[0], NULL);
	pthread_join(threads[1], NULL);
	free(head);
	return 0;
}
