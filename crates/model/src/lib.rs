//! Memory-model text to a checker over execution graphs; knows no program and no search over executions.
//!
//! ```text
//! text ── parse ──> ast ── resolve ──> terms ── compile ──> Model: a way of checking per constraint
//!                                        │       │  view       clocks on events
//!                                        │       │  automaton  searched from the new event
//!                                        │       │  dense      bit matrices
//!                                        └─ prove: what the model asserts about itself
//! ```
//!
//! No model is written in Rust: the built-in ones are texts in `library/`, and a way of checking is chosen by
//! the shape of a constraint (`compile`). [`Model::show`] prints the choice.

pub mod ast;
mod automaton;
mod causality;
mod check;
mod compile;
mod dense;
mod fences;
mod infer;
mod lexer;
mod library;
mod order;
mod pair;
mod parse;
mod prove;
mod questions;
mod removal;
mod resolve;
mod resolved;
mod search;
mod show;
mod terms;
mod text;
mod view;

pub use check::{Scratch, Violation};
pub use compile::{FIRST_VIEW_CLOCK, Model, compile, compile_for};
pub use infer::KnownOrders;
pub use library::{BUILT_IN, built_in};
pub use prove::{Assert, Outcome};
pub use removal::Weakenings;
pub use resolve::Outline;
pub use text::{Loader, Text, parse};
