//! Programs with locks and barriers: the complete executions of a program whose sections and arrivals are
//! left unordered are those of the same program with locks and barriers as words in memory, projected to its
//! own events; each is visited once.
//!
//! The ordered program is explored, and enumerated by brute force where that is not too much. Left out are
//! executions in which some thread does not end: what is left unordered is claimed to be exact for complete
//! ones only. Nothing is claimed if more threads meet at a barrier than it is for; it must be noticed,
//! though.

pub mod campaign;

use crate::Subject;
use crate::sharing::share;
use selvedge_explore::{CausalOrder, Coherence, Dependent, Explorer, FaultKind, Found, Options};
use selvedge_graph::{EventId, Graph, Kind, Limit, LocId, ThreadId, Value};
use selvedge_oracle::enumerate::enumerate_complete;
use selvedge_oracle::sections::{Step, project, project_graph};
use selvedge_oracle::{Execution, Rerun, SectionProgram, SectionTree, Translation};
use selvedge_program::{Action, Place, Program};
use std::collections::{BTreeSet, HashMap};

/// Switches that must not change what is found.
#[derive(Clone, Copy, Debug, Default)]
pub struct SectionSwitches {
    /// Use a front end that cannot suspend.
    pub rerun: bool,
    /// Keep next to nothing of the unfolding.
    pub tiny_unfolding: bool,
    /// Compile the model for just the events that the program can have.
    pub for_program: bool,
    /// Let several explorers give each other parcels at random, with this seed.
    pub share: Option<u64>,
}

impl SectionSwitches {
    /// Random switches.
    pub fn random(rng: &mut fastrand::Rng) -> SectionSwitches {
        SectionSwitches {
            rerun: rng.u8(..16) == 0,
            tiny_unfolding: rng.u8(..8) == 0,
            for_program: rng.u8(..16) == 0,
            share: (rng.u8(..4) == 0).then(|| rng.u64(..)),
        }
    }
}

/// How far a comparison goes.
#[derive(Clone, Copy, Debug)]
pub struct Reach {
    /// Steps after which an exploration is given up.
    pub steps: u64,
    /// Candidates after which brute force is given up; 0 if it is not tried.
    pub budget: u64,
    /// Which errors are compared, too.
    pub errors: Errors,
    /// Whether all readers of a lock count in one word of the ordered program, as in C programs: some
    /// executions are then not possible that the words of a lock should not forbid.
    pub one_word: bool,
}

/// Kinds of errors.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Errors {
    /// Where assertions fail.
    pub assertions: bool,
    /// Where accesses race.
    pub races: bool,
    /// Whether there is a deadlock.
    pub deadlocks: bool,
}

impl Errors {
    /// All kinds.
    pub const ALL: Errors = Errors { assertions: true, races: true, deadlocks: true };
    /// None.
    pub const NONE: Errors = Errors { assertions: false, races: false, deadlocks: false };
}

/// What was compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Compared {
    /// Complete executions of the unordered program.
    pub executions: u64,
    /// Graphs of it that came to nothing.
    pub dead_ends: u64,
    /// Whether brute force was asked, too.
    pub enumerated: bool,
    /// Nothing was compared, because more threads met at a barrier than it is for.
    pub crowded: bool,
}

/// Why a comparison failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The ordered program has too many executions.
    TooLarge,
    /// The two sides differ.
    Different(String),
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Failure::TooLarge => write!(f, "the ordered program has too many executions"),
            Failure::Different(how) => write!(f, "{how}"),
        }
    }
}

/// Projections of complete executions, and how often each was visited.
pub type Executions = HashMap<Execution, u32>;

/// What an exploration has found.
#[derive(Clone, Debug, Default)]
pub struct Findings {
    /// Projections of complete executions, and how often each was visited.
    pub executions: Executions,
    /// Where assertions fail.
    pub failures: BTreeSet<Place>,
    /// Where two accesses race, the smaller place first.
    pub races: BTreeSet<(Place, Place)>,
    /// Whether threads wait for each other for ever.
    pub deadlock: bool,
    /// Whether the exploration cannot rule out that they do.
    pub suspected: bool,
    /// Whether more threads meet at a barrier than it is for.
    pub crowded: bool,
    /// Graphs that came to nothing.
    pub dead_ends: u64,
    /// Steps of the exploration.
    pub steps: u64,
}

