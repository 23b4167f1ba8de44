#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
struct node { int m0; struct node *m1; };
static struct node g0;
static struct node *_Atomic g1;
static void *t0(void *a) {
  struct node *r0 = malloc(sizeof *r0); r0->m0 = 5; r0->m1 = &g0;
  atomic_store_explicit(&g1, r0, memory_order_release);
  struct node *r1 = r0->m1; assert(r1 == &g0 && r0->m0 == 5); return a;
}
int main(void){ pthread_t t; pthread_create(&t,0,t0,0); pthread_join(t,0); free(g1); return 0;}
