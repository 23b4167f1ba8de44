//! Execution graphs and their relations; knows no program, no model and no search.
//!
//! A [`Graph`] holds the events of one (partial) execution in the order in which they were added, with `po`,
//! `rf` and `co` as small flat tables, and one row of clocks per event that the owner of the graph fills and
//! reads. Adding and removing the last event is one way of going back, for choices that are tried one after
//! the other. A revisit cuts events off: in place, to be put back later ([`Graph::cut`]), or in a copy
//! ([`Graph::restrict_from`]).

mod graph;
mod label;
mod sets;

pub use graph::{Event, Graph, Limit, MAX_EVENTS_PER_THREAD, MAX_THREADS, Revisit, Tie};
pub use label::{Class, Dependencies, EventId, Kind, LocId, Order, ThreadId, Value};
pub use sets::{ClassSet, ThreadSet};
