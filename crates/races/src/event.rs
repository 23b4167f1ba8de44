//! What traces are made of.

/// A dense number, given out from zero on.
macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u32);

        impl $name {
            /// As an index of a table.
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

id!(
    /// A thread.
    ThreadId
);
id!(
    /// Something that is read and written.
    Variable
);
id!(
    /// A lock. It may be acquired by its owner again, and is free when it was released as often.
    Lock
);
id!(
    /// A barrier.
    Barrier
);
id!(
    /// Where in a program something happens.
    PlaceId
);

/// One step of a trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event {
    /// Who.
    pub thread: ThreadId,
    /// What.
    pub action: Action,
    /// Where.
    pub place: PlaceId,
}

/// What a thread does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Makes a variable: whatever had its number before is gone. This is no access.
    New(Variable),
    /// Reads.
    Read(Variable),
    /// Writes.
    Write(Variable),
    /// Reads atomically, from the last atomic write or update.
    AtomicRead(Variable),
    /// Writes atomically; what the variable carried is forgotten.
    AtomicWrite(Variable),
    /// Reads and writes in one step; what the variable carried is carried on.
    AtomicUpdate(Variable),
    /// Acquires a lock.
    Acquire(Lock),
    /// Releases a lock.
    Release(Lock),
    /// Makes a thread.
    Fork(ThreadId),
    /// Waits for the end of a thread.
    Join(ThreadId),
    /// Comes to a barrier. The first departure from a round closes it: later arrivals belong to the next one.
    Arrive(Barrier),
    /// Goes on from the round at which the thread has arrived.
    Depart(Barrier),
}

impl Action {
    /// The variable that is accessed.
    pub fn accessed(self) -> Option<Variable> {
        match self {
            Action::Read(variable)
            | Action::Write(variable)
            | Action::AtomicRead(variable)
            | Action::AtomicWrite(variable)
            | Action::AtomicUpdate(variable) => Some(variable),
            _ => None,
        }
    }

    /// Whether it is an access that may change the variable.
    pub fn is_write(self) -> bool {
        matches!(self, Action::Write(_) | Action::AtomicWrite(_) | Action::AtomicUpdate(_))
    }
}

/// One side of a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    /// Who.
    pub thread: ThreadId,
    /// Where.
    pub place: PlaceId,
    /// Whether it is a write or an update.
    pub is_write: bool,
    /// The number of events before it.
    pub position: u64,
}

/// Two accesses that conflict, and that nothing orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Race {
    /// What was accessed.
    pub variable: Variable,
    /// The access that came first in the trace.
    pub earlier: Access,
    /// The one that showed the race.
    pub later: Access,
}
