//! What is to be checked, and what comes of it.

use crate::checkpoint::{Inputs, Saved};
use crate::host::Say;
use crate::settings::{Kind, Purpose, Settings};
use crate::watch;
use selvedge_explore::Giving;
use selvedge_report::{Report, Stats};
use std::time::Instant;

/// What is to be checked, and how.
pub struct Job<'a> {
    /// How the check is to go.
    pub settings: &'a Settings,
    /// What it is for.
    pub purpose: Purpose,
    /// What kind of program it is about.
    pub kind: Kind,
    /// The texts of program and model.
    pub inputs: Inputs,
    /// What was put aside earlier.
    pub saved: Option<Saved>,
    /// When workers look at each other.
    pub pace: Pace,
    /// When the command began.
    pub start: Instant,
    /// Says notes.
    pub say: Say<'a>,
    /// Reads a source of the program, to say more of what is wrong with it.
    pub read: fn(&str) -> Option<String>,
}

impl<'a> Job<'a> {
    /// A check of a program that has no texts; so nothing of it can be put aside.
    pub fn of_loaded(settings: &'a Settings, say: Say<'a>) -> Job<'a> {
        Job {
            settings,
            purpose: Purpose::Check,
            kind: Kind::Program,
            inputs: Inputs::default(),
            saved: None,
            pace: Pace::default(),
            start: Instant::now(),
            say,
            read: |_| None,
        }
    }
}

/// When workers look at the clock and at each other.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// Steps between two looks.
    pub steps: u64,
    /// Looks after which the first worker asks others to help: with less to do, starting them would cost more
    /// than they save.
    pub alone: u64,
    /// When choices are given away.
    pub giving: Giving,
}

impl Default for Pace {
    fn default() -> Pace {
        Pace { steps: 64, alone: 512, giving: Giving::WhenNeeded }
    }
}

/// What a check gives.
pub struct Outcome {
    /// What was found.
    pub report: Report,
    /// What is left, if it was to be split.
    pub rest: Option<Box<Saved>>,
}

impl From<Report> for Outcome {
    fn from(report: Report) -> Outcome {
        Outcome { report, rest: None }
    }
}

/// A report of a check that a limit has stopped before it could explore.
pub fn stopped_early(settings: &Settings, start: Instant) -> Report {
    let mut report = empty_report(settings);
    report.limit = watch::limit();
    report.stats.seconds = start.elapsed().as_secs_f64();
    report.stats.peak_memory_kib = watch::memory_kib("VmHWM:").unwrap_or(0);
    report.stats.workers = 1;
    report
}

/// A report of nothing found yet.
pub fn empty_report(settings: &Settings) -> Report {
    Report {
        files: settings.kept.files.clone(),
        model: settings.kept.model.clone(),
        coherence: if settings.kept.infers_coherence { "wb" } else { "mo" },
        bounded: false,
        cut: false,
        cut_at: None,
        cut_executions: 0,
        cuts: Vec::new(),
        checked_liveness: settings.kept.check_liveness,
        lapor: settings.kept.lapor,
        limit: None,
        stopped_at_error: false,
        executions: 0,
        blocked: 0,
        estimate: None,
        estimate_unknown: None,
        is_estimate: false,
        checkpoint: None,
        part: None,
        errors: Vec::new(),
        warnings: Vec::new(),
        condition: None,
        stats: Stats::default(),
        gallery: Vec::new(),
        aim: settings.aim(),
        replayed: None,
    }
}
