/* A function calls itself for ever. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static int f(volatile int n)
{
	return f(n + 1) + 1;
}

int main(void)
{
	return f(0);
}
