/* Drepper's mutex of three states ("mutex2"). With FORGET, unlocking does not wake who sleeps. */
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef THREADS
#define THREADS 2
#endif

static atomic_int word;
static int x;

static void lock(void) {
  int c = 0;
  if (atomic_compare_exchange_strong(&word, &c, 1)) return;
  if (c != 2) c = atomic_exchange(&word, 2);
  while (c != 0) {
    syscall(SYS_futex, &word, FUTEX_WAIT, 2, 0, 0, 0);
    c = atomic_exchange(&word, 2);
  }
}

static void unlock(void) {
  if (atomic_fetch_sub(&word, 1) != 1) {
    atomic_store(&word, 0);
#ifndef FORGET
    syscall(SYS_futex, &word, FUTEX_WAKE, 1, 0, 0, 0);
#endif
  }
}

static void *run(void *argument) {
  lock();
  x++;
  unlock();
  return argument;
}

int main(void) {
  pthread_t threads[THREADS - 1];
  for (int i = 0; i < THREADS - 1; i++) pthread_create(&threads[i], 0, run, 0);
  run(0);
  for (int i = 0; i < THREADS - 1; i++) pthread_join(threads[i], 0);
  return x != THREADS;
}
