//! The checker as a library, with the smallest front end: threads that do one thing after the other, whatever
//! they read.

use selvedge::program::{
    Action, Exclusive, Facts, LocId, Next, NoObjects, Objects, Order, Place, ThreadId, Value,
};
use selvedge::{Check, Executions, Model, Names, Options, Outcome, Program, Settings, Standing, Verdict};

/// What a thread does, in program order; an assumption is that the last value read is this one.
#[derive(Clone, Copy)]
enum Step {
    Write(u32, Order, Value),
    Read(u32, Order),
    Assert(Value),
}
use Step::*;

struct Straight(Vec<Vec<Step>>);

impl Program for Straight {
    type State = (ThreadId, usize, Value);

    fn threads(&self) -> usize {
        self.0.len()
    }

    fn initial_value(&self, _: LocId) -> Value {
        0
    }

    fn start(&self, thread: ThreadId) -> Next<Self::State> {
        self.at(thread, 0, 0)
    }

    fn resume(&self, &(thread, step, _): &Self::State, value: Value) -> Next<Self::State> {
        self.at(thread, step + 1, value)
    }

    fn objects(&self) -> Option<impl Objects<Self::State>> {
        None::<NoObjects>
    }
}

impl Straight {
    fn at(&self, thread: ThreadId, mut step: usize, last: Value) -> Next<(ThreadId, usize, Value)> {
        let action = loop {
            match self.0[thread.index()].get(step) {
                Some(&Write(loc, order, value)) => {
                    break Action::Write { loc: LocId(loc), order, value, exclusive: false };
                }
                Some(&Read(loc, order)) => {
                    break Action::Read { loc: LocId(loc), order, exclusive: Exclusive::No };
                }
                Some(&Assert(wanted)) if last != wanted => break Action::Fail,
                Some(Assert(_)) => step += 1,
                None => break Action::End,
            }
        };
        Next { state: (thread, step, last), action, place: Place(step as u32), dependencies: None }
    }
}

impl Names for Straight {
    fn failure(&self, &(_, step, last): &Self::State) -> Option<String> {
        Some(format!("step {step} has read {last}"))
    }
}

fn store_buffering(order: Order) -> Straight {
    Straight(vec![vec![Write(0, order, 1), Read(1, order)], vec![Write(1, order, 1), Read(0, order)]])
}

fn model(name: &str) -> Model {
    Model::built_in(name).expect("it is in the library")
}

#[test]
fn executions_are_counted_under_the_model_that_is_named() {
    let program = store_buffering(Order::Relaxed);
    for (name, executions) in [("sc", 3), ("tso", 4), ("rc11", 4), ("imm", 4)] {
        let report = Check::new(&program).model(&model(name)).run().expect("it can be checked");
        assert_eq!((report.verdict(), report.executions), (Verdict::Safe, executions), "{name}");
    }
    let report = Check::new(&store_buffering(Order::SeqCst)).run().expect("it can be checked");
    assert_eq!((report.model.as_str(), report.executions), ("c20", 3));
}

#[test]
fn a_model_may_be_a_text() {
    let sc = Model::read("mine.cat", "acyclic (po | rf | co | fr) as sc").expect("it is a model");
    let report = Check::new(&store_buffering(Order::Relaxed)).model(&sc).run().expect("it can be checked");
    assert_eq!((report.model.as_str(), report.executions), ("mine.cat", 3));
    assert!(Model::read("mine.cat", "acyclic po |").is_err());
}

#[test]
fn a_thread_that_fails_is_an_error_in_the_words_of_the_front_end() {
    let threads = vec![vec![Write(0, Order::Relaxed, 1)], vec![Read(0, Order::Relaxed), Assert(1)]];
    let report = Check::new(&Straight(threads)).name("half").run().expect("it can be checked");
    assert_eq!(report.verdict(), Verdict::Error);
    assert_eq!(report.errors[0].kind, "assertion");
    assert!(report.to_text().contains("step 1 has read 0"), "{}", report.to_text());
}

