//! `make fuzz`: compares until time or count is up; on the first difference prints the shrunk program and its
//! seed and exits with 1.

use clap::Parser;
use selvedge_explore::Coherence;
use selvedge_fuzz::c_programs::{clang::find_clang, compare as c_compare, symmetry::equalize};
use selvedge_fuzz::programs::{Comparison, Switches, compare};
use selvedge_fuzz::sections::Errors;
use selvedge_fuzz::sections::campaign::{Campaign, compare_text};
use selvedge_fuzz::{
    Subject, claims, files, graphs, loops, models, parcels, searches, sections, symmetry, texts, traces,
    twins,
};
use selvedge_oracle::c::{CKnobs, CTree, generate_c};
use selvedge_oracle::{Knobs, Tree, generate, shrink};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// Compares the checker with the oracle on random programs, graphs, claims, texts and traces.
#[derive(Parser)]
struct Arguments {
    /// Stop after so many seconds.
    #[arg(long)]
    seconds: Option<u64>,
    /// Stop after so many programs (each under every model and both kinds of coherence).
    #[arg(long)]
    count: Option<u64>,
    /// Where to start: program number N of a run is made from SEED + N.
    #[arg(long)]
    seed: Option<u64>,
    /// Most candidate executions that brute force looks at before it gives up on a program.
    #[arg(long, default_value_t = 20_000)]
    budget: u64,
    /// Most events of a program.
    #[arg(long)]
    events: Option<usize>,
    /// Compare so many C programs instead: on their whole way through clang, and their direct translations.
    #[arg(long = "c", value_name = "N")]
    c_programs: Option<u64>,
    /// Compare so many programs of synchronisation calls instead, each in C and in C++, with random options
    /// of the checker.
    #[arg(long, value_name = "N")]
    twins: Option<u64>,
    /// The checker that they are given to; by default the one that was built with this.
    #[arg(long, value_name = "PATH")]
    selvedge: Option<PathBuf>,
    /// Compare so many programs with locks and barriers instead: ordered, and left unordered.
    #[arg(long = "locks", value_name = "N")]
    lock_programs: Option<u64>,
    /// Of those, so many of a hundred have barriers and no locks.
    #[arg(long, value_name = "PERCENT", default_value_t = 10)]
    barriers: u8,
    /// Compare errors of programs with locks and barriers, too: all, or some of assertions, races, deadlocks.
    #[arg(long, value_name = "KINDS", num_args = 0..=1, require_equals = true, value_delimiter = ',',
          default_missing_value = "assertions,races,deadlocks")]
    lock_errors: Vec<String>,
    /// Let the readers of a lock count in one word of the ordered program, as they do in C programs.
    #[arg(long)]
    one_word: bool,
    /// Compare so many programs with equal threads instead, and as many with more threads than brute force
    /// can do.
    #[arg(long = "equal", value_name = "N")]
    equal_threads: Option<u64>,
    /// Compare so many programs with loops instead: rounds without effect left out, and explored.
    #[arg(long = "loops", value_name = "N")]
    loop_programs: Option<u64>,
    /// Under so many models each, drawn at random.
    #[arg(long, value_name = "N", default_value_t = 2)]
    models_each: usize,
    /// Compare this program with locks and barriers, in the notation in which they are printed.
    #[arg(long, value_name = "TEXT")]
    program: Option<String>,
    /// Go on after a difference between C programs, programs with loops, or programs with locks and barriers.
    #[arg(long)]
    keep_going: bool,
    /// Only this model.
    #[arg(long)]
    model: Option<String>,
    /// Compare so many random models on random graphs instead.
    #[arg(long = "models", value_name = "N")]
    random_models: Option<u64>,
    /// Compare searches over interleavings on so many programs with locks instead, and with graphs under SC.
    #[arg(long, value_name = "N")]
    searches: Option<u64>,
    /// Compare so many random traces instead: race detectors and the definition of happens-before.
    #[arg(long = "traces", value_name = "N")]
    random_traces: Option<u64>,
    /// Try so many random texts of each kind instead, and so many programs that are put aside and changed.
    #[arg(long = "texts", value_name = "N")]
    random_texts: Option<u64>,
    /// Give changed files of so many random programs to the checker instead.
    #[arg(long, value_name = "N")]
    files: Option<u64>,
}

