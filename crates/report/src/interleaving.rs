//! An execution as an interleaving of its threads, if there is one that gives it.
//!
//! Critical sections whose order was left open must not overlap in it. Where an event of one comes before one
//! of the other anyway, all of it does; the rest is tried.

use crate::orders::Orders;
use selvedge_graph::{Class, EventId, Graph as EventGraph, Kind, ThreadId, Value};
use std::collections::HashMap;

/// How often another section is tried before it is given up.
const MOST_TRIES: u32 = 10_000;

/// `thread.index`, the index counted from 1; initial writes are `init`.
pub fn name(graph: &EventGraph, id: EventId) -> String {
    if id.is_init() {
        return "init".to_string();
    }
    let event = graph.event(id);
    format!("{}.{}", event.thread.0, event.index + 1)
}

/// A linear extension of po | rf | co | fr in which sections of a lock do not overlap, staying in a thread as
/// long as possible; `None` if there is none.
pub fn interleaving(graph: &EventGraph, orders: &Orders) -> Option<Vec<EventId>> {
    linear(graph, orders, None, |_| true)
}

/// An interleaving with one event before another.
pub fn interleaving_with(
    graph: &EventGraph,
    orders: &Orders,
    first: EventId,
    second: EventId,
) -> Option<Vec<EventId>> {
    linear(graph, orders, Some((first, second)), |_| true)
}

/// An interleaving of a part that is closed under po and rf, whatever the rest has read and written.
pub fn interleaving_within(
    graph: &EventGraph,
    orders: &Orders,
    is_in: impl Fn(EventId) -> bool,
) -> Option<Vec<EventId>> {
    linear(graph, orders, None, is_in)
}

fn linear(
    graph: &EventGraph,
    orders: &Orders,
    pair: Option<(EventId, EventId)>,
    is_in: impl Fn(EventId) -> bool,
) -> Option<Vec<EventId>> {
    let mut edges = Edges { after: vec![Vec::new(); graph.len()], awaited: vec![0; graph.len()] };
    let mut overwriter: HashMap<EventId, EventId> = HashMap::new();
    for writes in orders {
        let writes: Vec<EventId> = writes.iter().copied().filter(|write| is_in(*write)).collect();
        let Some(first) = writes.first() else { continue };
        overwriter.insert(EventId::init(graph.event(*first).loc), *first);
        for pair in writes.windows(2) {
            overwriter.insert(pair[0], pair[1]);
            edges.add(pair[0], pair[1]);
        }
    }
    for id in graph.ids() {
        let event = graph.event(id);
        if event.class.kind() == Kind::Read {
            edges.add(event.rf, id);
            if let Some(write) = overwriter.get(&event.rf).filter(|_| is_in(id)) {
                edges.add(id, *write);
            }
        }
    }
    if let Some((first, second)) = pair {
        edges.add(first, second);
    }
    let sections = sections(graph);
    if !sections.is_empty() {
        order_sections(graph, &sections, &mut edges)?;
    }
    let walk = Walk {
        awaited: edges.awaited,
        done: vec![0; graph.thread_count()],
        order: Vec::new(),
        held: Vec::new(),
    };
    let all = walk.finish(graph, &edges.after, 0, &mut MOST_TRIES.clone())?;
    // The rest keeps nobody of the part from anything.
    Some(all.into_iter().filter(|id| is_in(*id)).collect())
}

/// What comes after what, beyond po.
struct Edges {
    after: Vec<Vec<EventId>>,
    /// For each event, how many must come before it.
    awaited: Vec<u32>,
}

impl Edges {
    fn add(&mut self, from: EventId, to: EventId) {
        if !from.is_init() && from != to {
            self.after[from.index()].push(to);
            self.awaited[to.index()] += 1;
        }
    }
}

/// A critical section whose order was left open.
struct Section {
    lock: Value,
    shared: bool,
    start: EventId,
    /// Its end; the last event of its thread if it has none.
    end: EventId,
    is_over: bool,
}

impl Section {
    fn excludes(&self, other: &Section) -> bool {
        self.lock == other.lock && self.start != other.start && !(self.shared && other.shared)
    }
}

