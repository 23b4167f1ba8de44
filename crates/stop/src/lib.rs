//! Lets work that takes long be told to stop. Knows neither who tells nor why.
//!
//! Whoever has limits to keep (of time, of memory, of the user's patience) first *asks*: work that goes in
//! steps looks between them ([`is_asked`]) and ends in good order. If that takes too long, it *insists*:
//! loops within one step, which may run for long, look now and then ([`look`]), and the step is left where it
//! stands. What it was working on is then good for nothing but to be dropped, so that a step can only be left
//! by a caller who has prepared for that ([`unless_stopped`]); for everybody else looking has no effect.
//!
//! A step is left by unwinding, not by a result: it may be left from the depths of any search, none of which
//! can do more about it than to hand it on. Rejected: a flag that makes searches return early with some
//! answer. Who does not know that the answer is none goes on with it, and trips over what he takes for a
//! broken invariant.
//!
//! There is one word for the whole process, as limits are those of the process.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicU8, Ordering};

/// What was said, in the order in which it is said.
static WORD: AtomicU8 = AtomicU8::new(GO_ON);
const GO_ON: u8 = 0;
const ASKED: u8 = 1;
const INSISTED: u8 = 2;

thread_local! {
    /// Whether somebody up the stack has prepared for a step to be left.
    static PREPARED: Cell<bool> = const { Cell::new(false) };
}

/// What unwinds the stack.
struct Left;

/// Wants work to end after the step at hand.
pub fn ask() {
    WORD.fetch_max(ASKED, Ordering::Relaxed);
}

/// Wants the step at hand to be left.
pub fn insist() {
    WORD.fetch_max(INSISTED, Ordering::Relaxed);
}

/// Whether work is to end after the step at hand.
#[inline]
pub fn is_asked() -> bool {
    WORD.load(Ordering::Relaxed) != GO_ON
}

/// Leaves the step at hand if somebody insists. To be called in loops that may run for long, wherever no more
/// than some milliseconds go by between two looks.
#[inline]
pub fn look() {
    if WORD.load(Ordering::Relaxed) == INSISTED {
        leave();
    }
}

#[cold]
fn leave() {
    if PREPARED.get() {
        resume_unwind(Box::new(Left));
    }
}

/// Does some work, and gives its result unless it was left. What the work was to change must not be used
/// after that.
pub fn unless_stopped<T>(work: impl FnOnce() -> T) -> Option<T> {
    let before = PREPARED.replace(true);
    let result = catch_unwind(AssertUnwindSafe(work));
    PREPARED.set(before);
    match result {
        Ok(value) => Some(value),
        Err(panic) if panic.is::<Left>() => None,
        Err(panic) => resume_unwind(panic),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One test, because there is one word for all.
    #[test]
    fn work_goes_on_until_somebody_insists() {
        let work = || {
            look();
            7
        };
        assert_eq!((unless_stopped(work), is_asked()), (Some(7), false));
        ask();
        assert_eq!((unless_stopped(work), is_asked()), (Some(7), true));
        insist();
        assert_eq!((unless_stopped(work), is_asked()), (None, true));
        ask();
        assert_eq!(unless_stopped(work), None, "who has insisted does not take it back");
        assert_eq!(work(), 7, "nobody has prepared for this to be left");
        assert_eq!(unless_stopped(|| unless_stopped(work)), Some(None), "the innermost hears of it");
        let panicked = catch_unwind(|| unless_stopped(|| panic!("broken")));
        assert!(panicked.is_err_and(|panic| panic.downcast_ref() == Some(&"broken")));
        assert_eq!(work(), 7, "after a panic, nobody is prepared either");
    }
}
