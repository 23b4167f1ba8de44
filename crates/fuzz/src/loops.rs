//! Loops, generated: what is found where rounds without effect are left out, and where they are explored.
//!
//! The programs are publishers (`generate`): somebody writes data and then publishes it, a loop waits for
//! that
//! and uses the data or answers, others look at what is written in between. Generic random programs show next
//! to none of the mistakes that a rule can make.
//!
//! An exploration without rules must be bounded, so both explorations of a comparison are, alike. Nothing is
//! lost by that: an execution with rounds left out has fewer of them, and what is found with the rules is an
//! execution of the program. Compared are outcomes (what each thread returns, and what main reads in the end)
//! and errors with their places. Threads that spin for ever are found by the rules alone; without them, some
//! loop must then meet its bound.

pub mod campaign;
mod compare;
mod explore;
mod generate;
mod program;
pub mod rules;
mod shrink;
