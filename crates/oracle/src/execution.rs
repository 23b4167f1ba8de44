//! A complete execution as plain data, named canonically: an event is (thread, place in the thread).
//!
//! Two executions are the same iff the values are equal, so that sets of them can be compared and duplicates
//! counted, whoever made them. Not here: whether an execution is consistent (`evaluate`).

use selvedge_graph::{Dependencies, EventId, Graph, Kind, LocId, Order, ThreadId, Value};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// The canonical name of an event that is not an initial write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EventName {
    /// Whose it is.
    pub thread: u16,
    /// Its place in the thread, from 0.
    pub index: u16,
}

impl EventName {
    /// The event at place `index` of `thread`.
    pub fn new(thread: usize, index: usize) -> EventName {
        EventName { thread: thread as u16, index: index as u16 }
    }
}

/// What a read reads from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Origin {
    /// The initial write of its location.
    Init,
    /// A write of the program.
    Write(EventName),
}

/// One event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Event {
    /// What it does.
    pub kind: Kind,
    /// Its memory order.
    pub order: Order,
    /// What it accesses; `LocId::NONE` for fences.
    pub loc: LocId,
    /// The value read or written; 0 for fences.
    pub value: Value,
    /// Whether it is half of a successful read-modify-write.
    pub rmw: bool,
    /// Reads: where the value comes from.
    pub source: Option<Origin>,
}

/// How a thread has stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Status {
    /// It ran to its end.
    Ended,
    /// It can never go on.
    Blocked,
    /// One of its assertions is false.
    Failed,
}

/// One thread of an execution.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Thread {
    /// Its events in program order.
    pub events: Vec<Event>,
    /// What each event depends on; empty if that is not tracked.
    pub dependencies: Vec<Dependencies>,
    /// How it has stopped.
    pub status: Status,
}

/// The writes of each location in coherence order, without the initial one; only locations with a write.
pub type Co = BTreeMap<LocId, Vec<EventName>>;

/// A complete execution.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Execution {
    /// By thread number.
    pub threads: Vec<Thread>,
    /// The coherence order; empty in the projection to (po, rf).
    pub co: Co,
}

impl Execution {
    /// The execution that a graph describes, whose threads have stopped as `statuses` says.
    pub fn from_graph(graph: &Graph, statuses: &[Status]) -> Execution {
        assert_eq!(graph.thread_count(), statuses.len(), "one status per thread");
        let threads = statuses.iter().enumerate().map(|(thread, &status)| Thread {
            events: graph.thread(ThreadId(thread as u16)).iter().map(|&id| event_of(graph, id)).collect(),
            dependencies: dependencies_of(graph, ThreadId(thread as u16)),
            status,
        });
        let mut co = Co::new();
        for loc in (0..graph.location_count()).map(|loc| LocId(loc as u32)) {
            let writes = graph.writes(loc);
            if !writes.is_empty() {
                co.insert(loc, writes.iter().map(|&id| name_of(graph, id)).collect());
            }
        }
        Execution { threads: threads.collect(), co }
    }

    /// The projection to (po, rf).
    pub fn without_co(&self) -> Execution {
        Execution { threads: self.threads.clone(), co: Co::new() }
    }

    /// An event by its name.
    pub fn event(&self, name: EventName) -> &Event {
        &self.threads[name.thread as usize].events[name.index as usize]
    }

    /// Every event with its name, thread by thread.
    pub fn events(&self) -> impl Iterator<Item = (EventName, &Event)> {
        self.threads.iter().enumerate().flat_map(|(thread, Thread { events, .. })| {
            events.iter().enumerate().map(move |(index, event)| (EventName::new(thread, index), event))
        })
    }

    /// The locations that an event accesses or that `co` lists; each has an initial write.
    pub fn locations(&self) -> BTreeSet<LocId> {
        let accessed = self.events().map(|(_, event)| event.loc).filter(|&loc| loc != LocId::NONE);
        accessed.chain(self.co.keys().copied()).collect()
    }

    /// The writes of each location, thread by thread: some coherence order, to be permuted.
    pub fn writes(&self) -> Co {
        let mut writes = Co::new();
        for (name, event) in self.events().filter(|(_, event)| event.kind == Kind::Write) {
            writes.entry(event.loc).or_default().push(name);
        }
        writes
    }

    /// Whether every thread ran to its end.
    pub fn is_complete(&self) -> bool {
        self.threads.iter().all(|thread| thread.status == Status::Ended)
    }
}

