// A handler of main would have to be run by the thread that exits: refused, since it is not.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static void handler(void)
{
	assert(0);
}

static void *run(void *unused)
{
	exit(0);
}

int main(void)
{
	pthread_t thread;
	atexit(handler);
	pthread_create(&thread, 0, run, 0);
	pthread_join(thread, 0);
}
