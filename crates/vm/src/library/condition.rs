//! Condition variables.
//!
//! ```text
//! word, 8 bytes at offset 0:   bits 0–60   who sleeps (`sleepers.rs`)
//!                              bit  62     set if it was destroyed
//! ```
//! A signal that finds nobody is a read alone. A thread that gave up in time leaves no trace.

use super::attributes::{get, set};
use super::codes::{EINVAL, ETIMEDOUT};
use super::context::{Context, Got, fail, int, uninitialised};
use super::limit::time_limit;
use super::sleepers::{self, ALL, ANYBODY, Sleepers};
use super::{attributes, mutex, rows};
use crate::{ErrorKind, Row};
use selvedge_program::{Exclusive, Order, Value, Wait};

pub const ROWS: &[Row] = rows! { Lock;
    "pthread_cond_broadcast", "int (pthread_cond_t *)", |c| wake(c, c.arg(0), ALL).and_then(int);
    "pthread_cond_clockwait", "int (pthread_cond_t *, pthread_mutex_t *, clockid_t, const struct timespec *)", |c| wait(c, c.arg(0), c.arg(1), Some(c.arg(3))).and_then(int);
    "pthread_cond_destroy", "int (pthread_cond_t *)", |c| destroy(c, c.arg(0)).and_then(int);
    "pthread_cond_init", "int (pthread_cond_t *, const pthread_condattr_t *)", |c| { attributes::look(c, c.arg(1), &[attributes::CONDITION_CLOCK])?; init(c, c.arg(0)).and_then(int) };
    "pthread_cond_signal", "int (pthread_cond_t *)", |c| wake(c, c.arg(0), 1).and_then(int);
    "pthread_cond_timedwait", "int (pthread_cond_t *, pthread_mutex_t *, const struct timespec *)", |c| wait(c, c.arg(0), c.arg(1), Some(c.arg(2))).and_then(int);
    "pthread_cond_wait", "int (pthread_cond_t *, pthread_mutex_t *)", |c| wait(c, c.arg(0), c.arg(1), None).and_then(int);
    "pthread_condattr_destroy", "int (pthread_condattr_t *)", attributes::destroy;
    "pthread_condattr_getclock", "int (const pthread_condattr_t *, clockid_t *)", |c| get(c, attributes::CONDITION_CLOCK);
    "pthread_condattr_getpshared", "int (const pthread_condattr_t *, int *)", |c| get(c, attributes::CONDITION_SHARED);
    "pthread_condattr_init", "int (pthread_condattr_t *)", |c| attributes::init(c, 4);
    "pthread_condattr_setclock", "int (pthread_condattr_t *, clockid_t)", |c| set(c, attributes::CONDITION_CLOCK, 0..=1);
    "pthread_condattr_setpshared", "int (pthread_condattr_t *, int)", |c| set(c, attributes::CONDITION_SHARED, 0..=1);
};

const DESTROYED: u64 = 1 << 62;

/// `pthread_cond_init`
pub fn init(c: &mut Context<'_, '_>, address: u64) -> Got<i32> {
    c.store(address, 8, 0)?;
    Ok(0)
}

/// `pthread_cond_wait` and `pthread_cond_timedwait`, with the address of the time to wait until.
pub fn wait(c: &mut Context<'_, '_>, address: u64, mutex: u64, limit: Option<u64>) -> Got<i32> {
    if let Some(limit) = limit
        && !time_limit(c, limit)?.is_valid()
    {
        return Ok(EINVAL);
    }
    if c.held(mutex).is_none() {
        return fail(ErrorKind::CondvarMisuse, "waits on a condition variable without holding the mutex");
    }
    if c.leaves_sections_open(mutex) {
        return Err(c.order(mutex, "a condition variable is waited for with it"));
    }
    let me = sleepers::bit(c, "a condition variable")?;
    come(c, address, me)?;
    mutex::unlock(c, mutex)?;
    let result = go_on(c, address, me, limit.is_some())?;
    mutex::lock(c, mutex)?;
    Ok(result)
}

/// The first half of a wait: the thread is among those who sleep.
///
/// It cannot be there already. Where threads go on past a write that has no place (models with dependencies),
/// it may read that it is: it would then come and go without end in graphs that are no executions.
fn come(c: &mut Context<'_, '_>, address: u64, me: u64) -> Got<()> {
    let condition = sleepers::condition_to_come(me, DESTROYED);
    let word = c.update(address, 8, Order::Acquire, condition);
    let sleepers = Sleepers::of(check(word, "waits on")?);
    if sleepers.has(me) {
        return Err(c.wait(Wait::Come));
    }
    c.complete(address, 8, Order::Release, sleepers.with(me).word())
}

/// The second half of a wait: until there is a token for this thread, or not even so long.
fn go_on(c: &mut Context<'_, '_>, address: u64, me: u64, timed: bool) -> Got<i32> {
    let may_give_up = timed || c.config().spurious_wakeups;
    let condition = sleepers::condition_to_go_on(me, may_give_up, 0);
    let sleepers = Sleepers::of(c.update(address, 8, Order::Acquire, condition)?);
    if !may_give_up && !sleepers.can_wake(me) {
        return Err(c.wait(Wait::Anyone));
    }
    c.complete(address, 8, Order::Release, sleepers.without(me).word())?;
    if timed && !sleepers.can_wake(me) {
        c.time_passes();
        return Ok(ETIMEDOUT);
    }
    Ok(0)
}

/// `pthread_cond_signal` and `pthread_cond_broadcast`: wakes so many threads at most.
pub fn wake(c: &mut Context<'_, '_>, address: u64, most: u32) -> Got<i32> {
    let condition = Exclusive::IfBits {
        none: DESTROYED as Value,
        some: [ANYBODY as Value, 0],
        otherwise: Order::Acquire,
    };
    let word = c.update(address, 8, Order::Acquire, condition);
    let word = check(word, "signals")?;
    if word & ANYBODY != 0 {
        c.complete(address, 8, Order::Release, Sleepers::of(word).woken(most).word())?;
    }
    Ok(0)
}

/// `pthread_cond_destroy`: as glibc does, it waits until threads that were woken have gone.
pub fn destroy(c: &mut Context<'_, '_>, address: u64) -> Got<i32> {
    let busy = ANYBODY | DESTROYED;
    let condition = Exclusive::IfBits { none: busy as Value, some: [0, 0], otherwise: Order::Acquire };
    let word = c.update(address, 8, Order::Acquire, condition);
    let word = check(word, "destroys")?;
    let sleepers = Sleepers::of(word);
    if sleepers.asleep() != 0 {
        return fail(ErrorKind::CondvarMisuse, "destroys a condition variable on which threads wait");
    }
    if sleepers.leaving() != 0 {
        return Err(c.wait(Wait::Anyone));
    }
    c.complete(address, 8, Order::Release, DESTROYED)?;
    Ok(0)
}

fn check(word: Got, does: &str) -> Got {
    let message = format!("{does} a condition variable that was never initialised");
    let word = uninitialised(word, ErrorKind::CondvarMisuse, &message)?;
    if word & DESTROYED != 0 {
        return fail(ErrorKind::CondvarMisuse, format!("{does} a condition variable that was destroyed"));
    }
    Ok(word)
}
