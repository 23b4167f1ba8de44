//! Mutexes.
//!
//! ```text
//! word, 4 bytes at offset 0:   bits 0–23   owner: number of the thread plus 1; 0 if it is free
//!                              bits 24–27  kind, if `pthread_mutex_init` was called; 0 if not: then it is at offset 16
//!                              bits 28–31  15 if it was destroyed
//! ```
//! Taking it is an acquiring read-modify-write that waits, giving it back a releasing write. How often its
//! owner has taken it is known to the owner alone. Not here: priorities, robust mutexes (refused).
//!
//! If sections are left unordered (`Config::unordered_locks`), the word is read to check it and not written;
//! the section itself is the exploration's. What needs to know who holds the mutex asks for a restart
//! (`Restart::Order`).

use super::attributes::{get, set};
use super::codes::{EBUSY, EDEADLK, EINVAL, EPERM, ETIMEDOUT};
use super::context::{Context, Got, Outcome, fail, int, reasons, uninitialised, unsupported};
use super::limit::time_limit;
use super::{attributes, rows};
use crate::{ErrorKind, Row};
use selvedge_program::{Exclusive, Order, Value};

pub const ROWS: &[Row] = rows! { Lock;
    "__pthread_mutex_lock", "int (pthread_mutex_t *)", |c| lock(c, c.arg(0)).and_then(int);
    "__pthread_mutex_unlock", "int (pthread_mutex_t *)", |c| unlock(c, c.arg(0)).and_then(int);
    "pthread_mutex_clocklock", "int (pthread_mutex_t *, clockid_t, const struct timespec *)", |c| lock_in_time(c, c.arg(0), c.arg(2)).and_then(int);
    "pthread_mutex_consistent", "int (pthread_mutex_t *)", |c| { let word = c.read(c.arg(0), 4, Order::Relaxed)?; check(c, word, "makes usable")?; int(EINVAL) };
    "pthread_mutex_destroy", "int (pthread_mutex_t *)", |c| destroy(c, c.arg(0)).and_then(int);
    "pthread_mutex_init", "int (pthread_mutex_t *, const pthread_mutexattr_t *)", init_with_attributes;
    "pthread_mutex_lock", "int (pthread_mutex_t *)", |c| lock(c, c.arg(0)).and_then(int);
    "pthread_mutex_timedlock", "int (pthread_mutex_t *, const struct timespec *)", |c| lock_in_time(c, c.arg(0), c.arg(1)).and_then(int);
    "pthread_mutex_trylock", "int (pthread_mutex_t *)", |c| try_lock(c, c.arg(0)).and_then(int);
    "pthread_mutex_unlock", "int (pthread_mutex_t *)", |c| unlock(c, c.arg(0)).and_then(int);
    "pthread_mutexattr_destroy", "int (pthread_mutexattr_t *)", attributes::destroy;
    "pthread_mutexattr_getprioceiling", "int (const pthread_mutexattr_t *, int *)", |c| get(c, attributes::MUTEX_CEILING);
    "pthread_mutexattr_getprotocol", "int (const pthread_mutexattr_t *, int *)", |c| get(c, attributes::MUTEX_PROTOCOL);
    "pthread_mutexattr_getpshared", "int (const pthread_mutexattr_t *, int *)", |c| get(c, attributes::MUTEX_SHARED);
    "pthread_mutexattr_getrobust", "int (const pthread_mutexattr_t *, int *)", |c| { c.load(c.arg(0), 4)?; c.store(c.arg(1), 4, 0)?; int(0) };
    "pthread_mutexattr_gettype", "int (const pthread_mutexattr_t *, int *)", |c| get(c, attributes::MUTEX_TYPE);
    "pthread_mutexattr_init", "int (pthread_mutexattr_t *)", |c| attributes::init(c, 4);
    "pthread_mutexattr_setprioceiling", "int (pthread_mutexattr_t *, int)", |c| set(c, attributes::MUTEX_CEILING, 1..=99);
    "pthread_mutexattr_setprotocol", "int (pthread_mutexattr_t *, int)", |c| set(c, attributes::MUTEX_PROTOCOL, 0..=2);
    "pthread_mutexattr_setpshared", "int (pthread_mutexattr_t *, int)", |c| set(c, attributes::MUTEX_SHARED, 0..=1);
    "pthread_mutexattr_setrobust", "int (pthread_mutexattr_t *, int)", set_robust;
    "pthread_mutexattr_settype", "int (pthread_mutexattr_t *, int)", |c| set(c, attributes::MUTEX_TYPE, 0..=3);
};

const OWNER: u64 = 0x00FF_FFFF;
const KIND: u64 = 0x0F00_0000;
const KIND_SHIFT: u32 = 24;
const DESTROYED: u64 = 0xF000_0000;
/// Why the sections of some kinds have to be ordered.
const RECURSIVE: &str = "it is recursive";
const CHECKING: &str = "it is one that checks for errors";
/// Where glibc keeps the kind of a mutex, and so do static initialisers.
const KIND_OFFSET: u64 = 16;

