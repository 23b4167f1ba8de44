/* A race through wrappers of atomics: all accesses share the lines of the wrappers, and only the calls tell them apart. */
#include <pthread.h>
#include <stdatomic.h>
static int data[2];
static atomic_int flag[2];
static int get(atomic_int *f) { return atomic_load_explicit(f, memory_order_acquire); }
static void set(atomic_int *f, int v) { atomic_store_explicit(f, v, memory_order_relaxed); }
static void put(int *p, int v) { *p = v; }
static int take(int *p) { return *p; }
static void *producer(void *a) {
    put(&data[0], 1); set(&flag[0], 1);
    put(&data[1], 2); set(&flag[1], 1);
    return a;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, producer, 0);
    int s = 0;
    if (get(&flag[0])) s += take(&data[0]);
    if (get(&flag[1])) s += take(&data[1]);
    pthread_join(t, 0);
    return s > 3;
}
