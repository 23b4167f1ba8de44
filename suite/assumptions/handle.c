/* A new thread reads the handle that its creator stores: it is there already. POSIX does not promise that; glibc does so. */
#include <assert.h>
#include <pthread.h>

static pthread_t handle;

static void *run(void *argument) {
    assert(pthread_equal(handle, pthread_self()));
    return argument;
}

int main(void) {
    pthread_create(&handle, 0, run, 0);
    pthread_join(handle, 0);
    return 0;
}
