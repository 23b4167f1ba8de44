// Values that library functions give back: handlers, names of threads, semaphores, futexes, time limits. No assertion is false.
#define _GNU_SOURCE
#include <pthread.h>
#include <signal.h>
#include <semaphore.h>
#include <string.h>
#include <errno.h>
#include <limits.h>
#include <time.h>
#include <unistd.h>
#include <assert.h>
#include <linux/futex.h>
#include <sys/syscall.h>
void h(int s){}
int main(){
#if CASE==1   /* the handler that was there before */
 struct sigaction sa={0},old; sa.sa_handler=h; sigaction(SIGUSR1,&sa,0); sigaction(SIGUSR1,0,&old); assert(old.sa_handler==h);
#elif CASE==2 /* names of threads */
 char n[16]; pthread_setname_np(pthread_self(),"foo"); pthread_getname_np(pthread_self(),n,16); assert(!strcmp(n,"foo"));
#elif CASE==3 /* semaphores with the largest value that there is */
 sem_t s; int v;
 assert(sem_init(&s,0,SEM_VALUE_MAX)==0);
 assert(sem_getvalue(&s,&v)==0 && v==SEM_VALUE_MAX);
 assert(sem_post(&s)==-1 && errno==EOVERFLOW);
 assert(sem_wait(&s)==0 && sem_getvalue(&s,&v)==0 && v==SEM_VALUE_MAX-1);
 assert(sem_post(&s)==0 && sem_destroy(&s)==0);
 assert(sem_init(&s,0,SEM_VALUE_MAX+1u)==-1 && errno==EINVAL);
 assert(sem_init(&s,0,1)==0 && sem_trywait(&s)==0 && sem_trywait(&s)==-1 && errno==EAGAIN);
#elif CASE==4 /* a futex that has another value */
 int f=5; assert(syscall(SYS_futex,&f,FUTEX_WAIT,0,0,0,0)==-1 && errno==EAGAIN);
#else         /* a time limit that is none */
 pthread_mutex_t m=PTHREAD_MUTEX_INITIALIZER; pthread_cond_t c=PTHREAD_COND_INITIALIZER; struct timespec ts={0,-1}; pthread_mutex_lock(&m); assert(pthread_cond_timedwait(&c,&m,&ts)==EINVAL);
#endif
}
