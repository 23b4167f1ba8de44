//! How the built-in models relate to each other, and that what tells them apart does.

use selvedge_explore::{Dependent, Explorer, Found, Options};
use selvedge_litmus::{Observable, Test};
use selvedge_model::Model;
use selvedge_probe::{Bounds, Comparison, LITMUS_TESTS, Menu, Relation, Witness, compare, sketches};
use selvedge_program::{Program, Value};
use selvedge_source::Source;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

fn model(name: &str) -> Model {
    text(selvedge_model::built_in(name).expect("a built-in model"))
}

fn text(text: &str) -> Model {
    selvedge_model::compile(&Source::new("model", text)).unwrap_or_else(|error| panic!("{error}"))
}

/// Compares two models on the suite and on all programs of up to so many events; what tells them apart must
/// do so.
fn compared(first: &Model, second: &Model, max_events: usize) -> Comparison {
    let comparison =
        compare(first, second, &Bounds { max_events, stop: &|| false }).expect("both are extensible");
    assert!(comparison.tests >= 170, "only {} tests of the suite were compared", comparison.tests);
    for (witness, ours, theirs) in
        [(&comparison.first_only, first, second), (&comparison.second_only, second, first)]
    {
        if let Some(witness) = witness {
            assert!(is_observed(witness, ours), "{}", witness.test);
            assert!(!is_observed(witness, theirs), "{}", witness.test);
        }
    }
    comparison
}

fn built_in(first: &str, second: &str, max_events: usize) -> Comparison {
    compared(&model(first), &model(second), max_events)
}

/// Whether `selvedge check` would say that the outcome is there: the text is parsed and explored anew.
fn is_observed(witness: &Witness, model: &Model) -> bool {
    assert!(witness.outcome.is_some(), "no outcome tells the models apart:\n{}", witness.test);
    let options = selvedge_litmus::Options { unroll: Some(2) };
    let test = selvedge_litmus::parse(&Source::new("witness", witness.test.as_str()), &options)
        .unwrap_or_else(|error| panic!("{error}\n{}", witness.test))
        .with_dependencies();
    states(&test, model).iter().any(|values| {
        let value = |observable: &Observable| {
            values[test.observed().binary_search(observable).expect("whatever is asked for is observed")]
        };
        test.condition().expect("a witness asks for its outcome").holds(&value)
    })
}

/// The final values of what a test asks for.
fn states(test: &Test, model: &Model) -> BTreeSet<Vec<Value>> {
    let mut states = BTreeSet::new();
    macro_rules! collect {
        ($explorer:expr) => {{
            let mut explorer = $explorer.expect("few threads");
            loop {
                match explorer.advance().expect("few events") {
                    Found::Nothing => break,
                    Found::Execution(_) => {
                        let graph = explorer.graph();
                        let value = |observable: &Observable| match observable {
                            Observable::Register { thread, reg, .. } => {
                                test.register(explorer.unfolding().state(explorer.thread_node(*thread)), *reg)
                            }
                            Observable::Location { loc, .. } => graph
                                .writes(*loc)
                                .last()
                                .map_or(test.initial_value(*loc), |last| graph.event(*last).value),
                        };
                        states.insert(test.observed().iter().map(value).collect());
                    }
                    _ => {}
                }
            }
        }};
    }
    if model.uses_dependencies() {
        collect!(Explorer::with_causal_order(test, model, Options::default(), Dependent::of(model)));
    } else {
        collect!(Explorer::new(test, model, Options::default()));
    }
    states
}

#[test]
fn sc_is_stronger_than_tso() {
    let comparison = built_in("sc", "tso", 4);
    assert_eq!(comparison.relation(), Relation::Stronger);
    let witness = comparison.second_only.unwrap();
    assert_eq!((witness.events, witness.of_suite), (4, true), "store buffering\n{}", witness.test);
    assert_eq!(comparison.events, 4);
}

#[test]
fn tso_is_stronger_than_pso() {
    let comparison = built_in("tso", "pso", 4);
    assert_eq!(comparison.relation(), Relation::Stronger);
    assert_eq!(comparison.second_only.unwrap().events, 4, "message passing, or 2+2w");
}

#[test]
fn ra_is_weaker_than_rc11() {
    let comparison = built_in("ra", "rc11", 3);
    assert_eq!(comparison.relation(), Relation::Weaker);
    assert_eq!(comparison.first_only.unwrap().events, 4, "store buffering");
}

