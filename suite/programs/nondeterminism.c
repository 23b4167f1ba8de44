/* A value from outside is fixed, with a warning. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int __VERIFIER_nondet_int(void);

int main(void)
{
	assert(__VERIFIER_nondet_int() == 0);
	return 0;
}
