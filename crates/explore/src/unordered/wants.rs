//! Who has wanted what while holding what: of all graphs that an exploration has met (`deadlock`).

use selvedge_graph::{LocId, ThreadId};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// What a thread can wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) enum Resource {
    Lock(LocId),
    /// The end of a thread.
    Thread(ThreadId),
    /// Others at a barrier.
    Barrier(LocId),
    /// Something that anybody could give.
    Anything,
}

/// Who has wanted what while holding what.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Wants {
    /// Whoever has the first, or is the first, may have to wait for the second.
    edges: BTreeSet<(Resource, Resource)>,
}

impl Wants {
    /// The locks and barriers in it.
    pub(crate) fn locations(&self) -> impl Iterator<Item = LocId> + '_ {
        let resources = self.edges.iter().flat_map(|(from, to)| [*from, *to]);
        resources.filter_map(|resource| match resource {
            Resource::Lock(loc) | Resource::Barrier(loc) => Some(loc),
            Resource::Thread(_) | Resource::Anything => None,
        })
    }

    pub(crate) fn add(&mut self, from: Resource, to: Resource) {
        self.edges.insert((from, to));
    }

    /// Adds what was noted elsewhere.
    pub fn extend(&mut self, other: &Wants) {
        self.edges.extend(&other.edges);
    }

    /// The locks that are on a cycle.
    pub(crate) fn locks_on_cycles(&self) -> Vec<LocId> {
        let locks = self.edges.iter().filter_map(|(from, _)| match from {
            Resource::Lock(lock) => Some(*lock),
            _ => None,
        });
        let locks: BTreeSet<LocId> = locks.collect();
        locks.into_iter().filter(|lock| self.reaches_itself(Resource::Lock(*lock))).collect()
    }

    fn reaches_itself(&self, start: Resource) -> bool {
        let mut seen = BTreeSet::new();
        let mut left = vec![start];
        while let Some(from) = left.pop() {
            let targets = self
                .edges
                .range((from, Resource::Lock(LocId(0)))..)
                .take_while(|(source, _)| *source == from);
            for (_, to) in targets {
                if *to == start {
                    return true;
                }
                if seen.insert(*to) {
                    left.push(*to);
                }
            }
        }
        false
    }
}
