//! Sections that may overlap others of their lock.

use selvedge_graph::{Class, EventId, Graph, LocId, ThreadId};

/// Whether the section of a lock that a thread is in may overlap others of its kind.
pub(crate) fn is_in_shared_section(graph: &Graph, thread: ThreadId, lock: LocId) -> bool {
    let begins = |id: &&EventId| {
        let event = graph.event(**id);
        matches!(event.class, Class::LOCK | Class::SHARED_LOCK) && event.object() == Some(lock)
    };
    graph.thread(thread).iter().rfind(begins).is_some_and(|id| graph.class(*id) == Class::SHARED_LOCK)
}
