//! What a check found, in words and pictures. Knows no command line, no terminal and no files, and not how
//! executions are found: it is handed an explorer, or a machine of interleavings, that stands where something
//! was found.
//!
//! ```text
//! describe (graphs), narrate (interleavings): what stands there as plain data
//!    │      names: what a program's things are called    why: what makes an error possible
//!    │      wording: what the two say alike
//!    v
//! Report ──> human | json | sarif         text on standard output
//!        ──> html | dot (by picture)      pictures
//!        ──> witness                      for other tools
//! ```

mod cuts;
pub mod describe;
pub mod dot;
mod estimate;
pub mod gallery;
pub mod html;
pub mod human;
mod interleaving;
pub mod json;
pub mod leaks;
mod limit;
mod litmus;
mod names;
pub mod narrate;
mod orders;
mod picture;
mod place;
pub mod printable;
mod quoted;
mod relations;
mod report;
pub mod sarif;
mod why;
pub mod witness;
pub mod wording;

pub use cuts::{CutLoop, Line};
pub use estimate::{Estimate, Unknown, count, duration};
pub use limit::{Ending, Limit};
pub use names::{Activation, Allocation, Names, Origin, Position};
pub use place::{Call, Place};
pub use quoted::Quoted;
pub use report::{
    Aim, Derived, Event, Execution, ExploredPart, FinalState, FinalStates, Graph, Note, Observer, Problem,
    Reason, Report, SearchStats, Shown, Stats, Step, Thread, UnfoldingStats, VACUOUS, Verdict, vacuity,
};
