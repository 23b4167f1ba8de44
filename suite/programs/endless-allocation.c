/* Memory is allocated for ever. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
	for (;;)
		if (!malloc(1 << 20))
			abort();
}
