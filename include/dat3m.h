/* The intrinsics of programs written for Dartagnan, so that they compile unchanged; see docs/library.md for what each does. */
#ifndef SELVEDGE_DAT3M_H
#define SELVEDGE_DAT3M_H

#include <selvedge.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A bound on the loop that follows. Selvedge needs none: it runs the loop to its end, or as far as --unroll says. */
void __VERIFIER_loop_bound(int iterations);

/* Marks of waiting loops. Selvedge recognises such loops as they run, so these change nothing. */
void __VERIFIER_loop_begin(void);
void __VERIFIER_spin_start(void);
void __VERIFIER_spin_end(int leaves);

/* Interrupts are not supported: calling one of these ends the check with a message. */
void __VERIFIER_make_interrupt_handler(void);
void __VERIFIER_disable_irq(void);
void __VERIFIER_enable_irq(void);
void __VERIFIER_make_cb(void);

/* Accesses that may race: relaxed atomic ones. */
int __VERIFIER_racy_read(int *from);
void __VERIFIER_racy_write(int *to, int value);

#define await_while(condition) while (condition)

#ifdef __cplusplus
}
#endif

#endif
