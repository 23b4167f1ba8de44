//! Whether a model has what the exploration needs of it, on all graphs of small programs.
//!
//! docs/models.md says what that is ("What a model must guarantee"). A *candidate* is a graph of a program
//! whether consistent or not. Of each candidate and each event that is the last of its thread and that nobody
//! reads, two things are asked:
//!
//! * *prefix-closed*: if the candidate is consistent, so is what is left without the event;
//! * *extensible*: if what is left is consistent, and the event reads or writes last in co, then so is the
//!   candidate.
//!
//! And of each candidate whether checking it event by event, in two orders, gives what the definition says of
//! the whole; and of each program whether the exploration visits just its consistent candidates.

use crate::candidates::{Candidate, Direction, Event, Name, candidates, events, graph, sparse_graph};
use crate::executions::{Key, describe, explore, key};
use crate::generate::{Menu, sketches};
use crate::sketch::{Sketch, Step, location_name};
use fastrand::Rng;
use selvedge_graph::{Graph, Kind, LocId, Order};
use selvedge_model::{Model, Scratch};
use std::collections::BTreeSet;
use std::fmt;
use std::ops::ControlFlow;

/// How much to look at.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// All programs of the generator with up to so many events.
    pub events: usize,
    /// So many random ones, which are larger.
    pub random: u64,
    /// What makes those.
    pub seed: u64,
}

impl Default for Effort {
    /// A second or two.
    fn default() -> Effort {
        Effort { events: 3, random: 400, seed: 1 }
    }
}

/// What the exploration needs of a model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Property {
    /// What is violated stays violated when a graph grows.
    PrefixClosed,
    /// A thread can always go on by reading or writing last in co.
    Extensible,
    /// Checking event by event gives the same in every order, and the same as checking the whole.
    OrderIndependent,
    /// The exploration visits just the executions that the definition allows.
    Explored,
}

/// A graph that shows that a model lacks a property.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// What it lacks.
    pub property: Property,
    /// What happens, in a sentence.
    pub reason: String,
    /// The graph, a line for each thread and for co of each location.
    pub graph: String,
}

/// What came out of an examination.
#[derive(Clone, Debug, Default)]
pub struct Examination {
    /// How many programs were looked at.
    pub programs: u64,
    /// How many graphs of theirs.
    pub graphs: u64,
    /// How many of these are consistent.
    pub consistent: u64,
    /// Constraints that are judged on complete executions only, with the reason: allowed, but slow, and
    /// exempt from the properties.
    pub when_complete: Vec<(String, String)>,
    /// The first thing that is wrong, on a program as small as it gets.
    pub failure: Option<Failure>,
}

impl fmt::Display for Property {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Property::PrefixClosed => "prefix-closed",
            Property::Extensible => "extensible",
            Property::OrderIndependent => "order-independent",
            Property::Explored => "explored",
        })
    }
}

/// Most candidates of a program.
const MOST: usize = 600;

