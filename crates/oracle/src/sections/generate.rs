//! Random small programs with locks, barriers and created threads.

use super::{SectionTree, Step, events_of};
use crate::generate::{Generator, Knobs, Orders};
use fastrand::Rng;

/// What programs should look like. Shares are probabilities from 0 to 1.
#[derive(Clone, Debug)]
pub struct SectionKnobs {
    /// Threads, locations, events and accesses.
    pub accesses: Knobs,
    /// How many locks there are.
    pub locks: usize,
    /// Most sections of a thread.
    pub sections: usize,
    /// How often a section begins, where it can.
    pub begins: f64,
    /// How often a section without accesses ends a list of steps.
    pub empty: f64,
    /// How many of the sections are for reading.
    pub shared: f64,
    /// How many of the sections are left only when the next one has begun.
    pub hand_over_hand: f64,
    /// Whether locks are always taken in the order of their numbers, so that nothing waits for ever.
    pub ascending: bool,
    /// How many barriers there are.
    pub barriers: usize,
    /// How many of the waits at a barrier stand inside of what is there rather than at the top of their
    /// thread.
    pub deep_waits: f64,
    /// How often a barrier is for another number of threads than wait there.
    pub misfits: f64,
    /// How many of the threads are created by others.
    pub created: f64,
}

impl SectionKnobs {
    /// Random knobs for programs with locks.
    pub fn random(rng: &mut Rng) -> SectionKnobs {
        let mut accesses = Knobs::random(rng);
        accesses.events = *rng.choice([3, 4, 4, 5, 5, 6, 6, 7, 8, 10].iter()).expect("the list is not empty");
        let mut share = |options: &[f64]| *rng.choice(options).expect("callers give options");
        accesses.fences = share(&[0.0, 0.0, 0.1, 0.3]);
        accesses.branches = share(&[0.0, 0.1, 0.25]);
        accesses.rmws = share(&[0.0, 0.0, 0.2, 0.4]);
        let begins = share(&[0.2, 0.4, 0.6]);
        let empty = share(&[0.0, 0.05, 0.3]);
        let shared = share(&[0.0, 0.0, 0.0, 0.5]);
        let hand_over_hand = share(&[0.0, 0.0, 0.3]);
        let created = share(&[0.0, 0.0, 0.0, 0.4]);
        let barriers = rng.u8(..6) == 0;
        SectionKnobs {
            accesses,
            locks: *rng.choice([1, 1, 2, 2, 2, 3].iter()).expect("the list is not empty"),
            sections: *rng.choice([1, 1, 2, 2, 3].iter()).expect("the list is not empty"),
            begins,
            empty,
            shared,
            hand_over_hand,
            ascending: rng.bool(),
            barriers: barriers as usize,
            deep_waits: 0.2,
            misfits: 0.0,
            created,
        }
    }

    /// Random knobs for programs of the least size at which something can go wrong: relaxed accesses and
    /// locks, nothing else.
    pub fn random_small(rng: &mut Rng) -> SectionKnobs {
        let threads = rng.usize(2..=3);
        let locations = rng.usize(1..=2);
        let accesses = Knobs {
            threads: threads..=threads,
            locations: locations..=locations,
            events: rng.usize(3..=6),
            values: 2,
            rmws: if rng.u8(..4) == 0 { 0.3 } else { 0.0 },
            branches: if rng.u8(..4) == 0 { 0.2 } else { 0.0 },
            asserts: if rng.u8(..4) == 0 { 0.2 } else { 0.0 },
            plain: if rng.u8(..4) == 0 { 0.5 } else { 0.0 },
            fences: 0.0,
            assumes: 0.0,
            registers: 0.0,
            orders: Orders::Relaxed,
        };
        SectionKnobs {
            accesses,
            locks: rng.usize(1..=2),
            sections: rng.usize(1..=2),
            begins: 0.6,
            empty: 0.3,
            shared: if rng.u8(..6) == 0 { 0.5 } else { 0.0 },
            hand_over_hand: 0.1,
            ascending: rng.bool(),
            barriers: 0,
            deep_waits: 0.0,
            misfits: 0.0,
            created: 0.0,
        }
    }

