#define _GNU_SOURCE
#include "case.h"
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
#include <time.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static pthread_barrier_t barrier;
static sem_t semaphore;
static int ready, counter, serial;
static struct timespec soon;

static pthread_t start(void *(*function)(void *)) {
  pthread_t thread;
  pthread_create(&thread, NULL, function, NULL);
  return thread;
}

static void *wait_until_ready(void *unused) {
  pthread_mutex_lock(&mutex);
  while (!ready)
    pthread_cond_wait(&condition, &mutex);
  counter++;
  pthread_mutex_unlock(&mutex);
  return unused;
}

CASE(a_signal_wakes_the_waiting_thread, "finishes") {
  pthread_t thread = start(wait_until_ready);
  pthread_mutex_lock(&mutex);
  ready = 1;
  pthread_cond_signal(&condition);
  pthread_mutex_unlock(&mutex);
  pthread_join(thread, NULL);
  assert(counter == 1);
  assert(pthread_cond_destroy(&condition) == 0);
  return 0;
}

CASE(a_broadcast_wakes_all, "finishes") {
  pthread_t a = start(wait_until_ready), b = start(wait_until_ready);
  pthread_mutex_lock(&mutex);
  ready = 1;
  pthread_cond_broadcast(&condition);
  pthread_mutex_unlock(&mutex);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(counter == 2);
  return 0;
}

CASE(one_signal_for_two_waiting_threads, "stuck") {
  pthread_t a = start(wait_until_ready), b = start(wait_until_ready);
  pthread_mutex_lock(&mutex);
  ready = 1;
  pthread_cond_signal(&condition);
  pthread_mutex_unlock(&mutex);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}

static void *wait_without_a_loop(void *unused) {
  pthread_mutex_lock(&mutex);
  pthread_cond_wait(&condition, &mutex);
  pthread_mutex_unlock(&mutex);
  return unused;
}

CASE(a_signal_that_comes_too_early, "stuck") {
  pthread_t thread = start(wait_without_a_loop);
  pthread_cond_signal(&condition);
  pthread_join(thread, NULL);
  return 0;
}

static void *wait_for_a_while(void *unused) {
  pthread_mutex_lock(&mutex);
  int code = pthread_cond_timedwait(&condition, &mutex, &soon);
  assert(code == 0 || code == ETIMEDOUT);
  pthread_mutex_unlock(&mutex);
  return unused;
}

CASE(a_timed_wait_may_time_out, "finishes") {
  pthread_t thread = start(wait_for_a_while);
  pthread_cond_signal(&condition);
  pthread_join(thread, NULL);
  assert(pthread_cond_destroy(&condition) == 0);
  return 0;
}

CASE(a_wait_without_the_mutex, "condvar-misuse: without holding") { return pthread_cond_wait(&condition, &mutex); }

CASE(a_destroyed_condition_variable, "condvar-misuse: destroyed") {
  pthread_cond_destroy(&condition);
  return pthread_cond_signal(&condition);
}

CASE(an_uninitialised_condition_variable, "condvar-misuse: never initialised") {
  pthread_cond_t *fresh = malloc(sizeof *fresh);
  return pthread_cond_signal(fresh);
}

CASE(destruction_while_a_thread_waits, "condvar-misuse: threads wait") {
  pthread_t thread = start(wait_without_a_loop);
  pthread_cond_destroy(&condition);
  pthread_mutex_lock(&mutex);
  ready = 1;
  pthread_mutex_unlock(&mutex);
  (void)thread;
  exit(0);
}

CASE(destruction_after_a_broadcast, "finishes") {
  pthread_t thread = start(wait_until_ready);
  pthread_mutex_lock(&mutex);
  ready = 1;
  pthread_cond_broadcast(&condition);
  pthread_mutex_unlock(&mutex);
  pthread_mutex_lock(&mutex);
  int seen = counter;
  pthread_mutex_unlock(&mutex);
  if (seen)
    pthread_cond_destroy(&condition);
  pthread_join(thread, NULL);
  return 0;
}

static void *meet(void *unused) {
  for (int round = 0; round < 2; round++) {
    __atomic_fetch_add(&counter, 1, __ATOMIC_RELAXED);
    int code = pthread_barrier_wait(&barrier);
    assert(code == 0 || code == PTHREAD_BARRIER_SERIAL_THREAD);
    assert(__atomic_load_n(&counter, __ATOMIC_RELAXED) >= 2 * (round + 1));
    if (code == PTHREAD_BARRIER_SERIAL_THREAD)
      __atomic_fetch_add(&serial, 1, __ATOMIC_RELAXED);
  }
  return unused;
}

/* A read that comes so late that the next round has begun is cut off. */
CASE(threads_meet_at_a_barrier, "finishes") {
  assert(pthread_barrier_init(&barrier, NULL, 2) == 0);
  pthread_t a = start(meet), b = start(meet);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(counter == 4 && serial == 2);
  assert(pthread_barrier_destroy(&barrier) == 0);
  return 0;
}

