//! `rc11-pldi17` on the suite: exploration and brute force agree, and it differs from `rc11` in the tests
//! that are listed, no other.

use selvedge_explore::Coherence;
use selvedge_fuzz::Subject;
use selvedge_fuzz::programs::{Comparison, Switches, compare_programs};
use selvedge_litmus::{Options, Test, parse};
use selvedge_model::built_in;
use selvedge_oracle::enumerate;
use selvedge_source::Source;
use std::path::Path;

const BUDGET: u64 = 300_000;

fn subject(name: &str) -> Subject {
    Subject::new(name, built_in(name).expect("a built-in model"))
}

fn suite() -> Vec<(String, Test)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../suite/litmus");
    let entries = std::fs::read_dir(folder).expect("the suite is there");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("a readable folder").path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "litmus"));
    files.sort();
    let read = |file: &std::path::PathBuf| {
        let text = std::fs::read_to_string(file).expect("a readable file");
        let source = Source::new(file.display().to_string(), text);
        let test = parse(&source, &Options { unroll: Some(2) });
        let test = test.unwrap_or_else(|error| panic!("{error}"));
        (test.name().to_string(), test)
    };
    files.iter().map(read).collect()
}

#[test]
fn the_exploration_and_brute_force_find_the_same_in_the_suite() {
    let subject = subject("rc11-pldi17");
    let mut compared = 0;
    for (name, test) in suite() {
        for coherence in [Coherence::Stored, Coherence::Inferred] {
            match compare_programs(&test, &test, &subject, coherence, Switches::default(), BUDGET) {
                Comparison::Same(_) => compared += 1,
                Comparison::TooLarge => {}
                Comparison::Different(how) => panic!("{name}, {coherence:?}: {how}"),
            }
        }
    }
    assert!(compared >= 320, "only {compared} comparisons fit the budget");
}

#[test]
fn it_differs_from_rc11_in_these_tests() {
    let (ours, theirs) = (subject("rc11-pldi17"), subject("rc11"));
    let (mut weaker, mut stronger) = (Vec::new(), Vec::new());
    for (name, test) in suite() {
        let found = [&ours, &theirs].map(|subject| enumerate(&test, &subject.evaluator, BUDGET));
        let [Ok(ours), Ok(theirs)] = found else { continue };
        if !ours.is_subset(&theirs) {
            weaker.push(name.clone());
        }
        if !theirs.is_subset(&ours) {
            stronger.push(name);
        }
    }
    // psc of PLDI'17 has no step along rf of accesses that do not synchronise, and none along po within a
    // location,
    let relays = ["isa2-sc-fence-after-relay", "isa2-sc-fence-before-relay"];
    assert_eq!(weaker, [&relays[..], &["rwc-sc-same-location", "z6-u"]].concat());
    // but one along hb within a location, also to a read that reads something newer which is not seq_cst.
    assert_eq!(stronger, ["rwc-sc-hb-same-location"]);
}
