/* What an access costs must not grow with the number of objects that have ended their life, nor what an end costs with the accesses so far. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#ifndef N
#define N 1000
#endif
static atomic_int n;
static int *cells[N];
static void *run(void *a) { n++; n++; return a; }
int main(void) {
    pthread_t t[3];
    for (int i = 0; i < N; i++) { cells[i] = malloc(sizeof(int)); *cells[i] = 0; }
    for (long i = 0; i < 3; i++) pthread_create(&t[i], 0, run, (void *)i);
    for (int i = 0; i < 3; i++) pthread_join(t[i], 0);
    for (int i = 0; i < N; i++) {
#ifdef READ
        assert(*cells[i] == 0);
#endif
#ifndef NOFREE
        free(cells[i]);
#endif
    }
    return 0;
}
