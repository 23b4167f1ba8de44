/* A large array costs nothing until it is used. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static char large[1L << 34];

int main(void)
{
	large[1L << 33] = 1;
	assert(large[1L << 33] == 1 && large[5] == 0);
	return 0;
}
