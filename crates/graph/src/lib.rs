//! Execution graphs and their relations; knows no program, no model and no search.
//!
//! A [`Graph`] holds the events of one (partial) execution in the order in which they were added, with `po`,
//! `rf` and `co` as small flat tables, and one row of clocks per event that the owner of the graph fills and
//! reads. Adding and removing the last event is the whole undo story; [`Graph::restrict_from`] cuts a graph down
//! for a revisit.

mod graph;
mod label;

pub use graph::{Event, Graph, Limit, MAX_EVENTS_PER_THREAD, MAX_THREADS, Revisit, Tie};
pub use label::{Class, Dependencies, EventId, Kind, LocId, Order, ThreadId, Value};
