/* Library functions that go over shared memory byte by byte: each byte is an event, after which the function goes on where it was.
   They must give what they give for private memory, which they go over without any event. */
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef N
#define N 60
#endif

static char a[N + 1], b[N + 1], to[4 * N];
static int numbers[N];

static int by_value(const void *x, const void *y) { return *(const int *)x - *(const int *)y; }

static long sign(long x) { return (x > 0) - (x < 0); }

/* What the functions give for two texts and a room to write to: as numbers that do not depend on where these are. */
static void look(const char *a, const char *b, char *to, int *numbers, long *found) {
    long n = 0;
    found[n++] = strlen(a);
    found[n++] = strnlen(a, N / 2);
    found[n++] = sign(strcmp(a, b));
    found[n++] = sign(strncmp(a, b, N / 4));
    found[n++] = sign(memcmp(a, b, N));
    const char *at = memchr(a, 'c', N);
    found[n++] = at ? at - a : -1;
    at = memrchr(a, 'c', N);
    found[n++] = at ? at - a : -1;
    at = strchr(a, 'd');
    found[n++] = at ? at - a : -1;
    at = strrchr(a, 'd');
    found[n++] = at ? at - a : -1;
    at = strstr(a, "ab");
    found[n++] = at ? at - a : -1;
    at = memmem(a, N, "ca", 2);
    found[n++] = at ? at - a : -1;
    found[n++] = strspn(a, "abc");
    found[n++] = strcspn(a, "d");
    strcpy(to, a);
    found[n++] = strcmp(to, a);
    strcat(to, b);
    found[n++] = strlen(to);
    found[n++] = memcmp(to + N, b, N);
    strncpy(to, b, N + 10);
    found[n++] = to[N + 9];
    at = memccpy(to, a, 'd', N);
    found[n++] = at ? at - to : -1;
    found[n++] = snprintf(to, 3 * N, "<%s|%.10s|%d>", a, b, numbers[0]);
    found[n++] = strlen(to);
    found[n++] = to[N + 12];
    qsort(numbers, N, sizeof *numbers, by_value);
    for (int i = 1; i < N; i++) found[n] = 3 * found[n] + numbers[i] - numbers[i - 1];
}

static void fill(unsigned seed, char *a, char *b, int *numbers) {
    for (int i = 0; i < N; i++) {
        seed = seed * 1103515245u + 12345u;
        a[i] = 'a' + (seed >> 16) % 4;
        /* Equal for a while. */
        b[i] = i < N / 3 ? a[i] : 'a' + (seed >> 20) % 4;
        numbers[i] = (seed >> 16) % 50;
    }
}

static void *run(void *seed) {
    char own_a[N + 1] = {0}, own_b[N + 1] = {0}, own_to[4 * N] = {0};
    int own_numbers[N];
    long shared[32] = {0}, own[32] = {0};
    fill((unsigned)(long)seed, own_a, own_b, own_numbers);
    look(own_a, own_b, own_to, own_numbers, own);
    look(a, b, to, numbers, shared);
    for (int i = 0; i < 32; i++) assert(shared[i] == own[i]);
    assert(memcmp(to, own_to, sizeof to) == 0);
    for (int i = 0; i < N; i++) assert(numbers[i] == own_numbers[i]);
    return 0;
}

int main(void) {
    pthread_t t;
    for (long seed = 1; seed <= 3; seed++) {
        fill((unsigned)seed, a, b, numbers);
        memset(to, 0, sizeof to);
        pthread_create(&t, 0, run, (void *)seed);
        pthread_join(t, 0);
    }
    return 0;
}
