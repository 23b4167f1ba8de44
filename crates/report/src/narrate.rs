//! Turns where a search over interleavings stands into plain data with places and words: the twin of
//! `describe`, which does that for graphs.

use crate::describe::with_callers;
use crate::names::Names;
use crate::report::{Event, Execution, Graph, Note, Place, Problem, Reason, Step, Thread};
use crate::wording::{self, Deed, without_insides};
use selvedge_graph::{Kind as EventKind, LocId, Order, ThreadId};
use selvedge_interleave::{self as interleave, Awaited, FaultKind, Machine, Race};
use selvedge_program::{Action, Block};
use std::collections::HashMap;

/// An event of the machine, as step and event of it.
type At = (usize, usize);

/// A machine, with everything that is needed to name what it did.
pub struct Narrator<'a, 'p, S: Names> {
    subject: &'a S,
    machine: &'a Machine<'p, S>,
    /// The steps, beginning with what was done before the first.
    events: Vec<Told<'a, S>>,
}

/// One event of the trace.
struct Told<'a, S: Names> {
    event: interleave::Event,
    /// Where it is in the trace; none before its first step.
    at: Option<At>,
    /// The suspended thread before it.
    state: Option<&'a S::State>,
    /// From 1, within its thread.
    number: usize,
    /// What a read reads from, or a write overwrites.
    from: Option<usize>,
}

impl<'a, 'p, S: Names> Narrator<'a, 'p, S> {
    /// Takes stock of what a machine did.
    pub fn new(subject: &'a S, machine: &'a Machine<'p, S>) -> Narrator<'a, 'p, S> {
        let mut counts = vec![0; machine.thread_count()];
        let mut writes: HashMap<LocId, usize> = HashMap::new();
        let mut events: Vec<Told<'a, S>> = Vec::new();
        let mut tell = |event: interleave::Event, at: Option<At>, state| {
            counts[event.thread.index()] += 1;
            let from = event.access().and_then(|(loc, _)| writes.get(&loc).copied());
            if let Some((loc, true)) = event.access() {
                writes.insert(loc, events.len());
            }
            events.push(Told { event, at, state, number: counts[event.thread.index()], from });
        };
        machine.prologue().iter().for_each(|event| tell(*event, None, None));
        for (number, step) in machine.trace().iter().enumerate() {
            for (index, event) in step.events.iter().enumerate() {
                tell(*event, Some((number, index)), Some(step.state(index)));
            }
        }
        Narrator { subject, machine, events }
    }

