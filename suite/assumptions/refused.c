/* What is not modelled is refused when it is reached: nothing is claimed. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

static jmp_buf place;

int main(void) {
#if CASE == 1
    raise(SIGUSR1);
#elif CASE == 2
    fork();
#elif CASE == 3
    longjmp(place, 1);
#elif CASE == 4
    mmap(0, 4096, PROT_READ, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
#elif CASE == 5
    long ticks;
    __asm__ volatile("rdtsc" : "=a"(ticks));
#elif CASE == 6
    open("file", O_RDONLY);
#elif CASE == 7
    socket(AF_INET, SOCK_STREAM, 0);
#elif CASE == 8
    fopen("file", "r");
#elif CASE == 9
    kill(getpid(), SIGTERM);
#elif CASE == 10
    getchar();
#elif CASE == 11
    pthread_cancel(pthread_self());
#endif
    return 0;
}
