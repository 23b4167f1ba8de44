/*
 * A Treiber stack whose nodes are used again: the ABA bug.
 *
 * `pop` reads the top node A and its successor B, and is interrupted. Another thread pops A and B and pushes A again. The
 * top is A once more, so the compare-exchange of the first thread succeeds and makes B the top, which is not in the
 * stack any more: two threads own it.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

struct node {
	struct node *_Atomic next;
	atomic_int owners;
};

static struct node a, b;
static struct node *_Atomic top;

static void push(struct node *node)
{
	struct node *old = atomic_load(&top);

	do
		atomic_store(&node->next, old);
	while (!atomic_compare_exchange_weak(&top, &old, node));
}

static struct node *pop(void)
{
	struct node *old = atomic_load(&top);

	while (old && !atomic_compare_exchange_weak(&top, &old, atomic_load(&old->next)))
		;
	return old;
}

static struct node *take(void)
{
	struct node *node = pop();

	if (node)
		assert(atomic_fetch_add(&node->owners, 1) == 0);
	return node;
}

static void *one(void *unused)
{
	(void)unused;
	take();
	take();
	return NULL;
}

static void *two(void *unused)
{
	struct node *first = take();

	(void)unused;
	take();
	if (first) {
		atomic_fetch_sub(&first->owners, 1);
		push(first);
	}
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	push(&b);
	push(&a);
	pthread_create(&t, NULL, one, NULL);
	pthread_create(&u, NULL, two, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
