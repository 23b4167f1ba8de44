//! What a check needs of whoever runs it.

use crate::checkpoint::Saved;
use crate::refusal::Refusal;
use selvedge_report::{Ending, Execution, Observer};
use std::io;

/// Whoever runs a check: sees executions as they are found, and keeps what is left.
pub trait Host: Observer {
    /// Shows how far the check has come from now on, after so many executions; none if nobody wants to know.
    fn progress(&mut self, before: u64) -> Option<Box<dyn Progress>> {
        let _ = before;
        None
    }

    /// Keeps what is left of a check, in place of what was left before.
    fn save(&mut self, saved: &Saved) -> Result<(), Refusal>;
}

/// How far a check has come. It is not shown any more when this is dropped.
pub trait Progress {
    /// How many executions there should be.
    fn set_estimate(&mut self, executions: f64);

    /// Whether it is time to show something.
    fn is_due(&self) -> bool;

    /// Shows that so many executions were found.
    fn show(&mut self, executions: u64);
}

/// Notes, as they are said by any worker.
pub type Say<'a> = &'a (dyn Fn(&str) + Sync);

/// Somebody who only waits for the report.
pub struct Nobody;

impl Observer for Nobody {
    fn execution(&mut self, _: &Execution, _: Ending) -> io::Result<()> {
        Ok(())
    }

    fn forget(&mut self) {}
}

impl Host for Nobody {
    fn save(&mut self, _: &Saved) -> Result<(), Refusal> {
        Ok(())
    }
}
