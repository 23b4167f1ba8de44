//! Bytecode by hand: what no compiler would make, and what a program must not be able to do to the machine.

mod common;

use common::assemble::*;
use common::{Outcome, Run};
use selvedge_bytecode::{AddressSpace, BinaryOp, BlockId, Comparison, Function, Operand, Operation, Reg};
use selvedge_program::{Block, Order, Program};
use selvedge_vm::{Config, ErrorKind, Machine};

fn load(functions: Vec<Function>) -> Machine {
    let globals = vec![global("x", GLOBAL, 4), global("array", GLOBAL + 64, 40)];
    Machine::load(module(functions, globals), Config::default()).expect("there is a main function")
}

/// Where the first global is.
const GLOBAL: u64 = AddressSpace::GLOBALS + 0x1000;

fn outcome(operations: Vec<Operation>) -> Outcome {
    let mut operations = operations;
    operations.insert(0, Operation::Move { dst: Reg(6), src: c(0) });
    operations.insert(0, Operation::Move { dst: Reg(7), src: c(1) });
    let machine = load(vec![function("main", 0, 8, vec![operations])]);
    Run::new(&machine, 1).run()
}

fn error(mut operations: Vec<Operation>) -> Option<ErrorKind> {
    operations.push(ret(&[c(0)]));
    outcome(operations).error()
}

fn load_from(address: u64, bytes: u8) -> Operation {
    Operation::Load { dst: Reg(0), address: c(address), bytes, order: Order::NotAtomic, tolerant: false }
}

fn store_to(address: Operand, bytes: u8) -> Operation {
    Operation::Store { address, src: c(7), bytes, order: Order::NotAtomic }
}

fn alloca(dst: u32, size: u64) -> Operation {
    Operation::Alloca { dst: Reg(dst), size: c(size), align: 8, name: None, ty: None }
}

fn add(dst: u32, a: Operand, b: Operand) -> Operation {
    Operation::Binary { op: BinaryOp::Add, width: 64, dst: Reg(dst), a, b }
}

#[test]
fn bad_addresses_are_errors_of_the_program() {
    assert_eq!(error(vec![load_from(0, 4)]), Some(ErrorKind::NullDereference));
    assert_eq!(error(vec![load_from(8, 8)]), Some(ErrorKind::NullDereference));
    assert_eq!(error(vec![load_from(0xDEAD_BEEF_0000_0000, 4)]), Some(ErrorKind::AccessUnallocated));
    assert_eq!(error(vec![load_from(u64::MAX, 8)]), Some(ErrorKind::AccessUnallocated));
    assert_eq!(error(vec![load_from(AddressSpace::function(0), 8)]), Some(ErrorKind::AccessUnallocated));
    assert_eq!(error(vec![load_from(AddressSpace::heap(0) + 64, 8)]), Some(ErrorKind::AccessUnallocated));
    assert_eq!(error(vec![load_from(AddressSpace::heap(5) + 64, 8)]), Some(ErrorKind::AccessUnallocated));
    assert_eq!(
        error(vec![load_from(0x1_0000, 8)]),
        Some(ErrorKind::AccessUnallocated),
        "where threads start"
    );
    assert_eq!(error(vec![load_from(GLOBAL + 4, 4)]), Some(ErrorKind::OutOfBounds));
    assert_eq!(error(vec![load_from(GLOBAL, 8)]), Some(ErrorKind::OutOfBounds));
    assert_eq!(error(vec![load_from(GLOBAL + 64 + 40, 1)]), Some(ErrorKind::OutOfBounds));
    assert_eq!(error(vec![load_from(GLOBAL, 4)]), None);
}

#[test]
fn locals_have_bounds_and_are_undefined_at_first() {
    let read = |offset: u64, bytes| {
        let load =
            Operation::Load { dst: Reg(2), address: r(1), bytes, order: Order::NotAtomic, tolerant: false };
        vec![alloca(0, 16), store_to(r(0), 8), add(1, r(0), c(offset)), load]
    };
    assert_eq!(error(read(0, 8)), None);
    assert_eq!(error(read(8, 8)), Some(ErrorKind::UninitializedRead));
    assert_eq!(error(read(12, 8)), Some(ErrorKind::OutOfBounds));
    assert_eq!(error(read(16, 1)), Some(ErrorKind::OutOfBounds));
    assert_eq!(error(read(u64::MAX, 1)), Some(ErrorKind::OutOfBounds), "of `argv`, which is before it");
}

#[test]
fn locals_are_gone_when_their_function_has_returned() {
    let make = function("make", 0, 2, vec![vec![alloca(0, 8), store_to(r(0), 8), ret(&[r(0)])]]);
    let load =
        Operation::Load { dst: Reg(1), address: r(0), bytes: 8, order: Order::NotAtomic, tolerant: false };
    let main = function("main", 0, 2, vec![vec![call(1, &[], &[0]), load, ret(&[c(0)])]]);
    let machine = self::load(vec![main, make]);
    assert_eq!(Run::new(&machine, 1).run().error(), Some(ErrorKind::AccessFreed));
}

