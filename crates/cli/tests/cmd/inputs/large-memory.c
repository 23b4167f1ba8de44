// One step that would fill a gibibyte.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

void *run(void *argument) {
    char *own = malloc(1 << 30);
    memset(own, 1, 1 << 30);
    free(own);
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, run, 0);
    pthread_join(thread, 0);
}
