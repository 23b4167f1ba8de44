//! What programs tell a model checker: Selvedge's own functions and those of SV-COMP, GenMC and Dartagnan.
//!
//! Marks of waiting loops and hints about accesses have no effect: loops are recognised as they run. Hazard
//! pointers protect nothing, because retired memory is never reused. A bound on a loop is not needed: the
//! loop runs to its end.

use super::allocation::MALLOC_ALIGNMENT;
use super::context::{Context, NOTHING, Outcome, fail, give, int, unsupported};
use super::{rows, spin, threads};
use crate::{ErrorKind, Row, Step};
use selvedge_program::{Block, Order};

pub const ROWS: &[Row] = rows! { Lock;
    "__VERIFIER_annotate_begin", "void (int)", |_| NOTHING;
    "__VERIFIER_annotate_end", "void (int)", |_| NOTHING;
    "__VERIFIER_assert", "void (int)", |c| assert(c, "__VERIFIER_assert");
    "__VERIFIER_assume", "void (int)", assume;
    "__VERIFIER_assume_internal", "void (bool)", assume;
    "__VERIFIER_atomic_begin", "void (void)", |c| { let lock = c.global(ATOMIC_LOCK); spin::lock(c, lock)?; NOTHING };
    "__VERIFIER_atomic_end", "void (void)", |c| { let lock = c.global(ATOMIC_LOCK); spin::unlock(c, lock)?; NOTHING };
    "__VERIFIER_atomic_function_begin", "void (void)", enter_function;
    "__VERIFIER_atomic_function_end", "void (void)", leave_function;
    "__VERIFIER_disable_irq", "void (void)", |_| unsupported("interrupts (__VERIFIER_disable_irq)");
    "__VERIFIER_enable_irq", "void (void)", |_| unsupported("interrupts (__VERIFIER_enable_irq)");
    "__VERIFIER_error", "void (void)", |_| fail(ErrorKind::Assertion, "reaches __VERIFIER_error");
    "__VERIFIER_hazptr_alloc", "__VERIFIER_hazptr_t *(void)", new_hazard_pointer;
    "__VERIFIER_hazptr_clear", "void (__VERIFIER_hazptr_t *)", |_| NOTHING;
    "__VERIFIER_hazptr_free", "void (__VERIFIER_hazptr_t *)", |c| { c.free(c.arg(0))?; NOTHING };
    "__VERIFIER_hazptr_protect", "void (__VERIFIER_hazptr_t *, void *)", |_| NOTHING;
    "__VERIFIER_hazptr_retire", "void (void *)", |_| NOTHING;
    "__VERIFIER_hp_alloc", "__VERIFIER_hp_t *(void)", new_hazard_pointer;
    "__VERIFIER_hp_clear", "void (__VERIFIER_hp_t *)", |_| NOTHING;
    "__VERIFIER_hp_free", "void (__VERIFIER_hp_t *)", |c| { c.free(c.arg(0))?; NOTHING };
    "__VERIFIER_hp_protect_load", "void *(__VERIFIER_hp_t *, void *)", |c| { let object = c.read(c.arg(1), 8, Order::Acquire)?; give(object) };
    "__VERIFIER_hp_retire", "void (void *)", |_| NOTHING;
    "__VERIFIER_join", "void *(__VERIFIER_thread_t)", |c| { let value = threads::join(c, c.arg(0))?; give(value) };
    "__VERIFIER_join_symmetric", "void (__VERIFIER_thread_t)", |c| { threads::join(c, c.arg(0))?; NOTHING };
    "__VERIFIER_loop_begin", "void (void)", |_| NOTHING;
    "__VERIFIER_loop_bound", "void (int)", |_| NOTHING;
    "__VERIFIER_make_cb", "void (void)", |_| unsupported("interrupts (__VERIFIER_make_cb)");
    "__VERIFIER_make_interrupt_handler", "void (void)", |_| unsupported("interrupts (__VERIFIER_make_interrupt_handler)");
    "__VERIFIER_nondet_bool", "bool (void)", |c| { let value = nondeterministic(c, "__VERIFIER_nondet_bool"); give(u64::from(value != 0)) };
    "__VERIFIER_nondet_char", "char (void)", |c| { let value = nondeterministic(c, "__VERIFIER_nondet_char"); give(value as u8 as u64) };
    "__VERIFIER_nondet_double", "double (void)", |c| { let value = nondeterministic(c, "__VERIFIER_nondet_double"); give((value as f64).to_bits()) };
    "__VERIFIER_nondet_float", "float (void)", |c| { let value = nondeterministic(c, "__VERIFIER_nondet_float"); give(u64::from((value as f32).to_bits())) };
    "__VERIFIER_nondet_int", "int (void)", |c| { let value = nondeterministic(c, "__VERIFIER_nondet_int"); int(value as i32) };
    "__VERIFIER_nondet_long", "long (void)", |c| { let value = nondeterministic(c, "__VERIFIER_nondet_long"); give(value as u64) };
    "__VERIFIER_nondet_longlong", "long long (void)", |c| { let value = nondeterministic(c, "__VERIFIER_nondet_longlong"); give(value as u64) };
    "__VERIFIER_nondet_pointer", "void *(void)", |c| { nondeterministic(c, "__VERIFIER_nondet_pointer"); give(0) };
    "__VERIFIER_nondet_short", "short (void)", |c| { let value = nondeterministic(c, "__VERIFIER_nondet_short"); give(value as u16 as u64) };
    "__VERIFIER_nondet_size_t", "size_t (void)", |c| { let value = nondeterministic(c, "__VERIFIER_nondet_size_t"); give(value as u64) };
    "__VERIFIER_nondet_uchar", "unsigned char (void)", |c| { let value = nondeterministic(c, "__VERIFIER_nondet_uchar"); give(value as u8 as u64) };
    "__VERIFIER_nondet_uint", "unsigned (void)", |c| { let value = nondeterministic(c, "__VERIFIER_nondet_uint"); int(value as i32) };
    "__VERIFIER_nondet_ulong", "unsigned long (void)", |c| { let value = nondeterministic(c, "__VERIFIER_nondet_ulong"); give(value as u64) };
    "__VERIFIER_nondet_ulonglong", "unsigned long long (void)", |c| { let value = nondeterministic(c, "__VERIFIER_nondet_ulonglong"); give(value as u64) };
    "__VERIFIER_nondet_unsigned_int", "unsigned (void)", |c| { let value = nondeterministic(c, "__VERIFIER_nondet_unsigned_int"); int(value as i32) };
    "__VERIFIER_nondet_ushort", "unsigned short (void)", |c| { let value = nondeterministic(c, "__VERIFIER_nondet_ushort"); give(value as u16 as u64) };
    "__VERIFIER_opt_begin", "bool (void)", |_| give(0);
    "__VERIFIER_palloc", "void *(size_t)", |_| unsupported("persistent memory (__VERIFIER_palloc)");
    "__VERIFIER_pbarrier", "void (void)", |_| unsupported("persistent memory (__VERIFIER_pbarrier)");
    "__VERIFIER_racy_read", "int (int *)", |c| { let value = c.read(c.arg(0), 4, Order::Relaxed)?; give(value) };
    "__VERIFIER_racy_write", "void (int *, int)", |c| { c.write(c.arg(0), 4, Order::Relaxed, c.arg(1))?; NOTHING };
    "__VERIFIER_spawn", "__VERIFIER_thread_t (void *(*)(void *), void *)", |c| spawn(c, 0);
    "__VERIFIER_spawn_symmetric", "__VERIFIER_thread_t (void *(*)(void *), void *, __VERIFIER_thread_t)", |c| spawn(c, 0);
    "__VERIFIER_spin_end", "void (int)", |_| NOTHING;
    "__VERIFIER_spin_start", "void (void)", |_| NOTHING;
    "__VERIFIER_thread_create", "__VERIFIER_thread_t (void *, void *(*)(void *), void *)", |c| spawn(c, 1);
    "__VERIFIER_thread_create_symmetric", "__VERIFIER_thread_t (void *, void *(*)(void *), void *, __VERIFIER_thread_t)", |c| spawn(c, 1);
    "__VERIFIER_thread_join", "void *(__VERIFIER_thread_t)", |c| { let value = threads::join(c, c.arg(0))?; give(value) };
    "__VERIFIER_tid", "unsigned (void)", |c| give(u64::from(c.thread().0));
    "reach_error", "void (void)", |_| fail(ErrorKind::Assertion, "reaches reach_error");
    "selvedge_assert", "void (bool)", |c| assert(c, "selvedge_assert");
    "selvedge_assume", "void (bool)", assume;
    "selvedge_yield", "void (void)", |_| NOTHING;
};

