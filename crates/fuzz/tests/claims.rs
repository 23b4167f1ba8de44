//! A fixed slice of the random claims about relations, and all claims that put two edges into a primitive:
//! what is proved holds, and what refutes does.

use fastrand::Rng;
use selvedge_fuzz::claims::{Answer, compare, compare_claim};

#[test]
fn proofs_and_refutations_agree_with_the_definition() {
    let mut answers = [0; 3];
    for seed in 0..3_000 {
        match compare(&mut Rng::with_seed(seed)) {
            Ok(Answer::Proved) => answers[0] += 1,
            Ok(Answer::Refuted) => answers[1] += 1,
            Ok(Answer::Unknown) => answers[2] += 1,
            Err(difference) => panic!("seed {seed}: {difference}"),
        }
    }
    assert!(answers[0] > 700 && answers[1] > 700, "proved, refuted, unknown: {answers:?}");
}

#[test]
fn what_is_known_of_two_edges_holds() {
    let edges = ["po-imm", "po-loc", "rfe", "rfi", "coe", "coi", "fre", "fri", "ext"];
    let primitives =
        ["po", "po-loc", "rf", "co", "coe", "coi", "fr", "fre", "fri", "loc", "ext", "int", "id"];
    let both_ways = || edges.iter().flat_map(|edge| [edge.to_string(), format!("{edge}^-1")]);
    let mut rng = Rng::with_seed(1);
    let mut proved = 0;
    for first in both_ways() {
        for second in both_ways() {
            for primitive in primitives {
                let path = format!("{first} ; {second}");
                let answer = compare_claim(&mut rng, "acyclic po | rf", &path, primitive, false);
                proved +=
                    (answer.unwrap_or_else(|difference| panic!("{difference}")) == Answer::Proved) as u64;
            }
        }
    }
    assert!(proved > 300, "{proved} of 4212 claims were proved");
}
