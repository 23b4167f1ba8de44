//! Interleavings of a program: threads take turns over one memory; knows no execution graphs and no memory
//! models.
//!
//! ```text
//! machine   one memory, who can go on, one step and back again; `judge`: what is wrong with a step
//! lockset   whether a step happens before what a thread does next, from the locks and the like in between
//! search    depth first over interleavings: all of them, or those that differ at scheduling points
//! random    one interleaving, drawn at random
//! ```
//!
//! What is found are errors of the program as a sequentially consistent machine would show them, and data
//! races. Compared with the exploration of graphs in `selvedge_fuzz::searches`.

mod judge;
mod lockset;
mod machine;
mod random;
mod search;
mod waiting;

pub use judge::{Fault, FaultKind};
pub use machine::{Event, Machine, Step};
pub use random::step_at_random;
pub use search::{Ending, Found, Points, Race, Search, Stats};
pub use waiting::Awaited;
