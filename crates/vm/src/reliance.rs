//! What rounds of loops that are left out rely on: that nobody sees what a round writes.
//!
//! A round in which a thread writes can have no effect all the same (`spin`):
//!
//! * *Alone.* It stores to a location that no other thread accesses, such as a copy of an index that is kept
//!   for the next call. What it stores there is part of its state.
//! * *As before.* It stores atomically what it had stored there before with the same order, and no other
//!   thread writes there: whoever reads the second store could have read the first, and knows less.
//! * *A lock that is given back.* It takes a lock, reads, and gives it back. Others see that if they look at
//!   the lock meanwhile and do something else than to wait: a lock that is tried, or read.
//!
//! None of that can be known before all executions have been seen. So it is assumed, and noted; and noted is
//! who accesses what. Whoever finds the two at odds stops with a restart (`Restart::Heed`): the program is
//! loaded again with the location in `Config::heeded`, of which nothing is assumed. Of two steps that are at
//! odds the one that is made later finds it, in whatever execution; where both are part of executions, it is
//! met there.
//!
//! Machines that explore parts of the same program have these notes in common. Each remembers which accesses
//! it has noted already, as there are few different ones.

use rustc_hash::FxHashMap;
use selvedge_program::LocId;
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What something is assumed of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) enum Subject {
    Location(LocId),
    /// A loop: its function and its head.
    Loop((u32, u32)),
}

/// What is assumed of a location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Assumption {
    /// No other thread accesses it.
    Alone,
    /// No other thread writes it, or reads it plainly.
    SoleWriter,
    /// Nobody sees that a thread holds the lock, but who waits for it. Of a loop: no round that has an effect
    /// leads back to its head.
    Unseen,
}

/// How a location is accessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Look {
    /// An atomic read.
    Read,
    /// A write, or a plain read.
    Write,
    /// A thread goes on after it has seen that another holds the lock. Of a loop: a round that has an effect
    /// has led back to its head.
    Held,
}

/// What is known of a location; threads are sets of bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Notes {
    /// By kind of assumption.
    assumed_by: [u32; 3],
    /// By kind of access.
    done_by: [u32; 3],
}

impl Notes {
    /// Whether something that is assumed for one thread is done by another.
    fn are_at_odds(&self) -> bool {
        let [alone, sole, unseen] = self.assumed_by;
        let [reads, writes, looks] = self.done_by;
        let disturbs =
            |assumed: u32, done: u32| assumed != 0 && done != 0 && (assumed | done).count_ones() > 1;
        disturbs(alone, reads | writes) || disturbs(sole, writes) || (unseen != 0 && looks != 0)
    }
}

/// The notes of all machines that explore the same program.
#[derive(Debug, Default)]
struct Common {
    notes: Mutex<FxHashMap<Subject, Notes>>,
    /// Whether anything is assumed: in most programs nothing ever is.
    assumes: AtomicBool,
}

impl Common {
    fn lock(&self) -> MutexGuard<'_, FxHashMap<Subject, Notes>> {
        // Nothing is left half done by a thread that panics.
        self.notes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What is assumed and what is done, as far as threads have run yet.
#[derive(Debug, Default)]
pub(crate) struct Reliance {
    common: Arc<Common>,
    /// By location: who is known to have done what, as three sets of bits.
    noted: RefCell<Vec<[u32; 3]>>,
}

impl Reliance {
    /// For another machine on the same program.
    pub fn fork(&self) -> Reliance {
        Reliance { common: self.common.clone(), noted: RefCell::default() }
    }

    /// Notes what a thread does; tells whether it is at odds with what is assumed.
    #[inline]
    pub fn note(&self, subject: Subject, thread: u16, look: Look) -> bool {
        if let Subject::Location(loc) = subject {
            let noted = &mut *self.noted.borrow_mut();
            if noted.len() <= loc.index() {
                noted.resize(loc.index() + 1, [0; 3]);
            }
            let known = &mut noted[loc.index()][look as usize];
            let is_known = *known >> thread & 1 != 0;
            *known |= 1 << thread;
            // Whoever assumes something after this has seen the note.
            if is_known && !self.common.assumes.load(Ordering::Relaxed) {
                return false;
            }
        }
        self.note_in_common(subject, thread, look)
    }

    #[cold]
    fn note_in_common(&self, subject: Subject, thread: u16, look: Look) -> bool {
        let mut all = self.common.lock();
        let notes = all.entry(subject).or_default();
        notes.done_by[look as usize] |= 1 << thread;
        notes.are_at_odds()
    }

    /// Notes what is assumed for a thread; tells whether that is at odds with what is done.
    pub fn assume(&self, subject: Subject, thread: u16, assumption: Assumption) -> bool {
        let mut all = self.common.lock();
        self.common.assumes.store(true, Ordering::Relaxed);
        let notes = all.entry(subject).or_default();
        notes.assumed_by[assumption as usize] |= 1 << thread;
        notes.are_at_odds()
    }

    /// All notes, in order.
    pub fn notes(&self) -> Vec<(Subject, [u32; 6])> {
        let all = self.common.lock();
        let flat = |notes: &Notes| {
            let [a, b, c] = notes.assumed_by;
            let [d, e, f] = notes.done_by;
            [a, b, c, d, e, f]
        };
        let mut list: Vec<_> = all.iter().map(|(subject, notes)| (*subject, flat(notes))).collect();
        list.sort_unstable();
        list
    }

    /// What somebody else has noted.
    pub fn of(list: &[(Subject, [u32; 6])]) -> Reliance {
        let notes = |&[a, b, c, d, e, f]: &[u32; 6]| Notes { assumed_by: [a, b, c], done_by: [d, e, f] };
        let all: FxHashMap<Subject, Notes> =
            list.iter().map(|(subject, flat)| (*subject, notes(flat))).collect();
        let assumes = all.values().any(|notes| notes.assumed_by != [0; 3]);
        let common = Common { notes: Mutex::new(all), assumes: AtomicBool::new(assumes) };
        Reliance { common: Arc::new(common), noted: RefCell::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::{Assumption, Look, Reliance, Subject};
    use selvedge_program::LocId;

    const X: Subject = Subject::Location(LocId(3));

    #[test]
    fn what_is_assumed_and_done_by_the_same_thread_is_not_at_odds() {
        let reliance = Reliance::default();
        assert!(!reliance.note(X, 1, Look::Write));
        assert!(!reliance.assume(X, 1, Assumption::Alone));
        assert!(!reliance.note(X, 1, Look::Read));
        assert!(reliance.note(X, 2, Look::Read));
    }

    #[test]
    fn a_sole_writer_may_be_read_but_not_plainly() {
        let reliance = Reliance::default();
        assert!(!reliance.note(X, 2, Look::Read));
        assert!(!reliance.assume(X, 1, Assumption::SoleWriter));
        assert!(reliance.note(X, 2, Look::Write));
    }

    #[test]
    fn whoever_comes_later_finds_it_on_whatever_machine() {
        let (one, other) = (Reliance::default(), Reliance::default());
        let other = Reliance { common: one.common.clone(), ..other };
        assert!(!one.note(X, 2, Look::Held));
        assert!(other.assume(X, 1, Assumption::Unseen));
        let again = Reliance::of(&one.notes());
        assert!(again.note(X, 2, Look::Held));
        assert!(!one.fork().note(Subject::Location(LocId(4)), 1, Look::Held));
    }
}
