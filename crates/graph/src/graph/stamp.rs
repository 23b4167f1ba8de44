//! Stamps of changes: what has the same stamp in two graphs is the same.
//!
//! Most locations of a graph are as they were when the first threads began, so most of what a revisit would copy is there already.

use std::sync::atomic::{AtomicU64, Ordering};

/// A moment in the life of one graph, or of those that were copied from it since.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Stamp(u64);

impl Stamp {
    /// Whether whatever has the one stamp is the same as what has the other. What was never changed has no stamp.
    #[inline]
    pub fn is_same(self, other: Stamp) -> bool {
        self == other && self.0 != 0
    }
}

/// Gives out stamps, none of them twice: each clock has numbers of its own, in blocks of 2^32.
#[derive(Debug, Default)]
pub(super) struct StampClock(u64);

static BLOCKS: AtomicU64 = AtomicU64::new(1);

impl StampClock {
    /// The next stamp.
    #[inline]
    pub fn tick(&mut self) -> Stamp {
        if self.0 as u32 == 0 {
            self.0 = BLOCKS.fetch_add(1, Ordering::Relaxed) << 32;
        }
        self.0 += 1;
        Stamp(self.0)
    }
}

/// A copy goes its own way.
impl Clone for StampClock {
    fn clone(&self) -> StampClock {
        StampClock::default()
    }
}
