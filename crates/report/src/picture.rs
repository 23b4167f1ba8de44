//! What a picture of an execution shows, whoever draws it: relations, an order to step through it, and what
//! to look at.
//!
//! Knows report data only. Events are numbers here: their place in the list of all events, thread after
//! thread.

use crate::report::{Event, Execution, Graph, Problem};
use std::collections::{HashMap, VecDeque};

/// A relation between events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Relation {
    /// Program order, between neighbours.
    Po,
    /// From a write to a read of it.
    Rf,
    /// Between neighbours in coherence order.
    Co,
    /// From a read to the next newer write.
    Fr,
    /// Synchronises-with: happens-before between threads.
    Sw,
    /// From a creation to a beginning, from an end to a join.
    Thread,
}

impl Relation {
    /// Its name for people and programs.
    pub fn name(self) -> &'static str {
        match self {
            Relation::Po => "po",
            Relation::Rf => "rf",
            Relation::Co => "co",
            Relation::Fr => "fr",
            Relation::Sw => "sw",
            Relation::Thread => "thread",
        }
    }
}

/// An edge between two events.
pub type Edge = (usize, usize, Relation);

/// An edge that tells why something could happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Highlight {
    /// From this event.
    pub from: usize,
    /// To this one.
    pub to: usize,
    /// What it is; none if it is an edge that is missing.
    pub relation: Option<Relation>,
    /// What it means.
    pub text: &'static str,
    /// Whether it leads from one to the other; else the two are as good as each other.
    pub is_directed: bool,
}

/// An execution as it is drawn.
#[derive(Debug)]
pub struct Picture<'a> {
    /// All events, thread after thread.
    pub events: Vec<&'a Event>,
    /// The relations, without initial writes.
    pub edges: Vec<Edge>,
    /// All events in an order to step through.
    pub order: Vec<usize>,
    /// Whether a sequentially consistent machine could perform them in that order.
    pub is_interleaving: bool,
    /// What to look at.
    pub highlights: Vec<Highlight>,
    /// Events that the problem names.
    pub marked: Vec<usize>,
}

/// What a picture says about edges.
const UNORDERED: &str = "nothing orders these";
const FREED: &str = "nothing orders the access before the free";
const FREED_TWICE: &str = "both free it";
const AWAITS: &str = "waits for";
const MISSED: &str = "misses this newer write";

