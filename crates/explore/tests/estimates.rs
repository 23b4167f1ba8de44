//! Random executions: that each is an execution and each execution is drawn, and that the mean of their
//! weights is how many there are.

use crate::common::*;
use selvedge_explore::Coherence::{self, Stored};
use selvedge_explore::{CausalOrder, Dependent, Drawn, Ending, Estimate, Explorer, Found, Porf, Sampler};
use selvedge_litmus::Test;
use selvedge_model::Model;
use selvedge_oracle::Execution;
use selvedge_oracle::sections::notation::parse;
use selvedge_oracle::sections::{SectionProgram, Translation};
use std::collections::BTreeSet;

const ALL: [&str; 5] = ["sc", "tso", "pso", "ra", "rc11"];

/// Draws batches of a size: the complete executions that were drawn, and the estimate.
fn draw<C: CausalOrder>(
    program: &Test,
    model: &Model,
    coherence: Coherence,
    causal: C,
    (batches, size): (u64, usize),
) -> (BTreeSet<Execution>, Estimate) {
    let sampler = Sampler::new((program, model), options(coherence), causal, Vec::new(), size, 7);
    let mut sampler = sampler.expect("few threads");
    let (mut seen, mut estimate) = (BTreeSet::new(), Estimate::default());
    while estimate.samples() < batches * size as u64 {
        match sampler.advance().expect("small executions") {
            Drawn::Batch(batch) => batch.iter().for_each(|(count, weight)| estimate.add(*count, *weight)),
            Drawn::Found(Found::Execution(Ending::Complete)) => {
                seen.insert(canonical(sampler.explorer()));
            }
            Drawn::Found(_) | Drawn::DeadEnd => {}
            Drawn::TooLong(_) => unreachable!("there is no bound"),
        }
    }
    (seen, estimate)
}

/// The complete executions that the exploration visits.
fn explored<C: CausalOrder>(
    program: &Test,
    model: &Model,
    coherence: Coherence,
    causal: C,
) -> BTreeSet<Execution> {
    let options = selvedge_explore::Options { symmetric: 0, ..options(coherence) };
    let mut explorer = Explorer::with_causal_order(program, model, options, causal).expect("few threads");
    let mut executions = BTreeSet::new();
    loop {
        match explorer.advance().expect("small executions") {
            Found::Execution(Ending::Complete) => assert!(executions.insert(canonical(&explorer))),
            Found::Nothing => return executions,
            _ => {}
        }
    }
}

fn assert_close(estimate: &Estimate, exact: usize, what: &str) {
    let (mean, exact) = (estimate.mean(), exact as f64);
    let deviation = estimate.deviation().unwrap_or(0.0);
    let allowed = (4.0 * deviation).max(1e-9 * exact);
    assert!((mean - exact).abs() <= allowed, "{what}: {mean} ± {deviation} of {exact}");
    assert!((mean - exact).abs() <= 0.1 * exact, "{what}: {mean} of {exact}");
}

/// Programs in which the order of threads, choices of sources and choices of places matter in different ways.
fn programs() -> Vec<Test> {
    vec![
        // What the paper's product of choices gets wrong.
        program(&["fadd(x, 1, RLX);", "fadd(x, 1, RLX);", "fadd(x, 1, RLX);"]),
        program(&["int a = load(x, RLX);", "store(x, 1, RLX);", "store(x, 2, RLX);"]),
        program(&[
            "store(x, 1, RLX);",
            "store(y, 1, RLX);",
            "if (load(x, RLX) == 1) { int b = load(y, RLX); }",
        ]),
        program(&["int a = load(x, RLX); store(x, a + 1, RLX);"; 3]),
        program(&[
            "int a = load(x, RLX); store(y, a + 1, RLX);",
            "int b = load(y, RLX); store(x, b + 1, RLX);",
            "int c = load(x, RLX);",
        ]),
        program(&[
            "store(x, 1, SEQ); int a = load(y, SEQ); fadd(z, 1, RLX);",
            "store(y, 1, SEQ); int b = load(x, SEQ); fadd(z, 1, RLX);",
        ]),
        program(&[
            "int a = load(x, RLX); int b = load(y, RLX); int c = load(x, RLX);",
            "store(x, 1, RLX); int a = load(y, RLX); store(y, 1, RLX);",
            "int a = load(z, RLX); store(z, 1, RLX); int b = load(x, RLX);",
        ]),
    ]
}

#[test]
fn every_execution_is_drawn_and_the_mean_is_their_number() {
    for (number, program) in programs().iter().enumerate() {
        for (name, coherence) in ALL.iter().flat_map(|name| BOTH.map(|coherence| (name, coherence))) {
            let model = model(name);
            let expected = explored(program, &model, coherence, Porf);
            let what = format!("program {number}, {name}, {coherence:?}");
            let (seen, estimate) = draw(program, &model, coherence, Porf, (1500, 1));
            assert_eq!(seen, expected, "{what}");
            assert_close(&estimate, expected.len(), &what);
        }
    }
}

