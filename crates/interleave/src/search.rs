//! Depth-first search over interleavings, with transactions: between two scheduling points a thread runs
//! alone.
//!
//! Follows section 5 of Elmas and Qadeer, *A New Lockset Algorithm and Its Applications* (MSR-TR-2005-118).
//! At a node of the search either all threads that can go on are tried, then it is a scheduling point, or
//! only one of them. A node becomes a point when the locksets show that the access after it conflicts with
//! one that nothing orders. What is left out are interleavings that differ only in the order of steps that
//! nobody can tell apart.
//!
//! Why nothing is lost: let only thread t be tried at a node. If some interleaving from there, without t, led
//! to a step that conflicts with the step of t, then the same interleaving is possible after the step of t,
//! as nothing in it depends on that. So the search below the step of t visits an equivalent one, by
//! induction; nothing in it orders the two, as t has done nothing since. Hence the conflict is noticed there,
//! and the node becomes a point. A step that nothing conflicts with needs no point. This needs interleavings
//! to be run to their end, also after an error.
//!
//! Differs from the paper:
//! - a thread that is created runs to its first point at once, where the paper lets it begin at any point of
//!   others;
//! - the point is opened *before* the earlier access. As printed, `la(q)` is the node after it; that loses
//!   the order `x=1; r=x; x=2` of `x=1; x=2 || r=x` ([`Points::AsPrinted`], and the test that shows it);
//! - two reads do not conflict, and all earlier accesses that nothing orders are looked at, not only the
//!   last: the last read may be ordered although another is not;
//! - atomic accesses, barriers and frees exist. Whatever may keep another thread from going on is always a
//!   point: taking a lock, atomic writes, arrivals at a barrier. Atomic reads are like plain ones; a free
//!   conflicts with all accesses of its object;
//! - a join is no point. It can be done only when the other thread has ended, and then nobody can tell when
//!   it is done.
//!
//! Compared with all interleavings, and those with the exploration of graphs, in `selvedge_fuzz::searches`.

use crate::judge::FaultKind;
use crate::machine::{Event, Machine, accessed};
use selvedge_program::{Action, Block, Liveness, LocId, Order, Program, ThreadId, ThreadSet, Value};
use std::collections::VecDeque;

/// Where a search tries all threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Points {
    /// Everywhere.
    All,
    /// Where synchronisation or a race makes it necessary.
    Races,
    /// Where the paper prints it; loses errors, for comparison only.
    AsPrinted,
}

/// How an interleaving ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// All threads have ended, or wait for the end of the program.
    Complete,
    /// Some thread can never go on.
    Blocked(Block),
    /// With an error.
    Erroneous,
}

/// Two accesses of a location that nothing orders, one of them plain and one of them a write; as step and
/// event of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Race {
    /// What is accessed.
    pub loc: LocId,
    /// The earlier one.
    pub earlier: (usize, usize),
    /// The later one, in the last step.
    pub later: (usize, usize),
}

/// What a search comes to; the machine stands where it shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// No thread can go on.
    Execution(Ending),
    /// The thread stands at `Fail`.
    Failure(ThreadId),
    /// The last step has a fault.
    Fault(FaultKind),
    /// The last step races with an earlier one.
    Race(Race),
    /// No thread can go on, and these wait for each other.
    Deadlock(Vec<ThreadId>),
    /// No thread can go on, and these spin for ever.
    Liveness(Vec<ThreadId>),
    /// Everything was visited.
    Nothing,
}

/// What a search has cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Nodes of the search: states, counted once for each way to them.
    pub states: u64,
    /// Steps of threads.
    pub transitions: u64,
    /// Nodes at which more than one thread was tried.
    pub points: u64,
    /// Interleavings that came to nothing, as a thread had missed what it waited for.
    pub dead_ends: u64,
}

/// A node of the search: the state before a step, or after the last one.
#[derive(Clone, Copy, Debug)]
struct Node {
    /// The threads that can go on.
    enabled: ThreadSet,
    /// The threads that were tried.
    done: ThreadSet,
    /// The thread that is tried, if it is only one.
    only: Option<ThreadId>,
    /// The threads that toss here, one of whose sides was tried.
    tossed: ThreadSet,
}

impl Node {
    /// Whether more than one thread was tried.
    fn is_point(&self) -> bool {
        !self.enabled.is_empty() && self.done.len() > 1
    }
}

/// A search; see the head of the file.
pub struct Search<'p, P: Program> {
    machine: Machine<'p, P>,
    points: Points,
    /// Invariant `stack`: one for each step of the machine's trace, and one for its present state.
    stack: Vec<Node>,
    found: VecDeque<Found>,
    /// Whether races are reported; they are always looked for.
    reports_races: bool,
    /// Which threads that spin for ever are reported.
    liveness: Liveness,
    /// Number of the first step that shows an error, if one does.
    erroneous: Option<usize>,
    stats: Stats,
}

