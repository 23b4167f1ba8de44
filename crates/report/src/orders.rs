//! The coherence orders of an execution, for whoever describes it.

use selvedge_graph::EventId;

/// The coherence order of each location, oldest write first; locations in the order of the threads that write
/// to them first in it, as their numbers mean nothing.
pub type Orders = Vec<Vec<EventId>>;
