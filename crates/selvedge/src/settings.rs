//! How a check is to go, as far as that is a question for every program.

use selvedge_check::{Kept, Settings as Driven};
use selvedge_explore::Coherence;

/// How a check is to go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// What makes two executions different.
    pub coherence: Coherence,
    /// Whether races are errors.
    pub races: bool,
    /// Whether every thread that spins for ever is an error, also if it looks at nothing.
    pub liveness: bool,
    /// Whether to go on after the first error.
    pub keep_going: bool,
    /// Whether of executions that differ only in which of several equal threads did what, one is enough.
    pub symmetry: bool,
    /// How many threads explore.
    pub workers: u32,
    /// Complete executions after which to stop.
    pub max_executions: Option<u64>,
    /// Events of an execution at which to stop.
    pub max_graph_size: Option<usize>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            coherence: Coherence::Stored,
            races: true,
            liveness: false,
            keep_going: false,
            symmetry: true,
            workers: 1,
            max_executions: None,
            max_graph_size: None,
        }
    }
}

impl Settings {
    /// These settings in the words of the driver, with names for the program and the model.
    pub(crate) fn driven(&self, program: &str, model: &str) -> Driven {
        let kept = Kept {
            files: vec![program.to_string()],
            model: model.to_string(),
            infers_coherence: self.coherence == Coherence::Inferred,
            no_race_detection: !self.races,
            check_liveness: self.liveness,
            no_symmetry: !self.symmetry,
            workers: Some(self.workers),
            max_graph_size: self.max_graph_size,
            no_estimate: true,
            ..Kept::default()
        };
        let Settings { keep_going, max_executions, .. } = *self;
        Driven { kept, keep_going, max_executions, quiet: true, ..Driven::default() }
    }
}
