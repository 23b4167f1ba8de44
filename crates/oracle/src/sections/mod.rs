//! Small programs with locks, barriers and created threads, in several translations: *ordered*, where locks
//! and barriers are words in memory that are taken and counted, and *unordered*, where they are actions of
//! their own.
//!
//! The two have the same complete executions, once those of the ordered one are projected to the events of
//! the program's own locations: that is what leaving sections and arrivals unordered claims.
//!
//! - this file: the trees; [`run`]: both translations; [`mod@project`]: what is compared;
//! - [`notation`]: trees as short text, such as `L0 z=2;Rz U0 || z=2`;
//! - [`generate`], [`shrink`]: random trees, cut down.

pub mod generate;
pub mod notation;
pub mod project;
pub mod run;
pub mod shrink;

pub use generate::{SectionKnobs, generate_sections};
pub use project::{project, project_graph};
pub use run::{SectionProgram, Translation};
pub use shrink::shrink_sections;

use crate::tree::{Register, Statement};
use selvedge_graph::{LocId, Order, Value};
use std::collections::BTreeSet;

/// A program. All locations and registers are 0 at first.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SectionTree {
    /// How many locations there are; they are numbered from 0.
    pub locations: usize,
    /// How many locks there are.
    pub locks: usize,
    /// For how many threads each barrier is.
    pub barriers: Vec<u32>,
    /// The body of each thread.
    pub threads: Vec<Vec<Step>>,
}

/// One step of a thread.
///
/// Invariant `sections`: a lock and its unlock stand in the same list of steps, and no thread locks what it
/// has locked.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// A statement without inner ones.
    Simple(Statement),
    /// `if (register == value) { then } else { otherwise }`
    If {
        /// What is compared.
        register: Register,
        /// With what.
        value: Value,
        /// If they are equal.
        then: Vec<Step>,
        /// If not.
        otherwise: Vec<Step>,
    },
    /// Takes a lock.
    Lock {
        /// Which.
        lock: usize,
        /// Whether for reading.
        shared: bool,
    },
    /// Gives a lock back.
    Unlock {
        /// Which.
        lock: usize,
    },
    /// Waits at a barrier.
    Wait {
        /// Which.
        barrier: usize,
    },
    /// Creates a thread.
    Create {
        /// Which.
        thread: usize,
    },
    /// Waits for the end of a thread.
    Join {
        /// Which.
        thread: usize,
    },
}

impl SectionTree {
    /// The location of the beginning of a thread.
    pub fn start_of(&self, thread: usize) -> LocId {
        LocId((self.locations + thread) as u32)
    }

    /// The location of the end of a thread.
    pub fn finish_of(&self, thread: usize) -> LocId {
        LocId((self.locations + self.threads.len() + thread) as u32)
    }

    /// The word of a lock.
    pub fn word_of(&self, lock: usize) -> LocId {
        LocId((self.locations + 2 * self.threads.len() + lock) as u32)
    }

    /// The word of a barrier.
    pub fn counter_of(&self, barrier: usize) -> LocId {
        LocId((self.locations + 2 * self.threads.len() + self.locks + barrier) as u32)
    }

    /// The word of a thread that takes a lock for reading, if each has one.
    pub fn reader_word_of(&self, lock: usize, thread: usize) -> LocId {
        LocId(self.counter_of(self.barriers.len() + lock * self.threads.len() + thread).0)
    }

    /// The barrier whose word a location is.
    pub fn barrier_at(&self, loc: LocId) -> Option<usize> {
        (0..self.barriers.len()).find(|barrier| self.counter_of(*barrier) == loc)
    }

    /// Whether a location is the program's own rather than the word of a lock or a barrier.
    pub fn is_own(&self, loc: LocId) -> bool {
        loc.index() < self.locations + 2 * self.threads.len()
    }

    /// Whether some step of a thread, inner ones included, is like this.
    pub fn any_in(&self, thread: usize, wanted: &dyn Fn(&Step) -> bool) -> bool {
        any(&self.threads[thread], wanted)
    }

    /// Whether some step is like this.
    pub fn any(&self, wanted: &dyn Fn(&Step) -> bool) -> bool {
        self.threads.iter().any(|body| any(body, wanted))
    }

    /// Whether some lock is taken for reading.
    pub fn has_readers(&self) -> bool {
        self.any(&|step| matches!(step, Step::Lock { shared: true, .. }))
    }

    /// How many threads wait at a barrier somewhere.
    pub fn waiters(&self, barrier: usize) -> usize {
        let waits = |step: &Step| *step == Step::Wait { barrier };
        (0..self.threads.len()).filter(|thread| self.any_in(*thread, &waits)).count()
    }

    /// The program with other orders in place of relaxed ones: of its reads, its writes and its
    /// read-modify-writes.
    pub fn with_orders(mut self, read: Order, write: Order, update: Order) -> SectionTree {
        self.threads.iter_mut().for_each(|body| give_orders(body, [read, write, update]));
        self
    }

    /// Most events that one run can have, those of locks, barriers and threads left out.
    pub fn events(&self) -> usize {
        self.threads.iter().map(|body| events_of(body)).sum()
    }
}

fn give_orders(body: &mut [Step], orders: [Order; 3]) {
    let change = |order: &mut Order, new: Order| {
        if *order == Order::Relaxed {
            *order = new;
        }
    };
    for step in body {
        match step {
            Step::Simple(Statement::Load { order, .. }) => change(order, orders[0]),
            Step::Simple(Statement::Store { order, .. }) => change(order, orders[1]),
            Step::Simple(Statement::Exchange { order, .. } | Statement::FetchAdd { order, .. }) => {
                change(order, orders[2]);
            }
            Step::Simple(Statement::CompareExchange { success, failure, .. }) => {
                change(success, orders[2]);
                change(failure, orders[0]);
            }
            Step::If { then, otherwise, .. } => {
                give_orders(then, orders);
                give_orders(otherwise, orders);
            }
            _ => {}
        }
    }
}

fn any(body: &[Step], wanted: &dyn Fn(&Step) -> bool) -> bool {
    body.iter().any(|step| {
        wanted(step)
            || matches!(step, Step::If { then, otherwise, .. } if any(then, wanted) || any(otherwise, wanted))
    })
}

/// Most events that one run of these steps can add, as [`SectionTree::events`] counts them.
pub fn events_of(body: &[Step]) -> usize {
    let events = |step: &Step| match step {
        Step::Simple(statement) => statement.events(),
        Step::If { then, otherwise, .. } => events_of(then).max(events_of(otherwise)),
        _ => 0,
    };
    body.iter().map(events).sum()
}

/// How many registers these steps need.
fn registers_of(body: &[Step]) -> usize {
    let needed = |step: &Step| match step {
        Step::Simple(statement) => {
            let mut registers = BTreeSet::new();
            statement.registers(&mut registers);
            registers.last().map_or(0, |last| last + 1)
        }
        Step::If { register, then, otherwise, .. } => {
            (register + 1).max(registers_of(then)).max(registers_of(otherwise))
        }
        _ => 0,
    };
    body.iter().map(needed).max().unwrap_or(0)
}
