//! The built-in models, read as text and evaluated by their definition, against claims about them.

use crate::common::*;
use selvedge_oracle::{Evaluator, Knobs, Orders, TreeProgram, enumerate};
use std::path::Path;

const BUDGET: u64 = 500_000;

fn library(name: &str) -> Evaluator {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../model/library").join(name).with_extension("cat");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    Evaluator::from_text(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn knobs() -> Knobs {
    Knobs { events: 9, threads: 2..=3, locations: 2..=3, ..Knobs::default() }
}

#[track_caller]
fn each_allows_no_more_than_the_next(models: &[Evaluator]) {
    for seed in 0..300 {
        let tree = random_tree(seed, &knobs());
        let program = TreeProgram::new(&tree);
        let sets: Result<Vec<_>, _> = models.iter().map(|model| enumerate(&program, model, BUDGET)).collect();
        let Ok(sets) = sets else { continue };
        for pair in sets.windows(2) {
            let surplus = pair[0].difference(&pair[1]).next();
            assert!(surplus.is_none(), "seed {seed}\n{}\n{}", tree.to_litmus(), surplus.unwrap());
        }
    }
}

#[track_caller]
fn allow_the_same(knobs: &Knobs, left: &Evaluator, right: &Evaluator) {
    for seed in 0..300 {
        let tree = random_tree(seed, knobs);
        let program = TreeProgram::new(&tree);
        let (left, right) = (enumerate(&program, left, BUDGET), enumerate(&program, right, BUDGET));
        if let (Ok(left), Ok(right)) = (left, right) {
            let difference = left.symmetric_difference(&right).next();
            assert!(difference.is_none(), "seed {seed}\n{}\n{}", tree.to_litmus(), difference.unwrap());
        }
    }
}

#[test]
fn sc_is_stronger_than_tso_is_stronger_than_pso() {
    each_allows_no_more_than_the_next(&["sc", "tso", "pso"].map(library));
}

#[test]
fn sc_is_stronger_than_rc11_is_stronger_than_ra() {
    each_allows_no_more_than_the_next(&["sc", "rc11", "ra"].map(library));
}

#[test]
fn sc_is_stronger_than_rc11_pldi17_is_stronger_than_ra() {
    each_allows_no_more_than_the_next(&["sc", "rc11-pldi17", "ra"].map(library));
}

#[test]
fn sc_is_stronger_than_c20_is_stronger_than_ra() {
    each_allows_no_more_than_the_next(&["sc", "c20", "ra"].map(library));
}

/// The text of the library and the one that the tests have from the paper differ in plain accesses only:
/// these have none.
#[test]
fn rc11_pldi17_is_the_one_of_the_paper() {
    allow_the_same(&knobs(), &library("rc11-pldi17"), &model(RC11));
}

#[test]
fn sc_is_the_textbook_one() {
    allow_the_same(&knobs(), &library("sc"), &model(SEQUENTIAL));
}

#[test]
fn ra_is_the_textbook_one() {
    allow_the_same(&knobs(), &library("ra"), &model(RELEASE_ACQUIRE));
}

#[test]
fn rc11_is_sc_where_every_access_is_seq_cst() {
    allow_the_same(&Knobs { orders: Orders::SeqCst, ..knobs() }, &library("rc11"), &model(SEQUENTIAL));
}

#[test]
fn c20_is_sc_where_every_access_is_seq_cst() {
    allow_the_same(&Knobs { orders: Orders::SeqCst, ..knobs() }, &library("c20"), &model(SEQUENTIAL));
}
