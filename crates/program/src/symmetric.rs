//! Threads that do the same.

use selvedge_graph::{LocId, ThreadId, Value};

/// Which threads of a program do the same, so that an execution stands for others in which they change
/// places.
pub trait Symmetric {
    /// The thread before this one that may do the same in every execution: both have the same code, or the
    /// same thread creates the two one after the other. (Of threads that are created, the exploration looks
    /// whether they start alike.)
    fn twin(&self, thread: ThreadId) -> Option<ThreadId>;

    /// What a value of a location becomes if two threads change places: the word of a lock may name its
    /// owner.
    fn exchanged(&self, loc: LocId, value: Value, threads: (ThreadId, ThreadId)) -> Value;

    /// Whether some thread, as far as threads have run yet, was seen to use which thread a value names, so
    /// that [`Symmetric::exchanged`] does not tell all.
    fn tells_threads_apart(&self) -> bool;
}

impl<T: Symmetric> Symmetric for &T {
    #[inline]
    fn twin(&self, thread: ThreadId) -> Option<ThreadId> {
        T::twin(self, thread)
    }

    #[inline]
    fn exchanged(&self, loc: LocId, value: Value, threads: (ThreadId, ThreadId)) -> Value {
        T::exchanged(self, loc, value, threads)
    }

    #[inline]
    fn tells_threads_apart(&self) -> bool {
        T::tells_threads_apart(self)
    }
}

/// The equal threads of a program of which none are known: `None::<NotSymmetric>`.
#[derive(Clone, Copy, Debug)]
pub enum NotSymmetric {}

impl Symmetric for NotSymmetric {
    fn twin(&self, _: ThreadId) -> Option<ThreadId> {
        match *self {}
    }

    fn exchanged(&self, _: LocId, _: Value, _: (ThreadId, ThreadId)) -> Value {
        match *self {}
    }

    fn tells_threads_apart(&self) -> bool {
        match *self {}
    }
}
