//! The functions that a thread may call: one row each; knows no lowering.

use crate::arithmetic::BinaryOp;
use selvedge_program::Order;

/// What a function does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Function {
    Load,
    Store,
    /// A non-atomic write.
    Init,
    Exchange,
    /// `fetch_add` and the like.
    Fetch(BinaryOp),
    CompareExchange,
    Fence,
    /// A fence against signal handlers only: no effect.
    SignalFence,
    Assert,
    Assume,
}

/// One library function.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) name: &'static str,
    pub(crate) function: Function,
    /// What the arguments are, without memory orders.
    pub(crate) arguments: &'static [&'static str],
    /// Which memory orders follow them: always for fences, else in the form that ends in `_explicit`.
    pub(crate) orders: &'static [Use],
}

/// What a memory order is used for, which decides the orders that are allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    Load,
    Store,
    ReadModifyWrite,
    /// The failure of a compare-exchange.
    Failure,
    Fence,
}

impl Use {
    /// Whether C allows `order` here.
    pub(crate) fn allows(self, order: Order) -> bool {
        match self {
            Use::Load | Use::Failure => !matches!(order, Order::Release | Order::AcquireRelease),
            Use::Store => !matches!(order, Order::Acquire | Order::AcquireRelease),
            Use::ReadModifyWrite | Use::Fence => true,
        }
    }

    /// How messages call it.
    pub(crate) fn description(self) -> &'static str {
        match self {
            Use::Load => "a load",
            Use::Store => "a store",
            Use::ReadModifyWrite => "a read-modify-write",
            Use::Failure => "the failure of a compare-exchange",
            Use::Fence => "a fence",
        }
    }
}

const LOCATION_VALUE: &[&str] = &["location", "value"];
const CAS_ARGUMENTS: &[&str] = &["location", "pointer to the expected value", "value"];
const CAS_ORDERS: &[Use] = &[Use::ReadModifyWrite, Use::Failure];

const fn fetch(name: &'static str, op: BinaryOp) -> Row {
    Row { name, function: Function::Fetch(op), arguments: LOCATION_VALUE, orders: &[Use::ReadModifyWrite] }
}

const fn row(
    name: &'static str,
    function: Function,
    arguments: &'static [&'static str],
    orders: &'static [Use],
) -> Row {
    Row { name, function, arguments, orders }
}

const ROWS: [Row; 17] = [
    row("atomic_load", Function::Load, &["location"], &[Use::Load]),
    row("atomic_store", Function::Store, LOCATION_VALUE, &[Use::Store]),
    row("atomic_init", Function::Init, LOCATION_VALUE, &[]),
    row("atomic_exchange", Function::Exchange, LOCATION_VALUE, &[Use::ReadModifyWrite]),
    row("atomic_compare_exchange_strong", Function::CompareExchange, CAS_ARGUMENTS, CAS_ORDERS),
    row("atomic_compare_exchange_weak", Function::CompareExchange, CAS_ARGUMENTS, CAS_ORDERS),
    fetch("atomic_fetch_add", BinaryOp::Add),
    fetch("atomic_fetch_sub", BinaryOp::Subtract),
    fetch("atomic_fetch_and", BinaryOp::And),
    fetch("atomic_fetch_or", BinaryOp::Or),
    fetch("atomic_fetch_xor", BinaryOp::Xor),
    row("atomic_thread_fence", Function::Fence, &[], &[Use::Fence]),
    row("atomic_signal_fence", Function::SignalFence, &[], &[Use::Fence]),
    row("assert", Function::Assert, &["condition"], &[]),
    row("assume", Function::Assume, &["condition"], &[]),
    row("__VERIFIER_assume", Function::Assume, &["condition"], &[]),
    row("__VERIFIER_assert", Function::Assert, &["condition"], &[]),
];

/// The row of a function and whether a call of `name` passes memory orders.
pub(crate) fn find(name: &str) -> Option<(&'static Row, bool)> {
    let row = |name: &str| ROWS.iter().find(|row| row.name == name);
    if let Some(row) = row(name) {
        return Some((row, matches!(row.function, Function::Fence | Function::SignalFence)));
    }
    let has_explicit_form = |row: &&Row| row.name.starts_with("atomic_") && !row.arguments.is_empty();
    let row = name.strip_suffix("_explicit").and_then(row).filter(has_explicit_form);
    row.filter(|row| !row.orders.is_empty()).map(|row| (row, true))
}

/// The memory order that `name` names; `consume` is `acquire`, as every compiler treats it.
pub(crate) fn order(name: &str) -> Option<Order> {
    Some(match name.strip_prefix("memory_order_")? {
        "relaxed" => Order::Relaxed,
        "acquire" | "consume" => Order::Acquire,
        "release" => Order::Release,
        "acq_rel" => Order::AcquireRelease,
        "seq_cst" => Order::SeqCst,
        _ => return None,
    })
}

/// Whether `name` is a primitive of the Linux kernel.
pub(crate) fn is_linux(name: &str) -> bool {
    const NAMES: [&str; 10] = [
        "READ_ONCE",
        "WRITE_ONCE",
        "ACCESS_ONCE",
        "barrier",
        "xchg",
        "cmpxchg",
        "atomic_read",
        "atomic_set",
        "call_rcu",
        "synchronize_rcu",
    ];
    const PREFIXES: [&str; 16] = [
        "smp_",
        "rcu_",
        "srcu_",
        "synchronize_",
        "spin_",
        "xchg_",
        "cmpxchg_",
        "atomic_add",
        "atomic_sub",
        "atomic_inc",
        "atomic_dec",
        "atomic_xchg",
        "atomic_cmpxchg",
        "atomic_read_",
        "atomic_set_",
        "atomic_long_",
    ];
    NAMES.contains(&name) || PREFIXES.iter().any(|prefix| name.starts_with(prefix))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_atomic_accesses_have_an_explicit_form() {
        assert!(find("atomic_load_explicit").is_some_and(|(_, explicit)| explicit));
        assert!(find("atomic_load").is_some_and(|(_, explicit)| !explicit));
        assert!(find("atomic_thread_fence").is_some_and(|(_, explicit)| explicit));
        for name in ["assert_explicit", "atomic_init_explicit", "atomic_thread_fence_explicit", "printf"] {
            assert!(find(name).is_none(), "{name}");
        }
    }

    #[test]
    fn no_supported_function_is_taken_for_a_kernel_primitive() {
        assert!(ROWS.iter().all(|row| !is_linux(row.name)));
    }
}
