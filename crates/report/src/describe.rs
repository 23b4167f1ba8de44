//! Turns what the explorer stopped at into plain data with places and words.

mod derived;
pub mod handles;

use crate::interleaving::{interleaving, interleaving_with, interleaving_within, name};
use crate::names::Names;
use crate::orders::Orders;
use crate::report::{Call, Event, Execution, Graph, Note, Place, Problem, Reason, Step, Thread};
use crate::wording::{self, Deed, without_insides};
use selvedge_explore::{CausalOrder, Coherence, Explorer, Fault, FaultKind, NodeId};
use selvedge_graph::{EventId, Graph as EventGraph, Kind, LocId, Order, ThreadId};
use selvedge_model::{Model, Violation};
use selvedge_program::{Action, Block, Wait};
use std::collections::HashSet;
use std::hash::{Hash, Hasher};

/// The present graph of an explorer, with everything that is needed to name what is in it.
pub struct Describer<'a, S: Names, C: CausalOrder> {
    /// The program.
    pub subject: &'a S,
    /// The model.
    pub model: &'a Model,
    /// The model as the user named it.
    pub model_name: &'a str,
    /// Where the graph is.
    pub explorer: &'a Explorer<'a, S, C>,
    /// Whether somebody draws what is described.
    pub is_drawn: bool,
}

