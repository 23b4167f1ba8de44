//! Drives one check: from texts and settings to a report. Knows no command line, no terminal, no signal and
//! no clang, and touches no file: whoever runs a check is its [`Host`].
//!
//! ```text
//! Job: texts, Settings ──> machine (programs), litmus tests: both a Subject
//!                            │
//!                            v
//!      worker: drives an explorer, or   search: a search over interleavings ──> findings ──> Report
//!        │ team      several workers      states: final states and the condition
//!        │ estimate  how many executions
//!        │ aside     what is left, in a checkpoint   parts: what is left, in pieces; what comes of them
//!      watch: what ends a check from outside
//! ```

mod again;
mod checkpoint;
mod findings;
mod host;
mod job;
mod machine;
mod missing;
mod model;
pub mod parts;
mod refusal;
pub mod search;
mod settings;
mod states;
mod subject;
pub mod watch;
mod worker;

pub use checkpoint::{Inputs, MOST_PARTS, NAME, Part, Saved};
pub use host::{Host, Nobody, Progress, Say};
pub use job::{Job, Outcome, Pace, empty_report, stopped_early};
pub use machine::Loaded;
pub use refusal::{Failure, Refusal};
pub use settings::{Kept, Kind, Limits, LoopBound, Pictures, Purpose, Settings};
pub use states::States;
pub use subject::{CallPath, Stop, Subject};
pub use worker::{run, run_loaded};