fn sections(graph: &EventGraph) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    for thread in (0..graph.thread_count()).map(|thread| ThreadId(thread as u16)) {
        let (own, events) = (sections.len(), graph.thread(thread));
        for id in events {
            let event = graph.event(*id);
            if event.class == Class::LOCK || event.class == Class::SHARED_LOCK {
                let end = *events.last().expect("it has an event");
                let shared = event.class == Class::SHARED_LOCK;
                sections.push(Section { lock: event.value, shared, start: *id, end, is_over: false });
            } else if event.class == Class::UNLOCK {
                let is_open = |section: &&mut Section| !section.is_over && section.lock == event.value;
                if let Some(section) = sections[own..].iter_mut().rev().find(is_open) {
                    (section.end, section.is_over) = (*id, true);
                }
            }
        }
    }
    sections
}

/// Adds what must hold between sections: who starts before the other ends goes first as a whole. `None` if
/// that cannot be.
fn order_sections(graph: &EventGraph, sections: &[Section], edges: &mut Edges) -> Option<()> {
    let mut ordered = vec![vec![false; sections.len()]; sections.len()];
    loop {
        let reached = reachability(graph, edges)?;
        let before = edges.after.iter().map(Vec::len).sum::<usize>();
        for (a, first) in sections.iter().enumerate() {
            for (b, second) in sections.iter().enumerate() {
                let must = reached(first.start, second.end) || (first.is_over && !second.is_over);
                if ordered[a][b] || !first.excludes(second) || !must {
                    continue;
                }
                if !first.is_over {
                    return None;
                }
                ordered[a][b] = true;
                edges.add(first.end, second.start);
            }
        }
        if edges.after.iter().map(Vec::len).sum::<usize>() == before {
            return Some(());
        }
    }
}

/// Which event comes before which; `None` if there is a cycle.
fn reachability(graph: &EventGraph, edges: &Edges) -> Option<impl Fn(EventId, EventId) -> bool + use<>> {
    let walk = Walk {
        awaited: edges.awaited.clone(),
        done: vec![0; graph.thread_count()],
        order: Vec::new(),
        held: Vec::new(),
    };
    let order = walk.without_locks(graph, &edges.after)?;
    let words = graph.len().div_ceil(64);
    let mut rows = vec![vec![0u64; words]; graph.len()];
    for id in order.iter().rev() {
        let event = graph.event(*id);
        let next = graph.thread(event.thread).get(event.index as usize + 1).copied();
        let mut row = std::mem::take(&mut rows[id.index()]);
        for to in edges.after[id.index()].iter().copied().chain(next) {
            row[to.index() / 64] |= 1 << (to.index() % 64);
            row.iter_mut().zip(&rows[to.index()]).for_each(|(mine, theirs)| *mine |= theirs);
        }
        rows[id.index()] = row;
    }
    Some(move |from: EventId, to: EventId| rows[from.index()][to.index() / 64] >> (to.index() % 64) & 1 != 0)
}

/// An interleaving that grows.
#[derive(Clone)]
struct Walk {
    /// For each event, how many must still come before it.
    awaited: Vec<u32>,
    /// How many events of each thread are in it.
    done: Vec<usize>,
    order: Vec<EventId>,
    /// Sections that are not over: their locks, and whether they may overlap others of their kind.
    held: Vec<(Value, bool)>,
}

impl Walk {
    fn next(&self, graph: &EventGraph, thread: usize) -> Option<EventId> {
        let next = graph.thread(ThreadId(thread as u16)).get(self.done[thread])?;
        (self.awaited[next.index()] == 0).then_some(*next)
    }

    fn take(&mut self, graph: &EventGraph, after: &[Vec<EventId>], id: EventId) {
        let event = graph.event(id);
        self.done[event.thread.index()] += 1;
        self.order.push(id);
        after[id.index()].iter().for_each(|next| self.awaited[next.index()] -= 1);
        if event.class == Class::LOCK || event.class == Class::SHARED_LOCK {
            self.held.push((event.value, event.class == Class::SHARED_LOCK));
        } else if event.class == Class::UNLOCK
            && let Some(at) = self.held.iter().position(|(lock, _)| *lock == event.value)
        {
            self.held.swap_remove(at);
        }
    }

    /// Whether a lock that an event takes, if it takes one, can be had.
    fn is_free(&self, graph: &EventGraph, id: EventId) -> bool {
        let event = graph.event(id);
        let excluded = |shared: bool| {
            self.held.iter().any(|(lock, is_shared)| *lock == event.value && !(shared && *is_shared))
        };
        match event.class {
            Class::LOCK => !excluded(false),
            Class::SHARED_LOCK => !excluded(true),
            _ => true,
        }
    }

