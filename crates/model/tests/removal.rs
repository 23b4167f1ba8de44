//! Which models shrink when a read is removed, so that rounds of loops that wait may be left out.

use selvedge_graph::Order::{self, Acquire, Relaxed, SeqCst};
use selvedge_model::{BUILT_IN, Text};
use selvedge_source::Source;

fn shrinks(text: &str) -> bool {
    let text = Text::read(&Source::new("m", text), &|_, _| None).unwrap_or_else(|error| panic!("{error}"));
    text.outline().unwrap_or_else(|error| panic!("{error}")).shrinks_without_reads
}

#[test]
fn all_built_in_models_shrink() {
    for (name, text) in BUILT_IN {
        assert!(shrinks(text), "{name}");
    }
}

#[test]
fn all_models_of_the_examples_shrink() {
    let directory = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples");
    let files = std::fs::read_dir(directory).expect("it is there").map(|file| file.expect("it is").path());
    let models: Vec<_> = files.filter(|file| file.extension().is_some_and(|end| end == "cat")).collect();
    assert!(models.len() >= 4, "{models:?}");
    for file in models {
        let text = std::fs::read_to_string(&file).expect("it can be read");
        assert!(shrinks(&text), "{}", file.display());
    }
}

#[test]
fn neighbours_in_po_are_not_kept_outside_of_a_closure() {
    assert!(!shrinks("empty [W] ; po-imm ; [W]"));
    assert!(!shrinks("acyclic [W] ; po-imm ; [W] | rf"));
    assert!(!shrinks("irreflexive po-imm ; rf"));
    assert!(!shrinks("irreflexive (rf ; po-imm)+ ; co"));
    assert!(shrinks("acyclic po-imm | rf"));
    assert!(shrinks("acyclic po-imm"));
    assert!(shrinks("irreflexive (po-imm | rf ; po-imm | po-imm ; co)+ ; fr"));
    assert!(!shrinks("irreflexive (po-imm | rf ; po-imm ; co)+ ; fr"));
}

#[test]
fn what_is_subtracted_must_be_decided_by_two_events() {
    assert!(shrinks("acyclic (po \\ loc) | rf"));
    assert!(shrinks("acyclic ([W] ; po ; [W] \\ [REL] ; po-loc) | rf"));
    assert!(shrinks("acyclic (po \\ rmw) | rf"));
    assert!(!shrinks("acyclic (po \\ (po ; po)) | rf"));
    assert!(!shrinks("acyclic (po \\ rf+) | rf"));
    assert!(!shrinks("empty [W \\ domain(rf)]"));
    assert!(shrinks("empty ~(po | co) & loc & [W] ; rf"));
    assert!(!shrinks("empty ~(po ; co) & loc"));
    assert!(shrinks("empty [domain(rf ; [SC])] ; po ; [NA]"));
}

#[test]
fn what_is_asked_for_must_still_be_there() {
    assert!(!shrinks("~empty rf"));
    assert!(shrinks("acyclic po | co unless empty [SC]"));
    assert!(shrinks("acyclic po | co unless irreflexive rf ; co"));
    assert!(!shrinks("acyclic po | co unless ~empty [SC]"));
    assert!(!shrinks("acyclic po | co unless empty po-imm"));
    assert!(!shrinks("flag ~empty rf as read"));
}

#[test]
fn a_report_does_not_lean_on_what_is_removed() {
    assert!(shrinks("error e unless [W] ; loc ; [W] <= po | po^-1"));
    assert!(shrinks("error e unless [W] ; loc ; [W] <= (po | rf)+"));
    assert!(!shrinks("error e unless po ; co <= po"));
    assert!(!shrinks("error e unless loc <= po-imm"));
    assert!(!shrinks("view hb = (po | [W] ; po-imm ; [W] ; rf)+"));
}

#[test]
fn a_fixpoint_shrinks_if_its_bodies_do() {
    assert!(shrinks("let rec r = po | r ; rf\nacyclic r"));
    assert!(!shrinks("let rec r = [W] ; po-imm | r ; rf\nacyclic r"));
}

fn weakens(text: &str, from: Order, to: Order) -> bool {
    let text = Text::read(&Source::new("m", text), &|_, _| None).unwrap_or_else(|error| panic!("{error}"));
    text.outline().unwrap_or_else(|error| panic!("{error}")).weakenings.allow(from, to)
}

#[test]
fn reads_may_be_weakened_under_all_built_in_models() {
    for (name, text) in BUILT_IN {
        for (from, to) in [(Acquire, Relaxed), (SeqCst, Acquire), (SeqCst, Relaxed), (Relaxed, Relaxed)] {
            assert!(weakens(text, from, to), "{name}: {from:?} to {to:?}");
        }
        for (from, to) in [(Relaxed, Acquire), (Acquire, SeqCst), (Relaxed, SeqCst)] {
            assert!(!weakens(text, from, to), "{name}: {from:?} to {to:?}");
        }
    }
}

#[test]
fn a_read_may_not_be_weakened_where_a_model_asks_for_weak_ones() {
    let relaxed = "acyclic [RLX \\ ACQ] ; po | rf";
    assert!(!weakens(relaxed, Acquire, Relaxed));
    assert!(weakens(relaxed, SeqCst, Acquire));
    let subtracted = "acyclic (po \\ [ACQ] ; po) | rf";
    assert!(!weakens(subtracted, Acquire, Relaxed));
    assert!(weakens(subtracted, SeqCst, SeqCst));
    // A path keeps leading over the event.
    assert!(weakens("acyclic (po \\ po ; po) | [SC] ; rf", SeqCst, Relaxed));
    assert!(!weakens("error e unless [SC] ; po ; [SC] <= po", SeqCst, Relaxed));
}
