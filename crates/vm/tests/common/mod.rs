//! Runs programs on a machine under sequential consistency, one random schedule at a time: what the
//! exploration does, without graphs and models. Threads that spin or wait go back to before what they read
//! and try again.
#![allow(dead_code, reason = "each test uses a part of this")]

pub mod assemble;
pub mod cases;

use selvedge_program::{Action, Block, LocId, Next, Object, Objects, Program, ThreadId, Value};
use selvedge_vm::{ErrorKind, Fault, Machine, Thread};
use std::collections::HashMap;
use std::sync::Arc;

/// How a run has ended.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// All threads have.
    Finished,
    /// A thread has met a fault.
    Fault(Fault),
    /// A thread was blocked for good by an assumption or a bound.
    Cut(Block),
    /// No thread can go on.
    Stuck,
    /// It was too long.
    TooLong,
}

impl Outcome {
    /// The kind of the error that it ended with.
    pub fn error(&self) -> Option<ErrorKind> {
        match self {
            Outcome::Fault(Fault::Error { kind, .. }) => Some(*kind),
            _ => None,
        }
    }

    /// The name of the limit that it ended with.
    pub fn limit(&self) -> Option<&'static str> {
        match self {
            Outcome::Fault(Fault::Limit { which, .. }) => Some(which),
            _ => None,
        }
    }
}

/// An event, as it happened.
#[derive(Clone, Debug)]
pub struct Event {
    pub thread: ThreadId,
    pub action: Action,
    pub value: Value,
    pub name: String,
}

/// A run of a program.
pub struct Run<'m> {
    pub machine: &'m Machine,
    pub threads: Vec<Vec<Next<Arc<Thread>>>>,
    pub memory: HashMap<LocId, Value>,
    pub freed: Vec<u64>,
    /// Critical sections that are not over: their locks, their threads, whether they may overlap others of
    /// their kind.
    pub sections: Vec<(LocId, usize, bool)>,
    pub events: Vec<Event>,
    /// After how many steps it is too long.
    pub most_steps: usize,
    /// Whether accesses of different sizes to the same bytes are let pass.
    pub allows_mixed_sizes: bool,
    seed: u64,
}

impl<'m> Run<'m> {
    pub fn new(machine: &'m Machine, seed: u64) -> Run<'m> {
        let threads = (0..machine.threads()).map(|t| vec![machine.start(ThreadId(t as u16))]).collect();
        Run {
            machine,
            threads,
            memory: HashMap::new(),
            freed: Vec::new(),
            sections: Vec::new(),
            events: Vec::new(),
            allows_mixed_sizes: false,
            most_steps: 200_000,
            seed,
        }
    }

    /// Runs it to its end.
    pub fn run(&mut self) -> Outcome {
        for _ in 0..self.most_steps {
            let ready: Vec<usize> = (0..self.threads.len()).filter(|thread| self.is_ready(*thread)).collect();
            if let Some(outcome) = self.outcome() {
                return outcome;
            }
            if ready.is_empty() {
                let done = self.threads.iter().all(|states| {
                    matches!(top(states).action, Action::End | Action::Exit | Action::Begin { .. })
                });
                return if done { Outcome::Finished } else { Outcome::Stuck };
            }
            let thread = ready[self.random(ready.len())];
            if let Err(fault) = self.step(thread) {
                return Outcome::Fault(fault);
            }
        }
        Outcome::TooLong
    }

    /// The state that a thread is in.
    pub fn state(&self, thread: usize) -> &Thread {
        &top(&self.threads[thread]).state
    }

    fn random(&mut self, below: usize) -> usize {
        self.seed = self.seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.seed >> 33) as usize % below
    }

    fn outcome(&self) -> Option<Outcome> {
        self.threads.iter().find_map(|states| match top(states).action {
            Action::Fail => {
                Some(Outcome::Fault(top(states).state.fault().expect("a failure has a reason").clone()))
            }
            Action::Block(block @ (Block::Assume | Block::LoopBound)) => Some(Outcome::Cut(block)),
            _ => None,
        })
    }

    fn is_ready(&self, thread: usize) -> bool {
        let states = &self.threads[thread];
        match top(states).action {
            Action::Begin { loc } | Action::Join { loc, .. } => self.memory.contains_key(&loc),
            Action::Lock { lock, shared } => {
                self.sections.iter().all(|(other, _, is_shared)| *other != lock || (shared && *is_shared))
            }
            Action::Depart { barrier, count } => {
                let arrivals = self.memory.get(&barrier).copied().unwrap_or(0);
                let mine = self.events.iter().rfind(|event| {
                    event.thread.index() == thread && matches!(event.action, Action::Arrived { .. })
                });
                let mine = mine.expect("an arrival is before it").value - 1;
                arrivals >= (mine / Value::from(count) + 1) * Value::from(count)
            }
            Action::End | Action::Exit | Action::Fail => false,
            // Something that it read may have changed.
            Action::Block(Block::Spin { events }) => self.would_change(thread, events),
            Action::Block(Block::Wait(_)) => self.would_change(thread, 1),
            _ => true,
        }
    }

    fn would_change(&self, thread: usize, events: u32) -> bool {
        let states = &self.threads[thread];
        let reads: Vec<&Event> = self
            .events
            .iter()
            .filter(|event| event.thread.index() == thread)
            .rev()
            .take(events as usize)
            .collect();
        reads.len() < states.len()
            && reads.iter().any(|event| match event.action {
                Action::Read { loc, .. } => self.memory.get(&loc).is_none_or(|now| *now != event.value),
                _ => false,
            })
    }