impl<S: Names, C: CausalOrder> Describer<'_, S, C> {
    /// A thread that has failed as an error.
    pub fn failure(&self, thread: ThreadId, kind: &'static str, headline: String) -> Problem {
        let text = format!("thread `{}` fails here", self.subject.thread_name(thread));
        let notes = with_callers(Note::new(self.stop_place(thread), text));
        let last: Vec<EventId> = self.explorer.graph().thread(thread).last().copied().into_iter().collect();
        self.problem(kind, headline, notes, self.why_failure(thread), &last)
    }

    /// Threads that wait for each other as an error. Those that wait for the end of one come last, as what
    /// keeps them is said of the others.
    pub fn deadlock(&self, threads: &[ThreadId]) -> Problem {
        let joins = |thread: &ThreadId| {
            let node = self.explorer.thread_node(*thread);
            matches!(self.explorer.unfolding().action(node), Action::Join { .. })
        };
        let mut threads = threads.to_vec();
        threads.sort_by_key(joins);
        let notes = threads.iter().map(|thread| {
            let name = self.subject.thread_name(*thread);
            Note::new(
                self.stop_place(*thread),
                format!("thread `{name}` waits for {}", self.awaited(*thread)),
            )
        });
        let headline = "deadlock: no waiting thread can ever go on";
        let why = self.why_deadlock(&threads);
        self.problem("deadlock", headline.into(), notes.collect(), why, &self.lasts(&threads))
    }

    /// What a thread waits for.
    fn awaited(&self, thread: ThreadId) -> String {
        let graph = self.explorer.graph();
        let node = self.explorer.thread_node(thread);
        let named = |thread: ThreadId| format!("thread `{}`", self.subject.thread_name(thread));
        let loc =
            graph.thread(thread).last().map(|last| graph.event(*last).loc).filter(|loc| *loc != LocId::NONE);
        let call = self.synchronisation(node, loc);
        let last = || graph.thread(thread).last().and_then(|last| self.location(*last));
        let object = call.as_ref().map(|(_, object)| object.clone()).or_else(last);
        let object = object.map_or("something".to_string(), |name| format!("`{name}`"));
        match self.explorer.unfolding().action(node) {
            Action::Join { thread, .. } => format!("the end of {}", named(thread)),
            Action::Block(Block::Wait(Wait::Lock { owner })) if owner == thread => {
                format!("{object}, which it holds itself")
            }
            Action::Block(Block::Wait(Wait::Lock { owner })) => {
                let ended = matches!(
                    self.explorer.unfolding().action(self.explorer.thread_node(owner)),
                    Action::End | Action::Exit
                );
                let ended = if ended { ", which has ended," } else { "" };
                format!("{object}, which {}{ended} holds", named(owner))
            }
            action => {
                let call = call.map_or(String::new(), |(call, _)| format!(" in `{call}`"));
                match action {
                    Action::Depart { barrier, count } => {
                        let arrived = self.arrived(thread, barrier, count);
                        format!("{object}{call}: {arrived} of {count} threads have come")
                    }
                    _ => object + &call,
                }
            }
        }
    }

    /// How many threads have come to a barrier for so many, in the round that a thread waits for.
    pub fn arrived(&self, thread: ThreadId, barrier: LocId, count: u32) -> u32 {
        let graph = self.explorer.graph();
        let own = graph.thread(thread).last().map_or(0, |last| graph.event(*last).value as u32);
        let before = own.saturating_sub(1) / count * count;
        (graph.writes(barrier).len() as u32).saturating_sub(before)
    }

    /// A thread that waits at a barrier which another has destroyed, and that barrier.
    pub fn waits_at_destroyed(&self, threads: &[ThreadId]) -> Option<(ThreadId, LocId)> {
        let unfolding = self.explorer.unfolding();
        let nodes = || self.explorer.graph().ids().map(|id| self.explorer.event_node(id));
        threads.iter().find_map(|thread| match unfolding.action(self.explorer.thread_node(*thread)) {
            Action::Depart { barrier, .. } => nodes()
                .any(|node| self.subject.is_destroyed_by(unfolding.state(node), barrier))
                .then_some((*thread, barrier)),
            _ => None,
        })
    }

    /// What to say before the program is explored again with what happens at a lock or barrier in order,
    /// because of what a thread does at a node.
    pub fn ordering(&self, node: NodeId, place: Place, loc: LocId, why: &str) -> String {
        let call = self.synchronisation(node, Some(loc));
        let is_barrier = call.as_ref().is_some_and(|(call, _)| call.contains("barrier"));
        let name = call.map_or_else(|| self.lock_name(loc), |(_, name)| name);
        let what = match is_barrier {
            true => format!("waits at `{name}` are explored in every order, as with `--no-bam`"),
            false => format!("sections of `{name}` are explored in every order, as without `--lapor`"),
        };
        format!("{}: note: {what}: {why}", place.position())
    }

    /// What a lock is called.
    pub fn lock_name(&self, loc: LocId) -> String {
        without_insides(self.subject.location_name(loc, self.maker(loc)))
    }

    /// Threads that spin for ever as an error.
    pub fn liveness(&self, threads: &[ThreadId]) -> Problem {
        let notes = threads.iter().map(|thread| {
            let name = self.subject.thread_name(*thread);
            Note::new(self.stop_place(*thread), wording::spins(&name))
        });
        let why = self.why_liveness(threads);
        let headline = wording::NEVER_ENDING.into();
        self.problem("liveness", headline, notes.collect(), why, &self.lasts(threads))
    }

    /// Something wrong with an event as an error.
    pub fn fault(&self, fault: &Fault) -> Problem {
        let name = self.fault_location(fault.event);
        let (kind, headline) = match fault.kind {
            FaultKind::Unallocated => {
                let loc = self.explorer.graph().event(fault.event).loc;
                self.subject.explain_missing(loc, self.maker(loc))
            }
            kind => wording::fault(kind, &name),
        };
        let mut notes = vec![self.note(fault.event, true, true)];
        match fault.other {
            Some(other) => {
                let mut note = self.note(other, false, true);
                if fault.kind == FaultKind::Freed {
                    note.text += "; nothing orders the access before that";
                }
                notes.push(note);
            }
            None if fault.kind == FaultKind::RaceWithFirstContents => {
                notes[0].text += "; nothing orders the writes that initialised it before that";
            }
            None => {}
        }
        let events: Vec<EventId> = [fault.event].into_iter().chain(fault.other).collect();
        let mut problem = self.problem(kind, headline, notes, self.why_fault(fault), &events);
        if let (FaultKind::Freed | FaultKind::DoubleFree, Some(free)) = (fault.kind, fault.other) {
            self.show_before(&mut problem, free, fault.event);
        }
        problem
    }

    /// Shows the execution of a problem with one event before another, if it can have happened so.
    fn show_before(&self, problem: &mut Problem, first: EventId, second: EventId) {
        let order = interleaving_with(self.explorer.graph(), &self.orders(), first, second);
        if let (Some(execution), Some(order)) = (&mut problem.execution, order) {
            execution.trace = self.steps(order);
        }
    }

    /// The refusal of accesses of different sizes.
    pub fn mixed_sizes(&self, fault: &Fault) -> String {
        let named = |id| (self.place(id).position(), self.fault_location(id));
        let (place, name) = named(fault.event);
        wording::mixed_sizes((&place, &name), fault.other.map(named))
    }

    /// The location of an event, or the one that a mark names.
    pub fn accessed(&self, id: EventId) -> LocId {
        let event = self.explorer.graph().event(id);
        event.object().unwrap_or(event.loc)
    }

    fn fault_location(&self, id: EventId) -> String {
        let loc = self.accessed(id);
        self.subject.location_name(loc, self.maker(loc))
    }

    /// The suspended thread that made the object of a location.
    pub fn maker(&self, loc: LocId) -> Option<&S::State> {
        self.state(self.subject.maker(loc)?)
    }

    /// What a thread does at a node, if that is to lock, wait or the like: the library function, and the name
    /// of what it works on.
    pub fn synchronisation(&self, node: NodeId, loc: Option<LocId>) -> Option<(String, String)> {
        let state = self.explorer.unfolding().state(node);
        self.subject.synchronisation(state, loc, &|thread| self.state(thread))
    }

    /// A suspended thread, if there is such a thread.
    fn state(&self, thread: ThreadId) -> Option<&S::State> {
        let exists = thread.index() < self.explorer.graph().thread_count();
        exists.then(|| self.explorer.unfolding().state(self.explorer.thread_node(thread)))
    }

    /// A problem that shows at some events. What must have happened for them names it, whatever else has
    /// happened; what must have happened for the reasons is shown as well.
    fn problem(
        &self,
        kind: &'static str,
        headline: String,
        notes: Vec<Note>,
        why: Vec<Reason>,
        events: &[EventId],
    ) -> Problem {
        let prefix = self.prefix(events);
        let mut execution = self.execution();
        let graph = self.explorer.graph();
        let shown: Vec<String> = notes.iter().map(|note| note.place.event.clone()).collect();
        execution.id = fingerprint(graph, &self.orders(), |id| prefix[id.index()], &(kind, &shown));
        let prefix = self.prefix(&[events, &self.events_in(&why)].concat());
        if execution.trace.is_empty() {
            let order = interleaving_within(graph, &self.orders(), |id| prefix[id.index()]);
            execution.trace = order.map_or_else(Vec::new, |order| self.steps(order));
        }
        let known: HashSet<String> =
            graph.ids().filter(|id| prefix[id.index()]).map(|id| name(graph, id)).chain(shown).collect();
        for event in execution.graph.threads.iter_mut().flat_map(|thread| &mut thread.events) {
            event.matters = known.contains(&event.id);
        }
        Problem { kind, headline, notes, why, execution: Some(execution) }
    }

    /// The events that reasons are about.
    fn events_in(&self, why: &[Reason]) -> Vec<EventId> {
        let graph = self.explorer.graph();
        let names: HashSet<&str> =
            why.iter().flat_map(|reason| &reason.places).map(|place| place.event.as_str()).collect();
        graph.ids().filter(|id| names.contains(name(graph, *id).as_str())).collect()
    }

    /// The last events of threads.
    fn lasts(&self, threads: &[ThreadId]) -> Vec<EventId> {
        let graph = self.explorer.graph();
        threads.iter().filter_map(|thread| graph.thread(*thread).last().copied()).collect()
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
        }
        let why = match events.as_slice() {
            [second, first] if is_race => self.why_race(*first, *second),
            _ => Vec::new(),
        };
        self.problem(kind, headline, notes, why, &events)
    }

    /// What an event of a report did: the newest one `reads`, older ones `wrote`.
    fn note(&self, id: EventId, is_newest: bool, named: bool) -> Note {
        let event = self.explorer.graph().event(id);
        let action = self.explorer.unfolding().action(self.explorer.event_node(id));
        let verb = wording::verb(action, event.class.kind(), is_newest);
        let object = match (self.location(id), action) {
            (_, Action::Free { .. }) => " it".to_string(),
            (_, Action::Lock { .. } | Action::Unlock { .. } | Action::Retire { .. }) => {
                format!(" `{}`", self.lock_name(self.accessed(id)))
            }
            (_, Action::Join { thread, .. }) => format!(" thread `{}`", self.subject.thread_name(thread)),
            (Some(_), _) if named => " it".to_string(),
            (Some(name), _) => format!(" `{name}`"),
            (None, _) => String::new(),
        };
        let order = match action {
            Action::Join { .. } => String::new(),
            _ if event.class.is_mark() => String::new(),
            _ => format!(" ({})", wording::order(event.class.order())),
        };
        let thread = self.subject.thread_name(event.thread);
        Note::new(self.place(id), format!("thread `{thread}` {verb}{object}{order}"))
    }

    /// The name of the present graph.
    pub fn id(&self) -> String {
        fingerprint(self.explorer.graph(), &self.orders(), |_| true, &())
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
            .filter(|id| graph.class(**id).kind() == Kind::Read && !is_at_barrier(graph, **id));
        let neighbours =
            orders.iter().flat_map(|writes| writes.windows(2)).filter(|pair| !is_at_barrier(graph, pair[0]));
        Execution {
            id: fingerprint(graph, &orders, |_| true, &()),
            trace: self.trace(&orders),
            graph: Graph {
                derived: self.is_drawn.then(|| self.derived(&orders)),
                threads: threads.iter().filter_map(|thread| self.thread(*thread)).collect(),
                rf: reads.map(|read| [name(graph, graph.event(*read).rf), name(graph, *read)]).collect(),
                co: neighbours.map(|pair| [name(graph, pair[0]), name(graph, pair[1])]).collect(),
            },
        }
    }

    /// The events as an interleaving, if there is one that gives this execution.
    pub fn in_order(&self) -> Option<Vec<EventId>> {
        interleaving(self.explorer.graph(), &self.orders())
    }

    /// The coherence order of each location that is written.
    pub fn orders(&self) -> Orders {
        let graph = self.explorer.graph();
        let stored =
            || (0..graph.location_count()).map(|loc| graph.writes(LocId(loc as u32)).to_vec()).collect();
        let mut orders: Orders = match self.explorer.coherence() {
            Coherence::Stored => stored(),
            Coherence::Inferred => self.model.some_order(graph).unwrap_or_default(),
        };
        orders.retain(|writes| !writes.is_empty());
        orders.sort_by_key(|writes| (graph.event(writes[0]).thread, graph.event(writes[0]).index));
        orders
    }

    /// The events of a thread; none if it was never created.
    fn thread(&self, thread: ThreadId) -> Option<Thread> {
        let shown = self.explorer.graph().thread(thread).iter().filter(|id| !self.is_second_half(**id));
        let mut events: Vec<Event> = shown.map(|id| self.event(*id)).collect();
        let node = self.explorer.thread_node(thread);
        if events.is_empty() && matches!(self.explorer.unfolding().action(node), Action::Begin { .. }) {
            return None;
        }
        events.extend(self.stop_event(thread));
        Some(Thread { id: thread.0, name: self.subject.thread_name(thread), events })
    }

    /// Whether an event says no more than the one before it: an arrival at a barrier is two events.
    fn is_second_half(&self, id: EventId) -> bool {
        matches!(self.explorer.unfolding().action(self.explorer.event_node(id)), Action::Arrived { .. })
    }

    /// What an event does, for people.
    pub fn event_text(&self, id: EventId) -> String {
        self.event(id).text
    }

    fn event(&self, id: EventId) -> Event {
        let graph = self.explorer.graph();
        let event = graph.event(id);
        let action = self.explorer.unfolding().action(self.explorer.event_node(id));
        let is_access = matches!(action, Action::Read { .. } | Action::Write { .. });
        let loc = Some(event.loc).filter(|loc| *loc != LocId::NONE);
        let call = self.synchronisation(self.explorer.event_node(id), loc);
        let address = match &call {
            Some((_, object)) => Some(object.clone()),
            None if is_access => self.location(id),
            None => None,
        };
        let target = self.subject.maker_of(event.value).and_then(|maker| self.state(maker));
        let shown = address.as_ref().filter(|_| call.is_none());
        let value =
            shown.map(|_| self.subject.value_text(event.loc, event.value, self.maker(event.loc), target));
        let order = wording::order(event.class.order());
        let deed = Deed {
            action,
            order,
            call: call.as_ref(),
            address: address.as_deref(),
            value: value.as_deref(),
            thread: &|thread| self.subject.thread_name(thread),
            object: &|| match &call {
                Some((_, object)) => object.clone(),
                None => self.lock_name(self.accessed(id)),
            },
            freed: &|| self.fault_location(id),
            by_chance: event.value != 0,
        };
        let (kind, text) = deed.words();
        let is_c11 = !event.class.is_signal() && !event.class.is_mark();
        Event {
            order: is_c11.then(|| event.class.order().short_name()),
            value,
            address,
            rmw: event.class.is_rmw(),
            from: (is_c11 && event.class.kind() == Kind::Read).then(|| name(graph, event.rf)),
            call: call.map(|(call, _)| call),
            ..Event::new(self.place(id), kind, text)
        }
    }

    /// A thread that has failed or waits ends with an event that says so.
    fn stop_event(&self, thread: ThreadId) -> Option<Event> {
        let unfolding = self.explorer.unfolding();
        let node = self.explorer.thread_node(thread);
        let (kind, text) = match unfolding.action(node) {
            Action::Fail => ("error", self.subject.failure(unfolding.state(node))?),
            Action::Join { .. } | Action::Depart { .. } | Action::Block(Block::Wait(_)) => {
                ("blocked", format!("waits for {}", self.awaited(thread)))
            }
            Action::Block(block) => ("blocked", wording::blocked(block).to_string()),
            _ => return None,
        };
        let awaits = match unfolding.action(node) {
            Action::Join { thread, .. } => Some(thread.0),
            Action::Block(Block::Wait(Wait::Lock { owner })) => Some(owner.0),
            _ => None,
        };
        Some(Event { awaits, ..Event::new(self.stop_place(thread), kind, text) })
    }

    /// Where an event is.
    pub fn place(&self, id: EventId) -> Place {
        let graph = self.explorer.graph();
        self.place_at(self.explorer.event_node(id), graph.event(id).thread, name(graph, id))
    }

    /// Where a thread stands; its next event would be there.
    pub fn stop_place(&self, thread: ThreadId) -> Place {
        let node = self.explorer.thread_node(thread);
        let place = self.place_at(node, thread, self.next_event(thread));
        if self.explorer.unfolding().action(node) == Action::Fail { place.itself() } else { place }
    }

    fn place_at(&self, node: NodeId, thread: ThreadId, event: String) -> Place {
        let unfolding = self.explorer.unfolding();
        self.subject.place_in(unfolding.state(node), unfolding.place(node), thread, event)
    }

    fn next_event(&self, thread: ThreadId) -> String {
        format!("{}.{}", thread.0, self.explorer.graph().thread(thread).len() + 1)
    }

    /// What an event accesses.
    pub fn location(&self, id: EventId) -> Option<String> {
        let loc = self.explorer.graph().event(id).loc;
        (loc != LocId::NONE).then(|| self.subject.location_name(loc, self.maker(loc)))
    }

    /// The events as an interleaving, if there is one that gives this execution.
    fn trace(&self, orders: &Orders) -> Vec<Step> {
        let graph = self.explorer.graph();
        let order = interleaving(graph, orders);
        order.map_or_else(Vec::new, |order| self.steps(order))
    }

    /// Events as steps, and then where threads have stopped.
    fn steps(&self, order: Vec<EventId>) -> Vec<Step> {
        let graph = self.explorer.graph();
        let stopped = (0..graph.thread_count()).filter_map(|thread| self.stop_event(ThreadId(thread as u16)));
        let shown = order.into_iter().filter(|id| !self.is_second_half(*id));
        shown.map(|id| self.event(id)).chain(stopped).map(|event| Step::of(&event)).collect()
    }
}

