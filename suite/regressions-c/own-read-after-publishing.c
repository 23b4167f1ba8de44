// correct
// A thread that reads an object it has published itself read 0: it was looked up where the thread stands after the read.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};
struct node last;
_Atomic(struct node *) head;

void *publisher(void *unused) {
  struct node *node = malloc(sizeof(struct node));
  node->value = 0;
  node->next = &last;
  atomic_store_explicit(&head, node, memory_order_relaxed);
  assert(node->next == &last);
  return NULL;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, publisher, NULL);
  pthread_join(thread, NULL);
  return 0;
}
