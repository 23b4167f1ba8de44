//! A sequentially consistent machine: one memory, threads take turns; each step can be taken back.
//!
//! A step is one visible action of a thread, with two exceptions, which are no choices: the read and the
//! write of a read-modify-write are one step, and what nobody else can see belongs to the step before it,
//! that is fences, the beginning of a thread and its end. A thread that would have to wait has no step: its
//! read is not done until it finds what it waits for.
//!
//! Not here: what is wrong with a step (`judge`), which step comes next (`search`, `random`).

use crate::judge::Fault;
use rustc_hash::FxHashMap;
use selvedge_program::{
    Action, Block, LocId, Next, Order, Place, Program, ThreadId, ThreadSet, UNDEFINED, Value, Wait,
};
use std::cell::Cell;

/// What a thread did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event {
    /// Who.
    pub thread: ThreadId,
    /// What.
    pub action: Action,
    /// What it returned: the value of a read. Of `Unlock`, whether the section was shared; of arrivals and
    /// departures, the round.
    pub value: Value,
    /// Where.
    pub place: Place,
}

impl Event {
    /// The location of a read or write, if it is one, and whether it writes.
    pub fn access(&self) -> Option<(LocId, bool)> {
        match self.action {
            Action::Read { loc, .. } => Some((loc, false)),
            Action::Write { loc, .. } => Some((loc, true)),
            _ => None,
        }
    }

    /// Whether it is a plain access.
    pub fn is_plain(&self) -> bool {
        let order = match self.action {
            Action::Read { order, .. } | Action::Write { order, .. } => order,
            _ => return false,
        };
        order == Order::NotAtomic
    }
}

/// A step of a thread.
#[derive(Clone, Debug)]
pub struct Step<S> {
    /// Whose turn it was.
    pub thread: ThreadId,
    /// What was done, in order. A thread that is created begins in the step that creates it.
    pub events: Vec<Event>,
    /// What is wrong with it, if its thread alone cannot know that.
    pub fault: Option<Fault>,
    /// Where the threads of the events stood before each event.
    before: Vec<Next<S>>,
    /// What a location held before.
    overwritten: Option<(LocId, Option<Value>)>,
    /// The round that the thread had last arrived in.
    round: u32,
}

impl<S> Step<S> {
    /// The suspended thread before an event of the step.
    pub fn state(&self, event: usize) -> &S {
        &self.before[event].state
    }
}

/// Whether a value would make a thread wait, if that is known.
type Known = Option<(Value, Option<Wait>)>;

/// Who holds a lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Holder {
    pub lock: LocId,
    pub thread: ThreadId,
    pub shared: bool,
}

/// A program that runs.
pub struct Machine<'p, P: Program> {
    /// The program.
    pub(crate) program: &'p P,
    /// Where each thread stands.
    pub(crate) threads: Vec<Next<P::State>>,
    /// What each thread that has ended returns.
    pub(crate) ended: Vec<Option<Value>>,
    /// What was written.
    memory: FxHashMap<LocId, Value>,
    /// Sections that are not over.
    pub(crate) held: Vec<Holder>,
    /// How many threads have come to each barrier.
    pub(crate) arrivals: FxHashMap<LocId, u32>,
    /// The round in which each thread has last arrived at a barrier.
    pub(crate) rounds: Vec<u32>,
    /// For each thread, whether what it would read next makes it wait, and for which value that is known.
    waits: Vec<Cell<Known>>,
    /// What threads did before their first step.
    prologue: Vec<Event>,
    /// The steps so far.
    pub(crate) trace: Vec<Step<P::State>>,
    /// The steps that use each location; taking a lock and giving it back is a use, too.
    pub(crate) accesses: FxHashMap<LocId, Vec<u32>>,
    /// Steps that end the life of an object, and its lowest address.
    pub(crate) frees: Vec<(u32, u64)>,
    /// Steps that join threads, and which.
    pub(crate) joins: Vec<(u32, ThreadId)>,
    /// Steps that destroy locks, and which.
    pub(crate) retired: Vec<(u32, LocId)>,
    /// How many steps there were.
    steps: u32,
    /// What a toss shows in the step at hand.
    side: Value,
    pub(crate) has_objects: bool,
}

