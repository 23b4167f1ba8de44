/* Store buffering with an access to private memory in between. On x86 a read-modify-write is a full fence whatever it accesses, and so is
 * a seq_cst store: the loads do not come early. The language promises nothing of the kind. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifndef ORDER
#define ORDER(p) atomic_exchange_explicit(p, 1, memory_order_relaxed)
#endif

static atomic_int x, y;
static int a, b;

static void *first(void *unused)
{
	atomic_int *mine = malloc(sizeof *mine);
	atomic_init(mine, 0);
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	ORDER(mine);
	a = atomic_load_explicit(&y, memory_order_relaxed);
	free(mine);
	return unused;
}

static void *second(void *unused)
{
	atomic_int mine = 0;
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	ORDER(&mine);
	b = atomic_load_explicit(&x, memory_order_relaxed);
	return unused;
}

int main(void)
{
	pthread_t one, other;
	pthread_create(&one, NULL, first, NULL);
	pthread_create(&other, NULL, second, NULL);
	pthread_join(one, NULL);
	pthread_join(other, NULL);
	assert(a || b);
	return 0;
}
