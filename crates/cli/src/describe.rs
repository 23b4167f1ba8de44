//! Turns what the explorer stopped at into plain data with places and words.

use crate::report::{Event, Execution, Graph, Note, Place, Problem, Step, Thread};
use selvedge_explore::{Coherence, Explorer};
use selvedge_graph::{EventId, Graph as EventGraph, Kind, LocId, Order, ThreadId};
use selvedge_litmus::{Fault, Test};
use selvedge_model::{Model, Violation};
use selvedge_program::Action;
use std::collections::HashMap;
use std::fmt::Write;

/// The present graph of an explorer, with everything that is needed to name what is in it.
#[derive(Clone, Copy)]
pub struct Describer<'a> {
    /// The test.
    pub test: &'a Test,
    /// The file it was read from, as the user named it.
    pub file: &'a str,
    /// The model.
    pub model: &'a Model,
    /// The model as the user named it.
    pub model_name: &'a str,
    /// Where the graph is.
    pub explorer: &'a Explorer<'a, Test>,
}

/// The coherence order of each location, oldest write first.
type Orders = Vec<Vec<EventId>>;

impl Describer<'_> {
    /// The fault of a thread as an error.
    pub fn fault(&self, thread: ThreadId, fault: &Fault) -> Problem {
        let (kind, headline) = match fault {
            Fault::Assertion { .. } => ("assertion", fault.to_string()),
            Fault::DivisionByZero => ("division-by-zero", fault.to_string()),
            Fault::LocalSteps => {
                unreachable!("a limit of ours is no fault of the program: the check refuses it")
            }
        };
        let text = format!("thread `{}` fails here", thread_name(thread));
        let notes = vec![Note { place: self.stop_place(thread), text }];
        Problem { kind, headline, notes, execution: self.execution() }
    }

    /// A report of the model as an error or a warning.
    pub fn violation(&self, violation: &Violation) -> Problem {
        let is_race = violation.is_error && violation.name == "data-race";
        let kind = match violation.name.as_str() {
            _ if is_race => "data-race",
            "unordered-writes" if !violation.is_error => "unordered-writes",
            _ => "model",
        };
        let mut events = events_of(violation);
        events.sort_unstable_by(|a, b| b.cmp(a));
        let location = events.first().and_then(|event| self.location(*event));
        let headline = match location {
            Some(name) if is_race => format!("data race on `{name}`"),
            _ if is_race => "data race".to_string(),
            _ => format!("`{}` of the model `{}`: {}", violation.name, self.model_name, violation.text),
        };
        let newest = events.first().copied();
        let note = |event: &EventId| self.note(*event, Some(*event) == newest, is_race);
        let mut notes: Vec<Note> = events.iter().map(note).collect();
        if is_race && let [_, first] = notes.as_mut_slice() {
            first.text += "; nothing orders the two";
            if let Some(reason) = self.missing_order(events[1], events[0]) {
                let _ = write!(first.text, ": {reason}");
            }
        }
        Problem { kind, headline, notes, execution: self.execution() }
    }

    /// What an event of a report did: the newest one `reads`, older ones `wrote`.
    fn note(&self, id: EventId, is_newest: bool, is_race: bool) -> Note {
        let graph = self.explorer.graph();
        let event = graph.event(id);
        let verb = match (event.class.kind(), is_newest) {
            (Kind::Read, true) => "reads",
            (Kind::Read, false) => "read",
            (Kind::Write, true) => "writes",
            (Kind::Write, false) => "wrote",
            (Kind::Fence, _) => "has a fence",
        };
        let object = match self.location(id) {
            Some(_) if is_race => " it".to_string(),
            Some(name) => format!(" `{name}`"),
            None => String::new(),
        };
        let order = order_name(event.class.order());
        let text = format!("thread `{}` {verb}{object} ({order})", thread_name(event.thread));
        Note { place: self.place(id), text }
    }

    /// Why `first` is not ordered before `second` although the second's thread has read from the first's thread after it:
    /// a relaxed store or a relaxed load, with no fence to make up for it.
    fn missing_order(&self, first: EventId, second: EventId) -> Option<String> {
        let graph = self.explorer.graph();
        let (writer, reader) = (graph.event(first), graph.event(second));
        let after = &graph.thread(writer.thread)[writer.index as usize..];
        let before = &graph.thread(reader.thread)[..reader.index as usize];
        let read = before.iter().rev().find(|read| {
            let event = graph.event(**read);
            event.class.kind() == Kind::Read && after.contains(&event.rf)
        })?;
        let write = graph.event(*read).rf;
        let is_fence = |id: &EventId, orders: fn(Order) -> bool| {
            graph.class(*id).kind() == Kind::Fence && orders(graph.class(*id).order())
        };
        let releases = graph.class(write).order().releases()
            || after.iter().take_while(|id| **id != write).any(|id| is_fence(id, Order::releases));
        let acquires = graph.class(*read).order().acquires()
            || before.iter().skip_while(|id| *id != read).any(|id| is_fence(id, Order::acquires));
        let weak = |what, id| {
            let order = order_name(graph.class(id).order());
            Some(format!("the {what} at {} is {order}", self.place(id).position()))
        };
        match (releases, acquires) {
            (false, _) => weak("store", write),
            (true, false) => weak("load", *read),
            (true, true) => None,
        }
    }

    /// The present graph as plain data.
    pub fn execution(&self) -> Execution {
        let orders = self.orders();
        let graph = self.explorer.graph();
        let threads: Vec<ThreadId> =
            (0..graph.thread_count()).map(|thread| ThreadId(thread as u16)).collect();
        let reads = threads
            .iter()
            .flat_map(|thread| graph.thread(*thread))
            .filter(|id| graph.class(**id).kind() == Kind::Read);
        let neighbours = orders.iter().flat_map(|writes| writes.windows(2));
        Execution {
            id: fingerprint(graph, &orders),
            trace: self.trace(&orders),
            graph: Graph {
                threads: threads.iter().map(|thread| self.thread(*thread)).collect(),
                rf: reads.map(|read| [name(graph, graph.event(*read).rf), name(graph, *read)]).collect(),
                co: neighbours.map(|pair| [name(graph, pair[0]), name(graph, pair[1])]).collect(),
            },
        }
    }

    fn orders(&self) -> Orders {
        let graph = self.explorer.graph();
        let stored =
            || (0..graph.location_count()).map(|loc| graph.writes(LocId(loc as u32)).to_vec()).collect();
        match self.explorer.coherence() {
            Coherence::Stored => stored(),
            Coherence::Inferred => self.model.some_order(graph).unwrap_or_default(),
        }
    }

    fn thread(&self, thread: ThreadId) -> Thread {
        let mut events: Vec<Event> =
            self.explorer.graph().thread(thread).iter().map(|id| self.event(*id)).collect();
        events.extend(self.stop_event(thread));
        Thread { id: thread.0, name: thread_name(thread), events }
    }

    fn event(&self, id: EventId) -> Event {
        let graph = self.explorer.graph();
        let event = graph.event(id);
        let address = self.location(id).map(str::to_string);
        let order = order_name(event.class.order());
        let place = self.place(id);
        let (kind, text) = match (event.class.kind(), &address) {
            (Kind::Read, Some(address)) => {
                ("read", format!("reads {} from {address} ({order})", event.value))
            }
            (Kind::Write, Some(address)) => {
                ("write", format!("writes {} to {address} ({order})", event.value))
            }
            (Kind::Read, None) => ("read", format!("reads ({order})")),
            (Kind::Write, None) => ("write", format!("writes ({order})")),
            (Kind::Fence, _) => ("fence", format!("fence ({order})")),
        };
        Event {
            id: place.event,
            kind,
            order: Some(event.class.order().short_name()),
            value: address.as_ref().map(|_| event.value.to_string()),
            address,
            rmw: event.class.is_rmw(),
            file: place.file,
            line: place.line,
            column: place.column,
            text,
            from: (event.class.kind() == Kind::Read).then(|| name(graph, event.rf)),
        }
    }

    /// A thread that has failed ends with an event that says so.
    fn stop_event(&self, thread: ThreadId) -> Option<Event> {
        let unfolding = self.explorer.unfolding();
        let node = self.explorer.thread_node(thread);
        if unfolding.action(node) != Action::Fail {
            return None;
        }
        let text = self.test.fault(unfolding.state(node))?.to_string();
        let Place { file, line, column, event: id, .. } = self.stop_place(thread);
        let (kind, order, address, value, from) = ("error", None, None, None, None);
        Some(Event { id, kind, order, address, value, rmw: false, file, line, column, text, from })
    }

    fn place(&self, id: EventId) -> Place {
        let graph = self.explorer.graph();
        let place = self.explorer.unfolding().place(self.explorer.event_node(id));
        self.place_of(place, graph.event(id).thread, name(graph, id))
    }

    /// Where a thread stands; its next event would be there.
    pub fn stop_place(&self, thread: ThreadId) -> Place {
        let place = self.explorer.unfolding().place(self.explorer.thread_node(thread));
        let next = self.explorer.graph().thread(thread).len() + 1;
        self.place_of(place, thread, format!("{}.{next}", thread.0))
    }

    fn place_of(&self, place: selvedge_program::Place, thread: ThreadId, event: String) -> Place {
        let position = self.test.position(place);
        Place {
            file: self.file.to_string(),
            line: position.line,
            column: position.column,
            thread: thread.0,
            thread_name: thread_name(thread),
            event,
        }
    }

    fn location(&self, id: EventId) -> Option<&str> {
        let loc = self.explorer.graph().event(id).loc;
        (loc != LocId::NONE).then(|| self.test.location_name(loc))
    }

    /// The events as an interleaving, if there is one that gives this execution.
    fn trace(&self, orders: &Orders) -> Vec<Step> {
        let graph = self.explorer.graph();
        let Some(order) = interleaving(graph, orders) else { return Vec::new() };
        let failed = (0..graph.thread_count()).filter_map(|thread| self.stop_event(ThreadId(thread as u16)));
        let step =
            |event: Event| Step { event: event.id, text: event.text, file: event.file, line: event.line };
        order.into_iter().map(|id| self.event(id)).chain(failed).map(step).collect()
    }
}

