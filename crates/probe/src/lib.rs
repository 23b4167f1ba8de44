//! Small programs that tell memory models apart, or show what a model lacks; knows no file, no terminal and
//! no clock.
//!
//! * [`compare()`]: whether two models allow the same executions, on the suite's litmus tests and on
//!   generated programs;
//! * [`examine()`]: whether a model has what the exploration needs of it;
//! * [`Sketch`]: a program without branches, whose executions are known in advance but for rf and co;
//! * `generate`: all sketches of a size, the smallest first; `candidates`: all graphs of a sketch, by brute
//!   force;
//! * `executions`: what the exploration visits; `suite`: the litmus tests, as texts in the binary.
//!
//! This is part of the checker, so it uses the exploration and the compiled model as they are. That those are
//! right is for the oracle to say.

#![forbid(unsafe_code)]

mod candidates;
mod compare;
mod examine;
mod executions;
mod generate;
mod sketch;
mod suite;

pub use compare::{Bounds, Comparison, Lost, Relation, Witness, compare};
pub use examine::{Effort, Examination, Failure, Property, examine};
pub use generate::{Menu, sketches};
pub use sketch::{Sketch, Step};
pub use suite::LITMUS_TESTS;
