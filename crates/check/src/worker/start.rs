//! A check from its texts to its report: loads the program, explores, and does again what has to be done
//! again.

use super::races::RACE;
use super::state::{Check, Task};
use crate::again::Again;
use crate::checkpoint::{Inputs, Part, Saved};
use crate::host::Host;
use crate::job::{Job, Outcome, empty_report, stopped_early};
use crate::machine::Loaded;
use crate::model::{compile, text_of};
use crate::parts::written;
use crate::refusal::{Failure, Refusal};
use crate::settings::{Kept, Kind, Pictures, Purpose, Settings};
use crate::subject::{Subject, finish};
use crate::watch;
use selvedge_explore::{Dependent, Options, Porf, Rounds, sections_can_be_judged};
use selvedge_model::{Assert, Model, Text};
use selvedge_report::gallery::Gallery;
use selvedge_report::{CutLoop, ExploredPart, Limit, Problem, Report, Stats, UnfoldingStats};
use selvedge_source::Source;
use selvedge_stop::unless_stopped;

/// How an exploration of a program ended.
enum Pass {
    Done(Box<Outcome>),
    Again(Again),
}

/// What is the same whenever a program is explored.
struct Plan<'a> {
    job: Job<'a>,
    text: Text,
    /// What a checkpoint keeps of the settings: those with which the check began, whoever goes on.
    kept: Kept,
}

/// Loads the program and explores.
pub fn run(mut job: Job<'_>, host: &mut dyn Host) -> Result<Outcome, Failure> {
    let (settings, start) = (job.settings, job.start);
    let kept = job.saved.as_ref().map_or_else(|| settings.kept.clone(), |saved| saved.settings.clone());
    let text = text_of(&settings.kept.model, &job.inputs.model)?;
    if job.kind == Kind::Litmus {
        let options = selvedge_litmus::Options { unroll: settings.kept.unroll_of_litmus()? };
        let read = |sources: &[Source]| selvedge_litmus::parse(&sources[0], &options);
        let mut test = job.inputs.lend_program(read).map_err(Refusal::from)?;
        if text.outline().map_err(Refusal::from)?.uses_dependencies {
            test = test.with_dependencies();
        }
        return explore(test, Plan { job, text, kept }, host);
    }
    let memo = job.saved.as_ref().map_or(&[][..], |saved| &saved.memo);
    let (inputs, outside) = (&mut job.inputs, (job.say, job.read));
    // What is assumed of memory is compared with all that is explored: that must be one exploration.
    let is_whole = !matches!(job.purpose, Purpose::Split(_))
        && job.saved.as_ref().is_none_or(|saved| saved.part.is_none());
    let load =
        || inputs.lend_program(|sources| Loaded::read((settings, is_whole), sources, &text, memo, outside));
    match unless_stopped(load) {
        Some(program) => explore(program?, Plan { job, text, kept }, host),
        None => Ok(stopped_early(settings, start).into()),
    }
}

/// Explores a program that is there already, under a model of which no more than its text is known.
pub fn run_loaded<S: Subject>(
    subject: S,
    text: Text,
    job: Job<'_>,
    host: &mut dyn Host,
) -> Result<Outcome, Failure> {
    let kept = job.settings.kept.clone();
    explore(subject, Plan { job, text, kept }, host)
}

/// Explores a program until what was found counts.
fn explore<S: Subject>(mut subject: S, mut plan: Plan<'_>, host: &mut dyn Host) -> Result<Outcome, Failure> {
    let (mut settings, start) = (plan.job.settings.clone(), plan.job.start);
    let all = if plan.job.purpose == Purpose::Check { settings.workers() } else { 1 };
    let mut workers = all;
    let mut saved = plan.job.saved.take();
    loop {
        let again = match explore_once(&subject, &plan, (&settings, workers), saved.take(), host)? {
            Pass::Done(outcome) if !is_missing(&settings, &outcome.report) => {
                watch::let_go((subject, plan.text));
                return Ok(*outcome);
            }
            Pass::Done(_) if settings.kept.no_symmetry => return Err(missing(&settings).into()),
            Pass::Done(_) => Again::WithoutSymmetry,
            Pass::Again(again) => again,
        };
        host.forget();
        settings.kept.no_symmetry |= again == Again::WithoutSymmetry;
        workers = if again == Again::Alone { 1 } else { all };
        let loaded = unless_stopped(|| match again {
            Again::Program(_) => subject.again(),
            _ => subject.anew(),
        });
        subject = match loaded {
            Some(program) => program?,
            None => return Ok(stopped_early(&settings, start).into()),
        };
    }
}

