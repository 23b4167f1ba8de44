//! What several workers count together.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// What workers count together.
#[derive(Debug)]
pub struct Tally {
    counted: AtomicU64,
    /// Executions, as workers tell of them now and then.
    explored: AtomicU64,
    has_hinted: AtomicBool,
}

impl Tally {
    /// What one worker has counted before others help it.
    pub fn new(executions: u64, has_hinted: bool) -> Tally {
        Tally {
            counted: AtomicU64::new(executions),
            explored: AtomicU64::new(executions),
            has_hinted: AtomicBool::new(has_hinted),
        }
    }

    /// Counts an execution, and tells how many there were before.
    pub fn count(&self) -> u64 {
        self.counted.fetch_add(1, Ordering::Relaxed)
    }

    /// How many executions workers have told of.
    pub fn explored(&self) -> u64 {
        self.explored.load(Ordering::Relaxed)
    }

    /// Adds executions that a worker has seen since it last told, and tells how many all have seen.
    pub fn add_explored(&self, new: u64) -> u64 {
        self.explored.fetch_add(new, Ordering::Relaxed) + new
    }

    /// Whether nobody has claimed the hint before, which is given once.
    pub fn claim_hint(&self) -> bool {
        !self.has_hinted.swap(true, Ordering::Relaxed)
    }
}
