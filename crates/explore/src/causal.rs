//! What must have happened for an event to happen: the prefix that a revisit keeps.

use selvedge_graph::{EventId, Graph, Kind};

/// A causal order, stored in clock 0 of each event's row or computed from the graph.
pub trait CausalOrder {
    /// Computes what is stored about an event from its predecessors. Clock 0 of its row must be zero.
    fn extend(&self, graph: &mut Graph, id: EventId);

    /// Whether `first` is in the prefix of `second`; the two differ.
    fn precedes(&self, graph: &Graph, first: EventId, second: EventId) -> bool;

    /// Whether `first` would be in the prefix of the write that follows the exclusive read `read`, if that read from `source`.
    /// The clocks of `read` need not be computed yet.
    #[inline]
    fn precedes_write_of(&self, graph: &Graph, first: EventId, read: EventId, source: EventId) -> bool {
        let reaches = |via: EventId| first == via || self.precedes(graph, first, via);
        first == read
            || graph.po_predecessor(read).is_some_and(reaches)
            || (!source.is_init() && reaches(source))
    }
}

/// `(po | rf)+`, kept as a clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct Porf;

impl CausalOrder for Porf {
    #[inline]
    fn extend(&self, graph: &mut Graph, id: EventId) {
        if let Some(previous) = graph.po_predecessor(id) {
            absorb(graph, previous, id);
        }
        let event = graph.event(id);
        if event.class.kind() == Kind::Read && !event.rf.is_init() {
            absorb(graph, event.rf, id);
        }
    }

    #[inline]
    fn precedes(&self, graph: &Graph, first: EventId, second: EventId) -> bool {
        let event = graph.event(first);
        graph.clock(second, 0)[event.thread.index()] > event.index
    }
}

/// Everything that precedes `source`, and `source` itself, precedes `target`.
#[inline]
fn absorb(graph: &mut Graph, source: EventId, target: EventId) {
    let lanes = graph.lanes();
    let (thread, index) = (graph.event(source).thread, graph.event(source).index);
    let (from, to) = graph.two_rows(source, target);
    for lane in 0..lanes {
        to[lane] = to[lane].max(from[lane]);
    }
    to[thread.index()] = to[thread.index()].max(index + 1);
}
