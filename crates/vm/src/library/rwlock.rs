//! Read-write locks.
//!
//! ```text
//! word, 4 bytes at offset 0:   bits 0–15   writer: number of the thread plus 1; 0 if there is none
//!                              bits 16–27  how many readers there are
//!                              bits 28–31  15 if it was destroyed
//! ```
//! Nobody is preferred. Giving a lock for reading back is a read-modify-write that releases, so that a writer
//! that comes after it comes after all readers.
//!
//! If sections are left unordered, it is as with mutexes; those of readers may overlap each other.

use super::attributes::{get, set};
use super::codes::{EAGAIN, EBUSY, EDEADLK, EINVAL, ETIMEDOUT};
use super::context::{Context, Got, Outcome, fail, int, reasons, uninitialised};
use super::limit::time_limit;
use super::{attributes, rows};
use crate::{ErrorKind, Row, Step};
use selvedge_program::{Exclusive, Order, Value, Wait};

pub const ROWS: &[Row] = rows! { Lock;
    "pthread_rwlock_clockrdlock", "int (pthread_rwlock_t *, clockid_t, const struct timespec *)", |c| take(c, c.arg(0), Mode::Read, Patience::Until(c.arg(2))).and_then(int);
    "pthread_rwlock_clockwrlock", "int (pthread_rwlock_t *, clockid_t, const struct timespec *)", |c| take(c, c.arg(0), Mode::Write, Patience::Until(c.arg(2))).and_then(int);
    "pthread_rwlock_destroy", "int (pthread_rwlock_t *)", destroy;
    "pthread_rwlock_init", "int (pthread_rwlock_t *, const pthread_rwlockattr_t *)", init;
    "pthread_rwlock_rdlock", "int (pthread_rwlock_t *)", |c| take(c, c.arg(0), Mode::Read, Patience::Wait).and_then(int);
    "pthread_rwlock_timedrdlock", "int (pthread_rwlock_t *, const struct timespec *)", |c| take(c, c.arg(0), Mode::Read, Patience::Until(c.arg(1))).and_then(int);
    "pthread_rwlock_timedwrlock", "int (pthread_rwlock_t *, const struct timespec *)", |c| take(c, c.arg(0), Mode::Write, Patience::Until(c.arg(1))).and_then(int);
    "pthread_rwlock_tryrdlock", "int (pthread_rwlock_t *)", |c| take(c, c.arg(0), Mode::Read, Patience::TRIES).and_then(int);
    "pthread_rwlock_trywrlock", "int (pthread_rwlock_t *)", |c| take(c, c.arg(0), Mode::Write, Patience::TRIES).and_then(int);
    "pthread_rwlock_unlock", "int (pthread_rwlock_t *)", |c| unlock(c, c.arg(0)).and_then(int);
    "pthread_rwlock_wrlock", "int (pthread_rwlock_t *)", |c| take(c, c.arg(0), Mode::Write, Patience::Wait).and_then(int);
    "pthread_rwlockattr_destroy", "int (pthread_rwlockattr_t *)", attributes::destroy;
    "pthread_rwlockattr_getkind_np", "int (const pthread_rwlockattr_t *, int *)", |c| get(c, attributes::RWLOCK_KIND);
    "pthread_rwlockattr_getpshared", "int (const pthread_rwlockattr_t *, int *)", |c| get(c, attributes::RWLOCK_SHARED);
    "pthread_rwlockattr_init", "int (pthread_rwlockattr_t *)", |c| attributes::init(c, 8);
    "pthread_rwlockattr_setkind_np", "int (pthread_rwlockattr_t *, int)", |c| set(c, attributes::RWLOCK_KIND, 0..=2);
    "pthread_rwlockattr_setpshared", "int (pthread_rwlockattr_t *, int)", |c| set(c, attributes::RWLOCK_SHARED, 0..=1);
};

const WRITER: u64 = 0xFFFF;
const READERS: u64 = 0x0FFF_0000;
const ONE_READER: u64 = 1 << 16;
const DESTROYED: u64 = 0xF000_0000;

/// What a lock is taken for; as a number, what its holder remembers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    Read = 8,
    Write = 9,
}

/// What to do if the lock cannot be had.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Patience {
    /// Wait.
    Wait,
    /// Wait until the time at an address.
    Until(u64),
    /// Return this.
    Code(i32),
}

impl Patience {
    /// Comes back at once.
    pub const TRIES: Patience = Patience::Code(EBUSY);
}

