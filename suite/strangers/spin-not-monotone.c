/* Under the model beside it a read of the loop keeps two stores apart that are in order without it: rounds of the loop must not be left out, and the
   assertion fails in executions in which the loop has gone round once or more. */
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>
static atomic_int x,y,f; static int r,s;
#define L(v) atomic_load_explicit(&v,memory_order_relaxed)
#define S(v,k) atomic_store_explicit(&v,k,memory_order_relaxed)
static void *a(void*u){S(x,1);while(!L(f));S(y,1);return 0;}
static void *b(void*u){int r=L(y),s=L(x);assert(!(r==1&&s==0));return 0;}
static void *c(void*u){S(f,1);return 0;}
int main(){pthread_t t[3];pthread_create(t,0,a,0);pthread_create(t+1,0,b,0);pthread_create(t+2,0,c,0);
pthread_join(t[0],0);pthread_join(t[1],0);pthread_join(t[2],0);return 0;}
