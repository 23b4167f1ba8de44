//! Signals: handlers and masks are kept and given back, but no signal ever comes.
//!
//! What the process has is memory of its own that no access of the program reaches:
//!
//! ```text
//! ACTIONS, 24 bytes for each signal:  handler, mask, flags
//! MASKS, 8 bytes for each thread:     which signals it blocks; a new thread has those of its creator
//! sigset_t, 128 bytes:                bit n - 1 of the first 8 for signal n; the rest is 0
//! struct sigaction:                   handler at 0, mask at 8, flags (4 bytes) at 136
//! ```
//! The three words of an action are exchanged one by one: threads that set the same signal at the same time
//! may each get a part of what the other has set.

use super::codes::EINVAL;
use super::context::{Context, Got, Outcome, give, int, truth};
use super::rows;
use crate::Row;
use selvedge_program::{Exclusive, Order};

pub const ROWS: &[Row] = rows! { Lock;
    "pthread_sigmask", "int (int, const sigset_t *, sigset_t *)", |c| change_mask(c).and_then(int);
    "sigaction", "int (int, const struct sigaction *, struct sigaction *)", set_action;
    "sigaddset", "int (sigset_t *, int)", |c| change_set(c, |set, signal| set | signal);
    "sigdelset", "int (sigset_t *, int)", |c| change_set(c, |set, signal| set & !signal);
    "sigemptyset", "int (sigset_t *)", |c| { store_set(c, c.arg(0), 0)?; int(0) };
    "sigfillset", "int (sigset_t *)", |c| { store_set(c, c.arg(0), ALL)?; int(0) };
    "sigismember", "int (const sigset_t *, int)", is_member;
    "signal", "sighandler_t (int, sighandler_t)", set_handler;
    "sigpending", "int (sigset_t *)", |c| { store_set(c, c.arg(0), 0)?; int(0) };
    "sigprocmask", "int (int, const sigset_t *, sigset_t *)", |c| match change_mask(c)? { 0 => int(0), code => c.errno(code) };
};

/// The global that holds what is done about signals.
pub const ACTIONS: &str = "__selvedge_signal_actions";
/// Its size.
pub const ACTIONS_SIZE: usize = 24 * (LAST as usize + 1);
/// The global that holds which signals each thread blocks.
pub const MASKS: &str = "__selvedge_signal_masks";

const LAST: i32 = 64;
const SIGKILL: i32 = 9;
const SIGSTOP: i32 = 19;
/// Signals that glibc keeps to itself.
const INTERNAL: [i32; 2] = [32, 33];
/// All signals but the internal ones, as bits.
const ALL: u64 = !(0b11 << 31);
/// The two that nobody can block.
const ALWAYS: u64 = bit(SIGKILL) | bit(SIGSTOP);
const SET_SIZE: u64 = 128;
const FLAGS_OFFSET: u64 = 136;
const SA_RESTART: u64 = 0x1000_0000;
/// What `signal` returns if it fails.
const SIG_ERR: u64 = u64::MAX;

const fn bit(signal: i32) -> u64 {
    1 << (signal - 1)
}

fn is_signal(signal: i32) -> bool {
    (1..=LAST).contains(&signal) && !INTERNAL.contains(&signal)
}

fn store_set(c: &mut Context<'_, '_>, to: u64, signals: u64) -> Got<()> {
    c.store(to, 8, signals)?;
    for at in (8..SET_SIZE).step_by(8) {
        c.store(to.wrapping_add(at), 8, 0)?;
    }
    Ok(())
}

fn change_set(c: &mut Context<'_, '_>, change: fn(u64, u64) -> u64) -> Outcome {
    let signal = c.int_arg(1);
    if !is_signal(signal) {
        return c.errno(EINVAL);
    }
    let set = c.load(c.arg(0), 8)?;
    c.store(c.arg(0), 8, change(set, bit(signal)))?;
    int(0)
}

fn is_member(c: &mut Context<'_, '_>) -> Outcome {
    let signal = c.int_arg(1);
    if !is_signal(signal) {
        return c.errno(EINVAL);
    }
    let set = c.load(c.arg(0), 8)?;
    truth(set & bit(signal) != 0)
}

