//! A fixed slice of the random claims about relations: what is proved holds, and what refutes does.

use fastrand::Rng;
use selvedge_fuzz::claims::{Answer, compare};

#[test]
fn proofs_and_refutations_agree_with_the_definition() {
    let mut answers = [0; 3];
    for seed in 0..2_000 {
        match compare(&mut Rng::with_seed(seed)) {
            Ok(Answer::Proved) => answers[0] += 1,
            Ok(Answer::Refuted) => answers[1] += 1,
            Ok(Answer::Unknown) => answers[2] += 1,
            Err(difference) => panic!("seed {seed}: {difference}"),
        }
    }
    assert!(answers[0] > 600 && answers[1] > 600, "proved, refuted, unknown: {answers:?}");
}
