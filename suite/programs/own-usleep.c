/* A function of the program that is called like one of the library and is defined after its use: it reads what a loop would
 * otherwise overwrite before reading, so that coming back to the loop's head is no spin. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int value;
};

static struct node x, y;
static struct node *_Atomic top;

void usleep(struct node *);

static void *run(void *unused)
{
	struct node *n = malloc(sizeof *n), *old;

	(void)unused;
	n->next = NULL;
	do {
		usleep(n);
		old = atomic_load(&top);
		n->next = old;
	} while (atomic_load(&top) != NULL || old == &x);
	free(n);
	return NULL;
}

void usleep(struct node *n)
{
	assert(n->next != &x);
}

int main(void)
{
	pthread_t t;

	pthread_create(&t, NULL, run, NULL);
	atomic_store(&top, &x);
	atomic_store(&top, &y);
	atomic_store(&top, NULL);
	pthread_join(t, NULL);
	return 0;
}
