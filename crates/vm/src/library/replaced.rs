//! Functions of libstdc++'s headers that are not run as they are, but by rows. They are called by what they
//! are for: a user of `std::latch::wait` has never heard of `std::__atomic_wait_address`.
//!
//! - `std::lock` would try again and again (`lock_all.rs`).
//! - What libstdc++ does to wait, and to know whom to wake, would be accesses that the program does not make (`waits.rs`).

use super::context::NOTHING;
use super::{lock_all, rows, waits};
use crate::Row;
use selvedge_bytecode::{Function, Module};

pub const ROWS: &[Row] = rows! { Lock;
    "_ZNSt18__atomic_semaphore14_M_try_acquireEv", "bool std::counting_semaphore::try_acquire()", waits::try_acquire;
    "_ZNSt23__atomic_futex_unsignedILj2147483648EE22_M_load_and_test_untilE", "unsigned std::future::wait(...)", waits::load_and_test;
    "_ZNSt23__atomic_futex_unsignedILj2147483648EE29_M_load_and_test_until_steadyE", "unsigned std::future::wait_for(...)", waits::load_and_test;
    "_ZNSt8__detail13__atomic_spin", "bool std::atomic::wait(...)", waits::spin;
    "_ZNSt8__detail13__waiter_baseINS_13__waiter_poolEE12_S_wait_addr", "int *std::atomic::wait(...)", waits::counter;
    "_ZNSt8__detail13__waiter_pool10_M_do_waitEPKii", "void std::atomic::wait(const int *, int)", waits::sleep;
    "_ZNSt8__detail18__waiter_pool_base13_M_enter_waitEv", "void std::atomic::wait()", waits::enter;
    "_ZNSt8__detail18__waiter_pool_base13_M_leave_waitEv", "void std::atomic::wait()", waits::leave;
    "_ZNSt8__detail18__waiter_pool_base6_S_forEPKv", "void *std::atomic::wait(const void *)", waits::pool;
    "_ZSt21__atomic_wait_addressISt17__barrier_phase_t", "void std::barrier::wait(...)", waits::wait_for_phase;
    "_ZSt21__atomic_wait_addressIiZNKSt5latch4waitEv", "void std::latch::wait(...)", waits::wait_for_latch;
    "_ZSt23__atomic_notify_address", "void std::atomic::notify(const void *, bool)", waits::notify;
    "_ZSt23__atomic_notify_addressISt17__barrier_phase_t", "void std::barrier::arrive(...)", |_| NOTHING;
    "_ZSt26__atomic_wait_address_bareIZNSt18__atomic_semaphore", "void std::counting_semaphore::acquire(...)", waits::acquire;
    "_ZSt28__atomic_notify_address_barePKib", "void std::counting_semaphore::release(...)", |_| NOTHING;
    "_ZSt30__atomic_wait_address_for_bareIZNSt18__atomic_semaphore", "bool std::counting_semaphore::try_acquire_for(...)", waits::acquire_in_time;
    "_ZSt32__atomic_wait_address_until_bareIZNSt18__atomic_semaphore", "bool std::counting_semaphore::try_acquire_until(...)", waits::acquire_in_time;
    "_ZSt4lockI", "void std::lock(...)", lock_all::lock_all;
};

/// The row that a function of this name is replaced by: the one whose name it has most of.
pub fn find(name: &str) -> Option<&'static Row> {
    let row = ROWS.iter().rfind(|row| name.starts_with(row.name))?;
    let rest = &name[row.name.len()..];
    let fits = match row.name {
        lock_all::PREFIX => lock_all::types(name).is_some(),
        // The name of a template with some of its arguments.
        part if part.contains("ISt17__barrier_phase_t") || part.contains("IiZNK") || part.contains("IZN") => {
            true
        }
        part if part.ends_with('E') => true,
        _ => rest.is_empty() || rest.starts_with('I'),
    };
    fits.then_some(row)
}

/// Takes away the bodies of functions that rows run.
pub fn replace(module: &mut Module) {
    for function in &mut module.functions {
        if function.is_defined() && find(&function.name).is_some() {
            let Function { name, source_name, params, variadic, .. } = std::mem::take(function);
            *function =
                Function { name, source_name, params, variadic, registers: params, ..Function::default() };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::find;

    #[test]
    fn functions_are_known_whatever_their_types() {
        assert!(find("_ZNSt8__detail13__atomic_spinIZNS_6waiter4waitEvEUlvE_EEbRT_T0_").is_some());
        assert!(find("_ZSt4lockISt5mutexSt12shared_mutexJEEvRT_RT0_DpRT1_").is_some());
        assert!(find("_ZSt4lockIN3app4LockES1_JEEvRT_RT0_DpRT1_").is_none());
        assert!(find("_ZNSt8__detail13__atomic_spinner").is_none());
    }
}
