//! Threads that can never go on: deadlocks, and how an interleaving has ended.
//!
//! A deadlock is a set of threads each of which waits for something that only members could give it; the same
//! definition as in `selvedge_explore`. As there, nothing is a deadlock while some thread would see something
//! else if it looked again.

use crate::machine::Machine;
use crate::search::Ending;
use selvedge_program::{Action, Block, Liveness, LocId, Program, ThreadId, ThreadSet, Value, Wait};

/// What the threads are doing when none can go on.
#[derive(Clone, Copy, Debug, Default)]
struct Standing {
    /// Wait for a lock or the like, or for the end of a thread.
    waiting: ThreadSet,
    /// Wait for what has come and gone: in another interleaving they have seen it.
    stale: ThreadSet,
    /// Blocked by an assumption, a loop bound, a spin or an error.
    stopped: ThreadSet,
    /// Some thread has ended the program.
    exited: bool,
    /// Some thread has failed, which ends the program too.
    failed: bool,
}

/// What a thread that cannot go on waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaited {
    /// The end of a thread.
    End(ThreadId),
    /// A lock that a thread holds.
    Owner(ThreadId),
    /// A barrier, to which so many have come in the thread's round.
    Round(u32),
    /// What any other thread might give.
    Anyone,
}

impl<P: Program> Machine<'_, P> {
    fn ids(&self) -> impl Iterator<Item = ThreadId> + use<P> {
        (0..self.threads.len()).map(|thread| ThreadId(thread as u16))
    }

    fn standing(&self) -> Standing {
        let mut standing = Standing::default();
        for thread in self.ids() {
            match self.threads[thread.index()].action {
                Action::Exit => standing.exited = true,
                Action::Join { .. } | Action::Depart { .. } | Action::Lock { .. } => {
                    standing.waiting.insert(thread)
                }
                Action::Read { .. } => match self.awaited(thread) {
                    Some(Wait::Come) => standing.stale.insert(thread),
                    _ => standing.waiting.insert(thread),
                },
                // Of what only this thread knows, as a lock before there are other threads.
                Action::Block(Block::Wait(Wait::Come)) => standing.stale.insert(thread),
                Action::Block(Block::Wait(_)) => standing.waiting.insert(thread),
                Action::Fail => {
                    standing.failed = true;
                    standing.stopped.insert(thread);
                }
                Action::Block(_) => standing.stopped.insert(thread),
                _ => {}
            }
        }
        standing
    }

    /// What a thread waits for, if it waits.
    pub fn awaits(&self, thread: ThreadId) -> Awaited {
        match self.threads[thread.index()].action {
            Action::Join { thread, .. } => Awaited::End(thread),
            Action::Depart { barrier, count } => {
                let arrivals = self.arrivals.get(&barrier).copied().unwrap_or(0);
                Awaited::Round(arrivals.saturating_sub(self.rounds[thread.index()] * count))
            }
            Action::Lock { lock, shared } => {
                let mut holders = self.excluding(lock, shared);
                match (holders.next(), holders.next()) {
                    (Some(holder), None) if !holder.shared && !shared => Awaited::Owner(holder.thread),
                    _ => Awaited::Anyone,
                }
            }
            Action::Block(Block::Wait(Wait::Lock { owner })) => Awaited::Owner(owner),
            _ => match self.awaited(thread) {
                Some(Wait::Lock { owner }) => Awaited::Owner(owner),
                _ => Awaited::Anyone,
            },
        }
    }

    /// The threads of a deadlock, if no thread can go on.
    pub fn deadlocked(&self) -> Vec<ThreadId> {
        let Standing { waiting, stale, stopped, exited, failed } = self.standing();
        let can_look_again = !stale.is_empty() || self.ids().any(|thread| self.is_unsettled(thread));
        let mut members = if exited || failed || can_look_again { ThreadSet::EMPTY } else { waiting };
        loop {
            let others = (waiting | stopped) - members;
            let leaving = self.ids().find(|thread| {
                members.contains(*thread)
                    && match self.awaits(*thread) {
                        Awaited::End(other) | Awaited::Owner(other) => others.contains(other),
                        Awaited::Round(_) | Awaited::Anyone => !others.is_empty(),
                    }
            });
            match leaving {
                Some(thread) => members.remove(thread),
                None => return members.iter().collect(),
            }
        }
    }

    /// The threads that spin for ever, if no thread can go on: whoever is left spins, having seen what is
    /// there, or waits.
    pub fn never_ending(&self, liveness: Liveness) -> Vec<ThreadId> {
        let Standing { stale, exited, .. } = self.standing();
        let mut spinning = Vec::new();
        if exited || !stale.is_empty() || liveness == Liveness::None {
            return spinning;
        }
        for thread in self.ids() {
            match self.threads[thread.index()].action {
                Action::Block(Block::Spin { events })
                    if self.sees_newest(thread, events as usize)
                        && (liveness == Liveness::All || self.spins_by_looking(thread, events as usize)) =>
                {
                    spinning.push(thread);
                }
                Action::Block(Block::Wait(_)) => {}
                Action::Block(_) | Action::Fail => return Vec::new(),
                _ => {}
            }
        }
        spinning
    }

    /// How the interleaving has ended; none if some thread waits for what has come and gone, or the program
    /// has ended while a thread spun that would have seen something else in its next round: in another
    /// interleaving it has.
    pub(crate) fn ending(&self) -> Option<Ending> {
        let Standing { stale, exited, .. } = self.standing();
        if !stale.is_empty() {
            return None;
        }
        let mut ending = Ending::Complete;
        for thread in self.ids() {
            match self.threads[thread.index()].action {
                Action::Fail => return Some(Ending::Erroneous),
                Action::Block(Block::Wait(_)) => {}
                // Whoever spins when the program ends is cut off.
                Action::Block(Block::Spin { events }) if exited => {
                    self.sees_newest(thread, events as usize).then_some(())?;
                }
                Action::Block(reason) => ending = Ending::Blocked(reason),
                _ => {}
            }
        }
        Some(ending)
    }

    /// Whether a thread spins, and would see something else in its next round.
    fn is_unsettled(&self, thread: ThreadId) -> bool {
        match self.threads[thread.index()].action {
            Action::Block(Block::Spin { events }) => !self.sees_newest(thread, events as usize),
            _ => false,
        }
    }

    /// Whether those of a thread's last `count` events that are reads would return the same if they were done
    /// now.
    fn sees_newest(&self, thread: ThreadId, count: usize) -> bool {
        self.last_reads(thread, count).all(|(loc, value)| self.value(loc) == value)
    }

    /// Whether a thread that spins reads something in each round of so many events, and nothing from outside.
    fn spins_by_looking(&self, thread: ThreadId, count: usize) -> bool {
        self.last_reads(thread, count).next().is_some()
            && !self.program.looks_outside(&self.threads[thread.index()].state)
    }

    /// What those of a thread's last `count` events that are reads have read.
    fn last_reads(&self, thread: ThreadId, count: usize) -> impl Iterator<Item = (LocId, Value)> {
        let events = self.trace.iter().rev().flat_map(|step| step.events.iter().rev());
        let own = events.filter(move |event| event.thread == thread).take(count);
        own.filter_map(|event| match event.access()? {
            (loc, false) => Some((loc, event.value)),
            _ => None,
        })
    }
}
