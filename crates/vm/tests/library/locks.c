#define _GNU_SOURCE
#include "case.h"
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t recursive = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static pthread_mutex_t checking = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
static pthread_rwlock_t rwlock = PTHREAD_RWLOCK_INITIALIZER;
static pthread_spinlock_t spin;
static int counter;
static struct timespec soon;

static void run(void *(*function)(void *)) {
  pthread_t a, b;
  pthread_create(&a, NULL, function, NULL);
  pthread_create(&b, NULL, function, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
}

static void *count_with_mutex(void *unused) {
  (void)unused;
  assert(pthread_mutex_lock(&mutex) == 0);
  int seen = counter;
  counter = seen + 1;
  assert(pthread_mutex_unlock(&mutex) == 0);
  return NULL;
}

CASE(a_mutex_excludes, "finishes") {
  run(count_with_mutex);
  assert(counter == 2);
  return 0;
}

static void *count_twice(void *unused) {
  (void)unused;
  for (int round = 0; round < 2; round++) {
    pthread_mutex_lock(&recursive);
    pthread_mutex_lock(&recursive);
    assert(pthread_mutex_trylock(&recursive) == 0);
    int seen = counter;
    pthread_mutex_unlock(&recursive);
    pthread_mutex_unlock(&recursive);
    counter = seen + 1;
    pthread_mutex_unlock(&recursive);
  }
  return NULL;
}

CASE(a_recursive_mutex_counts, "finishes") {
  run(count_twice);
  assert(counter == 4);
  return 0;
}

CASE(an_initialised_recursive_mutex_counts, "finishes") {
  pthread_mutexattr_t attributes;
  int type;
  assert(pthread_mutexattr_init(&attributes) == 0);
  assert(pthread_mutexattr_settype(&attributes, 17) == EINVAL);
  assert(pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE) == 0);
  assert(pthread_mutexattr_gettype(&attributes, &type) == 0 && type == PTHREAD_MUTEX_RECURSIVE);
  assert(pthread_mutex_init(&recursive, &attributes) == 0);
  assert(pthread_mutexattr_destroy(&attributes) == 0);
  run(count_twice);
  assert(counter == 4);
  assert(pthread_mutex_destroy(&recursive) == 0);
  return 0;
}

static void *check(void *unused) {
  (void)unused;
  assert(pthread_mutex_unlock(&checking) == EPERM);
  assert(pthread_mutex_lock(&checking) == 0);
  assert(pthread_mutex_lock(&checking) == EDEADLK);
  assert(pthread_mutex_trylock(&checking) == EBUSY);
  assert(pthread_mutex_timedlock(&checking, &soon) == EDEADLK);
  counter++;
  assert(pthread_mutex_unlock(&checking) == 0);
  return NULL;
}

CASE(an_error_checking_mutex_returns_codes, "finishes") {
  check(NULL);
  run(check);
  assert(counter == 3);
  return 0;
}

static int failed;
static void *try(void *unused) {
  (void)unused;
  int code = pthread_mutex_trylock(&mutex);
  if (code == EBUSY) {
    __atomic_fetch_add(&failed, 1, __ATOMIC_RELAXED);
    return NULL;
  }
  assert(code == 0);
  counter++;
  pthread_mutex_unlock(&mutex);
  return NULL;
}

CASE(trylock_takes_or_says_busy, "finishes") {
  run(try);
  assert(counter + failed == 2);
  return 0;
}

static void *in_time(void *unused) {
  (void)unused;
  int code = pthread_mutex_timedlock(&mutex, &soon);
  assert(code == 0 || code == ETIMEDOUT);
  if (code == 0)
    pthread_mutex_unlock(&mutex);
  return NULL;
}

CASE(a_timed_lock_may_time_out, "finishes") {
  run(in_time);
  pthread_mutex_lock(&mutex);
  assert(pthread_mutex_timedlock(&mutex, &soon) == ETIMEDOUT);
  pthread_mutex_unlock(&mutex);
  return 0;
}

