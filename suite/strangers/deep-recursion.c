/* Far inside of many functions everything is as at the surface: values come back, through library functions and variable arguments too, a wait
   is a wait, and a thread or the program may end there. */
#include <assert.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#ifndef DEPTH
#define DEPTH 150
#endif
static atomic_int flag;
static int zero;

static long bottom(void) {
#if defined WAIT
    while (!flag);
#elif defined EXIT
    exit(flag);
#elif defined LEAVE
    pthread_exit((void *)(long)(DEPTH + flag));
#endif
    return flag;
}

static long down(int count, ...);

static int compare(const void *key, const void *element) {
    assert(*(const int *)element == 0);
    long *depth = *(long *const *)key;
    *depth = down(1, *depth - 1, *depth - 1) + 1;
    return 0;
}

/* Every tenth call goes through the library. */
static long down(int count, ...) {
    va_list list;
    va_start(list, count);
    long depth = va_arg(list, long), before = depth, *own = &depth;
    assert(count == 1);
    if (depth == 0) { va_end(list); return bottom(); }
    if (depth % 10 == 0) bsearch(&own, &zero, 1, sizeof zero, compare);
    else depth = down(1, depth - 1, depth - 1) + 1;
    assert(va_arg(list, long) == before);
    va_end(list);
    return depth;
}

static void *run(void *a) { return (void *)down(1, (long)DEPTH, (long)DEPTH); }
static void *set(void *a) { flag = 1; return 0; }

int main(void) {
    pthread_t t, u;
    void *result;
    pthread_create(&t, 0, run, 0);
    pthread_create(&u, 0, set, 0);
    pthread_join(t, &result);
    pthread_join(u, 0);
    assert((long)result == DEPTH || (long)result == DEPTH + 1);
    return 0;
}
