//! What is left to choose at an event.

use selvedge_graph::{EventId, ThreadId};
use serde::{Deserialize, Serialize};

/// Choices that are left at an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Frame {
    pub event: EventId,
    /// The place in co to try next, going down: of the write to read from, or of this write.
    pub next: u32,
    /// The last place to try.
    pub low: u32,
    pub phase: Phase,
}

/// Where a frame is in its choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Phase {
    /// Trying sources of a read.
    Read,
    /// Going on without the read, whose thread would block if it read the newest write.
    Later,
    /// The write of this exclusive read has no place, because another read-modify-write has the same source;
    /// it is not added, but may revisit some of the first `left` events.
    Serve { left: u32 },
    /// Trying places of a write; `new` if it was added here, so that revisits follow, `placed` if some place
    /// was consistent.
    Write { new: bool, placed: bool },
    /// Trying the first `left` events as targets of a revisit, from the newest down.
    Revisit { left: u32, placed: bool },
    /// Showing the other side of a toss.
    Toss,
    /// Going on without the event, its thread stuck (only where canonical is the first choice).
    Stuck,
}

/// A thread that is stuck before an event that no order allows; it counts as standing after the first
/// `position` events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Marker {
    pub thread: ThreadId,
    pub position: u32,
}
