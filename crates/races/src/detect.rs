//! What events mean: accesses that are compared, and knowledge that travels.
//!
//! Every kind of synchronisation is the same here: a thread *sends* what it knows to a carrier (a lock, an
//! atomic variable, a round of a barrier, another thread), and a thread *receives* what a carrier has.
//! Engines know no more than that.

use crate::detector::{Detector, Discipline};
use crate::event::{Access, Action, Barrier, Event, Lock, Race, ThreadId, Variable};
use crate::frontier::{Frontier, Kind, Mark};

/// Something that carries knowledge from one thread to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Carrier {
    /// From a release to acquisitions.
    Lock(Lock),
    /// From an atomic write to reads.
    Atomic(Variable),
    /// From arrivals to departures.
    Round(u32),
    /// From a fork to the new thread, from a thread to a join.
    Thread(ThreadId),
}

/// What happens to what a carrier already has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sending {
    /// It is kept.
    Adds,
    /// It is forgotten.
    Replaces,
}

/// Keeps what is ordered: the part in which engines differ.
pub trait Order {
    /// What is noted with an access.
    type Stamp;

    /// A note for an access of a thread.
    fn stamp(&mut self, thread: ThreadId) -> Self::Stamp;

    /// Whether an access, of a thread other than `thread`, happens before what `thread` does next.
    fn is_before(&mut self, mark: &mut Mark<Self::Stamp>, thread: ThreadId) -> bool;

    /// Gives a carrier what a thread knows.
    fn send(&mut self, from: ThreadId, to: Carrier, how: Sending);

    /// Gives a thread what a carrier has.
    fn receive(&mut self, thread: ThreadId, from: Carrier);

    /// Whether it is time to [`settle`](Order::settle).
    fn is_full(&self) -> bool {
        false
    }

    /// Brings all notes up to date, so that what they were waiting for can be forgotten.
    fn settle(&mut self, _marks: Vec<&mut Mark<Self::Stamp>>) {}
}

/// A detector: an order, and the frontiers of all variables.
pub struct Watch<O: Order> {
    order: O,
    discipline: Discipline,
    frontiers: Vec<Frontier<O::Stamp>>,
    /// For each variable, whether it was written atomically: else there is nothing to read from.
    carries: Vec<bool>,
    /// For each lock, how often its owner has acquired it. Only the first acquisition and the last release
    /// count.
    depths: Vec<u32>,
    rounds: Rounds,
    position: u64,
}

impl<O: Order> Watch<O> {
    /// A detector that has seen nothing.
    pub fn new(order: O, discipline: Discipline) -> Watch<O> {
        Watch {
            order,
            discipline,
            frontiers: Vec::new(),
            carries: Vec::new(),
            depths: Vec::new(),
            rounds: Rounds::default(),
            position: 0,
        }
    }

    /// What an action learns before it takes place.
    fn receive(&mut self, thread: ThreadId, action: Action) {
        let from = match action {
            Action::AtomicRead(variable) | Action::AtomicUpdate(variable)
                if *at(&mut self.carries, variable.index()) =>
            {
                Carrier::Atomic(variable)
            }
            Action::Acquire(lock) => {
                let depth = at(&mut self.depths, lock.index());
                *depth += 1;
                if *depth > 1 {
                    return;
                }
                Carrier::Lock(lock)
            }
            Action::Join(other) => Carrier::Thread(other),
            Action::Depart(barrier) => Carrier::Round(self.rounds.depart(thread, barrier)),
            _ => return,
        };
        self.order.receive(thread, from);
    }

    /// What an action tells after it took place.
    fn send(&mut self, thread: ThreadId, action: Action) {
        let (to, how) = match action {
            Action::AtomicWrite(variable) => {
                *at(&mut self.carries, variable.index()) = true;
                (Carrier::Atomic(variable), Sending::Replaces)
            }
            // It has received what the variable carries, so that nothing gets lost.
            Action::AtomicUpdate(variable) => {
                *at(&mut self.carries, variable.index()) = true;
                (Carrier::Atomic(variable), Sending::Replaces)
            }
            Action::Release(lock) => {
                let depth = at(&mut self.depths, lock.index());
                *depth = depth.checked_sub(1).expect("locks are released by their owners");
                if *depth > 0 {
                    return;
                }
                (Carrier::Lock(lock), Sending::Replaces)
            }
            Action::Fork(other) => (Carrier::Thread(other), Sending::Adds),
            Action::Arrive(barrier) => {
                let (round, is_new) = self.rounds.arrive(thread, barrier);
                (Carrier::Round(round), if is_new { Sending::Replaces } else { Sending::Adds })
            }
            _ => return,
        };
        self.order.send(thread, to, how);
    }

