//! What rows decide by, for models that track dependencies.
//!
//! What a row does may depend on all that it is given, so by default what follows it depends on its arguments
//! and on every value that it has loaded. The exceptions are rows that programs use with values that they
//! have read, and that only print them, calculate with them, or hand them on.

use super::{characters, math};
use crate::{Row, root};

/// What a row does with what it is given. Of the arguments, a bit each; all beyond the last bit are as the
/// last.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Looks {
    /// Arguments that decide what the row does.
    decide: u32,
    /// Arguments that go to a thread that the row creates, a function that it calls, or whoever joins; its
    /// own result does not depend on them.
    handed_on: u32,
    /// Whether values that the row has loaded decide what it does.
    pub values_decide: bool,
}

impl Looks {
    /// At nothing but for its result.
    const PURE: Looks = Looks { decide: 0, handed_on: 0, values_decide: false };
    /// At everything.
    const BY_DEFAULT: Looks = Looks { decide: u32::MAX, handed_on: 0, values_decide: true };

    /// Whether what the row does depends on an argument.
    pub fn decides(self, argument: usize) -> bool {
        self.decide >> argument.min(31) & 1 == 1
    }

    /// Whether an argument is only handed on.
    pub fn is_handed_on(self, argument: usize) -> bool {
        self.handed_on >> argument.min(31) & 1 == 1
    }

    /// Whether there are such arguments.
    pub fn hands_on(self) -> bool {
        self.handed_on != 0
    }

    const fn hands_on_argument(argument: u32) -> Looks {
        Looks { decide: !(1 << argument), handed_on: 1 << argument, values_decide: true }
    }
}

/// What a row does with what it is given.
pub(crate) fn looks_at(row: &Row) -> Looks {
    let pure = [math::ROWS, math::INTRINSICS, characters::ROWS];
    match row.name {
        "pthread_create" | "__pthread_create_2_1" => Looks::hands_on_argument(3),
        "thrd_create" => Looks::hands_on_argument(2),
        "pthread_exit" => Looks::hands_on_argument(0),
        // The format; see `Context::decide_by_all` for `%s`.
        "printf" => Looks { decide: 0b1, handed_on: 0, values_decide: true },
        "fprintf" | "dprintf" => Looks { decide: 0b11, handed_on: 0, values_decide: true },
        // The function that the thread runs; the value that it returns is handed on.
        name if name == root::THREAD.name => Looks { decide: 0b1, handed_on: 0b10, values_decide: false },
        name if name == root::MAIN.name => Looks::PURE,
        _ if row.signature.contains('*') => Looks::BY_DEFAULT,
        name if pure.iter().any(|rows| rows.binary_search_by_key(&name, |row| row.name).is_ok()) => {
            Looks::PURE
        }
        _ => Looks::BY_DEFAULT,
    }
}
