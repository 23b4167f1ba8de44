//! What rows decide by, for models that track dependencies.
//!
//! What a row does may depend on all that it is given, so by default what follows it depends on its arguments and on every value
//! that it has loaded. The exceptions are those that programs use with values that they have read, and that only hand them on.
//! (An address that is accessed is looked at in any case.)

use super::{characters, math};
use crate::{Row, root};

/// What a row looks at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Looks {
    /// A bit for each argument; all beyond the last bit are as the last.
    arguments: u32,
    /// Whether it does at values that it has loaded.
    pub at_values: bool,
}

impl Looks {
    const AT_NOTHING: Looks = Looks { arguments: 0, at_values: false };
    const AT_EVERYTHING: Looks = Looks { arguments: u32::MAX, at_values: true };

    /// Whether a row looks at an argument.
    pub fn at_argument(self, number: usize) -> bool {
        self.arguments >> number.min(31) & 1 == 1
    }
}

/// What a row looks at.
pub(crate) fn looks_at(row: &Row) -> Looks {
    let pure = [math::ROWS, math::INTRINSICS, characters::ROWS];
    match row.name {
        "pthread_exit" => Looks::AT_NOTHING,
        name if name == root::MAIN.name => Looks::AT_NOTHING,
        // The function that the thread runs.
        name if name == root::THREAD.name => Looks { arguments: 0b1, at_values: false },
        "pthread_create" | "__pthread_create_2_1" => Looks { arguments: !0b1000, at_values: true },
        "thrd_create" => Looks { arguments: !0b100, at_values: true },
        // The format, and the texts of `%s`.
        "printf" => Looks { arguments: 0b1, at_values: true },
        "fprintf" | "dprintf" => Looks { arguments: 0b11, at_values: true },
        name if pure.iter().any(|rows| rows.binary_search_by_key(&name, |row| row.name).is_ok()) => {
            Looks::AT_NOTHING
        }
        _ => Looks::AT_EVERYTHING,
    }
}
