//! Spin locks of pthreads: the word is the owner, as in a mutex; a thread that locks twice waits for itself.

use super::codes::EBUSY;
use super::context::{Context, Got, Outcome, fail, int, reasons, uninitialised};
use super::rows;
use crate::{ErrorKind, Row};
use selvedge_program::{Exclusive, Order, Value};

pub const ROWS: &[Row] = rows! { Lock;
    "pthread_spin_destroy", "int (pthread_spinlock_t *)", destroy;
    "pthread_spin_init", "int (pthread_spinlock_t *, int)", |c| { c.initialise_lock(c.arg(0))?; c.store(c.arg(0), 4, 0)?; int(0) };
    "pthread_spin_lock", "int (pthread_spinlock_t *)", |c| { lock(c, c.arg(0))?; int(0) };
    "pthread_spin_trylock", "int (pthread_spinlock_t *)", try_lock;
    "pthread_spin_unlock", "int (pthread_spinlock_t *)", |c| { unlock(c, c.arg(0))?; int(0) };
};

const OWNER: u64 = 0x0FFF_FFFF;
const DESTROYED: u64 = 0xF000_0000;
/// What the holder remembers.
const KIND: u32 = 16;

/// Takes the lock, or waits for it.
pub fn lock(c: &mut Context<'_, '_>, address: u64) -> Got<()> {
    if c.is_in_section(address) {
        return Err(c.order(address, reasons::LOCKED_AGAIN));
    }
    if c.leaves_sections_open(address) {
        let word = c.read(address, 4, Order::Relaxed);
        return match check(c, word, "locks")? {
            0 => c.enter(address, KIND, false),
            _ => Err(c.order(address, reasons::LOCKED_EARLY)),
        };
    }
    match attempt(c, address, Order::Acquire)? {
        0 => Ok(()),
        owner => Err(c.wait_for(owner)),
    }
}

/// Gives the lock back.
pub fn unlock(c: &mut Context<'_, '_>, address: u64) -> Got<()> {
    let open = c.leaves_sections_open(address);
    if c.is_in_section(address) {
        return c.leave(address);
    }
    if c.held(address).is_some() {
        if open {
            return Err(c.order(address, reasons::LOCKED_EARLY));
        }
        c.write(address, 4, Order::Release, 0)?;
        c.release(address);
        return Ok(());
    }
    let word = c.read(address, 4, Order::Relaxed);
    match check(c, word, "unlocks")? {
        0 if open => fail(ErrorKind::InvalidUnlock, "unlocks a spin lock that it has not locked"),
        0 => fail(ErrorKind::InvalidUnlock, "unlocks a spin lock that is not locked"),
        owner => fail(
            ErrorKind::InvalidUnlock,
            format!("unlocks a spin lock that {} has locked", c.owner_name(owner)),
        ),
    }
}

/// Takes the lock if it is free; gives who held it, or 0.
fn attempt(c: &mut Context<'_, '_>, address: u64, otherwise: Order) -> Got {
    let condition = Exclusive::IfBits { none: (OWNER | DESTROYED) as Value, some: [0, 0], otherwise };
    let word = c.update(address, 4, Order::Acquire, condition);
    let owner = check(c, word, "locks")?;
    if owner == 0 {
        let me = c.me();
        c.claim(address, 4, Order::Relaxed, me, OWNER)?;
        c.hold(address, KIND);
    }
    Ok(owner)
}

fn try_lock(c: &mut Context<'_, '_>) -> Outcome {
    if c.leaves_sections_open(c.arg(0)) {
        return Err(c.order(c.arg(0), reasons::TRIED));
    }
    match attempt(c, c.arg(0), Order::Relaxed)? {
        0 => int(0),
        _ => int(EBUSY),
    }
}

fn destroy(c: &mut Context<'_, '_>) -> Outcome {
    let word = c.read(c.arg(0), 4, Order::Acquire);
    let word = check(c, word, "destroys")?;
    if c.is_in_section(c.arg(0)) {
        return fail(ErrorKind::InvalidLock, "destroys a spin lock that is locked");
    }
    if c.leaves_sections_open(c.arg(0)) {
        c.retire(c.arg(0))?;
    }
    match word {
        0 => c.store(c.arg(0), 4, DESTROYED)?,
        _ => return fail(ErrorKind::InvalidLock, "destroys a spin lock that is locked"),
    }
    int(0)
}

fn check(c: &Context<'_, '_>, word: Got, does: &str) -> Got {
    let message = format!("{does} a spin lock that was never initialised");
    let word = uninitialised(word, ErrorKind::InvalidLock, &message)?;
    if word == DESTROYED {
        return fail(ErrorKind::InvalidLock, format!("{does} a spin lock that was destroyed"));
    }
    if !c.is_thread_or_none(word) {
        return fail(
            ErrorKind::InvalidLock,
            format!("{does} something that is not an initialised spin lock"),
        );
    }
    Ok(word)
}
