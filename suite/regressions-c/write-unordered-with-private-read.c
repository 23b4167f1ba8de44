// erroneous under ra rc11 rc11-pldi17 c20
// The maker's last access to the node is a private read after a release: a race with whoever learns of the release only.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
  int value;
};
_Atomic(struct node *) head;
_Atomic int filled;

void *maker(void *unused) {
  struct node *node = malloc(sizeof(struct node));
  node->value = 1;
  atomic_store_explicit(&filled, 1, memory_order_release);
  int value = node->value;
  atomic_store_explicit(&head, node, memory_order_relaxed);
  return (void *)(long)value;
}

void *taker(void *unused) {
  if (atomic_load_explicit(&filled, memory_order_acquire)) {
    struct node *node = atomic_load_explicit(&head, memory_order_relaxed);
    if (node) {
      node->value = 2;
    }
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
