//! Makes a failing program smaller: tries every single simplification, takes the first that still fails, and
//! starts again, until none does.
//!
//! Each simplification lowers `weight`, so this ends, and the result is minimal: no single simplification of
//! it fails. It need not be the smallest failing program.

use crate::tree::{Operand, Statement, Tree};
use selvedge_graph::{LocId, Order};

/// The smallest program that can be reached from `tree` by single simplifications that all `still_fail`.
pub fn shrink(tree: Tree, still_fails: &mut dyn FnMut(&Tree) -> bool) -> Tree {
    minimal(tree, simplifications, weight, still_fails)
}

/// The smallest program of any kind that can be reached in this way.
pub(crate) fn minimal<T>(
    mut program: T,
    simplifications: fn(&T) -> Vec<T>,
    weight: fn(&T) -> usize,
    still_fails: &mut dyn FnMut(&T) -> bool,
) -> T {
    while let Some(simpler) = simplifications(&program).into_iter().find(|candidate| still_fails(candidate)) {
        debug_assert!(weight(&simpler) < weight(&program), "a simplification makes the program simpler");
        program = simpler;
    }
    program
}

/// Programs that are one step simpler, those that promise most first.
fn simplifications(tree: &Tree) -> Vec<Tree> {
    let mut simpler = Vec::new();
    if tree.threads.len() > 1 {
        for thread in 0..tree.threads.len() {
            let mut candidate = tree.clone();
            candidate.threads.remove(thread);
            simpler.push(candidate);
        }
    }
    for gone in 1..tree.locations as u32 {
        simpler.extend((0..gone).map(|kept| merge(tree, LocId(gone), LocId(kept))));
    }
    for thread in 0..tree.threads.len() {
        for body in simpler_bodies(&tree.threads[thread]) {
            let mut candidate = tree.clone();
            candidate.threads[thread] = body;
            simpler.push(candidate);
        }
    }
    simpler
}

/// The program with `kept` in place of `gone`, whose number the last location takes.
fn merge(tree: &Tree, gone: LocId, kept: LocId) -> Tree {
    let last = LocId(tree.locations as u32 - 1);
    let mut merged = Tree { locations: tree.locations - 1, ..tree.clone() };
    merged.threads.iter_mut().for_each(|body| {
        rename(body, &|loc| match loc {
            loc if loc == gone => kept,
            loc if loc == last => gone,
            loc => loc,
        });
    });
    merged
}

fn rename(body: &mut [Statement], new: &dyn Fn(LocId) -> LocId) {
    body.iter_mut().for_each(|statement| rename_statement(statement, new));
}

/// Gives every location in a statement its new name.
pub(crate) fn rename_statement(statement: &mut Statement, new: &dyn Fn(LocId) -> LocId) {
    match statement {
        Statement::Load { loc, .. }
        | Statement::Store { loc, .. }
        | Statement::Exchange { loc, .. }
        | Statement::FetchAdd { loc, .. }
        | Statement::CompareExchange { loc, .. } => *loc = new(*loc),
        Statement::If { then, otherwise, .. } => {
            rename(then, new);
            rename(otherwise, new);
        }
        Statement::Fence { .. } | Statement::Assume(_) | Statement::Assert(_) => {}
    }
}

/// Bodies with one statement removed or replaced: first all removals, then the rest.
fn simpler_bodies(body: &[Statement]) -> Vec<Vec<Statement>> {
    let removals = (0..body.len()).map(|at| replace(body, at, Vec::new()));
    let others = (0..body.len()).flat_map(|at| {
        simpler_statements(&body[at]).into_iter().map(move |statements| replace(body, at, statements))
    });
    removals.chain(others).collect()
}

/// A body with others in the place of one statement.
pub(crate) fn replace<T: Clone>(body: &[T], at: usize, by: Vec<T>) -> Vec<T> {
    let mut body = body.to_vec();
    body.splice(at..at + 1, by);
    body
}

