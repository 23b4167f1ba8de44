//! What was skimmed, and what is loose: reads that went with a round that was left out, and writes that might
//! race with them (`judge::skimmed`).

use selvedge_graph::{LocId, ThreadId};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Something that a thread has to do with a location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Dealing {
    pub loc: LocId,
    pub thread: ThreadId,
}

/// What was skimmed, and what is loose.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Skims {
    /// Atomic reads that were left out with a round of a thread.
    pub reads: BTreeSet<Dealing>,
    /// Plain writes that have come of a thread, of which not all happens before them.
    pub loose: BTreeSet<Dealing>,
    /// Frees like that, by the location that names the object.
    pub frees: BTreeSet<Dealing>,
}

impl Skims {
    pub fn absorb(&mut self, other: &Skims) {
        self.reads.extend(&other.reads);
        self.loose.extend(&other.loose);
        self.frees.extend(&other.frees);
    }

    /// The locations that it is about.
    pub fn locations(&self) -> impl Iterator<Item = LocId> + '_ {
        self.reads.iter().chain(&self.loose).chain(&self.frees).map(|dealing| dealing.loc)
    }

    /// The locations at which what was left out might race. Whether a location belongs to an object that is
    /// named by another is for the front end to say.
    pub fn at_odds(&self, may_be_within: impl Fn(LocId, LocId) -> bool) -> Vec<LocId> {
        let is_met = |read: &&Dealing| {
            let is_freed = |free: &Dealing| free.thread == read.thread && may_be_within(read.loc, free.loc);
            self.loose.contains(read) || self.frees.iter().any(is_freed)
        };
        let mut all: Vec<LocId> = self.reads.iter().filter(is_met).map(|read| read.loc).collect();
        all.dedup();
        all
    }
}