/// What the events of a thread depend on, if that is known.
pub(crate) fn dependencies_of(graph: &Graph, thread: ThreadId) -> Vec<Dependencies> {
    graph.thread(thread).iter().filter_map(|id| graph.dependencies(*id)).cloned().collect()
}

fn name_of(graph: &Graph, id: EventId) -> EventName {
    let event = graph.event(id);
    EventName { thread: event.thread.0, index: event.index }
}

fn event_of(graph: &Graph, id: EventId) -> Event {
    let event = graph.event(id);
    let kind = event.class.kind();
    let source = (kind == Kind::Read).then(|| {
        assert_ne!(event.rf, EventId::NONE, "a read of a complete execution has a source");
        if event.rf.is_init() { Origin::Init } else { Origin::Write(name_of(graph, event.rf)) }
    });
    Event {
        kind,
        order: event.class.order(),
        loc: event.loc,
        value: event.value,
        rmw: event.class.is_rmw(),
        source,
    }
}

/// `x y z w`, then `v4 v5 …`.
pub(crate) fn location_name(loc: LocId) -> String {
    ["x", "y", "z", "w"].get(loc.index()).map_or_else(|| format!("v{}", loc.0), |name| name.to_string())
}

impl fmt::Display for EventName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.thread, self.index)
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.kind {
            Kind::Read => "R",
            Kind::Write => "W",
            Kind::Fence => return write!(f, "F{}", self.order.short_name()),
        };
        let exclusive = if self.rmw { "x" } else { "" };
        let (order, loc) = (self.order.short_name(), location_name(self.loc));
        write!(f, "{letter}{exclusive}{order}({loc})={}", self.value)?;
        match self.source {
            None => Ok(()),
            Some(Origin::Init) => write!(f, " <- init"),
            Some(Origin::Write(source)) => write!(f, " <- {source}"),
        }
    }
}

/// `P0: Wrlx(x)=1 ; Racq(y)=0 <- init`, a line per thread, then `co x: 0.0 1.0`, a line per location.
impl fmt::Display for Execution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, thread) in self.threads.iter().enumerate() {
            let events: Vec<String> = thread.events.iter().map(Event::to_string).collect();
            let status = match thread.status {
                Status::Ended => "",
                Status::Blocked => " (blocked)",
                Status::Failed => " (failed)",
            };
            writeln!(f, "P{number}: {}{status}", events.join(" ; "))?;
        }
        for (&loc, writes) in &self.co {
            let writes: Vec<String> = writes.iter().map(EventName::to_string).collect();
            writeln!(f, "co {}: {}", location_name(loc), writes.join(" "))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `x=1 (rlx); fadd x (acq_rel)` beside `a = y (acq); x = 5`.
    fn graph() -> Graph {
        let (x, y) = (LocId(0), LocId(1));
        let mut graph = Graph::new(2, 0).unwrap();
        let first = graph.push_write(ThreadId(0), Order::Relaxed, x, 1, false, 1).unwrap();
        graph.push_read(ThreadId(1), Order::Acquire, y, EventId::init(y), 0, false).unwrap();
        graph.push_read(ThreadId(0), Order::Acquire, x, first, 1, true).unwrap();
        graph.push_write(ThreadId(0), Order::Release, x, 2, true, 2).unwrap();
        graph.push_write(ThreadId(1), Order::NotAtomic, x, 5, false, 1).unwrap();
        graph.push_fence(ThreadId(1), Order::SeqCst).unwrap();
        graph
    }

    #[test]
    fn a_graph_prints_by_thread_with_sources_and_co() {
        let execution = Execution::from_graph(&graph(), &[Status::Ended, Status::Blocked]);
        let expected = "P0: Wrlx(x)=1 ; Rxacq(x)=1 <- 0.0 ; Wxrel(x)=2\n\
                        P1: Racq(y)=0 <- init ; Wna(x)=5 ; Fsc (blocked)\n\
                        co x: 1.1 0.0 0.2\n";
        assert_eq!(execution.to_string(), expected);
        assert_eq!(execution.locations(), BTreeSet::from([LocId(0), LocId(1)]));
    }

    #[test]
    fn the_projection_forgets_co_and_nothing_else() {
        let execution = Execution::from_graph(&graph(), &[Status::Ended; 2]);
        let projection = execution.without_co();
        assert_eq!(projection.threads, execution.threads);
        assert!(projection.co.is_empty());
    }
}
