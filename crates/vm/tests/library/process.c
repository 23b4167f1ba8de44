#define _GNU_SOURCE
#include "case.h"
#include <errno.h>
#include <locale.h>
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

CASE(a_futex_that_has_another_value, "finishes") {
  assert(syscall(SYS_futex, &word, 0, 1, NULL) == -1 && errno == EAGAIN);
  return 0;
}

CASE(a_futex_that_nobody_can_wake, "stuck") {
  int own = 0;
  return (int)syscall(SYS_futex, &own, 0, 0, NULL);
}

CASE(a_futex_with_a_time_limit, "finishes") {
  struct timespec limit = {1, 0}, none = {0, -1}, negative = {-1, 0};
  assert(syscall(SYS_futex, &word, 0, 0, &limit) == -1 && errno == ETIMEDOUT);
  assert(syscall(SYS_futex, &word, 0, 0, &none) == -1 && errno == EINVAL);
  assert(syscall(SYS_futex, &word, 9, 0, &negative, NULL, -1) == -1 && errno == EINVAL);
  return 0;
}

CASE(a_futex_that_is_none, "finishes") {
  assert(syscall(SYS_futex, NULL, 0, 0, NULL) == -1 && errno == EFAULT);
  assert(syscall(SYS_futex, (char *)&word + 1, 0, 0, NULL) == -1 && errno == EINVAL);
  assert(syscall(SYS_futex, (char *)&word + 1, 1, 1) == -1 && errno == EINVAL);
  return 0;
}

CASE(a_futex_on_memory_that_was_freed, "access-freed") {
  int *gone = malloc(sizeof *gone);
  free(gone);
  return (int)syscall(SYS_futex, gone, 0, 0, NULL);
}

CASE(waking_where_nobody_sleeps, "finishes") {
  int *gone = malloc(sizeof *gone);
  free(gone);
  assert(syscall(SYS_futex, &word, 1, 1) == 0 && syscall(SYS_futex, gone, 1, 1) == 0);
  return 0;
}

CASE(bits_of_futexes_are_refused, "unsupported") {
  return (int)syscall(SYS_futex, &word, 9, 0, NULL, NULL, 1);
}

static void *wakes(void *unused) {
  __atomic_store_n(&word, 1, __ATOMIC_RELEASE);
  syscall(SYS_futex, &word, 1, 1);
  return unused;
}

CASE(a_futex_is_woken, "finishes") {
  pthread_t thread;
  pthread_create(&thread, NULL, wakes, NULL);
  while (__atomic_load_n(&word, __ATOMIC_ACQUIRE) == 0)
    syscall(SYS_futex, &word, 0, 0, NULL);
  pthread_join(thread, NULL);
  return 0;
}

static void *forgets(void *unused) {
  __atomic_store_n(&word, 1, __ATOMIC_RELEASE);
  return unused;
}

CASE(a_futex_that_nobody_wakes, "stuck") {
  pthread_t thread;
  pthread_create(&thread, NULL, forgets, NULL);
  while (__atomic_load_n(&word, __ATOMIC_ACQUIRE) == 0)
    syscall(SYS_futex, &word, 0, 0, NULL);
  pthread_join(thread, NULL);
  return 0;
}

static void *changes_back(void *unused) {
  __atomic_store_n(&word, 1, __ATOMIC_RELEASE);
  assert(syscall(SYS_futex, &word, 1, 0x7FFFFFFF) <= 1);
  return unused;
}

CASE(waking_tells_how_many, "finishes") {
  pthread_t thread;
  pthread_create(&thread, NULL, changes_back, NULL);
  long slept = syscall(SYS_futex, &word, 0, 0, NULL);
  assert(slept == 0 || errno == EAGAIN);
  assert(__atomic_load_n(&word, __ATOMIC_ACQUIRE) == 1);
  pthread_join(thread, NULL);
  return 0;
}

CASE(other_system_calls_are_refused, "unsupported: system call 1") { return (int)syscall(1, 1, "x", 1); }
CASE(processes_are_refused, "unsupported: processes") { return fork(); }

