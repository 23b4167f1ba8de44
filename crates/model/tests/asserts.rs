//! `assert`: what is proved, what is refuted and by which path, and what is left open.

use selvedge_model::{BUILT_IN, Outcome, Text, compile};
use selvedge_source::Source;

/// What becomes of the last `assert` of a model.
fn outcome(statements: &str) -> Outcome {
    let source = Source::new("m", format!("acyclic po | rf\n{statements}"));
    let text = Text::read(&source, &|_, _| None).unwrap_or_else(|error| panic!("{error}"));
    let model = text.examine(selvedge_graph::ClassSet::ALL).unwrap_or_else(|error| panic!("{error}"));
    model.asserts().last().expect("an assert").outcome.clone()
}

#[track_caller]
fn proved(claims: &[&str]) {
    for claim in claims {
        let outcome = outcome(&format!("assert {claim}"));
        assert!(matches!(outcome, Outcome::Proved), "{claim}: {outcome:?}");
    }
}

/// Refuted by a path that is in the left side and not in the right one.
#[track_caller]
fn refuted(claims: &[(&str, &str)]) {
    for (claim, expected) in claims {
        match outcome(&format!("assert {claim}")) {
            Outcome::Refuted { path, in_left: true, graph } => {
                assert_eq!(path, *expected, "{claim}");
                assert_eq!(graph.check(), Ok(()), "{claim}");
            }
            other => panic!("{claim}: {other:?}"),
        }
    }
}

#[track_caller]
fn unknown(claims: &[(&str, &str)]) {
    for (claim, expected) in claims {
        match outcome(&format!("assert {claim}")) {
            Outcome::Unknown { reason } => assert_eq!(reason, *expected, "{claim}"),
            other => panic!("{claim}: {other:?}"),
        }
    }
}

const RELEASE_ACQUIRE: &str = "
    let relseq = [REL] ; ([F] ; po)? ; (rf ; rmw)*
    let sw_to_r = relseq ; rf ; [ACQ]
    let sw_to_f = relseq ; rf ; po ; [F] ; [ACQ]
    let sw = sw_to_r ∪ sw_to_f
    view hb_stable = (po-imm ∪ sw_to_r ; po-imm ∪ sw_to_f)+
    let hb = (hb_stable ∪ hb_stable? ; sw_to_r)";

#[test]
fn the_claim_of_the_paper_is_proved() {
    let text = format!("{RELEASE_ACQUIRE}\nassert hb = (po ∪ sw)+");
    assert!(matches!(outcome(&text), Outcome::Proved));
}

#[test]
fn a_wrong_version_of_the_claim_of_the_paper_is_refuted() {
    let text = format!("{RELEASE_ACQUIRE}\nassert hb_stable = (po | sw)+");
    let Outcome::Refuted { path, in_left, .. } = outcome(&text) else { panic!("{:?}", outcome(&text)) };
    assert_eq!((path.as_str(), in_left), ("[W & REL] ; rfe ; [R & ACQ]", false));
}

#[test]
fn kleene_algebra_is_known() {
    proved(&[
        "po <= po",
        "(rf | co)+ = (rf | co) ; (rf | co)*",
        "(rf ; co)* ; rf = rf ; (co ; rf)*",
        "(rf | co)* = (rf* ; co)* ; rf*",
        "(rf | co)^-1 = co^-1 | rf^-1",
        "0 <= po",
        "[W] ; [R] = 0",
        "[W] | [R] = [M]",
        "W | R = M",
        "[W & REL] ; rf <= [REL] ; rf",
        "(po ; [F])? ; [ACQ] = [ACQ] | po ; [F & ACQ]",
    ]);
}

#[test]
fn the_primitives_are_known() {
    proved(&[
        "po = po-imm+",
        "po ; po <= po",
        "po-loc <= po",
        "po-loc <= loc",
        "rmw <= po-imm",
        "rmw <= po-loc",
        "[R & RMW] ; po-imm = rmw",
        "[M & RMW] ; po-imm ; [W & RMW] = rmw",
        "rf = [W] ; rf ; [R]",
        "rf = rfe | rfi",
        "rfi <= po-loc",
        "rf ; rf^-1 <= [W]",
        "rf ; rf^-1 ; rf <= rf",
        "rfe ; rfi^-1 = 0",
        "po-imm ; po-imm^-1 <= id",
        "co = [W] ; co ; [W \\ IW]",
        "co ; co <= co",
        "co = coe | coi",
        "coi ; coi <= coi",
        "coi ; coe ; coi <= coe",
        "[IW] ; co <= coe",
        "fr = rf^-1 ; co",
        "fr ; co <= fr",
        "fr = fre | fri",
        "rf^-1 ; [W] ; co = fr",
        "rfi^-1 ; coi <= fri",
        "rfe^-1 ; coi <= fre",
        "fr = [R] ; fr ; [W]",
        "loc = loc ; loc",
        "loc = loc^-1",
        "[W] ; loc ; [W] = co | co^-1 | [W]",
        "(rf | co | fr)+ <= loc",
        "(rf | co | fr)+ = rf | co | fr | co ; rf | fr ; rf",
        "int ; int = int",
        "int \\ (IW * IW) = po | po^-1 | [_ \\ IW]",
        "int | ext = unv",
        "ext <= unv",
        "rfe <= ext",
        "int ; ext = ext",
        "tc | tj <= rf",
        "tc = [THREAD] ; tc ; [R]",
        "fencerel(F) <= po",
        "amo | lxsx = rmw",
        "toid(W) = [W]",
    ]);
}

