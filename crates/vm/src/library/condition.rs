//! Condition variables.
//!
//! ```text
//! word, 8 bytes at offset 0:   bits 0–27   waiting: threads that wait and were not yet signalled
//!                              bits 28–55  eligible: threads that waited when a signal came
//!                              bits 56–60  tokens: how many of the eligible may go on
//!                              bit  62     set if it was destroyed
//! ```
//! Which of the eligible threads takes a token is the explorer's choice: it is the order of their read-modify-writes. A signal
//! that finds nobody is a read alone. A thread that gave up in time leaves no trace.

use super::attributes::{get, set};
use super::codes::ETIMEDOUT;
use super::context::{Context, Got, fail, int, uninitialised, unsupported};
use super::{attributes, mutex, rows};
use crate::{ErrorKind, Row};
use selvedge_program::{Exclusive, Order, Value, Wait};

pub const ROWS: &[Row] = rows! { Lock;
    "pthread_cond_broadcast", "int (pthread_cond_t *)", |c| wake(c, c.arg(0), Wake::All).and_then(int);
    "pthread_cond_clockwait", "int (pthread_cond_t *, pthread_mutex_t *, clockid_t, const struct timespec *)", |c| wait(c, c.arg(0), c.arg(1), true).and_then(int);
    "pthread_cond_destroy", "int (pthread_cond_t *)", |c| destroy(c, c.arg(0)).and_then(int);
    "pthread_cond_init", "int (pthread_cond_t *, const pthread_condattr_t *)", |c| { attributes::look(c, c.arg(1), &[attributes::CONDITION_CLOCK])?; init(c, c.arg(0)).and_then(int) };
    "pthread_cond_signal", "int (pthread_cond_t *)", |c| wake(c, c.arg(0), Wake::One).and_then(int);
    "pthread_cond_timedwait", "int (pthread_cond_t *, pthread_mutex_t *, const struct timespec *)", |c| wait(c, c.arg(0), c.arg(1), true).and_then(int);
    "pthread_cond_wait", "int (pthread_cond_t *, pthread_mutex_t *)", |c| wait(c, c.arg(0), c.arg(1), false).and_then(int);
    "pthread_condattr_destroy", "int (pthread_condattr_t *)", attributes::destroy;
    "pthread_condattr_getclock", "int (const pthread_condattr_t *, clockid_t *)", |c| get(c, attributes::CONDITION_CLOCK);
    "pthread_condattr_getpshared", "int (const pthread_condattr_t *, int *)", |c| get(c, attributes::CONDITION_SHARED);
    "pthread_condattr_init", "int (pthread_condattr_t *)", |c| attributes::init(c, 4);
    "pthread_condattr_setclock", "int (pthread_condattr_t *, clockid_t)", |c| set(c, attributes::CONDITION_CLOCK, 0..=1);
    "pthread_condattr_setpshared", "int (pthread_condattr_t *, int)", |c| set(c, attributes::CONDITION_SHARED, 0..=1);
};

/// How many threads fit into a set of the word.
const THREADS: u32 = 28;
const WAITING: u64 = (1 << THREADS) - 1;
const ELIGIBLE: u64 = WAITING << THREADS;
const TOKENS_SHIFT: u32 = 2 * THREADS;
const TOKENS: u64 = 0x1F << TOKENS_SHIFT;
const DESTROYED: u64 = 1 << 62;

/// The word taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct State {
    waiting: u64,
    eligible: u64,
    tokens: u32,
}

impl State {
    fn of(word: u64) -> State {
        State {
            waiting: word & WAITING,
            eligible: (word & ELIGIBLE) >> THREADS,
            tokens: ((word & TOKENS) >> TOKENS_SHIFT) as u32,
        }
    }

    /// The word; there are never more tokens than threads that can take them.
    fn word(self) -> u64 {
        let tokens = self.tokens.min(self.eligible.count_ones());
        self.waiting | self.eligible << THREADS | u64::from(tokens) << TOKENS_SHIFT
    }

    fn signalled(self, wake: Wake) -> State {
        let eligible = self.eligible | self.waiting;
        let tokens = match wake {
            Wake::One => self.tokens + 1,
            Wake::All => eligible.count_ones(),
        };
        State { waiting: 0, eligible, tokens }
    }

    fn can_wake(self, thread: u64) -> bool {
        self.eligible & thread != 0 && self.tokens > 0
    }

    /// A thread goes on, with a token if it can have one.
    fn without(self, thread: u64) -> State {
        let tokens = self.tokens - u32::from(self.can_wake(thread));
        State { waiting: self.waiting & !thread, eligible: self.eligible & !thread, tokens }
    }
}

/// How many waiting threads a signal lets go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wake {
    /// One of them.
    One,
    /// All of them.
    All,
}

/// `pthread_cond_init`
pub fn init(c: &mut Context<'_, '_>, address: u64) -> Got<i32> {
    c.store(address, 8, 0)?;
    Ok(0)
}

