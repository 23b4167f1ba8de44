#define _GNU_SOURCE
#include "case.h"
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

CASE(a_failed_assertion, "assertion: errno == 12345") {
  assert(errno == 12345);
  return 0;
}

CASE(an_abort, "abort: calls abort") { abort(); }
CASE(a_raised_abort, "abort: SIGABRT") { return raise(SIGABRT); }
CASE(a_trap, "abort: trap") { __builtin_trap(); }

static int order;
static void first(void) { assert(order++ == 1); }
static void second(void) { assert(order++ == 0); }
static void bad(void) { abort(); }

CASE(handlers_run_at_exit_in_reverse, "finishes") {
  atexit(first);
  atexit(second);
  exit(0);
}

CASE(handlers_run_when_main_returns, "abort") {
  atexit(bad);
  return 0;
}

CASE(no_handlers_run_at_immediate_exit, "finishes") {
  atexit(bad);
  _exit(0);
}

static void *sets_errno(void *unused) {
  assert(errno == 0);
  errno = 7;
  return unused;
}

static void *leaves(void *unused) {
  (void)unused;
  exit(3);
}

/* Some function of this program has handlers; in threads.c none has. */
CASE(exit_in_a_thread_with_handlers, "unsupported: `exit` in a thread other than main") {
  pthread_t thread;
  pthread_create(&thread, NULL, leaves, NULL);
  return 0;
}

static void *registers(void *unused) {
  atexit(bad);
  return unused;
}

CASE(handlers_of_another_thread, "unsupported: exit handlers") {
  pthread_t thread;
  pthread_create(&thread, NULL, registers, NULL);
  return 0;
}

CASE(handlers_for_the_last_thread, "unsupported: `pthread_exit` in main") {
  pthread_t thread;
  atexit(bad);
  pthread_create(&thread, NULL, sets_errno, NULL);
  pthread_exit(NULL);
}

CASE(errno_belongs_to_a_thread, "finishes") {
  pthread_t thread;
  errno = 5;
  pthread_create(&thread, NULL, sets_errno, NULL);
  pthread_join(thread, NULL);
  assert(errno == 5);
  return 0;
}

CASE(the_environment_is_fixed, "finishes") {
  struct timespec now, then;
  struct timeval day;
  unsigned seed = 1, other = 1;
  assert(getenv("HOME") == NULL);
  assert(clock_gettime(CLOCK_MONOTONIC, &now) == 0 && clock_gettime(CLOCK_MONOTONIC, &then) == 0);
  assert(now.tv_sec == then.tv_sec && gettimeofday(&day, NULL) == 0 && time(NULL) == time(&now.tv_sec));
  assert(usleep(10) == 0 && sleep(1) == 0 && nanosleep(&now, NULL) == 0);
  srand(5);
  assert(rand() == rand() && rand_r(&seed) == rand_r(&other) && seed == other);
  assert(getpid() > 0 && sysconf(_SC_NPROCESSORS_ONLN) > 0 && sysconf(_SC_PAGESIZE) == 4096);
  assert(environ[0] == NULL);
  return 0;
}

static int word;

CASE(sleeping_for_a_time_that_is_none, "finishes") {
  struct timespec long_fraction = {0, 1000000000}, negative = {-1, 0};
  assert(nanosleep(&long_fraction, NULL) == -1 && errno == EINVAL);
  assert(clock_nanosleep(CLOCK_MONOTONIC, 0, &negative, NULL) == EINVAL);
  return 0;
}

CASE(sleeping_for_no_time_at_all, "null-dereference") { return nanosleep(NULL, NULL); }

CASE(futexes_wake_up_for_no_reason, "finishes") {
  assert(syscall(SYS_futex, &word, 0, 0, NULL) == 0);
  assert(syscall(SYS_futex, &word, 1, 1) == 0);
  return 0;
}

static void *wakes(void *unused) {
  __atomic_store_n(&word, 1, __ATOMIC_RELEASE);
  syscall(SYS_futex, &word, 1, 1);
  return unused;
}

CASE(a_loop_around_a_futex_is_a_spin, "finishes") {
  pthread_t thread;
  pthread_create(&thread, NULL, wakes, NULL);
  while (__atomic_load_n(&word, __ATOMIC_ACQUIRE) == 0)
    syscall(SYS_futex, &word, 0, 0, NULL);
  pthread_join(thread, NULL);
  return 0;
}

CASE(other_system_calls_are_refused, "unsupported: system call 1") { return (int)syscall(1, 1, "x", 1); }
CASE(processes_are_refused, "unsupported: processes") { return fork(); }

extern int unknown_function(int);
CASE(an_unknown_function, "unsupported: unknown_function") { return unknown_function(1); }
