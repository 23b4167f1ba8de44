//! Where what a location holds at first comes from: the last store to it before main creates the first other
//! thread.
//!
//! Such stores are no events, so no graph tells of them. Only reports ask, about few locations; so nothing is
//! kept when a program is loaded. Main is run once more instead, by a machine of its own that watches the
//! location.

use crate::{Effects, Machine, Thread};
use rustc_hash::FxHashMap;
use selvedge_bytecode::{Callee, Operation};
use selvedge_program::{LocId, Place};
use std::cell::Cell;

/// A store of main before it creates the first other thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FirstStore {
    /// Where it is in the program's text.
    pub place: Place,
    /// Whether a call like `pthread_barrier_init` has done it.
    pub initialises: bool,
}

/// What is known of locations that were asked about.
pub(crate) type FirstStores = FxHashMap<LocId, Option<FirstStore>>;

/// Some bytes, and the last store to them.
#[derive(Debug)]
pub(crate) struct Watch {
    address: u64,
    bytes: u64,
    last: Cell<Option<FirstStore>>,
}

/// The size of the word that a barrier is.
const BARRIER: u64 = 8;

impl Machine {
    /// The store that has given a location its initial value; none if that is from a static initialiser, or
    /// the object is not one that is there before threads begin.
    pub fn first_store(&self, loc: LocId) -> Option<FirstStore> {
        let known = self.first_stores.borrow().get(&loc).copied();
        known.unwrap_or_else(|| {
            let found = self.find_first_store(loc);
            self.first_stores.borrow_mut().insert(loc, found);
            found
        })
    }

    fn find_first_store(&self, loc: LocId) -> Option<FirstStore> {
        if self.is_queue(loc) {
            return None;
        }
        let (address, bytes) = self.access_of(loc);
        let bytes = if self.is_barrier(loc) { BARRIER } else { u64::from(bytes) };
        let object = self.image.global(address).or_else(|| self.image.object(address));
        object.filter(|object| object.holds(address, bytes))?;
        let again = self.watching(Watch { address, bytes, last: Cell::new(None) });
        let last = again.watch.as_ref().and_then(|watch| watch.last.get());
        last.filter(|store| self.place(store.place).is_some())
    }

    /// Notes that main, which is the only thread so far, stores to memory.
    #[cold]
    pub(crate) fn note_first_store(&self, thread: &Thread, address: u64, bytes: u64) {
        let Some(watch) = &self.watch else { return };
        let end = |from: u64, bytes: u64| from.saturating_add(bytes);
        if address < end(watch.address, watch.bytes) && watch.address < end(address, bytes) {
            let place = thread.place(self);
            watch.last.set(Some(FirstStore { place, initialises: self.is_initialising(thread) }));
        }
    }

    /// Whether a thread is in a library function that initialises a lock, a barrier or the like.
    fn is_initialising(&self, thread: &Thread) -> bool {
        match thread.operation(self) {
            Some(Operation::Call { callee: Callee::Direct(function), .. }) => {
                let row = self.functions[function.0 as usize].row;
                row.is_some_and(|row| row.effects == Effects::Lock && row.name.ends_with("_init"))
            }
            _ => false,
        }
    }
}
