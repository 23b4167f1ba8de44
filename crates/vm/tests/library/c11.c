#include "case.h"
#include <stdlib.h>
#include <threads.h>

static mtx_t mutex;
static cnd_t condition;
static once_flag flag = ONCE_FLAG_INIT;
static tss_t key;
static int counter, ready;
static struct timespec soon;

static int count(void *argument) {
  assert(mtx_lock(&mutex) == thrd_success);
  counter++;
  assert(mtx_unlock(&mutex) == thrd_success);
  return *(int *)argument;
}

CASE(c11_threads_and_mutexes, "finishes") {
  thrd_t thread;
  int given = -3, result;
  assert(mtx_init(&mutex, mtx_plain) == thrd_success);
  assert(thrd_create(&thread, count, &given) == thrd_success);
  count(&given);
  assert(!thrd_equal(thread, thrd_current()));
  assert(thrd_join(thread, &result) == thrd_success);
  assert(result == -3 && counter == 2);
  mtx_destroy(&mutex);
  return 0;
}

static int leave(void *argument) {
  (void)argument;
  thrd_exit(5);
}

CASE(thrd_exit_gives_its_result, "finishes") {
  thrd_t thread;
  int result;
  thrd_create(&thread, leave, NULL);
  thrd_yield();
  thrd_join(thread, &result);
  assert(result == 5);
  return 0;
}

CASE(c11_mutex_codes, "finishes") {
  assert(mtx_init(&mutex, mtx_timed) == thrd_success);
  assert(mtx_lock(&mutex) == thrd_success);
  assert(mtx_trylock(&mutex) == thrd_busy);
  assert(mtx_timedlock(&mutex, &soon) == thrd_timedout);
  assert(mtx_unlock(&mutex) == thrd_success);
  assert(mtx_init(&mutex, mtx_plain | mtx_recursive) == thrd_success);
  assert(mtx_lock(&mutex) == thrd_success);
  assert(mtx_lock(&mutex) == thrd_success);
  assert(mtx_unlock(&mutex) == thrd_success);
  assert(mtx_unlock(&mutex) == thrd_success);
  return 0;
}

static int wait(void *argument) {
  mtx_lock(&mutex);
  while (!ready)
    cnd_wait(&condition, &mutex);
  mtx_unlock(&mutex);
  return argument != NULL;
}

CASE(c11_conditions, "finishes") {
  thrd_t thread;
  mtx_init(&mutex, mtx_plain);
  assert(cnd_init(&condition) == thrd_success);
  thrd_create(&thread, wait, NULL);
  mtx_lock(&mutex);
  ready = 1;
  cnd_signal(&condition);
  cnd_broadcast(&condition);
  mtx_unlock(&mutex);
  thrd_join(thread, NULL);
  mtx_lock(&mutex);
  assert(cnd_timedwait(&condition, &mutex, &soon) == thrd_timedout);
  mtx_unlock(&mutex);
  cnd_destroy(&condition);
  return 0;
}

static void once(void) { counter++; }
static int specific(void *argument) {
  assert(tss_get(key) == NULL);
  assert(tss_set(key, argument) == thrd_success);
  assert(tss_get(key) == argument);
  call_once(&flag, once);
  return 0;
}
static void forget(void *value) { *(int *)value = 0; }

CASE(c11_once_and_specific_values, "finishes") {
  thrd_t thread;
  int value = 1;
  assert(tss_create(&key, forget) == thrd_success);
  thrd_create(&thread, specific, &value);
  call_once(&flag, once);
  thrd_join(thread, NULL);
  assert(value == 0 && counter == 1);
  tss_delete(key);
  return 0;
}

CASE(c11_unlock_of_a_free_mutex, "invalid-unlock") {
  mtx_init(&mutex, mtx_plain);
  return mtx_unlock(&mutex);
}
