/* Nobody sets the flag. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static atomic_int flag;

static void *t0(void *unused)
{
	(void)unused;
	while (!atomic_load(&flag))
		;
	return NULL;
}

int main(void)
{
	pthread_t t[1];

	pthread_create(&t[0], NULL, t0, NULL);
	pthread_join(t[0], NULL);
	return 0;
}