/// The global behind `__VERIFIER_atomic_begin`: one lock for the whole program.
pub const ATOMIC_LOCK: &str = "__selvedge_atomic_lock";

/// The functions that take it or give it back.
pub const ATOMIC: &[&str] = &[
    "__VERIFIER_atomic_begin",
    "__VERIFIER_atomic_end",
    "__VERIFIER_atomic_function_begin",
    "__VERIFIER_atomic_function_end",
];

/// The start of a function whose name begins with `__VERIFIER_atomic_`. Such functions may call each other.
fn enter_function(c: &mut Context<'_, '_>) -> Outcome {
    let lock = c.global(ATOMIC_LOCK);
    match c.held(lock) {
        Some(_) => c.recount(lock, 1),
        None => spin::lock(c, lock)?,
    }
    NOTHING
}

fn leave_function(c: &mut Context<'_, '_>) -> Outcome {
    let lock = c.global(ATOMIC_LOCK);
    match c.held(lock) {
        Some((_, count)) if count > 1 => c.recount(lock, -1),
        _ => spin::unlock(c, lock)?,
    }
    NOTHING
}

/// Whatever type the program gives the argument (`bool`, `int`, a pointer): a caller extends what is narrower
/// with zeros.
fn condition(c: &Context<'_, '_>) -> bool {
    c.arg(0) != 0
}

fn assume(c: &mut Context<'_, '_>) -> Outcome {
    match condition(c) {
        true => NOTHING,
        false => Err(Step::Block(Block::Assume)),
    }
}

fn assert(c: &mut Context<'_, '_>, name: &str) -> Outcome {
    match condition(c) {
        true => NOTHING,
        false => fail(ErrorKind::Assertion, format!("{name} failed")),
    }
}

fn nondeterministic(c: &mut Context<'_, '_>, name: &str) -> i64 {
    let value = c.config().nondet;
    c.warn_of_nondeterminism(&format!(
        "{name} gives {value} here (--nondet-int); other values are not checked"
    ));
    value
}

fn spawn(c: &mut Context<'_, '_>, function: usize) -> Outcome {
    let thread = threads::spawn(c, None, c.arg(function), c.arg(function + 1))?;
    give(thread + 1)
}

fn new_hazard_pointer(c: &mut Context<'_, '_>) -> Outcome {
    let address = c.allocate(8, MALLOC_ALIGNMENT, true)?;
    give(address)
}
