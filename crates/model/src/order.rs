//! Sequential consistency, checked without an automaton: `acyclic po | rf | co | fr`.
//!
//! A new event, the last one of its thread, is followed by one write at most: the next one in co after its place, or after what it reads. What
//! leads to the event leads from its thread, because everything else that it follows is before that write already. So there is a new
//! cycle exactly if that write is followed by an event of the thread. An event is followed by all later ones of its thread, so a
//! search needs to know of each thread only how far back it has come.
//!
//! Compared with the search of graph × automaton, which takes part after revisits, and with matrices in `selvedge_oracle`'s fuzzer.

use selvedge_graph::{EventId, Graph, Kind, MAX_THREADS};

/// Room for a search.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pending(Vec<EventId>);

/// Whether a graph that had no cycle has none with the event that was added last.
#[inline]
pub(crate) fn holds_after(graph: &Graph, id: EventId, pending: &mut Pending) -> bool {
    match next_write(graph, id) {
        None => true,
        Some(next) => !leads_to_thread_of(graph, next, id, pending),
    }
}

/// The write that directly follows an event in co, or the source of a read.
#[inline]
fn next_write(graph: &Graph, id: EventId) -> Option<EventId> {
    let event = graph.event(id);
    let place = match event.class.kind() {
        Kind::Read => graph.co_position(event.rf),
        Kind::Write => event.co as usize,
        Kind::Fence => return None,
    };
    graph.writes(event.loc).get(place).copied()
}

fn leads_to_thread_of(
    graph: &Graph,
    write: EventId,
    target: EventId,
    Pending(pending): &mut Pending,
) -> bool {
    let thread = graph.event(target).thread;
    let mut reached = [u16::MAX; MAX_THREADS];
    pending.clear();
    pending.push(write);
    while let Some(id) = pending.pop() {
        let event = graph.event(id);
        if event.thread == thread {
            return true;
        }
        let events = graph.thread(event.thread);
        let known = &mut reached[event.thread.index()];
        let (first, end) = (event.index, events.len().min(*known as usize));
        if first >= *known {
            continue;
        }
        *known = first;
        for later in &events[first as usize..end] {
            pending.extend(next_write(graph, *later));
            let later_event = graph.event(*later);
            if later_event.class.kind() == Kind::Write {
                pending.extend(graph.readers(later_event.loc, *later));
            }
        }
    }
    false
}
