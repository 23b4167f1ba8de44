//! Random executions that are well-formed but not always consistent, as data and as graphs, to compare a
//! model's fast checks with its definition.
//!
//! Events are added one by one to random threads and a read takes a source that is already there, so `po |
//! rf` has no cycle. Recent choices are preferred, because blind ones are nearly never consistent.

use crate::execution::{Co, Event, EventName, Execution, Origin, Status, Thread};
use crate::generate::{Knobs, Orders};
use fastrand::Rng;
use selvedge_graph::{EventId, Graph, Kind, LocId, Order, ThreadId, Value};
use std::collections::BTreeMap;

/// How often a read takes the latest write and a write goes to the end of co.
const LATEST: f64 = 0.6;

/// A random execution with `knobs.events` events. The knobs that only a program can have are not used.
pub fn random_execution(rng: &mut Rng, knobs: &Knobs) -> Execution {
    let threads = rng.usize(knobs.threads.clone()).max(1);
    let locations = rng.usize(knobs.locations.clone());
    let threads =
        vec![Thread { events: Vec::new(), dependencies: Vec::new(), status: Status::Ended }; threads];
    let mut builder = Builder { rng, knobs, locations, execution: Execution { threads, co: Co::new() } };
    let mut left = knobs.events;
    while left > 0 {
        left -= builder.add(left);
    }
    builder.execution
}

/// How many events are of kinds that no litmus test has: marks, and beginnings and ends of threads.
const ODD: f64 = 0.1;

struct Builder<'a> {
    rng: &'a mut Rng,
    knobs: &'a Knobs,
    locations: usize,
    execution: Execution,
}

impl Builder<'_> {
    /// Adds one event, or the two of a read-modify-write if there is room; how many.
    fn add(&mut self, room: usize) -> usize {
        let thread = self.rng.usize(0..self.execution.threads.len());
        if self.with_chance(self.knobs.fences) {
            let order = self.order(&[Order::Acquire, Order::Release, Order::AcquireRelease, Order::SeqCst]);
            let order = if self.with_chance(ODD) { Order::NotAtomic } else { order };
            self.push(thread, Kind::Fence, order, LocId::NONE, 0, false, None);
            return 1;
        }
        let loc = LocId(self.rng.usize(0..self.locations) as u32);
        let value = self.rng.i64(1..=self.knobs.values);
        if room >= 2 && self.with_chance(self.knobs.rmws) {
            let order = self.order(&Order::C11[1..]);
            let source = self.read(thread, order.of_read(), loc, true);
            self.write(thread, order.of_write(), loc, value, Some(source));
            return 2;
        }
        let plain = self.with_chance(self.knobs.plain);
        if self.with_chance(ODD) {
            let order = if self.rng.bool() { Order::Start } else { Order::Finish };
            // Nobody else accesses what signals between threads are about.
            let loc = LocId((self.locations + loc.index()) as u32);
            match self.rng.bool() {
                true => {
                    self.read(thread, order, loc, false);
                }
                false => self.write(thread, order, loc, value, None),
            }
            return 1;
        }
        if self.rng.bool() {
            let order = self.order(&[Order::Relaxed, Order::Acquire, Order::SeqCst]);
            self.read(thread, if plain { Order::NotAtomic } else { order }, loc, false);
        } else {
            let order = self.order(&[Order::Relaxed, Order::Release, Order::SeqCst]);
            self.write(thread, if plain { Order::NotAtomic } else { order }, loc, value, None);
        }
        1
    }

    fn with_chance(&mut self, share: f64) -> bool {
        self.rng.f64() < share
    }

    fn order(&mut self, possible: &[Order]) -> Order {
        let orders: Orders = self.knobs.orders;
        orders.choose(self.rng, possible)
    }

    fn read(&mut self, thread: usize, order: Order, loc: LocId, rmw: bool) -> Origin {
        let latest = self.with_chance(LATEST);
        let writes = self.execution.co.get(&loc).map_or(&[][..], |writes| writes);
        let place = if latest { writes.len() } else { self.rng.usize(0..=writes.len()) };
        let source = if place == 0 { Origin::Init } else { Origin::Write(writes[place - 1]) };
        let value = match source {
            Origin::Init => 0,
            Origin::Write(write) => self.execution.event(write).value,
        };
        self.push(thread, Kind::Read, order, loc, value, rmw, Some(source));
        source
    }

    /// Adds a write somewhere in co; that of a read-modify-write mostly directly after the read's source.
    fn write(&mut self, thread: usize, order: Order, loc: LocId, value: Value, rmw: Option<Origin>) {
        let latest = self.with_chance(if rmw.is_some() { 0.9 } else { LATEST });
        let name = self.push(thread, Kind::Write, order, loc, value, rmw.is_some(), None);
        let writes = self.execution.co.entry(loc).or_default();
        let place = match rmw {
            Some(Origin::Init) if latest => 0,
            Some(Origin::Write(source)) if latest => {
                1 + writes.iter().position(|&write| write == source).expect("the source is in co")
            }
            None if latest => writes.len(),
            _ => self.rng.usize(0..=writes.len()),
        };
        writes.insert(place, name);
    }

    #[expect(clippy::too_many_arguments, reason = "they are the fields of an event")]
    fn push(
        &mut self,
        thread: usize,
        kind: Kind,
        order: Order,
        loc: LocId,
        value: Value,
        rmw: bool,
        source: Option<Origin>,
    ) -> EventName {
        let events = &mut self.execution.threads[thread].events;
        events.push(Event { kind, order, loc, value, rmw, source });
        EventName::new(thread, events.len() - 1)
    }
}

