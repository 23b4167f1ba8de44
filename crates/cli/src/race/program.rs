//! Random schedules of a program, as recordings: what its threads do under SC, in the terms of race
//! detectors.
//!
//! Schedule number K of a run is drawn from the seed plus K alone. Locks for reading have no place in a
//! trace, so locks that are taken for reading are words in memory here; so are barriers at which a round
//! begins before anybody has left the last one.

use super::recording::Glossary;
use crate::diagnostics::say;
use crate::request::Request;
use crate::{input, sources, texts};
use fastrand::Rng;
use rustc_hash::FxHashMap;
use selvedge::driver::{CallPath, Kind, Loaded, Refusal, Stop, Subject};
use selvedge::graph::LocId;
use selvedge::program::{self as program, Program};
use selvedge::report::Names as _;
use selvedge::report::wording;
use selvedge_interleave::{self as interleave, FaultKind, Machine, Step, step_at_random};
use selvedge_races::text::{Line, Names};
use selvedge_races::{Action, Barrier, Event, Lock, PlaceId, ThreadId, Variable};
use std::collections::HashSet;
use std::fmt::Write;

/// Steps after which a schedule is cut: it would go on for ever, or nearly so.
const MOST: u64 = 1_000_000;
const SHARED: &str = "it is taken for reading";
const CROWDED: &str = "a round begins before anybody has left the one before";
const RETIRED: &str = "it is used when it is destroyed, or after that";

/// What random schedules have shown besides events.
#[derive(Default)]
pub struct Aside {
    /// Errors that are no races, each once.
    pub errors: Vec<String>,
    /// How many schedules were cut.
    pub cut: u64,
}

/// A program whose schedules can be recorded.
pub struct Schedules {
    loaded: Source,
    seed: u64,
    names: NamesOf,
    /// What else was met.
    pub aside: Aside,
}

enum Source {
    Litmus(Box<selvedge_litmus::Test>),
    Machine(Box<Loaded>),
}

/// Names, and the numbers that they have.
#[derive(Default)]
struct NamesOf {
    names: Names,
    variables: FxHashMap<LocId, Variable>,
    locks: FxHashMap<LocId, Lock>,
    barriers: FxHashMap<LocId, Barrier>,
    /// Names of variables and locks that are taken: different ones need different names.
    taken: HashSet<String>,
    /// By where a thread was, and in which calls.
    places: FxHashMap<(program::Place, CallPath), PlaceId>,
    /// Places that calls have led to, as first met.
    calls: FxHashMap<PlaceId, selvedge::report::Place>,
}

/// Why a schedule came to no end.
enum Halt {
    /// The program has to be loaded again, with settings that it has noted.
    Again,
    Refused(Refusal),
}

impl Schedules {
    /// Reads a program.
    pub fn read(request: &Request, seed: u64) -> Result<Schedules, Refusal> {
        let loaded = match request.kind()? {
            Kind::Litmus => {
                let options = selvedge_litmus::Options { unroll: request.settings.kept.unroll };
                Source::Litmus(Box::new(input::litmus_test(
                    &input::read(&request.front.files[0])?,
                    &options,
                )?))
            }
            Kind::Program => {
                let text = input::model_text("sc")?;
                Source::Machine(Box::new(Loaded::read(
                    (&request.settings, false),
                    &texts::texts(&request.front)?,
                    &text,
                    &[],
                    (&say, sources::quotable),
                )?))
            }
        };
        Ok(Schedules { loaded, seed, names: NamesOf::default(), aside: Aside::default() })
    }

    /// Draws one schedule.
    pub fn draw(mut self, number: u64) -> Result<(Schedules, Vec<Event>), Refusal> {
        let rng = Rng::with_seed(self.seed.wrapping_add(number));
        loop {
            let drawn = match &self.loaded {
                Source::Litmus(test) => record(&**test, rng.clone(), &mut self.names, &mut self.aside),
                Source::Machine(program) => record(&**program, rng.clone(), &mut self.names, &mut self.aside),
            };
            match drawn {
                Ok(events) => return Ok((self, events)),
                Err(Halt::Refused(refusal)) => return Err(refusal),
                Err(Halt::Again) => {
                    let Source::Machine(program) = self.loaded else {
                        unreachable!("a litmus test is never started again")
                    };
                    self.loaded = Source::Machine(Box::new(program.again()?));
                    self.names.forget_numbers();
                }
            }
        }
    }

    /// Names the threads, when all of them are known.
    pub fn name_threads(&mut self) {
        let (count, name): (usize, &dyn Fn(program::ThreadId) -> String) = match &self.loaded {
            Source::Litmus(test) => (test.threads(), &|thread| test.thread_name(thread)),
            Source::Machine(program) => (program.threads(), &|thread| program.thread_name(thread)),
        };
        for thread in 0..count {
            let number = self.names.names.threads.number(&name(program::ThreadId(thread as u16)));
            assert_eq!(number as usize, thread, "invariant `names`: threads have different names");
        }
    }