impl<'p, P: Program> Machine<'p, P> {
    /// A program that has not run yet.
    pub fn new(program: &'p P) -> Machine<'p, P> {
        let count = program.threads();
        let threads = (0..count).map(|thread| program.start(ThreadId(thread as u16))).collect();
        let mut machine = Machine {
            program,
            threads,
            ended: vec![None; count],
            memory: FxHashMap::default(),
            held: Vec::new(),
            arrivals: FxHashMap::default(),
            rounds: vec![0; count],
            waits: vec![Cell::new(None); count],
            prologue: Vec::new(),
            trace: Vec::new(),
            accesses: FxHashMap::default(),
            frees: Vec::new(),
            joins: Vec::new(),
            retired: Vec::new(),
            steps: 0,
            side: 0,
            has_objects: program.objects().is_some(),
        };
        // What threads do before their first step is not taken back.
        let mut first = machine.empty_step(ThreadId(0));
        (0..count).for_each(|thread| machine.settle(ThreadId(thread as u16), &mut first));
        machine.prologue = first.events;
        machine
    }

    /// The program.
    pub fn program(&self) -> &'p P {
        self.program
    }

    /// What threads did before their first step, as nobody can see it.
    pub fn prologue(&self) -> &[Event] {
        &self.prologue
    }

    /// The steps so far.
    pub fn trace(&self) -> &[Step<P::State>] {
        &self.trace
    }

    /// Where a thread stands.
    pub fn thread(&self, thread: ThreadId) -> &Next<P::State> {
        &self.threads[thread.index()]
    }

    /// How many threads there can be.
    pub fn thread_count(&self) -> usize {
        self.threads.len()
    }

    /// The threads that have failed.
    pub(crate) fn stopped(&self) -> ThreadSet {
        let failed = self.threads.iter().enumerate().filter(|(_, next)| next.action == Action::Fail);
        failed.map(|(thread, _)| ThreadId(thread as u16)).collect()
    }

    /// What a location holds.
    pub fn value(&self, loc: LocId) -> Value {
        match self.memory.get(&loc) {
            Some(value) => *value,
            None => self.initial_value(loc),
        }
    }

    /// Whether a location was written.
    pub(crate) fn is_written(&self, loc: LocId) -> bool {
        self.memory.contains_key(&loc)
    }

    fn initial_value(&self, loc: LocId) -> Value {
        if !self.has_objects || self.maker(loc).is_none() {
            return self.program.initial_value(loc);
        }
        self.object(loc).and_then(|object| object.initial).unwrap_or(UNDEFINED)
    }

    /// The threads that can go on.
    pub fn enabled(&self) -> ThreadSet {
        let threads = (0..self.threads.len()).map(|thread| ThreadId(thread as u16));
        threads.filter(|thread| self.is_enabled(*thread)).collect()
    }

    fn is_enabled(&self, thread: ThreadId) -> bool {
        match self.threads[thread.index()].action {
            Action::Begin { .. } | Action::Block(_) | Action::Fail | Action::End | Action::Exit => false,
            Action::Lock { lock, shared } => self.excluding(lock, shared).next().is_none(),
            Action::Join { thread, .. } => self.ended[thread.index()].is_some(),
            Action::Depart { barrier, count } => self.is_met(thread, barrier, count),
            Action::Read { .. } => self.awaited(thread).is_none(),
            _ => true,
        }
    }

    /// Sections that keep others from taking a lock.
    pub(crate) fn excluding(&self, lock: LocId, shared: bool) -> impl Iterator<Item = &Holder> {
        self.held.iter().filter(move |holder| holder.lock == lock && !(shared && holder.shared))
    }

