//! A fixed slice of `make fuzz`: random C programs.

use fastrand::Rng;
use selvedge_fuzz::Subject;
use selvedge_fuzz::c_programs::compare::{compare, compare_translation};
use selvedge_fuzz::c_programs::machine::find_clang;
use selvedge_oracle::c::{CKnobs, CTree, generate_c};

fn program(seed: u64) -> CTree {
    let mut rng = Rng::with_seed(seed);
    let knobs = CKnobs::random(&mut rng);
    generate_c(&mut rng, &knobs)
}

#[test]
fn direct_translations_have_the_executions_that_brute_force_finds() {
    let subjects = Subject::built_in();
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
    let subjects = Subject::built_in();
    let trees: Vec<CTree> = (0..60).map(program).collect();
    let mut comparisons = 0;
    for (seed, outcome) in compare(&clang, &trees, &subjects, 30_000).into_iter().enumerate() {
        if let Some(how) = outcome.difference {
            panic!("seed {seed}: {how}\n{}", trees[seed].to_c());
        }
        comparisons += outcome.comparisons;
    }
    assert!(comparisons >= 450, "only {comparisons} comparisons fit the budget");
}
