// erroneous under pso ra rc11 rc11-pldi17 c20
// Only who reads the last private write is ordered after the allocation: brute force had left out those who read an earlier one.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
  _Atomic int value;
};
_Atomic(struct node *) head;

void *maker(void *unused) {
  struct node *node = malloc(sizeof(struct node));
  atomic_store_explicit(&node->value, 1, memory_order_relaxed);
  atomic_store_explicit(&node->value, 2, memory_order_release);
  atomic_store_explicit(&head, node, memory_order_relaxed);
  return NULL;
}

void *reader(void *unused) {
  struct node *node = atomic_load_explicit(&head, memory_order_relaxed);
  if (node != NULL) {
    atomic_load_explicit(&node->value, memory_order_acquire);
  }
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, maker, NULL);
  pthread_create(&threads[1], NULL, reader, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  return 0;
}