/// The events that a report is about, without initial writes and without saying one twice.
pub fn events_of(violation: &Violation) -> Vec<EventId> {
    let (a, b) = violation.events;
    let second = (a != b).then_some(b);
    [a].into_iter().chain(second).filter(|event| !event.is_init()).collect()
}

fn thread_name(thread: ThreadId) -> String {
    format!("P{}", thread.0)
}

/// `thread.index`, the index counted from 1; initial writes are `init`.
fn name(graph: &EventGraph, id: EventId) -> String {
    if id.is_init() {
        return "init".to_string();
    }
    let event = graph.event(id);
    format!("{}.{}", event.thread.0, event.index + 1)
}

fn order_name(order: Order) -> &'static str {
    match order {
        Order::NotAtomic => "non-atomic",
        Order::Relaxed => "relaxed",
        Order::Acquire => "acquire",
        Order::Release => "release",
        Order::AcquireRelease => "acq_rel",
        Order::SeqCst => "seq_cst",
    }
}

/// A linear extension of po | rf | co | fr, staying in a thread as long as possible; `None` if there is a cycle.
fn interleaving(graph: &EventGraph, orders: &Orders) -> Option<Vec<EventId>> {
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

/// FNV-1a over the events of each thread, what they read and the coherence order; the order of insertion has no part in it.
fn fingerprint(graph: &EventGraph, orders: &Orders) -> String {
    let mut hash = 0xcbf2_9ce4_8422_2325u64;
    let mut add = |number: u64| {
        for byte in number.to_le_bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    };
    let position = |id: EventId| match id.is_init() {
        true => u64::MAX,
        false => u64::from(graph.event(id).thread.0) << 32 | u64::from(graph.event(id).index),
    };
    for thread in 0..graph.thread_count() {
        let events = graph.thread(ThreadId(thread as u16));
        add(events.len() as u64);
        for id in events {
            let event = graph.event(*id);
            add(event.class.kind() as u64);
            add(event.class.order() as u64);
            add(u64::from(event.class.is_rmw()));
            add(u64::from(event.loc.0));
            add(event.value as u64);
            if event.class.kind() == Kind::Read {
                add(position(event.rf));
            }
        }
    }
    for writes in orders {
        writes.iter().for_each(|write| add(position(*write)));
    }
    format!("{hash:016x}")
}
