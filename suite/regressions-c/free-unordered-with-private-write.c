// erroneous under ra rc11 rc11-pldi17 c20
// The maker's write to the node is private, so it is no event; still nothing orders it before the free.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
  int value;
};
_Atomic(struct node *) head;
_Atomic int allocated;

void *maker(void *unused) {
  struct node *node = malloc(sizeof(struct node));
  atomic_store_explicit(&allocated, 1, memory_order_release);
  node->value = 1;
  atomic_store_explicit(&head, node, memory_order_relaxed);
  return NULL;
}

void *taker(void *unused) {
  if (atomic_load_explicit(&allocated, memory_order_acquire)) {
    free(atomic_load_explicit(&head, memory_order_relaxed));
  }
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
