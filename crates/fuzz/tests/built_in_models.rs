//! A fixed slice of `make fuzz`: the built-in models on random programs, graphs and texts, and every program
//! that once showed a bug.

use fastrand::Rng;
use selvedge_explore::Coherence;
use selvedge_fuzz::programs::{Comparison, Switches, compare, compare_programs};
use selvedge_fuzz::{Subject, graphs, texts};
use selvedge_oracle::{Knobs, generate};
use selvedge_source::Source;
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
    for subject in Subject::without_dependencies() {
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

#[test]
fn every_program_that_once_showed_a_bug_has_the_executions_that_brute_force_finds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../suite/regressions");
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .map(|entries| entries.map(|entry| entry.expect("a readable folder").path()).collect())
        .unwrap_or_default();
    files.retain(|file: &std::path::PathBuf| file.extension().is_some_and(|extension| extension == "litmus"));
    files.sort();
    assert!(!files.is_empty(), "the regressions are where the test looks for them");
    let subjects = Subject::built_in();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a readable file");
        let source = Source::new(file.display().to_string(), text);
        let test = selvedge_litmus::parse(&source, &selvedge_litmus::Options { unroll: Some(2) })
            .unwrap_or_else(|error| panic!("{error}"))
            .with_dependencies();
        for subject in &subjects {
            for coherence in BOTH {
                for number in 0..8 {
                    // Whole, for the program's events only, and cut at random places.
                    let cut = (number >= 2).then_some(number);
                    let switches = Switches { for_program: number % 2 == 1, cut, ..Switches::default() };
                    let result = compare_programs(&test, &test, subject, coherence, switches, 3_000_000);
                    let same = matches!(result, Comparison::Same(executions) if executions > 0);
                    assert!(same, "{} under {}, {coherence:?}: {result:?}", file.display(), subject.name);
                }
            }
        }
    }
}
