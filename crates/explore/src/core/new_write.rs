//! A write that is new, and the reads before it that it may serve.

use selvedge_graph::{EventId, LocId, Order, ThreadId, Value};

/// A write that revisits a read.
pub struct NewWrite {
    /// The write, if it was added.
    pub(crate) id: Option<EventId>,
    /// The last event: the write, or the exclusive read that it follows.
    pub(crate) end: EventId,
    pub(crate) thread: ThreadId,
    pub(crate) loc: LocId,
    pub(crate) order: Order,
    pub(crate) value: Value,
    pub(crate) rmw: bool,
    /// The node after it.
    pub(crate) tag: u32,
    /// If its thread has done the same as its twin so far: the twin, whose write comes before it in co.
    pub(crate) twin: Option<ThreadId>,
}