/// What happens when the owner locks again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It waits for itself.
    Normal,
    /// It is counted.
    Recursive,
    /// It gets an error code.
    ErrorCheck,
}

impl Kind {
    /// From glibc's number of it; the adaptive kind is a normal one.
    fn from_number(number: u64) -> Kind {
        match number & 3 {
            1 => Kind::Recursive,
            2 => Kind::ErrorCheck,
            _ => Kind::Normal,
        }
    }

    /// As it stands in the word of an initialised mutex: never 0.
    fn in_word(self) -> u64 {
        let number = match self {
            Kind::Recursive => 1,
            Kind::ErrorCheck => 2,
            Kind::Normal => 3,
        };
        number << KIND_SHIFT
    }
}

/// What the owner remembers: the kind's bits of the word, and the kind.
fn remembered(word: u64, kind: Kind) -> u32 {
    (word & KIND) as u32 | kind as u32
}

fn kind_of(remembered: u32) -> Kind {
    [Kind::Normal, Kind::Recursive, Kind::ErrorCheck][(remembered & 3) as usize]
}

/// The kind of the mutex whose word is this.
fn find_kind(c: &mut Context<'_, '_>, address: u64, word: u64) -> Kind {
    match word & KIND {
        0 => Kind::from_number(c.peek(address + KIND_OFFSET, 4).unwrap_or(0)),
        kind => Kind::from_number(kind >> KIND_SHIFT),
    }
}

/// Reads the word to take the mutex; the read stays alone if somebody holds it.
fn attempt(c: &mut Context<'_, '_>, address: u64, otherwise: Order) -> Got {
    let condition = Exclusive::IfBits { none: (OWNER | DESTROYED) as Value, some: [0, 0], otherwise };
    let word = c.update(address, 4, Order::Acquire, condition);
    let word = uninitialised(word, ErrorKind::InvalidLock, "locks a mutex that was never initialised")?;
    check(c, word, "locks")
}

/// Refuses destroyed mutexes and those whose memory holds something else.
fn check(c: &mut Context<'_, '_>, word: u64, does: &str) -> Got {
    if word & DESTROYED == DESTROYED {
        return fail(ErrorKind::InvalidLock, format!("{does} a mutex that was destroyed"));
    }
    if word & DESTROYED != 0 || !c.is_thread_or_none(word & OWNER) {
        return fail(ErrorKind::InvalidLock, format!("{does} something that is not an initialised mutex"));
    }
    Ok(word)
}

fn take(c: &mut Context<'_, '_>, address: u64, word: u64) -> Got<()> {
    let kind = find_kind(c, address, word);
    let me = c.me();
    c.claim(address, 4, Order::Relaxed, word | me, OWNER)?;
    c.hold(address, remembered(word, kind));
    Ok(())
}

/// `pthread_mutex_lock`
pub fn lock(c: &mut Context<'_, '_>, address: u64) -> Got<i32> {
    match c.held(address).map(|(remembered, _)| kind_of(remembered)) {
        Some(Kind::Recursive) => {
            c.recount(address, 1);
            return Ok(0);
        }
        Some(Kind::ErrorCheck) => return Ok(EDEADLK),
        Some(Kind::Normal) if c.is_in_section(address) => {
            return Err(c.order(address, reasons::LOCKED_AGAIN));
        }
        Some(Kind::Normal) | None => {}
    }
    if c.leaves_sections_open(address) {
        return lock_unordered(c, address);
    }
    let word = attempt(c, address, Order::Acquire)?;
    if word & OWNER != 0 {
        return Err(c.wait_for(word & OWNER));
    }
    take(c, address, word)?;
    Ok(0)
}

fn lock_unordered(c: &mut Context<'_, '_>, address: u64) -> Got<i32> {
    let word = c.read(address, 4, Order::Relaxed);
    let word = uninitialised(word, ErrorKind::InvalidLock, "locks a mutex that was never initialised")?;
    let word = check(c, word, "locks")?;
    match find_kind(c, address, word) {
        Kind::Normal if word & OWNER != 0 => Err(c.order(address, reasons::LOCKED_EARLY)),
        Kind::Normal => c.enter(address, remembered(word, Kind::Normal), false).map(|()| 0),
        Kind::Recursive => Err(c.order(address, RECURSIVE)),
        Kind::ErrorCheck => Err(c.order(address, CHECKING)),
    }
}

/// `pthread_mutex_trylock`
pub fn try_lock(c: &mut Context<'_, '_>, address: u64) -> Got<i32> {
    attempt_lock(c, address, EBUSY)
}

