//! What must have happened for an event to happen: the prefix that a revisit keeps.

use selvedge_graph::{Event, EventId, Graph, Kind, MAX_THREADS, ThreadId};

/// What is before an event. What is stored about that is in clock 0 of the event's row.
pub trait Precedence {
    /// Whether revisits may leave holes: not if what is before an event contains all that is before it in its
    /// thread.
    const LEAVES_HOLES: bool = false;

    /// Whether [`Precedence::add_cause`] is possible.
    const HAS_MORE_CAUSES: bool = false;

    /// The events before one event.
    type Prefix<'g>;

    /// Computes what is stored about an event from its predecessors. Clock 0 is that of the event
    /// before it in its thread ([`Graph::reset_row`]).
    fn extend(&self, graph: &mut Graph, id: EventId);

    /// The events before `id`; it need not tell about `id` itself.
    fn prefix<'g>(&self, graph: &'g Graph, id: EventId) -> Self::Prefix<'g>;

    /// The events that would be before the write that follows an exclusive read, if that read from `source`.
    /// The reader is a thread, and the event before the read, if there is one.
    fn prefix_of_write<'g>(
        &self,
        graph: &'g Graph,
        reader: (ThreadId, Option<EventId>),
        source: EventId,
    ) -> Self::Prefix<'g>;

    /// Whether an event is in a prefix.
    fn contains(&self, prefix: &Self::Prefix<'_>, graph: &Graph, id: EventId) -> bool;

    /// Makes everything before `cause`, and `cause` itself, precede `id` as well.
    fn add_cause(&self, graph: &mut Graph, cause: EventId, id: EventId) {
        let _ = (graph, cause, id);
        unreachable!("invariant `more-causes`: this order does not have more causes");
    }

    /// Whether an event is before another one, which need not be the last of its thread.
    fn precedes(&self, graph: &Graph, first: EventId, second: EventId) -> bool {
        let _ = (graph, first, second);
        unreachable!("invariant `more-causes`: this order does not have more causes");
    }

    /// Whether every other event is before the last event, `id`; may say no although it is so.
    fn everything_precedes(&self, graph: &Graph, id: EventId) -> bool {
        let _ = (graph, id);
        false
    }

    /// Whether an event knows of another one, which has published an object.
    #[inline]
    fn knows_publisher(&self, graph: &Graph, id: EventId, publisher: EventId) -> bool {
        self.contains(&self.prefix(graph, id), graph, publisher)
    }

    /// Makes an empty graph one that can have holes, if there may be some.
    #[inline]
    fn prepare(graph: &mut Graph) {
        let _ = graph;
    }

    /// The event after which a thread stands, if it does not stand at its beginning.
    #[inline]
    fn stands_after(graph: &Graph, thread: ThreadId) -> Option<EventId> {
        graph.thread(thread).last().copied()
    }

    /// Whether an event that is directly before another one in its thread is missing.
    #[inline]
    fn is_missing(graph: &Graph, id: EventId) -> bool {
        let _ = (graph, id);
        false
    }

    /// Whether an event that was added last is the last of its thread: if not, it has filled a hole, and
    /// later clocks change.
    #[inline]
    fn is_at_end(graph: &Graph, id: EventId) -> bool {
        let _ = (graph, id);
        true
    }
}

/// `(po | rf)+`, kept as a clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct Porf;

/// What is before an event; all of its own thread is. A copy, in which no thread has to be looked for.
#[derive(Clone, Copy, Debug)]
pub struct PorfPrefix {
    clock: [u16; MAX_THREADS],
    thread: ThreadId,
}

impl PorfPrefix {
    #[inline]
    fn nothing(thread: ThreadId) -> PorfPrefix {
        PorfPrefix { clock: [0; MAX_THREADS], thread }
    }

    /// Adds what is before an event.
    #[inline]
    fn add(&mut self, graph: &Graph, id: EventId) {
        let (parts, _) = self.clock.as_chunks_mut::<8>();
        for (part, lanes) in parts.iter_mut().enumerate().take(graph.lanes() / 8) {
            let counts = graph.part(id, part);
            (0..8).for_each(|lane| lanes[lane] = lanes[lane].max(counts[lane]));
        }
    }
}

impl Precedence for Porf {
    const HAS_MORE_CAUSES: bool = true;

    type Prefix<'g> = PorfPrefix;

    #[inline]
    fn extend(&self, graph: &mut Graph, id: EventId) {
        let event = graph.event(id);
        let Event { thread, index, class, rf: source, .. } = *event;
        // What precedes the event before it precedes it too, and so does that event. (Before the first there
        // is none.)
        graph.set_count(id, 0, thread, index);
        if class.kind() == Kind::Read && !source.is_init() {
            absorb(graph, source, id);
        }
    }

    #[inline]
    fn prefix(&self, graph: &Graph, id: EventId) -> PorfPrefix {
        let mut prefix = PorfPrefix::nothing(graph.event(id).thread);
        prefix.add(graph, id);
        prefix
    }

    #[inline]
    fn prefix_of_write(
        &self,
        graph: &Graph,
        (thread, before): (ThreadId, Option<EventId>),
        source: EventId,
    ) -> PorfPrefix {
        let mut prefix = PorfPrefix::nothing(thread);
        if let Some(before) = before {
            prefix.add(graph, before);
        }
        if !source.is_init() {
            prefix.add(graph, source);
            let source = graph.event(source);
            let lane = &mut prefix.clock[source.thread.index() % MAX_THREADS];
            *lane = (*lane).max(source.index + 1);
        }
        prefix
    }

    #[inline]
    fn contains(&self, prefix: &PorfPrefix, graph: &Graph, id: EventId) -> bool {
        let event = graph.event(id);
        event.thread == prefix.thread || prefix.clock[event.thread.index() % MAX_THREADS] > event.index
    }

    fn add_cause(&self, graph: &mut Graph, cause: EventId, id: EventId) {
        absorb(graph, cause, id);
    }

    fn precedes(&self, graph: &Graph, first: EventId, second: EventId) -> bool {
        let event = graph.event(first);
        graph.count(second, 0, event.thread) > event.index
    }

    #[inline]
    fn everything_precedes(&self, graph: &Graph, id: EventId) -> bool {
        graph.clock(id, 0).iter().map(|count| *count as usize).sum::<usize>() + 1 == graph.len()
    }
}

/// Everything that precedes `source`, and `source` itself, precedes `target`.
#[inline]
fn absorb(graph: &mut Graph, source: EventId, target: EventId) {
    let Event { thread, index, .. } = *graph.event(source);
    graph.join_clock((target, 0), (source, 0), thread, index + 1);
}