extern int unknown_function(int);
CASE(an_unknown_function, "unsupported: unknown_function") { return unknown_function(1); }

static void handler(int signal) { (void)signal; }

CASE(handlers_of_signals_are_given_back, "finishes") {
  struct sigaction action = {0}, old;
  action.sa_handler = handler;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigaddset(&action.sa_mask, SIGUSR2);
  assert(sigaction(SIGUSR1, &action, &old) == 0 && old.sa_handler == SIG_DFL && old.sa_flags == 0);
  assert(sigaction(SIGUSR1, NULL, &old) == 0 && old.sa_handler == handler && old.sa_flags == SA_RESTART);
  assert(sigismember(&old.sa_mask, SIGUSR2) == 1 && sigismember(&old.sa_mask, SIGUSR1) == 0);
  assert(signal(SIGUSR1, SIG_IGN) == handler && signal(SIGUSR1, SIG_DFL) == SIG_IGN);
  assert(sigaction(SIGKILL, &action, NULL) == -1 && errno == EINVAL && sigaction(SIGKILL, NULL, &old) == 0);
  assert(signal(65, SIG_IGN) == SIG_ERR);
  return 0;
}

CASE(an_action_that_is_not_initialised, "uninitialized-read") {
  struct sigaction action;
  action.sa_handler = handler;
  return sigaction(SIGUSR1, &action, NULL);
}

CASE(sets_of_signals, "finishes") {
  sigset_t set;
  sigfillset(&set);
  assert(sigismember(&set, SIGUSR1) == 1 && sigdelset(&set, SIGUSR1) == 0 && sigismember(&set, SIGUSR1) == 0);
  assert(sigaddset(&set, 65) == -1 && errno == EINVAL && sigpending(&set) == 0 && sigismember(&set, SIGUSR2) == 0);
  return 0;
}

CASE(a_set_of_signals_that_is_not_initialised, "uninitialized-read") {
  sigset_t set;
  return sigaddset(&set, SIGUSR1);
}

static void *inherits_the_mask(void *unused) {
  sigset_t set, mask;
  assert(pthread_sigmask(0, NULL, &mask) == 0 && sigismember(&mask, SIGUSR1) == 1 && sigismember(&mask, SIGUSR2) == 0);
  sigemptyset(&set);
  assert(pthread_sigmask(SIG_SETMASK, &set, NULL) == 0);
  return unused;
}

CASE(masks_of_signals_are_of_a_thread_and_inherited, "finishes") {
  pthread_t thread;
  sigset_t set, old;
  sigemptyset(&set);
  sigaddset(&set, SIGUSR1);
  sigaddset(&set, SIGKILL);
  assert(pthread_sigmask(SIG_BLOCK, &set, &old) == 0 && sigismember(&old, SIGUSR1) == 0);
  pthread_create(&thread, NULL, inherits_the_mask, NULL);
  pthread_join(thread, NULL);
  assert(pthread_sigmask(SIG_SETMASK, &old, &set) == 0);
  assert(sigismember(&set, SIGUSR1) == 1 && sigismember(&set, SIGKILL) == 0);
  assert(sigprocmask(17, &set, NULL) == -1 && errno == EINVAL && sigprocmask(17, NULL, &set) == 0);
  assert(sigismember(&set, SIGUSR1) == 0);
  return 0;
}

CASE(a_mask_that_is_nowhere, "finishes") { return pthread_sigmask(SIG_BLOCK, NULL, NULL); }

CASE(the_locale_is_that_of_c, "finishes") {
  const char *name = setlocale(LC_ALL, "");
  assert(name != NULL && name[0] == 'C' && name[1] == 0 && setlocale(LC_ALL, NULL) == name);
  assert(setlocale(LC_ALL, "de_DE.UTF-8") == NULL);
  return 0;
}

CASE(a_clock_that_is_shown_nowhere, "null-dereference") { return clock_gettime(CLOCK_REALTIME, NULL); }
