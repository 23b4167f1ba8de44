//! Threads that sleep until somebody wakes them, as a word: of condition variables and of futexes.
//!
//! ```text
//! bits 0–27   waiting: threads that sleep and were there when nobody has woken any since
//! bits 28–55  eligible: threads that slept when some of them were woken
//! bits 56–60  tokens: how many of the eligible may go on
//! bit  61     set while a thread is about to go to sleep and nobody else may touch the word (futexes only)
//! ```
//! Which of the eligible threads takes a token is the explorer's choice: it is the order of their
//! read-modify-writes.

use super::context::{Context, Got, unsupported};
use selvedge_program::{Exclusive, Order, Value};

/// How many threads fit into a set of the word.
const THREADS: u32 = 28;
const WAITING: u64 = (1 << THREADS) - 1;
const ELIGIBLE: u64 = WAITING << THREADS;
const TOKENS_SHIFT: u32 = 2 * THREADS;
const TOKENS: u64 = 0x1F << TOKENS_SHIFT;

/// The bits of the word some of which are set if anybody sleeps.
pub const ANYBODY: u64 = WAITING | ELIGIBLE;
/// Set while nobody else may touch the word.
pub const LOCKED: u64 = 1 << 61;
/// As many as there are, as a number of threads to wake.
pub const ALL: u32 = u32::MAX;

/// The word taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sleepers {
    waiting: u64,
    eligible: u64,
    tokens: u32,
}

impl Sleepers {
    pub fn of(word: u64) -> Sleepers {
        Sleepers {
            waiting: word & WAITING,
            eligible: (word & ELIGIBLE) >> THREADS,
            tokens: ((word & TOKENS) >> TOKENS_SHIFT) as u32,
        }
    }

    /// The word; there are never more tokens than threads that can take them.
    pub fn word(self) -> u64 {
        let tokens = self.tokens.min(self.eligible.count_ones());
        self.waiting | self.eligible << THREADS | u64::from(tokens) << TOKENS_SHIFT
    }

    /// How many sleep and have no token to go on.
    pub fn asleep(self) -> u32 {
        (self.waiting.count_ones() + self.eligible.count_ones()).saturating_sub(self.tokens)
    }

    /// How many have slept when somebody was woken, and have not gone on.
    pub fn leaving(self) -> u32 {
        self.eligible.count_ones()
    }

    /// Whether a thread is among them.
    pub fn has(self, thread: u64) -> bool {
        (self.waiting | self.eligible) & thread != 0
    }

    /// A thread goes to sleep.
    pub fn with(self, thread: u64) -> Sleepers {
        Sleepers { waiting: self.waiting | thread, ..self }
    }

    /// So many threads are woken, or as many as there are.
    pub fn woken(self, most: u32) -> Sleepers {
        let tokens = self.tokens + most.min(self.asleep());
        Sleepers { waiting: 0, eligible: self.eligible | self.waiting, tokens }
    }

    pub fn can_wake(self, thread: u64) -> bool {
        self.eligible & thread != 0 && self.tokens > 0
    }

    /// A thread goes on, with a token if it can have one.
    pub fn without(self, thread: u64) -> Sleepers {
        let tokens = self.tokens - u32::from(self.can_wake(thread));
        Sleepers { waiting: self.waiting & !thread, eligible: self.eligible & !thread, tokens }
    }
}

/// When a thread that goes to sleep changes the word: if it is not there already, and none of these bits is
/// set.
pub fn condition_to_come(thread: u64, bits: u64) -> Exclusive {
    let none = (thread | thread << THREADS | bits) as Value;
    Exclusive::IfBits { none, some: [0, 0], otherwise: Order::Acquire }
}

/// When a thread that wants to go on changes the word: if none of these bits is set and there is a token for
/// it or, if it may give up, whether or not there is one.
pub fn condition_to_go_on(thread: u64, may_give_up: bool, bits: u64) -> Exclusive {
    let some = match may_give_up {
        true if bits == 0 => return Exclusive::Always,
        true => [0, 0],
        false => [(thread << THREADS) as Value, TOKENS as Value],
    };
    Exclusive::IfBits { none: bits as Value, some, otherwise: Order::Acquire }
}

/// The calling thread in the sets of the word.
pub fn bit(c: &Context<'_, '_>, what: &str) -> Got {
    match c.thread().0 {
        thread if u32::from(thread) < THREADS => Ok(1 << thread),
        _ => unsupported(format!("waiting on {what} in a program with more than {THREADS} threads")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sleepers(waiting: u64, eligible: u64, tokens: u32) -> Sleepers {
        Sleepers { waiting, eligible, tokens }
    }

    #[test]
    fn a_word_holds_its_state() {
        let full = sleepers(WAITING, WAITING, 28);
        assert_eq!(Sleepers::of(full.word()), full);
        assert_eq!(full.word() >> 61, 0, "the bits there say other things");
    }

    #[test]
    fn a_signal_serves_those_who_wait_and_no_later_one() {
        let signalled = Sleepers::of(sleepers(0b011, 0, 0).woken(1).word());
        assert_eq!(signalled, sleepers(0, 0b011, 1));
        let later = signalled.with(0b100);
        assert!(later.can_wake(0b001) && later.can_wake(0b010) && !later.can_wake(0b100));
        assert_eq!(Sleepers::of(later.without(0b001).word()), sleepers(0b100, 0b010, 0));
        assert_eq!(later.woken(1), sleepers(0, 0b111, 2));
    }

    #[test]
    fn a_broadcast_serves_all_and_signals_are_not_kept_for_nobody() {
        assert_eq!(sleepers(0b110, 0b001, 0).woken(ALL), sleepers(0, 0b111, 3));
        assert_eq!(Sleepers::of(sleepers(0, 0b1, 1).woken(1).word()), sleepers(0, 0b1, 1));
    }

    #[test]
    fn several_are_woken_if_there_are_so_many() {
        assert_eq!(sleepers(0b1111, 0, 0).woken(2), sleepers(0, 0b1111, 2));
        assert_eq!(sleepers(0b1, 0b110, 1).asleep(), 2);
        assert_eq!(sleepers(0b1, 0b110, 1).woken(5), sleepers(0, 0b111, 3));
    }

    #[test]
    fn who_gives_up_leaves_the_tokens_to_the_others() {
        assert_eq!(Sleepers::of(sleepers(0b1, 0b10, 1).without(0b1).word()), sleepers(0, 0b10, 1));
        assert_eq!(Sleepers::of(sleepers(0, 0b1, 0).without(0b1).word()), sleepers(0, 0, 0));
    }
}
