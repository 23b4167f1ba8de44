/* What one execution costs when one thing of it grows: -DWHAT=NAME says which (the functions below), -DN how large it is.
   One execution, or two where threads race for nothing but the order of two increments. The cost must grow as N does: bench/linear.py. */
#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char text[N + 1], other[N + 1], room[2 * N + 64];
static int numbers[N];
static int *cells[N];
static struct { int x[N]; } from, to;
static volatile long result;

/* All that other threads could see is shared, so that each byte of these is an event. */
static void fill(void) { memset(text, 'x', N); memset(other, 'x', N); }

static void set_memory(void) { memset(room, 1, N); }
static void copy_memory(void) { memcpy(room, text, N); }
static void copy_structure(void) { to = from; }
static void length(void) { result = strlen(text); }
static void compare(void) { result = strcmp(text, other); }
static void find(void) { result = memchr(text, 'y', N) == 0; }
static void copy_text(void) { strcpy(room, text); }
static void append(void) { strcat(room, text); }
static void print(void) { snprintf(room, sizeof room, "<%s>", text); }
static void duplicate(void) { free(strdup(text)); }

static int by_value(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
static void sort(void) {
    for (int i = 0; i < N; i++) numbers[i] = (i * 7919) % N;
    qsort(numbers, N, sizeof *numbers, by_value);
}

static void stores(void) { for (int i = 0; i < N; i++) numbers[i] = i; }

/* Objects that others may know, read and freed again. */
static void objects(void) {
    for (int i = 0; i < N; i++) { cells[i] = malloc(sizeof(int)); *cells[i] = i; }
    long sum = 0;
    for (int i = 0; i < N; i++) { sum += *cells[i]; free(cells[i]); }
    result = sum;
}

/* Objects that nobody else knows, while the thread has events. */
static void private_objects(void) {
    int **own = malloc(N * sizeof *own);
    for (int i = 0; i < N; i++) { own[i] = malloc(sizeof(int)); *own[i] = i; result = i; }
    for (int i = 0; i < N; i++) free(own[i]);
    free(own);
}

/* A large private array that changes between events. */
static void private_array(void) {
    int own[N];
    for (int i = 0; i < N; i++) { own[i] = i; result = own[i / 2]; }
}

static long down(int depth) { return depth ? down(depth - 1) + result : 0; }
static void recursion(void) { result = 1; result = down(N); }

static void locks(void) {
    static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    for (int i = 0; i < N; i++) { pthread_mutex_lock(&mutex); numbers[0]++; pthread_mutex_unlock(&mutex); }
}

static void *run(void *a) { WHAT(); return a; }
static void *idle(void *a) { return a; }

int main(void) {
    pthread_t t, u;
    fill();
    pthread_create(&t, 0, run, 0);
    pthread_create(&u, 0, idle, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return 0;
}
