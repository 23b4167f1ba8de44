//! An execution as an interleaving of its threads, if there is one that gives it.

use crate::describe::Orders;
use selvedge_graph::{EventId, Graph as EventGraph, Kind, ThreadId};
use std::collections::HashMap;

/// `thread.index`, the index counted from 1; initial writes are `init`.
pub fn name(graph: &EventGraph, id: EventId) -> String {
    if id.is_init() {
        return "init".to_string();
    }
    let event = graph.event(id);
    format!("{}.{}", event.thread.0, event.index + 1)
}

/// A linear extension of po | rf | co | fr, staying in a thread as long as possible; `None` if there is a cycle.
pub fn interleaving(graph: &EventGraph, orders: &Orders) -> Option<Vec<EventId>> {
    let mut after: Vec<Vec<EventId>> = vec![Vec::new(); graph.len()];
    let mut awaited = vec![0u32; graph.len()];
    let mut edge = |from: EventId, to: EventId| {
        if !from.is_init() && from != to {
            after[from.index()].push(to);
            awaited[to.index()] += 1;
        }
    };
    let mut overwriter: HashMap<EventId, EventId> = HashMap::new();
    for writes in orders {
        let Some(first) = writes.first() else { continue };
        overwriter.insert(EventId::init(graph.event(*first).loc), *first);
        for pair in writes.windows(2) {
            overwriter.insert(pair[0], pair[1]);
            edge(pair[0], pair[1]);
        }
    }
    for id in graph.ids() {
        let event = graph.event(id);
        if event.class.kind() == Kind::Read {
            edge(event.rf, id);
            if let Some(write) = overwriter.get(&event.rf) {
                edge(id, *write);
            }
        }
    }
    let mut done = vec![0; graph.thread_count()];
    let mut order = Vec::with_capacity(graph.len());
    let mut current = 0;
    while order.len() < graph.len() {
        let ready = |thread: &usize| {
            let next = graph.thread(ThreadId(*thread as u16)).get(done[*thread]);
            next.is_some_and(|id| awaited[id.index()] == 0)
        };
        current = [current].into_iter().chain(0..graph.thread_count()).find(ready)?;
        let id = graph.thread(ThreadId(current as u16))[done[current]];
        done[current] += 1;
        order.push(id);
        after[id.index()].iter().for_each(|next| awaited[next.index()] -= 1);
    }
    Some(order)
}
