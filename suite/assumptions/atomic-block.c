/* Only atomic blocks exclude each other: the store comes between two reads of a block, with a warning. In a block of its own (BLOCK) it does not. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
extern void __VERIFIER_atomic_begin(void), __VERIFIER_atomic_end(void);
static atomic_int x;
static void *run(void *a) {
#ifdef BLOCK
    __VERIFIER_atomic_begin();
#endif
    x = 1;
#ifdef BLOCK
    __VERIFIER_atomic_end();
#endif
    return a;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    __VERIFIER_atomic_begin();
    int first = x, second = x;
    assert(first == second);
    __VERIFIER_atomic_end();
    pthread_join(t, 0);
    return 0;
}
