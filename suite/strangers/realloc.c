/* A buffer that grows under a lock: whoever finds it too small moves it, whoever has made it. Half of it was never written.
   WHAT 1: a reader that does not lock. 2: the old address is kept and used. 3: freed before. 4: an address within.
   5: what was never written is read in its new place. 6: sizes: nothing is moved, and less than there was. 7: moved without a lock. */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#ifndef WHAT
#define WHAT 0
#endif
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static char *buffer;
static size_t length, room;
static long *numbers;

static void put(const char *text) {
    size_t n = strlen(text);
    pthread_mutex_lock(&m);
    if (length + n + 1 > room) {
        room = 2 * (length + n + 1);
        buffer = realloc(buffer, room);
    }
    memcpy(buffer + length, text, n + 1);
    length += n;
    pthread_mutex_unlock(&m);
}

static void *writer(void *arg) {
    put("ab");
    put("cde");
    return arg;
}

static void *maker(void *arg) {
    long *made = malloc(4 * sizeof *made);
    made[0] = 1;
    made[1] = 2;
    pthread_mutex_lock(&m);
    numbers = made;
    pthread_mutex_unlock(&m);
#if WHAT == 1
    volatile long seen = made[1];
    (void)seen;
#endif
    return arg;
}

static void take(void) {
    pthread_mutex_lock(&m);
    long *old = numbers;
    if (old) {
#if WHAT == 3
        free(old);
#elif WHAT == 4
        old++;
#endif
        size_t size = WHAT == 6 ? sizeof *old : 8 * sizeof *old;
        numbers = realloc(old, size);
        assert(numbers[0] == 1);
#if WHAT == 2
        old[0] = 3;
#elif WHAT == 5
        assert(numbers[1] == 2 && numbers[2] == 0);
#elif WHAT == 6
        numbers = realloc(numbers, 0);
        numbers = realloc(numbers, sizeof *old);
        numbers[0] = 1;
#else
        numbers[7] = 7;
        assert(numbers[1] == 2);
#endif
    }
    pthread_mutex_unlock(&m);
}

int main(void) {
    pthread_t t;
#if WHAT == 0
    pthread_create(&t, 0, writer, 0);
    put("f");
    pthread_join(t, 0);
    assert(strlen(buffer) == 6 && strchr(buffer, 'f'));
    free(buffer);
#elif WHAT == 7
    pthread_create(&t, 0, maker, 0);
    numbers = realloc(numbers, 8);
    pthread_join(t, 0);
#else
    pthread_create(&t, 0, maker, 0);
    take();
    pthread_join(t, 0);
    free(numbers);
#endif
    return 0;
}
