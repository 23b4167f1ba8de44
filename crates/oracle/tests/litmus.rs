//! The litmus front end against the direct interpreter: the same random programs, one printed and read back.

use crate::common::*;
use selvedge_litmus::{Options, parse};
use selvedge_oracle::{Knobs, TreeProgram, enumerate};
use selvedge_source::Source;

const BUDGET: u64 = 200_000;

#[test]
fn a_printed_program_has_the_executions_of_its_tree() {
    let evaluator = model(RELEASE_ACQUIRE);
    let mut compared = 0;
    for seed in 0..300 {
        let knobs = Knobs { asserts: 0.1, ..Knobs::random(&mut fastrand::Rng::with_seed(seed)) };
        let tree = random_tree(seed, &knobs);
        let text = tree.to_litmus();
        let test = parse(&Source::new("generated", &text), &Options::default())
            .unwrap_or_else(|error| panic!("seed {seed}: {error}\n{text}"));
        let (direct, read_back) =
            (enumerate(&TreeProgram::new(&tree), &evaluator, BUDGET), enumerate(&test, &evaluator, BUDGET));
        if let (Ok(direct), Ok(read_back)) = (direct, read_back) {
            compared += 1;
            let difference = direct.symmetric_difference(&read_back).next();
            assert!(difference.is_none(), "seed {seed}\n{text}\n{}", difference.unwrap());
        }
    }
    assert!(compared > 270, "only {compared} programs were small enough");
}
