//! Random traces, most of which are nearly free of races.
//!
//! Traces of random events race at once, and the rest of them would test nothing. So threads follow rules
//! here: each variable has a *guard* that says who may access it, and guards change in ways that are ordered:
//! a variable moves between locks, and from thread to thread with forks, joins, atomic variables and
//! barriers. With some probability a thread does not care.

use selvedge_races::{Action, Barrier, Event, Lock, PlaceId, ThreadId, Variable};

/// What traces look like.
#[derive(Clone, Debug)]
pub struct TraceKnobs {
    /// Threads, of which the first few are there from the beginning.
    pub threads: u32,
    /// Threads that nobody forks.
    pub roots: u32,
    /// Locks.
    pub locks: u32,
    /// Variables that have guards.
    pub variables: u32,
    /// Variables that are only accessed atomically, where nobody is careless.
    pub atomics: u32,
    /// Barriers.
    pub barriers: u32,
    /// Events.
    pub events: usize,
    /// Of a hundred accesses, how many do not look at guards.
    pub carelessness: u32,
}

impl TraceKnobs {
    /// Some of all sizes, up to eight threads.
    pub fn random(rng: &mut fastrand::Rng) -> TraceKnobs {
        let threads = rng.u32(3..=8);
        let extensions = rng.u32(..4);
        TraceKnobs {
            threads,
            roots: if rng.u8(..3) == 0 { rng.u32(1..=threads) } else { 1 },
            locks: rng.u32(1..=5),
            variables: rng.u32(1..=5),
            atomics: if extensions & 1 == 1 { rng.u32(1..=2) } else { 0 },
            barriers: if extensions & 2 == 2 { rng.u32(1..=2) } else { 0 },
            events: rng.usize(8..=90),
            carelessness: [0, 2, 5, 20][rng.usize(..4)],
        }
    }
}

/// A legal trace.
pub fn generate_trace(rng: &mut fastrand::Rng, knobs: &TraceKnobs) -> Vec<Event> {
    let mut world = World::new(rng, knobs);
    // A thread may have nothing to do: so the number of attempts is bounded, too.
    for _ in 0..knobs.events * 4 {
        if world.trace.len() < knobs.events {
            world.step();
        }
    }
    world.trace
}

/// Who may access a variable.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Guard {
    /// A thread.
    Owner(ThreadId),
    /// Whoever holds the lock.
    Lock(Lock),
    /// Who holds one of the locks may read, who holds both may write.
    Locks(Lock, Lock),
    /// Nobody, until a thread reads this variable.
    Sent(Variable),
    /// Nobody, until a thread departs from the round of this barrier.
    Inside(Barrier, u32),
    /// Nobody ever, as what has carried it was overwritten.
    Lost,
}

struct World<'a> {
    rng: &'a mut fastrand::Rng,
    knobs: &'a TraceKnobs,
    trace: Vec<Event>,
    running: Vec<ThreadId>,
    unborn: Vec<ThreadId>,
    /// The locks of each thread, in the order of their acquisition.
    held: Vec<Vec<Lock>>,
    guards: Vec<Guard>,
    /// The present round of each barrier.
    rounds: Vec<u32>,
    /// Who waits in which round.
    inside: Vec<(ThreadId, Barrier, u32)>,
}

