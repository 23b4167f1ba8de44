#define _GNU_SOURCE
#include "case.h"
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <setjmp.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

static void *identity(void *argument) { return argument; }

CASE(join_gives_what_the_thread_returned, "finishes") {
  pthread_t thread;
  void *result;
  assert(pthread_create(&thread, NULL, identity, (void *)42) == 0);
  assert(pthread_join(thread, &result) == 0);
  assert(result == (void *)42);
  return 0;
}

static void leave(void *value) { pthread_exit(value); }
static void *exiting(void *argument) {
  leave(argument);
  abort();
}

CASE(pthread_exit_leaves_all_functions, "finishes") {
  pthread_t thread;
  void *result;
  pthread_create(&thread, NULL, exiting, (void *)7);
  pthread_join(thread, &result);
  assert(result == (void *)7);
  return 0;
}

static void *self(void *argument) {
  (void)argument;
  return (void *)pthread_self();
}

CASE(threads_know_themselves, "finishes") {
  pthread_t a, b;
  void *from_a, *from_b;
  pthread_create(&a, NULL, self, NULL);
  pthread_create(&b, NULL, self, NULL);
  pthread_join(a, &from_a);
  pthread_join(b, &from_b);
  assert(pthread_equal(a, (pthread_t)from_a) && pthread_equal(b, (pthread_t)from_b));
  assert(!pthread_equal(a, b) && !pthread_equal(a, pthread_self()));
  return 0;
}

CASE(attributes_are_accepted, "finishes") {
  pthread_attr_t attributes;
  pthread_t thread;
  int state;
  size_t size;
  assert(pthread_attr_init(&attributes) == 0);
  assert(pthread_attr_getdetachstate(&attributes, &state) == 0 && state == PTHREAD_CREATE_JOINABLE);
  assert(pthread_attr_setstacksize(&attributes, 1 << 16) == 0);
  assert(pthread_attr_getstacksize(&attributes, &size) == 0 && size == 1 << 16);
  assert(pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED) == 0);
  assert(pthread_create(&thread, &attributes, identity, NULL) == 0);
  assert(pthread_setname_np(thread, "worker") == 0);
  assert(pthread_attr_destroy(&attributes) == 0);
  assert(sched_yield() == 0);
  return 0;
}

CASE(join_of_a_detached_thread, "invalid-join: already joined or detached") {
  pthread_attr_t attributes;
  pthread_t thread;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_create(&thread, &attributes, identity, NULL);
  pthread_join(thread, NULL);
  return 0;
}

CASE(join_after_detach, "invalid-join") {
  pthread_t thread;
  pthread_create(&thread, NULL, identity, NULL);
  pthread_detach(thread);
  pthread_join(thread, NULL);
  return 0;
}

CASE(join_twice, "invalid-join: already joined") {
  pthread_t thread;
  pthread_create(&thread, NULL, identity, NULL);
  pthread_join(thread, NULL);
  pthread_join(thread, NULL);
  return 0;
}

CASE(detach_twice, "invalid-join") {
  pthread_t thread;
  pthread_create(&thread, NULL, identity, NULL);
  pthread_detach(thread);
  pthread_detach(thread);
  return 0;
}

CASE(join_of_itself, "invalid-join: joins itself") { return pthread_join(pthread_self(), NULL); }

CASE(join_of_nothing, "invalid-join: never created") { return pthread_join(0, NULL); }

CASE(join_of_nonsense, "invalid-join: not a thread") { return pthread_join(123456789, NULL); }

static pthread_key_t key;
static int destroyed;
static void destroy(void *value) { destroyed += *(int *)value; }
static void *uses_key(void *argument) {
  assert(pthread_getspecific(key) == NULL);
  assert(pthread_setspecific(key, argument) == 0);
  assert(pthread_getspecific(key) == argument);
  return NULL;
}

