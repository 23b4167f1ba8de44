/* Memory that is never freed is worth a warning. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static void *run(void *p)
{
	return p;
}

int main(void)
{
	pthread_t t;
	void *p = malloc(8);

	pthread_create(&t, NULL, run, p);
	pthread_join(t, NULL);
	return 0;
}
