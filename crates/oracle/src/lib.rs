//! Test support: the slow, definitional twin of everything clever; knows neither the exploration nor the
//! model compiler, only the model's syntax tree.
//!
//! - [`execution`]: a complete execution as plain, canonically named data, so that sets of them can be
//!   compared;
//! - [`evaluate`]: a model by its definition on a whole execution;
//! - [`mod@enumerate`]: every consistent execution of a program by brute force;
//! - [`tree`], [`mod@generate`], [`tree_program`], [`mod@shrink`]: random small programs, run directly and
//!   cut down;
//! - [`sections`]: the same with locks, barriers and thread creation, ordered or left unordered;
//! - [`random_graph`]: random executions, consistent or not, as data and as graphs;
//! - [`replay`]: what a dependency is, by running threads again;
//! - [`rerun`]: a front end that cannot suspend;
//! - [`traces`]: races of traces by their definition; random traces;
//! - [`c`]: random small C programs, as text and as their direct translation;
//! - [`twins`]: random programs of synchronisation calls, in C and in C++, and what they mean where threads
//!   take turns.
//!
//! Invariant of absence: nothing here calls `selvedge_explore` or `selvedge_litmus`, and of `selvedge_model`
//! only `ast` and `parse`, and of `selvedge_races` only events; an agreement between the two sides is
//! therefore evidence.

#![forbid(unsafe_code)]

pub mod c;
pub mod enumerate;
pub mod evaluate;
pub mod execution;
pub mod generate;
mod plan;
pub mod random_graph;
pub mod replay;
pub mod rerun;
pub mod sections;
pub mod shrink;
pub mod traces;
pub mod tree;
pub mod tree_program;
pub mod twins;

pub use enumerate::{TooLarge, enumerate};
pub use evaluate::{Evaluator, Partial, Verdict};
pub use execution::{Co, Event, EventName, Execution, Origin, Status};
pub use generate::{Knobs, Orders, generate};
pub use random_graph::{insertion_order, random_execution, to_graph};
pub use rerun::Rerun;
pub use sections::{
    SectionKnobs, SectionProgram, SectionTree, Translation, generate_sections, shrink_sections,
};
pub use shrink::shrink;
pub use tree::Tree;
pub use tree_program::TreeProgram;