/// Whether one execution was asked for, and is not there although all that are explored were.
fn is_missing(settings: &Settings, report: &Report) -> bool {
    let is_found = !report.errors.is_empty() || report.replayed.is_some();
    settings.replay.is_some() && !is_found && report.limit.is_none()
}

fn missing(settings: &Settings) -> Refusal {
    let id = settings.replay.as_deref().unwrap_or_default();
    Refusal::Message(format!(
        "`--replay {id}`: no execution has this id, which depends on the program, the model and the options; \
         `--print-all-executions` lists the executions that there are"
    ))
}

/// The model, compiled for a program that is to be checked under it; none if a limit came first.
fn model_for<S: Subject>(subject: &S, text: &Text, settings: &Settings) -> Result<Option<Model>, Refusal> {
    let name = &settings.kept.model;
    let compiled = unless_stopped(|| compile(name, text, subject.facts().classes)).transpose()?;
    let Some(mut model) = compiled else { return Ok(None) };
    if settings.kept.no_race_detection || settings.by_locksets {
        model.forget_report(RACE);
    }
    if subject.facts().has_sections && (model.filters_complete() || model.reports_on_complete()) {
        let message = format!(
            "{name}: some constraint, report or flag of the model can only be judged on complete executions; `--lapor` does not \
             support that"
        );
        return Err(Refusal::Message(message));
    }
    if subject.facts().has_sections && !sections_can_be_judged(&model) {
        let message = format!(
            "{name}: under this model a lock that is given back and taken does not order events by `hb`, or an error is about something else than \
             events that `hb` leaves without order; `--lapor` does not support that, check without it"
        );
        return Err(Refusal::Message(message));
    }
    Ok(Some(model))
}

fn options(settings: &Settings) -> Options {
    let by_locksets = settings.by_locksets;
    Options {
        coherence: settings.kept.coherence(),
        races: !settings.kept.no_race_detection,
        liveness: settings.kept.liveness(),
        // Whole executions are looked at, and what is left out might be a race.
        patience: !settings.kept.no_in_place_revisit && !by_locksets,
        symmetric: if settings.kept.no_symmetry || by_locksets { 0 } else { Options::default().symmetric },
        rounds: if settings.kept.no_spin_assume { Rounds::NONE } else { Rounds::ALL },
        ..Options::default()
    }
}

/// Explores a program once, with so many workers.
fn explore_once<S: Subject>(
    subject: &S,
    plan: &Plan<'_>,
    (settings, workers): (&Settings, usize),
    saved: Option<Saved>,
    host: &mut dyn Host,
) -> Result<Pass, Failure> {
    let Job { purpose, pace, start, say, ref inputs, .. } = plan.job;
    let Some(model) = model_for(subject, &plan.text, settings)? else {
        return Ok(Pass::Done(Box::new(stopped_early(settings, start).into())));
    };
    let (file, options) = (settings.kept.files[0].as_str(), options(settings));
    let task = Task { settings, purpose, file, model: &model, options, workers, pace, start, say };
    let mut check = Check::new(task, subject, host);
    check.begin((&plan.kept, inputs), saved);
    if model.uses_dependencies() {
        check.run(Dependent::of(&model))?;
    } else {
        check.run(Porf)?;
    }
    let pass = check.end();
    watch::let_go(model);
    Ok(pass)
}

