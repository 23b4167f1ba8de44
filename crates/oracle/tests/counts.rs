//! Programs whose executions can be counted by hand.

use crate::common::*;
use selvedge_oracle::execution::Status;
use selvedge_oracle::tree::{Comparison, Condition, Operand, Statement};
use selvedge_oracle::{Evaluator, TooLarge, TreeProgram, enumerate};
use std::collections::BTreeSet;

#[test]
fn store_buffering() {
    let program =
        |order| [vec![store(X, 1, order), load(0, Y, order)], vec![store(Y, 1, order), load(0, X, order)]];
    assert_eq!(count(SEQUENTIAL, program(RLX)), 3);
    assert_eq!(count(STRONG_RELEASE_ACQUIRE, program(RLX)), 4);
    assert_eq!(count(RC11, program(RLX)), 4);
    assert_eq!(count(RC11, program(SC)), 3);
}

#[test]
fn store_buffering_with_fences() {
    let thread = |mine, other, order| vec![store(mine, 1, RLX), fence(order), load(0, other, RLX)];
    assert_eq!(count(RC11, [thread(X, Y, SC), thread(Y, X, SC)]), 3);
    assert_eq!(count(RC11, [thread(X, Y, ACQ_REL), thread(Y, X, SC)]), 4);
}

#[test]
fn message_passing() {
    let program =
        |write, read| [vec![store(X, 1, RLX), store(Y, 1, write)], vec![load(0, Y, read), load(1, X, RLX)]];
    assert_eq!(count(SEQUENTIAL, program(RLX, RLX)), 3);
    assert_eq!(count(STRONG_RELEASE_ACQUIRE, program(RLX, RLX)), 3);
    assert_eq!(count(RC11, program(REL, ACQ)), 3);
    assert_eq!(count(RC11, program(RLX, ACQ)), 4);
    assert_eq!(count(RC11, program(REL, RLX)), 4);
}

#[test]
fn message_passing_with_fences() {
    let writer = vec![store(X, 1, RLX), fence(REL), store(Y, 1, RLX)];
    let reader = vec![load(0, Y, RLX), fence(ACQ), load(1, X, RLX)];
    assert_eq!(count(RC11, [writer, reader]), 3);
}

#[test]
fn load_buffering_has_no_cycle() {
    let program = [vec![load(0, X, RLX), store(Y, 1, RLX)], vec![load(0, Y, RLX), store(X, 1, RLX)]];
    assert_eq!(count(SEQUENTIAL, program.clone()), 3);
    assert_eq!(count(RC11, program), 3);
}

#[test]
fn a_branch_reads_only_where_it_is_taken() {
    let taken = Statement::If { register: 0, value: 1, then: vec![load(1, Y, RLX)], otherwise: vec![] };
    let program = [vec![store(X, 1, RLX)], vec![store(Y, 1, RLX)], vec![load(0, X, RLX), taken]];
    assert_eq!(count(SEQUENTIAL, program), 3);
}

#[test]
fn coherence_orders_count() {
    let program = tree([vec![load(0, X, RLX)], vec![store(X, 1, RLX)], vec![store(X, 2, RLX)]]);
    let all = executions(&program, SEQUENTIAL);
    assert_eq!(all.len(), 6);
    assert_eq!(all.iter().map(|execution| execution.without_co()).collect::<BTreeSet<_>>().len(), 3);
}

#[test]
fn two_plus_two_writes() {
    let program = [vec![store(X, 1, RLX), store(Y, 2, RLX)], vec![store(Y, 1, RLX), store(X, 2, RLX)]];
    assert_eq!(count(SEQUENTIAL, program.clone()), 3);
    assert_eq!(count(STRONG_RELEASE_ACQUIRE, program), 4);
}

#[test]
fn independent_reads_of_independent_writes() {
    let readers =
        |order| [vec![load(0, X, order), load(1, Y, order)], vec![load(0, Y, order), load(1, X, order)]];
    let program = |order| {
        let [first, second] = readers(order);
        [vec![store(X, 1, order)], vec![store(Y, 1, order)], first, second]
    };
    assert_eq!(count(SEQUENTIAL, program(RLX)), 15);
    assert_eq!(count(STRONG_RELEASE_ACQUIRE, program(RLX)), 16);
    assert_eq!(count(RC11, program(SC)), 15);
}

#[test]
fn fetch_adds_are_ordered() {
    let add = || vec![fetch_add(0, X, RLX)];
    assert_eq!(count(SEQUENTIAL, [add(), add()]), 2);
    assert_eq!(count(RC11, [add(), add(), add()]), 6);
}

#[test]
fn increments_that_are_not_atomic() {
    let increment = || vec![load(0, X, RLX), store_register(X, Operand::Successor(0), RLX)];
    assert_eq!(count(SEQUENTIAL, [increment(), increment()]), 4);
}

#[test]
fn one_compare_exchange_wins() {
    let take = || vec![compare_exchange(X, 0, 1)];
    assert_eq!(count(RC11, [take(), take()]), 2);
    assert_eq!(count(RC11, [take(), take(), take()]), 3);
}

/// Revisits whose new value blocks the reader must not be skipped.
#[test]
fn blocked_threads_still_serve_others() {
    let blocked_at_one =
        Statement::Assume(Condition { register: 1, comparison: Comparison::NotEqual, value: 1 });
    let program = tree([
        vec![store(Y, 1, RLX), store(X, 1, RLX)],
        vec![
            fetch_add(0, Y, RLX),
            load(1, X, RLX),
            blocked_at_one,
            store_register(Y, Operand::Register(1), RLX),
        ],
        vec![load(0, X, RLX), store_register(X, Operand::Register(0), RLX), store(X, 6, RLX)],
    ]);
    let all = executions(&program, SEQUENTIAL);
    assert_eq!(all.iter().filter(|execution| execution.is_complete()).count(), 29);
    assert!(all.iter().any(|execution| execution.threads[1].status == Status::Blocked));
}

#[test]
fn a_false_assertion_marks_its_thread() {
    let assertion = Statement::Assert(Condition { register: 0, comparison: Comparison::Equal, value: 0 });
    let all = executions(&tree([vec![load(0, X, RLX), assertion], vec![store(X, 1, RLX)]]), SEQUENTIAL);
    let statuses: Vec<Status> = all.iter().map(|execution| execution.threads[0].status).collect();
    assert_eq!(statuses, [Status::Ended, Status::Failed]);
}

#[test]
fn races_are_reported_where_nothing_orders_them() {
    let plain = selvedge_graph::Order::NotAtomic;
    let guarded = Statement::If { register: 0, value: 1, then: vec![load(1, X, plain)], otherwise: vec![] };
    let racy = |write, read| {
        let program =
            tree([vec![store(X, 1, plain), store(Y, 1, write)], vec![load(0, Y, read), guarded.clone()]]);
        let evaluator: Evaluator = model(RC11);
        executions(&program, RC11).iter().any(|execution| evaluator.evaluate(execution).errors == ["Race"])
    };
    assert!(!racy(REL, ACQ));
    assert!(racy(RLX, ACQ));
    assert!(racy(REL, RLX));
}

#[test]
fn a_large_program_is_refused() {
    let thread = || vec![fetch_add(0, X, RLX), fetch_add(1, X, RLX), fetch_add(2, X, RLX)];
    let program = TreeProgram::new(&tree([thread(), thread(), thread()]));
    assert_eq!(enumerate(&program, &model(SEQUENTIAL), 1000), Err(TooLarge));
}
