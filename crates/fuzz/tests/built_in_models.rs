//! A fixed slice of `make fuzz`: the built-in models on random programs, graphs and texts, and every program that once
//! showed a bug.

use fastrand::Rng;
use selvedge_explore::{CausalOrder, Coherence, Ending, Explorer, Found, Options, Porf};
use selvedge_fuzz::programs::{Comparison, Switches, compare, statuses};
use selvedge_fuzz::{Subject, graphs, texts};
use selvedge_oracle::{Execution, Knobs, Status, enumerate, generate};
use selvedge_program::Program;
use selvedge_source::Source;
use std::collections::BTreeMap;
use std::path::Path;

const BOTH: [Coherence; 2] = [Coherence::Stored, Coherence::Inferred];

#[test]
fn random_programs_have_the_executions_that_brute_force_finds() {
    let subjects = Subject::built_in();
    let mut same = 0;
    for seed in 0..300 {
        let mut rng = Rng::with_seed(seed);
        let mut knobs = Knobs::random(&mut rng);
        knobs.events = knobs.events.min(8);
        let tree = generate(&mut rng, &knobs);
        let switches = Switches::random(&mut rng);
        for subject in &subjects {
            for coherence in BOTH {
                match compare(&tree, subject, coherence, switches, 10_000) {
                    Comparison::Same(_) => same += 1,
                    Comparison::TooLarge => {}
                    Comparison::Different(how) => panic!(
                        "seed {seed} under {}, {coherence:?}, {switches:?}:\n{how}\n{}",
                        subject.name,
                        tree.to_litmus()
                    ),
                }
            }
        }
    }
    assert!(same > 2_000, "only {same} of 3000 comparisons fit the budget");
}

#[test]
fn every_checker_agrees_with_the_definition_on_random_graphs() {
    for subject in Subject::built_in() {
        for seed in 0..1_000 {
            let mut rng = Rng::with_seed(seed);
            let mut knobs = Knobs::random(&mut rng);
            knobs.events = knobs.events.min(7);
            graphs::compare(&mut rng, &knobs, &subject).unwrap_or_else(|how| panic!("seed {seed}: {how}"));
        }
    }
}

#[test]
fn no_random_text_makes_a_parser_panic() {
    for seed in 0..3_000 {
        texts::try_one(&mut Rng::with_seed(seed));
    }
}

/// The executions that an exploration visits, with how often each, and whether any visit called it erroneous.
fn visited<P: Program>(
    program: &P,
    subject: &Subject,
    coherence: Coherence,
) -> BTreeMap<Execution, (usize, bool)> {
    let options = Options { coherence, ..Options::default() };
    let mut explorer =
        Explorer::with_causal_order(program, &subject.model, options, Porf).expect("few threads");
    let mut found = BTreeMap::new();
    loop {
        match explorer.advance().expect("few events") {
            Found::Nothing => return found,
            Found::Execution(ending) => {
                let entry: &mut (usize, bool) = found.entry(canonical(&explorer, coherence)).or_default();
                entry.0 += 1;
                entry.1 |= ending == Ending::Erroneous;
            }
            Found::Failure(_) | Found::Violation(_) => {}
        }
    }
}

fn canonical<P: Program, C: CausalOrder>(explorer: &Explorer<'_, P, C>, coherence: Coherence) -> Execution {
    let execution = Execution::from_graph(explorer.graph(), &statuses(explorer));
    if coherence == Coherence::Inferred { execution.without_co() } else { execution }
}

/// What brute force finds, each once, with whether it is erroneous.
fn wanted<P: Program>(
    program: &P,
    subject: &Subject,
    coherence: Coherence,
) -> BTreeMap<Execution, (usize, bool)> {
    let mut wanted = BTreeMap::new();
    for execution in enumerate(program, &subject.evaluator, 3_000_000).expect("a regression is small") {
        let failed = execution.threads.iter().any(|thread| thread.status == Status::Failed);
        let erroneous = failed || !subject.evaluator.evaluate(&execution).errors.is_empty();
        let key = if coherence == Coherence::Inferred { execution.without_co() } else { execution };
        let entry: &mut (usize, bool) = wanted.entry(key).or_default();
        *entry = (1, entry.1 | erroneous);
    }
    wanted
}

#[test]
fn every_program_that_once_showed_a_bug_has_the_executions_that_brute_force_finds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../suite/regressions");
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .map(|entries| entries.map(|entry| entry.expect("a readable folder").path()).collect())
        .unwrap_or_default();
    files.retain(|file: &std::path::PathBuf| file.extension().is_some_and(|extension| extension == "litmus"));
    files.sort();
    let subjects = Subject::built_in();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a readable file");
        let source = Source::new(file.display().to_string(), text);
        let test = selvedge_litmus::parse(&source, &selvedge_litmus::Options { unroll: Some(2) })
            .unwrap_or_else(|error| panic!("{error}"));
        for subject in &subjects {
            for coherence in BOTH {
                let (ours, theirs) = (visited(&test, subject, coherence), wanted(&test, subject, coherence));
                assert!(
                    ours == theirs,
                    "{} under {}, {coherence:?}:\nvisited {ours:#?}\nbrute force {theirs:#?}",
                    file.display(),
                    subject.name
                );
            }
        }
    }
}