impl Arguments {
    /// Which errors of programs with locks and barriers are compared.
    fn errors(&self) -> Errors {
        let has = |kind: &str| self.lock_errors.iter().any(|given| given == kind);
        Errors { assertions: has("assertions"), races: has("races"), deadlocks: has("deadlocks") }
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let first = arguments.seed.unwrap_or_else(|| fastrand::u64(..1 << 40));
    if arguments.twins.is_some() || arguments.files.is_some() {
        return fuzz_binary(&arguments, first);
    }
    let subjects: Vec<Subject> = Subject::built_in()
        .into_iter()
        .filter(|subject| arguments.model.as_ref().is_none_or(|name| *name == subject.name))
        .collect();
    if subjects.is_empty() {
        let names: Vec<&str> = selvedge_model::BUILT_IN.iter().map(|(name, _)| *name).collect();
        eprintln!("unknown model: expected one of {}", names.join(", "));
        return ExitCode::from(2);
    }
    if let Some(text) = &arguments.program {
        return compare_text(text, &subjects, arguments.errors(), arguments.one_word);
    }
    if let Some(count) = arguments.lock_programs {
        let campaign = Campaign {
            count,
            first,
            barriers: arguments.barriers,
            errors: arguments.errors(),
            one_word: arguments.one_word,
            keep_going: arguments.keep_going,
            events: arguments.events,
        };
        return campaign.run(&subjects);
    }
    if let Some(count) = arguments.loop_programs {
        return fuzz_loops(count, first, subjects, &arguments);
    }
    if let Some(count) = arguments.searches {
        let Some(sc) = subjects.iter().find(|subject| subject.name == "sc") else {
            eprintln!("interleavings are those of `sc`");
            return ExitCode::from(2);
        };
        return searches::run(count, first, sc);
    }
    if let Some(count) = arguments.c_programs {
        let subjects: Vec<Subject> =
            subjects.into_iter().filter(|subject| !subject.model.uses_dependencies()).collect();
        return fuzz_c(count, first, &subjects, &arguments);
    }
    if let Some(count) = arguments.equal_threads {
        return fuzz_equal(count, first, &subjects, arguments.budget);
    }
    if let Some(count) = arguments.random_traces {
        return fuzz_traces(count, first);
    }
    if let Some(count) = arguments.random_texts {
        return fuzz_texts(count, first, &subjects);
    }
    if let Some(count) = arguments.random_models {
        return fuzz_models(count, first);
    }
    let (seconds, count) = match (arguments.seconds, arguments.count) {
        (None, None) => (60, u64::MAX),
        (seconds, count) => (seconds.unwrap_or(u64::MAX / 4), count.unwrap_or(u64::MAX)),
    };
    let start = Instant::now();
    let mut tally = Tally::default();
    let mut last_said = start;
    println!("fuzzing from seed {first}");
    while tally.programs < count && start.elapsed() < Duration::from_secs(seconds) {
        let seed = first.wrapping_add(tally.programs);
        if let Err(report) = one_round(seed, &subjects, &arguments, &mut tally) {
            println!("{tally}, 1 mismatch\n\n{report}\nagain: make fuzz COUNT=1 SEED={seed}");
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

/// What is given to the binary of the checker.
fn fuzz_binary(arguments: &Arguments, first: u64) -> ExitCode {
    let beside = || Some(std::env::current_exe().ok()?.with_file_name("selvedge"));
    let Some(binary) = arguments.selvedge.clone().or_else(beside) else {
        eprintln!("name the checker with `--selvedge PATH`");
        return ExitCode::from(2);
    };
    match arguments.files {
        Some(count) => files::run(&binary, count, first),
        None => {
            twins::campaign::run(&binary, arguments.twins.unwrap_or_default(), first, arguments.keep_going)
        }
    }
}

/// Programs with loops under the models that let rounds be left out.
fn fuzz_loops(count: u64, first: u64, subjects: Vec<Subject>, arguments: &Arguments) -> ExitCode {
    match loops::campaign::Campaign::new(subjects, arguments.models_each) {
        Ok(campaign) => campaign.run(count, first, arguments.keep_going),
        Err(why) => {
            eprintln!("{why}");
            ExitCode::from(2)
        }
    }
}

/// Random texts, and random changes of what was put aside. Whatever they find is a panic.
fn fuzz_texts(count: u64, first: u64, subjects: &[Subject]) -> ExitCode {
    println!("texts from seed {first}");
    let mut tried = parcels::Tried::default();
    for number in 0..count {
        let seed = first.wrapping_add(number);
        let one = std::panic::AssertUnwindSafe(|| {
            let mut rng = fastrand::Rng::with_seed(seed);
            texts::try_one(&mut rng);
            texts::try_trace(&mut rng);
            texts::try_ir(&mut rng);
            let mut tried = parcels::Tried::default();
            parcels::try_one(&mut rng, subjects, &mut tried);
            tried
        });
        let Ok(found) = std::panic::catch_unwind(one) else {
            println!("again: selvedge-fuzz --texts 1 --seed {seed}");
            return ExitCode::FAILURE;
        };
        tried.changed += found.changed;
        tried.explored += found.explored;
    }
    let parcels::Tried { changed, explored } = tried;
    println!("{count} texts of each kind, {changed} parcels and units changed, {explored} of them explored");
    ExitCode::SUCCESS
}

#[derive(Default)]
struct Tally {
    programs: u64,
    comparisons: u64,
    skipped: u64,
    executions: u64,
    graphs: u64,
    models: u64,
    consistent: u64,
    claims: u64,
    texts: u64,
    traces: u64,
    sections: sections::campaign::Tally,
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Tally { programs, comparisons, skipped, executions, graphs, claims, texts, sections, .. } = self;
        let Tally { models, consistent, traces, .. } = self;
        write!(
            f,
            "{programs} programs tried ({comparisons} comparisons, {skipped} too large, {executions} executions), \
             {graphs} graphs, {models} random models ({consistent} consistent graphs), {claims} claims, {texts} texts, {traces} traces, {sections}"
        )
    }
}

/// One program under every model and both kinds of coherence, one with equal threads, one with locks or
/// barriers, some graphs, a claim, a text and some traces.
fn one_round(
    seed: u64,
    subjects: &[Subject],
    arguments: &Arguments,
    tally: &mut Tally,
) -> Result<(), String> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut knobs = Knobs::random(&mut rng);
    knobs.events = arguments.events.unwrap_or(knobs.events);
    let tree = generate(&mut rng, &knobs);
    let switches = Switches::random(&mut rng);
    tally.programs += 1;
    for subject in subjects {
        for coherence in [Coherence::Stored, Coherence::Inferred] {
            match compare(&tree, subject, coherence, switches, arguments.budget) {
                Comparison::Same(executions) => tally.executions += executions as u64,
                Comparison::TooLarge => tally.skipped += 1,
                Comparison::Different(_) => {
                    return Err(report(&tree, subject, coherence, switches, arguments.budget));
                }
            }
            tally.comparisons += 1;
        }
        if subject.model.uses_dependencies() {
            continue;
        }
        knobs.events = knobs.events.min(8);
        graphs::compare(&mut rng, &knobs, subject)?;
        tally.graphs += 1;
    }
    compare_equal(&mut rng, subjects, arguments.budget, tally)?;
    tally.consistent += models::compare(seed, GRAPHS_OF_A_ROUND)?;
    tally.models += 1;
    Campaign::PART.one(seed, subjects, &mut tally.sections).map_err(|report| report.to_string())?;
    claims::compare(&mut rng)?;
    tally.claims += 1;
    texts::try_one(&mut rng);
    texts::try_trace(&mut rng);
    texts::try_ir(&mut rng);
    parcels::try_one(&mut rng, subjects, &mut parcels::Tried::default());
    tally.texts += 1;
    for number in 0..TRACES_OF_A_ROUND {
        let seed = seed.wrapping_mul(TRACES_OF_A_ROUND).wrapping_add(number);
        traces::compare(seed).map_err(|report| format!("a trace, --traces 1 --seed {seed}: {report}"))?;
        tally.traces += 1;
    }
    Ok(())
}

/// One program with equal threads under every model for which these matter.
fn compare_equal(
    rng: &mut fastrand::Rng,
    subjects: &[Subject],
    budget: u64,
    tally: &mut Tally,
) -> Result<(), String> {
    let tree = symmetry::generate_equal(rng);
    let switches = Switches::random(rng);
    compare_orbits(&tree, switches, subjects, tally, &|subject| {
        symmetry::compare(&tree, subject, switches, budget)
    })
}

/// Most executions, without symmetry reduction, of a program with many equal threads.
const CROWD: usize = 100_000;

/// Compares programs with equal threads.
fn fuzz_equal(count: u64, first: u64, subjects: &[Subject], budget: u64) -> ExitCode {
    println!("fuzzing equal threads from seed {first}");
    let mut tally = Tally::default();
    let start = Instant::now();
    for number in 0..count {
        let seed = first.wrapping_add(number);
        let mut rng = fastrand::Rng::with_seed(seed);
        tally.programs += 2;
        let crowd = symmetry::generate_crowd(&mut rng);
        let switches = Switches::random(&mut rng);
        let compared = compare_equal(&mut rng, subjects, budget, &mut tally).and_then(|()| {
            compare_orbits(&crowd, switches, subjects, &mut tally, &|subject| {
                symmetry::compare_with_all(&crowd, subject, switches, CROWD)
            })
        });
        if let Err(report) = compared {
            println!("{number} seeds, 1 mismatch\n\n{report}\nagain: --equal 1 --seed {seed}");
            return ExitCode::FAILURE;
        }
    }
    let Tally { programs, comparisons, skipped, executions, .. } = tally;
    let seconds = start.elapsed().as_secs();
    println!(
        "{programs} programs ({comparisons} comparisons, {skipped} too large, {executions} executions), 0 mismatches, {seconds} s"
    );
    ExitCode::SUCCESS
}

/// Compares a program with equal threads under every model for which these matter.
fn compare_orbits(
    tree: &Tree,
    switches: Switches,
    subjects: &[Subject],
    tally: &mut Tally,
    compare: &dyn Fn(&Subject) -> Comparison,
) -> Result<(), String> {
    for subject in subjects.iter().filter(|subject| !subject.model.uses_dependencies()) {
        match compare(subject) {
            Comparison::Same(executions) => tally.executions += executions as u64,
            Comparison::TooLarge => tally.skipped += 1,
            Comparison::Different(how) => {
                let program = tree.to_litmus();
                return Err(format!(
                    "equal threads, under {}, {switches:?}:\n{how}\n\n{program}",
                    subject.name
                ));
            }
        }
        tally.comparisons += 1;
    }
    Ok(())
}

/// The smallest program that still differs.
fn report(tree: &Tree, subject: &Subject, coherence: Coherence, switches: Switches, budget: u64) -> String {
    let different =
        |tree: &Tree| matches!(compare(tree, subject, coherence, switches, budget), Comparison::Different(_));
    let small = shrink(tree.clone(), &mut |tree| different(tree));
    let Comparison::Different(how) = compare(&small, subject, coherence, switches, budget) else {
        unreachable!("shrinking keeps the difference");
    };
    format!("under {}, {coherence:?}, {switches:?}:\n{how}\n\n{}", subject.name, small.to_litmus())
}

/// On how many graphs a random model is compared, in a round and where nothing else is.
const GRAPHS_OF_A_ROUND: u64 = 10;
const GRAPHS_OF_A_MODEL: u64 = 60;

/// How many traces are compared in a round.
const TRACES_OF_A_ROUND: u64 = 10;

/// Compares race detectors on random traces.
fn fuzz_traces(count: u64, first: u64) -> ExitCode {
    println!("fuzzing traces from seed {first}");
    let (mut races, mut free, start) = (0, 0, Instant::now());
    for number in 0..count {
        let seed = first.wrapping_add(number);
        match traces::compare(seed) {
            Ok(0) => free += 1,
            Ok(found) => races += found,
            Err(report) => {
                println!("{number} traces, 1 mismatch\n\n{report}\nagain: make fuzz TRACES=1 SEED={seed}");
                return ExitCode::FAILURE;
            }
        }
    }
    let seconds = start.elapsed().as_secs();
    println!("{count} traces, {free} of them free of races, {races} races, 0 mismatches, {seconds} s");
    ExitCode::SUCCESS
}

/// Compares random models.
fn fuzz_models(count: u64, first: u64) -> ExitCode {
    println!("fuzzing models from seed {first}");
    let (mut consistent, mut explored, start) = (0, 0, Instant::now());
    for number in 0..count {
        let seed = first.wrapping_add(number);
        let compared = models::compare(seed, GRAPHS_OF_A_MODEL);
        match compared.and_then(|graphs| Ok((graphs, models::examine(seed)?))) {
            Ok((graphs, is_extensible)) => {
                consistent += graphs;
                explored += u64::from(is_extensible);
            }
            Err(report) => {
                println!("{number} models, 1 mismatch\n\n{report}\nagain: make fuzz MODELS=1 SEED={seed}");
                return ExitCode::FAILURE;
            }
        }
    }
    let (graphs, seconds) = (count * GRAPHS_OF_A_MODEL, start.elapsed().as_secs());
    println!(
        "{count} models on {graphs} graphs, {consistent} of them consistent, and {explored} models on small programs, \
         0 mismatches, {seconds} s"
    );
    ExitCode::SUCCESS
}

/// How many C programs are compiled together.
const TOGETHER: u64 = 40;

/// Compares C programs.
fn fuzz_c(count: u64, first: u64, subjects: &[Subject], arguments: &Arguments) -> ExitCode {
    if subjects.is_empty() {
        eprintln!("C programs are compared under models without dependencies only");
        return ExitCode::from(2);
    }
    let Some(clang) = find_clang() else {
        eprintln!("no clang was found; on Debian, `apt-get install clang-19`");
        return ExitCode::from(2);
    };
    println!("fuzzing C programs from seed {first}");
    // What panics is reported as a difference, and tried again and again while it is made smaller.
    std::panic::set_hook(Box::new(|panic| eprintln!("{panic}")));
    let (mut done, mut comparisons, mut too_large, mut executions, mut mismatches) = (0, 0, 0, 0, 0);
    let mut last_said = Instant::now();
    while done < count {
        let seeds: Vec<u64> =
            (done..count.min(done + TOGETHER)).map(|number| first.wrapping_add(number)).collect();
        let trees: Vec<CTree> = seeds.iter().map(|seed| c_program(*seed)).collect();
        let mut outcomes = c_compare::compare(&clang, &trees, subjects, arguments.budget);
        for (outcome, tree) in outcomes.iter_mut().zip(&trees) {
            let translation = c_compare::compare_translation(tree, subjects, arguments.budget);
            outcome.difference = translation.difference.or(outcome.difference.take());
        }
        for ((outcome, tree), seed) in outcomes.into_iter().zip(&trees).zip(seeds) {
            done += 1;
            comparisons += outcome.comparisons;
            too_large += outcome.too_large;
            executions += outcome.executions;
            let Some(how) = outcome.difference else { continue };
            mismatches += 1;
            let mut differs = |trees: &[CTree]| {
                let outcomes = c_compare::compare(&clang, trees, subjects, arguments.budget);
                let translations =
                    trees.iter().map(|tree| c_compare::compare_translation(tree, subjects, arguments.budget));
                let both = outcomes.into_iter().zip(translations);
                both.map(|(outcome, translation)| outcome.difference.or(translation.difference)).collect()
            };
            let (small, how) = c_compare::shrink(tree.clone(), how, &mut differs);
            println!("\nseed {seed}: {how}\n\n{}", small.to_c());
            if !arguments.keep_going {
                println!("again: --c 1 --seed {seed}");
                return ExitCode::FAILURE;
            }
        }
        if last_said.elapsed() > Duration::from_secs(30) || done >= count {
            println!(
                "{done} C programs ({comparisons} comparisons, {too_large} too large, {executions} executions), \
                 {mismatches} mismatches so far"
            );
            last_said = Instant::now();
        }
    }
    if mismatches == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn c_program(seed: u64) -> CTree {
    let mut rng = fastrand::Rng::with_seed(seed);
    let knobs = CKnobs::random(&mut rng);
    let mut tree = generate_c(&mut rng, &knobs);
    if rng.u8(..3) == 0 {
        equalize(&mut rng, &mut tree);
    }
    tree
}