    /// Random knobs for programs with barriers and no locks.
    pub fn random_barriers(rng: &mut Rng) -> SectionKnobs {
        let barriers = *rng.choice([1, 1, 1, 2].iter()).expect("the list is not empty");
        let misfits = *rng.choice([0.0, 0.0, 0.3].iter()).expect("the list is not empty");
        let knobs = SectionKnobs::random(rng);
        SectionKnobs { locks: 0, barriers, misfits, deep_waits: 0.1, ..knobs }
    }
}

/// A random program.
pub fn generate_sections(rng: &mut Rng, knobs: &SectionKnobs) -> SectionTree {
    let locations = rng.usize(knobs.accesses.locations.clone());
    let threads = rng.usize(knobs.accesses.threads.clone()).max(1);
    let events = knobs.accesses.events;
    // Every thread gets an even share of the events and the first ones what is left over.
    let share = |thread: usize| events / threads + (thread < events % threads) as usize;
    let bodies = (0..threads).map(|thread| {
        let accesses =
            Generator { rng, knobs: &knobs.accesses, locations, registers: Vec::new(), next_register: 0 };
        let mut maker = Maker { accesses, knobs, held: Vec::new(), sections: knobs.sections };
        let events = maker.accesses.rng.usize(share(thread).saturating_sub(1)..=share(thread)).max(1);
        maker.body(events, 2)
    });
    let threads = bodies.collect();
    let mut tree = SectionTree { locations, locks: knobs.locks, barriers: Vec::new(), threads };
    for _ in 0..knobs.barriers {
        add_barrier(rng, knobs, &mut tree);
    }
    for thread in 1..tree.threads.len() {
        if rng.f64() < knobs.created {
            add_creation(rng, &mut tree, thread);
        }
    }
    tree
}

/// Makes the steps of one thread.
struct Maker<'a> {
    accesses: Generator<'a>,
    knobs: &'a SectionKnobs,
    held: Vec<usize>,
    /// How many sections may still begin.
    sections: usize,
}