/// `pthread_mutex_timedlock`: it may time out whenever somebody else holds the mutex. Only then the time
/// limit is looked at.
pub fn lock_in_time(c: &mut Context<'_, '_>, address: u64, limit: u64) -> Got<i32> {
    if let Some(Kind::ErrorCheck) = c.held(address).map(|(remembered, _)| kind_of(remembered)) {
        return Ok(EDEADLK);
    }
    let code = attempt_lock(c, address, ETIMEDOUT)?;
    if code != ETIMEDOUT {
        return Ok(code);
    }
    if !time_limit(c, limit)?.is_valid() {
        return Ok(EINVAL);
    }
    c.time_passes();
    Ok(code)
}

fn attempt_lock(c: &mut Context<'_, '_>, address: u64, failure: i32) -> Got<i32> {
    if c.leaves_sections_open(address) {
        return Err(c.order(address, reasons::TRIED));
    }
    match c.held(address).map(|(remembered, _)| kind_of(remembered)) {
        Some(Kind::Recursive) => {
            c.recount(address, 1);
            return Ok(0);
        }
        Some(_) => return Ok(failure),
        None => {}
    }
    let word = attempt(c, address, Order::Relaxed)?;
    if word & OWNER != 0 {
        return Ok(failure);
    }
    take(c, address, word)?;
    Ok(0)
}

/// `pthread_mutex_unlock`
pub fn unlock(c: &mut Context<'_, '_>, address: u64) -> Got<i32> {
    match c.held(address) {
        None => refuse_unlock(c, address),
        Some((_, count)) if count > 1 => {
            c.recount(address, -1);
            Ok(0)
        }
        Some(_) if c.is_in_section(address) => c.leave(address).map(|()| 0),
        Some(_) if c.leaves_sections_open(address) => Err(c.order(address, reasons::LOCKED_EARLY)),
        Some((remembered, _)) => {
            c.write(address, 4, Order::Release, u64::from(remembered) & KIND)?;
            c.release(address);
            Ok(0)
        }
    }
}

/// Says what is wrong with an unlock of a mutex that the thread does not hold; the kinds that check get an
/// error code.
fn refuse_unlock(c: &mut Context<'_, '_>, address: u64) -> Got<i32> {
    let word = c.read(address, 4, Order::Relaxed);
    let word = uninitialised(word, ErrorKind::InvalidLock, "unlocks a mutex that was never initialised")?;
    let word = check(c, word, "unlocks")?;
    let open = c.leaves_sections_open(address);
    match find_kind(c, address, word) {
        Kind::Normal => {}
        Kind::Recursive if open => return Err(c.order(address, RECURSIVE)),
        Kind::ErrorCheck if open => return Err(c.order(address, CHECKING)),
        Kind::Recursive | Kind::ErrorCheck => return Ok(EPERM),
    }
    match word & OWNER {
        0 if open => fail(ErrorKind::InvalidUnlock, "unlocks a mutex that it has not locked"),
        0 => fail(ErrorKind::InvalidUnlock, "unlocks a mutex that is not locked"),
        owner => {
            fail(ErrorKind::InvalidUnlock, format!("unlocks a mutex that {} has locked", c.owner_name(owner)))
        }
    }
}

/// Writes a new mutex.
pub fn init(c: &mut Context<'_, '_>, address: u64, kind: Kind) -> Got<()> {
    if c.held(address).is_some() {
        return fail(ErrorKind::InvalidLock, "initialises a mutex that it has locked");
    }
    c.initialise_lock(address)?;
    c.store(address, 4, kind.in_word())
}

/// `pthread_mutex_destroy`
pub fn destroy(c: &mut Context<'_, '_>, address: u64) -> Got<i32> {
    let word = c.read(address, 4, Order::Acquire);
    let word = uninitialised(word, ErrorKind::InvalidLock, "destroys a mutex that was never initialised")?;
    let word = check(c, word, "destroys")?;
    if c.is_in_section(address) {
        return fail(ErrorKind::InvalidLock, "destroys a mutex that it has locked");
    }
    if c.leaves_sections_open(address) {
        c.retire(address)?;
    }
    match word & OWNER {
        0 => c.store(address, 4, DESTROYED)?,
        owner if owner == c.me() => {
            return fail(ErrorKind::InvalidLock, "destroys a mutex that it has locked");
        }
        owner => {
            let message = format!("destroys a mutex that {} has locked", c.owner_name(owner));
            return fail(ErrorKind::InvalidLock, message);
        }
    }
    Ok(0)
}

fn init_with_attributes(c: &mut Context<'_, '_>) -> Outcome {
    let kind = match c.arg(1) {
        0 => Kind::Normal,
        attributes => Kind::from_number(attributes::MUTEX_TYPE.read(c, attributes)?),
    };
    init(c, c.arg(0), kind)?;
    int(0)
}

fn set_robust(c: &mut Context<'_, '_>) -> Outcome {
    c.load(c.arg(0), 4)?;
    match c.int_arg(1) {
        0 => int(0),
        1 => unsupported("robust mutexes (pthread_mutexattr_setrobust)"),
        _ => int(EINVAL),
    }
}