/// What can stand in the place of one statement.
pub(crate) fn simpler_statements(statement: &Statement) -> Vec<Vec<Statement>> {
    let one = |statement| vec![statement];
    let mut simpler = Vec::new();
    match statement {
        Statement::Load { to, loc, order } => {
            let with = |order| one(Statement::Load { to: *to, loc: *loc, order });
            simpler.extend(
                weaker(*order).iter().filter(|order| order.of_read() == **order).map(|&order| with(order)),
            );
        }
        Statement::Store { loc, order, value } => {
            let with = |order, value| one(Statement::Store { loc: *loc, order, value });
            simpler.extend(
                weaker(*order)
                    .iter()
                    .filter(|order| order.of_write() == **order)
                    .map(|&order| with(order, *value)),
            );
            simpler.extend(simpler_operand(*value).map(|value| with(*order, value)));
        }
        Statement::Exchange { to, loc, order, value } => {
            let with = |order, value| one(Statement::Exchange { to: *to, loc: *loc, order, value });
            simpler.push(one(Statement::Store { loc: *loc, order: as_store(*order), value: *value }));
            simpler.push(one(Statement::Load { to: *to, loc: *loc, order: as_load(*order) }));
            simpler.extend(weaker(*order).iter().map(|&order| with(order, *value)));
            simpler.extend(simpler_operand(*value).map(|value| with(*order, value)));
        }
        Statement::FetchAdd { to, loc, order, value } => {
            let with = |order, value| one(Statement::FetchAdd { to: *to, loc: *loc, order, value });
            simpler.push(one(Statement::Store { loc: *loc, order: as_store(*order), value: *value }));
            simpler.push(one(Statement::Load { to: *to, loc: *loc, order: as_load(*order) }));
            simpler.push(one(Statement::Exchange { to: *to, loc: *loc, order: *order, value: *value }));
            simpler.extend(weaker(*order).iter().map(|&order| with(order, *value)));
            simpler.extend(simpler_operand(*value).map(|value| with(*order, value)));
        }
        Statement::CompareExchange { to, seen, loc, expected, value, success, failure } => {
            let with = |success, failure, value| {
                let (to, seen, loc, expected) = (*to, *seen, *loc, *expected);
                one(Statement::CompareExchange { to, seen, loc, expected, value, success, failure })
            };
            simpler.push(one(Statement::Store { loc: *loc, order: as_store(*success), value: *value }));
            simpler.push(one(Statement::Load { to: *seen, loc: *loc, order: *failure }));
            simpler.push(one(Statement::Exchange { to: *seen, loc: *loc, order: *success, value: *value }));
            simpler.extend(weaker(*success).iter().map(|&order| with(order, *failure, *value)));
            simpler.extend(
                weaker(*failure)
                    .iter()
                    .filter(|order| order.of_read() == **order)
                    .map(|&order| with(*success, order, *value)),
            );
            simpler.extend(simpler_operand(*value).map(|value| with(*success, *failure, value)));
        }
        Statement::Fence { order } => {
            // A relaxed fence is none, and that is tried by removing it.
            let weaker = weaker(*order).iter().filter(|&&order| order != Order::Relaxed);
            simpler.extend(weaker.map(|&order| one(Statement::Fence { order })));
        }
        Statement::If { register, value, then, otherwise } => {
            let with =
                |then, otherwise| one(Statement::If { register: *register, value: *value, then, otherwise });
            simpler.push(then.clone());
            simpler.push(otherwise.clone());
            simpler.extend(simpler_bodies(then).into_iter().map(|then| with(then, otherwise.clone())));
            simpler
                .extend(simpler_bodies(otherwise).into_iter().map(|otherwise| with(then.clone(), otherwise)));
        }
        Statement::Assume(_) | Statement::Assert(_) => {}
    }
    simpler
}

/// Simpler orders; plain accesses count as special, relaxed ones as the simplest.
fn weaker(order: Order) -> &'static [Order] {
    match order {
        Order::Relaxed => &[],
        Order::NotAtomic | Order::Acquire | Order::Release => &[Order::Relaxed],
        Order::AcquireRelease => &[Order::Relaxed, Order::Acquire, Order::Release],
        Order::SeqCst => &[Order::Relaxed, Order::Acquire, Order::Release, Order::AcquireRelease],
        Order::Start | Order::Finish => unreachable!("not an order of C11"),
    }
}

/// The order of the load, or of the store, that takes the place of a read-modify-write.
fn as_load(order: Order) -> Order {
    order.of_read()
}

fn as_store(order: Order) -> Order {
    order.of_write()
}

