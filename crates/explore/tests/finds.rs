//! What an exploration stops at: blocked threads, failures and violations, and the end.

use crate::common::*;
use selvedge_explore::{Dependent, Ending, Explorer, Found, Options};
use selvedge_graph::ThreadId;
use selvedge_program::Block;

/// Everything that an exploration stops at.
fn finds(threads: &[&str], name: &str) -> Vec<Found> {
    let (program, model) = (program(threads), model(name));
    let options = Options { patience: false, ..Options::default() };
    let mut explorer = Explorer::new(&program, &model, options).expect("few threads");
    let mut finds = Vec::new();
    loop {
        match explorer.advance().expect("a small program") {
            Found::Nothing => return finds,
            found => finds.push(found),
        }
    }
}

fn executions(finds: &[Found]) -> Vec<Ending> {
    let ending = |found: &Found| if let Found::Execution(ending) = found { Some(*ending) } else { None };
    finds.iter().filter_map(ending).collect()
}

fn how_many(finds: &[Found], ending: Ending) -> usize {
    executions(finds).into_iter().filter(|other| *other == ending).count()
}

#[test]
fn a_finished_exploration_stays_finished() {
    for (title, program) in varied_programs() {
        for coherence in BOTH {
            let model = model("rc11");
            let mut explorer = Explorer::new(&program, &model, options(coherence)).expect("few threads");
            assert!(!rest(&mut explorer).is_empty(), "{title}");
            let stats = explorer.stats();
            for _ in 0..3 {
                assert_eq!(explorer.advance(), Ok(Found::Nothing), "{title}");
                assert_eq!(explorer.advance_within(&mut 0), Ok(Some(Found::Nothing)), "{title}");
            }
            assert_eq!(explorer.stats(), stats, "{title}");
            assert!(explorer.give().is_none(), "{title}");
            assert!(explorer.give_all().is_empty(), "{title}");
        }
    }
}

#[test]
fn a_false_assumption_blocks_the_thread_and_the_others_go_on() {
    let threads = [
        "store(x, 1, RLX);",
        "int a = load(x, RLX); assume(a == 1); store(y, 1, RLX);",
        "int b = load(y, RLX);",
    ];
    let finds = finds(&threads, "rc11");
    // a = 1: b is 0 or 1; a = 0: nothing is written to y.
    assert_eq!(finds.len(), 3);
    assert_eq!(how_many(&finds, Ending::Complete), 2);
    assert_eq!(how_many(&finds, Ending::Blocked(Block::Assume)), 1);
}

#[test]
fn a_revisit_that_blocks_its_reader_is_not_skipped() {
    let threads = [
        "store(y, 1, RLX); store(x, 1, RLX);",
        "fadd(y, 1, RLX); int r = load(x, RLX); assume(r != 1); store(y, r, RLX);",
        "int a = load(x, RLX); store(x, a, RLX); store(x, 6, RLX);",
    ];
    for coherence in BOTH {
        let (complete, blocked, erroneous) = endings(&program(&threads), &model("sc"), coherence);
        let wanted = brute_force(&threads, coherence);
        assert_eq!((complete, blocked, erroneous), wanted);
    }
    let (complete, _, _) = endings(&program(&threads), &model("sc"), selvedge_explore::Coherence::Stored);
    assert_eq!(complete, 29, "27 if revisits that block their reader are skipped");
}

fn brute_force(threads: &[&str], coherence: selvedge_explore::Coherence) -> (usize, usize, usize) {
    use selvedge_oracle::{Evaluator, enumerate};
    let text = selvedge_model::built_in("sc").expect("built in");
    let evaluator = Evaluator::from_text(text).expect("valid");
    let all = enumerate(&program(threads), &evaluator, 10_000_000).expect("small");
    let inferred = coherence == selvedge_explore::Coherence::Inferred;
    let classes: std::collections::BTreeSet<_> =
        all.into_iter().map(|execution| if inferred { execution.without_co() } else { execution }).collect();
    let complete = classes.iter().filter(|execution| execution.is_complete()).count();
    (complete, classes.len() - complete, 0)
}

#[test]
fn a_loop_that_reaches_its_bound_blocks_its_thread() {
    let finds = finds(&["store(x, 1, RLX);", "while (load(x, RLX) == 0) { }"], "rc11");
    // The flag is seen before the first, the second or the third iteration, which would be one too many.
    assert_eq!(how_many(&finds, Ending::Complete), 3);
    assert_eq!(how_many(&finds, Ending::Blocked(Block::LoopBound)), 1);
    assert_eq!(finds.len(), 4);
}

