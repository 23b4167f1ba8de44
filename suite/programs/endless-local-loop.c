/* A loop counts for ever. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
	for (unsigned long i = 1; i; i += 2)
		;
	return 0;
}