    fn go_back(&mut self, thread: usize, events: u32) {
        let states = &mut self.threads[thread];
        states.truncate(states.len() - events as usize);
        for _ in 0..events {
            let last = self.events.iter().rposition(|event| event.thread.index() == thread);
            self.events.remove(last.expect("each state but the first has an event"));
        }
    }

    fn step(&mut self, thread: usize) -> Result<(), Fault> {
        let again = match top(&self.threads[thread]).action {
            Action::Block(Block::Spin { events }) => events,
            Action::Block(Block::Wait(_)) => 1,
            _ => 0,
        };
        if again > 0 {
            self.go_back(thread, again);
            return Ok(());
        }
        loop {
            let action = top(&self.threads[thread]).action;
            let value = self.perform(thread, &action)?;
            let name = self.name(&action);
            self.events.push(Event { thread: ThreadId(thread as u16), action, value, name });
            let next = self.machine.resume(&top(&self.threads[thread]).state, value);
            let unfinished =
                matches!(next.action, Action::Write { exclusive: true, .. } | Action::Arrived { .. });
            self.threads[thread].push(next);
            if !unfinished {
                return Ok(());
            }
        }
    }

    fn perform(&mut self, thread: usize, action: &Action) -> Result<Value, Fault> {
        match *action {
            Action::Read { loc, .. } => {
                self.check(loc)?;
                if let Some(value) = self.memory.get(&loc) {
                    return Ok(*value);
                }
                let value = self.first_value(loc)?;
                self.memory.insert(loc, value);
                Ok(value)
            }
            Action::Write { loc, value, .. } => {
                self.check(loc)?;
                self.memory.insert(loc, value);
                Ok(0)
            }
            Action::Create { loc, value, .. } | Action::Finish { loc, value } => {
                self.memory.insert(loc, value);
                Ok(0)
            }
            Action::Begin { loc } | Action::Join { loc, .. } => Ok(self.memory[&loc]),
            Action::Free { object, explicit } => {
                let known = self.object(object).filter(|known| known.is_freeable || !explicit);
                let name = || self.location_name(object);
                let Some(known) = known else { return Err(Fault::error(ErrorKind::InvalidFree, name())) };
                if self.freed.contains(&known.base) {
                    return Err(Fault::error(ErrorKind::DoubleFree, name()));
                }
                self.freed.push(known.base);
                Ok(0)
            }
            Action::Lock { lock, shared } => {
                self.sections.push((lock, thread, shared));
                Ok(0)
            }
            Action::Unlock { lock } => {
                let mine = self.sections.iter().position(|section| (section.0, section.1) == (lock, thread));
                self.sections.remove(mine.expect("only the holder of a lock ends its section"));
                Ok(0)
            }
            Action::Arrived { barrier } => {
                let arrivals = self.memory.entry(barrier).or_insert(0);
                *arrivals += 1;
                Ok(*arrivals)
            }
            Action::Toss => Ok(0),
            Action::Fence { .. } | Action::Arrive { .. } | Action::Depart { .. } | Action::Retire { .. } => {
                Ok(0)
            }
            Action::Block(_) | Action::Fail | Action::End | Action::Exit => {
                panic!("{action:?} cannot be performed")
            }
        }
    }

    /// The object of a location, as its maker sees it now.
    pub fn object(&self, loc: LocId) -> Option<Object> {
        let maker = self.machine.maker(loc).map(|maker| &top(&self.threads[maker.index()]).state);
        self.machine.object(loc, maker)
    }

    fn check(&self, loc: LocId) -> Result<Object, Fault> {
        let maker = self.machine.maker(loc).map(|maker| self.state(maker.index()));
        let Some(object) = self.object(loc) else {
            let (kind, message) = self.machine.why_no_object(loc, maker);
            return Err(Fault::error(kind, message));
        };
        assert!(
            self.allows_mixed_sizes
                || self.machine.overlapping(loc).iter().all(|other| !self.memory.contains_key(other)),
            "accesses of different sizes to {}",
            self.location_name(loc)
        );
        if object.published.is_none() {
            let site =
                maker.and_then(|maker| self.machine.site_of(loc, maker)).expect("an object has a site");
            return Err(Fault::Restart(selvedge_vm::Restart::ShareSite(site)));
        }
        if self.freed.contains(&object.base) {
            return Err(Fault::error(ErrorKind::AccessFreed, self.location_name(loc)));
        }
        Ok(object)
    }

    fn first_value(&self, loc: LocId) -> Result<Value, Fault> {
        let object = self.check(loc)?;
        if self.machine.maker(loc).is_none() && object.initial.is_some() {
            assert_eq!(object.initial, Some(self.machine.initial_value(loc)));
        }
        object.initial.ok_or_else(|| Fault::error(ErrorKind::UninitializedRead, self.location_name(loc)))
    }

    /// What a location is called.
    pub fn location_name(&self, loc: LocId) -> String {
        let (address, bytes) = self.machine.access_of(loc);
        let maker = self.machine.maker(loc).map(|maker| self.state(maker.index()));
        self.machine.describe(address, bytes, maker)
    }

    fn name(&self, action: &Action) -> String {
        match action {
            Action::Read { loc, .. } | Action::Write { loc, .. } | Action::Free { object: loc, .. } => {
                self.location_name(*loc)
            }
            _ => String::new(),
        }
    }
}

fn top<S>(states: &[Next<S>]) -> &Next<S> {
    states.last().expect("a thread has a state")
}
