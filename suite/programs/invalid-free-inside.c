/* The middle of an object is freed. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static int n = 1;

static void *t0(void *unused)
{
	(void)unused;
	int *p = malloc(4 * sizeof *p);
	free(p + n);
	return NULL;
}

int main(void)
{
	pthread_t t[1];

	pthread_create(&t[0], NULL, t0, NULL);
	pthread_join(t[0], NULL);
	return 0;
}
