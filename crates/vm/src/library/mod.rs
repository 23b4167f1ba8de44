//! What functions without a body do: tables of rows (name, signature, effects, function), grouped by subject.
//!
//! Calls are recognised by symbol; a function that the program defines itself is never looked up here. What a
//! row does to memory that other threads see are events like those of the program's own code. How locks and
//! their like look in memory is told at the head of each file; sizes and static initialisers are glibc's, for
//! x86-64.
//!
//! Not here: anything that prints, reads files or knows the time. See `docs/library.md` for the list.

mod allocation;
mod atomics;
mod attributes;
mod barrier;
mod c11;
mod casts;
mod categories;
mod characters;
mod cleanup;
mod codes;
mod condition;
mod containers;
mod context;
mod cpp;
mod environment;
mod exceptions;
mod futex;
mod input_output;
mod intrinsics;
mod keys;
mod limit;
mod lock_all;
mod looks;
mod math;
mod memory;
mod mutex;
mod numbers;
mod once;
#[cfg(test)]
mod page;
mod prepare;
mod process;
mod processor;
mod refused;
mod replaced;
mod rwlock;
mod search;
mod semaphore;
mod signals;
mod sleepers;
mod spin;
mod strings;
mod system;
mod text;
mod thread_names;
mod threads;
mod time;
mod trees;
mod waits;

pub(crate) use intrinsics::ATOMIC_LOCK;
pub(crate) use lock_all::types as types_of_locks;
pub(crate) use looks::looks_at;
pub(crate) use prepare::prepare;
pub(crate) use waits::Nap;

use crate::Row;

/// Makes a table of rows; all have the same effects.
macro_rules! rows {
    ($effects:ident; $($name:literal, $signature:literal, $body:expr;)*) => {
        &[$($crate::Row {
            name: $name,
            signature: $signature,
            effects: $crate::Effects::$effects,
            run: |call| $crate::library::context::run(call, $body),
        }),*]
    };
}
use rows;

/// All tables, with the headings that the documentation gives them.
pub(crate) const TABLES: &[(&str, &[Row])] = &[
    ("Threads", threads::ROWS),
    ("Names of threads", thread_names::ROWS),
    ("Clean-up handlers", cleanup::ROWS),
    ("Thread-specific values", keys::ROWS),
    ("Once", once::ROWS),
    ("Mutexes", mutex::ROWS),
    ("Condition variables", condition::ROWS),
    ("Read-write locks", rwlock::ROWS),
    ("Spin locks", spin::ROWS),
    ("Barriers", barrier::ROWS),
    ("Semaphores", semaphore::ROWS),
    ("C11 threads", c11::ROWS),
    ("C11 thread-specific values", c11::KEYS),
    ("Allocation", allocation::ROWS),
    ("Memory", memory::ROWS),
    ("Strings", strings::ROWS),
    ("Numbers in text", numbers::ROWS),
    ("Characters", characters::ROWS),
    ("Sorting and searching", search::ROWS),
    ("Output", input_output::ROWS),
    ("End of the program", process::ROWS),
    ("Signals", signals::ROWS),
    ("Environment", environment::ROWS),
    ("Time", time::ROWS),
    ("Mathematics", math::ROWS),
    ("Mathematics of LLVM", math::INTRINSICS),
    ("Processor", processor::ROWS),
    ("Fences", processor::FENCES),
    ("Sized atomics", atomics::ROWS),
    ("C++ threads", cpp::ROWS),
    ("C++ run time", cpp::RUNTIME),
    ("C++ containers", containers::ROWS),
    ("C++ trees", trees::ROWS),
    ("C++ casts", casts::ROWS),
    ("C++ error categories", categories::ROWS),
    ("C++ exceptions", exceptions::ROWS),
    ("Replaced C++", replaced::ROWS),
    ("System calls", system::ROWS),
    ("Intrinsics", intrinsics::ROWS),
    ("Refused", refused::ROWS),
    ("Refused C++", refused::CPP),
];

/// The row of a function.
pub(crate) fn find(name: &str) -> Option<&'static Row> {
    // The tables are sorted, and a program names few functions: a map of all rows would cost more than it
    // saves.
    let in_table = |(_, rows): &(_, &'static [Row])| {
        let at = rows.binary_search_by(|row| row.name.cmp(name)).ok()?;
        Some(&rows[at])
    };
    let found = TABLES.iter().find_map(in_table);
    found.or_else(|| replaced::find(name)).or_else(|| refused::by_prefix(name))
}

#[cfg(test)]
fn all() -> impl Iterator<Item = &'static Row> {
    TABLES.iter().flat_map(|(_, rows)| rows.iter())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_sorted_within_each_table() {
        for (heading, rows) in TABLES {
            for pair in rows.windows(2) {
                assert!(pair[0].name < pair[1].name, "{heading}: {} before {}", pair[0].name, pair[1].name);
            }
        }
    }

    #[test]
    fn no_name_has_two_rows() {
        let mut names: Vec<_> = all().map(|row| row.name).collect();
        names.sort_unstable();
        let twice: Vec<_> = names.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0]).collect();
        assert!(twice.is_empty(), "{twice:?}");
    }

    #[test]
    fn every_row_has_a_signature() {
        for row in all() {
            assert!(
                row.signature.contains('(') && row.signature.ends_with(')'),
                "{}: {}",
                row.name,
                row.signature
            );
        }
    }

    #[test]
    fn rows_are_found_by_name() {
        assert_eq!(find("pthread_mutex_lock").map(|row| row.name), Some("pthread_mutex_lock"));
        assert!(find("no_such_function").is_none());
        assert!(find("_ZNSolsEi").is_some(), "stream output is refused by its prefix");
    }
}
