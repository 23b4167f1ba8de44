/* A function that nobody has defined. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int mystery(int);

int main(void)
{
	return mystery(1);
}
