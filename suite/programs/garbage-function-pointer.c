/* A call of something that is no function. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
	void (*f)(void) = (void (*)(void))(uintptr_t)12345678;

	f();
	return 0;
}
