//! Several workers that give each other choices: what they find together, in which order it ranks, and how
//! they end.

use crate::common::*;
use selvedge_explore::{Dependent, Desk, Explorer, Found, Giving, Options, Parcel, Rank, desks};
use selvedge_litmus::Test;
use selvedge_model::Model;
use selvedge_oracle::Execution;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::thread;

/// What was found: its rank, a number that grows within that, and the find with the execution.
type Find = (Rank, u64, Found, Execution);

/// Whether a worker goes on after a find.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Then {
    GoOn,
    StopAll,
    StopLater,
}

/// One worker's part.
fn work(
    program: &Test,
    model: &Model,
    options: Options,
    mut desk: Desk,
    then: &(impl Fn(&Found) -> Then + Sync),
) -> Vec<Find> {
    let _alarm = desk.alarm();
    let mut explorer = Explorer::new(program, model, options).expect("few threads");
    let mut finds = Vec::new();
    let mut is_here = desk.is_first();
    while is_here || desk.next(&mut explorer) {
        is_here = false;
        loop {
            match explorer.advance_within(&mut 2).expect("small") {
                Some(Found::Nothing) => break,
                Some(found) => {
                    let number = finds.len() as u64;
                    let then = then(&found);
                    finds.push((desk.rank().clone(), number, found, canonical(&explorer)));
                    match then {
                        Then::GoOn => {}
                        Then::StopAll => {
                            desk.stop();
                            return finds;
                        }
                        Then::StopLater => {
                            desk.stop_later();
                            break;
                        }
                    }
                }
                None => {}
            }
            if !desk.goes_on(&mut explorer) {
                break;
            }
        }
    }
    finds
}

/// Everything that some workers find, sorted by rank.
fn together(
    workers: usize,
    program: &Test,
    model: &Model,
    options: Options,
    then: &(impl Fn(&Found) -> Then + Sync),
) -> Vec<Find> {
    let mut finds: Vec<Find> = thread::scope(|scope| {
        let spawn = |desk| scope.spawn(move || work(program, model, options, desk, then));
        let workers: Vec<_> = desks(workers, Giving::Always).into_iter().map(spawn).collect();
        let joined =
            workers.into_iter().map(|worker| worker.join().unwrap_or_else(|panic| resume_unwind(panic)));
        joined.collect::<Vec<_>>().concat()
    });
    finds.sort_by(|(rank, number, ..), (other, other_number, ..)| (rank, number).cmp(&(other, other_number)));
    finds
}

/// What one explorer finds, in its order.
fn alone(program: &Test, model: &Model, options: Options) -> Vec<(Found, Execution)> {
    let mut explorer = Explorer::new(program, model, options).expect("few threads");
    let mut finds = Vec::new();
    loop {
        match explorer.advance().expect("small") {
            Found::Nothing => return finds,
            found => finds.push((found, canonical(&explorer))),
        }
    }
}

fn unranked(finds: Vec<Find>) -> Vec<(Found, Execution)> {
    finds.into_iter().map(|(_, _, found, execution)| (found, execution)).collect()
}

#[test]
fn ranks_put_what_workers_find_in_the_order_of_one() {
    for name in ["sc", "rc11"] {
        let model = model(name);
        for (title, program) in varied_programs() {
            for options in BOTH.map(options) {
                let expected = alone(&program, &model, options);
                for workers in [1, 2, 3, 8] {
                    let found = together(workers, &program, &model, options, &|_| Then::GoOn);
                    assert!(
                        unranked(found) == expected,
                        "{title} under {name}, {options:?}, {workers} workers"
                    );
                }
            }
        }
    }
}

fn racy() -> Test {
    program(&[
        "fadd(x, 1, RLX); fadd(y, 1, RLX);",
        "fadd(x, 1, RLX); fadd(y, 1, RLX);",
        "fadd(x, 1, RLX); int a = load(y, RLX); assert(a != 1);",
    ])
}

#[test]
fn what_comes_before_an_error_is_explored_to_its_end() {
    let (program, model, options) = (racy(), model("rc11"), Options::default());
    let is_error = |found: &Found| matches!(found, Found::Failure(_));
    let mut expected = alone(&program, &model, options);
    let error = expected.iter().position(|(found, _)| is_error(found)).expect("the assertion may fail");
    assert!(error > 0 && error + 1 < expected.len(), "something comes before it and after it");
    expected.truncate(error + 1);
    for workers in [1, 2, 3, 8] {
        let then = |found: &Found| if is_error(found) { Then::StopLater } else { Then::GoOn };
        let mut found = unranked(together(workers, &program, &model, options, &then));
        assert!(found.len() >= expected.len());
        found.truncate(error + 1);
        assert!(found == expected, "{workers} workers");
    }
}

