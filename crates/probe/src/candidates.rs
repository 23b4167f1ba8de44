//! All graphs of a sketch, consistent or not: every source of every read, every order of the writes of every
//! location.

use crate::sketch::Sketch;
use selvedge_graph::{Dependencies, EventId, Graph, Kind, LocId, Order, ThreadId, Tie, Value};
use std::collections::BTreeMap;
use std::sync::Arc;

/// An event: its thread and its place in it.
pub(crate) type Name = (u16, u16);

/// An event of a sketch.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Event {
    pub name: Name,
    pub kind: Kind,
    pub order: Order,
    pub loc: LocId,
    /// What is written.
    pub value: Value,
    pub rmw: bool,
    /// What the value is computed from, if it is.
    pub data: Option<u16>,
}

/// The events of a sketch, thread by thread.
pub(crate) fn events(sketch: &Sketch) -> Vec<Event> {
    use crate::sketch::Step;
    let mut all = Vec::new();
    for (thread, steps) in sketch.threads.iter().enumerate() {
        let mut index = 0;
        for (at, step) in steps.iter().enumerate() {
            let mut add = |kind, order, rmw| {
                let loc = step.loc().map_or(LocId::NONE, |loc| LocId(loc.into()));
                let value = if kind == Kind::Write { sketch.value(thread, at) } else { 0 };
                let data = sketch.source_of_value(thread, at);
                all.push(Event { name: (thread as u16, index), kind, order, loc, value, rmw, data });
                index += 1;
            };
            match *step {
                Step::Read { order, .. } => add(Kind::Read, order, false),
                Step::Write { order, .. } => add(Kind::Write, order, false),
                Step::Update { order, .. } => {
                    add(Kind::Read, order.of_read(), true);
                    add(Kind::Write, order.of_write(), true);
                }
                Step::Fence { order } => add(Kind::Fence, order, false),
            }
        }
    }
    all
}

/// What distinguishes executions of a sketch.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Candidate {
    /// The source of each read; none for the initial write.
    pub rf: BTreeMap<Name, Option<Name>>,
    /// The writes of each location, the oldest first.
    pub co: BTreeMap<LocId, Vec<Name>>,
}

/// All candidates of a sketch; nothing if there are more than `most`.
pub(crate) fn candidates(events: &[Event], most: usize) -> Option<Vec<Candidate>> {
    let mut writes: BTreeMap<LocId, Vec<Name>> = BTreeMap::new();
    for event in events.iter().filter(|event| event.kind == Kind::Write) {
        writes.entry(event.loc).or_default().push(event.name);
    }
    let mut all = vec![Candidate { rf: BTreeMap::new(), co: BTreeMap::new() }];
    for (loc, names) in &writes {
        let orders = permutations(names);
        let with = |candidate: &Candidate, order: &Vec<Name>| {
            let mut candidate = candidate.clone();
            candidate.co.insert(*loc, order.clone());
            candidate
        };
        all =
            all.iter().flat_map(|candidate| orders.iter().map(move |order| with(candidate, order))).collect();
        if all.len() > most {
            return None;
        }
    }
    for read in events.iter().filter(|event| event.kind == Kind::Read) {
        let own = (read.name.0, read.name.1 + 1);
        let sources = writes.get(&read.loc).into_iter().flatten().filter(|write| !read.rmw || **write != own);
        let sources: Vec<Option<Name>> =
            [None].into_iter().chain(sources.map(|write| Some(*write))).collect();
        let with = |candidate: &Candidate, source: Option<Name>| {
            let mut candidate = candidate.clone();
            candidate.rf.insert(read.name, source);
            candidate
        };
        all = all
            .iter()
            .flat_map(|candidate| sources.iter().map(move |source| with(candidate, *source)))
            .collect();
        if all.len() > most {
            return None;
        }
    }
    Some(all)
}

fn permutations(items: &[Name]) -> Vec<Vec<Name>> {
    if items.is_empty() {
        return vec![Vec::new()];
    }
    let with_first = |first: usize| {
        let mut rest = items.to_vec();
        let head = rest.remove(first);
        permutations(&rest).into_iter().map(move |tail| [vec![head], tail].concat())
    };
    (0..items.len()).flat_map(with_first).collect()
}

impl Candidate {
    /// Without one event that nobody reads.
    pub fn without(&self, name: Name) -> Candidate {
        let mut rest = self.clone();
        rest.rf.remove(&name);
        rest.co.values_mut().for_each(|writes| writes.retain(|write| *write != name));
        rest.co.retain(|_, writes| !writes.is_empty());
        rest
    }

