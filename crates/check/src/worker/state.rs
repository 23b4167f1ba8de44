//! The state of a worker: what it is to do, and what it has found.

use crate::findings::{Findings, Problems};
use crate::host::{Host, Progress, Say};
use crate::job::Pace;
use crate::settings::{Purpose, Settings};
use crate::states::States;
use crate::subject::Subject;
use crate::worker::left::Left;
use crate::worker::tally::Tally;
use selvedge_explore::{Desk, Learnt, Options};
use selvedge_model::Model;
use selvedge_report::gallery::Gallery;
use selvedge_report::{Ending, Estimate, Execution, Unknown};
use std::sync::Arc;
use std::time::Instant;

/// Looks at the clock after which there may be some progress to show.
pub(super) const LOOKS_PER_PROGRESS: u32 = 16;

/// Whether to go on exploring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    GoOn,
    /// Nothing is left.
    Done,
    /// Nothing more is to be explored, here or elsewhere.
    Stop,
    /// Nothing more is to be explored here.
    Leave,
    /// There is enough to do for others.
    Share,
    /// It takes long enough to ask how long.
    Estimate,
    /// It is time to put aside what is left.
    Pause,
}

/// What is to be checked, and how: the same for all workers.
#[derive(Clone, Copy)]
pub struct Task<'a> {
    /// How it is to go.
    pub settings: &'a Settings,
    /// What the command is for.
    pub purpose: Purpose,
    /// Names places that have no other name.
    pub file: &'a str,
    /// The model.
    pub model: &'a Model,
    /// How to explore.
    pub options: Options,
    /// How many workers may be asked to help.
    pub workers: usize,
    /// When they look at each other.
    pub pace: Pace,
    /// When the command began.
    pub start: Instant,
    /// Says notes.
    pub say: Say<'a>,
}

/// One worker: drives an explorer, and notes what it finds.
pub struct Check<'a, S: Subject> {
    /// What is to be checked.
    pub task: Task<'a>,
    /// The program.
    pub subject: &'a S,
    /// What was found.
    pub findings: Findings,
    /// How many executions there are, if that was estimated.
    pub estimate: Option<Estimate>,
    /// Why that is not known, if samples did not tell.
    pub estimate_unknown: Option<Unknown>,
    pub(super) settings: &'a Settings,
    pub(super) file: &'a str,
    pub(super) model: &'a Model,
    /// Whether a large graph is worth a hint, which is given once.
    pub(super) may_hint: bool,
    pub(super) may_be_bounded: bool,
    /// Whether it was said that memory is not freed, or there is none to free.
    pub(super) leaked: bool,
    pub(super) states: Option<States<'a>>,
    pub(super) host: &'a mut dyn Host,
    /// How many problems were met.
    pub(super) moments: u64,
    /// Its place among the workers, if there are others.
    pub(super) desk: Option<Desk>,
    pub(super) tally: Option<Arc<Tally>>,
    /// Looks after which it asks for help; 0 if it does not.
    pub(super) alone: u64,
    /// Looks after which it estimates; 0 if it does not.
    pub(super) until_estimate: u64,
    /// What all workers have counted.
    pub(super) counters: selvedge_explore::Stats,
    /// Where progress is shown.
    pub(super) progress: Option<Box<dyn Progress>>,
    /// Looks until the next one at progress.
    pub(super) until_progress: u32,
    /// Executions that the other workers know of.
    pub(super) told: u64,
    /// What is left of the check, if that may be put aside.
    pub(super) left: Left<'a>,
    /// What was learnt by the end.
    pub(super) learnt: Learnt,
    /// Executions that are kept for pictures, if this worker keeps any.
    pub(super) gallery: Option<Gallery>,
    pub(super) is_shared: bool,
    /// The execution that was to be shown again, if it is no error.
    pub(super) replayed: Option<(Execution, Ending)>,
    /// After an error, how much more is looked at to find a shorter one: batches of steps, and things found.
    pub(super) further: Option<u64>,
}

impl<'a, S: Subject> Check<'a, S> {
    /// A worker that has found nothing yet.
    pub fn new(task: Task<'a>, subject: &'a S, host: &'a mut dyn Host) -> Check<'a, S> {
        let settings = task.settings;
        Check {
            task,
            subject,
            findings: Findings {
                errors: if settings.shortest { Problems::shortest() } else { Problems::default() },
                ..Findings::default()
            },
            estimate: None,
            estimate_unknown: None,
            settings,
            file: task.file,
            model: task.model,
            may_hint: !settings.quiet && !settings.kept.cuts_loops() && subject.has_loops(),
            may_be_bounded: settings.kept.cuts_loops() && subject.has_loops(),
            leaked: subject.objects().is_none(),
            states: subject.states(),
            host,
            moments: 0,
            desk: None,
            tally: None,
            alone: if task.workers > 1 { task.pace.alone } else { 0 },
            until_estimate: if settings.estimates() { task.pace.alone } else { 0 },
            counters: selvedge_explore::Stats::default(),
            progress: None,
            until_progress: LOOKS_PER_PROGRESS,
            told: 0,
            left: Left::default(),
            learnt: Learnt::default(),
            gallery: None,
            is_shared: false,
            replayed: None,
            further: None,
        }
    }
}