/// A note and those who have called: of a failure, these are places of their own.
pub fn with_callers(note: Note) -> Vec<Note> {
    let caller = |call: &Call| {
        let Call { file, line, column, .. } = call.clone();
        let place = Place { file, line, column, calls: Vec::new(), ..note.place.clone() };
        Note { place, text: "called from here".to_string(), is_caller: true }
    };
    let callers: Vec<Note> = note.place.calls.iter().skip(1).map(caller).collect();
    [note].into_iter().chain(callers).collect()
}

/// The events that a report is about, without initial writes and without saying one twice.
pub fn events_of(violation: &Violation) -> Vec<EventId> {
    let (a, b) = violation.events;
    let second = (a != b).then_some(b);
    [a].into_iter().chain(second).filter(|event| !event.is_init()).collect()
}

/// Whether an event is an arrival at a barrier or a departure: what it reads, and in which order it writes,
/// means nothing.
fn is_at_barrier(graph: &EventGraph, id: EventId) -> bool {
    let is_arrival = |id: EventId| graph.class(id).order() == Order::Start && graph.class(id).is_rmw();
    is_arrival(id)
        || (graph.class(id).order() == Order::Start && graph.po_predecessor(id).is_some_and(is_arrival))
}

/// FNV-1a, which is the same in every process and version.
struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}

