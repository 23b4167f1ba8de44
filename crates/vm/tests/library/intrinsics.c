#include "case.h"
#include <dat3m.h>
#include <genmc.h>
#include <pthread.h>
#include <selvedge.h>
#include <stdatomic.h>
#include <stdlib.h>

CASE(an_assumption_that_holds, "finishes") {
  __VERIFIER_assume(1);
  selvedge_assume(true);
  selvedge_assert(true);
  __VERIFIER_assert(2);
  selvedge_yield();
  return 0;
}
CASE(an_assumption_that_does_not_hold, "cut") {
  selvedge_assume(false);
  abort();
}
CASE(an_assertion_that_does_not_hold, "assertion: __VERIFIER_assert") {
  __VERIFIER_assert(0);
  return 0;
}
CASE(an_error_that_is_reached, "assertion: __VERIFIER_error") {
  __VERIFIER_error();
  return 0;
}
CASE(an_error_that_is_reached_by_another_name, "assertion: reach_error") {
  reach_error();
  return 0;
}

CASE(values_from_outside_are_fixed, "finishes") {
  assert(__VERIFIER_nondet_int() == 0 && __VERIFIER_nondet_uint() == 0 && !__VERIFIER_nondet_bool());
  assert(__VERIFIER_nondet_double() == 0.0 && __VERIFIER_nondet_pointer() == NULL);
  return 0;
}

static int counter;
static void *count(void *argument) {
  __VERIFIER_atomic_begin();
  counter = counter + 1;
  __VERIFIER_atomic_end();
  return argument;
}

CASE(atomic_blocks_exclude_each_other, "finishes") {
  __VERIFIER_thread_t a = __VERIFIER_spawn(count, (void *)3);
  __VERIFIER_thread_t b = __VERIFIER_spawn_symmetric(count, (void *)4, a);
  assert(__VERIFIER_join(a) == (void *)3);
  __VERIFIER_join_symmetric(b);
  assert(counter == 2 && __VERIFIER_tid() == 0);
  return 0;
}
CASE(an_atomic_block_that_was_not_begun, "invalid-unlock") {
  __VERIFIER_atomic_end();
  return 0;
}

static atomic_int flag;
static void *set(void *argument) {
  atomic_store(&flag, 1);
  return argument;
}
CASE(marked_loops_wait, "finishes") {
  pthread_t thread;
  pthread_create(&thread, NULL, set, NULL);
  __VERIFIER_loop_bound(2);
  for (__VERIFIER_loop_begin(); __VERIFIER_spin_start(), atomic_load(&flag) == 0; __VERIFIER_spin_end(0))
    ;
  await_while (atomic_load(&flag) == 0)
    ;
  pthread_join(thread, NULL);
  return 0;
}

static _Atomic(int *) pointer;
static void *look(void *argument) {
  __VERIFIER_hp_t *hazard = __VERIFIER_hp_alloc();
  int *seen = __VERIFIER_hp_protect(hazard, &pointer);
  if (seen)
    assert(*seen == 42);
  __VERIFIER_hp_clear(hazard);
  __VERIFIER_hp_free(hazard);
  return argument;
}
CASE(retired_memory_stays, "finishes") {
  pthread_t thread;
  int *object = malloc(sizeof *object);
  *object = 42;
  atomic_init(&pointer, object);
  pthread_create(&thread, NULL, look, NULL);
  __VERIFIER_hp_retire(object);
  pthread_join(thread, NULL);
  return 0;
}

static int racy;
CASE(racy_accesses, "finishes") {
  __VERIFIER_racy_write(&racy, 3);
  assert(__VERIFIER_racy_read(&racy) == 3);
  return 0;
}
CASE(interrupts_are_refused, "unsupported: interrupts") {
  __VERIFIER_disable_irq();
  return 0;
}

static int plain, calls;
void __VERIFIER_atomic_twice(void) { calls++; }
int __VERIFIER_atomic_increment(int by) {
  if (by > 5)
    return -1;
  __VERIFIER_atomic_twice();
  return plain += by;
}
static void *increments(void *unused) {
  assert(__VERIFIER_atomic_increment(1) > 0 && __VERIFIER_atomic_increment(6) == -1);
  return unused;
}

CASE(atomic_functions_take_turns, "finishes") {
  pthread_t thread;
  pthread_create(&thread, NULL, increments, NULL);
  increments(NULL);
  pthread_join(thread, NULL);
  assert(plain == 2 && calls == 2);
  return 0;
}

CASE(assumptions_of_all_types, "cut") {
  void (*assume_pointer)(void *) = (void (*)(void *))__VERIFIER_assume;
  assume_pointer((void *)0x100000000);
  assume_pointer(NULL);
  abort();
}