    /// Whether everybody of a thread's round has come to a barrier.
    fn is_met(&self, thread: ThreadId, barrier: LocId, count: u32) -> bool {
        let arrived = self.arrivals.get(&barrier).copied().unwrap_or(0);
        arrived / count.max(1) > self.rounds[thread.index()]
    }

    /// What a thread would wait for if it did the read before which it stands.
    pub(crate) fn awaited(&self, thread: ThreadId) -> Option<Wait> {
        let next = &self.threads[thread.index()];
        let Action::Read { loc, order, exclusive } = next.action else { return None };
        let value = self.value(loc);
        if order == Order::NotAtomic || exclusive.succeeds(value) {
            return None;
        }
        if let Some((_, wait)) = self.waits[thread.index()].get().filter(|(known, _)| *known == value) {
            return wait;
        }
        let wait = match self.program.resume(&next.state, value).action {
            Action::Block(Block::Wait(wait)) => Some(wait),
            _ => None,
        };
        self.waits[thread.index()].set(Some((value, wait)));
        wait
    }

    fn empty_step(&self, thread: ThreadId) -> Step<P::State> {
        let round = self.rounds[thread.index()];
        Step { thread, events: Vec::new(), fault: None, before: Vec::new(), overwritten: None, round }
    }

    /// One step of a thread that can go on; if that is a toss, it shows 0.
    pub fn step(&mut self, thread: ThreadId) {
        self.step_by_chance(thread, 0);
    }

    /// One step of a thread that can go on; if that is a toss, it shows this side.
    pub fn step_by_chance(&mut self, thread: ThreadId, side: Value) {
        let mut step = self.empty_step(thread);
        self.side = side;
        step.fault = self.fault_of(thread);
        self.perform(thread, &mut step);
        self.settle(thread, &mut step);
        if let Some(loc) = accessed(&step.events) {
            self.accesses.entry(loc).or_default().push(self.steps);
        }
        self.steps += 1;
        self.trace.push(step);
    }

    /// Forgets the last step, but not what it did: it cannot be taken back. For whoever never goes back.
    pub fn forget_step(&mut self) {
        let step = self.trace.pop().expect("there is a step to forget");
        if let Some(loc) = accessed(&step.events) {
            // That it was accessed is all that is asked.
            self.accesses.entry(loc).or_default().truncate(1);
        }
    }

    /// Goes on past an action.
    fn pass(&mut self, thread: ThreadId, value: Value, returned: Value, step: &mut Step<P::State>) {
        let slot = &mut self.threads[thread.index()];
        let after = self.program.resume(&slot.state, returned);
        let before = std::mem::replace(slot, after);
        step.events.push(Event { thread, action: before.action, value, place: before.place });
        step.before.push(before);
        self.waits[thread.index()].set(None);
    }

