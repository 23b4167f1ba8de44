//! Finds data races in traces; does not know where traces come from: no files, no programs, no search.
//!
//! A trace is a sequence of [`Event`]s, in the order in which they happened. Two accesses race if they
//! conflict and the happens-before relation leaves them unordered:
//!
//! - events of one thread are ordered;
//! - a release of a lock happens before every later acquisition of it;
//! - a fork happens before all that the new thread does, and that before a join of it;
//! - a write of an atomic variable happens before a read or update that reads from it, which is the last
//!   write before;
//! - the arrivals of a round of a barrier happen before its departures.
//!
//! Which accesses conflict is a matter of the [`Discipline`]. How the relation is kept is a matter of the
//! [`Engine`]; all engines report the same races.
//!
//! # Races after the first
//!
//! An access is compared with the *frontier* of its variable: the last plain write, and what was read, and
//! accessed atomically, since then. A plain write replaces all of that, whether it races or not. So the first
//! race of a variable is exact: the first access that conflicts with any earlier unordered one is reported,
//! with such a partner. Later ones are those that are left if the two had been ordered.

mod detect;
mod detector;
mod event;
mod frontier;
mod legal;
mod lockset;
mod printed;
pub mod text;
mod vector_clock;

pub use detector::{Detector, Discipline, Engine, Rules};
pub use event::{Access, Action, Barrier, Event, Lock, PlaceId, Race, ThreadId, Variable};
pub use legal::{Illegal, Legality};

use detect::Watch;
use lockset::Locksets;
use printed::Printed;
use vector_clock::VectorClocks;

/// A detector that has seen nothing.
///
/// # Panics
///
/// If rules are asked for [`Rules::AsPrinted`] of vector clocks: there are none. Such a detector also panics
/// when it observes what its rules do not [`know`](Rules::know).
pub fn detector(engine: Engine, discipline: Discipline, rules: Rules) -> Box<dyn Detector> {
    match (engine, rules) {
        (Engine::Lockset, Rules::Corrected) => Box::new(Watch::new(Locksets::default(), discipline)),
        (Engine::Lockset, Rules::AsPrinted) => Box::new(Printed::new(discipline)),
        (Engine::VectorClock, Rules::AsPrinted) => panic!("the printed rules are about locksets"),
        (Engine::VectorClock, Rules::Corrected) => Box::new(Watch::new(VectorClocks::default(), discipline)),
    }
}

/// The lockset engine, which brings its locksets up to date whenever there are as many synchronisations as
/// locksets, but at least `shortest`. By default that is 4,096, which small traces never reach.
pub fn settling_detector(discipline: Discipline, shortest: usize) -> Box<dyn Detector> {
    Box::new(Watch::new(Locksets::settling(shortest), discipline))
}
