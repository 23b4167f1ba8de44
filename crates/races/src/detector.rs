//! What is asked for when races are looked for, and what every engine does.

use crate::event::{Action, Event, Race};

/// How happens-before is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Engine {
    /// A lockset for each access: who knows of it.
    #[default]
    Lockset,
    /// A vector clock for each thread and lock, as FastTrack does.
    VectorClock,
}

/// Which accesses of one variable conflict.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Discipline {
    /// Any two accesses: reads have to be ordered, too.
    Exclusive,
    /// Two accesses of which one is a write.
    #[default]
    SharedReads,
}

/// Which rules the lockset engine follows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rules {
    /// Rules that agree with happens-before.
    #[default]
    Corrected,
    /// The rules of the paper, with their mistakes: for programs without atomic variables and barriers.
    AsPrinted,
}

impl Rules {
    /// Whether there are rules for an action.
    pub fn know(self, action: Action) -> bool {
        use Action::{Arrive, AtomicRead, AtomicUpdate, AtomicWrite, Depart};
        let is_extension =
            matches!(action, AtomicRead(_) | AtomicWrite(_) | AtomicUpdate(_) | Arrive(_) | Depart(_));
        self == Rules::Corrected || !is_extension
    }
}

/// Watches a trace.
pub trait Detector {
    /// Takes the next event of the trace, and adds the races of which it is the later access.
    ///
    /// The trace has to be one that threads can have made: nobody acts before being forked or after being
    /// joined, locks are released by their owners, and so on.
    fn observe(&mut self, event: Event, races: &mut Vec<Race>);
}