impl<'p, P: Program> Search<'p, P> {
    /// A search that has not begun.
    pub fn new(program: &'p P, points: Points) -> Search<'p, P> {
        let machine = Machine::new(program);
        let stats = Stats { states: 1, ..Stats::default() };
        let found = failed(&machine).map(Found::Failure).collect();
        let mut search = Search {
            machine,
            points,
            stack: Vec::new(),
            found,
            reports_races: true,
            liveness: Liveness::default(),
            erroneous: None,
            stats,
        };
        let first = search.node(None);
        search.stack.push(first);
        search
    }

    /// Whether races are errors; they are, unless this says otherwise.
    pub fn report_races(&mut self, reports: bool) {
        self.reports_races = reports;
    }

    /// Which threads that spin for ever are errors.
    pub fn report_liveness(&mut self, liveness: Liveness) {
        self.liveness = liveness;
    }

    /// Where the search stands.
    pub fn machine(&self) -> &Machine<'p, P> {
        &self.machine
    }

    /// What it has cost so far.
    pub fn stats(&self) -> Stats {
        let points = self.stack.iter().filter(|node| node.is_point()).count() as u64;
        Stats { points: self.stats.points + points, ..self.stats }
    }

    /// Goes on to the next thing of interest; none if there was none within so many steps.
    pub fn advance(&mut self, steps: &mut u64) -> Option<Found> {
        loop {
            if let Some(found) = self.found.pop_front() {
                return Some(found);
            }
            let Some(node) = self.stack.last_mut() else { return Some(Found::Nothing) };
            let wanted = node.only.map_or(node.enabled, ThreadSet::of);
            if let Some(thread) = (wanted - node.done).iter().next() {
                *steps = steps.checked_sub(1).filter(|_| !selvedge_stop::is_asked())?;
                let tosses = self.machine.thread(thread).action == Action::Toss;
                let is_first_side = tosses && !node.tossed.contains(thread);
                (if is_first_side { &mut node.tossed } else { &mut node.done }).insert(thread);
                self.go(thread, Value::from(tosses && !is_first_side));
            } else if node.enabled.is_empty() && node.done.is_empty() {
                // So that it is reported once.
                node.done = ThreadSet::from_bits(u32::MAX);
                self.finish();
            } else {
                self.go_back();
            }
        }
    }

    fn go(&mut self, thread: ThreadId, side: Value) {
        let step = self.machine.trace().len();
        let conflicts = self.conflicts(thread);
        let stopped = self.machine.stopped();
        self.machine.step_by_chance(thread, side);
        self.stats.transitions += 1;
        self.stats.states += 1;
        for earlier in &conflicts {
            self.open(*earlier, step);
        }
        self.report(&conflicts, stopped);
        let node = self.node(Some(thread));
        self.stack.push(node);
    }

    /// The present state, to which a thread has come.
    fn node(&self, last: Option<ThreadId>) -> Node {
        let enabled = self.machine.enabled();
        let runs_alone = |thread: &ThreadId| enabled.contains(*thread) && !self.always_a_point(*thread);
        let all = (0..self.machine.thread_count()).map(|thread| ThreadId(thread as u16));
        let only = match self.points {
            Points::All => None,
            Points::AsPrinted => last.filter(runs_alone),
            Points::Races => last.into_iter().chain(all).find(runs_alone),
        };
        Node { enabled, done: ThreadSet::EMPTY, only, tossed: ThreadSet::EMPTY }
    }

    /// Makes scheduling points of the nodes before two accesses that nothing orders.
    fn open(&mut self, earlier: usize, later: usize) {
        let earlier = if self.points == Points::AsPrinted { earlier + 1 } else { earlier };
        self.stack[earlier].only = None;
        self.stack[later].only = None;
    }

    /// Whether what a thread does next may keep others from going on, or makes a difference to them in any
    /// case.
    fn always_a_point(&self, thread: ThreadId) -> bool {
        match self.machine.thread(thread).action {
            Action::Lock { .. } | Action::Retire { .. } | Action::Arrive { .. } => true,
            Action::Write { order, .. } => order != Order::NotAtomic,
            Action::Read { loc, exclusive, .. } => exclusive.succeeds(self.machine.value(loc)),
            Action::Join { .. } => self.points == Points::AsPrinted,
            _ => false,
        }
    }

    /// The steps that what a thread does next conflicts with, if nothing orders them, the earliest first.
    fn conflicts(&self, thread: ThreadId) -> Vec<usize> {
        let machine = &self.machine;
        let candidates: Vec<usize> = match machine.thread(thread).action {
            Action::Read { loc, exclusive, .. } => {
                self.accesses(loc, exclusive.succeeds(machine.value(loc))).collect()
            }
            Action::Write { loc, .. } => self.accesses(loc, true).collect(),
            Action::Free { object, .. } => machine.uses_of(object),
            Action::Lock { lock, .. } | Action::Unlock { lock } => {
                machine.frees_of(lock).map(|step| step as usize).collect()
            }
            _ => return Vec::new(),
        };
        let last = candidates.len().saturating_sub(1);
        let looked_at = if self.points == Points::AsPrinted { last } else { 0 };
        // What orders a step orders those before it in its thread: they are not looked at again.
        let mut ordered = vec![0; machine.thread_count()];
        let mut is_unordered = |step: &usize| {
            let other = machine.trace[*step].thread;
            if other == thread || *step < ordered[other.index()] {
                return false;
            }
            let is_ordered = machine.happens_before(*step, thread);
            if is_ordered {
                ordered[other.index()] = *step;
            }
            !is_ordered
        };
        let latest_first = candidates.into_iter().skip(looked_at).rev();
        let mut unordered: Vec<usize> = latest_first.filter(&mut is_unordered).collect();
        unordered.reverse();
        unordered
    }