    /// Events as the text of a trace.
    pub fn text(&self, events: &[Event]) -> String {
        let mut text = String::new();
        for event in events {
            let _ = writeln!(text, "{}", Line(*event, &self.names.names));
        }
        text
    }
}

impl Glossary for Schedules {
    fn thread(&self, thread: ThreadId) -> String {
        self.names.names.threads.name(thread.0).to_string()
    }

    fn variable(&self, variable: Variable) -> String {
        self.names.names.variables.name(variable.0).to_string()
    }

    fn place(&self, place: PlaceId) -> String {
        self.names.names.places.name(place.0).to_string()
    }

    fn full_place(&self, place: PlaceId) -> Option<&selvedge::report::Place> {
        self.names.calls.get(&place)
    }
}

/// One schedule of a program.
fn record<S: Subject>(
    subject: &S,
    mut rng: Rng,
    names: &mut NamesOf,
    aside: &mut Aside,
) -> Result<Vec<Event>, Halt> {
    let mut machine = Machine::new(subject);
    let mut recorder = Recorder { subject, names, events: Vec::new(), left: FxHashMap::default() };
    let failed = |machine: &Machine<'_, S>, thread| machine.thread(thread).action == program::Action::Fail;
    for thread in (0..machine.thread_count()).map(|thread| program::ThreadId(thread as u16)) {
        if failed(&machine, thread) {
            recorder.failure(&machine, thread, aside)?;
        }
    }
    let mut steps = 0;
    while steps < MOST && step_at_random(&mut machine, &mut rng) {
        steps += 1;
        selvedge_stop::look();
        let step = machine.trace().last().expect("a step was taken");
        if let Some(fault) = step.fault {
            recorder.fault(&machine, fault.kind, aside)?;
        }
        recorder.step(&machine, step)?;
        for event in step.events.iter().filter(|event| failed(&machine, event.thread)) {
            recorder.failure(&machine, event.thread, aside)?;
        }
        machine.forget_step();
    }
    if steps == MOST {
        aside.cut += 1;
    } else if !machine.deadlocked().is_empty() {
        note(aside, "deadlock: no waiting thread can ever go on".to_string());
    }
    Ok(recorder.events)
}

struct Recorder<'a, S> {
    subject: &'a S,
    names: &'a mut NamesOf,
    events: Vec<Event>,
    /// For each barrier, the last round that somebody has left, plus 1.
    left: FxHashMap<LocId, i64>,
}

