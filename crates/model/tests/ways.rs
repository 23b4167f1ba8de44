//! Which way of checking is chosen for which shape of constraint, as `model show` prints it.

use selvedge_graph::{Class, ClassSet, Graph, Kind, LocId, Order, ThreadId};
use selvedge_model::{BUILT_IN, Text, compile, compile_for};
use selvedge_source::Source;

/// How the last constraint of a model is checked.
fn way(statements: &str) -> String {
    let text = format!("acyclic po | rf\n{statements}");
    let shown = compile(&Source::new("m", text)).unwrap_or_else(|error| panic!("{error}")).show();
    let paragraph = shown.trim_end().rsplit("\n\n").next().expect("a paragraph per constraint");
    let lines: Vec<&str> = paragraph.lines().skip(1).map(str::trim).collect();
    lines.join(" / ")
}

const COHERENCE: &str =
    "coherence: what a read may read is a suffix of co, and where a write may go too, by the view";
const AUTOMATON: &str = "states, searched from the new event";

#[test]
fn a_whole_model_is_shown_with_its_title_views_constraints_and_reports() {
    let text = "\"Mine\"
        view hb = (po | [REL] ; rf ; [ACQ])+
        coherence hb as coherence
        acyclic po | rf
        acyclic  [SC] ; (co | rf) ; [SC]
        ~empty rf
        error race unless [W & REL] ; loc ; [W & REL] <= hb | hb^-1
        flag ~empty co as written";
    let expected = "model Mine

rounds of loops that wait
  not left out: when a read is removed, something may be gained by `~empty rf`

view hb
  stored on each event as 1 clock

coherence hb as coherence
  coherence: what a read may read is a suffix of co, and where a write may go too, by the view hb

acyclic po | rf
  nothing to check: explored graphs have no such cycle

acyclic [SC] ; (co | rf) ; [SC]
  automaton with 3 states, searched from the new event

~empty rf
  dense matrices, on complete executions only: a negated test can hold of a part and not of the whole

error race unless [W & REL] ; loc ; [W & REL] <= hb | hb^-1
  views: when an event is added, against the events it conflicts with

flag written
  dense matrices, on complete executions only
";
    let model = compile(&Source::new("m", text)).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(model.show(), expected);
    assert_eq!(model.title(), "Mine");
}

#[test]
fn coherence_is_recognised_however_it_is_written() {
    let eco = "let eco = (rf | co | fr)+";
    for text in [
        "coherence po",
        "irreflexive po ; (fr | co | rf)+",
        "irreflexive po-loc ; (rf | co | fr)+",
        "irreflexive (po & loc) ; (rf | co | fr)*",
        "irreflexive po ; (rf | co | rf^-1 ; co)+",
    ] {
        assert_eq!(way(text), format!("{COHERENCE} po"), "{text}");
    }
    assert_eq!(way("acyclic po-loc | rf | co | fr"), format!("{COHERENCE} po"));
    assert_eq!(way("acyclic co | fr | (po & loc) | rf"), format!("{COHERENCE} po"));
    let hb = format!("{eco} view hb = (po | [REL] ; rf ; [ACQ])+");
    assert_eq!(way(&format!("{hb} irreflexive hb ; eco?")), format!("{COHERENCE} hb"));
    assert_eq!(way(&format!("{hb} irreflexive hb ; eco")), format!("{COHERENCE} hb"));
}

#[test]
fn what_is_nearly_coherence_is_searched_by_automaton() {
    for text in
        ["irreflexive po ; (rf | co)+", "irreflexive (rf | co | fr)+ ; po", "empty po ; (rf | co | fr)+"]
    {
        assert!(way(text).ends_with(AUTOMATON), "{text}: {}", way(text));
    }
}

#[test]
fn causality_needs_no_check() {
    for text in ["acyclic po | rf", "acyclic po-loc | rfe | rmw", "acyclic ([REL] ; rf ; [ACQ] | po)+"] {
        assert_eq!(way(text), "nothing to check: explored graphs have no such cycle", "{text}");
    }
}

#[test]
fn atomicity_is_a_look_at_neighbours() {
    let neighbours = "coherence: the write of a read-modify-write directly follows its source in co";
    assert_eq!(way("coherence po empty rmw & (fr ; co)"), neighbours);
    assert_eq!(way("coherence po empty (rf^-1 ; co ; co) & rmw"), neighbours);
    assert_eq!(way("coherence po empty rmw & (fre ; coe)"), neighbours);
}

#[test]
fn products_and_named_halves_stay_regular() {
    assert_eq!(way("acyclic po & (W * R) | co"), format!("automaton with 3 {AUTOMATON}"));
    for text in [
        "acyclic (po \\ (W * R)) | rfe | co | fre",
        "acyclic rf & ext | co & int | fr & ext",
        "empty (po & (F * _)) ; co",
        "irreflexive rf^-1 ; [SC] ; po ; rf ; po",
    ] {
        assert!(way(text).ends_with(AUTOMATON), "{text}: {}", way(text));
    }
}