#[test]
fn only_functions_can_be_called() {
    assert_eq!(error(vec![call_indirect(c(0), &[], &[])]), Some(ErrorKind::NullDereference));
    assert_eq!(error(vec![call_indirect(c(1), &[], &[])]), Some(ErrorKind::AccessUnallocated));
    assert_eq!(error(vec![call_indirect(c(GLOBAL), &[], &[])]), Some(ErrorKind::AccessUnallocated));
    let far = AddressSpace::function(1_000_000);
    assert_eq!(error(vec![call_indirect(c(far), &[], &[])]), Some(ErrorKind::AccessUnallocated));
}

#[test]
fn arguments_and_results_may_be_too_few_or_too_many() {
    let callee = function("callee", 3, 4, vec![vec![add(3, r(0), r(2)), ret(&[r(3), r(1)])]]);
    for args in 0..6 {
        let args: Vec<Operand> = (0..args).map(|n| c(n + 1)).collect();
        for results in [&[][..], &[0], &[0, 1], &[0, 1, 2]] {
            let main = function("main", 0, 3, vec![vec![call(1, &args, results), ret(&[])]]);
            assert_eq!(Run::new(&load(vec![main, callee.clone()]), 1).run(), Outcome::Finished);
        }
    }
}

#[test]
fn limits_end_what_never_ends() {
    let forever = function("main", 0, 1, vec![vec![call(0, &[], &[]), ret(&[])]]);
    assert_eq!(Run::new(&load(vec![forever]), 1).run().limit(), Some("stack"));
    assert_eq!(outcome(vec![alloca(0, 1 << 60), ret(&[])]).limit(), Some("memory"));
    assert_eq!(outcome(vec![alloca(0, u64::MAX), ret(&[])]).limit(), Some("memory"));
    assert_eq!(
        outcome(vec![alloca(0, 1 << 29), alloca(1, 1 << 29), ret(&[])]).limit(),
        Some("memory"),
        "with `argv`"
    );
    // A counter that nobody compares is no difference between rounds; what is multiplied is one.
    let count =
        function("main", 0, 1, vec![vec![add(0, c(0), c(0)), jump(1)], vec![add(0, r(0), c(1)), jump(1)]]);
    assert_eq!(Run::new(&load(vec![count]), 1).run(), Outcome::Stuck);
    let triple = Operation::Binary { op: BinaryOp::Mul, width: 64, dst: Reg(0), a: r(0), b: c(3) };
    let powers = function("main", 0, 1, vec![vec![add(0, c(0), c(1)), jump(1)], vec![triple, jump(1)]]);
    assert_eq!(Run::new(&load(vec![powers]), 1).run().limit(), Some("steps"));
    let grow = function("main", 0, 1, vec![vec![jump(1)], vec![alloca(0, 1 << 20), jump(1)]]);
    assert_eq!(Run::new(&load(vec![grow]), 1).run().limit(), Some("memory"));
}

#[test]
fn a_loop_that_changes_nothing_spins() {
    let idle = function("main", 0, 2, vec![vec![jump(1)], vec![add(0, c(1), c(2)), jump(1)]]);
    let machine = load(vec![idle]);
    let next = machine.start(selvedge_program::ThreadId(0));
    assert_eq!(next.action, selvedge_program::Action::Block(Block::Spin { events: 0 }));
    // Through more states than are all remembered.
    let cycle = vec![
        add(0, r(0), c(1)),
        Operation::Binary { op: BinaryOp::URem, width: 64, dst: Reg(0), a: r(0), b: c(1000) },
        jump(1),
    ];
    let machine = load(vec![function("main", 0, 2, vec![vec![add(0, c(0), c(0)), jump(1)], cycle])]);
    let next = machine.start(selvedge_program::ThreadId(0));
    assert_eq!(next.action, selvedge_program::Action::Block(Block::Spin { events: 0 }));
}

#[test]
fn memory_that_is_freed_again_does_not_hide_a_spin() {
    let helper = function("helper", 0, 1, vec![vec![alloca(0, 8), store_to(r(0), 8), ret(&[])]]);
    let main = function("main", 0, 1, vec![vec![jump(1)], vec![call(1, &[], &[]), jump(1)]]);
    let machine = load(vec![main, helper]);
    let next = machine.start(selvedge_program::ThreadId(0));
    assert_eq!(next.action, selvedge_program::Action::Block(Block::Spin { events: 0 }));
}

