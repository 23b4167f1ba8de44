//! The enumeration against other ways to the same sets, on random programs.

use crate::common::*;
use selvedge_graph::{Kind, LocId, Value};
use selvedge_oracle::execution::{Event, EventName, Execution, Origin, Status, Thread};
use selvedge_oracle::{Co, Knobs, Orders, Rerun, TreeProgram, enumerate};
use selvedge_program::{Action, Next, Program, ThreadId};
use std::collections::{BTreeMap, BTreeSet};

const BUDGET: u64 = 2_000_000;

/// Sequential consistency as a machine: one memory, threads take turns, a read-modify-write is one turn.
struct Machine<'a, P: Program> {
    program: &'a P,
    found: BTreeSet<Execution>,
}

#[derive(Clone)]
struct Moment<S> {
    next: Vec<Next<S>>,
    execution: Execution,
    memory: BTreeMap<LocId, (Value, Origin)>,
}

impl<P: Program> Machine<'_, P> {
    fn run(program: &P) -> BTreeSet<Execution> {
        let threads = program.threads();
        let thread = Thread { events: Vec::new(), dependencies: Vec::new(), status: Status::Ended };
        let moment = Moment {
            next: (0..threads).map(|thread| program.start(ThreadId(thread as u16))).collect(),
            execution: Execution { threads: vec![thread; threads], co: Co::new() },
            memory: BTreeMap::new(),
        };
        let mut machine = Machine { program, found: BTreeSet::new() };
        machine.explore(moment);
        machine.found
    }

    fn explore(&mut self, moment: Moment<P::State>) {
        let mut moved = false;
        for thread in 0..moment.next.len() {
            let mut after = moment.clone();
            if self.turn(&mut after, thread) {
                moved = true;
                self.explore(after);
            }
        }
        if !moved {
            self.found.insert(moment.execution);
        }
    }

    /// One turn of a thread; false if it has stopped.
    fn turn(&self, moment: &mut Moment<P::State>, thread: usize) -> bool {
        let name = EventName::new(thread, moment.execution.threads[thread].events.len());
        let mut returned = 0;
        let event = match moment.next[thread].action {
            Action::End => return false,
            Action::Block(_) | Action::Fail => {
                let failed = moment.next[thread].action == Action::Fail;
                moment.execution.threads[thread].status =
                    if failed { Status::Failed } else { Status::Blocked };
                return false;
            }
            Action::Read { loc, order, exclusive } => {
                let initial = (self.program.initial_value(loc), Origin::Init);
                let (value, source) = *moment.memory.get(&loc).unwrap_or(&initial);
                returned = value;
                let rmw = exclusive.succeeds(value);
                let otherwise = if rmw { None } else { exclusive.otherwise() };
                let order = otherwise.unwrap_or(order);
                Event { kind: Kind::Read, order, loc, value, rmw, source: Some(source) }
            }
            Action::Write { loc, order, value, exclusive } => {
                moment.memory.insert(loc, (value, Origin::Write(name)));
                moment.execution.co.entry(loc).or_default().push(name);
                Event { kind: Kind::Write, order, loc, value, rmw: exclusive, source: None }
            }
            Action::Fence { order } => {
                Event { kind: Kind::Fence, order, loc: LocId::NONE, value: 0, rmw: false, source: None }
            }
            other => unreachable!("{other:?} is not an action of a flat program"),
        };
        moment.execution.threads[thread].events.push(event);
        moment.next[thread] = self.program.resume(&moment.next[thread].state, returned);
        // The write of a read-modify-write belongs to the same turn; a thread that stops here is marked so.
        let go_on = event.rmw && event.kind == Kind::Read;
        if go_on || matches!(moment.next[thread].action, Action::Block(_) | Action::Fail) {
            self.turn(moment, thread);
        }
        true
    }
}

fn knobs() -> Knobs {
    Knobs { rmws: 0.35, branches: 0.2, assumes: 0.1, asserts: 0.05, events: 8, ..Knobs::default() }
}

#[test]
fn enumerating_under_sc_is_running_all_interleavings() {
    let evaluator = model(SEQUENTIAL);
    let mut compared = 0;
    for seed in 0..400 {
        let tree = random_tree(seed, &knobs());
        let program = TreeProgram::new(&tree);
        if let Ok(enumerated) = enumerate(&program, &evaluator, BUDGET) {
            compared += 1;
            assert_eq!(enumerated, Machine::run(&program), "seed {seed}\n{}", tree.to_litmus());
        }
    }
    assert!(compared > 350, "only {compared} programs were small enough");
}

#[test]
fn a_front_end_that_runs_again_is_the_same_program() {
    let evaluator = model(RC11);
    for seed in 0..100 {
        let program = TreeProgram::new(&random_tree(seed, &knobs()));
        let again = Rerun(program.clone());
        assert_eq!(
            enumerate(&program, &evaluator, BUDGET),
            enumerate(&again, &evaluator, BUDGET),
            "seed {seed}"
        );
    }
}

#[test]
fn stronger_models_allow_less() {
    let models = [SEQUENTIAL, RC11, RELEASE_ACQUIRE].map(model);
    for seed in 0..200 {
        let tree = random_tree(seed, &knobs());
        let program = TreeProgram::new(&tree);
        let sets: Vec<_> = models.iter().map(|model| enumerate(&program, model, BUDGET)).collect();
        let [Ok(sc), Ok(rc11), Ok(ra)] = &sets[..] else { continue };
        assert!(sc.is_subset(rc11) && rc11.is_subset(ra), "seed {seed}\n{}", tree.to_litmus());
    }
}

/// The theorem that justifies exploring programs with only seq_cst accesses under SC.
#[test]
fn rc11_is_sc_where_every_access_is_seq_cst() {
    let (sc, rc11) = (model(SEQUENTIAL), model(RC11));
    for seed in 0..200 {
        let tree = random_tree(seed, &Knobs { orders: Orders::SeqCst, ..knobs() });
        let program = TreeProgram::new(&tree);
        let (under_sc, under_rc11) = (enumerate(&program, &sc, BUDGET), enumerate(&program, &rc11, BUDGET));
        if let (Ok(under_sc), Ok(under_rc11)) = (under_sc, under_rc11) {
            assert_eq!(under_sc, under_rc11, "seed {seed}\n{}", tree.to_litmus());
        }
    }
}

/// `cargo test --release -p selvedge-oracle -- --ignored --nocapture time_per_program`
#[test]
#[ignore = "prints times, checks nothing"]
fn time_per_program() {
    for (name, text) in [("sc", SEQUENTIAL), ("rc11", RC11)] {
        for (rmws, events) in [(0.25, 6), (0.25, 8), (0.25, 10), (0.5, 10), (0.25, 12)] {
            let (knobs, evaluator) = (Knobs { events, rmws, ..Knobs::default() }, model(text));
            let (mut times, mut executions, mut skipped) = (Vec::new(), 0, 0);
            for seed in 0..500 {
                let program = TreeProgram::new(&random_tree(seed, &knobs));
                let start = std::time::Instant::now();
                match enumerate(&program, &evaluator, 200_000) {
                    Ok(found) => executions += found.len(),
                    Err(_) => skipped += 1,
                }
                times.push(start.elapsed());
            }
            times.sort();
            let mean = times.iter().sum::<std::time::Duration>() / 500;
            let (median, worst) = (times[250], times[499]);
            println!(
                "{name:5} events {events:2} rmws {rmws}: mean {mean:?}, median {median:?}, worst {worst:?}, \
                 {executions} executions, {skipped} skipped"
            );
        }
    }
}
