//! What was found and is to be told, and what is only counted.

use crate::core::counters::Counted;
use crate::core::counters::Stats;
use crate::core::found::Finding;
use crate::core::options::Coda;

/// What an exploration tells.
#[derive(Default)]
pub(crate) struct Told {
    /// What was found by the last step, the last first.
    found: Vec<Finding>,
    /// Counters of what was done.
    pub stats: Stats,
    /// What is done with executions whose end is plain to see.
    pub coda: Coda,
    /// It matters what is not freed at the end of an execution, which shows only if it is played.
    pub minds_leaks: bool,
    /// Executions that were counted and have not been told yet.
    pub counted: Counted,
    /// Whether an error was found, here or before; graphs are then judged when they are finished.
    pub seen_error: bool,
}

impl Told {
    /// The next thing to be told.
    #[inline]
    pub fn next(&mut self) -> Option<Finding> {
        self.found.pop()
    }

    /// Something is to be told before what is left.
    #[inline]
    pub fn tell(&mut self, finding: impl Into<Finding>) {
        self.found.push(finding.into());
    }

    /// Some things are to be told before what is left, the first of them first.
    pub fn tell_all(&mut self, found: Vec<Finding>) {
        self.found.extend(found.into_iter().rev());
    }

    /// Nothing else is to be told than this.
    pub fn tell_only(&mut self, found: Vec<Finding>) {
        self.found.clear();
        self.tell_all(found);
    }

    /// What was found is not to be told.
    #[inline]
    pub fn forget(&mut self) {
        self.found.clear();
    }

    /// Whether all that was found has been told.
    #[inline]
    pub fn is_all(&self) -> bool {
        self.found.is_empty()
    }

    /// What is yet to be told of the things that were found since there were `known`.
    pub fn since(&mut self, known: usize) -> &mut [Finding] {
        &mut self.found[known..]
    }

    /// How many things are to be told.
    pub fn len(&self) -> usize {
        self.found.len()
    }

    /// A graph does not count as an execution.
    #[inline]
    pub fn count_dead_end(&mut self) {
        self.stats.dead_ends += 1;
    }
}
