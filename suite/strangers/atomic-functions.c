// A function whose name starts with __VERIFIER_atomic_ is executed by one thread at a time. With -DBLOCK an access outside of any such block comes
// between those inside, which SV-COMP would not allow: an alarm that is false by its rules, and a warning that says so.
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>
extern void __VERIFIER_atomic_begin(void), __VERIFIER_atomic_end(void);
int x; atomic_int y;
void __VERIFIER_atomic_inc(void){ x=x+1; }
#ifdef BLOCK
void*t(void*a){ __VERIFIER_atomic_begin(); int r=y; y=r+1; assert(y==r+1); __VERIFIER_atomic_end(); return 0; }
void*u(void*a){ y=5; return 0; }
#else
void*t(void*a){ __VERIFIER_atomic_inc(); return 0; }
#define u t
#endif
int main(){ pthread_t p,q; pthread_create(&p,0,t,0); pthread_create(&q,0,u,0); pthread_join(p,0); pthread_join(q,0); }
