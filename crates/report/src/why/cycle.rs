//! Why no interleaving gives an execution: a shortest cycle of po, rf, co and fr.
//!
//! Some events are in a cycle exactly if they cannot be put in one order that explains what was read
//! (Shasha and Snir), so there is one where `interleaving` finds nothing. That is compared in `tests`.

use crate::orders::Orders;
use selvedge_graph::{EventId, Graph, Kind};
use std::collections::{HashMap, VecDeque};

/// How two events of different threads, or of one location, are ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// The second reads what the first has written.
    ReadsFrom,
    /// The second overwrites the first.
    Overwrites,
    /// The first has read something older than what the second writes.
    Misses,
}

/// A stretch of one thread on a cycle, and how its end is ordered before the next stretch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// Where the cycle comes into the thread.
    pub first: EventId,
    /// Where it leaves the thread; maybe the same.
    pub last: EventId,
    /// What leads on.
    pub edge: Edge,
}

/// A graph that is larger than this is not searched: people would not follow what is found.
const MOST_EVENTS: usize = 2_000;

/// A cycle with the fewest changes of threads among the events of a prefix; `None` if there is none.
pub fn shortest(graph: &Graph, orders: &Orders, is_in: impl Fn(EventId) -> bool) -> Option<Vec<Stretch>> {
    if graph.len() > MOST_EVENTS {
        return None;
    }
    let edges = edges(graph, orders, &is_in);
    let starts = graph.ids().filter(|id| edges.contains_key(id));
    let cycles = starts.filter_map(|start| from(graph, &edges, start, &is_in));
    cycles.min_by_key(Vec::len)
}

/// What comes after an event beyond its thread.
type Edges = HashMap<EventId, Vec<(EventId, Edge)>>;

fn edges(graph: &Graph, orders: &Orders, is_in: &impl Fn(EventId) -> bool) -> Edges {
    let mut edges: Edges = HashMap::new();
    let mut overwriter: HashMap<EventId, EventId> = HashMap::new();
    for writes in orders {
        let kept: Vec<EventId> = writes.iter().copied().filter(|id| is_in(*id)).collect();
        let Some(first) = kept.first() else { continue };
        overwriter.insert(EventId::init(graph.event(*first).loc), *first);
        for pair in kept.windows(2) {
            overwriter.insert(pair[0], pair[1]);
            edges.entry(pair[0]).or_default().push((pair[1], Edge::Overwrites));
        }
    }
    for id in graph.ids().filter(|id| is_in(*id) && graph.class(*id).kind() == Kind::Read) {
        let rf = graph.event(id).rf;
        if !rf.is_init() {
            edges.entry(rf).or_default().push((id, Edge::ReadsFrom));
        }
        if let Some(write) = overwriter.get(&rf).filter(|write| **write != id) {
            edges.entry(id).or_default().push((*write, Edge::Misses));
        }
    }
    edges
}

/// A shortest cycle that leaves a thread at `start`; steps within a thread cost nothing.
fn from(
    graph: &Graph,
    edges: &Edges,
    start: EventId,
    is_in: &impl Fn(EventId) -> bool,
) -> Option<Vec<Stretch>> {
    // From where each event was reached: by po (`None`), or by an edge.
    let mut came: HashMap<EventId, (EventId, Option<Edge>)> = HashMap::new();
    let mut queue: VecDeque<EventId> = VecDeque::new();
    let follow = |from: EventId, came: &mut HashMap<_, _>, queue: &mut VecDeque<EventId>| {
        for (to, edge) in edges.get(&from).into_iter().flatten() {
            if !came.contains_key(to) {
                came.insert(*to, (from, Some(*edge)));
                queue.push_back(*to);
            }
        }
    };
    follow(start, &mut came, &mut queue);
    while let Some(at) = queue.pop_front() {
        if at == start {
            return Some(stretches(start, &came));
        }
        follow(at, &mut came, &mut queue);
        if let Some(next) = graph.po_successor(at).filter(|next| is_in(*next) && !came.contains_key(next)) {
            came.insert(next, (at, None));
            queue.push_front(next);
        }
    }
    None
}

fn stretches(start: EventId, came: &HashMap<EventId, (EventId, Option<Edge>)>) -> Vec<Stretch> {
    let mut found = Vec::new();
    let (mut at, mut last, mut edge) = (start, start, None);
    loop {
        let (before, how) = came[&at];
        if let Some(how) = how {
            // The stretch that ends at `last` began here.
            if let Some(edge) = edge {
                found.push(Stretch { first: at, last, edge });
            }
            (last, edge) = (before, Some(how));
            if before == start {
                break;
            }
        }
        at = before;
    }
    // The first edge leaves `start`, where the last stretch has come to.
    found.reverse();
    let first = edge.expect("a cycle leaves its first thread");
    let entry = entry(start, came);
    found.insert(0, Stretch { first: entry, last: start, edge: first });
    found
}

/// Where the cycle came into the thread of `start`.
fn entry(start: EventId, came: &HashMap<EventId, (EventId, Option<Edge>)>) -> EventId {
    let mut at = start;
    while let (before, None) = came[&at] {
        at = before;
    }
    at
}
