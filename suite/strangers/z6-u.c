// Z6.U of "Repairing Sequential Consistency in C/C++11" (PLDI'17): allowed by RC11 as it was published, by C++20 and by POWER with the usual mappings,
// and forbidden by the form of psc that is printed in later papers.
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>
atomic_int x,y; int a,b,c;
void*t(void*z){ atomic_store(&x,1); atomic_store_explicit(&y,1,memory_order_release); return 0;}
void*u(void*z){ b=atomic_fetch_add(&y,1); c=atomic_load_explicit(&y,memory_order_relaxed); return 0;}
void*v(void*z){ atomic_store(&y,3); a=atomic_load(&x); return 0;}
int main(){ pthread_t p,q,r; pthread_create(&p,0,t,0); pthread_create(&q,0,u,0); pthread_create(&r,0,v,0); pthread_join(p,0); pthread_join(q,0); pthread_join(r,0);
 assert(!(b==1&&c==3&&a==0)); }