    /// The action that a thread stands before.
    fn perform(&mut self, thread: ThreadId, step: &mut Step<P::State>) {
        let index = thread.index();
        match self.threads[index].action {
            Action::Read { loc, exclusive, .. } => {
                let value = self.value(loc);
                self.pass(thread, value, value, step);
                let writes = matches!(self.threads[index].action, Action::Write { exclusive: true, .. });
                if exclusive.succeeds(value) && writes {
                    self.perform(thread, step);
                }
            }
            Action::Write { loc, value, .. } => {
                step.overwritten = Some((loc, self.memory.insert(loc, value)));
                self.pass(thread, value, 0, step);
            }
            Action::Create { thread: child, value, .. } => {
                self.pass(thread, value, 0, step);
                let begins = matches!(self.threads[child.index()].action, Action::Begin { .. });
                assert!(begins, "invariant `created`: a thread is created once");
                self.pass(child, value, value, step);
                self.settle(child, step);
            }
            Action::Join { thread: child, .. } => {
                let value = self.ended[child.index()].expect("whoever joins can go on");
                self.joins.push((self.steps, child));
                self.pass(thread, value, value, step);
            }
            Action::Lock { lock, shared } => {
                self.held.push(Holder { lock, thread, shared });
                self.pass(thread, shared as Value, 0, step);
            }
            Action::Unlock { lock } => {
                let holds = |holder: &Holder| holder.lock == lock && holder.thread == thread;
                let at = self.held.iter().position(holds).expect("a thread unlocks what it holds");
                let shared = self.held.remove(at).shared;
                self.pass(thread, shared as Value, 0, step);
            }
            Action::Arrive { barrier, count } => {
                let arrivals = self.arrivals.entry(barrier).or_default();
                let round = *arrivals / count.max(1);
                *arrivals += 1;
                self.rounds[index] = round;
                self.pass(thread, Value::from(round), 0, step);
                if let Action::Arrived { .. } = self.threads[index].action {
                    self.pass(thread, Value::from(round), 0, step);
                }
            }
            Action::Depart { .. } => {
                let round = self.rounds[index];
                self.pass(thread, Value::from(round), 0, step);
            }
            Action::Free { object, .. } => {
                if let Some(object) = self.object(object) {
                    self.frees.push((self.steps, object.base));
                }
                self.pass(thread, 0, 0, step);
            }
            Action::Retire { lock } => {
                self.retired.push((self.steps, lock));
                self.pass(thread, 0, 0, step);
            }
            Action::Toss => self.pass(thread, self.side, self.side, step),
            Action::Arrived { .. } => self.pass(thread, 0, 0, step),
            Action::Fence { .. } | Action::Finish { .. } => {
                unreachable!("invariant `settled`: they belong to the step before")
            }
            Action::Begin { .. } | Action::Block(_) | Action::Fail | Action::End | Action::Exit => {
                unreachable!("invariant `enabled`: only threads that can go on have steps")
            }
        }
    }

    /// Goes on past what nobody else can see.
    fn settle(&mut self, thread: ThreadId, step: &mut Step<P::State>) {
        loop {
            match self.threads[thread.index()].action {
                Action::Fence { .. } => self.pass(thread, 0, 0, step),
                Action::Finish { value, .. } => {
                    self.ended[thread.index()] = Some(value);
                    self.pass(thread, value, 0, step);
                }
                _ => return,
            }
        }
    }

    /// Takes the last step back.
    pub fn undo(&mut self) {
        let step = self.trace.pop().expect("there is a step to take back");
        if let Some(loc) = accessed(&step.events) {
            let steps = self.accesses.get_mut(&loc).expect("the step has accessed it");
            steps.pop();
        }
        self.steps -= 1;
        let number = self.steps;
        self.frees.pop_if(|(step, _)| *step == number);
        self.joins.pop_if(|(step, _)| *step == number);
        self.retired.pop_if(|(step, _)| *step == number);
        if let Some((loc, value)) = step.overwritten {
            match value {
                Some(value) => self.memory.insert(loc, value),
                None => self.memory.remove(&loc),
            };
        }
        self.rounds[step.thread.index()] = step.round;
        for (event, before) in step.events.iter().zip(step.before).rev() {
            let thread = event.thread;
            match event.action {
                Action::Lock { lock, shared } => {
                    let at = self.held.iter().position(|holder| *holder == Holder { lock, thread, shared });
                    self.held.swap_remove(at.expect("the thread has taken it"));
                }
                Action::Unlock { lock } => {
                    self.held.push(Holder { lock, thread, shared: event.value != 0 });
                }
                Action::Arrive { barrier, .. } => {
                    *self.arrivals.get_mut(&barrier).expect("the thread has arrived") -= 1;
                }
                Action::Finish { .. } => self.ended[thread.index()] = None,
                _ => {}
            }
            self.threads[thread.index()] = before;
            self.waits[thread.index()].set(None);
        }
    }
}

/// The location that the events of a step use: only a read-modify-write is two accesses, of one location.
pub(crate) fn accessed(events: &[Event]) -> Option<LocId> {
    events.iter().find_map(|event| match event.action {
        Action::Lock { lock, .. } | Action::Unlock { lock } => Some(lock),
        _ => event.access().map(|(loc, _)| loc),
    })
}
