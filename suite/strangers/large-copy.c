/* A structure is copied within shared memory: all of it is read, then all of it is written. The same holds as for memset. */
#include <assert.h>
#include <pthread.h>
#ifndef N
#define N 8000
#endif
struct s { int x[N]; } a, b;
void *t(void *p) { a.x[N - 1] = 7; b = a; return 0; }
int main(void) {
    pthread_t p;
    pthread_create(&p, 0, t, 0);
    pthread_join(p, 0);
    assert(b.x[N - 1] == 7 && b.x[0] == 0);
    return 0;
}
