/* A race through functions that the compiler inlines: they have no frames, and the calls are known all the same. */
#include <pthread.h>
#include <stdatomic.h>
#define INLINE static inline __attribute__((always_inline))
static int data[2];
static atomic_int flag[2];
INLINE int get(atomic_int *f) { return atomic_load_explicit(f, memory_order_acquire); }
INLINE int is_set(atomic_int *f) { return get(f) != 0; }
INLINE void set(atomic_int *f) { atomic_store_explicit(f, 1, memory_order_relaxed); }
INLINE void put(int *p, int v) { *p = v; }
INLINE int take(int *p) { return *p; }
INLINE int sum(int *from, int count) {
    int s = 0;
    for (int i = 0; i < count; i++)
        s += take(from + i);
    return s;
}
static void *producer(void *a) {
    put(&data[0], 1);
    put(&data[1], 2);
    set(&flag[1]);
    return a;
}
int main(void) {
    pthread_t t;
    int s = 0;
    pthread_create(&t, 0, producer, 0);
#ifndef UNTESTED
    if (is_set(&flag[1]))
#endif
        s = sum(data, 2);
    pthread_join(t, 0);
    return s > 3;
}