/// `pthread_cond_wait` and `pthread_cond_timedwait`
pub fn wait(c: &mut Context<'_, '_>, address: u64, mutex: u64, timed: bool) -> Got<i32> {
    if c.held(mutex).is_none() {
        return fail(ErrorKind::CondvarMisuse, "waits on a condition variable without holding the mutex");
    }
    if c.leaves_sections_open(mutex) {
        return Err(c.order(mutex, "a condition variable is waited for with it"));
    }
    let me = bit(c)?;
    let word = read_to_change(c, address, 0, "waits on")?;
    let state = State::of(word);
    c.complete(address, 8, Order::Release, State { waiting: state.waiting | me, ..state }.word())?;
    mutex::unlock(c, mutex)?;
    let result = go_on(c, address, me, timed)?;
    mutex::lock(c, mutex)?;
    Ok(result)
}

/// The second half of a wait: until there is a token for this thread, or not even so long.
fn go_on(c: &mut Context<'_, '_>, address: u64, me: u64, timed: bool) -> Got<i32> {
    let may_give_up = timed || c.config().spurious_wakeups;
    let needed = [(me << THREADS) as Value, TOKENS as Value];
    let condition = match may_give_up {
        true => Exclusive::Always,
        false => Exclusive::IfBits { none: 0, some: needed, otherwise: Order::Acquire },
    };
    let state = State::of(c.update(address, 8, Order::Acquire, condition)?);
    if !may_give_up && !state.can_wake(me) {
        return Err(c.wait(Wait::Anyone));
    }
    c.complete(address, 8, Order::Release, state.without(me).word())?;
    Ok(if timed && !state.can_wake(me) { ETIMEDOUT } else { 0 })
}

/// `pthread_cond_signal` and `pthread_cond_broadcast`
pub fn wake(c: &mut Context<'_, '_>, address: u64, wake: Wake) -> Got<i32> {
    let word = read_to_change(c, address, WAITING | ELIGIBLE, "signals")?;
    if word & (WAITING | ELIGIBLE) != 0 {
        c.complete(address, 8, Order::Release, State::of(word).signalled(wake).word())?;
    }
    Ok(0)
}

/// `pthread_cond_destroy`: as glibc does, it waits until threads that were woken have gone.
pub fn destroy(c: &mut Context<'_, '_>, address: u64) -> Got<i32> {
    let busy = WAITING | ELIGIBLE | DESTROYED;
    let condition = Exclusive::IfBits { none: busy as Value, some: [0, 0], otherwise: Order::Acquire };
    let word = c.update(address, 8, Order::Acquire, condition);
    let word = check(word, "destroys")?;
    let state = State::of(word);
    if state.waiting != 0 || state.tokens < state.eligible.count_ones() {
        return fail(ErrorKind::CondvarMisuse, "destroys a condition variable on which threads wait");
    }
    if state.eligible != 0 {
        return Err(c.wait(Wait::Anyone));
    }
    c.complete(address, 8, Order::Release, DESTROYED)?;
    Ok(0)
}

/// Reads the word to change it if it has some of these bits (0: in any case).
fn read_to_change(c: &mut Context<'_, '_>, address: u64, some: u64, does: &str) -> Got {
    let none = DESTROYED as Value;
    let condition = Exclusive::IfBits { none, some: [some as Value, 0], otherwise: Order::Acquire };
    let word = c.update(address, 8, Order::Acquire, condition);
    check(word, does)
}

fn check(word: Got, does: &str) -> Got {
    let message = format!("{does} a condition variable that was never initialised");
    let word = uninitialised(word, ErrorKind::CondvarMisuse, &message)?;
    if word & DESTROYED != 0 {
        return fail(ErrorKind::CondvarMisuse, format!("{does} a condition variable that was destroyed"));
    }
    Ok(word)
}

/// The calling thread in the sets of the word.
fn bit(c: &Context<'_, '_>) -> Got {
    match c.thread().0 {
        thread if u32::from(thread) < THREADS => Ok(1 << thread),
        _ => unsupported(format!(
            "waiting on a condition variable in a program with more than {THREADS} threads"
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state(waiting: u64, eligible: u64, tokens: u32) -> State {
        State { waiting, eligible, tokens }
    }

    #[test]
    fn a_word_holds_its_state() {
        let full = state(WAITING, WAITING, 28);
        assert_eq!(State::of(full.word()), full);
        assert_eq!(full.word() & DESTROYED, 0);
    }

    #[test]
    fn a_signal_serves_those_who_wait_and_no_later_one() {
        let signalled = State::of(state(0b011, 0, 0).signalled(Wake::One).word());
        assert_eq!(signalled, state(0, 0b011, 1));
        let later = State { waiting: 0b100, ..signalled };
        assert!(later.can_wake(0b001) && later.can_wake(0b010) && !later.can_wake(0b100));
        assert_eq!(State::of(later.without(0b001).word()), state(0b100, 0b010, 0));
        assert_eq!(later.signalled(Wake::One), state(0, 0b111, 2));
    }

    #[test]
    fn a_broadcast_serves_all_and_signals_are_not_kept_for_nobody() {
        assert_eq!(state(0b110, 0b001, 0).signalled(Wake::All), state(0, 0b111, 3));
        assert_eq!(State::of(state(0, 0b1, 1).signalled(Wake::One).word()), state(0, 0b1, 1));
    }

    #[test]
    fn who_gives_up_leaves_the_tokens_to_the_others() {
        assert_eq!(State::of(state(0b1, 0b10, 1).without(0b1).word()), state(0, 0b10, 1));
        assert_eq!(State::of(state(0, 0b1, 0).without(0b1).word()), state(0, 0, 0));
    }
}
