//! Why a check ended before everything was seen, and how an execution ends.

use selvedge_graph as graph;
use std::fmt;

/// Why a check ended before everything was seen; or, if nothing stopped it and no execution is complete, what
/// kept them from that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// `--timeout`
    Timeout,
    /// `--max-memory`
    MaxMemory,
    /// The user has interrupted it.
    Interrupt,
    /// `--max-executions`
    MaxExecutions,
    /// `--max-graph-size`
    MaxGraphSize,
    /// `--max-stack-depth`
    MaxStackDepth,
    /// `--max-allocation`
    MaxAllocation,
    /// `--max-local-steps`
    MaxLocalSteps,
    /// No execution is complete, and `--unroll` has cut a loop.
    Unroll,
    /// There are more threads than a graph can have.
    Threads,
    /// A thread has more events than a graph can have.
    EventsPerThread,
    /// What was asked for is an estimate, and it is there.
    Estimate,
    /// What was asked for are some executions, and they were drawn.
    Sample,
    /// What was asked for are pieces of what is left, and there are enough.
    Split,
    /// What was asked for is one execution, and it was found.
    Replay,
    /// The program has to be explored again with other settings, in all its parts.
    Restart,
    /// The model allows no execution at all.
    Model,
    /// Every execution is blocked.
    Blocked,
}

impl Limit {
    /// What it is called in reports: an option without its dashes, or a word of its own.
    pub fn name(self) -> &'static str {
        match self {
            Limit::Timeout => "timeout",
            Limit::MaxMemory => "max-memory",
            Limit::Interrupt => "interrupt",
            Limit::MaxExecutions => "max-executions",
            Limit::MaxGraphSize => "max-graph-size",
            Limit::MaxStackDepth => "max-stack-depth",
            Limit::MaxAllocation => "max-allocation",
            Limit::MaxLocalSteps => "max-local-steps",
            Limit::Unroll => "unroll",
            Limit::Threads => "threads",
            Limit::EventsPerThread => "events-per-thread",
            Limit::Estimate => "estimate",
            Limit::Sample => "sample",
            Limit::Split => "split",
            Limit::Replay => "replay",
            Limit::Restart => "restart",
            Limit::Model => "model",
            Limit::Blocked => "blocked",
        }
    }

    /// Whether it is an option that goes further with a larger number.
    pub fn is_option(self) -> bool {
        matches!(
            self,
            Limit::Timeout
                | Limit::MaxMemory
                | Limit::MaxExecutions
                | Limit::MaxGraphSize
                | Limit::MaxStackDepth
                | Limit::MaxAllocation
                | Limit::MaxLocalSteps
                | Limit::Unroll
        )
    }

    /// Whether it may be reached at any moment, whatever is explored.
    pub fn is_from_outside(self) -> bool {
        matches!(self, Limit::Timeout | Limit::MaxMemory | Limit::Interrupt)
    }

    /// Whether what is left is put aside: what was too large once would be so again.
    pub fn is_resumable(self) -> bool {
        self.is_from_outside() || self == Limit::MaxExecutions
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl From<graph::Limit> for Limit {
    fn from(limit: graph::Limit) -> Limit {
        match limit {
            graph::Limit::Threads => Limit::Threads,
            graph::Limit::EventsPerThread => Limit::EventsPerThread,
        }
    }
}

/// How an execution ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Every thread has ended.
    Complete,
    /// Some thread can never go on.
    Blocked,
    /// An error has ended it.
    Erroneous,
}

impl Ending {
    /// What it is called in reports.
    pub fn name(self) -> &'static str {
        match self {
            Ending::Complete => "complete",
            Ending::Blocked => "blocked",
            Ending::Erroneous => "erroneous",
        }
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
