//! What is known of a program before it runs: which classes of events its code can have.

use crate::function::FunctionInfo;
use crate::{Config, Effects, Row};
use selvedge_bytecode::{Module, Operation};
use selvedge_graph::{Class, Kind};
use selvedge_program::{Action, Facts, LocId, Order};

pub(crate) fn facts_of(module: &Module, functions: &[FunctionInfo], config: &Config) -> Facts {
    let used = functions.iter().filter_map(|function| function.row);
    let of_rows = used.fold(0, |classes, row| classes | effects(row.effects) | unordered(row, config));
    let operations = module.functions.iter().flat_map(|function| &function.operations);
    let classes = operations.fold(of_rows | always(), |classes, operation| classes | classes_of(operation));
    let locks = Class::LOCK.bit() | Class::SHARED_LOCK.bit();
    let has_sections = config.unordered_locks && classes & locks != 0;
    Facts { classes, has_sections, may_wait: true }
}

/// What a row does if sections and arrivals are left unordered.
fn unordered(row: &Row, config: &Config) -> u64 {
    let (lock, barrier) = (LocId(0), LocId(0));
    let sections = [
        Action::Lock { lock, shared: false },
        Action::Lock { lock, shared: true },
        Action::Unlock { lock },
        Action::Retire { lock },
    ];
    let arrivals = [
        Action::Arrive { barrier, count: 1 },
        Action::Arrived { barrier },
        Action::Depart { barrier, count: 1 },
    ];
    let actions: &[Action] = match row.effects {
        Effects::Lock if row.name == "pthread_barrier_wait" && config.unordered_barriers => &arrivals,
        Effects::Lock if config.unordered_locks && has_sections(row) => &sections,
        _ => &[],
    };
    actions.iter().fold(0, |classes, action| classes | action.classes())
}

/// Whether a row may begin or end a critical section.
fn has_sections(row: &Row) -> bool {
    ["mutex", "rwlock", "pthread_spin", "mtx_", "_ZSt4lock", "__VERIFIER_atomic"]
        .iter()
        .any(|part| row.name.contains(part))
}

fn accesses(orders: &[Order], rmw: bool) -> u64 {
    let bit = |kind, order| Class::new(kind, order, rmw).bit();
    orders.iter().fold(0, |set, order| set | bit(Kind::Read, *order) | bit(Kind::Write, *order))
}

/// What every program may do: creation and end of threads, plain accesses, frees.
fn always() -> u64 {
    accesses(&[Order::NotAtomic, Order::Start, Order::Finish], false) | Class::MARK.bit()
}

fn effects(effects: Effects) -> u64 {
    let lock = [Order::Relaxed, Order::Acquire, Order::Release, Order::AcquireRelease];
    match effects {
        Effects::Plain => 0,
        Effects::Lock => accesses(&lock, false) | accesses(&lock, true),
        Effects::Any => u64::MAX,
    }
}

fn classes_of(operation: &Operation) -> u64 {
    let class = |kind, order, rmw| Class::new(kind, order, rmw).bit();
    match operation {
        Operation::Load { order, .. } => class(Kind::Read, *order, false),
        Operation::Store { order, .. } => class(Kind::Write, *order, false),
        Operation::Rmw { order, .. } => {
            class(Kind::Read, order.of_read(), true) | class(Kind::Write, order.of_write(), true)
        }
        Operation::CompareExchange { order, otherwise, .. } => {
            class(Kind::Read, order.of_read(), true)
                | class(Kind::Write, order.of_write(), true)
                | class(Kind::Read, *otherwise, false)
        }
        Operation::Fence { order } => class(Kind::Fence, *order, false),
        _ => 0,
    }
}
