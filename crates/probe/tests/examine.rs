//! What the exploration needs of a model: the built-in models have it, and models that lack it are shown by a
//! small graph.

use selvedge_model::Model;
use selvedge_probe::{Effort, Examination, Property, examine};
use selvedge_source::Source;

fn text(text: &str) -> Model {
    selvedge_model::compile(&Source::new("model", text)).unwrap_or_else(|error| panic!("{error}"))
}

fn built_in(name: &str) -> Model {
    text(selvedge_model::built_in(name).expect("a built-in model"))
}

/// Small, as a failure shows early.
fn effort() -> Effort {
    Effort { events: 2, random: 60, seed: 1 }
}

#[track_caller]
fn has_all(name: &str, model: &Model) -> Examination {
    let examination = examine(model, effort());
    assert_eq!(examination.failure, None, "{name}");
    assert!(
        examination.programs > 50 && examination.consistent < examination.graphs,
        "{name}: {examination:?}"
    );
    examination
}

#[track_caller]
fn lacks(model: &str, property: Property) -> (String, String) {
    let failure = examine(&text(model), effort()).failure.expect("a graph shows it");
    assert_eq!(failure.property, property, "{failure:?}");
    (failure.reason, failure.graph)
}

#[test]
fn the_built_in_models_have_what_the_exploration_needs() {
    for (name, _) in selvedge_model::BUILT_IN {
        let examination = has_all(name, &built_in(name));
        assert!(examination.when_complete.is_empty(), "{name}");
    }
}

#[test]
fn a_model_in_which_nobody_may_write_twice_is_not_extensible() {
    let (reason, graph) = lacks("acyclic po | rf coherence po empty [W] ; po ; [W]", Property::Extensible);
    assert_eq!(reason, "this graph is consistent, but thread 0 cannot go on with Wrlx(x), last in co");
    assert_eq!(graph, "P0: Wrlx(x)=1\nco x: 0.0\n");
}

#[test]
fn a_model_in_which_the_last_write_may_not_be_read_is_not_extensible() {
    let (reason, graph) =
        lacks("acyclic po | rf coherence po empty [W & REL] ; rf ; [R & SC]", Property::Extensible);
    assert_eq!(
        reason,
        "this graph is consistent, but thread 0 cannot go on with Rsc(x), reading the last write in co"
    );
    assert_eq!(graph, "P0:\nP1: Wrel(x)=1\nco x: 1.0\n");
}

#[test]
fn a_model_in_which_a_fence_must_not_come_is_not_extensible() {
    let (reason, graph) = lacks("acyclic po | rf coherence po empty [W] ; po ; [F]", Property::Extensible);
    assert_eq!(reason, "this graph is consistent, but thread 0 cannot go on with Facq");
    assert_eq!(graph, "P0: Wrlx(x)=1\nco x: 0.0\n");
}

/// What is negated, or subtracts what can change, may be violated by a part and not by the whole. It is
/// judged when an execution is complete, so the model is accepted, and told to be slow.
#[test]
fn a_constraint_that_is_not_prefix_closed_is_judged_on_complete_executions() {
    for constraint in ["~empty rf & ext", "empty (rfe \\ (co ; rf)) ; [SC]"] {
        let model = text(&format!("acyclic po | rf coherence po empty rmw & (fr ; co) {constraint}"));
        let examination = has_all(constraint, &model);
        let [(judged, reason)] = &examination.when_complete[..] else { panic!("{examination:?}") };
        assert_eq!(judged, constraint);
        assert!(!reason.is_empty());
    }
}

#[test]
fn models_in_the_shapes_that_users_write_have_what_is_needed() {
    for model in [
        "acyclic po | rf | co | fr empty rmw & (fr ; co)",
        "acyclic po | rf acyclic po-loc | rf | co | fr empty rmw & (fre ; coe)",
        "acyclic po | rf coherence po empty rmw & (fr ; co) acyclic po | rf | co | fr unless empty [SC]",
        "acyclic po | rf view hb = (po | [REL] ; rf ; [ACQ])+ coherence hb empty rmw & (fr ; co)",
    ] {
        has_all(model, &text(model));
    }
}

#[test]
fn the_same_seed_shows_the_same() {
    let counts = |seed| {
        let examination = examine(&built_in("tso"), Effort { seed, events: 1, random: 40 });
        (examination.programs, examination.graphs, examination.consistent)
    };
    assert_eq!(counts(7), counts(7));
    assert_ne!(counts(7), counts(8));
}
