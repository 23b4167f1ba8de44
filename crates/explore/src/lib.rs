//! Visits every consistent execution of a program exactly once; knows no language and no particular memory
//! model.
//!
//! ```text
//! Explorer: a stack of levels; a level is a graph that is extended event by event (forward), with frames
//!           for the choices that are left; a revisit pushes a level with a smaller graph, and dropping it
//!           returns to where it was made. Nothing else is remembered, so memory is polynomial in the size of
//!           a graph.
//! ```
//!
//! In the order of reading; each folder says at its head what to read first:
//!
//! 1. `core`: the machine. Its [`unfolding`](Unfolding) is what each thread does after which values, run once
//!    and walked ever after; its [`CausalOrder`], a parameter, says what must be kept of a graph when a write
//!    is ([`Precedence`]).
//! 2. `judge`: what is told of a graph: errors, [faults of memory](Fault), deadlocks.
//! 3. `reductions`: fewer executions that end blocked, executions that are not played to their end, equal
//!    threads.
//! 4. `first_choice`: what is canonical where the newest choice need not be consistent.
//! 5. `unordered`: critical sections and arrivals at barriers, left unordered.
//! 6. [`holes`](Dependent): the causal order of models that track dependencies, and graphs with holes.
//! 7. `share`: [parcels](Parcel), which are pieces of an exploration as plain data, and [desks](Desk), for
//!    several workers on one exploration.
//! 8. `sampling`: [random executions](Sampler), and [how many there are](Estimate).

mod core;
mod first_choice;
mod holes;
mod judge;
mod reductions;
mod sampling;
mod share;
mod unordered;

pub use crate::core::causal::{Porf, PorfPrefix, Precedence};
pub use crate::core::counters::Counted;
pub use crate::core::counters::Stats;
pub use crate::core::explorer::Explorer;
pub use crate::core::found::{Ending, Found};
pub use crate::core::hooks::{CausalOrder, NoHoles};
pub use crate::core::knowledge::Learnt;
pub use crate::core::options::Coda;
pub use crate::core::options::{Coherence, Options, Rounds};
pub use crate::core::unfolding::{NodeId, Steps, Unfolding};
pub use holes::Dependent;
pub use judge::fault::{Fault, FaultKind};
pub use judge::memory::{probed_classes, sees_first_contents};
pub use judge::ordering::{ordering_classes, tried_classes};
pub use sampling::estimate::{Estimate, Rules};
pub use sampling::sample::{Drawn, LOOKS, Sampler};
pub use share::parallel::{Alarm, Desk, Giving, Rank, desks};
pub use share::parcel::Parcel;
pub use unordered::sections::sections_can_be_judged;