CASE(a_normal_mutex_locked_twice, "stuck") {
  pthread_t thread;
  pthread_create(&thread, NULL, count_with_mutex, NULL);
  pthread_mutex_lock(&mutex);
  pthread_mutex_lock(&mutex);
  return 0;
}

static pthread_mutex_t second = PTHREAD_MUTEX_INITIALIZER;
static void *crosswise(void *unused) {
  (void)unused;
  pthread_mutex_lock(&second);
  pthread_mutex_lock(&mutex);
  pthread_mutex_unlock(&mutex);
  pthread_mutex_unlock(&second);
  return NULL;
}

CASE(locks_taken_crosswise, "stuck") {
  pthread_t thread;
  pthread_create(&thread, NULL, crosswise, NULL);
  pthread_mutex_lock(&mutex);
  pthread_mutex_lock(&second);
  pthread_mutex_unlock(&second);
  pthread_mutex_unlock(&mutex);
  pthread_join(thread, NULL);
  return 0;
}

CASE(unlock_of_a_free_mutex, "invalid-unlock: not locked") { return pthread_mutex_unlock(&mutex); }

static void *unlock(void *unused) {
  (void)unused;
  pthread_mutex_unlock(&mutex);
  return NULL;
}

CASE(unlock_by_another_thread, "invalid-unlock: has locked") {
  pthread_t thread;
  pthread_mutex_lock(&mutex);
  pthread_create(&thread, NULL, unlock, NULL);
  pthread_join(thread, NULL);
  return 0;
}

CASE(unlock_twice, "invalid-unlock: not locked") {
  pthread_mutex_lock(&mutex);
  pthread_mutex_unlock(&mutex);
  pthread_mutex_unlock(&mutex);
  return 0;
}

CASE(lock_of_memory_that_is_no_mutex, "invalid-lock: never initialised") {
  pthread_mutex_t *fresh = malloc(sizeof *fresh);
  return pthread_mutex_lock(fresh);
}

CASE(lock_of_something_else, "invalid-lock: not an initialised mutex") {
  int words[10] = {0x12345678};
  return pthread_mutex_lock((pthread_mutex_t *)words);
}

CASE(lock_of_a_destroyed_mutex, "invalid-lock: destroyed") {
  pthread_mutex_destroy(&mutex);
  return pthread_mutex_lock(&mutex);
}

CASE(a_destroyed_mutex_can_be_initialised_again, "finishes") {
  pthread_mutex_destroy(&mutex);
  pthread_mutex_init(&mutex, NULL);
  assert(pthread_mutex_lock(&mutex) == 0);
  assert(pthread_mutex_unlock(&mutex) == 0);
  return 0;
}

CASE(destruction_of_a_locked_mutex, "invalid-lock: it has locked") {
  pthread_mutex_lock(&mutex);
  return pthread_mutex_destroy(&mutex);
}

CASE(destruction_twice, "invalid-lock: destroyed") {
  pthread_mutex_destroy(&mutex);
  return pthread_mutex_destroy(&mutex);
}

CASE(initialisation_of_a_locked_mutex, "invalid-lock: it has locked") {
  pthread_mutex_lock(&mutex);
  return pthread_mutex_init(&mutex, NULL);
}

CASE(robust_mutexes_are_refused, "unsupported: robust") {
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  return pthread_mutexattr_setrobust(&attributes, PTHREAD_MUTEX_ROBUST);
}

static pthread_mutex_t *shared_mutex;
static void *count_with_heap_mutex(void *unused) {
  (void)unused;
  pthread_mutex_lock(shared_mutex);
  pthread_mutex_lock(shared_mutex);
  counter++;
  pthread_mutex_unlock(shared_mutex);
  pthread_mutex_unlock(shared_mutex);
  return NULL;
}
static void *make_and_use(void *unused) {
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
  shared_mutex = malloc(sizeof *shared_mutex);
  pthread_mutex_init(shared_mutex, &attributes);
  run(count_with_heap_mutex);
  pthread_mutex_destroy(shared_mutex);
  free(shared_mutex);
  return unused;
}