    fn at(&self, at: At) -> &Told<'a, S> {
        self.events.iter().find(|told| told.at == Some(at)).expect("it is part of the trace")
    }

    /// The first event of a step.
    fn step(&self, step: usize) -> &Told<'a, S> {
        self.at((step, 0))
    }

    fn last_step(&self) -> usize {
        self.machine.trace().len() - 1
    }

    /// A thread that has failed as an error.
    pub fn failure(&self, thread: ThreadId, kind: &'static str, headline: String) -> Problem {
        let text = format!("thread `{}` fails here", self.subject.thread_name(thread));
        let notes = with_callers(Note::new(self.stop_place(thread), text));
        self.problem(kind, headline, notes)
    }

    /// Threads that wait for each other as an error. Those that wait for the end of one come last, as what
    /// keeps them is said of the others.
    pub fn deadlock(&self, threads: &[ThreadId]) -> Problem {
        let mut threads = threads.to_vec();
        threads.sort_by_key(|thread| matches!(self.machine.awaits(*thread), Awaited::End(_)));
        let notes = threads.iter().map(|thread| {
            let name = self.subject.thread_name(*thread);
            Note::new(
                self.stop_place(*thread),
                format!("thread `{name}` waits for {}", self.awaited(*thread)),
            )
        });
        self.problem("deadlock", "deadlock: no waiting thread can ever go on".into(), notes.collect())
    }

    /// Threads that spin for ever as an error.
    pub fn liveness(&self, threads: &[ThreadId]) -> Problem {
        let notes = threads.iter().map(|thread| {
            let name = self.subject.thread_name(*thread);
            Note::new(self.stop_place(*thread), wording::spins(&name))
        });
        let problem = self.problem("liveness", wording::NEVER_ENDING.into(), notes.collect());
        Problem { why: threads.iter().filter_map(|thread| self.looks_in_vain(*thread)).collect(), ..problem }
    }

    /// What a thread that spins for ever looks at: the last read in the round of its loop, which may end with
    /// a write that changes nothing.
    fn looks_in_vain(&self, thread: ThreadId) -> Option<Reason> {
        let Action::Block(Block::Spin { events }) = self.machine.thread(thread).action else { return None };
        let mut round =
            self.events.iter().rev().filter(|told| told.event.thread == thread).take(events as usize);
        let read = round.find(|told| told.event.access().is_some_and(|(_, writes)| !writes))?;
        let source = read.from.map(|write| &self.events[write]);
        let by = source.filter(|write| write.event.thread != thread).map(|write| self.place(write));
        let (place, name) = (self.place(read), self.subject.thread_name(thread));
        let text = wording::looks_in_vain(&name, &self.event(read).text, &place, by.as_ref());
        Some(Reason { text, places: [place].into_iter().chain(by).collect() })
    }

    fn awaited(&self, thread: ThreadId) -> String {
        let next = self.machine.thread(thread);
        let named = |thread: ThreadId| format!("thread `{}`", self.subject.thread_name(thread));
        let loc = location(next.action);
        let call = self.subject.synchronisation(&next.state, loc, &|thread| self.state(thread));
        let name = call.as_ref().map(|(_, object)| object.clone()).or(loc.map(|loc| self.lock_name(loc)));
        let object = name.map_or("something".to_string(), |name| format!("`{name}`"));
        let within = call.map_or(String::new(), |(call, _)| format!(" in `{call}`"));
        match (self.machine.awaits(thread), next.action) {
            (Awaited::End(thread), _) => format!("the end of {}", named(thread)),
            (Awaited::Owner(owner), _) if owner == thread => format!("{object}, which it holds itself"),
            (Awaited::Owner(owner), _) => {
                let ended = matches!(self.machine.thread(owner).action, Action::End | Action::Exit);
                let ended = if ended { ", which has ended," } else { "" };
                format!("{object}, which {}{ended} holds", named(owner))
            }
            (Awaited::Round(arrived), Action::Depart { count, .. }) => {
                format!("{object}{within}: {arrived} of {count} threads have come")
            }
            (Awaited::Round(_) | Awaited::Anyone, _) => object + &within,
        }
    }

    /// A thread that waits at a barrier which another has destroyed, and that barrier.
    pub fn waits_at_destroyed(&self, threads: &[ThreadId]) -> Option<(ThreadId, LocId)> {
        let is_destroyed = |barrier| {
            let mut states = self.events.iter().filter_map(|told| told.state);
            states.any(|state| self.subject.is_destroyed_by(state, barrier))
        };
        threads.iter().find_map(|thread| match self.machine.thread(*thread).action {
            Action::Depart { barrier, .. } => is_destroyed(barrier).then_some((*thread, barrier)),
            _ => None,
        })
    }

    /// What to say before the program is searched again with a lock or barrier as a word in memory.
    pub fn ordering(&self, position: &str, loc: LocId, why: &str) -> String {
        format!("{position}: note: `{}` is searched as a word in memory: {why}", self.lock_name(loc))
    }

    fn lock_name(&self, loc: LocId) -> String {
        without_insides(self.location_name(loc))
    }

    /// What is wrong with the last step as an error.
    pub fn fault(&self, kind: FaultKind) -> Problem {
        let step = self.last_step();
        let told = self.step(step);
        let loc = location(told.event.action);
        let name = loc.map_or(String::new(), |loc| self.location_name(loc));
        let (kind, headline) = match (kind, loc) {
            (FaultKind::Unallocated, Some(loc)) => self.subject.explain_missing(loc, self.maker(loc)),
            _ => {
                let alike = wording::alike(kind).expect("what is not supported is no error of the program");
                wording::fault(alike, &name)
            }
        };
        let other = self.machine.trace()[step].fault.and_then(|fault| fault.other);
        let notes = [self.note(told, true)].into_iter();
        let notes = notes.chain(other.map(|other| self.note(self.step(other as usize), false)));
        self.problem(kind, headline, notes.collect())
    }

    /// The refusal of the last step, which accesses in another size what was accessed before.
    pub fn mixed_sizes(&self) -> String {
        let named = |step: usize| {
            let told = self.step(step);
            let name = location(told.event.action).map_or(String::new(), |loc| self.location_name(loc));
            (self.place(told).position(), name)
        };
        let step = self.last_step();
        let other = self.machine.trace()[step].fault.and_then(|fault| fault.other);
        let (place, name) = named(step);
        wording::mixed_sizes((&place, &name), other.map(|other| named(other as usize)))
    }

    /// Two accesses that nothing orders as an error.
    pub fn race(&self, race: &Race) -> Problem {
        let headline = format!("data race on `{}`", self.location_name(race.loc));
        let mut notes = vec![self.note(self.at(race.later), true), self.note(self.at(race.earlier), false)];
        notes[1].text += "; nothing orders the two";
        self.problem("data-race", headline, notes)
    }

    /// Where the last step was taken.
    pub fn last_position(&self) -> String {
        self.place(self.step(self.last_step())).position()
    }

    /// What the last step has accessed, if it was an access.
    pub fn last_location(&self) -> Option<LocId> {
        location(self.step(self.last_step()).event.action)
    }

    fn problem(&self, kind: &'static str, headline: String, notes: Vec<Note>) -> Problem {
        Problem { kind, headline, notes, why: Vec::new(), execution: Some(self.execution()) }
    }

    /// What an event of a report does, or did.
    fn note(&self, told: &Told<'a, S>, is_newest: bool) -> Note {
        let event = &told.event;
        let kind = match event.access() {
            Some((_, true)) => EventKind::Write,
            Some((_, false)) => EventKind::Read,
            None => EventKind::Fence,
        };
        let verb = wording::verb(event.action, kind, is_newest);
        let object = match event.action {
            Action::Join { thread, .. } => format!("thread `{}`", self.subject.thread_name(thread)),
            _ => "it".to_string(),
        };
        let order =
            order(event.action).map_or(String::new(), |order| format!(" ({})", wording::order(order)));
        let thread = self.subject.thread_name(event.thread);
        Note::new(self.place(told), format!("thread `{thread}` {verb} {object}{order}"))
    }

    /// What was done so far as plain data.
    pub fn execution(&self) -> Execution {
        let shown = || self.events.iter().filter(|told| !matches!(told.event.action, Action::Arrived { .. }));
        let threads = (0..self.machine.thread_count()).map(|thread| ThreadId(thread as u16));
        let threads: Vec<Thread> = threads
            .filter(|thread| !matches!(self.machine.thread(*thread).action, Action::Begin { .. }))
            .map(|thread| Thread {
                id: thread.0,
                name: self.subject.thread_name(thread),
                events: shown()
                    .filter(|told| told.event.thread == thread)
                    .map(|told| self.event(told))
                    .chain(self.stop_event(thread))
                    .collect(),
            })
            .collect();
        let pairs = |writes| {
            let is_wanted = move |told: &&Told<'a, S>| told.event.access().is_some_and(|(_, w)| w == writes);
            let pair = |told: &Told<'a, S>| [self.source(told), name(told)];
            self.events.iter().filter(is_wanted).map(pair).collect::<Vec<_>>()
        };
        let mut co = pairs(true);
        co.retain(|[before, _]| before != "init");
        let graph = Graph { threads, rf: pairs(false), co, derived: None };
        let stopped = graph.threads.iter().filter_map(|thread| thread.events.last());
        let stopped = stopped.filter(|event| matches!(event.kind, "error" | "blocked"));
        let trace = shown().map(|told| Step::of(&self.event(told))).chain(stopped.map(Step::of)).collect();
        Execution { id: fingerprint(&graph), trace, graph }
    }

    /// What a read reads from, or a write overwrites.
    fn source(&self, told: &Told<'a, S>) -> String {
        told.from.map_or("init".to_string(), |from| name(&self.events[from]))
    }

    fn event(&self, told: &Told<'a, S>) -> Event {
        let event = &told.event;
        let loc = location(event.action);
        let call = told
            .state
            .and_then(|state| self.subject.synchronisation(state, loc, &|thread| self.state(thread)));
        let is_access = event.access().is_some();
        let address = match (&call, loc) {
            (Some((_, object)), _) => Some(object.clone()),
            (None, Some(loc)) if is_access => Some(self.location_name(loc)),
            _ => None,
        };
        let target = self.subject.maker_of(event.value).and_then(|maker| self.state(maker));
        let value = match (loc, &call) {
            (Some(loc), None) if is_access => {
                Some(self.subject.value_text(loc, event.value, self.maker(loc), target))
            }
            _ => None,
        };
        let order = order(event.action);
        let deed = Deed {
            action: event.action,
            order: order.map_or("", wording::order),
            call: call.as_ref(),
            address: address.as_deref(),
            value: value.as_deref(),
            thread: &|thread| self.subject.thread_name(thread),
            object: &|| match (&call, loc) {
                (Some((_, object)), _) => object.clone(),
                (None, Some(loc)) => self.lock_name(loc),
                (None, None) => "something".to_string(),
            },
            freed: &|| loc.map_or(String::new(), |loc| self.location_name(loc)),
            by_chance: event.value != 0,
        };
        let (kind, text) = deed.words();
        let rmw = match event.action {
            Action::Read { exclusive, .. } => exclusive.succeeds(event.value),
            Action::Write { exclusive, .. } => exclusive,
            _ => false,
        };
        let from = (is_access && kind == "read").then(|| self.source(told));
        Event {
            order: order.map(Order::short_name),
            address,
            value,
            rmw,
            from,
            call: call.map(|(call, _)| call),
            ..Event::new(self.place(told), kind, text)
        }
    }

    /// A thread that has failed or waits ends with an event that says so.
    fn stop_event(&self, thread: ThreadId) -> Option<Event> {
        let next = self.machine.thread(thread);
        let is_stuck = !self.machine.enabled().contains(thread);
        let (kind, text) = match next.action {
            Action::Fail => ("error", self.subject.failure(&next.state)?),
            Action::Block(block) if !matches!(block, Block::Wait(_)) => {
                ("blocked", wording::blocked(block).to_string())
            }
            Action::End | Action::Exit | Action::Begin { .. } => return None,
            _ if is_stuck => ("blocked", format!("waits for {}", self.awaited(thread))),
            _ => return None,
        };
        let awaits = match self.machine.awaits(thread) {
            Awaited::End(other) | Awaited::Owner(other) if kind == "blocked" => Some(other.0),
            _ => None,
        };
        Some(Event { awaits, ..Event::new(self.stop_place(thread), kind, text) })
    }

    fn place(&self, told: &Told<'a, S>) -> Place {
        let (place, thread) = (told.event.place, told.event.thread);
        match told.state {
            Some(state) => self.subject.place_in(state, place, thread, name(told)),
            None => self.subject.place_of(place, thread, name(told)),
        }
    }

    /// Where a thread stands; its next event would be there.
    pub fn stop_place(&self, thread: ThreadId) -> Place {
        let next = self.machine.thread(thread);
        let place = self.subject.place_in(&next.state, next.place, thread, self.next_event(thread));
        if next.action == Action::Fail { place.itself() } else { place }
    }

    fn next_event(&self, thread: ThreadId) -> String {
        let count = self.events.iter().filter(|told| told.event.thread == thread).count();
        format!("{}.{}", thread.0, count + 1)
    }

    fn location_name(&self, loc: LocId) -> String {
        self.subject.location_name(loc, self.maker(loc))
    }

    /// The suspended thread that made the object of a location.
    pub fn maker(&self, loc: LocId) -> Option<&'a S::State> {
        self.state(self.subject.maker(loc)?)
    }

    fn state(&self, thread: ThreadId) -> Option<&'a S::State> {
        let exists = thread.index() < self.machine.thread_count();
        exists.then(|| &self.machine.thread(thread).state)
    }
}

