/* Trying to take a lock that nobody holds succeeds; C11 and C++ allow it to fail. */
#include <assert.h>
#include <threads.h>

int main(void) {
    mtx_t lock;
    mtx_init(&lock, mtx_plain);
    assert(mtx_trylock(&lock) == thrd_success);
    mtx_unlock(&lock);
    mtx_destroy(&lock);
    return 0;
}
