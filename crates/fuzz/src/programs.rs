//! The executions of a program: each one that brute force finds, each exactly once, with the same errors.

use crate::Subject;
use crate::sharing::{share, share_among_threads};
use selvedge::{Executions, Outcome, Standing};
use selvedge_explore::{
    CausalOrder, Coherence, Dependent, Drawn, Ending, Explorer, Found, NoHoles, Options, Parcel, Porf,
    Precedence, Sampler,
};
use selvedge_graph::{EventId, Graph, Kind, Limit, ThreadId};
use selvedge_model::Model;
use selvedge_oracle::{Execution, Rerun, Status, Tree, TreeProgram, enumerate};
use selvedge_program::{Action, Program};
use selvedge_source::Source;
use std::collections::{BTreeMap, BTreeSet};

/// Switches that must not change what is found.
#[derive(Clone, Copy, Debug, Default)]
pub struct Switches {
    /// Run the program directly instead of through litmus text.
    pub direct: bool,
    /// Explore by the library, whose iterator hides what an exploration asks of its user.
    pub library: bool,
    /// Use a front end that cannot suspend.
    pub rerun: bool,
    /// Compute causal prefixes by walking the graph instead of keeping clocks.
    pub walk_prefix: bool,
    /// Keep next to nothing of the unfolding.
    pub tiny_unfolding: bool,
    /// Compile the model for just the events that the program can have.
    pub for_program: bool,
    /// Cut the exploration into parcels at random places, with this seed, and send these as bytes.
    pub cut: Option<u64>,
    /// Do not explore everything that leaves a thread blocked. (Executions in which none is, and errors, must
    /// be the same.)
    pub in_place: bool,
    /// Let several explorers give each other parcels at random, with this seed.
    pub share: Option<u64>,
    /// Let so many threads do so.
    pub workers: Option<usize>,
    /// Draw some random executions as well, with this seed: each must be one that brute force finds.
    pub sample: Option<u64>,
}

impl Switches {
    /// Random switches.
    pub fn random(rng: &mut fastrand::Rng) -> Switches {
        Switches {
            direct: rng.u8(..4) == 0,
            rerun: rng.u8(..8) == 0,
            walk_prefix: rng.u8(..8) == 0,
            tiny_unfolding: rng.u8(..4) == 0,
            for_program: rng.bool(),
            cut: (rng.u8(..4) == 0).then(|| rng.u64(..)),
            in_place: rng.bool(),
            share: (rng.u8(..4) == 0).then(|| rng.u64(..)),
            workers: (rng.u8(..16) == 0).then(|| rng.usize(2..5)),
            sample: (rng.u8(..4) == 0).then(|| rng.u64(..)),
            library: rng.u8(..8) == 0,
        }
    }
}

/// How a comparison ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// Both sides found the same; so many executions.
    Same(usize),
    /// Brute force gave up.
    TooLarge,
    /// The two sides differ.
    Different(String),
}

/// What the exploration says of one execution: whether it is erroneous.
pub(crate) type Visited = Vec<(Execution, bool)>;

/// Compares the two sides on one generated program.
pub fn compare(
    tree: &Tree,
    subject: &Subject,
    coherence: Coherence,
    switches: Switches,
    budget: u64,
) -> Comparison {
    let direct = TreeProgram::new(tree);
    if switches.direct {
        return compare_programs(&direct, &direct, subject, coherence, switches, budget);
    }
    let source = Source::new("generated", tree.to_litmus());
    let mut test = selvedge_litmus::parse(&source, &selvedge_litmus::Options::default())
        .unwrap_or_else(|error| panic!("a generated program is refused: {error}"));
    if subject.model.uses_dependencies() {
        test = test.with_dependencies();
    }
    compare_programs(&direct, &test, subject, coherence, switches, budget)
}