/// What the ordered translation of a program has, under one model.
pub struct Expected {
    /// What its exploration finds.
    explored: Findings,
    /// The executions that it finds, without co.
    without_co: Executions,
    /// The executions that brute force finds, with co and without, if it was asked and did not give up.
    enumerated: Option<[Executions; 2]>,
}

impl Expected {
    /// Explores the ordered translation, with co (executions without it are projections of those), and
    /// enumerates it.
    pub fn new(tree: &SectionTree, subject: &Subject, reach: Reach) -> Result<Expected, Failure> {
        let explored = |program: &SectionProgram<'_>| {
            let switches = SectionSwitches::default();
            explore(tree, program, subject, Coherence::Stored, switches, reach.steps).ok_or(Failure::TooLarge)
        };
        let one_word = SectionProgram::new(tree, Translation::Ordered);
        let apart = SectionProgram::new(tree, Translation::Apart);
        // Under models with dependencies sections are ordered in the other program too, by one word.
        let one_word_too = reach.one_word || subject.model.uses_dependencies();
        let readers_apart = tree.has_readers() && !one_word_too;
        let program = if readers_apart { &apart } else { &one_word };
        let mut found = explored(program)?;
        if readers_apart && reach.errors.deadlocks {
            // Whoever waits to write keeps readers waiting if each has a word.
            found.deadlock = explored(&one_word)?.deadlock;
        }
        let explored = found;
        let without_co = explored.executions.keys().map(|execution| (execution.without_co(), 1)).collect();
        let enumerated = match reach.budget {
            0 => None,
            budget => enumerate_complete(program, &subject.evaluator, budget).ok(),
        };
        let projected = |executions: &BTreeSet<Execution>, with_co| {
            executions.iter().map(|execution| (project(tree, execution, with_co), 1)).collect()
        };
        let enumerated = enumerated.map(|all| [projected(&all, true), projected(&all, false)]);
        Ok(Expected { explored, without_co, enumerated })
    }

    fn executions(&self, coherence: Coherence) -> &Executions {
        if coherence == Coherence::Stored { &self.explored.executions } else { &self.without_co }
    }
}

/// Compares both translations of a program.
pub fn compare(
    tree: &SectionTree,
    expected: &Expected,
    subject: &Subject,
    coherence: Coherence,
    switches: SectionSwitches,
    reach: Reach,
) -> Result<Compared, Failure> {
    // Sections are left unordered only under models without dependencies.
    let has_dependencies = subject.model.uses_dependencies();
    let translation = if has_dependencies { Translation::Meeting } else { Translation::Unordered };
    let program = SectionProgram::new(tree, translation);
    // The unordered exploration should have less to do; if it has much more, something goes round in circles.
    let steps = 20 * expected.explored.steps + 10_000;
    let mut found = explore(tree, &program, subject, coherence, switches, steps)
        .ok_or_else(|| Failure::Different("the unordered exploration does not end".to_string()))?;
    if has_dependencies && tree.any(&|step| matches!(step, Step::Lock { .. })) {
        // Sections in another order are another execution with the same projection.
        found.executions.values_mut().for_each(|times| *times = 1);
    }
    let compared = Compared {
        executions: found.executions.len() as u64,
        dead_ends: found.dead_ends,
        enumerated: expected.enumerated.is_some(),
        crowded: found.crowded,
    };
    let mut how = difference_in_crowds(tree, expected.explored.crowded, found.crowded);
    if !found.crowded {
        how = how.or_else(|| difference(expected.executions(coherence), &found.executions));
        if let Some(both) = &expected.enumerated {
            let enumerated = &both[(coherence == Coherence::Inferred) as usize];
            let other = || difference(enumerated, &found.executions);
            how = how.or_else(|| other().map(|how| format!("by brute force: {how}")));
        }
        how = how.or_else(|| difference_in_errors(&expected.explored, &found, reach.errors));
    }
    how.map_or(Ok(compared), |how| Err(Failure::Different(how)))
}

