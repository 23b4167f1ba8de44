//! The places of reads that were left out (`left_out`).

use selvedge_graph::{EventId, Graph, LocId, ThreadId};
use serde::{Deserialize, Serialize};

/// A read that was left out because its thread would block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Anchor {
    pub thread: ThreadId,
    /// The number of the read in its thread. It may have been added since.
    pub index: u32,
    pub loc: LocId,
    /// The read counts as standing after the first `place` events.
    pub place: u32,
    /// What it would read there.
    pub write: EventId,
    /// How many changes of lineages had been noted before it was dropped.
    #[serde(skip)]
    pub lineages_changed: u32,
}

impl Anchor {
    /// The oldest event that can be revisited although the anchor does not allow that older ones are.
    pub(crate) fn floor(&self) -> usize {
        let place = self.place as usize;
        if self.write.is_init() { place } else { place.max(self.write.index() + 1) }
    }

    /// The read, if it was added since.
    pub(crate) fn read(&self, graph: &Graph) -> Option<EventId> {
        graph.thread(self.thread).get(self.index as usize).copied()
    }
}
