/* Two threads sleep, and one wake-up is for one of them only. */
#include <assert.h>
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef MANY
#define MANY INT_MAX
#endif

atomic_int flag;

static void *sleeps(void *unused) {
  while (atomic_load(&flag) == 0) syscall(SYS_futex, &flag, FUTEX_WAIT_PRIVATE, 0, 0, 0, 0);
  return unused;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, sleeps, NULL);
  pthread_create(&b, NULL, sleeps, NULL);
  atomic_store(&flag, 1);
  long woken = syscall(SYS_futex, &flag, FUTEX_WAKE_PRIVATE, MANY, 0, 0, 0);
  assert(woken >= 0 && woken <= 2 && woken <= MANY);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
}
