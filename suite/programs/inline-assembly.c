/* Assembly is refused where it is executed. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
	int x = 0;

	__asm__ volatile("cpuid" : "+a"(x) : : "ebx", "ecx", "edx");
	return x;
}
