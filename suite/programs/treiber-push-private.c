/* A node is set up in a CAS loop: its link is rewritten, but nobody can see that. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct node {
	int value;
	struct node *next;
};
static struct node *_Atomic top;

static void push(int value)
{
	struct node *n = malloc(sizeof *n), *old = atomic_load(&top);

	n->value = value;
	do
		n->next = old;
	while (!atomic_compare_exchange_strong(&top, &old, n));
}

static void *t0(void *unused)
{
	(void)unused;
	push(1);
	return NULL;
}

static void *t1(void *unused)
{
	(void)unused;
	push(2);
	return NULL;
}

static void *t2(void *unused)
{
	(void)unused;
	push(3);
	return NULL;
}

int main(void)
{
	pthread_t t[3];

	pthread_create(&t[0], NULL, t0, NULL);
	pthread_create(&t[1], NULL, t1, NULL);
	pthread_create(&t[2], NULL, t2, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	pthread_join(t[2], NULL);
	int sum = 0;
	for (struct node *n = top, *next; n; n = next) {
		next = n->next;
		sum += n->value;
		free(n);
	}
	assert(sum == 6);
	return 0;
}
