/* The weak link is the store to `head`: nothing orders what the node held when it was published before the reader's access. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
struct node {
    int key;
    struct node *next;
};
static _Atomic(struct node *) head;
static void *maker(void *a) {
    struct node *n = malloc(sizeof *n);
    n->key = 1;
    n->next = 0;
    atomic_store_explicit(&head, n, memory_order_relaxed);
    return a;
}
static void *reader(void *a) {
    struct node *n = atomic_load_explicit(&head, memory_order_acquire);
    if (n)
        (void)*(volatile int *)&n->key;
    return a;
}
int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, maker, 0);
    pthread_create(&u, 0, reader, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return 0;
}
