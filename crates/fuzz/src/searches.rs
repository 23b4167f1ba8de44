//! Searches over interleavings: with scheduling points where locksets ask for them, against all
//! interleavings, and those against the exploration of graphs under SC.
//!
//! The two searches must find the same: where assertions fail, who waits for whom for ever, which locations
//! are raced for, and what memory holds in the end. Of races, graphs find fewer locations: under SC the model
//! calls two accesses ordered if a plain read has seen a plain write in between, which then is a race itself.
//! So there it is compared whether there is one, and that no location is missed.

use crate::Subject;
use crate::sections::{SectionSwitches, explore};
use fastrand::Rng;
use selvedge_explore::Coherence;
use selvedge_interleave::{Ending, Found, Points, Search, Stats};
use selvedge_oracle::sections::Step;
use selvedge_oracle::{
    SectionKnobs, SectionProgram, SectionTree, Translation, generate_sections, shrink_sections,
};
use selvedge_program::{LocId, Place, Program, ThreadId, Value};
use std::collections::BTreeSet;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// What a search has found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// Where assertions fail.
    pub failures: BTreeSet<Place>,
    /// Locations that are accessed without order.
    pub racy: BTreeSet<LocId>,
    /// Threads that wait for each other for ever.
    pub deadlocks: BTreeSet<Vec<ThreadId>>,
    /// Threads that spin for ever.
    pub spinning: BTreeSet<Vec<ThreadId>>,
    /// Whether it was complete, and what memory held, at the end of each interleaving.
    pub ends: BTreeSet<(bool, Vec<Value>)>,
}

/// Searches the interleavings of a program; none if that takes too many steps.
pub fn search<P: Program>(
    program: &P,
    locations: usize,
    points: Points,
    mut steps: u64,
) -> Option<(Findings, Stats)> {
    let mut search = Search::new(program, points);
    let mut findings = Findings::default();
    loop {
        let found = search.advance(&mut steps)?;
        let machine = search.machine();
        match found {
            Found::Nothing => return Some((findings, search.stats())),
            Found::Failure(thread) => {
                findings.failures.insert(machine.thread(thread).place);
            }
            Found::Race(race) => {
                findings.racy.insert(race.loc);
            }
            Found::Deadlock(threads) => {
                findings.deadlocks.insert(threads);
            }
            Found::Liveness(threads) => {
                findings.spinning.insert(threads);
            }
            Found::Execution(ending) => {
                let values = (0..locations).map(|loc| machine.value(LocId(loc as u32))).collect();
                findings.ends.insert((ending == Ending::Complete, values));
            }
            Found::Fault(_) => unreachable!("these programs have no objects, and join no thread twice"),
        }
    }
}

/// What the two searches have cost.
#[derive(Clone, Copy, Debug, Default)]
pub struct Compared {
    /// The search over all interleavings.
    pub all: Stats,
    /// The search over those that locksets ask for.
    pub lockset: Stats,
    /// Whether graphs were compared, too.
    pub graphs: bool,
    /// Whether there are errors, of whatever kind.
    pub errors: bool,
}

/// Compares the searches; the error says what differs. None if the program is too large.
pub fn compare(tree: &SectionTree, sc: &Subject, most: u64) -> Option<Result<Compared, String>> {
    let program = SectionProgram::new(tree, Translation::Unordered);
    let (all, cost) = search(&program, tree.locations, Points::All, most)?;
    let Some((some, reduced)) = search(&program, tree.locations, Points::Races, most) else {
        return Some(Err("the search with locksets takes more steps than the one without".to_string()));
    };
    if let Some(how) = difference(&all, &some) {
        return Some(Err(how));
    }
    if reduced.transitions > cost.transitions {
        let (some, all) = (reduced.transitions, cost.transitions);
        return Some(Err(format!("{some} transitions with locksets, {all} without")));
    }
    let graphs = compare_with_graphs(tree, sc, &all, most);
    if let Some(Err(how)) = graphs {
        return Some(Err(format!("graphs and interleavings: {how}")));
    }
    let errors = !(all.failures.is_empty() && all.racy.is_empty() && all.deadlocks.is_empty());
    Some(Ok(Compared { all: cost, lockset: reduced, graphs: graphs.is_some(), errors }))
}

fn difference(all: &Findings, some: &Findings) -> Option<String> {
    let parts = [
        ("assertions that fail", all.failures != some.failures),
        ("locations with races", all.racy != some.racy),
        ("deadlocks", all.deadlocks != some.deadlocks),
        ("threads that spin for ever", all.spinning != some.spinning),
        ("ends", all.ends != some.ends),
    ];
    let (what, _) = parts.iter().find(|(_, differ)| *differ)?;
    Some(format!("different {what}:\nall interleavings {all:?}\nwith locksets     {some:?}"))
}

