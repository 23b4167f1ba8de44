//! What a check needs of whoever runs it, on the command line: executions are printed, what is left goes to a
//! file.

use crate::progress::Progress;
use crate::saving;
use selvedge::driver::{Host, Refusal, Saved};
use selvedge::report::human::Human;
use selvedge::report::{Ending, Execution, Observer};
use std::io;
use std::path::Path;

/// Prints what is found, and saves what is left.
pub struct Printing<'h, 'a> {
    /// Prints executions.
    pub human: &'h mut Human<'a>,
    /// Where what is left is saved, if it is.
    pub checkpoint: Option<&'h Path>,
}

impl Observer for Printing<'_, '_> {
    fn execution(&mut self, execution: &Execution, ending: Ending) -> io::Result<()> {
        self.human.execution(execution, ending)
    }

    fn forget(&mut self) {
        self.human.forget();
    }
}

impl Host for Printing<'_, '_> {
    fn progress(&mut self, before: u64) -> Option<Box<dyn selvedge::driver::Progress>> {
        Some(Box::new(Progress::new(before)))
    }

    fn save(&mut self, saved: &Saved) -> Result<(), Refusal> {
        self.checkpoint.map_or(Ok(()), |file| saving::save(file, saved))
    }
}
