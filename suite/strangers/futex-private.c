// One side says that the futex is private, the other does not. Linux keeps the two apart: the wake-up finds nobody, and who sleeps is
// never woken.
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef SLEEP
#define SLEEP FUTEX_WAIT_PRIVATE
#endif
#ifndef WAKE
#define WAKE FUTEX_WAKE
#endif

atomic_int flag;

void *sleeper(void *unused) {
    while (!atomic_load(&flag)) {
        syscall(SYS_futex, &flag, SLEEP, 0, NULL, NULL, 0);
    }
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, sleeper, NULL);
    atomic_store(&flag, 1);
    syscall(SYS_futex, &flag, WAKE, 1, NULL, NULL, 0);
    pthread_join(thread, NULL);
    return 0;
}