/// Compares what brute force finds in one program with what the exploration visits in another that should be
/// the same.
pub fn compare_programs(
    enumerated: &impl Program,
    explored: &(impl Program + Sync),
    subject: &Subject,
    coherence: Coherence,
    switches: Switches,
    budget: u64,
) -> Comparison {
    let Ok(expected) = enumerate(enumerated, &subject.evaluator, budget) else { return Comparison::TooLarge };
    let mut wanted: BTreeMap<Execution, bool> = BTreeMap::new();
    for execution in expected {
        let failed = execution.threads.iter().any(|thread| thread.status == Status::Failed);
        let erroneous = failed || !subject.evaluator.evaluate(&execution).errors.is_empty();
        let key = if coherence == Coherence::Inferred { execution.without_co() } else { execution };
        *wanted.entry(key).or_default() |= erroneous;
    }
    if let Some(seed) = switches.sample
        && let Some(execution) = foreign_sample(explored, &subject.model, coherence, seed, &wanted)
    {
        return Comparison::Different(format!("drawn but not consistent, or wrongly judged:\n{execution}"));
    }
    let visited = visit(explored, subject, coherence, switches);
    let may_miss_blocked = switches.in_place && coherence == Coherence::Stored;
    difference(&wanted, visited, may_miss_blocked, |execution| errors_of(execution, subject))
}

/// Random executions that are drawn of a program.
const SAMPLES: usize = 20;

/// A random execution of a program that is none, or is taken for erroneous and is not, or the other way
/// round.
fn foreign_sample<P: Program>(
    program: &P,
    model: &Model,
    coherence: Coherence,
    seed: u64,
    wanted: &BTreeMap<Execution, bool>,
) -> Option<Execution> {
    if model.uses_dependencies() {
        foreign_sample_by(program, model, coherence, Dependent::of(model), seed, wanted)
    } else {
        foreign_sample_by(program, model, coherence, Porf, seed, wanted)
    }
}

fn foreign_sample_by<P: Program, C: CausalOrder>(
    program: &P,
    model: &Model,
    coherence: Coherence,
    causal: C,
    seed: u64,
    wanted: &BTreeMap<Execution, bool>,
) -> Option<Execution> {
    let options = Options { coherence, ..Options::default() };
    let sampler = Sampler::new((program, model), options, causal, Vec::new(), 5, seed);
    let mut sampler = sampler.expect("few threads");
    let mut drawn = 0;
    while drawn < SAMPLES {
        match sampler.advance().expect("a small program stays within the limits") {
            Drawn::Found(found) => {
                drawn += usize::from(matches!(found, Found::Execution(_)));
                let visited = visited_of(sampler.explorer(), &found);
                // Of executions that are blocked, others stand for some.
                let is_blocked = matches!(found, Found::Execution(Ending::Blocked(_)));
                if let Some((execution, erroneous)) = visited.filter(|_| !is_blocked)
                    && wanted.get(&execution) != Some(&erroneous)
                {
                    return Some(execution);
                }
            }
            Drawn::DeadEnd => drawn += 1,
            Drawn::Batch(_) => {}
            Drawn::TooLong(_) => unreachable!("there is no bound"),
        }
    }
    None
}

/// Whether some thread of an execution is blocked.
pub(crate) fn is_blocked(execution: &Execution) -> bool {
    execution.threads.iter().any(|thread| thread.status == Status::Blocked)
}

/// What is wrong with an execution: who has failed and where, and what the model says.
pub(crate) fn errors_of(execution: &Execution, subject: &Subject) -> Vec<String> {
    let threads = execution.threads.iter().enumerate();
    let failed = threads.filter(|(_, thread)| thread.status == Status::Failed);
    let failures = failed.map(|(number, thread)| format!("{number}.{}", thread.events.len()));
    failures.chain(subject.evaluator.evaluate(execution).errors).collect()
}

/// Compares executions, and whether each is erroneous, with those that were visited. Where some with a
/// blocked thread may be missing, each of their errors must show in another.
pub(crate) fn difference(
    wanted: &BTreeMap<Execution, bool>,
    visited: Visited,
    may_miss_blocked: bool,
    errors_of: impl Fn(&Execution) -> Vec<String>,
) -> Comparison {
    let mut seen: BTreeMap<Execution, usize> = BTreeMap::new();
    for (execution, erroneous) in visited {
        match wanted.get(&execution) {
            None => return Comparison::Different(format!("visited but not consistent:\n{execution}")),
            Some(expected) if *expected != erroneous => {
                let claim = if erroneous { "erroneous" } else { "fine" };
                return Comparison::Different(format!("called {claim}, wrongly:\n{execution}"));
            }
            Some(_) => *seen.entry(execution).or_default() += 1,
        }
    }
    if let Some((execution, times)) = seen.iter().find(|(_, times)| **times > 1) {
        return Comparison::Different(format!("visited {times} times:\n{execution}"));
    }
    let is_missed = |execution: &Execution| {
        let is_met = seen.contains_key(execution) || (may_miss_blocked && is_blocked(execution));
        !is_met
    };
    if let Some(execution) = wanted.keys().find(|execution| is_missed(execution)) {
        return Comparison::Different(format!("never visited:\n{execution}"));
    }
    if may_miss_blocked {
        let known: BTreeSet<String> = seen.keys().flat_map(&errors_of).collect();
        let missed =
            wanted.iter().filter(|(execution, erroneous)| **erroneous && !seen.contains_key(execution));
        for (execution, _) in missed {
            let errors = errors_of(execution);
            if let Some(error) = errors.iter().find(|error| !known.contains(*error)) {
                return Comparison::Different(format!("error {error} is never met:\n{execution}"));
            }
        }
    }
    Comparison::Same(seen.len())
}