#[test]
fn settings_say_what_is_an_error_and_when_to_stop() {
    let threads = vec![vec![Write(0, Order::NotAtomic, 1)], vec![Read(0, Order::NotAtomic)]];
    let program = Straight(threads);
    let run = |settings: Settings| Check::new(&program).settings(settings).run().expect("it can be checked");
    assert_eq!(run(Settings::default()).errors[0].kind, "data-race");
    let report = run(Settings { races: false, ..Settings::default() });
    assert_eq!((report.verdict(), report.executions), (Verdict::Safe, 2));
    let report = run(Settings { races: false, max_executions: Some(1), ..Settings::default() });
    assert_eq!((report.verdict(), report.executions), (Verdict::Incomplete, 1));
}

#[test]
fn several_workers_find_what_one_finds() {
    let writers = (0..5).map(|thread| vec![Write(0, Order::Relaxed, thread), Read(0, Order::Relaxed)]);
    let program = Straight(writers.collect());
    let run = |workers| {
        let settings = Settings { workers, ..Settings::default() };
        Check::new(&program).settings(settings).run().expect("it can be checked").executions
    };
    assert_eq!(run(1), run(2));
}

#[test]
fn executions_are_given_one_by_one_with_their_graphs() {
    let program = store_buffering(Order::Relaxed);
    for (name, wanted) in [("sc", 3), ("rc11", 4), ("imm", 4)] {
        let compiled = model(name).compile_for(&program).expect("it compiles");
        let executions = Executions::new(&program, &compiled, Options::default()).expect("it is small");
        let executions: Vec<_> = executions.map(|execution| execution.expect("it is small")).collect();
        assert_eq!(executions.len(), wanted, "{name}");
        for execution in &executions {
            assert_eq!(execution.outcome, Outcome::Complete);
            assert_eq!(execution.threads, [Standing::Running; 2]);
            assert_eq!(execution.graph.thread(ThreadId(0)).len(), 2);
        }
    }
}

/// Two threads that take two locks, whose sections are left unordered: in the same order, or crosswise.
struct Locks([[u32; 2]; 2]);

impl Program for Locks {
    type State = (ThreadId, usize);

    fn threads(&self) -> usize {
        2
    }

    fn initial_value(&self, _: LocId) -> Value {
        0
    }

    fn start(&self, thread: ThreadId) -> Next<Self::State> {
        self.at(thread, 0)
    }

    fn resume(&self, &(thread, step): &Self::State, _: Value) -> Next<Self::State> {
        self.at(thread, step + 1)
    }

    fn objects(&self) -> Option<impl Objects<Self::State>> {
        None::<NoObjects>
    }

    fn facts(&self) -> Facts {
        Facts { has_sections: true, ..Facts::default() }
    }
}

impl Locks {
    fn at(&self, thread: ThreadId, step: usize) -> Next<(ThreadId, usize)> {
        let [first, second] = self.0[thread.index()].map(LocId);
        let action = match step {
            0 => Action::Lock { lock: first, shared: false },
            1 => Action::Lock { lock: second, shared: false },
            2 => Action::Unlock { lock: second },
            3 => Action::Unlock { lock: first },
            _ => Action::End,
        };
        Next { state: (thread, step), action, place: Place::default(), dependencies: None }
    }
}

#[test]
fn locks_that_are_taken_crosswise_are_not_passed_over() {
    let given = |program: &Locks| {
        let compiled = model("rc11").compile_for(program).expect("it compiles");
        let executions = Executions::new(program, &compiled, Options::default()).expect("it is small");
        executions.map(|execution| execution.is_ok()).collect::<Vec<_>>()
    };
    assert!(given(&Locks([[0, 1], [0, 1]])).iter().all(|is_fine| *is_fine));
    assert_eq!(given(&Locks([[0, 1], [1, 0]])).last(), Some(&false), "it cannot vouch for all");
}
