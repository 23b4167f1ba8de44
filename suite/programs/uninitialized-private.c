/* A local array is read before it is written. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static int n;

static void *t0(void *unused)
{
	(void)unused;
	int a[2];
	a[0] = 1;
	if (a[n + 1])
		n = 2;
	return NULL;
}

int main(void)
{
	pthread_t t[1];

	pthread_create(&t[0], NULL, t0, NULL);
	pthread_join(t[0], NULL);
	return 0;
}