CASE(a_barrier_for_one, "finishes") {
  pthread_barrier_init(&barrier, NULL, 1);
  assert(pthread_barrier_wait(&barrier) == PTHREAD_BARRIER_SERIAL_THREAD);
  assert(pthread_barrier_wait(&barrier) == PTHREAD_BARRIER_SERIAL_THREAD);
  return 0;
}

static void *meet_once(void *unused) {
  pthread_barrier_wait(&barrier);
  return unused;
}

CASE(a_barrier_with_too_few_threads, "stuck") {
  pthread_barrier_init(&barrier, NULL, 3);
  pthread_t a = start(meet_once), b = start(meet_once);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}

CASE(a_barrier_for_nobody, "barrier-misuse: no thread") { return pthread_barrier_init(&barrier, NULL, 0); }
CASE(an_uninitialised_barrier, "barrier-misuse: never initialised") { return pthread_barrier_wait(&barrier); }
CASE(a_destroyed_barrier, "barrier-misuse: destroyed") {
  pthread_barrier_init(&barrier, NULL, 1);
  pthread_barrier_destroy(&barrier);
  return pthread_barrier_wait(&barrier);
}
CASE(destruction_of_a_barrier_at_which_a_thread_waits, "barrier-misuse: threads wait") {
  pthread_barrier_init(&barrier, NULL, 2);
  start(meet_once);
  pthread_barrier_destroy(&barrier);
  exit(0);
}

static void *take(void *unused) {
  assert(sem_wait(&semaphore) == 0);
  __atomic_fetch_add(&counter, 1, __ATOMIC_RELAXED);
  return unused;
}

CASE(a_semaphore_lets_as_many_go_on_as_were_posted, "finishes") {
  int value;
  assert(sem_init(&semaphore, 0, 1) == 0);
  pthread_t a = start(take), b = start(take);
  assert(sem_post(&semaphore) == 0);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(counter == 2);
  assert(sem_getvalue(&semaphore, &value) == 0 && value == 0);
  assert(sem_trywait(&semaphore) == -1 && errno == EAGAIN);
  assert(sem_timedwait(&semaphore, &soon) == -1 && errno == ETIMEDOUT);
  assert(sem_destroy(&semaphore) == 0);
  return 0;
}

CASE(a_semaphore_that_nobody_posts, "stuck") {
  sem_init(&semaphore, 0, 1);
  pthread_t a = start(take), b = start(take);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}

CASE(an_uninitialised_semaphore, "semaphore-misuse: never initialised") { return sem_post(&semaphore); }
CASE(a_destroyed_semaphore, "semaphore-misuse: destroyed") {
  sem_init(&semaphore, 0, 1);
  sem_destroy(&semaphore);
  return sem_wait(&semaphore);
}
CASE(named_semaphores_are_refused, "unsupported: named") { return sem_open("/name", 0) == SEM_FAILED; }

static struct timespec no_time = {0, 1000000000};

CASE(time_limits_that_are_none, "finishes") {
  pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
  sem_init(&semaphore, 0, 1);
  pthread_mutex_lock(&mutex);
  assert(pthread_cond_timedwait(&condition, &mutex, &no_time) == EINVAL);
  assert(pthread_cond_clockwait(&condition, &mutex, CLOCK_MONOTONIC, &no_time) == EINVAL);
  assert(pthread_mutex_timedlock(&mutex, &no_time) == EINVAL);
  pthread_mutex_unlock(&mutex);
  assert(pthread_mutex_timedlock(&mutex, &no_time) == 0 && "it need not wait");
  assert(pthread_rwlock_timedrdlock(&lock, &no_time) == EINVAL);
  assert(pthread_rwlock_timedwrlock(&lock, &no_time) == EINVAL);
  assert(sem_timedwait(&semaphore, &no_time) == -1 && errno == EINVAL);
  return 0;
}

CASE(a_time_limit_that_is_nowhere, "null-dereference") {
  pthread_mutex_lock(&mutex);
  return pthread_cond_timedwait(&condition, &mutex, NULL);
}

static void *waits_at_the_barrier(void *unused) {
  pthread_barrier_wait(&barrier);
  return unused;
}

CASE(a_barrier_that_is_initialised_again_while_threads_wait, "barrier-misuse: initialises a barrier again at which threads wait") {
  pthread_barrier_init(&barrier, NULL, 2);
  pthread_t thread = start(waits_at_the_barrier);
  pthread_barrier_init(&barrier, NULL, 2);
  pthread_barrier_wait(&barrier);
  pthread_join(thread, NULL);
  return 0;
}

CASE(a_barrier_that_is_initialised_again_between_rounds, "finishes") {
  pthread_barrier_init(&barrier, NULL, 1);
  pthread_t thread = start(waits_at_the_barrier);
  pthread_join(thread, NULL);
  pthread_barrier_init(&barrier, NULL, 1);
  pthread_barrier_wait(&barrier);
  return 0;
}
