/* memset of shared memory is one event for each byte of an array of characters. What each of them costs must not depend on how many there are:
   with 2^14 of them and more, a copy of what is left to write, kept at each event, was gigabytes. Beyond 65,535 events of a thread: a limit. */
#include <pthread.h>
#include <string.h>
#ifndef K
#define K 14
#endif
char b[1 << K];
void *t(void *a) { memset(b, 1, sizeof b); return 0; }
int main(void) { pthread_t p; pthread_create(&p, 0, t, 0); pthread_join(p, 0); return 0; }