fn name<S: Names>(told: &Told<'_, S>) -> String {
    format!("{}.{}", told.event.thread.0, told.number)
}

/// The location of an action, whatever it does there.
fn location(action: Action) -> Option<LocId> {
    match action {
        Action::Read { loc, .. } | Action::Write { loc, .. } => Some(loc),
        Action::Lock { lock, .. } | Action::Unlock { lock } | Action::Retire { lock } => Some(lock),
        Action::Arrive { barrier, .. } | Action::Arrived { barrier } | Action::Depart { barrier, .. } => {
            Some(barrier)
        }
        Action::Free { object, .. } => Some(object),
        _ => None,
    }
}

fn order(action: Action) -> Option<Order> {
    match action {
        Action::Read { order, .. } | Action::Write { order, .. } | Action::Fence { order } => Some(order),
        _ => None,
    }
}

/// FNV-1a over what the threads did and what they read; the interleaving has no part in it.
fn fingerprint(graph: &Graph) -> String {
    let mut hash = 0xcbf2_9ce4_8422_2325u64;
    let mut add = |text: &str| {
        for byte in text.bytes().chain([0]) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    };
    for event in graph.threads.iter().flat_map(|thread| &thread.events) {
        [&event.id, event.kind, &event.text].into_iter().for_each(&mut add);
    }
    graph.rf.iter().chain(&graph.co).flatten().for_each(|end| add(end));
    format!("{hash:016x}")
}