/// A name for some events: those of each thread, what they read and the coherence order, and what is said of
/// them. The order of insertion and the numbers of locations have no part in it.
fn fingerprint(
    graph: &EventGraph,
    orders: &Orders,
    is_in: impl Fn(EventId) -> bool,
    more: &impl Hash,
) -> String {
    let mut hash = Fnv(0xcbf2_9ce4_8422_2325);
    more.hash(&mut hash);
    let mut add = |number: u64| hash.write(&number.to_le_bytes());
    let position = |id: EventId| match id.is_init() {
        true => u64::MAX,
        false => u64::from(graph.event(id).thread.0) << 32 | u64::from(graph.event(id).index),
    };
    let mut locations: Vec<LocId> = Vec::new();
    let mut number = |loc: LocId| {
        let known = locations.iter().position(|other| *other == loc);
        known.unwrap_or_else(|| {
            locations.push(loc);
            locations.len() - 1
        }) as u64
    };
    for thread in 0..graph.thread_count() {
        let events: Vec<EventId> =
            graph.thread(ThreadId(thread as u16)).iter().copied().filter(|id| is_in(*id)).collect();
        add(events.len() as u64);
        for id in events {
            let event = graph.event(id);
            add(event.class.kind() as u64);
            add(event.class.order() as u64);
            add(u64::from(event.class.is_rmw()));
            add(number(event.loc));
            if is_at_barrier(graph, id) {
                continue;
            }
            add(event.object().map_or(event.value as u64, &mut number));
            if event.class.kind() == Kind::Read {
                add(position(event.rf));
            }
        }
    }
    let is_memory =
        |writes: &&Vec<EventId>| !writes.first().is_some_and(|first| is_at_barrier(graph, *first));
    for writes in orders.iter().filter(is_memory) {
        writes.iter().filter(|write| is_in(**write)).for_each(|write| add(position(*write)));
    }
    format!("{:016x}", hash.finish())
}
