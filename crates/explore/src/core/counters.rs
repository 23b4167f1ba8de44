//! What an exploration counts.

use crate::core::unfolding::Steps;
use serde::{Deserialize, Serialize};

/// Counters of an exploration.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stats {
    /// Events added by forward steps, consistent or not.
    pub events_added: u64,
    /// Revisits made.
    pub revisits: u64,
    /// Graphs that could not be completed although every part of them is consistent, or that are images of
    /// others.
    pub dead_ends: u64,
    /// Steps of threads, and how many were known.
    pub unfolding: Steps,
}

impl Stats {
    /// Adds the counters of another exploration.
    pub fn add(&mut self, other: &Stats) {
        self.events_added += other.events_added;
        self.revisits += other.revisits;
        self.dead_ends += other.dead_ends;
        self.unfolding.add(&other.unfolding);
    }
}

/// Executions that nothing is to be said of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    /// Executions in which every thread ends.
    pub complete: u64,
    /// Executions in which an assumption fails.
    pub blocked: u64,
}
