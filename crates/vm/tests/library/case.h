/* Each CASE is an entry function with what must come of running it:
   "finishes"           every schedule ends well
   "invalid-unlock"     some schedule ends in an error of this kind (": text" after it must be in the message), none otherwise
   "stuck"              some schedule ends with threads that wait for ever, the others end well
   "cut"                an assumption fails in some schedule, the others end well
   "unsupported"        the machine says that it cannot do this */
#ifndef CASE_H
#define CASE_H
#undef NDEBUG
#include <assert.h>
#ifdef __cplusplus
#define CASE(name, expected) extern "C" int name(void)
#else
#define CASE(name, expected) int name(void)
#endif
#endif
