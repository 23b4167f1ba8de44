//! Reads whose sources are tried, and their sources.

use crate::core::unfolding::NodeId;
use selvedge_graph::{EventId, LocId, Order, Value};
use selvedge_program::{Action, Exclusive};

/// A read whose sources are tried.
pub(crate) struct Reading {
    pub id: EventId,
    /// Whose action it is.
    pub node: NodeId,
    pub loc: LocId,
    pub order: Order,
    pub exclusive: Exclusive,
}

impl Reading {
    /// Whether it is half of a read-modify-write or not depending on what it reads.
    #[inline]
    pub fn is_conditional(&self) -> bool {
        self.exclusive.otherwise().is_some()
    }
}

/// A write that a read may read from.
pub(crate) struct Source {
    pub write: EventId,
    pub value: Value,
    /// Whether the read is then half of a read-modify-write.
    pub rmw: bool,
    /// Whether it is last in co.
    pub is_newest: bool,
}

/// The order of a read that reads `value`, and whether it is half of a read-modify-write.
#[inline]
pub(crate) fn read_class(action: Action, value: Value) -> (Order, bool) {
    match action {
        Action::Read { order, exclusive, .. } => {
            let succeeds = exclusive.succeeds(value);
            let otherwise = if succeeds { None } else { exclusive.otherwise() };
            (otherwise.unwrap_or(order), succeeds)
        }
        Action::Begin { .. } | Action::Depart { .. } => (Order::Start, false),
        Action::Arrive { .. } => (Order::Start, true),
        Action::Join { .. } => (Order::Finish, false),
        other => unreachable!("{other:?} is not a read"),
    }
}
