//! Relations that are only needed where a graph is drawn: fr, and happens-before between threads without what
//! follows from the rest.
//!
//! Not here: what happens-before is (`model`), and in which order writes are (`describe`).

use crate::orders::Orders;
use selvedge_graph::{EventId, Graph, Kind, ThreadId};
use selvedge_model::Model;
use std::collections::HashMap;

/// From each read to the write that comes directly after the one it reads from, unless that is its own half
/// of a read-modify-write; `is_left_out` tells which reads mean nothing.
pub fn from_reads(
    graph: &Graph,
    orders: &Orders,
    is_left_out: impl Fn(EventId) -> bool,
) -> Vec<(EventId, EventId)> {
    let mut next: HashMap<EventId, EventId> = HashMap::new();
    for writes in orders {
        let Some(first) = writes.first() else { continue };
        next.insert(EventId::init(graph.event(*first).loc), *first);
        next.extend(writes.windows(2).map(|pair| (pair[0], pair[1])));
    }
    let is_read = |id: &EventId| graph.class(*id).kind() == Kind::Read && !is_left_out(*id);
    let overwriter = |id: EventId| {
        let write = *next.get(&graph.event(id).rf)?;
        let is_own = graph.class(write).is_rmw() && graph.po_predecessor(write) == Some(id);
        (!is_own).then_some((id, write))
    };
    by_thread(graph).filter(is_read).filter_map(overwriter).collect()
}

/// Happens-before between threads, as the model defines it; `(po | rf)+` if it has no view called `hb`.
pub fn happens_before(graph: &Graph, model: &Model) -> Vec<(EventId, EventId)> {
    if model.has_happens_before() {
        return reduce(graph, |id, thread| model.happens_before_count(graph, id, thread));
    }
    // The clock of causes is not asked: equal threads are causes of each other in it.
    let clocks = porf(graph);
    reduce(graph, |id, thread| clocks[id.index()][thread.index()])
}

/// The edges between threads from which the rest follows; `before` tells how many events of a thread come
/// before an event.
fn reduce(graph: &Graph, before: impl Fn(EventId, ThreadId) -> u16) -> Vec<(EventId, EventId)> {
    let mut edges = Vec::new();
    for id in by_thread(graph) {
        let own = graph.event(id).thread;
        let others = threads(graph).filter(|thread| *thread != own);
        // The last event of each other thread that comes before this one, if it does not come before the one
        // before this one.
        let news: Vec<EventId> = others
            .filter_map(|thread| {
                let count = before(id, thread);
                let known = graph.po_predecessor(id).map_or(0, |previous| before(previous, thread));
                (count > known).then(|| graph.thread(thread).get(usize::from(count) - 1).copied())?
            })
            .collect();
        let is_before = |a: EventId, b: EventId| {
            let event = graph.event(a);
            before(b, event.thread) > event.index
        };
        // Where events come before each other, as models with dependencies allow, the first of them stays.
        let follows =
            |a: EventId| news.iter().any(|b| *b != a && is_before(a, *b) && (!is_before(*b, a) || *b < a));
        edges.extend(news.iter().filter(|a| !follows(**a)).map(|a| (*a, id)));
    }
    edges
}

/// For each event, how many events of each thread come before it in `(po | rf)+`.
fn porf(graph: &Graph) -> Vec<Vec<u16>> {
    let mut clocks = vec![vec![0u16; graph.thread_count()]; graph.len()];
    loop {
        let mut grew = false;
        for id in by_thread(graph) {
            let event = graph.event(id);
            let source = Some(event.rf).filter(|rf| event.class.kind() == Kind::Read && !rf.is_init());
            for from in graph.po_predecessor(id).into_iter().chain(source) {
                let mut clock = clocks[from.index()].clone();
                let from = graph.event(from);
                let lane = &mut clock[from.thread.index()];
                *lane = (*lane).max(from.index + 1);
                for (mine, theirs) in clocks[id.index()].iter_mut().zip(clock) {
                    grew |= theirs > *mine;
                    *mine = theirs.max(*mine);
                }
            }
        }
        if !grew {
            return clocks;
        }
    }
}

fn threads(graph: &Graph) -> impl Iterator<Item = ThreadId> + use<> {
    (0..graph.thread_count()).map(|thread| ThreadId(thread as u16))
}

fn by_thread(graph: &Graph) -> impl Iterator<Item = EventId> + '_ {
    threads(graph).flat_map(|thread| graph.thread(thread).iter().copied())
}

#[cfg(test)]
mod tests;