/// Says of loops that were cut what was never reached behind them. The report of a part says it of others
/// too: they may have been cut in another part. Where an exploration was stopped, more might have been
/// reached.
pub fn add_unreached<S: Subject>(subject: &S, report: &mut Report) {
    if report.cuts.is_empty() && report.part.is_none() || report.is_partial() {
        return;
    }
    for (place, function, unreached) in subject.unreached() {
        let at = CutLoop::new(Some(function), subject.position(place));
        let known = report.cuts.iter_mut().find(|cut| cut.is_at(&at));
        let lines = unreached.into_iter().map(|place| subject.position(place).into()).collect();
        match known {
            Some(cut) => cut.unreached = lines,
            None if report.part.is_some() => report.cuts.push(CutLoop { unreached: lines, ..at }),
            None => {}
        }
    }
}

impl<'a, S: Subject> Check<'a, S> {
    /// Prepares the first worker: what the check is about, and what was put aside of it earlier.
    fn begin(&mut self, origin: (&'a Kept, &'a Inputs), saved: Option<Saved>) {
        let pictures = self.settings.pictures;
        self.left.origin = Some(origin);
        self.gallery = (pictures != Pictures::None).then(|| Gallery::new(pictures == Pictures::Many));
        self.left.part = saved.as_ref().and_then(|saved| saved.part.clone());
        self.left.saved = saved;
    }

    /// What comes of a pass over the program.
    fn end(mut self) -> Pass {
        match self.findings.again.take() {
            // All parts would have to.
            Some(again) if self.left.part.is_some() => {
                again.notes().iter().for_each(|note| (self.task.say)(note));
                self.findings.limit = Some((Limit::Restart, None));
            }
            Some(again) => {
                again.notes().iter().for_each(|note| (self.task.say)(note));
                return Pass::Again(again);
            }
            None => {}
        }
        if let Some((_, Some(note))) = &self.findings.limit {
            (self.task.say)(note);
        }
        Pass::Done(Box::new(self.into_outcome()))
    }

    fn into_outcome(self) -> Outcome {
        let Task { settings, purpose, .. } = self.task;
        let (stats, mut report) = (self.stats(), empty_report(settings));
        let is_resumable = |limit: Limit| limit.is_resumable() && !self.findings.broken_off;
        let is_saved = self.findings.limit.as_ref().is_some_and(|(limit, _)| is_resumable(*limit));
        let checkpoint = settings.checkpoint.as_ref().filter(|_| is_saved);
        report.checkpoint = checkpoint.map(|file| file.display().to_string());
        self.findings.fill(&mut report);
        report.stats = stats;
        report.replayed = self.replayed;
        (report.estimate, report.is_estimate) = (self.estimate, purpose == Purpose::Estimate);
        report.estimate_unknown = self.estimate_unknown;
        let learnt = self.learnt;
        let explored = |Part { run, id, of }| ExploredPart { run, id, of, learnt: written(&learnt) };
        report.part = self.left.part.map(explored);
        report.gallery = self.gallery.map_or_else(Vec::new, Gallery::into_shown);
        report.condition = finish(self.states);
        report.bounded |= self.subject.is_bounded();
        add_unreached(self.subject, &mut report);
        let general = self.subject.warnings().into_iter();
        report.warnings.extend(general.map(|(kind, text)| Problem::general(kind, text)));
        // A claim changes nothing about the model, so that a check goes on without its proof.
        let unproved = self.model.asserts().iter().filter_map(Assert::complaint);
        report.warnings.extend(unproved.map(|error| Problem::general("model", error.to_string())));
        Outcome { report, rest: self.left.whole }
    }

    fn stats(&self) -> Stats {
        let counters = self.counters;
        Stats {
            seconds: self.left.earlier + self.task.start.elapsed().as_secs_f64(),
            events_added: counters.events_added,
            revisits: counters.revisits,
            dead_ends: counters.dead_ends,
            unfolding: UnfoldingStats {
                steps: counters.unfolding.steps,
                served: counters.unfolding.served,
                in_codas: counters.unfolding.in_codas,
            },
            peak_memory_kib: watch::memory_kib("VmHWM:").unwrap_or(0),
            workers: if self.is_shared { self.task.workers } else { 1 },
            search: None,
        }
    }
}