#[test]
fn a_failure_is_reported_before_its_execution_and_the_exploration_goes_on() {
    let finds =
        finds(&["store(x, 1, RLX);", "int a = load(x, RLX); assert(a == 0); store(y, 1, RLX);"], "rc11");
    let failure =
        finds.iter().position(|found| *found == Found::Failure(ThreadId(1))).expect("the failure is found");
    let erroneous = finds.iter().position(|found| *found == Found::Execution(Ending::Erroneous));
    assert!(erroneous.is_some_and(|erroneous| failure < erroneous));
    assert_eq!(executions(&finds).len(), 2);
    assert_eq!((how_many(&finds, Ending::Erroneous), how_many(&finds, Ending::Complete)), (1, 1));
}

#[test]
fn a_thread_that_fails_without_an_event_fails_in_every_execution() {
    let finds = finds(&["assert(0);", "int a = load(x, RLX);", "store(x, 1, RLX);"], "rc11");
    assert_eq!(finds[0], Found::Failure(ThreadId(0)));
    assert_eq!(executions(&finds), [Ending::Erroneous; 2]);
}

#[test]
fn a_race_is_reported_and_only_executions_with_one_are_erroneous() {
    let threads = ["*p = 1; store(y, 1, REL);", "if (load(y, ACQ) == 0) { int a = *p; }"];
    let finds = finds(&threads, "rc11");
    let is_race =
        |found: &Found| matches!(found, Found::Violation(race) if race.is_error && race.name == "data-race");
    assert!(finds.iter().any(is_race));
    // Without the flag both values of `p` are possible; with it `p` is not read.
    assert_eq!((how_many(&finds, Ending::Erroneous), how_many(&finds, Ending::Complete)), (2, 1));
}

#[test]
fn every_execution_of_a_program_that_always_races_is_erroneous() {
    for name in ["sc", "tso", "pso", "ra", "rc11", "rc11-pldi17", "c20"] {
        let finds = finds(&["*p = 1;", "int a = *p;"], name);
        let racy = if matches!(name, "sc" | "tso" | "pso") { 1 } else { 2 };
        // Where hb is (po | rf)+, reading the write orders the two.
        assert_eq!(
            (how_many(&finds, Ending::Erroneous), how_many(&finds, Ending::Complete)),
            (racy, 2 - racy),
            "{name}"
        );
    }
}

#[test]
fn steps_stop_an_exploration_anywhere_and_lose_nothing() {
    for (title, program) in varied_programs() {
        let model = model("rc11");
        let whole = visits(&program, &model, Options::default());
        let mut explorer = Explorer::new(&program, &model, Options::default()).expect("few threads");
        let (mut seen, mut stops) = (Visits::new(), 0);
        loop {
            let mut steps = 1;
            match explorer.advance_within(&mut steps).expect("small") {
                None => stops += 1,
                Some(Found::Nothing) => break,
                Some(Found::Execution(_)) => *seen.entry(canonical(&explorer)).or_default() += 1,
                Some(_) => {}
            }
        }
        assert!(seen == whole, "{title}");
        assert!(stops > whole.len(), "{title}: {stops} stops");
    }
}

/// A thread that was stuck before its second store when the reader was revisited stood still for good, and
/// its half was called a complete execution.
#[test]
fn a_thread_that_is_no_longer_stuck_after_a_revisit_goes_on() {
    let program = program(&[
        "int a = load(x, RLX); int b = load(x, RLX);",
        "store(x, 2, RLX); store(x, 3, RLX);",
        "store(x, 1, RLX);",
    ]);
    let text = "acyclic po | rf empty [W] ; po ; [W]";
    let model = selvedge_model::compile(&selvedge_source::Source::new("m", text)).expect("a model");
    for coherence in BOTH {
        let mut explorer = Explorer::new(&program, &model, options(coherence)).expect("few threads");
        assert_eq!(explorer.advance(), Ok(Found::Nothing), "{coherence:?}");
        assert!(explorer.is_inextensible(), "{coherence:?}");
    }
}

#[test]
fn the_built_in_models_let_every_thread_go_on() {
    for (title, program) in varied_programs() {
        for (name, _) in selvedge_model::BUILT_IN {
            for coherence in BOTH {
                let model = model(name);
                let inextensible = if model.uses_dependencies() {
                    let causal = Dependent::of(&model);
                    let program = program.clone().with_dependencies();
                    let explorer = Explorer::with_causal_order(&program, &model, options(coherence), causal);
                    let mut explorer = explorer.expect("few threads");
                    rest(&mut explorer);
                    explorer.is_inextensible()
                } else {
                    let explorer = Explorer::new(&program, &model, options(coherence));
                    let mut explorer = explorer.expect("few threads");
                    rest(&mut explorer);
                    explorer.is_inextensible()
                };
                assert!(!inextensible, "{title} under {name}, {coherence:?}");
            }
        }
    }
}
