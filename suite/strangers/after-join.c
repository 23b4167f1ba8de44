/* After the last join only main runs, and goes over memory that was shared: what destructors and final checks of containers do. What each of
   its accesses costs must not grow with how many there are. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef CELLS
#define CELLS 4000
#endif
static atomic_int n;
static int cells[CELLS + 1];
static void *run(void *a) { cells[(long)a]++; n++; n++; return a; }
int main(void) {
    pthread_t t[3];
    for (long i = 0; i < 3; i++) pthread_create(&t[i], 0, run, (void *)i);
    for (int i = 0; i < 3; i++) pthread_join(t[i], 0);
    int s = 0;
    for (int i = 0; i < CELLS; i++) { s += cells[i]; cells[i] = 0; }
    assert(s == (CELLS < 3 ? CELLS : 3));
    assert(n == 6);
    return 0;
}
