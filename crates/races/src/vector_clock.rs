//! Happens-before by vector clocks.
//!
//! Follows FastTrack (Flanagan and Freund, PLDI'09): an access is noted as the clock of its thread alone.
//! Not here: which accesses are compared (`frontier`).
//! Compared with `oracle::traces` in `fuzz/src/traces.rs`.

use crate::detect::{Carrier, Order, Sending, at};
use crate::event::ThreadId;
use crate::frontier::Mark;

/// For each thread, how much of what it did is known.
type Clock = Vec<u64>;

/// What each thread and each carrier knows.
#[derive(Default)]
pub struct VectorClocks {
    /// A thread's own entry counts from 1, and grows whenever the thread has told somebody what it knows.
    threads: Vec<Clock>,
    locks: Vec<Clock>,
    atomics: Vec<Clock>,
    rounds: Vec<Clock>,
}

impl Order for VectorClocks {
    type Stamp = u64;

    fn stamp(&mut self, thread: ThreadId) -> u64 {
        let clock = at(&mut self.threads, thread.index());
        let own = at(clock, thread.index());
        *own = (*own).max(1);
        *own
    }

    fn is_before(&mut self, mark: &mut Mark<u64>, thread: ThreadId) -> bool {
        let known = self.threads.get(thread.index()).and_then(|clock| clock.get(mark.access.thread.index()));
        known.is_some_and(|known| *known >= mark.stamp)
    }

    fn send(&mut self, from: ThreadId, to: Carrier, how: Sending) {
        self.stamp(from);
        let mut clock = std::mem::take(&mut self.threads[from.index()]);
        let target = self.clock(to);
        if how == Sending::Replaces {
            target.clear();
        }
        join(target, &clock);
        clock[from.index()] += 1;
        self.threads[from.index()] = clock;
    }

    fn receive(&mut self, thread: ThreadId, from: Carrier) {
        let source = std::mem::take(self.clock(from));
        join(at(&mut self.threads, thread.index()), &source);
        *self.clock(from) = source;
    }
}

impl VectorClocks {
    fn clock(&mut self, carrier: Carrier) -> &mut Clock {
        match carrier {
            Carrier::Lock(lock) => at(&mut self.locks, lock.index()),
            Carrier::Atomic(variable) => at(&mut self.atomics, variable.index()),
            Carrier::Round(round) => at(&mut self.rounds, round as usize),
            Carrier::Thread(thread) => at(&mut self.threads, thread.index()),
        }
    }
}

fn join(clock: &mut Clock, other: &Clock) {
    if clock.len() < other.len() {
        clock.resize(other.len(), 0);
    }
    for (mine, theirs) in clock.iter_mut().zip(other) {
        *mine = (*mine).max(*theirs);
    }
}
