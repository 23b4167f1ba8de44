//! How much memory a suspended thread takes, so that whoever keeps many can stop in time.
//!
//! Most of a thread is shared with the state that it went on from. What is shared counts for the state that
//! made it, so only what nobody else has is looked at: that costs less than it has cost to make it.

use crate::contents::Contents;
use crate::ledger::Ledger;
use crate::memory::{Area, Memory, Object};
use crate::thread::{Frame, LibraryFrame, Thread};
use std::sync::Arc;

/// What an allocation costs beside its contents: the allocator's and the reference counts of an `Arc`.
pub(crate) const ALLOCATION: usize = 32;

/// The bytes of what an `Arc` holds, if nobody else does.
pub(crate) fn unshared<T>(shared: &Arc<T>, bytes: impl FnOnce(&T) -> usize) -> usize {
    if Arc::strong_count(shared) > 1 { 0 } else { ALLOCATION + size_of::<T>() + bytes(shared) }
}

impl Thread {
    /// About how many bytes there are of this thread alone.
    pub(crate) fn own_bytes(&self) -> usize {
        let libraries = self.frames.iter().map(|frame| match frame {
            Frame::Library(frame) => unshared(frame, LibraryFrame::own_bytes),
            Frame::Code(frame) => size_of_val(&frame.rounds[..]),
        });
        let tracked = self.tracked.as_ref().map_or(0, |tracked| {
            2 * ALLOCATION + size_of_val(&**tracked) + size_of_val(&tracked.registers[..])
        });
        let transfer = self.transfer.as_ref().map_or(0, |transfer| transfer.own_bytes());
        let fault = self.fault.as_ref().map_or(0, |fault| ALLOCATION + size_of_val(&**fault));
        // Itself, its frames and its registers.
        let own =
            3 * ALLOCATION + size_of::<Thread>() + size_of_val(&self.frames[..]) + 8 * self.registers.len();
        own + libraries.sum::<usize>()
            + tracked
            + transfer
            + fault
            + self.own_bytes_aside()
            + self.memory.own_bytes()
            + self.ledger.own_bytes()
            + self.history.own_bytes()
    }
}

impl LibraryFrame {
    fn own_bytes(&self) -> usize {
        8 * self.args.len() + self.data.own_bytes(|_| 0) + size_of_val(&self.sources.args[..])
    }
}

impl Memory {
    fn own_bytes(&self) -> usize {
        let areas = [Area::Heap, Area::Stack, Area::ThreadLocal, Area::Global];
        areas.into_iter().map(|area| self.area(area).own_bytes(Object::own_bytes)).sum()
    }
}

impl Object {
    fn own_bytes(&self) -> usize {
        Contents::own_bytes(&self.contents)
    }
}

impl Ledger {
    fn own_bytes(&self) -> usize {
        unshared(self.shared(), |entries| {
            let pairs = entries.keys.len() + entries.at_exit.len() + entries.at_thread_exit.len();
            let words = entries.initialised.len() + entries.settled.len() + 2 * pairs;
            8 * words + size_of_val(&entries.held[..])
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::Site;
    use crate::contents::{Fill, Mark};
    use crate::memory::{Area, Object, ObjectRef};
    use crate::thread::Thread;
    use selvedge_program::ThreadId;

    #[test]
    fn what_is_shared_counts_once() {
        let mut thread = Thread::new(ThreadId(1));
        let empty = thread.own_bytes();
        let site = Site::Operation { function: 0, operation: 0 };
        thread.memory.add(Area::Heap, Object::new(0x1000, 4096, site, 0, Fill::Zero));
        let object = ObjectRef { area: Area::Heap, index: 0 };
        let mark = Mark::new(0, false);
        (0..4).for_each(|page| thread.memory.write(object, 0x1000 + 64 * page, 8, 7, 0xFF, mark));
        let alone = thread.own_bytes();
        // Four pages, each with a mark for every byte.
        assert!(alone > empty + 4 * (64 + 256), "{empty} and {alone}");
        let mut next = thread.clone();
        let shared = next.own_bytes();
        assert!(shared < alone - 4 * (64 + 256), "{shared} and {alone}");
        next.memory.write(object, 0x1000, 8, 8, 0xFF, mark);
        let changed = next.own_bytes();
        assert!((shared + 64 + 256..alone).contains(&changed), "{shared}, {changed} and {alone}");
    }
}
