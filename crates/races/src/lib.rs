//! Finds data races in traces; does not know where traces come from: no files, no programs, no search.
//!
//! A trace is a sequence of [`Event`]s, in the order in which they happened. Two accesses race if they conflict and the
//! happens-before relation leaves them unordered:
//!
//! - events of one thread are ordered;
//! - a release of a lock happens before every later acquisition of it;
//! - a fork happens before all that the new thread does, and that before a join of it;
//! - a write of an atomic variable happens before a read or update that reads from it, which is the last write before;
//! - the arrivals of a round of a barrier happen before its departures.
//!
//! Which accesses conflict is a matter of the [`Discipline`]. How the relation is kept is a matter of the [`Engine`]; all
//! engines report the same races.
//!
//! # Races after the first
//!
//! An access is compared with the *frontier* of its variable: the last plain write, and what was read, and accessed
//! atomically, since then. A plain write replaces all of that, whether it races or not. So the first race of a variable is
//! exact: the first access that conflicts with any earlier unordered one is reported, with such a partner. Later ones are
//! those that are left if the two had been ordered.

mod detect;
mod event;
mod frontier;
mod vector_clock;

pub use event::{Access, Action, Barrier, Event, Lock, PlaceId, Race, ThreadId, Variable};

use detect::Watch;
use vector_clock::VectorClocks;

/// How happens-before is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// A vector clock for each thread and lock, as FastTrack does.
    VectorClock,
}

/// Which accesses of one variable conflict.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Discipline {
    /// All: reads have to be ordered, too.
    Exclusive,
    /// Those of which one is a write.
    #[default]
    SharedReads,
}

/// Which rules the lockset engine follows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rules {
    /// Those that agree with happens-before.
    #[default]
    Corrected,
}

/// Watches a trace.
pub trait Detector {
    /// Takes the next event of the trace, and adds the races of which it is the later access.
    ///
    /// The trace has to be one that threads can have made: nobody acts before being forked or after being joined, locks
    /// are released by their owners, and so on.
    fn observe(&mut self, event: Event, races: &mut Vec<Race>);
}

/// A detector that has seen nothing.
pub fn detector(engine: Engine, discipline: Discipline, rules: Rules) -> Box<dyn Detector> {
    match (engine, rules) {
        (Engine::VectorClock, Rules::Corrected) => Box::new(Watch::new(VectorClocks::default(), discipline)),
    }
}