#[test]
fn an_order_of_everything_is_narrowed_by_the_coherence_it_implies() {
    let narrowed = "choices are narrowed first by what follows from it: coherence (po | rf)+";
    let order = "total order: searched from the write that follows the new event to its thread";
    assert_eq!(way("acyclic po | rf | co | fr"), format!("{order} / {narrowed}"));
    assert!(way("acyclic po | rf | co | fr | rmw").contains("automaton"));
    assert!(!way("acyclic po | rfe | co | fr").contains("narrowed"));
    assert!(!way("acyclic po | rf | co | fr unless empty [SC]").contains("narrowed"));
}

#[test]
fn what_is_not_regular_takes_matrices_and_says_why() {
    let matrices = |why: &str| format!("dense matrices over all events: {why}");
    assert_eq!(way("acyclic (po & rf^-1) | co"), matrices("`&` of relations is not regular"));
    assert_eq!(
        way("let rec a = po | a ; rf acyclic a | co"),
        matrices("a recursive definition is not regular")
    );
}

#[test]
fn more_than_64_states_spill_to_matrices() {
    let chain = |links: usize| vec!["po"; links].join(" ; co ; ");
    assert_eq!(way(&format!("empty {}", chain(32))), format!("automaton with 64 {AUTOMATON}"));
    assert_eq!(
        way(&format!("empty {}", chain(33))),
        "dense matrices over all events: its automaton has more than 64 states"
    );
}

#[test]
fn what_can_become_true_again_is_judged_on_complete_executions() {
    let complete = |why: &str| format!("dense matrices, on complete executions only: {why}");
    let negated = complete("a negated test can hold of a part and not of the whole");
    assert_eq!(way("~empty rf"), negated);
    assert_eq!(way("~acyclic co"), negated);
    let subtracts = complete("it subtracts a relation that can still change");
    assert_eq!(way("irreflexive (po \\ rf) ; co"), subtracts);
    assert_eq!(way("empty [~domain(rf)] ; co"), subtracts);
    assert!(!way("empty (rf \\ po) ; [SC]").contains("complete"), "po cannot change");
}

#[test]
fn a_guard_on_single_events_is_cheap_and_others_are_not() {
    assert_eq!(
        way("acyclic co | rf unless empty [SC]"),
        format!("automaton with 3 {AUTOMATON}; skipped while the graph has no such event")
    );
    assert_eq!(
        way("acyclic co | fr unless empty rf ; rmw"),
        "dense matrices over all events: its `unless` is not a test on single events; skipped while its `unless` holds"
    );
    let not_growing = "its `unless` is not of the form `empty r` with growing r";
    for guard in ["acyclic po", "~empty rf", "empty po \\ rf"] {
        assert_eq!(
            way(&format!("acyclic co | fr unless {guard}")),
            format!(
                "dense matrices, on complete executions only: {not_growing}; skipped while its `unless` holds"
            )
        );
    }
}

#[test]
fn a_report_is_checked_at_once_if_two_events_and_views_decide_it() {
    let at_once = "views: when an event is added, against the events it conflicts with";
    let complete = |why: &str| format!("dense matrices, on complete executions only: {why}");
    assert_eq!(way("error e unless ([W] ; loc ; [R]) & ext <= (po | rf)+ | ((po | rf)+)^-1"), at_once);
    assert_eq!(way("warning e unless po <= po-loc"), at_once);
    assert_eq!(way("error e unless rf <= po"), complete("its left side is not decided by two events alone"));
    assert_eq!(way("error e unless po <= co"), complete("its right side is not made of views"));
}

#[test]
fn what_orders_of_sections_rely_on_is_seen_in_the_built_in_models() {
    let rules = |name: &str| {
        let model = selvedge_model::built_in(name).expect("it is built in");
        let model = compile(&Source::new(name, model)).unwrap_or_else(|error| panic!("{error}"));
        (model.is_sequential(), model.is_coherent_over_happens_before())
    };
    assert_eq!(rules("sc"), (true, false));
    assert_eq!(rules("tso"), (false, false));
    assert_eq!(rules("ra"), (false, true));
    assert_eq!(rules("rc11"), (false, true));
    let guarded = compile(&Source::new("m", "acyclic po | rf\nacyclic po | rf | co | fr unless ~empty [F]"));
    assert!(!guarded.unwrap_or_else(|error| panic!("{error}")).is_sequential());
}

#[test]
fn what_concerns_events_that_do_not_occur_needs_no_check() {
    let text = "acyclic po | rf\nacyclic [SC] ; (po \\ loc | co) ; [SC]";
    let way = |classes: ClassSet| {
        let model = compile_for(&Source::new("m", text), classes).unwrap_or_else(|error| panic!("{error}"));
        model.ways().last().map(|(_, way)| way.to_string())
    };
    let writes = ClassSet::of(Class::new(Kind::Write, Order::Relaxed, false));
    assert_eq!(way(writes).as_deref(), Some("always holds"));
    assert_eq!(way(ClassSet::ALL).as_deref(), Some("matrices"));
}