pub(crate) fn visit<P: Program + Sync>(
    program: &P,
    subject: &Subject,
    coherence: Coherence,
    switches: Switches,
) -> Visited {
    if switches.rerun {
        let program = Rerun(program);
        return visit_with_prefix(&program, subject, coherence, switches);
    }
    visit_with_prefix(program, subject, coherence, switches)
}

fn visit_with_prefix<P: Program + Sync>(
    program: &P,
    subject: &Subject,
    coherence: Coherence,
    switches: Switches,
) -> Visited {
    let unfolding_bound = if switches.tiny_unfolding { 1 } else { Options::default().unfolding_bound };
    let patience = switches.in_place;
    let options = Options { coherence, unfolding_bound, patience, ..Options::default() };
    let special = switches.for_program.then(|| subject.model_for(program));
    let model = special.as_ref().unwrap_or(&subject.model);
    if switches.library {
        visit_by_library(program, model, options)
    } else if model.uses_dependencies() {
        visit_by(program, model, options, switches, Dependent::of(model))
    } else if switches.walk_prefix {
        visit_by(program, model, options, switches, WalkedPorf)
    } else {
        visit_by(program, model, options, switches, Porf)
    }
}

fn visit_by_library<P: Program>(program: &P, model: &Model, options: Options) -> Visited {
    let executions = Executions::new(program, model, options).expect("few threads");
    let found = executions.map(|execution| execution.expect("a small program stays within the limits"));
    let visited = found.filter_map(|execution| {
        let erroneous = match execution.outcome {
            Outcome::Complete | Outcome::Blocked => false,
            Outcome::Erroneous => true,
            _ => return None,
        };
        let status = |standing: &Standing| match standing {
            Standing::Running => Status::Ended,
            Standing::Blocked => Status::Blocked,
            Standing::Failed => Status::Failed,
        };
        let statuses: Vec<Status> = execution.threads.iter().map(status).collect();
        let seen = Execution::from_graph(&execution.graph, &statuses);
        let without_co = options.coherence == Coherence::Inferred;
        Some((if without_co { seen.without_co() } else { seen }, erroneous))
    });
    visited.collect()
}

fn visit_by<P: Program + Sync, C: CausalOrder + Copy + Sync>(
    program: &P,
    model: &Model,
    options: Options,
    switches: Switches,
    causal: C,
) -> Visited {
    let mut visited = Visited::new();
    let explorer = || Explorer::with_causal_order(program, model, options, causal).expect("few threads");
    if let Some(seed) = switches.share {
        let mut explorers = [explorer(), explorer(), explorer()];
        let taken: Result<bool, Limit> = share(&mut explorers, seed, &mut |_, explorer, found| {
            visited.extend(visited_of(explorer, &found));
            Ok(())
        });
        assert!(taken.expect("a small program stays within the limits"), "equal threads stay equal");
        return visited;
    }
    if let Some(workers) = switches.workers {
        return share_among_threads(workers, &explorer, &|explorer, found| visited_of(explorer, &found));
    }
    if let Some(seed) = switches.cut {
        return visit_in_pieces(explorer, seed);
    }
    collect(&mut explorer(), &mut visited, |_, _| ());
    visited
}