#[test]
fn loops_are_cut_at_the_bound_in_each_execution_of_the_loop() {
    let compare = |dst, reg, most| Operation::Compare {
        op: Comparison::Ult,
        width: 64,
        dst: Reg(dst),
        a: r(reg),
        b: c(most),
    };
    let branch = |cond, then, otherwise| Operation::Branch {
        cond: r(cond),
        then: BlockId(then),
        otherwise: BlockId(otherwise),
    };
    // for (r0 = 0; r0 < 3; r0++) for (r1 = 0; r1 < 3; r1++);
    let blocks = vec![
        vec![add(0, c(0), c(0)), jump(1)],
        vec![compare(2, 0, 3), branch(2, 2, 6)],
        vec![Operation::Move { dst: Reg(1), src: c(0) }, jump(3)],
        vec![compare(2, 1, 3), branch(2, 4, 5)],
        vec![add(1, r(1), c(1)), jump(3)],
        vec![add(0, r(0), c(1)), jump(1)],
        vec![ret(&[])],
    ];
    for (bound, expected) in [(3, Outcome::Cut(Block::LoopBound)), (4, Outcome::Finished)] {
        let program = module(vec![function("main", 0, 3, blocks.clone())], vec![]);
        let config = Config { unroll: Some(bound), ..Config::default() };
        let machine = Machine::load(program, config).expect("there is a main function");
        assert_eq!(Run::new(&machine, 1).run(), expected, "bound {bound}");
    }
}

#[test]
fn divisions_that_cannot_be_are_errors() {
    let divide = |op, width, a, b| vec![Operation::Binary { op, width, dst: Reg(0), a: c(a), b: c(b) }];
    assert_eq!(error(divide(BinaryOp::SDiv, 32, 1, 0)), Some(ErrorKind::DivisionByZero));
    assert_eq!(error(divide(BinaryOp::SRem, 32, 0x8000_0000, 0xFFFF_FFFF)), Some(ErrorKind::DivisionByZero));
    // Registers 6 and 7 hold 2^64 at first.
    let wide = |a, b| vec![Operation::Binary { op: BinaryOp::UDiv, width: 128, dst: Reg(0), a, b }];
    assert_eq!(error(wide(r(6), r(6))), None);
    let zero = Operation::Move { dst: Reg(7), src: c(0) };
    assert_eq!(error([vec![zero], wide(r(6), r(6))].concat()), Some(ErrorKind::DivisionByZero));
    assert_eq!(error(divide(BinaryOp::UDiv, 8, 1, 256)), Some(ErrorKind::DivisionByZero));
    assert_eq!(outcome(vec![Operation::Unreachable]).error(), Some(ErrorKind::Unreachable));
}

#[test]
fn copies_have_bounds_whatever_their_length() {
    let copy = |to, from, len| vec![alloca(1, 16), Operation::Copy { to, from, len: c(len), shape: None }];
    assert_eq!(error(copy(r(1), c(GLOBAL + 64), 16)), None);
    assert_eq!(error(copy(r(1), c(GLOBAL + 64), 17)), Some(ErrorKind::OutOfBounds));
    assert_eq!(error(copy(r(1), c(GLOBAL + 64), u64::MAX)), Some(ErrorKind::OutOfBounds));
    assert_eq!(error(copy(c(GLOBAL + 64), r(1), 1 << 60)), Some(ErrorKind::OutOfBounds));
    assert_eq!(error(copy(c(0), r(1), 1)), Some(ErrorKind::NullDereference));
    assert_eq!(error(copy(c(0), c(0), 0)), None, "nothing is copied");
    assert_eq!(error(copy(r(1), r(1), 16)), None, "bytes that were never written can be copied");
    let fill = |to, len| vec![alloca(1, 16), Operation::Fill { to, byte: c(0xAA), len: c(len), shape: None }];
    assert_eq!(error(fill(r(1), 16)), None);
    assert_eq!(error(fill(r(1), u64::MAX - 8)), Some(ErrorKind::OutOfBounds));
}

#[test]
fn wide_integers_are_two_registers() {
    let one = Operation::Move { dst: Reg(0), src: c(u64::MAX) };
    let zero = Operation::Move { dst: Reg(1), src: c(0) };
    let sum = Operation::Binary { op: BinaryOp::Add, width: 128, dst: Reg(2), a: r(0), b: r(0) };
    let product = Operation::Binary { op: BinaryOp::Mul, width: 128, dst: Reg(4), a: r(2), b: r(2) };
    // (2^65 - 2)^2 mod 2^128 = 2^130 - 2^67 + 4 mod 2^128: high half -8, low half 4.
    let check = |reg, value| {
        vec![
            Operation::Compare { op: Comparison::Eq, width: 64, dst: Reg(6), a: r(reg), b: c(value) },
            Operation::Binary { op: BinaryOp::UDiv, width: 64, dst: Reg(7), a: c(1), b: r(6) },
        ]
    };
    let mut operations = vec![one, zero, sum, product];
    operations.extend(check(2, u64::MAX - 1));
    operations.extend(check(3, 1));
    operations.extend(check(4, 4));
    operations.extend(check(5, 8u64.wrapping_neg()));
    assert_eq!(error(operations), None);
}

#[test]
fn an_entry_that_is_not_there_is_refused() {
    let error =
        Machine::load(module(vec![declared("main")], vec![]), Config::default()).expect_err("it has no body");
    assert!(error.to_string().contains("`main`"), "{error}");
}