    /// Any order, as if there were no locks.
    fn without_locks(mut self, graph: &EventGraph, after: &[Vec<EventId>]) -> Option<Vec<EventId>> {
        while self.order.len() < graph.len() {
            let id = (0..graph.thread_count()).find_map(|thread| self.next(graph, thread))?;
            self.take(graph, after, id);
        }
        Some(self.order)
    }

    /// Goes on to the end. Only which section comes next is a choice: other events keep nobody from anything.
    fn finish(
        mut self,
        graph: &EventGraph,
        after: &[Vec<EventId>],
        mut current: usize,
        tries: &mut u32,
    ) -> Option<Vec<EventId>> {
        while self.order.len() < graph.len() {
            let threads =
                [current].into_iter().chain((0..graph.thread_count()).filter(|other| *other != current));
            let ready: Vec<(usize, EventId)> = threads
                .filter_map(|thread| Some((thread, self.next(graph, thread)?)))
                .filter(|(_, id)| self.is_free(graph, *id))
                .collect();
            let (thread, id) = *ready.first()?;
            let is_choice = ready.len() > 1 && matches!(graph.class(id), Class::LOCK | Class::SHARED_LOCK);
            if is_choice {
                return ready.into_iter().find_map(|(thread, id)| {
                    *tries = tries.checked_sub(1)?;
                    let mut walk = self.clone();
                    walk.take(graph, after, id);
                    walk.finish(graph, after, thread, tries)
                });
            }
            current = thread;
            self.take(graph, after, id);
        }
        Some(self.order)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use selvedge_graph::{LocId, Order};

    const WITHIN: &str = "a few events are within the limits of a graph";

    /// Two threads with a section each, of which the first reads what the second writes.
    fn sections_in_reverse(shared: bool) -> EventGraph {
        let (lock, x) = (7, LocId(0));
        let class = if shared { Class::SHARED_LOCK } else { Class::LOCK };
        let [reader, writer] = [ThreadId(0), ThreadId(1)];
        let mut graph = EventGraph::new(2, 0).expect(WITHIN);
        graph.push_mark(writer, class, lock).expect(WITHIN);
        let write = graph.push_write(writer, Order::Relaxed, x, 1, false, 1).expect(WITHIN);
        graph.push_mark(writer, Class::UNLOCK, lock).expect(WITHIN);
        graph.push_mark(reader, class, lock).expect(WITHIN);
        graph.push_read(reader, Order::Relaxed, x, write, 1, false).expect(WITHIN);
        graph.push_mark(reader, Class::UNLOCK, lock).expect(WITHIN);
        graph
    }

    fn threads(graph: &EventGraph, order: &[EventId]) -> Vec<u16> {
        order.iter().map(|id| graph.event(*id).thread.0).collect()
    }

    #[test]
    fn sections_do_not_overlap() {
        let graph = sections_in_reverse(false);
        let order = interleaving(&graph, &vec![vec![]]).expect("there is one");
        assert_eq!(threads(&graph, &order), [1, 1, 1, 0, 0, 0]);
        let graph = sections_in_reverse(true);
        let order = interleaving(&graph, &vec![vec![]]).expect("there is one");
        assert_eq!(threads(&graph, &order), [0, 1, 1, 1, 0, 0], "those of readers may");
    }

    #[test]
    fn an_event_comes_before_another_if_that_can_be() {
        let mut graph = EventGraph::new(2, 0).expect(WITHIN);
        let write = graph.push_write(ThreadId(0), Order::Relaxed, LocId(0), 1, false, 1).expect(WITHIN);
        let other = graph.push_write(ThreadId(1), Order::Relaxed, LocId(1), 1, false, 1).expect(WITHIN);
        let read = graph.push_read(ThreadId(1), Order::Relaxed, LocId(0), write, 1, false).expect(WITHIN);
        let none = Vec::new();
        assert_eq!(interleaving(&graph, &none), Some(vec![write, other, read]));
        assert_eq!(interleaving_with(&graph, &none, other, write), Some(vec![other, write, read]));
        assert_eq!(interleaving_with(&graph, &none, read, write), None);
    }

    #[test]
    fn two_sections_that_are_not_over_cannot_be() {
        let mut graph = EventGraph::new(2, 0).expect(WITHIN);
        graph.push_mark(ThreadId(0), Class::LOCK, 7).expect(WITHIN);
        assert!(interleaving(&graph, &Vec::new()).is_some());
        graph.push_mark(ThreadId(1), Class::LOCK, 7).expect(WITHIN);
        assert_eq!(interleaving(&graph, &Vec::new()), None);
    }
}