/// Takes a lock; gives an error code.
pub fn take(c: &mut Context<'_, '_>, address: u64, mode: Mode, patience: Patience) -> Got<i32> {
    if let Patience::Until(limit) = patience
        && !time_limit(c, limit)?.is_valid()
    {
        return Ok(EINVAL);
    }
    let held = c.held(address).map(|(kind, _)| kind);
    if held == Some(Mode::Write as u32) {
        return Ok(if patience == Patience::TRIES { EBUSY } else { EDEADLK });
    }
    if c.leaves_sections_open(address) {
        return take_unordered(c, address, mode, patience, held.is_some());
    }
    let busy = match mode {
        Mode::Read => WRITER | DESTROYED,
        Mode::Write => WRITER | READERS | DESTROYED,
    };
    let otherwise = if patience == Patience::Wait { Order::Acquire } else { Order::Relaxed };
    let condition = Exclusive::IfBits { none: busy as Value, some: [0, 0], otherwise };
    let word = c.update(address, 4, Order::Acquire, condition);
    let word = check(c, word, "locks")?;
    if word & busy != 0 {
        return match patience {
            Patience::Wait => Err(waits(c, word)),
            Patience::Until(_) => {
                c.time_passes();
                Ok(ETIMEDOUT)
            }
            Patience::Code(code) => Ok(code),
        };
    }
    if mode == Mode::Read && word & READERS == READERS {
        // The read-modify-write has to be completed, although nothing changes.
        c.complete(address, 4, Order::Relaxed, word)?;
        return Ok(EAGAIN);
    }
    let me = c.me();
    match mode {
        Mode::Read => c.complete(address, 4, Order::Relaxed, word + ONE_READER)?,
        Mode::Write => c.claim(address, 4, Order::Relaxed, word | me, WRITER)?,
    }
    match held {
        Some(_) => c.recount(address, 1),
        None => c.hold(address, mode as u32),
    }
    Ok(0)
}

fn take_unordered(
    c: &mut Context<'_, '_>,
    address: u64,
    mode: Mode,
    patience: Patience,
    held: bool,
) -> Got<i32> {
    if patience != Patience::Wait {
        return Err(c.order(address, reasons::TRIED));
    }
    if held {
        return Err(c.order(address, reasons::LOCKED_AGAIN));
    }
    let word = c.read(address, 4, Order::Relaxed);
    if check(c, word, "locks")? != 0 {
        return Err(c.order(address, reasons::LOCKED_EARLY));
    }
    c.enter(address, mode as u32, mode == Mode::Read)?;
    Ok(0)
}

/// A writer is known by name; of readers, any might be the last.
fn waits(c: &Context<'_, '_>, word: u64) -> Step {
    match word & WRITER {
        0 => c.wait(Wait::Anyone),
        writer => c.wait_for(writer),
    }
}

/// Gives a lock back; gives an error code.
pub fn unlock(c: &mut Context<'_, '_>, address: u64) -> Got<i32> {
    match c.held(address) {
        Some(_) if c.is_in_section(address) => c.leave(address)?,
        Some(_) if c.leaves_sections_open(address) => {
            return Err(c.order(address, reasons::LOCKED_EARLY));
        }
        Some((kind, _)) if kind == Mode::Write as u32 => {
            c.write(address, 4, Order::Release, 0)?;
            c.release(address);
        }
        Some((_, count)) => {
            let word = c.update(address, 4, Order::Relaxed, Exclusive::Always)?;
            c.complete(address, 4, Order::Release, word.wrapping_sub(ONE_READER) & 0xFFFF_FFFF)?;
            if count > 1 { c.recount(address, -1) } else { c.release(address) }
        }
        None => return refuse_unlock(c, address),
    }
    Ok(0)
}

fn refuse_unlock(c: &mut Context<'_, '_>, address: u64) -> Got<i32> {
    let word = c.read(address, 4, Order::Relaxed);
    let word = check(c, word, "unlocks")?;
    match (word & WRITER, word & READERS) {
        (0, 0) if c.leaves_sections_open(address) => {
            fail(ErrorKind::InvalidUnlock, "unlocks a read-write lock that it has not locked")
        }
        (0, 0) => fail(ErrorKind::InvalidUnlock, "unlocks a read-write lock that is not locked"),
        (0, _) => {
            fail(ErrorKind::InvalidUnlock, "unlocks a read-write lock that only other threads have locked")
        }
        (writer, _) => {
            let message = format!("unlocks a read-write lock that {} has locked", c.owner_name(writer));
            fail(ErrorKind::InvalidUnlock, message)
        }
    }
}

fn init(c: &mut Context<'_, '_>) -> Outcome {
    attributes::look(c, c.arg(1), &[attributes::RWLOCK_KIND, attributes::RWLOCK_SHARED])?;
    if c.held(c.arg(0)).is_some() {
        return fail(ErrorKind::InvalidLock, "initialises a read-write lock that it has locked");
    }
    c.initialise_lock(c.arg(0))?;
    c.store(c.arg(0), 4, 0)?;
    int(0)
}

fn destroy(c: &mut Context<'_, '_>) -> Outcome {
    let word = c.read(c.arg(0), 4, Order::Acquire);
    let word = check(c, word, "destroys")?;
    if word != 0 || c.is_in_section(c.arg(0)) {
        return fail(ErrorKind::InvalidLock, "destroys a read-write lock that is locked");
    }
    if c.leaves_sections_open(c.arg(0)) {
        c.retire(c.arg(0))?;
    }
    c.store(c.arg(0), 4, DESTROYED)?;
    int(0)
}

fn check(c: &Context<'_, '_>, word: Got, does: &str) -> Got {
    let message = format!("{does} a read-write lock that was never initialised");
    let word = uninitialised(word, ErrorKind::InvalidLock, &message)?;
    if word & DESTROYED == DESTROYED {
        return fail(ErrorKind::InvalidLock, format!("{does} a read-write lock that was destroyed"));
    }
    if word & DESTROYED != 0 || !c.is_thread_or_none(word & WRITER) {
        return fail(
            ErrorKind::InvalidLock,
            format!("{does} something that is not an initialised read-write lock"),
        );
    }
    Ok(word)
}
