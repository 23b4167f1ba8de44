/* Nobody wakes the thread that sleeps; only the time does. */
#include <assert.h>
#include <errno.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

atomic_int word, other;

static void *run(void *unused) {
  atomic_store(&other, 1);
  return unused;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, run, NULL);
  struct timespec limit = {1, 0};
  long result = syscall(SYS_futex, &word, FUTEX_WAIT, 0, &limit, 0, 0);
  assert(!(result == -1 && errno == ETIMEDOUT));
  pthread_join(thread, NULL);
}