/// An order of the events that respects `po` and `rf` and keeps the halves of a read-modify-write together:
/// a random one, or the one that goes on with the first thread that can.
///
/// Panics if `po | rf` has a cycle.
pub fn insertion_order(execution: &Execution, mut rng: Option<&mut Rng>) -> Vec<EventName> {
    let mut next = vec![0; execution.threads.len()];
    let mut order: Vec<EventName> = Vec::new();
    loop {
        let ready: Vec<usize> =
            (0..next.len()).filter(|&thread| is_ready(execution, &next, thread)).collect();
        let open = order.last().filter(|&&last| {
            let event = execution.event(last);
            event.rmw && event.kind == Kind::Read
        });
        let thread = match (open, &mut rng) {
            (Some(read), _) => read.thread as usize,
            (None, _) if ready.is_empty() => break,
            (None, Some(rng)) => ready[rng.usize(0..ready.len())],
            (None, None) => ready[0],
        };
        order.push(EventName::new(thread, next[thread]));
        next[thread] += 1;
    }
    assert_eq!(order.len(), execution.events().count(), "po | rf has no cycle");
    order
}

/// Whether the next event of a thread is there and its source, if it reads, was taken before.
fn is_ready(execution: &Execution, next: &[usize], thread: usize) -> bool {
    execution.threads[thread].events.get(next[thread]).is_some_and(|event| match event.source {
        Some(Origin::Write(write)) => (write.index as usize) < next[write.thread as usize],
        _ => true,
    })
}

/// The graph of an execution, its events added leftmost thread first, without clocks.
pub fn to_graph(execution: &Execution) -> Graph {
    to_graph_by(execution, &insertion_order(execution, None), 0, |_, _| {})
}

/// The graph of an execution, its events added in the given order, with room for `clocks` clocks per event;
/// `added` is called after each with the graph and the new event, for instance to fill its clocks.
pub fn to_graph_by(
    execution: &Execution,
    order: &[EventName],
    clocks: usize,
    mut added: impl FnMut(&mut Graph, EventId),
) -> Graph {
    let within = "a generated execution is within the limits of a graph";
    let mut graph = Graph::new(execution.threads.len(), clocks).expect(within);
    let mut ids: BTreeMap<EventName, EventId> = BTreeMap::new();
    for &name in order {
        let event = execution.event(name);
        let thread = ThreadId(name.thread);
        let id = match event.kind {
            Kind::Fence => graph.push_fence(thread, event.order),
            Kind::Read => {
                let source = match event.source.expect("a read has a source") {
                    Origin::Init => EventId::init(event.loc),
                    Origin::Write(write) => ids[&write],
                };
                graph.push_read(thread, event.order, event.loc, source, event.value, event.rmw)
            }
            Kind::Write => {
                let earlier = execution.co[&event.loc].iter().take_while(|&&write| write != name);
                let position = 1 + earlier.filter(|&write| ids.contains_key(write)).count();
                graph.push_write(thread, event.order, event.loc, event.value, event.rmw, position)
            }
        };
        let id = id.expect(within);
        ids.insert(name, id);
        added(&mut graph, id);
    }
    graph
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluate::Evaluator;

    fn knobs() -> Knobs {
        Knobs { plain: 0.1, events: 10, ..Knobs::default() }
    }

    #[test]
    fn a_graph_describes_the_execution_it_was_made_from() {
        for seed in 0..500 {
            let mut rng = Rng::with_seed(seed);
            let execution = random_execution(&mut rng, &knobs());
            let statuses = vec![Status::Ended; execution.threads.len()];
            assert_eq!(Execution::from_graph(&to_graph(&execution), &statuses), execution);
            let order = insertion_order(&execution, Some(&mut rng));
            let graph = to_graph_by(&execution, &order, 1, |_, _| {});
            assert_eq!(Execution::from_graph(&graph, &statuses), execution);
        }
    }

    #[test]
    fn the_halves_of_a_read_modify_write_stay_together() {
        for seed in 0..200 {
            let mut rng = Rng::with_seed(seed);
            let execution = random_execution(&mut rng, &Knobs { rmws: 0.6, ..knobs() });
            let order = insertion_order(&execution, Some(&mut rng));
            for pair in order.windows(2) {
                let read = execution.event(pair[0]);
                assert!(!(read.rmw && read.kind == Kind::Read) || pair[1].thread == pair[0].thread);
            }
        }
    }

    #[test]
    fn both_consistent_and_inconsistent_executions_come_up() {
        let model = "acyclic po | rf | co | fr empty rmw & (fr ; co)";
        let evaluator = Evaluator::from_text(model).unwrap();
        let consistent =
            |seed| evaluator.evaluate(&random_execution(&mut Rng::with_seed(seed), &knobs())).consistent;
        let share = (0..1000).filter(|&seed| consistent(seed)).count();
        assert!((50..=950).contains(&share), "{share} of 1000 are consistent under SC");
    }
}