CASE(keys_have_a_value_per_thread_and_a_destructor, "finishes") {
  pthread_t thread;
  int mine = 1, other = 10;
  assert(pthread_key_create(&key, destroy) == 0);
  pthread_setspecific(key, &mine);
  pthread_create(&thread, NULL, uses_key, &other);
  pthread_join(thread, NULL);
  assert(destroyed == 10);
  assert(pthread_getspecific(key) == &mine);
  assert(pthread_key_delete(key) == 0);
  assert(pthread_setspecific(12345, &mine) == EINVAL);
  return 0;
}

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int times;
static void initialise(void) { times++; }
static void *once_more(void *argument) {
  (void)argument;
  pthread_once(&once, initialise);
  assert(times == 1);
  return NULL;
}

CASE(once_runs_once, "finishes") {
  pthread_t a, b;
  pthread_create(&a, NULL, once_more, NULL);
  pthread_create(&b, NULL, once_more, NULL);
  once_more(NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}

static pthread_once_t recursive = PTHREAD_ONCE_INIT;
static void again(void) { pthread_once(&recursive, again); }

CASE(once_within_itself_waits_for_itself, "stuck") {
  pthread_t thread;
  pthread_create(&thread, NULL, identity, NULL);
  pthread_once(&recursive, again);
  return 0;
}

static void *leaves(void *unused) {
  (void)unused;
  exit(3);
}

CASE(exit_in_a_thread, "finishes") {
  pthread_t thread;
  pthread_create(&thread, NULL, leaves, NULL);
  return 0;
}

CASE(cancelling_is_refused, "unsupported: cancelling") { return pthread_cancel(pthread_self()); }
CASE(killing_is_refused, "unsupported: signals") { return pthread_kill(pthread_self(), 9); }

CASE(attributes_are_kept, "finishes") {
  pthread_attr_t attributes;
  struct sched_param parameter = {0};
  size_t size;
  void *stack;
  int value;
  assert(pthread_attr_init(&attributes) == 0);
  assert(pthread_attr_setguardsize(&attributes, 123) == 0 && pthread_attr_getguardsize(&attributes, &size) == 0 && size == 123);
  assert(pthread_attr_setscope(&attributes, PTHREAD_SCOPE_PROCESS) == ENOTSUP);
  assert(pthread_attr_setschedpolicy(&attributes, SCHED_FIFO) == 0 && pthread_attr_getschedpolicy(&attributes, &value) == 0);
  assert(value == SCHED_FIFO && pthread_attr_setschedparam(&attributes, &parameter) == EINVAL);
  parameter.sched_priority = 7;
  assert(pthread_attr_setschedparam(&attributes, &parameter) == 0);
  parameter.sched_priority = 0;
  assert(pthread_attr_getschedparam(&attributes, &parameter) == 0 && parameter.sched_priority == 7);
  assert(pthread_attr_setstacksize(&attributes, 1) == EINVAL && pthread_attr_setdetachstate(&attributes, 7) == EINVAL);
  assert(pthread_attr_setstack(&attributes, &attributes, 1 << 20) == 0);
  assert(pthread_attr_getstack(&attributes, &stack, &size) == 0 && stack == &attributes && size == 1 << 20);
  return 0;
}

CASE(a_thread_with_attributes_that_were_never_initialised, "uninitialized-read") {
  pthread_attr_t attributes;
  pthread_t thread;
  return pthread_create(&thread, &attributes, identity, NULL);
}

CASE(a_thread_with_attributes_that_are_destroyed_uninitialised, "uninitialized-read") {
  pthread_attr_t attributes;
  return pthread_attr_destroy(&attributes);
}

CASE(a_thread_whose_handle_goes_nowhere, "null-dereference") { return pthread_create(NULL, NULL, identity, NULL); }

static void *is_called_worker(void *unused) {
  char name[16];
  assert(pthread_getname_np(pthread_self(), name, 15) == ERANGE);
  assert(pthread_getname_np(pthread_self(), name, 16) == 0);
  assert(!strcmp(name, "worker") || !strcmp(name, "program"));
  return unused;
}

/* A name that is just being given is not read. */
CASE(names_of_threads_are_kept, "cut") {
  char name[16];
  pthread_t thread;
  assert(pthread_setname_np(pthread_self(), "sixteen letters!") == ERANGE);
  assert(pthread_setname_np(pthread_self(), "fifteen letters") == 0);
  assert(pthread_getname_np(pthread_self(), name, sizeof name) == 0 && !strcmp(name, "fifteen letters"));
  assert(pthread_setname_np(pthread_self(), "") == 0);
  assert(pthread_getname_np(pthread_self(), name, sizeof name) == 0 && !strcmp(name, ""));
  pthread_create(&thread, NULL, is_called_worker, NULL);
  assert(pthread_setname_np(thread, "worker") == 0);
  assert(pthread_getname_np(thread, name, sizeof name) == 0 && !strcmp(name, "worker"));
  pthread_join(thread, NULL);
  return 0;
}

CASE(a_name_that_is_none, "null-dereference") { return pthread_setname_np(pthread_self(), NULL); }

CASE(cancellation_states_are_given_back, "finishes") {
  int old;
  assert(pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &old) == 0 && old == PTHREAD_CANCEL_ENABLE);
  assert(pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, &old) == 0 && old == PTHREAD_CANCEL_DISABLE);
  assert(pthread_setcanceltype(PTHREAD_CANCEL_ASYNCHRONOUS, &old) == 0 && old == PTHREAD_CANCEL_DEFERRED);
  assert(pthread_setcanceltype(17, NULL) == EINVAL);
  return 0;
}

