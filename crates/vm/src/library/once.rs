//! Things done once: `pthread_once`, and C++'s guards of local statics.
//!
//! ```text
//! pthread_once_t, 4 bytes:   0 new, 2 done, 1 + 4 * (number of the thread plus 1) while a thread does it
//! guard, 8 bytes:            byte 0: 1 if done (the compiled code reads it), byte 1: who does it, plus 1
//! ```

use super::context::{Context, Got, NOTHING, Outcome, fail, int, truth};
use super::rows;
use crate::{ErrorKind, Row};
use selvedge_program::{Exclusive, Order};

pub const ROWS: &[Row] = rows! { Lock;
    "__cxa_guard_abort", "void (__int64_t *)", |c| { c.write(c.arg(0) + 1, 1, Order::Release, 0)?; NOTHING };
    "__cxa_guard_acquire", "int (__int64_t *)", acquire_guard;
    "__cxa_guard_release", "void (__int64_t *)", release_guard;
    "__pthread_once", "int (pthread_once_t *, void (*)(void))", |c| { once(c, c.arg(0), c.arg(1))?; int(0) };
    "call_once", "void (once_flag *, void (*)(void))", |c| { once(c, c.arg(0), c.arg(1))?; NOTHING };
    "pthread_once", "int (pthread_once_t *, void (*)(void))", |c| { once(c, c.arg(0), c.arg(1))?; int(0) };
};

const DONE: u64 = 2;
const RUNNING: u64 = 1;
/// The bits that say who is running it.
const RUNNER: u64 = 0xFFFF_FFFC;

fn once(c: &mut Context<'_, '_>, control: u64, function: u64) -> Got<()> {
    let condition = Exclusive::IfEqual { expected: 0, otherwise: Order::Acquire };
    match c.update(control, 4, Order::Acquire, condition)? {
        0 => {
            let me = c.me();
            c.claim(control, 4, Order::Relaxed, me << 2 | RUNNING, RUNNER)?;
            c.call(function, &[])?;
            c.write(control, 4, Order::Release, DONE)
        }
        DONE => Ok(()),
        word if word & 3 == RUNNING && word > 3 && c.is_thread_or_none(word >> 2) => {
            Err(c.wait_for(word >> 2))
        }
        _ => fail(ErrorKind::InvalidLock, "uses something that is not an initialised pthread_once_t"),
    }
}

fn acquire_guard(c: &mut Context<'_, '_>) -> Outcome {
    let guard = c.arg(0);
    let condition = Exclusive::IfEqual { expected: 0, otherwise: Order::Acquire };
    let owner = c.update(guard + 1, 1, Order::Acquire, condition)?;
    if owner != 0 {
        return Err(c.wait_for(owner));
    }
    let me = c.me();
    c.claim(guard + 1, 1, Order::Relaxed, me, 0xFF)?;
    let is_done = c.read(guard, 1, Order::Acquire)? != 0;
    if is_done {
        c.write(guard + 1, 1, Order::Release, 0)?;
    }
    truth(!is_done)
}

fn release_guard(c: &mut Context<'_, '_>) -> Outcome {
    c.write(c.arg(0), 1, Order::Release, 1)?;
    c.write(c.arg(0) + 1, 1, Order::Release, 0)?;
    NOTHING
}
