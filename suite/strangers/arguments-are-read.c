// Library functions read what they are given: a race on it, and a null pointer, are reported.
#define _GNU_SOURCE
#include <pthread.h>
#include <semaphore.h>
#include <time.h>
struct timespec ts; char name[8]="x"; sem_t s;
void*t(void*a){
#if CASE==1
 nanosleep(&ts,0);
#elif CASE==2
 sem_timedwait(&s,&ts);
#elif CASE==3
 pthread_setname_np(pthread_self(),name);
#else
 sem_timedwait(&s,0);
#endif
 return 0; }
int main(){ sem_init(&s,0,0); pthread_t p; pthread_create(&p,0,t,0); ts.tv_sec=5; name[0]='y'; pthread_join(p,0); }
