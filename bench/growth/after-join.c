/* After the last join main goes over memory that was shared: N cells, in each of 6 executions. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
static atomic_int n;
static int *cells[N];
static void *run(void *a) { n++; return a; }
int main(void) {
    pthread_t t[3];
    for (int i = 0; i < N; i++) { cells[i] = malloc(sizeof(int)); *cells[i] = 0; }
    for (long i = 0; i < 3; i++) pthread_create(&t[i], 0, run, 0);
    for (int i = 0; i < 3; i++) pthread_join(t[i], 0);
    for (int i = 0; i < N; i++) { assert(*cells[i] == 0); free(cells[i]); }
    return 0;
}