impl<'a> World<'a> {
    fn new(rng: &'a mut fastrand::Rng, knobs: &'a TraceKnobs) -> World<'a> {
        let threads = |from, to| (from..to).map(ThreadId).collect::<Vec<_>>();
        let first = Guard::Owner(ThreadId(0));
        World {
            rng,
            knobs,
            trace: Vec::new(),
            running: threads(0, knobs.roots),
            unborn: threads(knobs.roots, knobs.threads),
            held: vec![Vec::new(); knobs.threads as usize],
            guards: vec![first; knobs.variables as usize],
            rounds: vec![0; knobs.barriers as usize],
            inside: Vec::new(),
        }
    }

    fn push(&mut self, thread: ThreadId, action: Action) {
        let place = PlaceId(self.trace.len() as u32);
        self.trace.push(Event { thread, action, place });
    }

    /// Lets some thread do something, if it can.
    fn step(&mut self) {
        let Some(thread) = self.rng.choice(self.running.clone()) else { return };
        match self.rng.u32(..100) {
            0..45 => self.access(thread),
            45..60 => self.acquire(thread),
            60..75 => self.release(thread),
            75..80 => self.fork(thread),
            80..83 => self.join(thread),
            83..91 => self.atomic(thread),
            91..98 => self.barrier(thread),
            _ => self.make(thread),
        }
    }

    fn holds(&self, thread: ThreadId, lock: Lock) -> bool {
        self.held[thread.index()].contains(&lock)
    }

    /// Whether a thread may read, and may write, a variable.
    fn rights(&self, thread: ThreadId, variable: u32) -> (bool, bool) {
        match self.guards[variable as usize] {
            Guard::Owner(owner) => (owner == thread, owner == thread),
            Guard::Lock(lock) => (self.holds(thread, lock), self.holds(thread, lock)),
            Guard::Locks(one, other) => {
                let (one, other) = (self.holds(thread, one), self.holds(thread, other));
                (one || other, one && other)
            }
            Guard::Sent(_) | Guard::Inside(..) | Guard::Lost => (false, false),
        }
    }

    fn access(&mut self, thread: ThreadId) {
        let is_careless = self.rng.u32(..100) < self.knobs.carelessness;
        let candidates =
            (0..self.knobs.variables).filter(|variable| is_careless || self.rights(thread, *variable).0);
        let Some(variable) = self.rng.choice(candidates.collect::<Vec<_>>()) else { return };
        let (_, may_write) = self.rights(thread, variable);
        let writes = (is_careless || may_write) && self.rng.bool();
        let target = Variable(variable);
        let action = match (self.rng.u8(..16), writes) {
            (0, false) => Action::AtomicRead(target),
            (0, true) => {
                self.rng.choice([Action::AtomicWrite(target), Action::AtomicUpdate(target)]).expect("two")
            }
            (_, false) => Action::Read(target),
            (_, true) => Action::Write(target),
        };
        // The printed rules know nothing that is atomic; some traces are for them.
        let action = match action {
            Action::AtomicRead(target) if self.knobs.atomics == 0 => Action::Read(target),
            Action::AtomicWrite(target) | Action::AtomicUpdate(target) if self.knobs.atomics == 0 => {
                Action::Write(target)
            }
            action => action,
        };
        self.push(thread, action);
        if may_write && self.rng.u8(..3) == 0 {
            self.guards[variable as usize] = self.new_guard(thread);
        }
    }

    /// A guard that a thread may give to a variable that it may write.
    fn new_guard(&mut self, thread: ThreadId) -> Guard {
        let held = self.held[thread.index()].clone();
        match (self.rng.choice(held.clone()), self.rng.choice(held), self.rng.u8(..3)) {
            (Some(one), Some(other), 0) if one != other => Guard::Locks(one, other),
            (Some(lock), _, 0 | 1) => Guard::Lock(lock),
            _ => Guard::Owner(thread),
        }
    }

    fn acquire(&mut self, thread: ThreadId) {
        // Who has been joined may have kept a lock: it is never free again.
        let free = |lock: &Lock| {
            let mut held = self.held.iter().enumerate();
            held.all(|(other, held)| other == thread.index() || !held.contains(lock))
        };
        let locks: Vec<Lock> = (0..self.knobs.locks).map(Lock).filter(free).collect();
        let Some(lock) = self.rng.choice(locks) else { return };
        // Again is possible, but rare.
        if self.holds(thread, lock) && self.rng.u8(..4) != 0 {
            return;
        }
        self.held[thread.index()].push(lock);
        self.push(thread, Action::Acquire(lock));
    }

    fn release(&mut self, thread: ThreadId) {
        let count = self.held[thread.index()].len();
        if count == 0 {
            return;
        }
        // Mostly the last one.
        let index = if self.rng.u8(..4) == 0 { self.rng.usize(..count) } else { count - 1 };
        let lock = self.held[thread.index()].remove(index);
        self.push(thread, Action::Release(lock));
    }

    fn fork(&mut self, thread: ThreadId) {
        if self.unborn.is_empty() {
            return;
        }
        let new = self.unborn.swap_remove(self.rng.usize(..self.unborn.len()));
        self.running.push(new);
        self.push(thread, Action::Fork(new));
        self.hand_over(Guard::Owner(thread), Guard::Owner(new));
    }

    fn join(&mut self, thread: ThreadId) {
        let others: Vec<ThreadId> = self.running.iter().copied().filter(|other| *other != thread).collect();
        let Some(other) = self.rng.choice(others) else { return };
        if self.inside.iter().any(|(who, ..)| *who == other) {
            return;
        }
        // Mostly threads end without locks.
        while self.rng.u8(..16) != 0
            && let Some(lock) = self.held[other.index()].pop()
        {
            self.push(other, Action::Release(lock));
        }
        self.running.retain(|running| *running != other);
        self.push(thread, Action::Join(other));
        self.hand_over(Guard::Owner(other), Guard::Owner(thread));
    }

    fn atomic(&mut self, thread: ThreadId) {
        if self.knobs.atomics == 0 {
            return;
        }
        let variable = Variable(self.knobs.variables + self.rng.u32(..self.knobs.atomics));
        let action = match self.rng.u8(..3) {
            0 => Action::AtomicRead(variable),
            1 => Action::AtomicWrite(variable),
            _ => Action::AtomicUpdate(variable),
        };
        if matches!(action, Action::AtomicRead(_) | Action::AtomicUpdate(_)) {
            self.hand_over(Guard::Sent(variable), Guard::Owner(thread));
        }
        self.push(thread, action);
        if matches!(action, Action::AtomicWrite(_)) {
            let sent = Guard::Sent(variable);
            self.guards.iter_mut().filter(|guard| **guard == sent).for_each(|guard| *guard = Guard::Lost);
        }
        if action.is_write() {
            self.hand_over(Guard::Owner(thread), Guard::Sent(variable));
        }
    }

    fn barrier(&mut self, thread: ThreadId) {
        if self.knobs.barriers == 0 {
            return;
        }
        let barrier = Barrier(self.rng.u32(..self.knobs.barriers));
        let entry = self.inside.iter().position(|(who, of, _)| (*who, *of) == (thread, barrier));
        let round = &mut self.rounds[barrier.index()];
        match entry {
            None => {
                let round = *round;
                self.inside.push((thread, barrier, round));
                self.push(thread, Action::Arrive(barrier));
                self.hand_over(Guard::Owner(thread), Guard::Inside(barrier, round));
            }
            Some(index) => {
                let (_, _, left) = self.inside.remove(index);
                *round = (*round).max(left + 1);
                self.push(thread, Action::Depart(barrier));
                self.hand_over(Guard::Inside(barrier, left), Guard::Owner(thread));
            }
        }
    }

    /// Makes a variable anew, which is then the thread's.
    fn make(&mut self, thread: ThreadId) {
        let count = self.knobs.variables + self.knobs.atomics;
        let variable = self.rng.u32(..count);
        match self.guards.get_mut(variable as usize) {
            Some(guard) => *guard = Guard::Owner(thread),
            None => {
                let sent = Guard::Sent(Variable(variable));
                self.guards.iter_mut().filter(|guard| **guard == sent).for_each(|guard| *guard = Guard::Lost);
            }
        }
        self.push(thread, Action::New(Variable(variable)));
    }

    /// Changes half of the guards of one kind.
    fn hand_over(&mut self, from: Guard, to: Guard) {
        for guard in self.guards.iter_mut().filter(|guard| **guard == from) {
            if self.rng.bool() {
                *guard = to;
            }
        }
    }
}
