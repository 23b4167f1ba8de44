// erroneous under ra rc11 rc11-pldi17 c20
// Nothing orders even the allocation before the free. That was taken for a disguised address, and again with the node shared.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
  int value;
};
_Atomic(struct node *) head;

void *maker(void *unused) {
  struct node *node = malloc(sizeof(struct node));
  node->value = 1;
  atomic_store_explicit(&head, node, memory_order_relaxed);
  return NULL;
}

void *taker(void *unused) {
  free(atomic_load_explicit(&head, memory_order_relaxed));
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, maker, NULL);
  pthread_create(&threads[1], NULL, taker, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  return 0;
}
