//! A fixed slice of `make fuzz`: random C programs.

use fastrand::Rng;
use selvedge_explore::{Coherence, Ending, Explorer, sees_first_contents};
use selvedge_fuzz::Subject;
use selvedge_fuzz::c_programs::clang::{compile, find_clang};
use selvedge_fuzz::c_programs::compare::{compare, compare_translation};
use selvedge_fuzz::c_programs::restart::{Manner, explore};
use selvedge_fuzz::c_programs::symmetry::equalize;
use selvedge_oracle::c::{CKnobs, CTree, generate_c};
use selvedge_vm::{Config, Machine};
use std::path::Path;

fn program(seed: u64) -> CTree {
    let mut rng = Rng::with_seed(seed);
    let knobs = CKnobs::random(&mut rng);
    generate_c(&mut rng, &knobs)
}

#[test]
fn direct_translations_have_the_executions_that_brute_force_finds() {
    let subjects = Subject::without_dependencies();
    let mut comparisons = 0;
    for seed in 0..150 {
        let tree = program(seed);
        let outcome = compare_translation(&tree, &subjects, 30_000);
        if let Some(how) = outcome.difference {
            panic!("seed {seed}: {how}\n{}", tree.to_c());
        }
        comparisons += outcome.comparisons;
    }
    assert!(comparisons > 1_300, "only {comparisons} comparisons fit the budget");
}

#[test]
fn compiled_programs_have_the_executions_that_brute_force_finds() {
    let Some(clang) = find_clang() else {
        println!("skipped: there is no clang");
        return;
    };
    let subjects = Subject::without_dependencies();
    // The last ones once differed: a free that nothing orders after the allocation, an error that brute force
    // left out, and a pointer that was never written.
    let seeds: Vec<u64> = (0..60).chain([841, 2222, 40_000_002]).collect();
    let trees: Vec<CTree> = seeds.iter().copied().map(program).collect();
    let mut comparisons = 0;
    let outcomes = compare(&clang, &trees, &subjects, 30_000);
    for ((seed, tree), outcome) in seeds.iter().zip(&trees).zip(outcomes) {
        if let Some(how) = outcome.difference {
            panic!("seed {seed}: {how}\n{}", tree.to_c());
        }
        comparisons += outcome.comparisons;
    }
    assert!(comparisons >= 450, "only {comparisons} comparisons fit the budget");
}

#[test]
fn symmetry_reduction_leaves_an_execution_of_each_orbit() {
    let Some(clang) = find_clang() else {
        println!("skipped: there is no clang");
        return;
    };
    let subjects = Subject::without_dependencies();
    let trees: Vec<CTree> = (0..60)
        .map(|seed| {
            let mut tree = program(seed);
            equalize(&mut Rng::with_seed(seed), &mut tree);
            tree
        })
        .collect();
    let mut comparisons = 0;
    for ((seed, tree), outcome) in trees.iter().enumerate().zip(compare(&clang, &trees, &subjects, 30_000)) {
        if let Some(how) = outcome.difference {
            panic!("seed {seed}: {how}\n{}", tree.to_c());
        }
        comparisons += outcome.comparisons;
    }
    assert!(comparisons >= 300, "only {comparisons} comparisons fit the budget");
}

/// The first line of each says `// correct`, or `// erroneous under` and the models.
#[test]
fn every_c_program_that_once_showed_a_bug_has_the_right_verdict() {
    let Some(clang) = find_clang() else {
        println!("skipped: there is no clang");
        return;
    };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../suite/regressions-c");
    let entries = std::fs::read_dir(&folder).expect("the regressions are where the test looks for them");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("a readable folder").path()).collect();
    files.sort();
    for file in files.iter().filter(|file| file.extension().is_some_and(|extension| extension == "c")) {
        let text = std::fs::read_to_string(file).expect("a readable file");
        let claim = text.lines().next().unwrap_or_default();
        let models = claim.strip_prefix("// erroneous under ").unwrap_or_default();
        assert!(!models.is_empty() || claim == "// correct", "{}: what is expected?", file.display());
        let module = compile(&clang, &text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        for subject in &Subject::without_dependencies() {
            let expected = models.split(' ').any(|model| model == subject.name);
            let all = [(Coherence::Stored, 0), (Coherence::Stored, u32::MAX), (Coherence::Inferred, 0)];
            for (coherence, symmetric) in all {
                let what = format!(
                    "{} under {}, {coherence:?}, symmetric {symmetric:x}",
                    file.display(),
                    subject.name
                );
                let share_all = !sees_first_contents(&subject.model);
                let mut counts = Vec::new();
                // Where threads are symmetric, one worker explores alone.
                let seeds = if symmetric == 0 { &[None, Some(1), Some(2)][..] } else { &[None] };
                for seed in seeds {
                    let mut machine =
                        Machine::load(module.clone(), Config::default()).expect("there is a main function");
                    let keep = |_: &Machine, _: &Explorer<'_, Machine>, ending| Ok(ending);
                    let manner = Manner { seed: *seed, symmetric };
                    let endings = explore(&mut machine, subject, coherence, share_all, manner, &keep);
                    let endings = endings.unwrap_or_else(|error| panic!("{what}: {error}"));
                    let erroneous = endings.contains(&Ending::Erroneous);
                    assert_eq!(erroneous, expected, "{what}, seed {seed:?}");
                    counts.push(endings.len());
                }
                assert!(counts.iter().all(|count| *count == counts[0]), "{what}: {counts:?}");
            }
        }
    }
}
