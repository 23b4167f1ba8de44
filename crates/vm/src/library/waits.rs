//! Waits of C++20 as libstdc++ has them in its headers (those of GCC 11 to 14): atomic variables, semaphores,
//! latches, barriers, futures.
//!
//! **Semaphores, latches, barriers and futures** are words that change, and whoever changes them wakes who
//! must know. So a wait is what it is for a semaphore of POSIX: a read or read-modify-write of that word that
//! has to wait as long as it sees the wrong value. That libstdc++ wakes nobody in vain and everybody in time
//! is not what is checked.
//!
//! **`wait` and `notify` of atomic variables** are the program's: a change without a notification is one that
//! a thread which sleeps does not see. libstdc++ runs this loop for every type of variable, where `load` and
//! the comparison are the program's:
//!
//! ```text
//! enter; do { spin; sleep } while (load() is the old value); leave
//! ```
//! Its parts are rows here, so that the load has the type and the order that the program asks for. Those who
//! sleep are in the queue of the variable, as for a futex (`futex.rs`): `sleep` does nothing at first, so
//! that the variable is looked at; then it locks the queue, and the variable is looked at again; only then it
//! joins the queue and sleeps. If the variable has changed between the two looks, the execution is none.
//! libstdc++ itself waits for variables that have not the size of a futex by a counter that it shares between
//! variables, and then wakes all who wait for any of them: lost wake-ups would not be found, and its accesses
//! would order what the language does not.

use super::context::{Context, Got, NOTHING, Outcome, give, truth, unsupported};
use super::futex;
use super::sleepers::ALL;
use crate::interner::Queue;
use selvedge_program::{Exclusive, Order, Value, Wait};

/// How far a thread has come in its wait for an atomic variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Nap {
    /// It is about to look at the variable.
    Awake,
    /// The variable had the old value when it looked.
    Tired,
    /// It has locked the queue, and looks again.
    Locked,
}

/// Where the memory is that libstdc++ believes to hold its counter: nothing that changes.
pub const COUNTER: &str = "__selvedge_no_counter";

/// `__waiter_pool_base::_S_for`: the pool of a variable is the variable.
pub fn pool(c: &mut Context<'_, '_>) -> Outcome {
    give(c.arg(0))
}

/// `__waiter_base::_S_wait_addr`
pub fn counter(c: &mut Context<'_, '_>) -> Outcome {
    let address = c.global(COUNTER);
    give(address)
}

/// `__waiter_pool_base::_M_enter_wait`
pub fn enter(c: &mut Context<'_, '_>) -> Outcome {
    c.set_nap(Some((c.arg(0), Nap::Awake)));
    NOTHING
}

/// `__atomic_spin`: to look once is as good, and `sleep` does that.
pub fn spin(c: &mut Context<'_, '_>) -> Outcome {
    match c.nap() {
        Some(_) => truth(false),
        None => unsupported("a wait of libstdc++ that is not known (`__atomic_spin`)"),
    }
}

/// `__waiter_pool::_M_do_wait`
pub fn sleep(c: &mut Context<'_, '_>) -> Outcome {
    let Some((variable, nap)) = c.nap() else {
        return unsupported("a wait of libstdc++ that is not known (`__waiter_pool::_M_do_wait`)");
    };
    let next = match nap {
        Nap::Awake => Nap::Tired,
        Nap::Tired if c.is_alone_at(variable, 1) => return Err(c.wait(Wait::Anyone)),
        Nap::Tired => {
            futex::lock(c, Queue::at(variable))?;
            Nap::Locked
        }
        Nap::Locked => {
            futex::join(c, Queue::at(variable))?;
            futex::leave(c, Queue::at(variable), false)?;
            Nap::Tired
        }
    };
    c.set_nap(Some((variable, next)));
    NOTHING
}

/// `__waiter_pool_base::_M_leave_wait`
pub fn leave(c: &mut Context<'_, '_>) -> Outcome {
    if let Some((_, Nap::Locked)) = c.nap() {
        return Err(c.wait(Wait::Come));
    }
    c.set_nap(None);
    NOTHING
}

/// `__atomic_notify_address`: one thread, or all.
pub fn notify(c: &mut Context<'_, '_>) -> Outcome {
    if c.naps() {
        let most = if c.arg(1) & 1 == 0 { 1 } else { ALL };
        futex::wake(c, Queue::at(c.arg(0)), 1, most)?;
    }
    NOTHING
}

/// Takes one of a semaphore, or waits.
pub fn acquire(c: &mut Context<'_, '_>) -> Outcome {
    match take(c, Order::Acquire)? {
        true => NOTHING,
        false => Err(c.wait(Wait::Anyone)),
    }
}

/// Takes one of a semaphore if there is one.
pub fn try_acquire(c: &mut Context<'_, '_>) -> Outcome {
    let taken = take(c, Order::Relaxed)?;
    truth(taken)
}

/// Takes one of a semaphore, or fails at some time.
pub fn acquire_in_time(c: &mut Context<'_, '_>) -> Outcome {
    let taken = take(c, Order::Relaxed)?;
    if !taken {
        c.time_passes();
    }
    truth(taken)
}

/// The counter is all there is of a semaphore.
fn take(c: &mut Context<'_, '_>, otherwise: Order) -> Got<bool> {
    let some = [0xFFFF_FFFF as Value, 0];
    let count = c.update(c.arg(0), 4, Order::Acquire, Exclusive::IfBits { none: 0, some, otherwise })?;
    if count != 0 {
        c.complete(c.arg(0), 4, Order::Relaxed, count - 1)?;
    }
    Ok(count != 0)
}

/// `latch::wait`
pub fn wait_for_latch(c: &mut Context<'_, '_>) -> Outcome {
    match c.read(c.arg(0), 4, Order::Acquire)? {
        0 => NOTHING,
        _ => Err(c.wait(Wait::Anyone)),
    }
}

/// `barrier::wait`: the last argument is the phase that has to end.
pub fn wait_for_phase(c: &mut Context<'_, '_>) -> Outcome {
    let old = c.args().last().map_or(0, |phase| phase & 0xFF);
    match c.read(c.arg(0), 1, Order::Acquire)? {
        phase if phase == old => Err(c.wait(Wait::Anyone)),
        _ => NOTHING,
    }
}

/// `__atomic_futex_unsigned::_M_load_and_test_until`: object, assumed value, operand, whether the value shall
/// be equal to it or not, order, whether there is a time limit.
pub fn load_and_test(c: &mut Context<'_, '_>) -> Outcome {
    /// Set by libstdc++ if somebody waits.
    const WAITER: u64 = 1 << 31;
    let (operand, equal, timed) = (c.arg(2) & 0xFFFF_FFFF, c.arg(3) & 1 != 0, c.arg(5) & 1 != 0);
    let value = c.read(c.arg(0), 4, Order::Acquire)? & !WAITER;
    if (value == operand) != equal {
        if !timed {
            return Err(c.wait(Wait::Anyone));
        }
        c.time_passes();
    }
    give(value)
}

/// `__atomic_futex_unsigned_base::_M_futex_wait_until`: object, address, value, whether there is a time
/// limit. False if it has come.
pub fn futex_wait(c: &mut Context<'_, '_>) -> Outcome {
    let ended = futex::sleep(c, Queue::at(c.arg(1)), c.arg(2) & 0xFFFF_FFFF, c.arg(3) & 1 != 0)?;
    truth(ended != futex::Ended::Late)
}