CASE(a_mutex_made_by_another_thread, "finishes") {
  pthread_t thread;
  pthread_create(&thread, NULL, make_and_use, NULL);
  pthread_join(thread, NULL);
  assert(counter == 2);
  return 0;
}

static void *write_locked(void *unused) {
  (void)unused;
  assert(pthread_rwlock_wrlock(&rwlock) == 0);
  assert(pthread_rwlock_wrlock(&rwlock) == EDEADLK);
  assert(pthread_rwlock_rdlock(&rwlock) == EDEADLK);
  assert(pthread_rwlock_trywrlock(&rwlock) == EBUSY);
  int seen = counter;
  counter = seen + 1;
  assert(pthread_rwlock_unlock(&rwlock) == 0);
  return NULL;
}
static void *read_locked(void *unused) {
  (void)unused;
  assert(pthread_rwlock_rdlock(&rwlock) == 0);
  assert(pthread_rwlock_rdlock(&rwlock) == 0);
  assert(pthread_rwlock_trywrlock(&rwlock) == EBUSY);
  int seen = counter;
  assert(counter == seen);
  assert(pthread_rwlock_unlock(&rwlock) == 0);
  assert(counter == seen);
  assert(pthread_rwlock_unlock(&rwlock) == 0);
  return NULL;
}

CASE(a_rwlock_has_one_writer_or_readers, "finishes") {
  pthread_t reader;
  pthread_create(&reader, NULL, read_locked, NULL);
  run(write_locked);
  pthread_join(reader, NULL);
  assert(counter == 2);
  assert(pthread_rwlock_destroy(&rwlock) == 0);
  return 0;
}

static void *try_reading(void *unused) {
  int code = pthread_rwlock_tryrdlock(&rwlock);
  assert(code == EBUSY);
  code = pthread_rwlock_timedrdlock(&rwlock, &soon);
  assert(code == ETIMEDOUT);
  code = pthread_rwlock_timedwrlock(&rwlock, &soon);
  assert(code == ETIMEDOUT);
  return unused;
}

CASE(tries_fail_while_a_writer_is_there, "finishes") {
  assert(pthread_rwlock_init(&rwlock, NULL) == 0);
  assert(pthread_rwlock_wrlock(&rwlock) == 0);
  run(try_reading);
  assert(pthread_rwlock_unlock(&rwlock) == 0);
  return 0;
}

CASE(unlock_of_a_free_rwlock, "invalid-unlock: not locked") { return pthread_rwlock_unlock(&rwlock); }

static void *unlock_rwlock(void *unused) {
  pthread_rwlock_unlock(&rwlock);
  return unused;
}

CASE(unlock_of_a_rwlock_that_others_read, "invalid-unlock: only other threads") {
  pthread_t thread;
  pthread_rwlock_rdlock(&rwlock);
  pthread_create(&thread, NULL, unlock_rwlock, NULL);
  pthread_join(thread, NULL);
  return 0;
}

CASE(lock_of_a_destroyed_rwlock, "invalid-lock: destroyed") {
  pthread_rwlock_destroy(&rwlock);
  return pthread_rwlock_rdlock(&rwlock);
}

CASE(destruction_of_a_locked_rwlock, "invalid-lock: is locked") {
  pthread_rwlock_rdlock(&rwlock);
  return pthread_rwlock_destroy(&rwlock);
}

CASE(writing_while_reading, "stuck") {
  pthread_t thread;
  pthread_create(&thread, NULL, count_with_mutex, NULL);
  pthread_rwlock_rdlock(&rwlock);
  pthread_rwlock_wrlock(&rwlock);
  return 0;
}

