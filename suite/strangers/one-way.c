/* A write, and a read after the join. A model that asks for hb between conflicting accesses in both directions calls them an error. A
   shortcut that is right for models that ask for hb or its inverse was taken, and nothing was found. */
#include <pthread.h>

static int x;

static void *run(void *unused) {
    x = 2;
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, run, 0);
    pthread_join(thread, 0);
    return x - 2;
}
