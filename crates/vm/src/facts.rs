//! What is known of a program before it runs: which classes of events its code can have.

use crate::function::FunctionInfo;
use crate::{Config, Effects, Row};
use selvedge_bytecode::{Module, Operation};
use selvedge_graph::{Class, ClassSet, Kind};
use selvedge_program::{Action, Facts, LocId, Order};

pub(crate) fn facts_of(module: &Module, functions: &[FunctionInfo], config: &Config) -> Facts {
    let used = functions.iter().filter_map(|function| function.row);
    let of_rows: ClassSet = used.map(|row| effects(row.effects) | unordered(row, config)).collect();
    let operations = module.functions.iter().flat_map(|function| &function.operations);
    let of_operations: ClassSet = operations.map(classes_of).collect();
    let tosses = if config.spurious_cas { Action::Toss.classes() } else { ClassSet::EMPTY };
    let classes = always() | of_rows | of_operations | tosses;
    let has_sections = config.unordered_locks && classes.meets(Class::LOCK | Class::SHARED_LOCK);
    Facts { classes, has_sections, may_wait: true }
}

/// What a row does if sections and arrivals are left unordered.
fn unordered(row: &Row, config: &Config) -> ClassSet {
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
    actions.iter().map(Action::classes).collect()
}

/// Whether a row may begin or end a critical section.
fn has_sections(row: &Row) -> bool {
    ["mutex", "rwlock", "pthread_spin", "mtx_", "_ZSt4lock", "__VERIFIER_atomic"]
        .iter()
        .any(|part| row.name.contains(part))
}

fn accesses(orders: &[Order], rmw: bool) -> ClassSet {
    let class = |kind, order| Class::new(kind, order, rmw);
    orders.iter().map(|order| class(Kind::Read, *order) | class(Kind::Write, *order)).collect()
}

/// What every program may do: creation and end of threads, plain accesses, frees.
fn always() -> ClassSet {
    accesses(&[Order::NotAtomic, Order::Start, Order::Finish], false) | ClassSet::of(Class::MARK)
}

fn effects(effects: Effects) -> ClassSet {
    let lock = [Order::Relaxed, Order::Acquire, Order::Release, Order::AcquireRelease];
    match effects {
        Effects::Plain => ClassSet::EMPTY,
        Effects::Lock => accesses(&lock, false) | accesses(&lock, true),
        Effects::Any => ClassSet::ALL,
    }
}

fn classes_of(operation: &Operation) -> ClassSet {
    let class = |kind, order, rmw| ClassSet::of(Class::new(kind, order, rmw));
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
        _ => ClassSet::EMPTY,
    }
}