static void *count_with_spin(void *unused) {
  pthread_spin_lock(&spin);
  int seen = counter;
  counter = seen + 1;
  assert(pthread_spin_trylock(&spin) == EBUSY);
  pthread_spin_unlock(&spin);
  return unused;
}

CASE(a_spin_lock_excludes, "finishes") {
  assert(pthread_spin_init(&spin, 0) == 0);
  run(count_with_spin);
  assert(counter == 2);
  assert(pthread_spin_destroy(&spin) == 0);
  return 0;
}

CASE(unlock_of_a_free_spin_lock, "invalid-unlock: not locked") { return pthread_spin_unlock(&spin); }

CASE(lock_of_a_destroyed_spin_lock, "invalid-lock: destroyed") {
  pthread_spin_destroy(&spin);
  return pthread_spin_lock(&spin);
}

CASE(attributes_of_locks_are_kept, "finishes") {
  pthread_mutexattr_t mutex;
  pthread_condattr_t condition;
  pthread_rwlockattr_t lock;
  pthread_barrierattr_t barrier;
  int value;
  assert(pthread_mutexattr_init(&mutex) == 0 && pthread_mutexattr_setprotocol(&mutex, PTHREAD_PRIO_PROTECT) == 0);
  assert(pthread_mutexattr_setpshared(&mutex, PTHREAD_PROCESS_SHARED) == 0 && pthread_mutexattr_settype(&mutex, PTHREAD_MUTEX_ERRORCHECK) == 0);
  assert(pthread_mutexattr_setprioceiling(&mutex, 50) == 0 && pthread_mutexattr_setprioceiling(&mutex, 0) == EINVAL);
  assert(pthread_mutexattr_getprotocol(&mutex, &value) == 0 && value == PTHREAD_PRIO_PROTECT);
  assert(pthread_mutexattr_getpshared(&mutex, &value) == 0 && value == PTHREAD_PROCESS_SHARED);
  assert(pthread_mutexattr_gettype(&mutex, &value) == 0 && value == PTHREAD_MUTEX_ERRORCHECK);
  assert(pthread_mutexattr_getprioceiling(&mutex, &value) == 0 && value == 50);
  assert(pthread_condattr_init(&condition) == 0 && pthread_condattr_setclock(&condition, CLOCK_MONOTONIC) == 0);
  assert(pthread_condattr_getclock(&condition, &value) == 0 && value == CLOCK_MONOTONIC);
  assert(pthread_condattr_getpshared(&condition, &value) == 0 && value == PTHREAD_PROCESS_PRIVATE);
  assert(pthread_condattr_setclock(&condition, 77) == EINVAL);
  assert(pthread_rwlockattr_init(&lock) == 0 && pthread_rwlockattr_setkind_np(&lock, PTHREAD_RWLOCK_PREFER_WRITER_NP) == 0);
  assert(pthread_rwlockattr_getkind_np(&lock, &value) == 0 && value == PTHREAD_RWLOCK_PREFER_WRITER_NP);
  assert(pthread_rwlockattr_getpshared(&lock, &value) == 0 && value == PTHREAD_PROCESS_PRIVATE);
  assert(pthread_barrierattr_init(&barrier) == 0 && pthread_barrierattr_setpshared(&barrier, PTHREAD_PROCESS_SHARED) == 0);
  assert(pthread_barrierattr_getpshared(&barrier, &value) == 0 && value == PTHREAD_PROCESS_SHARED);
  return 0;
}

CASE(a_condition_variable_with_attributes_that_were_never_initialised, "uninitialized-read") {
  pthread_cond_t condition;
  pthread_condattr_t attributes;
  return pthread_cond_init(&condition, &attributes);
}

CASE(a_barrier_with_attributes_that_were_never_initialised, "uninitialized-read") {
  pthread_barrier_t barrier;
  pthread_barrierattr_t attributes;
  return pthread_barrier_init(&barrier, &attributes, 1);
}
