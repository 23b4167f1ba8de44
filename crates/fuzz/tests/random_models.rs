//! A fixed slice of `make fuzz`: random models on random graphs, and the models in which bugs were found.

use selvedge_fuzz::models::{compare, examine};

const MODELS: u64 = 80;
const GRAPHS: u64 = 40;

#[test]
fn random_models_that_let_every_thread_go_on_are_explored_as_they_are_defined() {
    let extensible = (0..40).filter(|seed| examine(*seed).unwrap_or_else(|how| panic!("{how}"))).count();
    assert!((10..40).contains(&extensible), "{extensible} of 40 models let every thread go on");
}

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