/// What is wrong with the executions that were found.
fn difference(wanted: &Executions, found: &Executions) -> Option<String> {
    let mut wrong = found.keys().filter(|execution| !wanted.contains_key(execution));
    if let Some(execution) = wrong.next() {
        return Some(format!("visited but not possible:\n{execution}"));
    }
    if let Some((execution, times)) = found.iter().find(|(_, times)| **times > 1) {
        return Some(format!("visited {times} times:\n{execution}"));
    }
    let mut missed = wanted.keys().filter(|execution| !found.contains_key(execution));
    missed.next().map(|execution| {
        let (all, some) = (wanted.len(), found.len());
        format!("never visited ({some} of {all} are):\n{execution}")
    })
}

/// What is wrong with what is said about barriers at which too many meet.
fn difference_in_crowds(tree: &SectionTree, expected: bool, found: bool) -> Option<String> {
    let fits = |barrier: usize| tree.waiters(barrier) <= tree.barriers[barrier] as usize;
    if expected && !found {
        return Some("too many threads meet at a barrier, and nobody says so".to_string());
    }
    (found && (0..tree.barriers.len()).all(fits)).then(|| "a barrier is called crowded, wrongly".to_string())
}

/// What is wrong with the errors that were found.
fn difference_in_errors(expected: &Findings, found: &Findings, errors: Errors) -> Option<String> {
    let place = |place: &Place| format!("thread {} instruction {}", place.0 >> 16, place.0 & 0xFFFF);
    let mut failures = expected.failures.symmetric_difference(&found.failures);
    if let Some(failure) = failures.next().filter(|_| errors.assertions) {
        let claim = if found.failures.contains(failure) { "is said to fail" } else { "fails unnoticed" };
        return Some(format!("an assertion {claim}: {}", place(failure)));
    }
    let mut races = expected.races.symmetric_difference(&found.races);
    if let Some(race) = races.next().filter(|_| errors.races) {
        let claim = if found.races.contains(race) { "are said to race" } else { "race unnoticed" };
        return Some(format!("two accesses {claim}: {}, {}", place(&race.0), place(&race.1)));
    }
    if !errors.deadlocks {
        return None;
    }
    if found.deadlock && !expected.deadlock {
        return Some("a deadlock is claimed, wrongly".to_string());
    }
    // Suspected is enough: the locks are then explored in order.
    let is_missed = expected.deadlock && !found.deadlock && !found.suspected;
    is_missed.then(|| "a deadlock goes unnoticed".to_string())
}

/// Explores a translation of a program; none if that takes too many steps.
pub fn explore<P: Program>(
    tree: &SectionTree,
    program: &P,
    subject: &Subject,
    coherence: Coherence,
    switches: SectionSwitches,
    steps: u64,
) -> Option<Findings> {
    let unfolding_bound = if switches.tiny_unfolding { 1 } else { Options::default().unfolding_bound };
    let options = Options { coherence, unfolding_bound, ..Options::default() };
    let special = switches.for_program.then(|| subject.model_for(program));
    let model = special.as_ref().unwrap_or(&subject.model);
    // Whether arrivals at barriers count in words.
    let arrive = Action::Arrive { barrier: LocId(0), count: 1 };
    let facts = program.facts();
    let is_ordered = facts.may_wait && !facts.classes.meets(arrive.classes());
    let collected = Collector { tree, is_ordered, switches, steps };
    if model.uses_dependencies() {
        let causal = Dependent::of(model);
        return collected.from(&|| Explorer::with_causal_order(program, model, options, causal));
    }
    if switches.rerun {
        let program = Rerun(program);
        return collected.from(&|| Explorer::new(&program, model, options));
    }
    collected.from(&|| Explorer::new(program, model, options))
}

/// How what is found is collected.
struct Collector<'t> {
    tree: &'t SectionTree,
    is_ordered: bool,
    switches: SectionSwitches,
    steps: u64,
}