/// Compares with the exploration of graphs, in which locks are words; none if that is too much.
fn compare_with_graphs(
    tree: &SectionTree,
    sc: &Subject,
    all: &Findings,
    most: u64,
) -> Option<Result<(), String>> {
    let explored = |translation| {
        let program = SectionProgram::new(tree, translation);
        let found = explore(tree, &program, sc, Coherence::Stored, SectionSwitches::default(), most)?;
        Some((found, program))
    };
    let apart = if tree.has_readers() { Translation::Apart } else { Translation::Ordered };
    let (graphs, _) = explored(apart)?;
    if graphs.crowded {
        return None;
    }
    // Whoever waits to write keeps readers waiting if each has a word.
    let deadlock = explored(Translation::Ordered)?.0.deadlock;
    let differs = |what: &str| Some(Err(format!("different {what}:\n{graphs:?}\n{all:?}")));
    if graphs.failures != all.failures {
        return differs("assertions that fail");
    }
    if deadlock == all.deadlocks.is_empty() {
        return differs("deadlocks");
    }
    if graphs.races.is_empty() != all.racy.is_empty() {
        return differs("races");
    }
    Some(Ok(()))
}

/// Random knobs for programs in which much is plain.
pub fn knobs(rng: &mut Rng) -> SectionKnobs {
    let mut knobs = match rng.u8(..8) {
        0 => SectionKnobs::random_barriers(rng),
        1..4 => SectionKnobs::random_small(rng),
        _ => SectionKnobs::random(rng),
    };
    let mut share = |options: &[f64]| *rng.choice(options).expect("callers give options");
    knobs.accesses.plain = share(&[0.0, 0.5, 0.8, 1.0, 1.0]);
    knobs.accesses.asserts = share(&[0.0, 0.1, 0.3]);
    knobs.accesses.assumes = share(&[0.0, 0.0, 0.1]);
    knobs.accesses.branches = share(&[0.0, 0.2, 0.4]);
    knobs.misfits = 0.0;
    knobs
}

/// Steps after which a search is given up.
const STEPS: u64 = 200_000;

/// What has been compared.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    programs: u64,
    too_large: u64,
    graphs: u64,
    errors: u64,
    /// Transitions of all interleavings, and of those with locksets.
    transitions: (u64, u64),
    /// Programs with locks.
    locks: u64,
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Tally { programs, too_large, graphs, errors, transitions: (all, lockset), locks } = self;
        write!(
            f,
            "{programs} programs ({locks} with locks, {too_large} too large, {graphs} also with graphs, {errors} with errors), \
             {all} transitions of all interleavings, {lockset} with locksets"
        )
    }
}

/// Compares the program that is made from a seed; the error is the smallest program that differs, and how.
pub fn one(seed: u64, sc: &Subject, tally: &mut Tally) -> Result<(), String> {
    let mut rng = Rng::with_seed(seed);
    let knobs = knobs(&mut rng);
    let tree = generate_sections(&mut rng, &knobs);
    tally.programs += 1;
    match compare(&tree, sc, STEPS) {
        None => tally.too_large += 1,
        Some(Ok(compared)) => {
            tally.locks += u64::from(tree.any(&|step| matches!(step, Step::Lock { .. })));
            tally.graphs += u64::from(compared.graphs);
            tally.errors += u64::from(compared.errors);
            tally.transitions.0 += compared.all.transitions;
            tally.transitions.1 += compared.lockset.transitions;
        }
        Some(Err(_)) => {
            let differs = |tree: &SectionTree| compare(tree, sc, STEPS).and_then(Result::err);
            let small = shrink_sections(tree, &mut |tree| differs(tree).is_some());
            let how = differs(&small).expect("shrinking keeps the difference");
            return Err(format!("{small}\n{how}"));
        }
    }
    Ok(())
}

/// Compares many programs.
pub fn run(count: u64, first: u64, sc: &Subject) -> ExitCode {
    println!("fuzzing searches over interleavings from seed {first}");
    let (mut tally, mut last_said) = (Tally::default(), Instant::now());
    while tally.programs < count {
        let seed = first.wrapping_add(tally.programs);
        if let Err(report) = one(seed, sc, &mut tally) {
            println!("{tally}, 1 mismatch\n\n{report}\nagain: --searches 1 --seed {seed}");
            return ExitCode::FAILURE;
        }
        if last_said.elapsed() > Duration::from_secs(30) {
            println!("{tally}, 0 mismatches so far");
            last_said = Instant::now();
        }
    }
    println!("{tally}, 0 mismatches");
    ExitCode::SUCCESS
}
