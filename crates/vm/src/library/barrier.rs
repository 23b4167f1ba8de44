//! Barriers.
//!
//! ```text
//! word, 8 bytes at offset 0:   bits 0–15   how many threads are still missing in this round, 1 to N
//!                              bits 16–31  N; 0 if it was never initialised
//!                              bits 32–62  how many rounds there were
//!                              bit  63     set if it was destroyed
//! ```
//! As in Fig. 1 of the barrier paper (BAM): a wait takes one from the missing, or sets them back to N if it
//! was the last, and then reads the word, to go on only if N are missing. Differs:
//! - The thread that sets it back does not read it again: it could only see its own write.
//! - Rounds are counted. A read that comes so late that the next round has begun would otherwise look like waiting for that
//!   round, and two threads that meet twice like a deadlock. Such a read is a dead end: the execution in which it
//!   reads the end of its round is another one.
//! - A barrier that is destroyed meanwhile lets the others go, as they had been released before.
//!
//! If arrivals are left unordered (`Config::unordered_barriers`), a wait only reads the word, to check it and
//! for N; the arrival itself, at a location of its own, is the exploration's. Two such waits cannot be told
//! apart, so this is for barriers only that are used in the common way; the others ask for a restart
//! (`Restart::Order`).

use super::attributes::BARRIER_SHARED;
use super::codes::EINVAL;
use super::context::{Context, Got, Outcome, fail, int, uninitialised};
use super::{attributes, rows};
use crate::{ErrorKind, Row};
use selvedge_program::{Exclusive, Order, Value, Wait};

pub const ROWS: &[Row] = rows! { Lock;
    "pthread_barrier_destroy", "int (pthread_barrier_t *)", destroy;
    "pthread_barrier_init", "int (pthread_barrier_t *, const pthread_barrierattr_t *, unsigned)", init;
    "pthread_barrier_wait", "int (pthread_barrier_t *)", wait;
    "pthread_barrierattr_destroy", "int (pthread_barrierattr_t *)", attributes::destroy;
    "pthread_barrierattr_getpshared", "int (const pthread_barrierattr_t *, int *)", |c| attributes::get(c, BARRIER_SHARED);
    "pthread_barrierattr_init", "int (pthread_barrierattr_t *)", |c| attributes::init(c, 4);
    "pthread_barrierattr_setpshared", "int (pthread_barrierattr_t *, int)", |c| attributes::set(c, BARRIER_SHARED, 0..=1);
};

const MISSING: u64 = 0xFFFF;
const COUNT_SHIFT: u32 = 16;
const ROUND_SHIFT: u32 = 32;
const ROUNDS: u64 = 0x7FFF_FFFF;
const DESTROYED: u64 = 1 << 63;
/// What one thread of each round gets: `PTHREAD_BARRIER_SERIAL_THREAD`.
const SERIAL_THREAD: i32 = -1;

/// The number of threads that a barrier is for.
fn count(word: u64) -> u64 {
    word >> COUNT_SHIFT & MISSING
}

/// How many rounds there were.
fn round(word: u64) -> u64 {
    word >> ROUND_SHIFT & ROUNDS
}

/// The word of a barrier at which nobody waits.
fn fresh(count: u64, round: u64) -> u64 {
    (round & ROUNDS) << ROUND_SHIFT | count << COUNT_SHIFT | count
}

fn init(c: &mut Context<'_, '_>) -> Outcome {
    attributes::look(c, c.arg(1), &[BARRIER_SHARED])?;
    match c.arg(2) & 0xFFFF_FFFF {
        0 => fail(ErrorKind::BarrierMisuse, "initialises a barrier for no thread"),
        count if count > MISSING => int(EINVAL),
        count => {
            let address = c.arg(0);
            if c.initialises_again(address, 8) {
                if c.leaves_arrivals_open(address) {
                    return Err(c.order(address, "it is initialised again"));
                }
                check_idle(c, address)?;
            }
            c.store(address, 8, fresh(count, 0))?;
            int(0)
        }
    }
}

/// A barrier that is initialised again must not be in use.
fn check_idle(c: &mut Context<'_, '_>, address: u64) -> Got<()> {
    let word = c.read(address, 8, Order::Acquire)?;
    if word & DESTROYED == 0 && word & MISSING != count(word) {
        return fail(ErrorKind::BarrierMisuse, "initialises a barrier again at which threads wait");
    }
    Ok(())
}

fn wait(c: &mut Context<'_, '_>) -> Outcome {
    let address = c.arg(0);
    if c.leaves_arrivals_open(address) {
        return wait_unordered(c, address);
    }
    let none = DESTROYED as Value;
    let condition = Exclusive::IfBits { none, some: [MISSING as Value, 0], otherwise: Order::Acquire };
    let word = c.update(address, 8, Order::Acquire, condition);
    let word = check(word, "waits at")?;
    let next = fresh(count(word), round(word) + 1);
    if word & MISSING == 1 {
        c.complete(address, 8, Order::Release, next)?;
        return int(SERIAL_THREAD);
    }
    c.complete(address, 8, Order::Release, word - 1)?;
    match c.read(address, 8, Order::Acquire)? {
        now if now == next || now & DESTROYED != 0 => int(0),
        now if round(now) == round(word) => Err(c.wait(Wait::Anyone)),
        _ => Err(c.wait(Wait::Come)),
    }
}

fn wait_unordered(c: &mut Context<'_, '_>, address: u64) -> Outcome {
    if c.uses_result() {
        return Err(c.order(address, "what `pthread_barrier_wait` returns is used"));
    }
    let word = c.read(address, 8, Order::Acquire);
    if word.as_ref().is_ok_and(|word| word & DESTROYED != 0) {
        return Err(c.order(address, "a wait at it does not come before its destruction"));
    }
    let word = check(word, "waits at")?;
    c.meet(address, count(word) as u32)?;
    int(0)
}

fn destroy(c: &mut Context<'_, '_>) -> Outcome {
    let word = c.read(c.arg(0), 8, Order::Acquire);
    let word = check(word, "destroys")?;
    if word & MISSING != count(word) {
        return fail(ErrorKind::BarrierMisuse, "destroys a barrier at which threads wait");
    }
    c.write(c.arg(0), 8, Order::Relaxed, DESTROYED)?;
    int(0)
}

fn check(word: Got, does: &str) -> Got {
    let message = format!("{does} a barrier that was never initialised");
    let word = uninitialised(word, ErrorKind::BarrierMisuse, &message)?;
    if word & DESTROYED != 0 {
        return fail(ErrorKind::BarrierMisuse, format!("{does} a barrier that was destroyed"));
    }
    if word & MISSING == 0 || word & MISSING > count(word) {
        return fail(ErrorKind::BarrierMisuse, message);
    }
    Ok(word)
}
