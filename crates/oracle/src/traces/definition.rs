//! Happens-before as a transitive closure, races as pairs that it leaves unordered.
//!
//! The twin of `selvedge_races`. Every question is answered by looking at all events of the trace, or all
//! pairs of them.

use selvedge_races::{Action, Barrier, Event, Lock, ThreadId, Variable};
use std::collections::{BTreeMap, BTreeSet};

/// A trace and its happens-before relation.
pub struct Definition<'a> {
    trace: &'a [Event],
    /// For each event, those that happen before it, as bits.
    before: Vec<u128>,
    /// Whether plain reads conflict.
    exclusive: bool,
}

/// Two accesses, by their positions in the trace.
pub type Pair = (usize, usize);

impl<'a> Definition<'a> {
    /// Most events of a trace.
    pub const LONGEST: usize = 128;

    /// The relation of a legal trace.
    pub fn new(trace: &'a [Event], exclusive: bool) -> Definition<'a> {
        assert!(trace.len() <= Definition::LONGEST, "a row of the relation is one word");
        let rounds = rounds(trace);
        let mut before = vec![0; trace.len()];
        // All edges go forward in the trace, so rows are complete when they are needed.
        for later in 0..trace.len() {
            for earlier in 0..later {
                if is_edge(trace, &rounds, earlier, later) {
                    before[later] |= before[earlier] | 1 << earlier;
                }
            }
        }
        Definition { trace, before, exclusive }
    }

    /// Whether one event happens before another.
    pub fn happens_before(&self, earlier: usize, later: usize) -> bool {
        self.before[later] >> earlier & 1 == 1
    }

    /// Whether two accesses are of one variable and conflict.
    fn conflict(&self, earlier: usize, later: usize) -> bool {
        let (first, second) = (self.trace[earlier].action, self.trace[later].action);
        let same = first.accessed().is_some() && first.accessed() == second.accessed();
        let made_between = first.accessed().is_some_and(|variable| {
            self.trace[earlier..later].iter().any(|event| event.action == Action::New(variable))
        });
        let some_plain = is_plain(first) || is_plain(second);
        let some_write = first.is_write() || second.is_write();
        same && !made_between && some_plain && (some_write || self.exclusive)
    }

    /// For each variable that has a race, the first access that shows one, and all that it races with.
    pub fn first_races(&self) -> BTreeMap<Variable, (usize, Vec<usize>)> {
        let mut first = BTreeMap::new();
        for later in 0..self.trace.len() {
            let races =
                |&earlier: &usize| self.conflict(earlier, later) && !self.happens_before(earlier, later);
            let partners: Vec<usize> = (0..later).filter(races).collect();
            if let (Some(variable), false) = (self.trace[later].action.accessed(), partners.is_empty()) {
                first.entry(variable).or_insert((later, partners));
            }
        }
        first
    }

    /// All races that a detector reports: pairs of an access and a member of the frontier of its variable.
    pub fn races(&self) -> BTreeSet<Pair> {
        let mut races = BTreeSet::new();
        let mut frontiers: BTreeMap<Variable, Vec<usize>> = BTreeMap::new();
        for later in 0..self.trace.len() {
            let action = self.trace[later].action;
            if let Action::New(variable) = action {
                frontiers.remove(&variable);
            }
            let Some(variable) = action.accessed() else { continue };
            let frontier = frontiers.entry(variable).or_default();
            let unordered =
                |&&earlier: &&usize| self.conflict(earlier, later) && !self.happens_before(earlier, later);
            races.extend(frontier.iter().filter(unordered).map(|earlier| (*earlier, later)));
            *frontier = self.next_frontier(frontier, later);
        }
        races
    }

    /// The frontier after an access. A plain write (any plain access, if all exclude each other) stands for
    /// all before it. Of the others each kind is apart: a single one is replaced by one that it happens
    /// before, and each thread has one.
    fn next_frontier(&self, frontier: &[usize], access: usize) -> Vec<usize> {
        let action = self.trace[access].action;
        if is_plain(action) && (action.is_write() || self.exclusive) {
            return vec![access];
        }
        let is_same_kind = |other: usize| {
            let other = self.trace[other].action;
            is_plain(other) == is_plain(action) && other.is_write() == action.is_write()
        };
        let alike: Vec<usize> = frontier.iter().copied().filter(|other| is_same_kind(*other)).collect();
        let is_replaced = |other: usize| match alike.as_slice() {
            [only] => other == *only && self.happens_before(other, access),
            _ => is_same_kind(other) && self.trace[other].thread == self.trace[access].thread,
        };
        let kept = frontier.iter().copied().filter(|other| !is_replaced(*other));
        kept.chain([access]).collect()
    }
}

fn is_plain(action: Action) -> bool {
    matches!(action, Action::Read(_) | Action::Write(_))
}

/// The edges of which happens-before is the closure.
fn is_edge(trace: &[Event], rounds: &BTreeMap<usize, u32>, earlier: usize, later: usize) -> bool {
    let (first, second) = (&trace[earlier], &trace[later]);
    let reads_from = |variable: Variable| {
        let breaks =
            |event: &Event| event.action == Action::New(variable) || writes_atomically(event, variable);
        writes_atomically(first, variable) && !trace[earlier + 1..later].iter().any(breaks)
    };
    let synchronises = match (first.action, second.action) {
        (Action::Release(one), Action::Acquire(other)) => one == other,
        // A thread begins and ends, even if it does nothing in between.
        (Action::Fork(one), Action::Join(other)) => one == other,
        (Action::Arrive(one), Action::Depart(other)) => one == other && rounds[&earlier] == rounds[&later],
        (_, Action::AtomicRead(variable) | Action::AtomicUpdate(variable)) => reads_from(variable),
        _ => false,
    };
    first.thread == second.thread
        || first.action == Action::Fork(second.thread)
        || second.action == Action::Join(first.thread)
        || synchronises
}

fn writes_atomically(event: &Event, variable: Variable) -> bool {
    [Action::AtomicWrite(variable), Action::AtomicUpdate(variable)].contains(&event.action)
}

/// The round of its barrier to which each arrival and departure belongs.
fn rounds(trace: &[Event]) -> BTreeMap<usize, u32> {
    let mut rounds = BTreeMap::new();
    let mut open: BTreeMap<Barrier, u32> = BTreeMap::new();
    for (index, event) in trace.iter().enumerate() {
        match event.action {
            Action::Arrive(barrier) => {
                rounds.insert(index, *open.entry(barrier).or_default());
            }
            Action::Depart(barrier) => {
                let arrival = Event { action: Action::Arrive(barrier), ..*event };
                let is_own = |other: &usize| {
                    trace[*other].thread == arrival.thread && trace[*other].action == arrival.action
                };
                let own = (0..index)
                    .rev()
                    .find(is_own)
                    .expect("in a legal trace threads arrive before they depart");
                let round = rounds[&own];
                rounds.insert(index, round);
                open.entry(barrier).and_modify(|open| *open = (*open).max(round + 1));
            }
            _ => {}
        }
    }
    rounds
}

/// Whether threads can have made a trace.
pub fn is_legal(trace: &[Event]) -> bool {
    (0..trace.len()).all(|index| is_legal_step(&trace[..index], trace[index]))
}

fn is_legal_step(past: &[Event], event: Event) -> bool {
    let me = event.thread;
    let was_joined = |thread: ThreadId| past.iter().any(|old| old.action == Action::Join(thread));
    let is_legal = match event.action {
        Action::Acquire(lock) => holders(past, lock).keys().all(|owner| *owner == me),
        Action::Release(lock) => holders(past, lock).contains_key(&me),
        Action::Fork(new) => {
            let was_forked = past.iter().any(|old| old.action == Action::Fork(new));
            let has_acted = past.iter().any(|old| old.thread == new);
            new != me && !was_forked && !has_acted && !was_joined(new)
        }
        Action::Join(other) => other != me,
        Action::Arrive(barrier) => !is_inside(past, me, barrier),
        Action::Depart(barrier) => is_inside(past, me, barrier),
        _ => true,
    };
    is_legal && !was_joined(me)
}

/// Who has acquired a lock more often than released it.
fn holders(past: &[Event], lock: Lock) -> BTreeMap<ThreadId, usize> {
    let mut holders = BTreeMap::new();
    for event in past {
        let depth: &mut usize = holders.entry(event.thread).or_default();
        match event.action {
            Action::Acquire(other) if other == lock => *depth += 1,
            Action::Release(other) if other == lock => *depth -= 1,
            _ => {}
        }
    }
    holders.retain(|_, depth| *depth > 0);
    holders
}

fn is_inside(past: &[Event], thread: ThreadId, barrier: Barrier) -> bool {
    let mine = past.iter().rev().filter(|event| event.thread == thread);
    let mut steps = mine.map(|event| event.action);
    steps.find(|action| [Action::Arrive(barrier), Action::Depart(barrier)].contains(action))
        == Some(Action::Arrive(barrier))
}