impl Collector<'_> {
    /// What explorers find, made as they are needed; none if that takes too many steps.
    fn from<'a, P: Program + 'a, C: CausalOrder>(
        &self,
        explorer: &dyn Fn() -> Result<Explorer<'a, P, C>, Limit>,
    ) -> Option<Findings> {
        let within = "a small program stays within the limits";
        let explorer = || explorer().expect(within);
        let mut findings = Findings::default();
        if let Some(seed) = self.switches.share {
            let mut explorers = [explorer(), explorer(), explorer()];
            let taken: Result<bool, Limit> = share(&mut explorers, seed, &mut |_, explorer, found| {
                self.take(&mut findings, explorer, &found);
                Ok(())
            });
            taken.expect(within);
            findings.dead_ends = explorers.iter().map(|explorer| explorer.stats().dead_ends).sum();
            findings.suspected = !explorers[0].deadlock_suspects().is_empty();
            return Some(findings);
        }
        let (mut explorer, mut steps) = (explorer(), self.steps);
        loop {
            match explorer.advance_within(&mut steps).expect(within)? {
                Found::Nothing => break,
                found => self.take(&mut findings, &explorer, &found),
            }
        }
        findings.steps = self.steps - steps;
        findings.dead_ends = explorer.stats().dead_ends;
        findings.suspected = !explorer.deadlock_suspects().is_empty();
        Some(findings)
    }

    fn take<P: Program, C: CausalOrder>(
        &self,
        findings: &mut Findings,
        explorer: &Explorer<'_, P, C>,
        found: &Found,
    ) {
        match found {
            Found::Execution(_) => {
                findings.crowded |= self.is_ordered && is_crowded(self.tree, explorer.graph());
                if is_complete(explorer) {
                    let with_co = explorer.coherence() == Coherence::Stored;
                    let execution = project_graph(self.tree, explorer.graph(), with_co);
                    *findings.executions.entry(execution).or_default() += 1;
                }
            }
            Found::Failure(thread) => {
                let node = explorer.thread_node(*thread);
                findings.failures.insert(explorer.unfolding().place(node));
            }
            Found::Violation(violation) if violation.is_error => {
                let place = |id: EventId| explorer.unfolding().place(explorer.event_node(id));
                let (a, b) = (place(violation.events.0), place(violation.events.1));
                findings.races.insert((a.min(b), a.max(b)));
            }
            Found::Deadlock(_) => findings.deadlock = true,
            Found::Fault(fault) => findings.crowded |= fault.kind == FaultKind::Crowded,
            Found::Violation(_) | Found::Liveness(_) | Found::Nothing => {}
            Found::Again => *findings = Findings::default(),
        }
    }
}

/// Whether every thread has ended.
fn is_complete<P: Program, C: CausalOrder>(explorer: &Explorer<'_, P, C>) -> bool {
    let mut threads = (0..explorer.graph().thread_count()).map(|thread| ThreadId(thread as u16));
    threads.all(|thread| explorer.unfolding().action(explorer.thread_node(thread)) == Action::End)
}

/// Whether, in a graph of the ordered program, some arrival at a barrier comes after the round before it only
/// because of the count.
fn is_crowded(tree: &SectionTree, graph: &Graph) -> bool {
    let barriers = (0..tree.barriers.len()).map(|barrier| (tree.counter_of(barrier), tree.barriers[barrier]));
    barriers.filter(|(loc, _)| loc.index() < graph.location_count()).any(|(loc, count)| {
        let is_last = |arrival: EventId, round| round_after(graph.event(arrival).value, count) == (round, 0);
        graph.writes(loc).iter().any(|arrival| {
            let read = graph.po_predecessor(*arrival).expect("an arrival is a read and a write");
            let (round, _) = round_after(graph.event(read).value, count);
            let mut all = graph.writes(loc).iter().copied();
            let last = all.find(|arrival| round > 0 && is_last(*arrival, round));
            last.is_some_and(|last| !precedes(graph, last, graph.po_predecessor(read)))
        })
    })
}

/// From the word of a barrier: how many rounds are over, and how many threads have arrived since.
fn round_after(word: Value, count: u32) -> (Value, Value) {
    (word >> 32, Value::from(count) - (word & 0xFFFF))
}

/// Whether `a` is `b` or a cause of it.
fn precedes(graph: &Graph, a: EventId, b: Option<EventId>) -> bool {
    let mut seen = vec![false; graph.next_number()];
    let mut pending: Vec<EventId> = b.into_iter().collect();
    while let Some(id) = pending.pop() {
        if id == a {
            return true;
        }
        if !std::mem::replace(&mut seen[id.index()], true) {
            let event = graph.event(id);
            let source = (event.class.kind() == Kind::Read && !event.rf.is_init()).then_some(event.rf);
            pending.extend(graph.po_predecessor(id).into_iter().chain(source));
        }
    }
    false
}
