//! What a thread has with the library: locks held, keys, joins, functions to call at its end.
//!
//! Only library functions change it, and rarely, so a thread shares it with the states that it was suspended
//! in, and its hash is known as long as it does not change.

use crate::Held;
use crate::contents::Hasher;
use crate::library::Nap;
use crate::spin::hash_words;
use std::ops::{Deref, DerefMut};
use std::sync::{Arc, OnceLock};

/// The entries of a ledger.
#[derive(Clone, Debug, Default)]
pub(crate) struct Entries {
    pub keys_created: u32,
    /// Values of keys, sorted by key; none is 0.
    pub keys: Vec<(u32, u64)>,
    /// Locks that it holds.
    pub held: Vec<Held>,
    /// Locks and barriers that it has initialised, each as often as it has.
    pub initialised: Vec<u64>,
    /// Threads that it has joined or detached.
    pub settled: Vec<u64>,
    /// Functions to call at the end of the program, with their arguments.
    pub at_exit: Vec<(u64, u64)>,
    /// Functions to call at the end of this thread.
    pub at_thread_exit: Vec<(u64, u64)>,
    /// How often a wait of it has timed out: clocks then show a later time.
    pub timeouts: u32,
    /// How far it has come in its wait for an atomic variable, and where that is.
    pub nap: Option<(u64, Nap)>,
    /// The hash, once somebody has asked for it.
    hash: OnceLock<u128>,
}

impl Entries {
    /// A hash of everything that decides what the thread does next: not of how many keys and locks it has
    /// made.
    pub fn hash(&self) -> u128 {
        *self.hash.get_or_init(|| {
            let mut hasher = Hasher::default();
            let held = self.held.iter().flat_map(|held| [held.address, held.kind as u64, held.count as u64]);
            hash_words(&mut hasher, held);
            hash_words(&mut hasher, self.settled.iter().copied().chain([self.timeouts as u64]));
            hash_words(&mut hasher, self.nap.iter().flat_map(|(address, nap)| [*address, *nap as u64]));
            hash_words(&mut hasher, self.keys.iter().flat_map(|(key, value)| [*key as u64, *value]));
            for handlers in [&self.at_exit, &self.at_thread_exit] {
                let words = handlers.iter().flat_map(|(function, argument)| [*function, *argument]);
                hash_words(&mut hasher, words);
            }
            hasher.finish()
        })
    }
}

/// Entries that are shared until they are changed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ledger(Arc<Entries>);

impl Ledger {
    /// What is shared.
    pub fn shared(&self) -> &Arc<Entries> {
        &self.0
    }
}

impl Deref for Ledger {
    type Target = Entries;

    fn deref(&self) -> &Entries {
        &self.0
    }
}

impl DerefMut for Ledger {
    fn deref_mut(&mut self) -> &mut Entries {
        let entries = Arc::make_mut(&mut self.0);
        entries.hash.take();
        entries
    }
}

#[cfg(test)]
mod tests {
    use super::Ledger;

    #[test]
    fn a_hash_that_is_known_is_of_the_entries_as_they_are() {
        let mut ledger = Ledger::default();
        let empty = ledger.hash();
        let before = ledger.clone();
        ledger.settled.push(3);
        assert_ne!(ledger.hash(), empty);
        ledger.settled.pop();
        assert_eq!((ledger.hash(), before.hash()), (empty, empty));
        ledger.timeouts += 1;
        assert_ne!(ledger.hash(), empty);
    }
}