/// Looks for a graph that shows that a model lacks what the exploration needs.
pub fn examine(model: &Model, effort: Effort) -> Examination {
    let mut examination =
        Examination { when_complete: model.judged_when_complete(), ..Examination::default() };
    let menu = Menu::of(&[model]);
    for events in 1..=effort.events {
        // The smallest programs come first, so what is found here need not be made smaller.
        let flow = sketches(events, &menu, &mut |sketch| {
            examination.failure = look_at(sketch, model, &mut examination);
            if examination.failure.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if flow.is_break() {
            return examination;
        }
    }
    let mut rng = Rng::with_seed(effort.seed);
    for _ in 0..effort.random {
        let sketch = random(&mut rng, &menu);
        if look_at(&sketch, model, &mut examination).is_some() {
            let sketch = shrink(sketch, model);
            examination.failure = look_at(&sketch, model, &mut examination);
            return examination;
        }
    }
    examination
}

/// A random program of four to six statements.
fn random(rng: &mut Rng, menu: &Menu) -> Sketch {
    let mut sketch = Sketch { threads: vec![Vec::new(); rng.usize(2..=3)] };
    let locations = rng.u8(1..=3);
    for _ in 0..rng.usize(4..=6) {
        let thread = rng.usize(..sketch.threads.len());
        let loc = rng.u8(..locations);
        let mut order = |orders: &[Order]| orders[rng.usize(..orders.len())];
        let (read, write) = (order(&menu.reads), order(&menu.writes));
        let (update, fence) = (order(&menu.updates), order(&menu.fences));
        let step = match rng.u8(..10) {
            0..4 => Step::Read { loc, order: read },
            4..8 => Step::Write { loc, order: write, data: menu.data && rng.bool() },
            8 => Step::Update { loc, order: update },
            _ => Step::Fence { order: fence },
        };
        sketch.threads[thread].push(step);
    }
    sketch.threads.retain(|thread| !thread.is_empty());
    sketch
}

/// The smallest program that still shows something.
fn shrink(mut sketch: Sketch, model: &Model) -> Sketch {
    loop {
        let places = (0..sketch.threads.len()).flat_map(|thread| {
            (0..sketch.threads[thread].len()).map(move |at| (thread, at)).collect::<Vec<_>>()
        });
        let smaller = places.map(|(thread, at)| {
            let mut smaller = sketch.clone();
            smaller.threads[thread].remove(at);
            smaller.threads.retain(|thread| !thread.is_empty());
            smaller
        });
        let mut smaller =
            smaller.filter(|sketch| look_at(sketch, model, &mut Examination::default()).is_some());
        match smaller.next() {
            Some(found) => sketch = found,
            None => return sketch.renamed(),
        }
    }
}

/// A program under examination.
struct Subject<'a> {
    model: &'a Model,
    sketch: &'a Sketch,
    events: Vec<Event>,
}

/// A candidate with what the model says of it.
struct Judged {
    candidate: Candidate,
    graph: Graph,
    consistent: bool,
}

fn look_at(sketch: &Sketch, model: &Model, examination: &mut Examination) -> Option<Failure> {
    let subject = Subject { model, sketch, events: events(sketch) };
    let all = candidates(&subject.events, MOST)?;
    examination.programs += 1;
    let judged: Vec<Judged> = all.into_iter().filter_map(|candidate| subject.judge(candidate)).collect();
    examination.graphs += judged.len() as u64;
    examination.consistent += judged.iter().filter(|judged| judged.consistent).count() as u64;
    let of_one =
        |judged| subject.differs_event_by_event(judged).or_else(|| subject.cannot_grow_or_shrink(judged));
    judged.iter().find_map(of_one).or_else(|| subject.differs_from_exploration(&judged))
}

impl Subject<'_> {
    /// Nothing of a candidate with a cycle of po and rf, unless the model is about those.
    fn judge(&self, candidate: Candidate) -> Option<Judged> {
        let graph = self.graph(&self.events, &candidate)?;
        let consistent = self.model.consistent_so_far(&graph);
        Some(Judged { candidate, graph, consistent })
    }

    /// The graph of some of the events.
    fn graph(&self, events: &[Event], candidate: &Candidate) -> Option<Graph> {
        let threads = self.sketch.threads.len();
        if self.model.uses_dependencies() {
            return Some(sparse_graph(threads, events, candidate));
        }
        graph(threads, events, candidate, Direction::First, 0, |_, _| {})
    }

    /// Checking event by event gives something else than checking the whole. Where dependencies are tracked,
    /// that is asked of the exploration only.
    fn differs_event_by_event(&self, judged: &Judged) -> Option<Failure> {
        let (model, threads) = (self.model, self.sketch.threads.len());
        if model.uses_dependencies() {
            return None;
        }
        [Direction::First, Direction::Last].into_iter().find_map(|direction| {
            let mut scratch = Scratch::default();
            let mut consistent = true;
            graph(threads, &self.events, &judged.candidate, direction, model.clocks(), |graph, id| {
                model.extend_views(graph, id);
                consistent = consistent && model.consistent_after(graph, id, false, &mut scratch);
            })?;
            let (ours, whole) = if consistent { ("accepted", "not") } else { ("refused", "accepted") };
            let how = if direction == Direction::First { "first" } else { "last" };
            let reason = format!(
                "added event by event, the {how} thread that can going on, this graph is {ours}; as a whole it is {whole}"
            );
            let failure =
                Failure { property: Property::OrderIndependent, reason, graph: picture(&judged.graph) };
            (consistent != judged.consistent).then_some(failure)
        })
    }

    /// For each event that nothing follows: without it a consistent graph is consistent, and with it, if it
    /// is last in co.
    fn cannot_grow_or_shrink(&self, judged: &Judged) -> Option<Failure> {
        let events = &self.events;
        let is_last =
            |event: &&Event| !events.iter().any(|other| other.name == (event.name.0, event.name.1 + 1));
        let candidate = &judged.candidate;
        for last in events.iter().filter(is_last).filter(|last| !candidate.is_read(last.name)) {
            let first = last.name.1 - u16::from(last.rmw);
            let names: Vec<Name> = (first..=last.name.1).map(|index| (last.name.0, index)).collect();
            let rest = names.iter().fold(candidate.clone(), |rest, name| rest.without(*name));
            let left: Vec<Event> =
                events.iter().filter(|event| !names.contains(&event.name)).copied().collect();
            let Some(smaller) = self.graph(&left, &rest) else { continue };
            let was_consistent = self.model.consistent_so_far(&smaller);
            if judged.consistent && !was_consistent {
                let reason = format!(
                    "this graph is consistent, but not without the last {} of thread {}",
                    text(last),
                    last.name.0
                );
                return Some(Failure {
                    property: Property::PrefixClosed,
                    reason,
                    graph: picture(&judged.graph),
                });
            }
            if was_consistent && !judged.consistent && is_last_in_co(last, candidate, &rest) {
                let how = match last.kind {
                    Kind::Read => format!("{}, reading the last write in co", text(last)),
                    Kind::Write if last.rmw => {
                        format!("an update of {}, last in co", location_name(last.loc.0 as u8))
                    }
                    Kind::Write => format!("{}, last in co", text(last)),
                    Kind::Fence => text(last),
                };
                let reason =
                    format!("this graph is consistent, but thread {} cannot go on with {how}", last.name.0);
                return Some(Failure { property: Property::Extensible, reason, graph: picture(&smaller) });
            }
        }
        None
    }

    /// The exploration visits something else than the consistent candidates.
    fn differs_from_exploration(&self, judged: &[Judged]) -> Option<Failure> {
        let model = self.model;
        let visited = explore(self.sketch, model, &|_, _| Vec::new(), usize::MAX);
        let complete =
            judged.iter().filter(|judged| judged.consistent && model.accepts_complete(&judged.graph));
        let wanted: Vec<(Key, &Judged)> = complete.map(|judged| (key(&judged.graph), judged)).collect();
        let property = Property::Explored;
        if let Some((_, lost)) = wanted.iter().find(|(key, _)| !visited.all.contains_key(key)) {
            let threads = self.sketch.threads.len();
            let is_causal =
                graph(threads, &self.events, &lost.candidate, Direction::First, 0, |_, _| {}).is_some();
            let why =
                if is_causal { "" } else { ": in a cycle of po and rf, a value may come out of thin air" };
            let reason = format!("this execution is consistent, but the exploration does not visit it{why}");
            return Some(Failure { property, reason, graph: picture(&lost.graph) });
        }
        let wanted: BTreeSet<&Key> = wanted.iter().map(|(key, _)| key).collect();
        let (found, wanted) = (visited.all.len(), wanted.len());
        let reason = format!(
            "the exploration visits {found} executions of this program, the definition allows {wanted}"
        );
        let graph = || self.sketch.to_litmus("generated", "exists (true)");
        (found != wanted).then(|| Failure { property, reason, graph: graph() })
    }
}

fn picture(graph: &Graph) -> String {
    describe(graph, &|loc: LocId| location_name(loc.0 as u8).to_string())
}

fn text(event: &Event) -> String {
    let order = event.order.short_name();
    match event.kind {
        Kind::Fence => format!("F{order}"),
        Kind::Read => format!("R{order}({})", location_name(event.loc.0 as u8)),
        Kind::Write => format!("W{order}({})", location_name(event.loc.0 as u8)),
    }
}

/// Whether an event reads or writes last in co, given the rest of the graph.
fn is_last_in_co(event: &Event, candidate: &Candidate, rest: &Candidate) -> bool {
    let newest = rest.co.get(&event.loc).and_then(|writes| writes.last()).copied();
    let reads_newest = |name: Name| candidate.rf[&name] == newest;
    let is_newest = || candidate.co[&event.loc].last() == Some(&event.name);
    match event.kind {
        Kind::Fence => true,
        Kind::Read => reads_newest(event.name),
        Kind::Write if event.rmw => reads_newest((event.name.0, event.name.1 - 1)) && is_newest(),
        Kind::Write => is_newest(),
    }
}