    fn access(&mut self, kind: Kind, variable: Variable, access: Access, races: &mut Vec<Race>) {
        let index = variable.index();
        if self.frontiers.len() <= index {
            self.frontiers.resize_with(index + 1, || Frontier::EMPTY);
        }
        let mark = Mark { access, stamp: self.order.stamp(access.thread) };
        let order = &mut self.order;
        let mut is_before = |mark: &mut Mark<O::Stamp>| {
            mark.access.thread == access.thread || order.is_before(mark, access.thread)
        };
        let mut found = |earlier| races.push(Race { variable, earlier, later: access });
        self.frontiers[index].add(kind, mark, &mut is_before, &mut found);
    }

    fn kind(&self, action: Action) -> Option<Kind> {
        Some(match action {
            Action::Read(_) if self.discipline == Discipline::SharedReads => Kind::Read,
            Action::Read(_) | Action::Write(_) => Kind::Write,
            Action::AtomicRead(_) => Kind::AtomicRead,
            Action::AtomicWrite(_) | Action::AtomicUpdate(_) => Kind::AtomicWrite,
            _ => return None,
        })
    }
}

impl<O: Order> Detector for Watch<O> {
    fn observe(&mut self, event: Event, races: &mut Vec<Race>) {
        let Event { thread, action, place } = event;
        self.receive(thread, action);
        if let (Some(kind), Some(variable)) = (self.kind(action), action.accessed()) {
            let access = Access { thread, place, is_write: action.is_write(), position: self.position };
            self.access(kind, variable, access, races);
        }
        if let Action::New(variable) = action {
            if let Some(frontier) = self.frontiers.get_mut(variable.index()) {
                *frontier = Frontier::EMPTY;
            }
            *at(&mut self.carries, variable.index()) = false;
        }
        self.send(thread, action);
        if self.order.is_full() {
            let mut marks = Vec::new();
            self.frontiers.iter_mut().for_each(|frontier| frontier.each(&mut |mark| marks.push(mark)));
            self.order.settle(marks);
        }
        self.position += 1;
    }
}

/// The rounds of all barriers, numbered so that numbers of rounds that everybody has left are used again.
#[derive(Default)]
struct Rounds {
    /// For each barrier, the round at which threads arrive.
    open: Vec<Option<u32>>,
    /// Who has arrived where and has not departed: a thread may be inside of a few barriers at most.
    inside: Vec<(ThreadId, Barrier, u32)>,
    unused: Vec<u32>,
    count: u32,
}

impl Rounds {
    /// The round at which a thread arrives, and whether it is the first.
    fn arrive(&mut self, thread: ThreadId, barrier: Barrier) -> (u32, bool) {
        let open = at(&mut self.open, barrier.index());
        let is_new = open.is_none();
        let round = *open.get_or_insert_with(|| {
            self.unused.pop().unwrap_or_else(|| {
                self.count += 1;
                self.count - 1
            })
        });
        self.inside.push((thread, barrier, round));
        (round, is_new)
    }

    /// The round from which a thread departs. Nobody arrives there any more.
    fn depart(&mut self, thread: ThreadId, barrier: Barrier) -> u32 {
        let is_it = |&(who, of, _): &(ThreadId, Barrier, u32)| who == thread && of == barrier;
        let index = self.inside.iter().position(is_it).expect("threads depart from where they have arrived");
        let (_, _, round) = self.inside.swap_remove(index);
        let open = at(&mut self.open, barrier.index());
        if *open == Some(round) {
            *open = None;
        }
        if self.inside.iter().all(|&(_, _, other)| other != round) {
            self.unused.push(round);
        }
        round
    }
}

/// An entry of a table that grows as needed.
pub fn at<T: Default>(table: &mut Vec<T>, index: usize) -> &mut T {
    if table.len() <= index {
        table.resize_with(index + 1, T::default);
    }
    &mut table[index]
}
