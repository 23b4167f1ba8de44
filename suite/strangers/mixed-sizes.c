/* The same bytes in two sizes: halves of a word (WORD), a buffer that is copied as a number and read by bytes, 16 bytes at once (WIDE). Refused. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static char buffer[8];
static union { _Atomic uint32_t whole; _Atomic uint16_t half[2]; } word;
typedef struct { void *pointer; uintptr_t tag; } wide_t;
static _Atomic wide_t wide;

static void *run(void *arg) {
#if defined WORD
    atomic_fetch_add(&word.whole, 1u << 16);
    atomic_load(&word.half[0]);
#elif defined WIDE
    wide_t old = atomic_load(&wide), new = {&buffer, old.tag + 1};
    atomic_compare_exchange_strong(&wide, &old, new);
#else
    long number = 1;
    pthread_mutex_lock(&m);
    memcpy(buffer, &number, sizeof number);
    *(volatile short *)(buffer + 2) = 3;
    pthread_mutex_unlock(&m);
#endif
    return arg;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    run(0);
    pthread_join(t, 0);
    return buffer[0] > 1;
}