#[test]
fn a_model_is_equal_to_itself() {
    for (name, max_events) in [("sc", 4), ("rc11", 2), ("imm", 2)] {
        let comparison = built_in(name, name, max_events);
        assert_eq!(comparison.relation(), Relation::Equal, "{name}");
        assert_eq!((comparison.events, comparison.stopped), (max_events, false));
        assert!(comparison.programs > 0);
    }
}

/// psc of `rc11` steps along po within a location, that of PLDI'17 along hb within a location.
#[test]
fn rc11_and_what_it_was_in_pldi17_are_incomparable() {
    let comparison = built_in("rc11", "rc11-pldi17", 2);
    assert_eq!(comparison.relation(), Relation::Incomparable);
    let names = [comparison.first_only, comparison.second_only].map(|witness| witness.unwrap().name);
    assert_eq!(names, ["rwc-sc-hb-same-location", "rwc-sc-same-location"]);
}

/// IMM allows load buffering, and lets dependencies order fences.
#[test]
fn rc11_and_imm_are_incomparable() {
    let comparison = built_in("rc11", "imm", 2);
    assert_eq!(comparison.relation(), Relation::Incomparable);
    assert_eq!(comparison.first_only.unwrap().name, "isa2-sc-fences-data");
    assert_eq!(comparison.second_only.unwrap().events, 4, "load buffering");
}

#[test]
fn a_model_of_ones_own_is_compared() {
    let sequential = "acyclic po | rf | co | fr empty rmw & (fr ; co)";
    assert_eq!(compared(&model("sc"), &text(sequential), 3).relation(), Relation::Equal);
    // Coherence is what is left if threads need not take turns: a single thread shows it.
    let without = "acyclic po | rf empty rmw & (fr ; co)";
    let comparison = compared(&text("coherence po acyclic po | rf empty rmw & (fr ; co)"), &text(without), 2);
    assert_eq!(comparison.relation(), Relation::Stronger);
    assert_eq!(comparison.second_only.unwrap().events, 2, "x = 1; r0 = x may read 0");
}

#[test]
fn a_model_that_does_not_let_threads_go_on_is_not_compared() {
    let stuck = text("acyclic po | rf coherence po empty [W] ; po ; [W]");
    let lost = compare(&model("sc"), &stuck, &Bounds { max_events: 2, stop: &|| false }).unwrap_err();
    assert!(lost.second);
    let lost = compare(&stuck, &model("sc"), &Bounds { max_events: 2, stop: &|| false }).unwrap_err();
    assert!(!lost.second);
}

#[test]
fn a_comparison_that_is_told_to_stop_says_so() {
    let sc = model("sc");
    let comparison = compare(&sc, &sc, &Bounds { max_events: 9, stop: &|| true }).expect("sc is extensible");
    assert!(comparison.stopped);
    assert_eq!((comparison.tests, comparison.programs, comparison.events), (0, 0, 0));
}

/// What is printed is what was explored: the same final states.
#[test]
fn sketches_mean_what_they_are_printed_as() {
    let rc11 = model("rc11");
    let menu = Menu::of(&[&model("tso")]);
    let mut checked = 0;
    let _ = sketches(3, &menu, &mut |sketch| {
        let printed = sketch.to_litmus("generated", "exists (true)");
        let options = selvedge_litmus::Options::default();
        let test = selvedge_litmus::parse(&Source::new("generated", printed.as_str()), &options)
            .unwrap_or_else(|error| panic!("{error}\n{printed}"));
        let count = |found: Found| matches!(found, Found::Execution(_)) as usize;
        let (mut direct, mut read) = (0, 0);
        let mut explorer = Explorer::new(sketch, &rc11, Options::default()).expect("few threads");
        while let Ok(found) = explorer.advance() {
            if found == Found::Nothing {
                break;
            }
            direct += count(found);
        }
        let mut explorer = Explorer::new(&test, &rc11, Options::default()).expect("few threads");
        while let Ok(found) = explorer.advance() {
            if found == Found::Nothing {
                break;
            }
            read += count(found);
        }
        assert_eq!(direct, read, "{printed}");
        checked += 1;
        ControlFlow::Continue(())
    });
    assert!(checked > 50, "only {checked} sketches");
    assert!(LITMUS_TESTS.is_sorted_by_key(|(name, _)| name));
}
