/* Names and values in reports: tagged pointers, numbers that look like addresses, what is on the heap. Nothing is freed. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
typedef struct { int key; _Atomic(uintptr_t) next; } item;
struct buf { int len; char data[]; };
static _Atomic(uintptr_t) head;
static atomic_ullong hash;
static atomic_long minus;
static atomic_uint big;
static _Atomic(double) real;
static _Atomic(int *) arr;
static _Atomic(struct buf *) flex;
static _Atomic(void *) any;
static _Atomic(int *) inner;
static int glob[8];
static void *xmalloc(size_t n) { void *p = malloc(n); if (!p) abort(); return p; }
static void *t(void *a) {
    item *i = malloc(sizeof *i);
    i->key = 1; atomic_init(&i->next, 0);
    atomic_store(&head, (uintptr_t)i | 1);
    atomic_store(&head, (uintptr_t)i | (uintptr_t)5 << 48);
    atomic_store(&hash, 0x9e3779b97f4a7c15ull);
    atomic_store(&hash, 1ull << 30);
    atomic_store(&minus, -1);
    atomic_store(&big, 0xdeadbeef);
    atomic_store(&real, 1.5);
    int *v = malloc(4 * sizeof *v);
    v[2] = 1;
    atomic_store(&arr, v + 2);
    struct buf *b = xmalloc(sizeof *b + 8);
    b->data[3] = 7;
    atomic_store(&flex, b);
    atomic_store(&any, xmalloc(24));
    atomic_store(&inner, &glob[3]);
    int *one = malloc(sizeof *one);
    atomic_store(&inner, one + 1);
    return a;
}
int main(void) {
    pthread_t x;
    pthread_create(&x, 0, t, 0);
    int *q = atomic_load(&arr); if (q) q[0] = 4;
    struct buf *b = atomic_load(&flex); if (b) b->data[3] = 4;
    item *i = (item *)(atomic_load(&head) & ~(uintptr_t)1 & 0xffffffffffff); if (i) atomic_store(&i->next, 3);
    pthread_join(x, 0);
    return 0;
}
