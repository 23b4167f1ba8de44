//! Visits every consistent execution of a program exactly once; knows no language and no particular memory model.
//!
//! ```text
//! Explorer: a stack of levels; a level is a graph that is extended event by event (forward), with frames for the
//!           choices that are left; a revisit pushes a level with a smaller graph, and dropping it returns to where it
//!           was made. Nothing else is remembered, so memory is polynomial in the size of a graph.
//! ```
//!
//! * [`unfolding`](Unfolding): what each thread does after which values, run once and walked ever after.
//! * `explorer`: the state of an exploration, its loop, adding events; `level`: graphs with what is left to choose, removing events.
//! * `schedule`, `choices`, `report`: which thread, which source or place, which errors.
//! * [`memory`](Fault), `waiting`: accesses of objects that are not there, deadlocks.
//! * `ordering`: accesses of private memory that others can tell from none.
//! * `patience`, `in_place`: fewer executions that end blocked.
//! * `coda`, `links`: executions that are not played to their end, because it is plain to see.
//! * `barrier`: arrivals at barriers, left unordered.
//! * `sections`, `lapor`, `first_choice`, `realise`, `deadlock`: critical sections, left unordered: which orders of them there
//!   are; the exploration; what is canonical then; which errors are real; what deadlocks there could be.
//! * `revisit`: which earlier reads a new write may serve, and which of these revisits happen here.
//! * `symmetry`: of executions that differ only in which of several equal threads did what, one is explored;
//!   `orbit`: if several are, which of them counts.
//! * [`CausalOrder`]: what must be kept of a graph when a write is; a parameter.
//! * [`dependent`](Dependent): the causal order of models that track dependencies, and graphs with holes.
//! * [`Sampler`], [`Estimate`]: random executions, and how many there are.
//! * [`WorkUnit`]: a piece of exploration as plain data.
//! * [`Parcel`], [`Desk`]: several workers on one exploration.

mod barrier;
mod causal;
mod choices;
mod coda;
mod deadlock;
mod dependent;
mod ended;
mod estimate;
mod explorer;
mod first_choice;
mod in_place;
mod lapor;
mod level;
mod links;
mod memory;
mod orbit;
mod ordering;
mod parallel;
mod parcel;
mod patience;
mod realise;
mod report;
mod revisit;
mod sample;
mod schedule;
mod sections;
mod symmetry;
mod unfolding;
mod unit;
mod vouch;
mod waiting;

pub use causal::{CausalOrder, Porf, PorfPrefix};
pub use coda::Counted;
pub use dependent::Dependent;
pub use estimate::{Estimate, Rules};
pub use explorer::{Coherence, Ending, Explorer, Found, Options, Stats};
pub use memory::{Fault, FaultKind, probed_classes, sees_first_contents};
pub use ordering::{ordering_classes, tried_classes};
pub use parallel::{Alarm, Desk, Giving, Rank, desks};
pub use parcel::{Learnt, Parcel};
pub use sample::{Drawn, LOOKS, Sampler};
pub use sections::sections_can_be_judged;
pub use unfolding::{NodeId, Steps, Unfolding};
pub use unit::{UnitError, WorkUnit};