impl<'a> Picture<'a> {
    /// A picture of an execution, and of what is wrong with it.
    pub fn new(execution: &'a Execution, problem: Option<&Problem>) -> Picture<'a> {
        let graph = &execution.graph;
        let events: Vec<&Event> = graph.threads.iter().flat_map(|thread| &thread.events).collect();
        let numbers: HashMap<&str, usize> =
            events.iter().enumerate().map(|(number, event)| (event.id.as_str(), number)).collect();
        let number = |id: &str| numbers.get(id).copied();
        let edges = edges(graph, &events, number);
        let mut order: Vec<usize> = execution.trace.iter().filter_map(|step| number(&step.event)).collect();
        let is_interleaving = !order.is_empty() || events.is_empty();
        // What the trace leaves out comes last.
        let mut is_left = vec![true; events.len()];
        order.iter().for_each(|event| is_left[*event] = false);
        order.extend(causal_order(graph, &edges).into_iter().filter(|event| is_left[*event]));
        let notes = problem.map_or(&[][..], |problem| &problem.notes);
        let marked: Vec<usize> = notes.iter().filter_map(|note| number(&note.place.event)).collect();
        let mut picture = Picture { events, edges, order, is_interleaving, highlights: Vec::new(), marked };
        picture.highlights = picture.explain(problem.map_or("", |problem| problem.kind), graph);
        picture
    }

    /// Why the problem is possible.
    fn explain(&self, kind: &str, graph: &Graph) -> Vec<Highlight> {
        let missing = |text| match self.marked[..] {
            [from, to, ..] if from != to => {
                vec![Highlight { from, to, relation: None, text, is_directed: false }]
            }
            _ => Vec::new(),
        };
        match kind {
            "data-race" => missing(UNORDERED),
            "access-freed" => missing(FREED),
            "double-free" => missing(FREED_TWICE),
            "deadlock" => self.marked.iter().filter_map(|event| self.wait(*event, graph)).collect(),
            _ if self.is_interleaving => Vec::new(),
            _ => cycle(self.events.len(), &self.edges).into_iter().map(highlight).collect(),
        }
    }

    /// From a thread that waits to the last that is known of the one it waits for.
    fn wait(&self, from: usize, graph: &Graph) -> Option<Highlight> {
        let thread = self.events[from].awaits?;
        let last = graph.threads.iter().find(|other| other.id == thread)?.events.last()?;
        let to = self.events.iter().position(|event| event.id == last.id)?;
        (to != from).then_some(Highlight { from, to, relation: None, text: AWAITS, is_directed: true })
    }
}

fn thread_of(event: &Event) -> Option<&str> {
    event.id.split('.').next()
}

fn highlight((from, to, relation): Edge) -> Highlight {
    let text = if relation == Relation::Fr { MISSED } else { relation.name() };
    Highlight { from, to, relation: Some(relation), text, is_directed: true }
}

fn edges(graph: &Graph, events: &[&Event], number: impl Fn(&str) -> Option<usize>) -> Vec<Edge> {
    let named = |pairs: &[[String; 2]], relation: Relation| -> Vec<Edge> {
        let edge = |[from, to]: &[String; 2]| Some((number(from)?, number(to)?, relation));
        pairs.iter().filter_map(edge).collect()
    };
    let mut edges = Vec::new();
    let mut start = 0;
    for thread in &graph.threads {
        let end = start + thread.events.len();
        edges.extend((start + 1..end).map(|event| (event - 1, event, Relation::Po)));
        start = end;
    }
    let starts_or_joins = |edge: &Edge| matches!(events[edge.1].kind, "begin" | "join");
    let (threads, rf): (Vec<Edge>, Vec<Edge>) =
        named(&graph.rf, Relation::Rf).into_iter().partition(starts_or_joins);
    edges.extend(rf);
    edges.extend(named(&graph.co, Relation::Co));
    if let Some(derived) = &graph.derived {
        // Within a thread it says no more than program order.
        let fr = named(&derived.fr, Relation::Fr).into_iter();
        edges.extend(fr.filter(|(from, to, _)| thread_of(events[*from]) != thread_of(events[*to])));
        let known: Vec<(usize, usize)> = threads.iter().map(|(from, to, _)| (*from, *to)).collect();
        let sw = named(&derived.hb, Relation::Sw).into_iter();
        edges.extend(sw.filter(|(from, to, _)| !known.contains(&(*from, *to))));
    }
    edges.extend(threads.into_iter().map(|(from, to, _)| (from, to, Relation::Thread)));
    edges
}

/// Events in an order in which causes come first, staying in a thread as long as possible. Where there is
/// none, as models with dependencies allow, the rest is in the order of the threads.
fn causal_order(graph: &Graph, edges: &[Edge]) -> Vec<usize> {
    let ranges: Vec<(usize, usize)> = graph
        .threads
        .iter()
        .scan(0, |start, thread| {
            let range = (*start, *start + thread.events.len());
            *start = range.1;
            Some(range)
        })
        .collect();
    let count = ranges.last().map_or(0, |(_, end)| *end);
    let mut awaited = vec![0; count];
    let is_cause = |relation| matches!(relation, Relation::Rf | Relation::Thread);
    let causes: Vec<&Edge> = edges.iter().filter(|(.., relation)| is_cause(*relation)).collect();
    causes.iter().for_each(|(_, to, _)| awaited[*to] += 1);
    let mut after = vec![Vec::new(); count];
    causes.iter().for_each(|(from, to, _)| after[*from].push(*to));
    let mut next: Vec<usize> = ranges.iter().map(|(start, _)| *start).collect();
    let (mut order, mut current) = (Vec::with_capacity(count), 0);
    while order.len() < count {
        let is_ready = |thread: &usize| next[*thread] < ranges[*thread].1 && awaited[next[*thread]] <= 0;
        let is_left = |thread: &usize| next[*thread] < ranges[*thread].1;
        let threads = || [current].into_iter().chain(0..ranges.len());
        let thread = threads().find(is_ready).or_else(|| threads().find(is_left));
        current = thread.expect("some event is left");
        let event = next[current];
        next[current] += 1;
        after[event].iter().for_each(|to: &usize| awaited[*to] -= 1);
        order.push(event);
    }
    order
}

/// A shortest cycle of po, rf, co and fr; empty if there is none.
fn cycle(count: usize, edges: &[Edge]) -> Vec<Edge> {
    let mut after: Vec<Vec<Edge>> = vec![Vec::new(); count];
    let in_order = edges.iter().filter(|(.., relation)| *relation != Relation::Sw);
    in_order.for_each(|edge| after[edge.0].push(*edge));
    let mut best: Vec<Edge> = Vec::new();
    for start in 0..count {
        if let Some(found) = round_trip(start, &after)
            && (best.is_empty() || found.len() < best.len())
        {
            best = found;
        }
    }
    best
}

/// A shortest way from an event back to it.
fn round_trip(start: usize, after: &[Vec<Edge>]) -> Option<Vec<Edge>> {
    let mut reached: Vec<Option<Edge>> = vec![None; after.len()];
    let mut waiting = VecDeque::from([start]);
    while let Some(event) = waiting.pop_front() {
        for edge in &after[event] {
            if reached[edge.1].is_none() {
                reached[edge.1] = Some(*edge);
                waiting.push_back(edge.1);
            }
        }
    }
    let mut way = vec![reached[start]?];
    while way[way.len() - 1].0 != start {
        way.push(reached[way[way.len() - 1].0].expect("every event on the way was reached"));
    }
    way.reverse();
    Some(way)
}

#[cfg(test)]
mod tests;
