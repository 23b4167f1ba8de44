//! Traces of events: what a race is, by its definition; random traces; smaller ones.
//!
//! Of `selvedge_races` only the events are used.

pub mod definition;
pub mod generate;
pub mod shrink;

pub use definition::{Definition, is_legal};
pub use generate::{TraceKnobs, generate_trace};
pub use shrink::shrink_trace;
