/* A thread that sleeps until a flag is set. Who forgets to wake it (WAKE=0), or wakes it before the flag is set (WAKE=1), has it sleep for ever. */
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef ORDER
#define ORDER memory_order_seq_cst
#endif

atomic_int flag;

static void wake(void) { syscall(SYS_futex, &flag, FUTEX_WAKE, 1, 0, 0, 0); }

static void *set(void *unused) {
#if WAKE == 1
  wake();
#endif
  atomic_store_explicit(&flag, 1, ORDER);
#if WAKE == 2
  wake();
#endif
  return unused;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, set, NULL);
  while (atomic_load_explicit(&flag, ORDER) == 0) syscall(SYS_futex, &flag, FUTEX_WAIT, 0, 0, 0, 0);
  pthread_join(thread, NULL);
}
