//! Atomic blocks (`__VERIFIER_atomic_begin`), and accesses outside of them that come in between.
//!
//! By the rules of SV-COMP nothing at all comes between the accesses of a block. Here a block is a section of
//! one lock, so that only blocks exclude each other: that is what a weak memory model can give a meaning to,
//! and a section for each access outside would order accesses that nothing orders, and hide races. So there
//! are executions that those rules do not have, and whoever may be concerned is warned: where a thread
//! accesses a variable atomically outside of all blocks, and a block of another thread accesses it too, and
//! one of them writes. (If the access outside is a plain one, it is in a data race, or ordered.)

use crate::{Machine, Thread};
use rustc_hash::FxHashMap;
use selvedge_bytecode::Module;
use selvedge_program::{Order, Place, ThreadId};
use std::cell::RefCell;

/// What such a warning is called.
const KIND: &str = "atomic-block";

/// What is known of accesses by address, in whatever execution.
#[derive(Clone, Debug, Default)]
pub(crate) struct Blocks {
    /// The address of the lock, in a program with blocks.
    lock: Option<u64>,
    seen: RefCell<FxHashMap<u64, Seen>>,
}

/// Accesses to an address: who, and whether it writes.
#[derive(Clone, Debug, Default)]
struct Seen {
    inside: Vec<(ThreadId, bool)>,
    outside: Vec<(ThreadId, bool, Place)>,
}

impl Blocks {
    pub fn new(module: &Module, lock: &str) -> Blocks {
        let lock = module.globals.iter().find(|global| global.name == lock);
        Blocks { lock: lock.map(|global| global.address), ..Blocks::default() }
    }
}

impl Machine {
    /// A thread is about to access shared memory.
    #[inline]
    pub(crate) fn note_block_access(
        &self,
        thread: &Thread,
        (address, bytes): (u64, u8),
        order: Order,
        writes: bool,
    ) {
        if let Some(lock) = self.blocks.lock
            && !thread.synchronises()
        {
            let is_inside = thread.ledger.held.iter().any(|held| held.address == lock);
            // After it has joined all threads, main is alone.
            let is_alone = thread.id.0 == 0 && thread.ledger.settled.len() >= thread.created as usize;
            if is_inside || order != Order::NotAtomic && !is_alone {
                self.see_block_access(thread, (address, bytes), is_inside, writes);
            }
        }
    }

    fn see_block_access(&self, thread: &Thread, (address, bytes): (u64, u8), is_inside: bool, writes: bool) {
        let mut all = self.blocks.seen.borrow_mut();
        let seen = all.entry(address).or_default();
        if is_inside && !seen.inside.contains(&(thread.id, writes)) {
            seen.inside.push((thread.id, writes));
        }
        let place = thread.place(self);
        if !is_inside && !seen.outside.contains(&(thread.id, writes, place)) {
            seen.outside.push((thread.id, writes, place));
        }
        for (other, writes, place) in &seen.outside {
            if seen.inside.iter().any(|(inside, wrote)| inside != other && (*writes || *wrote)) {
                let name = self.describe(address, bytes, Some(thread));
                self.warn(KIND, message(&name), *place);
            }
        }
    }
}

fn message(name: &str) -> String {
    format!(
        "`{name}` is accessed here outside of atomic blocks, and in one by another thread: this may come between the accesses of the block, \
         which SV-COMP's rules exclude; to exclude it here, put it into a block, too"
    )
}
