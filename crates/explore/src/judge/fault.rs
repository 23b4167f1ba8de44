//! What may be wrong with an event that its thread alone cannot know.

use selvedge_graph::EventId;

/// Something wrong with an event that its thread alone cannot know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What.
    pub kind: FaultKind,
    /// The event; for `Freed`, the access.
    pub event: EventId,
    /// The event that it conflicts with.
    pub other: Option<EventId>,
}

/// Kinds of faults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FaultKind {
    /// There is no object at the address.
    Unallocated,
    /// There is an object, but nothing orders its making before the access.
    TooEarly,
    /// Nothing orders the access before the free of the object (`other`).
    Freed,
    /// The object was freed before (`other`).
    DoubleFree,
    /// What is freed is not the start of an object that can be freed.
    InvalidFree,
    /// The location was never written.
    Uninitialized,
    /// A private write to the location, plain, does not happen before the access.
    RaceWithFirstContents,
    /// The thread was joined before (`other`).
    JoinedTwice,
    /// The access found an object whose address was never published: the exploration has to start again with
    /// the object shared from its birth.
    Disguised,
    /// An arrival at a barrier may belong to another round: the exploration has to start again with its
    /// arrivals ordered.
    Crowded,
    /// Nothing orders a critical section and the destruction of its lock: the exploration has to start again
    /// with the sections of the lock ordered.
    Retired,
    /// Some bytes of the location are also accessed as part of another location (`other`), which is not
    /// supported.
    MixedSizes,
}