    /// The steps that access a location, or free its object; only those that change something if a read asks.
    fn accesses(&self, loc: LocId, writes: bool) -> impl Iterator<Item = usize> {
        let machine = &self.machine;
        let counts = move |step: &usize| {
            let events = &machine.trace[*step].events;
            let reads_conflict = self.points == Points::AsPrinted;
            writes || reads_conflict || events.iter().any(|event| event.access() == Some((loc, true)))
        };
        let all = machine.accesses.get(&loc).map_or(&[][..], |steps| &steps[..]);
        let accesses = all.iter().map(|step| *step as usize).filter(counts);
        accesses.chain(machine.frees_of(loc).map(|step| step as usize))
    }

    /// Notes what the last step shows.
    fn report(&mut self, conflicts: &[usize], stopped: ThreadSet) {
        let number = self.machine.trace().len() - 1;
        let step = &self.machine.trace[number];
        let fault = step.fault.map(|fault| Found::Fault(fault.kind));
        // What the step itself reads may order the two: they conflict, but they do not race.
        let races = conflicts.iter().filter(|earlier| !self.machine.happens_before(**earlier, step.thread));
        let races = races.filter_map(|earlier| race(&self.machine, *earlier, number));
        let races: Vec<Found> = races.filter(|_| self.reports_races).map(Found::Race).collect();
        let failures = failed(&self.machine).filter(|thread| !stopped.contains(*thread));
        let failures: Vec<Found> = failures.map(Found::Failure).collect();
        self.found.extend(fault.into_iter().chain(races).chain(failures));
        if !self.found.is_empty() {
            self.erroneous.get_or_insert(number);
        }
    }

    /// No thread can go on.
    fn finish(&mut self) {
        // Whoever still waits might have gone on if it had been its turn earlier.
        for thread in (0..self.machine.thread_count()).map(|thread| ThreadId(thread as u16)) {
            for earlier in self.conflicts(thread) {
                self.stack[earlier].only = None;
            }
        }
        let deadlocked = self.machine.deadlocked();
        let spinning = self.machine.never_ending(self.liveness);
        if !deadlocked.is_empty() || !spinning.is_empty() {
            self.found.push_back(Found::Execution(Ending::Erroneous));
            self.found.extend((!deadlocked.is_empty()).then_some(Found::Deadlock(deadlocked)));
            self.found.extend((!spinning.is_empty()).then_some(Found::Liveness(spinning)));
            return;
        }
        match self.machine.ending() {
            Some(_) if self.erroneous.is_some() => {
                self.found.push_back(Found::Execution(Ending::Erroneous));
            }
            Some(ending) => self.found.push_back(Found::Execution(ending)),
            None => self.stats.dead_ends += 1,
        }
    }

    fn go_back(&mut self) {
        let node = self.stack.pop().expect("there is a node to leave");
        self.stats.points += u64::from(node.is_point());
        if !self.stack.is_empty() {
            self.machine.undo();
        }
        if self.erroneous.is_some_and(|step| step >= self.machine.trace().len()) {
            self.erroneous = None;
        }
    }
}

/// Threads that stand at `Fail`.
fn failed<'m, P: Program>(machine: &'m Machine<'_, P>) -> impl Iterator<Item = ThreadId> + 'm {
    let threads = (0..machine.thread_count()).map(|thread| ThreadId(thread as u16));
    threads.filter(|thread| machine.thread(*thread).action == Action::Fail)
}

/// The race between two steps that nothing orders, if it is one: one access is plain, and one is a write.
fn race<P: Program>(machine: &Machine<'_, P>, earlier: usize, later: usize) -> Option<Race> {
    let [first, second] = [earlier, later].map(|step| &machine.trace()[step].events[..]);
    let loc = accessed(second)?;
    let mut pairs = (0..first.len()).flat_map(|a| (0..second.len()).map(move |b| (a, b)));
    let (a, b) = pairs.find(|(a, b)| races(loc, &first[*a], &second[*b]))?;
    Some(Race { loc, earlier: (earlier, a), later: (later, b) })
}

fn races(loc: LocId, a: &Event, b: &Event) -> bool {
    let (Some((first, writes)), Some((second, overwrites))) = (a.access(), b.access()) else { return false };
    first == loc && second == loc && (writes || overwrites) && (a.is_plain() || b.is_plain())
}
