//! A fixed slice of `make fuzz`: random models on random graphs, and the models in which bugs were found.

use selvedge_fuzz::models::compare;

const MODELS: u64 = 80;
const GRAPHS: u64 = 40;

#[test]
fn random_models_are_checked_as_they_are_defined() {
    let mut consistent = 0;
    for seed in 0..MODELS {
        consistent += compare(seed, GRAPHS).unwrap_or_else(|how| panic!("{how}"));
    }
    let share = MODELS * GRAPHS / 20;
    assert!(
        (share..MODELS * GRAPHS - share).contains(&consistent),
        "{consistent} of {} graphs are consistent: the test is vacuous",
        MODELS * GRAPHS
    );
}
