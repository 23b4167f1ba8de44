#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <linux/futex.h>
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/* A time that is over, for calls that take a time of day, and one that may be over soon, for those that take a duration. */
static const struct timespec then = {1, 0}, soon = {0, 1000000};

/* Whether a call succeeded; it may fail in one way only. */
static int took(int code, int refusal) {
  assert(code == 0 || code == refusal);
  return code == 0;
}
/* How a call is refused. */
static int refusal(int code) { return code == EDEADLK ? 1 : code == EPERM ? 2 : code; }
static int took_errno(int code, int refusal) { return took(code == 0 ? 0 : errno, refusal); }

/* What C has no primitive for, as textbooks build it. */
struct gate { pthread_mutex_t mutex; pthread_cond_t changed; int missing, expected, phase; };
#define GATE(count) {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, count, count, 0}
#define FULL_GATE(value) {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0, 0, value}

static void latch_count_down(struct gate *g, int by) {
  pthread_mutex_lock(&g->mutex);
  g->missing -= by;
  if (g->missing == 0) pthread_cond_broadcast(&g->changed);
  pthread_mutex_unlock(&g->mutex);
}
static void latch_wait(struct gate *g) {
  pthread_mutex_lock(&g->mutex);
  while (g->missing != 0) pthread_cond_wait(&g->changed, &g->mutex);
  pthread_mutex_unlock(&g->mutex);
}
static int latch_try_wait(struct gate *g) {
  pthread_mutex_lock(&g->mutex);
  int open = g->missing == 0;
  pthread_mutex_unlock(&g->mutex);
  return open;
}

/* A semaphore that is given several at once: its value is in `phase`. */
static void semaphore_release(struct gate *g, int by) {
  pthread_mutex_lock(&g->mutex);
  g->phase += by;
  pthread_cond_broadcast(&g->changed);
  pthread_mutex_unlock(&g->mutex);
}
static void semaphore_acquire(struct gate *g) {
  pthread_mutex_lock(&g->mutex);
  while (g->phase == 0) pthread_cond_wait(&g->changed, &g->mutex);
  g->phase--;
  pthread_mutex_unlock(&g->mutex);
}
static int semaphore_try(struct gate *g, int waits) {
  pthread_mutex_lock(&g->mutex);
  if (waits && g->phase == 0) pthread_cond_timedwait(&g->changed, &g->mutex, &then);
  int there = g->phase > 0;
  g->phase -= there;
  pthread_mutex_unlock(&g->mutex);
  return there;
}

static void barrier_arrive(struct gate *g, int drops, int waits) {
  pthread_mutex_lock(&g->mutex);
  int mine = g->phase;
  g->expected -= drops;
  if (--g->missing == 0) {
    g->missing = g->expected;
    g->phase++;
    pthread_cond_broadcast(&g->changed);
  }
  while (waits && g->phase == mine) pthread_cond_wait(&g->changed, &g->mutex);
  pthread_mutex_unlock(&g->mutex);
}

/* A promise and its future: the value is in `phase`, 0 before it is set. */
static int promise_set(struct gate *g, int value) {
  pthread_mutex_lock(&g->mutex);
  int kept = g->phase != 0;
  if (!kept) g->phase = value;
  pthread_cond_broadcast(&g->changed);
  pthread_mutex_unlock(&g->mutex);
  return kept;
}
static int future_get(struct gate *g) {
  pthread_mutex_lock(&g->mutex);
  while (g->phase == 0) pthread_cond_wait(&g->changed, &g->mutex);
  int value = g->phase;
  pthread_mutex_unlock(&g->mutex);
  return value;
}
static int future_wait_for(struct gate *g) {
  pthread_mutex_lock(&g->mutex);
  if (g->phase == 0) pthread_cond_timedwait(&g->changed, &g->mutex, &then);
  int ready = g->phase != 0;
  pthread_mutex_unlock(&g->mutex);
  return ready;
}

static void init_mutex(pthread_mutex_t *mutex, int type) {
  pthread_mutexattr_t kind;
  pthread_mutexattr_init(&kind);
  pthread_mutexattr_settype(&kind, type);
  pthread_mutex_init(mutex, &kind);
}

static void spin_lock(atomic_int *lock) {
  while (atomic_exchange_explicit(lock, 1, memory_order_acquire))
    while (atomic_load_explicit(lock, memory_order_relaxed)) ;
}

static int *number(int value) {
  int *new = malloc(sizeof *new);
  *new = value;
  return new;
}