#[test]
fn copies_do_not_change_the_mean() {
    let model = model("rc11");
    for (number, program) in programs().iter().enumerate() {
        let expected = explored(program, &model, Stored, Porf);
        let (seen, estimate) = draw(program, &model, Stored, Porf, (300, 5));
        assert!(seen.is_subset(&expected), "program {number}");
        assert_close(&estimate, expected.len(), &format!("program {number} in batches"));
    }
}

#[test]
fn models_with_dependencies_are_sampled_without_cycles_of_po_and_rf() {
    let model = model("imm");
    let causal = Dependent::of(&model);
    let program = |threads: &[&str]| crate::common::program(threads).with_dependencies();
    let messages =
        program(&["store(x, 1, RLX); store(y, 1, RLX);", "int a = load(y, RLX); int b = load(x, RLX);"]);
    let expected = explored(&messages, &model, Stored, causal);
    let (seen, estimate) = draw(&messages, &model, Stored, causal, (1000, 1));
    assert_eq!(seen, expected);
    assert_close(&estimate, expected.len(), "message passing");
    // Of the four executions, one has such a cycle.
    let loads =
        program(&["int a = load(x, RLX); store(y, 1, RLX);", "int b = load(y, RLX); store(x, 1, RLX);"]);
    let (seen, estimate) = draw(&loads, &model, Stored, causal, (1000, 1));
    assert_eq!((seen.len(), explored(&loads, &model, Stored, causal).len()), (3, 4));
    assert_close(&estimate, 3, "load buffering");
}

#[test]
fn the_same_seed_draws_the_same() {
    let (program, model) = (&programs()[3], model("rc11"));
    let weights = || {
        let (_, estimate) = draw(program, &model, Stored, Porf, (7, 3));
        (estimate.mean(), estimate.deviation(), estimate.samples())
    };
    assert_eq!(weights(), weights());
}

/// Executions in which a thread is blocked count for nothing.
#[test]
fn blocked_samples_count_for_nothing() {
    let waiting = program(&[
        "store(x, 1, RLX);",
        "store(x, 2, RLX);",
        "int a = load(x, RLX); while (a != 2) { a = load(x, RLX); }",
    ]);
    let model = model("rc11");
    let expected = explored(&waiting, &model, Stored, Porf);
    let (seen, estimate) = draw(&waiting, &model, Stored, Porf, (1500, 1));
    assert_eq!(seen, expected);
    assert_close(&estimate, expected.len(), "waiting");
}

/// 24 threads add to one number: more orders than 64 bits can count, all of them met in the same way.
#[test]
fn there_may_be_more_executions_than_numbers_of_64_bits() {
    let program = program(&["fadd(x, 1, RLX);"; 24]);
    let (_, estimate) = draw(&program, &model("rc11"), Stored, Porf, (3, 2));
    let factorial: f64 = (1..=24).map(f64::from).product();
    assert!((estimate.mean() / factorial - 1.0).abs() < 1e-9, "{}", estimate.mean());
}

/// Critical sections and arrivals at barriers without order: a sample that no order completes counts for
/// nothing.
#[test]
fn sections_and_arrivals_without_order() {
    let programs = [
        "L Rx U || L x=1 U || L Rx U",
        "L x=1;Ry U || L y=1;Rx U || L Rx;Ry U",
        "L x=1;L1 y=1 U1 U || L1 Ry U1 Rx || L Rx U",
        "B;x=1 || B;Rx || B;x=2",
        "x=1;B;Ry || y=1;B;Rx",
        "L x=1 U B Rx || L Rx U B x=2",
    ];
    for (text, name) in programs.iter().flat_map(|text| ["sc", "ra", "rc11"].map(|name| (text, name))) {
        let (tree, model) = (parse(text).expect("a program"), model(name));
        let program = SectionProgram::new(&tree, Translation::Unordered);
        let mut explorer = Explorer::new(&program, &model, options(Stored)).expect("few threads");
        let mut complete = 0;
        loop {
            match explorer.advance().expect("small executions") {
                Found::Execution(Ending::Complete) => complete += 1,
                Found::Again => complete = 0,
                Found::Nothing => break,
                _ => {}
            }
        }
        let what = format!("{text} under {name}");
        assert!(complete > 0, "{what}");
        let sampler = Sampler::new((&program, &model), options(Stored), Porf, Vec::new(), 1, 7);
        let (mut sampler, mut estimate) = (sampler.expect("few threads"), Estimate::default());
        while estimate.samples() < 3000 {
            if let Drawn::Batch(Some((count, weight))) = sampler.advance().expect("small executions") {
                estimate.add(count, weight);
            }
        }
        assert_close(&estimate, complete, &what);
    }
}
