/* A round of the loop cuts the dependency from z to y. An execution with a round is allowed under imm, and the one without it is not, although the thread is in the same
   state after both: the assertion fails. */
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>
static atomic_int x,y,z;
#define L(v) atomic_load_explicit(&v,memory_order_relaxed)
#define S(v,k) atomic_store_explicit(&v,k,memory_order_relaxed)
static int got, seen;
static void *a(void*u){int q=L(z);int z0=q;while(!L(x))q=1;S(y,q);got=z0;return 0;}
static void *b(void*u){if(L(y)==1)S(z,1);return 0;}
static void *c(void*u){S(x,1);return 0;}
int main(){pthread_t t[3];pthread_create(t,0,a,0);pthread_create(t+1,0,b,0);pthread_create(t+2,0,c,0);
pthread_join(t[0],0);pthread_join(t[1],0);pthread_join(t[2],0);assert(got!=1);return 0;}
