//! A fixed slice of `make fuzz`: random C programs.

use fastrand::Rng;
use selvedge_explore::Coherence;
use selvedge_fuzz::Subject;
use selvedge_fuzz::c_programs::{Expected, Private, difference, visit_translation};
use selvedge_fuzz::programs::Comparison;
use selvedge_oracle::c::{CKnobs, generate_c};

const BOTH: [Coherence; 2] = [Coherence::Stored, Coherence::Inferred];

#[test]
fn direct_translations_have_the_executions_that_brute_force_finds() {
    let subjects = Subject::built_in();
    let first: u64 = std::env::var("SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(0);
    let count: u64 = std::env::var("COUNT").ok().and_then(|text| text.parse().ok()).unwrap_or(150);
    let (mut same, mut large, mut executions, mut erroneous) = (0, 0, 0, 0);
    for seed in first..first + count {
        let mut rng = Rng::with_seed(seed);
        let knobs = CKnobs::random(&mut rng);
        let tree = generate_c(&mut rng, &knobs);
        for subject in &subjects {
            let Ok(expected) = Expected::new(&tree, subject, Private::Kept, 30_000) else {
                large += 1;
                continue;
            };
            erroneous += expected.erroneous as usize;
            for coherence in BOTH {
                let visited = visit_translation(&tree, subject, coherence);
                match difference(&tree, &expected, coherence, visited) {
                    Comparison::Same(found) => {
                        same += 1;
                        executions += found;
                    }
                    Comparison::TooLarge => {}
                    Comparison::Different(how) => {
                        println!(
                            "seed {seed} under {}, {coherence:?}:\n{how}\n{}",
                            subject.name,
                            tree.to_c()
                        );
                        panic!()
                    }
                }
            }
        }
    }
    println!("{same} same, {large} too large, {executions} executions, {erroneous} erroneous");
}
