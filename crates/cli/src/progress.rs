//! How far a check has come: a bar on a terminal, now and then a line elsewhere, nothing if nobody wants to
//! know.
//!
//! The share is that of the estimate. It does not run backwards: if there turn out to be more executions than
//! were estimated, the estimate is set a quarter above what was seen, and that is said.

use crate::diagnostics::say;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use selvedge::report::{count, duration};
use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

/// How often a bar is drawn.
const DRAWN: Duration = Duration::from_millis(200);
/// How often a line is printed where there is no terminal.
const PRINTED: Duration = Duration::from_secs(10);
/// An estimate that was too low is mostly so by little.
const REVISION: f64 = 1.25;

/// The progress of a check.
pub struct Progress {
    /// None if there is no terminal.
    bar: Option<ProgressBar>,
    start: Instant,
    /// Executions that were seen before.
    before: u64,
    next: Instant,
    /// How many executions there should be.
    estimate: Option<f64>,
    is_revised: bool,
}

impl Progress {
    /// The progress of something that begins now, after some executions were seen.
    pub fn new(before: u64) -> Progress {
        let now = Instant::now();
        let bar = io::stderr().is_terminal().then(|| {
            let bar = ProgressBar::with_draw_target(Some(1000), ProgressDrawTarget::stderr());
            let style = ProgressStyle::with_template("{bar:12} {wide_msg}")
                .expect("invariant `template`: it is well formed");
            bar.set_style(style);
            bar
        });
        let next = now + if bar.is_some() { DRAWN } else { PRINTED };
        Progress { bar, start: now, before, next, estimate: None, is_revised: false }
    }

    /// Takes the bar away, to print something else.
    fn hide(&self) {
        self.bar.iter().for_each(ProgressBar::finish_and_clear);
    }

    fn text(&self, executions: f64, seconds: f64) -> String {
        let rate = (executions - self.before as f64) / seconds;
        // Those that were seen are a whole number; an estimate and a rate need not be.
        let seen = if executions < 10.0 { format!("{executions:.0}") } else { count(executions) };
        let mut text = format!("{seen} executions, {}/s", count(rate));
        if let Some(estimate) = self.estimate {
            let share = 100.0 * executions / estimate;
            text += &format!(", {share:.0} % of about {}", count(estimate));
            if self.is_revised {
                text += " (estimate revised)";
            }
            if rate > 0.0 {
                text += &format!(", {} left", duration((estimate - executions) / rate));
            }
        }
        text
    }
}

impl selvedge::driver::Progress for Progress {
    fn set_estimate(&mut self, executions: f64) {
        (self.estimate, self.is_revised) = (Some(executions), false);
    }

    fn is_due(&self) -> bool {
        Instant::now() >= self.next
    }

    fn show(&mut self, executions: u64) {
        self.next = Instant::now() + if self.bar.is_some() { DRAWN } else { PRINTED };
        let executions = executions as f64;
        if self.estimate.is_some_and(|estimate| executions > estimate) {
            self.estimate = Some(REVISION * executions);
            self.is_revised = true;
        }
        let text = self.text(executions, self.start.elapsed().as_secs_f64());
        match &self.bar {
            Some(bar) => {
                bar.set_position(self.estimate.map_or(0.0, |estimate| 1000.0 * executions / estimate) as u64);
                bar.set_message(text);
            }
            None => say(&format!("progress: {text}")),
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.hide();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use selvedge::driver::Progress as _;

    fn progress(estimate: Option<f64>) -> Progress {
        let now = Instant::now();
        Progress { bar: None, start: now, before: 0, next: now, estimate, is_revised: false }
    }

    #[test]
    fn a_share_and_a_time_need_an_estimate() {
        assert_eq!(progress(None).text(500.0, 10.0), "500 executions, 50/s");
        assert_eq!(
            progress(Some(2000.0)).text(500.0, 10.0),
            "500 executions, 50/s, 25 % of about 2000, 30 s left"
        );
    }

    #[test]
    fn few_executions_are_a_whole_number() {
        assert_eq!(progress(None).text(0.0, 10.0), "0 executions, 0.0/s");
        assert_eq!(progress(Some(8.0)).text(2.0, 10.0), "2 executions, 0.2/s, 25 % of about 8.0, 30 s left");
    }

    #[test]
    fn an_estimate_that_was_too_low_is_revised_and_that_is_said() {
        let mut progress = progress(Some(100.0));
        progress.show(100);
        assert!(!progress.is_revised);
        progress.show(400);
        assert_eq!((progress.estimate, progress.is_revised), (Some(500.0), true));
        assert_eq!(
            progress.text(400.0, 8.0),
            "400 executions, 50/s, 80 % of about 500 (estimate revised), 2 s left"
        );
    }
}
