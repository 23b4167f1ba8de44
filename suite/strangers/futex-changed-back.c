/* The word changes and changes back while a thread goes to sleep. Between the two wake-ups the word is 1, and nobody goes to
 * sleep then: the second one wakes nobody if the first one did not. */
#define _GNU_SOURCE
#include <assert.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static atomic_int word;
static const struct timespec soon = {0, 1000000};

static void *sleeper(void *unused)
{
	syscall(SYS_futex, &word, FUTEX_WAIT_PRIVATE, 0, &soon, NULL, 0);
	return unused;
}

static long wake(void)
{
	return syscall(SYS_futex, &word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}

int main(void)
{
	pthread_t thread;
	pthread_create(&thread, NULL, sleeper, NULL);
	atomic_store(&word, 1);
	wake();
	assert(wake() == 0);
	atomic_store(&word, 0);
	pthread_join(thread, NULL);
	return 0;
}
