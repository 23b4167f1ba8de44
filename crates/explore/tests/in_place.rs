//! Reads that are left out because their threads would block: what is complete is visited once, as without
//! that, and locks do not block.

use crate::common::*;
use selvedge_explore::{Coherence::Stored, Explorer, Options};
use selvedge_litmus::Test;
use selvedge_model::Model;
use selvedge_oracle::{Execution, Status};

const ALL: [&str; 5] = ["sc", "tso", "pso", "ra", "rc11"];

fn in_place() -> Options {
    Options { patience: true, ..options(Stored) }
}

/// Threads that each take a lock by a read-modify-write, write something, and give the lock back.
fn lock(threads: usize) -> Test {
    let body = "int e = 0; int a = atomic_compare_exchange_strong_explicit(x, &e, 1, ACQ, RLX); assume(a != 0); \
                int b = load(y, RLX); store(y, b + 1, RLX); store(x, 0, REL);";
    program(&vec![body; threads])
}

fn waiting_programs() -> Vec<(&'static str, Test)> {
    let programs: [(&str, &[&str]); 5] = [
        // Loses two of its executions under SC if revisits that block are skipped.
        (
            "later, because of what blocks",
            &[
                "store(y, 1, RLX); store(x, 1, RLX);",
                "fadd(y, 1, RLX); int r = load(x, RLX); assume(r != 1); store(y, r, RLX);",
                "int a = load(x, RLX); store(x, a, RLX); store(x, 6, RLX);",
            ],
        ),
        // Two writes that block, neither because of the other.
        (
            "two that block",
            &[
                "int r = load(x, RLX); assume(r != 1); store(y, r, RLX);",
                "store(x, 1, RLX); store(x, 2, RLX);",
                "store(x, 1, RLX); int a = load(y, RLX); store(x, 3, RLX);",
            ],
        ),
        // The newest write blocks, older ones do not.
        (
            "blocked by the newest",
            &[
                "store(x, 1, RLX); int a = load(z, RLX); store(x, 2, RLX);",
                "int r = load(x, RLX); assume(r != 1); store(z, r, RLX); int s = load(x, RLX); assume(s != 2);",
                "int b = load(x, RLX); store(x, 4, RLX);",
            ],
        ),
        // A revisit of what is older than the read that was left out.
        (
            "older than what was left out",
            &[
                "int a = load(y, RLX); int r = load(x, RLX); assume(r != 1); store(z, r, RLX);",
                "store(x, 1, RLX); store(y, 1, RLX); store(x, 2, RLX);",
                "int b = load(x, RLX); store(y, 2, RLX); int c = load(z, RLX);",
            ],
        ),
        ("increments", &["fadd(x, 1, RLX); int a = load(x, RLX); assume(a == 3);"; 3]),
    ];
    let mut programs = programs.map(|(name, threads)| (name, program(threads))).to_vec();
    programs.push(("lock", lock(3)));
    programs.extend(varied_programs());
    programs
}

fn without_blocked(visits: Visits) -> Visits {
    let is_blocked =
        |execution: &Execution| execution.threads.iter().any(|thread| thread.status == Status::Blocked);
    visits.into_iter().filter(|(execution, _)| !is_blocked(execution)).collect()
}

/// What is visited if the exploration is cut into parcels all the time.
fn visits_in_pieces(program: &Test, model: &Model) -> Visits {
    let mut parcels = Explorer::new(program, model, in_place()).expect("few threads").give_all();
    let mut visits = Visits::new();
    while let Some(parcel) = parcels.pop() {
        let mut explorer = of_parcel(program, model, in_place(), &parcel).expect("our own parcel");
        let mut steps = 3;
        while let Some(found) = explorer.advance_within(&mut steps).expect("a small program") {
            match found {
                selvedge_explore::Found::Nothing => break,
                selvedge_explore::Found::Execution(_) => {
                    *visits.entry(canonical(&explorer)).or_default() += 1
                }
                _ => {}
            }
        }
        parcels.extend(explorer.give_all());
    }
    visits
}

#[test]
fn complete_executions_are_the_same_and_visited_once() {
    for name in ALL {
        let model = model(name);
        for (title, program) in waiting_programs() {
            let wanted = without_blocked(visits(&program, &model, options(Stored)));
            let found = visits(&program, &model, in_place());
            assert!(found.values().all(|times| *times == 1), "{title} under {name}: visited twice");
            assert_eq!(without_blocked(found), wanted, "{title} under {name}");
        }
    }
}

#[test]
fn pieces_find_the_same_as_the_whole() {
    for name in ["sc", "rc11"] {
        let model = model(name);
        for (title, program) in waiting_programs() {
            let whole = visits(&program, &model, in_place());
            assert_eq!(visits_in_pieces(&program, &model), whole, "{title} under {name}");
        }
    }
}

#[test]
fn a_lock_that_is_handed_over_leaves_nobody_blocked() {
    for name in ALL {
        let model = model(name);
        for (threads, factorial) in [(2, 2), (3, 6), (4, 24)] {
            let lock = lock(threads);
            let mut explorer = Explorer::new(&lock, &model, in_place()).expect("few threads");
            let visits = rest(&mut explorer);
            assert_eq!((visits.len(), without_blocked(visits).len()), (factorial, factorial), "under {name}");
            assert_eq!(explorer.stats().dead_ends, 0, "under {name}");
        }
    }
}

/// A report that concerns a read which blocks, and which the same read of a newer write hides, is made all
/// the same.
#[test]
fn what_a_model_reports_of_reads_that_block_is_not_lost() {
    let rc11 = selvedge_model::built_in("rc11").expect("a built-in model");
    let text = format!("{rc11}\nerror unordered unless ([W & access] ; loc ; [R]) & ext <= hb | hb^-1\n");
    let model = selvedge_model::compile(&selvedge_source::Source::new("user", text)).expect("a model");
    let program = program(&["store(x, 1, REL);", "int a = load(x, ACQ); assume(a == 1);"]);
    let mut explorer = Explorer::new(&program, &model, in_place()).expect("few threads");
    let mut reports = 0;
    loop {
        match explorer.advance().expect("a small program") {
            selvedge_explore::Found::Nothing => break,
            selvedge_explore::Found::Violation(_) => reports += 1,
            _ => {}
        }
    }
    assert_eq!(reports, 1);
}