CASE(affinities_are_looked_at, "null-dereference") { return pthread_setaffinity_np(pthread_self(), sizeof(cpu_set_t), NULL); }

CASE(processors_of_a_set_are_counted, "finishes") {
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(3, &set);
  CPU_SET(70, &set);
  assert(CPU_COUNT(&set) == 2 && sched_setaffinity(0, sizeof set, &set) == 0);
  return 0;
}

static int cleaned;
static void clean(void *value) { cleaned += *(int *)value; }

CASE(handlers_are_called_by_a_pop_that_says_so, "finishes") {
  int one = 1, ten = 10, hundred = 100;
  pthread_cleanup_push(clean, &one);
  pthread_cleanup_push(clean, &ten);
  pthread_cleanup_push(clean, &hundred);
  pthread_cleanup_pop(1);
  pthread_cleanup_pop(0);
  pthread_cleanup_pop(1);
  assert(cleaned == 101);
  return 0;
}

static void *ends_inside(void *value) {
  pthread_cleanup_push(clean, value);
  pthread_exit(NULL);
  pthread_cleanup_pop(0);
  return NULL;
}

CASE(the_end_of_a_thread_between_push_and_pop, "unsupported: between pthread_cleanup_push and pthread_cleanup_pop") {
  int one = 1;
  pthread_t thread;
  pthread_create(&thread, NULL, ends_inside, &one);
  pthread_join(thread, NULL);
  assert(cleaned == 1);
  return 0;
}

static void *ends_behind(void *value) {
  pthread_cleanup_push(clean, value);
  pthread_cleanup_pop(1);
  pthread_exit(NULL);
}

CASE(the_end_of_a_thread_after_the_pop, "finishes") {
  int one = 1;
  pthread_t thread;
  pthread_create(&thread, NULL, ends_behind, &one);
  pthread_join(thread, NULL);
  assert(cleaned == 1);
  return 0;
}

CASE(marks_without_jumps, "finishes") {
  jmp_buf place;
  sigjmp_buf other;
  assert(setjmp(place) == 0 && sigsetjmp(other, 1) == 0);
  return 0;
}

CASE(jumps, "unsupported: jumping between functions (longjmp)") {
  jmp_buf place;
  if (setjmp(place) == 0)
    longjmp(place, 1);
  return 0;
}