impl<S: Subject> Recorder<'_, S> {
    fn position(&self, place: program::Place) -> String {
        let position = self.subject.position(place);
        match (position.line, position.column) {
            (0, _) => position.file,
            (line, 0) => format!("{}:{line}", position.file),
            (line, column) => format!("{}:{line}:{column}", position.file),
        }
    }

    /// The place of an event, outside of wrappers.
    fn place(&mut self, event: &interleave::Event, state: &S::State) -> PlaceId {
        let key = (event.place, self.subject.path(state));
        if let Some(known) = self.names.places.get(&key) {
            return *known;
        }
        let place = self.subject.place_in(state, event.place, event.thread, String::new());
        let number = PlaceId(self.names.names.places.number(&place.shown().position()));
        self.names.places.insert(key, number);
        self.names.calls.entry(number).or_insert(place);
        number
    }

    fn step(&mut self, machine: &Machine<'_, S>, step: &Step<S::State>) -> Result<(), Halt> {
        let events = &step.events;
        let is_update =
            events.len() > 1 && matches!(events[1].action, program::Action::Write { exclusive: true, .. });
        for (number, event) in events.iter().enumerate() {
            let is_first = is_update && number == 0;
            let is_second = is_update && number == 1;
            if is_second {
                continue;
            }
            let Some(action) = self.action(machine, event, is_first)? else { continue };
            let thread = ThreadId(u32::from(event.thread.0));
            let place = self.place(event, step.state(number));
            self.events.push(Event { thread, action, place });
        }
        Ok(())
    }

    fn action(
        &mut self,
        machine: &Machine<'_, S>,
        event: &interleave::Event,
        is_update: bool,
    ) -> Result<Option<Action>, Halt> {
        use program::Action as Done;
        let subject = self.subject;
        let name = |loc: LocId| {
            let maker = subject.maker(loc).filter(|maker| maker.index() < machine.thread_count());
            subject.location_name(loc, maker.map(|maker| &machine.thread(maker).state))
        };
        Ok(Some(match event.action {
            Done::Read { loc, .. } | Done::Write { loc, .. } => {
                let variable = self.names.variable(loc, || name(loc));
                match (event.is_plain(), event.access().is_some_and(|(_, writes)| writes)) {
                    (true, false) => Action::Read(variable),
                    (true, true) => Action::Write(variable),
                    (false, _) if is_update => Action::AtomicUpdate(variable),
                    (false, false) => Action::AtomicRead(variable),
                    (false, true) => Action::AtomicWrite(variable),
                }
            }
            Done::Lock { lock, shared: true } => return Err(self.order(lock, SHARED)),
            Done::Lock { lock, .. } => Action::Acquire(self.names.lock(lock, || name(lock))),
            Done::Unlock { lock } => Action::Release(self.names.lock(lock, || name(lock))),
            Done::Create { thread: child, .. } => Action::Fork(ThreadId(u32::from(child.0))),
            Done::Join { thread: child, .. } => Action::Join(ThreadId(u32::from(child.0))),
            Done::Arrive { barrier, .. } => {
                if event.value > self.left.get(&barrier).copied().unwrap_or(0) {
                    return Err(self.order(barrier, CROWDED));
                }
                Action::Arrive(self.names.barrier(barrier, || name(barrier)))
            }
            Done::Depart { barrier, .. } => {
                self.left.insert(barrier, event.value + 1);
                Action::Depart(self.names.barrier(barrier, || name(barrier)))
            }
            _ => return Ok(None),
        }))
    }

    fn order(&self, loc: LocId, why: &'static str) -> Halt {
        self.subject.order(loc, why);
        Halt::Again
    }

    fn failure(
        &self,
        machine: &Machine<'_, S>,
        thread: program::ThreadId,
        aside: &mut Aside,
    ) -> Result<(), Halt> {
        let next = machine.thread(thread);
        let position = self.position(next.place);
        match self.subject.take_stop(&next.state) {
            None => {}
            Some(Stop::Error(_, text)) => note(aside, format!("{position}: {text}")),
            Some(Stop::Unsupported(text) | Stop::Limit(_, text)) => {
                return Err(Halt::Refused(Refusal::Message(format!("{position}: {text}"))));
            }
            Some(Stop::Restart | Stop::Order(..)) => return Err(Halt::Again),
        }
        Ok(())
    }

    fn fault(&self, machine: &Machine<'_, S>, kind: FaultKind, aside: &mut Aside) -> Result<(), Halt> {
        let event = machine.trace().last().expect("a fault is one of a step").events[0];
        let position = self.position(event.place);
        let loc = match (kind, event.action) {
            (FaultKind::Retired, program::Action::Lock { lock, .. } | program::Action::Retire { lock }) => {
                return Err(self.order(lock, RETIRED));
            }
            (_, program::Action::Free { object, .. }) => Some(object),
            (_, program::Action::Lock { lock, .. } | program::Action::Unlock { lock }) => Some(lock),
            _ => event.access().map(|(loc, _)| loc),
        };
        let maker = loc.and_then(|loc| self.subject.maker(loc));
        let maker = maker.filter(|maker| maker.index() < machine.thread_count());
        let maker = maker.map(|maker| &machine.thread(maker).state);
        let name = loc.map_or(String::new(), |loc| self.subject.location_name(loc, maker));
        match kind {
            FaultKind::Disguised if loc.is_some_and(|loc| self.subject.share(loc, maker)) => Err(Halt::Again),
            FaultKind::MixedSizes => {
                let message = format!(
                    "{position}: unsupported: `{name}` is accessed here and elsewhere in another size"
                );
                Err(Halt::Refused(Refusal::Message(message)))
            }
            _ => {
                let alike = wording::alike(kind).expect("a lock is destroyed by an action");
                note(aside, format!("{position}: {}", wording::fault(alike, &name).1));
                Ok(())
            }
        }
    }
}

/// Notes an error that is no race.
fn note(aside: &mut Aside, error: String) {
    if !aside.errors.contains(&error) {
        aside.errors.push(error);
    }
}

impl NamesOf {
    /// The program was loaded again: its locations have other numbers, but their names are the same.
    fn forget_numbers(&mut self) {
        (self.variables, self.locks, self.barriers) = Default::default();
        self.taken.clear();
        self.places.clear();
    }

    fn variable(&mut self, loc: LocId, name: impl FnOnce() -> String) -> Variable {
        if let Some(known) = self.variables.get(&loc) {
            return *known;
        }
        let name = self.new_name("variable", name());
        let variable = Variable(self.names.variables.number(&name));
        self.variables.insert(loc, variable);
        variable
    }

    fn lock(&mut self, loc: LocId, name: impl FnOnce() -> String) -> Lock {
        if let Some(known) = self.locks.get(&loc) {
            return *known;
        }
        let name = self.new_name("lock", wording::without_insides(name()));
        let lock = Lock(self.names.locks.number(&name));
        self.locks.insert(loc, lock);
        lock
    }

    fn barrier(&mut self, loc: LocId, name: impl FnOnce() -> String) -> Barrier {
        if let Some(known) = self.barriers.get(&loc) {
            return *known;
        }
        let name = self.new_name("barrier", wording::without_insides(name()));
        let barrier = Barrier(self.names.barriers.number(&name));
        self.barriers.insert(loc, barrier);
        barrier
    }

    /// The name of something new, with a number if it is not the first of that name.
    fn new_name(&mut self, kind: &str, name: String) -> String {
        let name = name.replace('|', "/");
        let numbered = |number: u32| if number == 1 { name.clone() } else { format!("{name}#{number}") };
        let is_new = |name: &String| self.taken.insert(format!("{kind} {name}"));
        (1..).map(numbered).find(is_new).expect("there are enough numbers")
    }
}