    /// Whether some read reads from an event.
    pub fn is_read(&self, name: Name) -> bool {
        self.rf.values().any(|source| *source == Some(name))
    }
}

/// In which order events are added, as far as po and rf leave it open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    /// The first thread that can goes on.
    First,
    /// The last thread that can goes on.
    Last,
}

const FITS: &str = "invariant `small`: few threads and events are within the limits";

/// The graph of a candidate, whose events are added in an order of po and rf; `added` is called after each.
/// None if po and rf have a cycle.
pub(crate) fn graph(
    threads: usize,
    events: &[Event],
    candidate: &Candidate,
    direction: Direction,
    clocks: usize,
    mut added: impl FnMut(&mut Graph, EventId),
) -> Option<Graph> {
    let order = insertion_order(events, candidate, direction)?;
    let mut graph = Graph::new(threads, clocks).expect(FITS);
    let mut ids: BTreeMap<Name, EventId> = BTreeMap::new();
    for event in order {
        let id = push(&mut graph, event, events, candidate, &ids);
        ids.insert(event.name, id);
        added(&mut graph, id);
    }
    Some(graph)
}

/// The graph of a candidate in which po and rf may have cycles, with dependencies.
pub(crate) fn sparse_graph(threads: usize, events: &[Event], candidate: &Candidate) -> Graph {
    let mut graph = Graph::new(threads, 1).expect(FITS);
    graph.make_sparse();
    let ids: BTreeMap<Name, EventId> =
        events.iter().enumerate().map(|(number, event)| (event.name, EventId::new(number))).collect();
    for (number, event) in events.iter().enumerate() {
        let known: BTreeMap<Name, EventId> = match event.kind {
            Kind::Read => ids.clone(),
            _ => events[..number].iter().map(|event| (event.name, ids[&event.name])).collect(),
        };
        let id = push(&mut graph, event, events, candidate, &known);
        if let Some(read) = event.data {
            let dependencies = Dependencies { data: vec![read], ..Dependencies::default() };
            graph.set_tie(id, Tie { dependencies: Arc::new(dependencies), causes: Arc::default() });
        }
    }
    graph
}

fn value_of(events: &[Event], write: Name) -> Value {
    events.iter().find(|event| event.name == write).map_or(0, |event| event.value)
}

/// Adds one of the events; `ids` has its source, and the writes before it.
fn push(
    graph: &mut Graph,
    event: &Event,
    events: &[Event],
    candidate: &Candidate,
    ids: &BTreeMap<Name, EventId>,
) -> EventId {
    let thread = ThreadId(event.name.0);
    let added = match event.kind {
        Kind::Fence => graph.push_fence(thread, event.order),
        Kind::Read => {
            let source = candidate.rf[&event.name].map_or(EventId::init(event.loc), |source| ids[&source]);
            let value = candidate.rf[&event.name].map_or(0, |source| value_of(events, source));
            graph.push_read(thread, event.order, event.loc, source, value, event.rmw)
        }
        Kind::Write => {
            let before = candidate.co[&event.loc].iter().take_while(|write| **write != event.name);
            let place = 1 + before.filter(|write| ids.contains_key(*write)).count();
            graph.push_write(thread, event.order, event.loc, event.value, event.rmw, place)
        }
    };
    added.expect(FITS)
}

/// The events in an order of po and rf in which the halves of read-modify-writes are not parted.
fn insertion_order<'e>(
    events: &'e [Event],
    candidate: &Candidate,
    direction: Direction,
) -> Option<Vec<&'e Event>> {
    let mut left: Vec<&Event> = events.iter().collect();
    let mut order: Vec<&Event> = Vec::new();
    while !left.is_empty() {
        let done = |name: Name| order.iter().any(|event| event.name == name);
        let open =
            order.last().filter(|event| event.rmw && event.kind == Kind::Read).map(|event| event.name.0);
        let is_ready = |event: &&&Event| {
            let (thread, index) = event.name;
            open.is_none_or(|open| open == thread)
                && (index == 0 || done((thread, index - 1)))
                && candidate.rf.get(&event.name).copied().flatten().is_none_or(done)
        };
        let next = match direction {
            Direction::First => left.iter().position(|event| is_ready(&event)),
            Direction::Last => left.iter().rposition(|event| is_ready(&event)),
        }?;
        order.push(left.remove(next));
    }
    Some(order)
}
