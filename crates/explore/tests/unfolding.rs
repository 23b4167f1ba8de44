//! Program code runs once per distinct history of values, and what is kept of it changes nothing.

use crate::common::*;
use selvedge_explore::{Coherence, Explorer, Found, Options};
use selvedge_graph::{Kind, LocId, ThreadId, Value};
use selvedge_oracle::rerun::History;
use selvedge_oracle::{Evaluator, Execution, Rerun, enumerate};
use selvedge_program::{Facts, Next, NoObjects, Objects, Program};
use std::cell::RefCell;
use std::collections::BTreeSet;

/// Notes every history after which code was run.
struct Watched<P> {
    inner: Rerun<P>,
    histories: RefCell<Vec<(u16, Vec<Value>)>>,
}

impl<P: Program> Watched<P> {
    fn note(&self, next: Next<History>) -> Next<History> {
        self.histories.borrow_mut().push((next.state.thread.0, next.state.values.clone()));
        next
    }
}

impl<P: Program> Program for Watched<P> {
    type State = History;

    fn threads(&self) -> usize {
        self.inner.threads()
    }

    fn initial_value(&self, loc: LocId) -> Value {
        self.inner.initial_value(loc)
    }

    fn objects(&self) -> Option<impl Objects<History>> {
        None::<NoObjects>
    }

    fn facts(&self) -> Facts {
        Facts { may_wait: false, ..Facts::default() }
    }

    fn start(&self, thread: ThreadId) -> Next<History> {
        self.note(self.inner.start(thread))
    }

    fn resume(&self, state: &History, value: Value) -> Next<History> {
        self.note(self.inner.resume(state, value))
    }
}

/// The histories that brute force sees in complete executions, with their beginnings.
fn histories_of(executions: &BTreeSet<Execution>) -> BTreeSet<(u16, Vec<Value>)> {
    let mut histories = BTreeSet::new();
    for execution in executions {
        for (thread, events) in execution.threads.iter().map(|thread| &thread.events).enumerate() {
            let returned = |kind, value| if kind == Kind::Read { value } else { 0 };
            let values: Vec<Value> = events.iter().map(|event| returned(event.kind, event.value)).collect();
            histories.extend((0..=values.len()).map(|length| (thread as u16, values[..length].to_vec())));
        }
    }
    histories
}

#[test]
fn code_runs_once_per_distinct_history() {
    let text = selvedge_model::built_in("rc11").expect("built in");
    let (model, evaluator) = (model("rc11"), Evaluator::from_text(text).expect("valid"));
    for (title, program) in varied_programs() {
        for coherence in BOTH {
            let watched = Watched { inner: Rerun(&program), histories: RefCell::default() };
            let mut explorer = Explorer::new(&watched, &model, options(coherence)).expect("few threads");
            rest(&mut explorer);
            let run = watched.histories.borrow();
            let distinct: BTreeSet<_> = run.iter().cloned().collect();
            assert_eq!(run.len(), distinct.len(), "{title}, {coherence:?}: some history was run twice");
            assert_eq!(explorer.unfolding().runs(), run.len() as u64, "{title}, {coherence:?}");
            let needed = histories_of(&enumerate(&program, &evaluator, 10_000_000).expect("small"));
            assert_eq!(distinct, needed, "{title}, {coherence:?}: what was run against what executions need");
        }
    }
}

#[test]
fn a_bounded_unfolding_changes_nothing_but_how_often_code_runs() {
    let model = model("rc11");
    let (mut whole_runs, mut tiny_runs) = (0, 0);
    for (title, program) in varied_programs() {
        for coherence in BOTH {
            let whole = Options { coherence, ..Options::default() };
            let tiny = Options { unfolding_bound: 1, ..whole };
            assert!(
                visits(&program, &model, tiny) == visits(&program, &model, whole),
                "{title}, {coherence:?}"
            );
            let runs = |options, total: &mut u64| {
                let mut explorer = Explorer::new(&program, &model, options).expect("few threads");
                rest(&mut explorer);
                *total += explorer.unfolding().runs();
            };
            runs(whole, &mut whole_runs);
            runs(tiny, &mut tiny_runs);
        }
    }
    assert!(tiny_runs > whole_runs, "the bound had no effect: {tiny_runs} against {whole_runs} runs");
}

/// What the scheduler looks ahead at may outgrow the bound each time; an event is added all the same.
#[test]
fn looking_ahead_with_a_tiny_bound_comes_to_an_end() {
    let exchange = "atomic_exchange_explicit(x, 2, SEQ)";
    let program = program(&[
        &format!("int a = {exchange}; assume(a < 1); int b = load(x, ACQ); int c = {exchange};"),
        "store(x, 2, SEQ); int a = load(x, RLX); store(x, a + 1, RLX); int b = load(x, SEQ);",
    ]);
    for name in ["sc", "tso", "ra", "rc11"] {
        let model = model(name);
        let whole = Options::default();
        let tiny = Options { unfolding_bound: 1, ..whole };
        assert!(visits(&program, &model, tiny) == visits(&program, &model, whole), "{name}");
    }
}

#[test]
fn a_front_end_that_cannot_suspend_gives_the_same_executions() {
    for name in ["sc", "ra", "rc11"] {
        let model = model(name);
        for (title, program) in varied_programs() {
            for coherence in [Coherence::Stored, Coherence::Inferred] {
                let options = options(coherence);
                let rerun = visits(&Rerun(&program), &model, options);
                assert!(rerun == visits(&program, &model, options), "{title} under {name}, {coherence:?}");
            }
        }
    }
}

#[test]
fn what_is_dropped_while_exploring_is_built_again() {
    let program = program(&["int a = load(x, RLX); store(x, a + 1, RLX);"; 4]);
    let model = model("rc11");
    let count = |sheds: bool| {
        let mut explorer = Explorer::new(&program, &model, options(Coherence::Stored)).expect("few threads");
        let mut executions = 0;
        loop {
            match explorer.advance().expect("small executions") {
                Found::Nothing => return executions,
                Found::Execution(_) => executions += 1,
                found => unreachable!("{found:?}"),
            }
            if sheds {
                explorer.shed();
            }
        }
    };
    assert_eq!(count(true), count(false));
}