/// Gives what one of the words of the process was, and sets it if there is something to set. Relaxed: it
/// orders nothing.
fn exchange(c: &mut Context<'_, '_>, word: u64, new: Option<u64>) -> Got {
    let Some(new) = new else { return c.read(word, 8, Order::Relaxed) };
    let old = c.update(word, 8, Order::Relaxed, Exclusive::Always)?;
    c.complete(word, 8, Order::Relaxed, new)?;
    Ok(old)
}

/// Where the handler of a signal is kept, if it can be set (or looked at).
fn action(c: &mut Context<'_, '_>, signal: i32, sets: bool) -> Option<u64> {
    let is_fixed = [SIGKILL, SIGSTOP].contains(&signal);
    let actions = c.global(ACTIONS);
    (is_signal(signal) && !(sets && is_fixed)).then(|| actions + 24 * signal as u64)
}

fn set_action(c: &mut Context<'_, '_>) -> Outcome {
    let (new, old) = (c.arg(1), c.arg(2));
    let Some(words) = action(c, c.int_arg(0), new != 0) else { return c.errno(EINVAL) };
    let mut given = [None; 3];
    if new != 0 {
        given = [Some(c.load(new, 8)?), Some(c.load(new + 8, 8)?), Some(c.load(new + FLAGS_OFFSET, 4)?)];
    }
    if old == 0 && new == 0 {
        return int(0);
    }
    let mut was = [0; 3];
    for at in 0..3 {
        was[at] = exchange(c, words + 8 * at as u64, given[at])?;
    }
    if old != 0 {
        c.store(old, 8, was[0])?;
        store_set(c, old + 8, was[1])?;
        c.store(old + FLAGS_OFFSET, 4, was[2])?;
    }
    int(0)
}

fn set_handler(c: &mut Context<'_, '_>) -> Outcome {
    let signal = c.int_arg(0);
    let words = action(c, signal, true).filter(|_| c.arg(1) != SIG_ERR);
    let Some(words) = words else {
        c.set_errno(EINVAL);
        return give(SIG_ERR);
    };
    let old = exchange(c, words, Some(c.arg(1)))?;
    exchange(c, words + 8, Some(bit(signal)))?;
    exchange(c, words + 16, Some(SA_RESTART))?;
    give(old)
}

/// Where the mask of a thread is kept, in programs that ask for masks.
fn mask_of(c: &mut Context<'_, '_>, thread: u64) -> Option<u64> {
    let masks = c.known_global(MASKS)?;
    Some(masks + 8 * thread)
}

/// `pthread_sigmask`: gives an error code.
fn change_mask(c: &mut Context<'_, '_>) -> Got<i32> {
    const BLOCK: i32 = 0;
    const UNBLOCK: i32 = 1;
    const SET: i32 = 2;
    let (how, new, old) = (c.int_arg(0), c.arg(1), c.arg(2));
    let me = u64::from(c.thread().0);
    let mine = mask_of(c, me).expect("`prepare` adds it for programs that call this");
    let given = if new == 0 { 0 } else { c.load(new, 8)? };
    if new != 0 && ![BLOCK, UNBLOCK, SET].contains(&how) {
        return Ok(EINVAL);
    }
    let was = c.load(mine, 8)?;
    if new != 0 {
        let mask = match how {
            BLOCK => was | given,
            UNBLOCK => was & !given,
            _ => given,
        };
        c.store(mine, 8, mask & ALL & !ALWAYS)?;
    }
    if old != 0 {
        store_set(c, old, was)?;
    }
    Ok(0)
}

/// A new thread blocks what its creator does.
pub fn inherit_mask(c: &mut Context<'_, '_>, thread: u64) -> Got<()> {
    let me = u64::from(c.thread().0);
    let Some(mine) = mask_of(c, me) else { return Ok(()) };
    match c.load(mine, 8)? {
        0 => Ok(()),
        mask => {
            let its = mine - 8 * me + 8 * thread;
            c.store(its, 8, mask)
        }
    }
}