#[test]
fn happens_before_is_the_view_hb_also_if_coherence_has_made_it_before() {
    // Thread 1 reads, relaxed, what thread 0 wrote: in (po | rf)+, and not in hb.
    let count = |statements: &str| {
        let text = format!("acyclic po | rf\n{statements}");
        let model = compile(&Source::new("m", text)).unwrap_or_else(|error| panic!("{error}"));
        let mut graph = Graph::new(2, model.clocks()).expect("small");
        let write = graph.push_write(ThreadId(0), Order::Relaxed, LocId(0), 1, false, 1).expect("small");
        let read = graph.push_read(ThreadId(1), Order::Relaxed, LocId(0), write, 1, false).expect("small");
        for id in [write, read] {
            model.extend_views(&mut graph, id);
        }
        model.happens_before_count(&graph, read, ThreadId(0))
    };
    let view = "view hb = (po | [REL] ; rf ; [ACQ])+";
    assert_eq!(count(view), 0);
    assert_eq!(count(&format!("coherence (po | [REL] ; rf ; [ACQ])+\n{view}")), 0);
    assert_eq!(count("view hb = (po | rf)+"), 1);
}

#[test]
fn coherence_over_happens_before_is_seen_in_the_text() {
    let is_coherent = |text: &str| {
        let text =
            Text::read(&Source::new("m", text), &|_, _| None).unwrap_or_else(|error| panic!("{error}"));
        text.outline().unwrap_or_else(|error| panic!("{error}")).is_coherent
    };
    let expected = ["sc", "rc11", "ra", "rc11-pldi17", "c20"];
    for (name, text) in BUILT_IN {
        assert_eq!(is_coherent(text), expected.contains(&name), "{name}");
    }
    let hb = "view hb = (po | rf)+";
    assert!(is_coherent(&format!("coherence (po | rf)+\n{hb}")));
    assert!(!is_coherent(&format!("{hb}\ncoherence po")));
    assert!(!is_coherent(&format!("{hb}\nirreflexive hb ; (rf | co | fr)+ unless empty [SC]")));
    assert!(!is_coherent("acyclic po | rf | co"));
}

#[test]
fn an_order_of_some_events_is_searched_without_an_automaton() {
    let order = "total order: searched from the write that follows the new event to its thread";
    let hb = "view hb = (po | [REL] ; rf ; [ACQ])+ let scb = po | rf | co | fr";
    for text in [
        "acyclic [SC] ; scb ; [SC] | [SC] ; po ; hb ; po ; [SC]",
        "acyclic [SC] ; po ; hb ; po ; [SC] | [SC] ; po ; [SC] | [SC] ; scb ; [SC]",
    ] {
        assert_eq!(way(&format!("{hb} {text}")), order, "{text}");
    }
    // Other events at the end, an edge less, no po around the view, or a relation that is no view.
    for text in [
        "acyclic [SC] ; scb ; [SC] | [SC] ; po ; hb ; po ; [ACQ]",
        "acyclic [SC] ; scb ; [REL] | [SC] ; po ; hb ; po ; [SC]",
        "acyclic [SC] ; (po | rf | co) ; [SC] | [SC] ; po ; hb ; po ; [SC]",
        "acyclic [SC] ; scb ; [SC] | [SC] ; hb ; [SC]",
        "acyclic [SC] ; scb ; [SC] | [SC] ; po ; rf ; po ; [SC]",
        "irreflexive [SC] ; scb ; [SC] | [SC] ; po ; hb ; po ; [SC]",
    ] {
        assert!(way(&format!("{hb} {text}")).contains("automaton"), "{text}");
    }
}

#[test]
fn psc_of_programs_without_fences_is_an_order() {
    let text = selvedge_model::built_in("rc11").expect("it is built in");
    let without_fences: ClassSet = Class::all().filter(|class| class.kind() != Kind::Fence).collect();
    let shown = |classes| compile_for(&Source::new("rc11", text), classes).expect("it compiles").show();
    let order = "acyclic psc as psc\n  total order";
    assert!(shown(without_fences).contains(order), "{}", shown(without_fences));
    assert!(!shown(ClassSet::ALL).contains(order));
}

#[test]
fn the_order_of_c20_is_searched_directly_for_accesses_and_for_fences_alone() {
    let text = selvedge_model::built_in("c20").expect("it is built in");
    let bits = |is_left: fn(&Class) -> bool| Class::all().filter(is_left).collect();
    let shown = |classes| compile_for(&Source::new("c20", text), classes).expect("it compiles").show();
    let without_fences = shown(bits(|class| class.kind() != Kind::Fence));
    assert!(without_fences.contains("acyclic sc as sc\n  total order"), "{without_fences}");
    let only_fences = shown(bits(|class| class.kind() == Kind::Fence || class.order() != Order::SeqCst));
    assert!(only_fences.contains("acyclic sc as sc\n  order of fences"), "{only_fences}");
    assert!(shown(ClassSet::ALL).contains("acyclic sc as sc\n  automaton"));
}
