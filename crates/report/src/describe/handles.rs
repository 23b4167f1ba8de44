//! Handles of threads that are read where they need not have been stored yet.
//!
//! `pthread_create` stores the handle of the new thread at some time before it returns, by POSIX. A thread
//! may rely on it if it knows of something that its creator has done afterwards. Here the handle is stored
//! before the new thread starts, so that who reads it earlier finds it, and is warned.

use super::{Describer, EventId, Kind, LocId, Names, Note, Order, Problem, ThreadId};
use selvedge_explore::CausalOrder;
use selvedge_program::Value;

/// What such a warning is called.
pub const EARLY_HANDLE: &str = "early-handle-read";

/// A read of a handle, and the creation that stores it.
#[derive(Clone, Copy, Debug)]
pub struct EarlyRead {
    /// The read.
    pub read: EventId,
    /// The creation.
    pub creation: EventId,
}

impl<S: Names, C: CausalOrder> Describer<'_, S, C> {
    /// The reads of the present graph that may come before their creator has stored what they read.
    pub fn early_handle_reads(&self) -> Vec<EarlyRead> {
        let graph = self.explorer.graph();
        let locations = (0..graph.location_count()).map(|loc| LocId(loc as u32));
        let handles = locations.filter(|loc| !graph.reads(*loc).is_empty() && self.subject.is_handle(*loc));
        let reads = handles.flat_map(|loc| graph.reads(loc).iter().copied());
        let early = |read: EventId| {
            let creation = self.creation_of(graph.event(read).value)?;
            self.is_early(read, creation).then_some(EarlyRead { read, creation })
        };
        reads.filter_map(early).collect()
    }

    /// Where the thread with a handle is created.
    fn creation_of(&self, handle: Value) -> Option<EventId> {
        let graph = self.explorer.graph();
        let thread = u16::try_from(handle).ok()?.checked_sub(1)?;
        let is_known = usize::from(thread) < graph.thread_count();
        let first = is_known.then(|| graph.thread(ThreadId(thread)).first().copied()).flatten()?;
        let begins = graph.class(first).kind() == Kind::Read && graph.class(first).order() == Order::Start;
        begins.then(|| graph.event(first).rf)
    }

    /// Whether a read that gives the handle of a thread has it from the creator, of whom it knows no more
    /// than that the thread was created.
    fn is_early(&self, read: EventId, creation: EventId) -> bool {
        let graph = self.explorer.graph();
        let (event, created) = (graph.event(read), graph.event(creation));
        // What main does before it creates the first thread is no event.
        let is_stored_by_creator = event.rf.is_init() || graph.event(event.rf).thread == created.thread;
        event.thread != created.thread
            && is_stored_by_creator
            && self.model.happens_before_count(graph, read, created.thread) <= created.index + 1
    }

    /// Such a read as a warning.
    pub fn early_handle_read(&self, early: EarlyRead) -> Problem {
        let name = self.location(early.read).unwrap_or_else(|| "the handle".into());
        let reader = self.subject.thread_name(self.explorer.graph().event(early.read).thread);
        let headline = format!("`{name}` is read before `pthread_create` needs to have stored it");
        let notes = vec![
            Note::new(self.place(early.read), format!("thread `{reader}` reads it here")),
            Note::new(
                self.place(early.creation),
                "stored here, for POSIX at any time before this returns; nothing orders the two".into(),
            ),
        ];
        self.problem(EARLY_HANDLE, headline, notes, Vec::new(), &[early.read, early.creation])
    }
}
