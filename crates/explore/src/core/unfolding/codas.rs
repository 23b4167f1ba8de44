//! What the ends of executions (`reductions::coda`) leave in the unfolding.

use super::NodeId;

/// How the steps of codas were answered.
///
/// Codas that differ share their beginning only (joins), so most nodes would be made in vain: a step that
/// runs in place costs about an eighth of one that makes a node. So a coda makes one node at most, where it
/// leaves what is known; and none if those made before were of little use. A coda that is always the same has
/// all its nodes soon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct CodaSteps {
    /// By nodes that were there.
    pub served: u64,
    /// By nodes that were made.
    pub made: u64,
    /// By running on in place.
    pub played: u64,
}

impl CodaSteps {
    pub(crate) fn may_make(self) -> bool {
        self.made <= 64 + self.served / 8
    }
}

/// Joins of several threads, one after the other, each of which returns 0: most codas begin with all joins of
/// the program.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Joins {
    pub start: NodeId,
    /// The node after the last one.
    pub end: NodeId,
    /// The threads, as a set of bits.
    pub threads: u32,
    pub count: usize,
}
