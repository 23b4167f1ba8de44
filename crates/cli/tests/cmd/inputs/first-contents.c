// Nodes that were filled before other threads learn of them: what is read there was written by no event.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

_Atomic(struct node *) top;

void *push_and_sum(void *value) {
    struct node *node = malloc(sizeof *node);
    node->value = (int)(long)value;
    node->next = atomic_load(&top);
    while (!atomic_compare_exchange_strong(&top, &node->next, node)) {
    }
    int sum = 0;
    for (struct node *other = node; other; other = other->next) {
        sum += other->value;
    }
    assert(sum >= node->value && sum <= 7);
    return NULL;
}

int main(void) {
    pthread_t threads[3];
    for (long i = 0; i < 3; i++) {
        pthread_create(&threads[i], NULL, push_and_sum, (void *)(1L << i));
    }
    for (int i = 0; i < 3; i++) {
        pthread_join(threads[i], NULL);
    }
    return 0;
}