fn simpler_operand(operand: Operand) -> Option<Operand> {
    match operand {
        Operand::Constant(0 | 1) => None,
        Operand::Constant(_) | Operand::Register(_) => Some(Operand::Constant(1)),
        Operand::Successor(register) => Some(Operand::Register(register)),
    }
}

/// How much there is to understand in a program.
fn weight(tree: &Tree) -> usize {
    let bodies: usize = tree.threads.iter().map(|body| weight_of(body)).sum();
    1000 * (tree.threads.len() + tree.locations) + bodies
}

pub(crate) fn weight_of(body: &[Statement]) -> usize {
    let order = |order: &Order| match order {
        Order::Relaxed => 0,
        Order::NotAtomic | Order::Acquire | Order::Release => 1,
        Order::AcquireRelease => 2,
        Order::SeqCst => 3,
        Order::Start | Order::Finish => unreachable!("not an order of C11"),
    };
    let operand = |operand: &Operand| match operand {
        Operand::Constant(0 | 1) => 0,
        Operand::Constant(_) => 1,
        Operand::Register(_) => 2,
        Operand::Successor(_) => 3,
    };
    let statement = |statement: &Statement| match statement {
        Statement::Load { order: how, .. } => 10 + order(how),
        Statement::Store { order: how, value, .. } => 10 + order(how) + operand(value),
        Statement::Exchange { order: how, value, .. } => 30 + order(how) + operand(value),
        Statement::FetchAdd { order: how, value, .. } => 40 + order(how) + operand(value),
        Statement::CompareExchange { success, failure, value, .. } => {
            50 + order(success) + order(failure) + operand(value)
        }
        Statement::Fence { order: how } => 10 + order(how),
        Statement::If { then, otherwise, .. } => 10 + weight_of(then) + weight_of(otherwise),
        Statement::Assume(_) | Statement::Assert(_) => 10,
    };
    body.iter().map(statement).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::{Knobs, generate};
    use fastrand::Rng;

    fn any(body: &[Statement], wanted: &dyn Fn(&Statement) -> bool) -> bool {
        body.iter().any(|statement| {
            wanted(statement)
                || matches!(statement, Statement::If { then, otherwise, .. }
                    if any(then, wanted) || any(otherwise, wanted))
        })
    }

    #[test]
    fn every_simplification_makes_the_program_simpler() {
        let knobs = Knobs { plain: 0.2, branches: 0.3, asserts: 0.1, events: 12, ..Knobs::default() };
        for seed in 0..300 {
            let tree = generate(&mut Rng::with_seed(seed), &knobs);
            for simpler in simplifications(&tree) {
                assert!(weight(&simpler) < weight(&tree), "{}\n{}", tree.to_litmus(), simpler.to_litmus());
            }
        }
    }

    #[test]
    fn what_does_not_matter_is_removed() {
        let knobs = Knobs { branches: 0.3, events: 12, ..Knobs::default() };
        let is_exchange = |statement: &Statement| matches!(statement, Statement::Exchange { .. });
        let is_acquire = |statement: &Statement| {
            matches!(statement, Statement::Load { order: Order::Acquire | Order::SeqCst, .. })
        };
        let fails = |tree: &Tree| {
            tree.threads.iter().any(|body| any(body, &is_exchange))
                && tree.threads.iter().any(|body| any(body, &is_acquire) && !any(body, &is_exchange))
        };
        let mut failing = 0;
        for seed in 0..300 {
            let tree = generate(&mut Rng::with_seed(seed), &knobs);
            if !fails(&tree) {
                continue;
            }
            failing += 1;
            let smallest = shrink(tree, &mut |tree| fails(tree));
            assert_eq!(smallest.locations, 1);
            let mut threads = smallest.threads;
            threads.sort_by_key(|body| matches!(body[..], [Statement::Exchange { .. }]));
            let x = LocId(0);
            assert!(
                matches!(&threads[..], [load, exchange]
                    if matches!(load[..], [Statement::Load { loc, order: Order::Acquire, .. }] if loc == x)
                    && matches!(exchange[..],
                        [Statement::Exchange { loc, order: Order::Relaxed, value: Operand::Constant(1), .. }] if loc == x)),
                "{threads:?}"
            );
        }
        assert!(failing > 10);
    }
}