impl Maker<'_> {
    fn body(&mut self, mut events: usize, depth: usize) -> Vec<Step> {
        let mut body = Vec::new();
        while events > 0 {
            let before = events_of(&body);
            self.append(&mut body, events, depth);
            events -= events_of(&body) - before;
        }
        if self.accesses.with_chance(self.knobs.empty) {
            self.append_section(&mut body, 0, depth);
        }
        body
    }

    fn append(&mut self, body: &mut Vec<Step>, events: usize, depth: usize) {
        if self.accesses.with_chance(self.knobs.begins) && self.append_section(body, events, depth) {
            return;
        }
        let can_branch = depth > 0 && !self.accesses.registers.is_empty();
        if can_branch && self.accesses.with_chance(self.knobs.accesses.branches) {
            return body.push(self.branch(events, depth - 1));
        }
        body.push(Step::Simple(self.accesses.statement(events, 0)));
    }

    fn free_lock(&mut self) -> Option<usize> {
        let least = if self.knobs.ascending { self.held.iter().max().map_or(0, |last| last + 1) } else { 0 };
        let free: Vec<usize> = (least..self.knobs.locks).filter(|lock| !self.held.contains(lock)).collect();
        let lock = self.accesses.rng.choice(free)?;
        self.sections = self.sections.checked_sub(1)?;
        Some(lock)
    }

    fn lock(&mut self, body: &mut Vec<Step>, lock: usize) {
        let shared = self.accesses.with_chance(self.knobs.shared);
        body.push(Step::Lock { lock, shared });
        self.held.push(lock);
    }

    fn unlock(&mut self, body: &mut Vec<Step>, lock: usize) {
        body.push(Step::Unlock { lock });
        self.held.retain(|held| *held != lock);
    }

    /// Appends a section, or several hand over hand; whether there was a lock for it.
    fn append_section(&mut self, body: &mut Vec<Step>, mut events: usize, depth: usize) -> bool {
        let Some(mut lock) = self.free_lock() else { return false };
        self.lock(body, lock);
        loop {
            let inside = self.accesses.rng.usize(0..=events.min(3));
            let steps = self.body(inside, depth);
            events -= events_of(&steps);
            body.extend(steps);
            let next =
                if self.accesses.with_chance(self.knobs.hand_over_hand) { self.free_lock() } else { None };
            let Some(next) = next else { break };
            self.lock(body, next);
            if self.accesses.rng.bool() && events > 0 {
                let steps = self.body(1, depth);
                events -= events_of(&steps);
                body.extend(steps);
            }
            self.unlock(body, lock);
            lock = next;
        }
        self.unlock(body, lock);
        true
    }

    fn branch(&mut self, events: usize, depth: usize) -> Step {
        let register = self.accesses.known_register();
        let value = self.accesses.rng.i64(0..=self.knobs.accesses.values);
        let then = self.side(events, depth);
        let otherwise = if self.accesses.rng.bool() { self.side(events, depth) } else { Vec::new() };
        Step::If { register, value, then, otherwise }
    }

    fn side(&mut self, events: usize, depth: usize) -> Vec<Step> {
        // What only one side loads is not used after it: the other side may not have run.
        let known = self.accesses.registers.len();
        let events = self.accesses.rng.usize(1..=events.min(3));
        let body = self.body(events, depth);
        self.accesses.registers.truncate(known);
        body
    }
}

/// Lets some threads wait at a new barrier, once or twice.
fn add_barrier(rng: &mut Rng, knobs: &SectionKnobs, tree: &mut SectionTree) {
    let barrier = tree.barriers.len();
    let mut threads: Vec<usize> = (0..tree.threads.len()).collect();
    rng.shuffle(&mut threads);
    let waiting = rng.usize(2.min(threads.len())..=threads.len());
    let rounds = if rng.u8(..4) == 0 { 2 } else { 1 };
    for thread in &threads[..waiting] {
        for _ in 0..rounds {
            let deep = rng.f64() < knobs.deep_waits;
            insert(rng, &mut tree.threads[*thread], Step::Wait { barrier }, deep);
        }
    }
    let misfit = if rng.f64() < knobs.misfits { rng.i32(-1..=1) } else { 0 };
    tree.barriers.push((waiting as i32 + misfit).max(1) as u32);
}

/// Puts a step somewhere: outside of sections and branches unless `deep`.
fn insert(rng: &mut Rng, body: &mut Vec<Step>, step: Step, deep: bool) {
    let mut places = Vec::new();
    let mut held = 0;
    for at in 0..=body.len() {
        if held == 0 || deep {
            places.push(at);
        }
        match body.get(at) {
            Some(Step::Lock { .. }) => held += 1,
            Some(Step::Unlock { .. }) => held -= 1,
            _ => {}
        }
    }
    let at = rng.choice(places).expect("the beginning is a place");
    match body.get_mut(at) {
        Some(Step::If { then, .. }) if deep => insert(rng, then, step, deep),
        _ => body.insert(at, step),
    }
}

/// Lets an earlier thread create a thread, and perhaps join it.
fn add_creation(rng: &mut Rng, tree: &mut SectionTree, thread: usize) {
    let creator = rng.usize(..thread);
    let body = &mut tree.threads[creator];
    let at = rng.usize(..=body.len());
    body.insert(at, Step::Create { thread });
    if rng.bool() {
        let at = rng.usize(at + 1..=body.len());
        body.insert(at, Step::Join { thread });
    }
}
