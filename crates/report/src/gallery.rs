//! The first executions of an exploration, kept for pictures.

use crate::limit::Ending;
use crate::report::{Execution, Shown};

/// Nobody looks at more executions than this one by one.
const MOST_EXECUTIONS: usize = 1_000;
/// A page with more events than this would be slow to open.
const MOST_EVENTS: usize = 100_000;

/// Executions that are kept.
#[derive(Debug)]
pub struct Gallery {
    most: usize,
    events: usize,
    shown: Vec<Shown>,
}

impl Gallery {
    /// An empty one: a page has room for many, a graph for one.
    pub fn new(is_for_page: bool) -> Gallery {
        let most = if is_for_page { MOST_EXECUTIONS } else { 1 };
        Gallery { most, events: 0, shown: Vec::new() }
    }

    /// Whether no more are kept.
    pub fn is_full(&self) -> bool {
        self.shown.len() >= self.most || self.events >= MOST_EVENTS
    }

    /// Keeps an execution, unless there are enough.
    pub fn add(&mut self, execution: Execution, ending: Ending) {
        if !self.is_full() {
            self.events += execution.graph.threads.iter().map(|thread| thread.events.len()).sum::<usize>();
            self.shown.push(Shown { execution, ending });
        }
    }

    /// Forgets what was kept.
    pub fn clear(&mut self) {
        (self.events, self.shown) = (0, Vec::new());
    }

    /// What was kept, in the order in which it was found.
    pub fn into_shown(self) -> Vec<Shown> {
        self.shown
    }
}