#[test]
fn all_stop_when_one_says_so() {
    let (program, model, options) = (racy(), model("rc11"), Options::default());
    let stop = |_: &Found| Then::StopAll;
    for workers in [1, 2, 8] {
        let found = together(workers, &program, &model, options, &stop);
        assert!((1..=workers).contains(&found.len()), "each finds one thing at most");
    }
}

#[test]
fn a_panic_of_a_worker_comes_out_and_the_others_end() {
    let (program, model, options) = (racy(), model("rc11"), Options::default());
    for workers in [1, 2, 8] {
        let then = |found: &Found| match found {
            Found::Failure(_) => panic!("invariant `test`: broken"),
            _ => Then::GoOn,
        };
        let run = || together(workers, &program, &model, options, &then);
        let panic = catch_unwind(AssertUnwindSafe(run)).expect_err("the assertion may fail");
        assert_eq!(panic.downcast_ref::<&str>(), Some(&"invariant `test`: broken"), "{workers} workers");
    }
}

/// A write that finds no place is left out by whoever receives the choices at it.
#[test]
fn choices_among_graphs_with_holes_can_be_given_away() {
    let model = model("imm");
    let causal = Dependent::of(&model);
    for (title, program) in varied_programs() {
        let program = program.with_dependencies();
        for options in BOTH.map(options) {
            let explorer =
                || Explorer::with_causal_order(&program, &model, options, causal).expect("few threads");
            let expected = rest(&mut explorer());
            let (mut first, mut second) = (explorer(), explorer());
            let (mut found, mut parcels) = (Visits::new(), Vec::<Parcel>::new());
            loop {
                match first.advance_within(&mut 1).expect("small") {
                    Some(Found::Nothing) => {
                        let Some(parcel) = parcels.pop() else { break };
                        second.receive(parcel);
                        std::mem::swap(&mut first, &mut second);
                        continue;
                    }
                    Some(Found::Execution(_)) => *found.entry(canonical(&first)).or_default() += 1,
                    _ => {}
                }
                parcels.extend(first.give());
            }
            assert!(found == expected, "{title}, {options:?}");
        }
    }
}

/// One worker's part until somebody pauses: how many executions it finds, and what it leaves.
fn work_until_pause(
    program: &Test,
    model: &Model,
    mut desk: Desk,
    mut begins: Option<Option<Parcel>>,
) -> (usize, Vec<Parcel>) {
    let mut explorer = Explorer::new(program, model, Options::default()).expect("few threads");
    let mut found = 0;
    let mut find = |explorer: &mut Explorer<'_, Test, _>| {
        let next = explorer.advance_within(&mut 1).expect("small");
        found += usize::from(matches!(next, Some(Found::Execution(_))));
        next
    };
    loop {
        match begins.take() {
            Some(parcel) => parcel.into_iter().for_each(|parcel| explorer.receive(parcel)),
            None if !desk.next(&mut explorer) => return (found, desk.take_back()),
            None => {}
        }
        loop {
            match find(&mut explorer) {
                Some(Found::Nothing) => break,
                Some(Found::Execution(_)) => desk.pause(),
                _ => {}
            }
            if !desk.goes_on(&mut explorer) {
                while !explorer.can_be_cut() {
                    find(&mut explorer);
                }
                let left = desk.take_back();
                return (found, [left, explorer.give_all()].concat());
            }
        }
    }
}

/// A piece that somebody took from a queue just when another worker paused was dropped.
#[test]
fn nothing_is_lost_when_workers_pause() {
    let (program, model) = (racy(), model("rc11"));
    let all = alone(&program, &model, Options::default());
    let expected = all.iter().filter(|(found, _)| matches!(found, Found::Execution(_))).count();
    for _ in 0..200 {
        let (mut found, mut left, mut begins) = (0, Vec::new(), Some(None));
        while let Some(first) = begins {
            let mut desks = desks(3, Giving::Always);
            left.drain(..).for_each(|parcel| desks[0].put(parcel));
            let mut first = Some(first);
            let results: Vec<(usize, Vec<Parcel>)> = thread::scope(|scope| {
                let workers: Vec<_> = desks
                    .into_iter()
                    .map(|desk| {
                        let begins = if desk.is_first() { first.take() } else { None };
                        let (program, model) = (&program, &model);
                        scope.spawn(move || work_until_pause(program, model, desk, begins))
                    })
                    .collect();
                workers.into_iter().map(|worker| worker.join().expect("no worker fails")).collect()
            });
            for (executions, parcels) in results {
                found += executions;
                left.extend(parcels);
            }
            begins = left.pop().map(Some);
        }
        assert_eq!(found, expected);
    }
}