/// Cuts an exploration at random into parcels. Each comes as bytes to an explorer of its own, which vouches
/// for it first.
fn visit_in_pieces<'a, P: Program + 'a, C: CausalOrder>(
    explorer: impl Fn() -> Explorer<'a, P, C>,
    seed: u64,
) -> Visited {
    let mut rng = fastrand::Rng::with_seed(seed);
    let (mut visited, mut parcels) = (Visited::new(), Vec::new());
    let mut current = explorer();
    loop {
        collect(&mut current, &mut visited, |current, found| {
            if *found == Found::Again {
                parcels.clear();
            }
            parcels.extend(give_at_random(current, &mut rng));
        });
        if parcels.is_empty() {
            return visited;
        }
        let parcel: Parcel = parcels.swap_remove(rng.usize(..parcels.len()));
        let bytes = postcard::to_stdvec(&parcel).expect("plain data can be serialised");
        let parcel: Parcel = postcard::from_bytes(&bytes).expect("a parcel survives the journey");
        let learnt = current.learnt();
        current = explorer();
        current.learn_from(&learnt);
        assert!(current.vouches_for(&parcel, |_| true), "a parcel of the same program is vouched for");
        current.receive(parcel);
    }
}

/// Sometimes takes a parcel out.
fn give_at_random<P: Program, C: CausalOrder>(
    explorer: &mut Explorer<'_, P, C>,
    rng: &mut fastrand::Rng,
) -> Option<Parcel> {
    if rng.u8(..3) == 0 && explorer.can_be_shared() { explorer.give() } else { None }
}

/// Runs an exploration to its end, giving `between` the chance to cut it after every find.
fn collect<P: Program, C: CausalOrder>(
    explorer: &mut Explorer<'_, P, C>,
    visited: &mut Visited,
    mut between: impl FnMut(&mut Explorer<'_, P, C>, &Found),
) {
    loop {
        let found = explorer.advance().expect("a small program stays within the limits");
        match found {
            Found::Nothing => return,
            Found::Again => visited.clear(),
            _ => visited.extend(visited_of(explorer, &found)),
        }
        between(explorer, &found);
    }
}

/// The execution that was found, if that is what was found, and whether it is erroneous.
pub(crate) fn visited_of<P: Program, C: CausalOrder>(
    explorer: &Explorer<'_, P, C>,
    found: &Found,
) -> Option<(Execution, bool)> {
    let Found::Execution(ending) = found else { return None };
    let execution = Execution::from_graph(explorer.graph(), &statuses(explorer));
    let without_co = explorer.coherence() == Coherence::Inferred;
    let execution = if without_co { execution.without_co() } else { execution };
    Some((execution, *ending == Ending::Erroneous))
}

/// How each thread stands in the present graph.
pub fn statuses<P: Program, C: CausalOrder>(explorer: &Explorer<'_, P, C>) -> Vec<Status> {
    let threads = (0..explorer.graph().thread_count()).map(|thread| ThreadId(thread as u16));
    threads
        .map(|thread| match explorer.unfolding().action(explorer.thread_node(thread)) {
            Action::Block(_) => Status::Blocked,
            Action::Fail => Status::Failed,
            _ => Status::Ended,
        })
        .collect()
}

/// The simple twin of [`Porf`]: nothing is stored, every question walks the graph.
#[derive(Clone, Copy, Debug)]
struct WalkedPorf;

impl CausalOrder for WalkedPorf {
    type Holes = NoHoles;
}

impl Precedence for WalkedPorf {
    type Prefix<'g> = Vec<bool>;

    fn extend(&self, _: &mut Graph, _: EventId) {}

    fn prefix(&self, graph: &Graph, id: EventId) -> Vec<bool> {
        walk_back(graph, predecessors(graph, id))
    }

    fn prefix_of_write(
        &self,
        graph: &Graph,
        (thread, before): (ThreadId, Option<EventId>),
        source: EventId,
    ) -> Vec<bool> {
        let sources = (!source.is_init()).then_some(source);
        let mut seen = walk_back(graph, before.into_iter().chain(sources).collect());
        // The read itself, if it was added.
        graph.thread(thread).last().iter().for_each(|last| seen[last.index()] = true);
        seen
    }

    fn contains(&self, prefix: &Vec<bool>, _: &Graph, id: EventId) -> bool {
        prefix[id.index()]
    }
}

fn predecessors(graph: &Graph, id: EventId) -> Vec<EventId> {
    let event = graph.event(id);
    let source = (event.class.kind() == Kind::Read && !event.rf.is_init()).then_some(event.rf);
    graph.po_predecessor(id).into_iter().chain(source).collect()
}

fn walk_back(graph: &Graph, mut pending: Vec<EventId>) -> Vec<bool> {
    let mut seen = vec![false; graph.next_number()];
    while let Some(id) = pending.pop() {
        if !std::mem::replace(&mut seen[id.index()], true) {
            pending.extend(predecessors(graph, id));
        }
    }
    seen
}
