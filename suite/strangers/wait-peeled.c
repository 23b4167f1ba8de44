/* A loop that waits for 0 and keeps the value that it has read last, which is dead when it reads again. (DO: it keeps nothing.) */
#include <pthread.h>
#include <stdatomic.h>
static atomic_int x;
static void *writer(void *arg) {
    for (int i = 1; i < 5; i++)
        x = 5 - i;
    x = 0;
    return arg;
}
static void *reader(void *arg) {
#ifdef DO
    int seen;
    do
        seen = x;
    while (seen != 0);
#else
    int seen = x;
    while (seen != 0)
        seen = x;
#endif
    return arg;
}
int main(void) {
    pthread_t r, w;
    pthread_create(&r, 0, reader, 0);
    pthread_create(&w, 0, writer, 0);
    pthread_join(r, 0);
    pthread_join(w, 0);
    return 0;
}
