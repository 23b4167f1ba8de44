//! What must have happened for an event to happen: the prefix that a revisit keeps.

use selvedge_graph::{EventId, Graph, Kind, MAX_THREADS};

/// A causal order. What it stores about an event is in clock 0 of the event's row.
pub trait CausalOrder {
    /// The events before one event.
    type Prefix;

    /// Computes what is stored about an event from its predecessors. Clock 0 of its row must be zero.
    fn extend(&self, graph: &mut Graph, id: EventId);

    /// The events before `id`; it need not tell about `id` itself.
    fn prefix(&self, graph: &Graph, id: EventId) -> Self::Prefix;

    /// The events that would be before the write that follows the exclusive read `read`, if that read from `source`. Nothing
    /// need be stored about `read` yet.
    fn prefix_of_write(&self, graph: &Graph, read: EventId, source: EventId) -> Self::Prefix;

    /// Whether an event is in a prefix.
    fn contains(&self, prefix: &Self::Prefix, graph: &Graph, id: EventId) -> bool;
}

/// `(po | rf)+`, kept as a clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct Porf;

impl CausalOrder for Porf {
    /// How many events of each thread.
    type Prefix = [u16; MAX_THREADS];

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
    fn prefix(&self, graph: &Graph, id: EventId) -> Self::Prefix {
        let mut prefix = [0; MAX_THREADS];
        let clock = graph.clock(id, 0);
        prefix[..clock.len()].copy_from_slice(clock);
        prefix
    }

    #[inline]
    fn prefix_of_write(&self, graph: &Graph, read: EventId, source: EventId) -> Self::Prefix {
        let mut prefix = [0; MAX_THREADS];
        for cause in graph.po_predecessor(read).into_iter().chain((!source.is_init()).then_some(source)) {
            prefix.iter_mut().zip(graph.clock(cause, 0)).for_each(|(lane, other)| *lane = (*lane).max(*other));
            let event = graph.event(cause);
            let lane = &mut prefix[event.thread.index()];
            *lane = (*lane).max(event.index + 1);
        }
        let event = graph.event(read);
        prefix[event.thread.index()] = event.index + 1;
        prefix
    }

    #[inline]
    fn contains(&self, prefix: &Self::Prefix, graph: &Graph, id: EventId) -> bool {
        let event = graph.event(id);
        prefix[event.thread.index()] > event.index
    }
}

/// Everything that precedes `source`, and `source` itself, precedes `target`.
#[inline]
fn absorb(graph: &mut Graph, source: EventId, target: EventId) {
    let lanes = graph.lanes();
    let (thread, index) = (graph.event(source).thread, graph.event(source).index);
    let (from, to) = graph.two_rows(source, target);
    let (from, to) = (from[..lanes].as_chunks::<8>().0, to[..lanes].as_chunks_mut::<8>().0);
    for (from, to) in from.iter().zip(&mut *to) {
        for lane in 0..8 {
            to[lane] = to[lane].max(from[lane]);
        }
    }
    let lane = &mut to[thread.index() / 8][thread.index() % 8];
    *lane = (*lane).max(index + 1);
}
