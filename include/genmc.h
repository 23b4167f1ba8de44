/* The intrinsics of programs written for GenMC, so that they compile unchanged; see docs/library.md for what each does. */
#ifndef SELVEDGE_GENMC_H
#define SELVEDGE_GENMC_H

#include <selvedge.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Threads. Symmetric ones are threads like any other here; the checker finds symmetry by itself (docs/symmetry.md). */
typedef long __VERIFIER_thread_t;
__VERIFIER_thread_t __VERIFIER_spawn(void *(*start)(void *), void *argument);
__VERIFIER_thread_t __VERIFIER_spawn_symmetric(void *(*start)(void *), void *argument, __VERIFIER_thread_t like);
void *__VERIFIER_join(__VERIFIER_thread_t thread);
void __VERIFIER_join_symmetric(__VERIFIER_thread_t thread);

/* Marks of waiting loops. Selvedge recognises such loops as they run, so these change nothing. */
void __VERIFIER_loop_begin(void);
void __VERIFIER_spin_start(void);
void __VERIFIER_spin_end(int leaves);

/* Hints about the access in parentheses. Selvedge needs none: they change nothing. */
#define __VERIFIER_local_write(statement) do { statement; } while (0)
#define __VERIFIER_final_write(statement) do { statement; } while (0)
#define __VERIFIER_helped_CAS(statement) do { statement; } while (0)
#define __VERIFIER_helping_CAS(statement) do { statement; } while (0)
#define __VERIFIER_speculative_read(expression) (expression)
#define __VERIFIER_confirming_read(expression) (expression)
#define __VERIFIER_confirming_CAS(expression) (expression)
#define __VERIFIER_final_CAS(expression) (expression)

/* Code that does not matter for safety: left out. */
#define __VERIFIER_optional(statement) do { } while (0)

/* Hazard pointers. What is retired is never reused, so nothing needs protection. */
typedef struct __VERIFIER_hp { void *protected_object; } __VERIFIER_hp_t;
__VERIFIER_hp_t *__VERIFIER_hp_alloc(void);
void *__VERIFIER_hp_protect_load(__VERIFIER_hp_t *pointer, void *source);
#define __VERIFIER_hp_protect(pointer, source) __VERIFIER_hp_protect_load((pointer), (void *)(source))
void __VERIFIER_hp_clear(__VERIFIER_hp_t *pointer);
void __VERIFIER_hp_free(__VERIFIER_hp_t *pointer);
void __VERIFIER_hp_retire(void *object);

#ifdef __cplusplus
}
#endif

#endif
