/* What a program can tell Selvedge. Nothing here needs to be linked: the checker knows these functions by name. */
#ifndef SELVEDGE_H
#define SELVEDGE_H

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Executions in which the condition is false are not looked at. */
void selvedge_assume(bool condition);

/* Reports an error of kind `assertion` if the condition is false. Unlike assert(), NDEBUG does not switch it off. */
void selvedge_assert(bool condition);

/* Says that the thread waits for others here; it changes nothing that is checked. */
void selvedge_yield(void);

/* The names that SV-COMP's programs use. */
void __VERIFIER_assume(bool condition);
void __VERIFIER_assert(bool condition);
void __VERIFIER_error(void);
void reach_error(void);

/* What stands between the two is one indivisible step for all other code between such a pair. */
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

/* Values from outside. Selvedge gives a fixed one (--nondet-int), warns, and calls the result bounded. */
bool __VERIFIER_nondet_bool(void);
char __VERIFIER_nondet_char(void);
unsigned char __VERIFIER_nondet_uchar(void);
short __VERIFIER_nondet_short(void);
unsigned short __VERIFIER_nondet_ushort(void);
int __VERIFIER_nondet_int(void);
unsigned int __VERIFIER_nondet_uint(void);
long __VERIFIER_nondet_long(void);
unsigned long __VERIFIER_nondet_ulong(void);
long long __VERIFIER_nondet_longlong(void);
unsigned long long __VERIFIER_nondet_ulonglong(void);
float __VERIFIER_nondet_float(void);
double __VERIFIER_nondet_double(void);
void *__VERIFIER_nondet_pointer(void);

/* Number of the calling thread; 0 is the one that runs main. */
unsigned int __VERIFIER_tid(void);

#ifdef __cplusplus
}
#endif

#endif