#[test]
fn what_is_not_regular_is_proved_where_parts_of_it_are_enough() {
    proved(&[
        "po-loc = po & loc",
        "(po ; rf) & loc <= loc",
        "po \\ loc <= po",
        "(po ; rf) & loc | po \\ loc <= po ; rf? & unv",
        "rfi <= rf & po",
        "([W] ; loc ; [M]) & ext <= loc",
        "[domain(rf)] ; po <= po",
    ]);
}

#[test]
fn a_refutation_names_the_shortest_path() {
    refuted(&[
        ("po <= po-imm", "[R] ; po-imm ; [R] ; po-imm ; [R]"),
        ("[W] <= [REL]", "[W & NA]"),
        ("W <= REL", "[W & NA]"),
        ("rf <= po", "[W] ; rfe ; [R]"),
        ("rf <= rfi", "[W] ; rfe ; [R]"),
        ("po-loc <= po-imm", "[R] ; po-loc ; [R]"),
        ("coe ; coe <= coe", "[W] ; coe ; [W] ; coe ; [W]"),
        ("int <= po | po^-1 | id", "[IW] ; int ; [IW]"),
        ("[REL] ; rf ; [ACQ] <= [REL] ; rf ; [SC]", "[W & REL] ; rfe ; [R & ACQ]"),
        ("rf^-1 ; rf <= id", "[R] ; rfe^-1 ; [W] ; rfe ; [R]"),
        ("unv <= ext", "[R]"),
        ("rf <= [M \\ THREAD] ; rf | rf ; [NA]", "[W & THREAD] ; rfe ; [R & THREAD]"),
        ("po \\ loc <= rf", "[R] ; po-imm ; [R]"),
    ]);
}

#[test]
fn an_equation_is_refuted_from_either_side() {
    let Outcome::Refuted { path, in_left, .. } = outcome("assert rfe = rf") else { panic!("refuted") };
    assert_eq!((path.as_str(), in_left), ("[W] ; rfi ; [R]", false));
}

#[test]
fn what_neither_is_proved_nor_has_a_graph_is_unknown() {
    let rough = "is not regular, so the two sides could only be compared roughly";
    let of_intersection = format!("`&` of relations {rough}");
    unknown(&[
        ("rfe <= po | (rf ; po?) & ext", &of_intersection),
        ("(po ; rf) & (co ; co) <= coi", &of_intersection),
        ("po <= (po \\ rmw) | rmw", &format!("`\\` or `~` of relations {rough}")),
        ("rmw <= [domain(rmw)] ; po", &format!("a set made from a relation {rough}")),
        (
            "rfe ; [THREAD] <= [THREAD] ; rfe",
            "the path `[W] ; rfe ; [R & THREAD]` seems to be in one side only, but no execution was found that has it",
        ),
    ]);
}

#[test]
fn a_recursive_definition_is_not_regular() {
    let text = "let rec r = po | r ; rf ; r\nassert r <= (po | rf)+";
    let Outcome::Unknown { reason } = outcome(text) else { panic!("unknown expected") };
    assert!(reason.starts_with("a recursive definition is not regular"), "{reason}");
    assert!(matches!(outcome("let rec r = po | r ; rf ; r\nassert r <= unv"), Outcome::Proved));
}

#[test]
fn a_graph_that_the_model_forbids_refutes_nothing() {
    let claim = "assert rf ; rmw <= co";
    assert!(matches!(outcome(claim), Outcome::Refuted { .. }));
    let model = format!("coherence po\nempty rmw & (fr ; co)\n{claim}");
    let Outcome::Unknown { reason } = outcome(&model) else { panic!("unknown expected") };
    assert_eq!(
        reason,
        "the path `[W] ; rfe ; [R & RLX & RMW] ; po-imm ; [W & RLX & RMW]` is in one side only, but every execution with it \
         that was tried is forbidden by the model, and proofs do not use the model's constraints"
    );
}

#[test]
fn a_refuted_claim_is_an_error_of_the_model_and_an_unknown_one_is_not() {
    let error = |text: &str| compile(&Source::new("m", text)).map_err(|error| error.to_string()).err();
    assert_eq!(
        error("acyclic po | rf\n  assert rf\n  <= po").as_deref(),
        Some(
            "m:2:3: this does not hold: the path `[W] ; rfe ; [R]` is in the left side and not in the right side"
        )
    );
    assert_eq!(error("acyclic po | rf\nassert po <= (po \\ rmw) | rmw"), None);
}

#[test]
fn a_claim_relates_two_sets_or_two_relations() {
    let error = compile(&Source::new("m", "acyclic po | rf\nassert po <= W")).unwrap_err();
    assert_eq!(error.to_string(), "m:2:14: this is a set, but what it is combined with is a relation");
}

#[test]
fn a_hostile_claim_is_given_up() {
    let far_from_the_end =
        format!("assert (rf | co)* ; rf{0} <= (rf | co)* ; rf{0} | po", " ; (rf | co)".repeat(40));
    assert!(!matches!(outcome(&far_from_the_end), Outcome::Refuted { .. }));
    let lets: String = (1..40).map(|n| format!("let a{n} = a{0} ; co | a{0} ; rf ; a{0}\n", n - 1)).collect();
    let huge = format!("let a0 = po\n{lets}assert a39 <= po | a38");
    let Outcome::Unknown { reason } = outcome(&huge) else { panic!("unknown expected") };
    assert_eq!(reason, "the two sides are too large");
}

/// Checks compile built-in models without a look at their claims: that is only right because of this.
#[test]
fn every_claim_of_the_built_in_models_is_proved() {
    let mut claims = 0;
    for (name, text) in BUILT_IN {
        let model = compile(&Source::new(name, text)).unwrap_or_else(|error| panic!("{error}"));
        claims += model.asserts().len();
        for assert in model.asserts() {
            assert!(matches!(assert.outcome, Outcome::Proved), "{name}: {}", assert.text);
        }
    }
    assert!(claims > 0);
}
