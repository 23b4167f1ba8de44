//! Variables in which `pthread_create` stores the handle of the thread that it creates.
//!
//! The handle is stored before the new thread starts, as glibc does. POSIX does not promise that, so a thread
//! that reads such a variable of its creator is looked at more closely by those who report; here it is noted
//! that there is one.

use rustc_hash::FxHashMap;
use selvedge_program::ThreadId;
use std::cell::{Cell, RefCell};

/// Who stores in a variable, if it is one thread alone.
type Creator = Option<ThreadId>;

#[derive(Clone, Debug, Default)]
pub(crate) struct Handles {
    /// By address.
    creators: RefCell<FxHashMap<u64, Creator>>,
    has_any: Cell<bool>,
    /// Somebody else than the creator reads one.
    are_read: Cell<bool>,
}

impl Handles {
    /// A thread is about to store a handle.
    pub fn note_store(&self, address: u64, creator: ThreadId) {
        self.has_any.set(true);
        let mut creators = self.creators.borrow_mut();
        let known = creators.entry(address).or_insert(Some(creator));
        if *known != Some(creator) {
            *known = None;
        }
    }

    /// A thread is about to read shared memory.
    #[inline]
    pub fn note_read(&self, address: u64, reader: ThreadId) {
        if self.has_any.get() {
            self.note_read_among(address, reader);
        }
    }

    fn note_read_among(&self, address: u64, reader: ThreadId) {
        if self.creators.borrow().get(&address).is_some_and(|creator| *creator != Some(reader)) {
            self.are_read.set(true);
        }
    }

    /// Whether somebody else than the creator has read a handle, in whatever execution.
    pub fn are_read(&self) -> bool {
        self.are_read.get()
    }

    /// Whether a handle was stored at an address, in whatever execution.
    pub fn is_at(&self, address: u64) -> bool {
        self.creators.borrow().contains_key(&address)
    }
}
