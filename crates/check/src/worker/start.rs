//! A check from its texts to its report: loads the program, explores, and begins again where that is asked for.

use super::{Check, Pace, RACE, Task};
use crate::checkpoint::{Inputs, Part, Saved};
use crate::host::{Host, Say};
use crate::machine;
use crate::parts::written;
use crate::refusal::Failure;
use crate::refusal::Refusal;
use crate::settings::{Kept, Kind, Pictures, Purpose, Settings};
use crate::subject::{Subject, finish};
use crate::watch;
use selvedge_explore::{Dependent, Options, Porf, sections_can_be_judged};
use selvedge_model::{Assert, Model, Text, built_in};
use selvedge_report::gallery::Gallery;
use selvedge_report::{ExploredPart, Limit, Problem, Report, Stats, UnfoldingStats};
use selvedge_source::Source;
use selvedge_stop::unless_stopped;
use std::path::Path;
use std::time::Instant;

/// How an exploration of a program ended.
enum Pass {
    Done(Box<Outcome>),
    /// The program has to be loaded again, with settings that it has noted.
    Again,
    /// What was found may depend on which worker was faster: one worker has to do the same again.
    Alone,
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

/// Loads the program and explores.
pub fn run(job: Job<'_>, host: &mut dyn Host) -> Result<Outcome, Failure> {
    let Job { settings, purpose, kind, mut inputs, mut saved, pace, start, say, read } = job;
    let all = if purpose == Purpose::Check { settings.workers() } else { 1 };
    let mut workers = all;
    let kept = saved.as_ref().map_or_else(|| settings.kept.clone(), |saved| saved.settings.clone());
    let task = |workers| (purpose, workers, pace, say);
    let text = model_of(&settings.kept.model, &inputs.model)?;
    if kind == Kind::Litmus {
        let options = selvedge_litmus::Options { unroll: settings.kept.unroll };
        let mut test = inputs
            .lend_program(|sources| selvedge_litmus::parse(&sources[0], &options))
            .map_err(Refusal::from)?;
        let origin = (&kept, &inputs);
        if text.outline().map_err(Refusal::from)?.uses_dependencies {
            test = test.with_dependencies();
        }
        loop {
            match explore(&test, &text, settings, task(workers), (origin, saved.take()), host, start)? {
                Pass::Done(outcome) => return Ok(*outcome),
                Pass::Again => unreachable!("a litmus test is never started again"),
                Pass::Alone => workers = 1,
            }
        }
    }
    let memo = saved.as_ref().map_or(&[][..], |saved| &saved.memo);
    let load = || inputs.lend_program(|sources| machine::read(settings, sources, &text, memo, (say, read)));
    let mut program = match unless_stopped(load) {
        Some(program) => program?,
        None => return Ok(stopped_early(settings, start).into()),
    };
    let origin = (&kept, &inputs);
    loop {
        let loaded =
            match explore(&program, &text, settings, task(workers), (origin, saved.take()), host, start)? {
                Pass::Done(outcome) => {
                    watch::let_go((program, text));
                    return Ok(*outcome);
                }
                Pass::Again => {
                    workers = all;
                    unless_stopped(|| program.again())
                }
                Pass::Alone => {
                    workers = 1;
                    unless_stopped(|| program.anew())
                }
            }
            .transpose()?;
        program = match loaded {
            Some(program) => program,
            None => return Ok(stopped_early(settings, start).into()),
        };
    }
}

/// The model of a name, whose files are known; none are if it is built in.
pub fn model_of(name: &str, files: &[(String, String)]) -> Result<Text, Refusal> {
    let source = |(name, text): &(String, String)| Source::new(name.clone(), text.clone());
    let Some(first) = files.first() else {
        let unknown = || Refusal::Message(format!("unknown model `{name}`"));
        return Text::built_in(name).ok_or_else(unknown);
    };
    let load = |including: &str, path: &str| {
        let path = Path::new(including).parent().unwrap_or(Path::new("")).join(path).display().to_string();
        files.iter().find(|(known, _)| *known == path).map(|file| Ok(source(file)))
    };
    Ok(Text::read(&source(first), &load)?)
}

/// The model of a text and its name, compiled for a check of events of these classes. What built-in models claim was proved when they
/// were tested.
fn model_for_check(name: &str, text: &Text, classes: u64) -> Result<Model, Refusal> {
    let model = if built_in(name).is_some() { text.compile_unproved(classes) } else { text.compile(classes) };
    Ok(model?)
}

/// Explores a program.
fn explore<S: Subject>(
    subject: &S,
    text: &Text,
    settings: &Settings,
    (purpose, workers, pace, say): (Purpose, usize, Pace, Say<'_>),
    (origin, saved): ((&Kept, &Inputs), Option<Saved>),
    host: &mut dyn Host,
    start: Instant,
) -> Result<Pass, Failure> {
    let read = || model_for_check(&settings.kept.model, text, subject.facts().classes);
    let mut model = match unless_stopped(read) {
        Some(model) => model?,
        None => return Ok(Pass::Done(Box::new(stopped_early(settings, start).into()))),
    };
    let by_locksets = settings.by_locksets;
    if settings.kept.no_race_detection || by_locksets {
        model.forget_report(RACE);
    }
    if subject.facts().has_sections && (model.filters_complete() || model.reports_on_complete()) {
        let message = format!(
            "{}: some constraint, report or flag of the model can only be judged on complete executions; `--lapor` does not \
             support that",
            settings.kept.model
        );
        return Err(Refusal::Message(message).into());
    }
    if subject.facts().has_sections && !sections_can_be_judged(&model) {
        let message = format!(
            "{}: under this model a lock that is given back and taken does not order events by `hb`, or an error is about something else than \
             events that `hb` leaves without order; `--lapor` does not support that, check without it",
            settings.kept.model
        );
        return Err(Refusal::Message(message).into());
    }
    let coherence = settings.kept.coherence();
    let file = settings.kept.files[0].clone();
    let races = !settings.kept.no_race_detection;
    let liveness = settings.kept.liveness();
    // Whole executions are looked at, and what is left out might be a race.
    let in_place_revisits = !settings.kept.no_in_place_revisit && !by_locksets;
    let symmetric = if settings.kept.no_symmetry || by_locksets { 0 } else { Options::default().symmetric };
    let task = Task {
        settings,
        purpose,
        file: &file,
        model: &model,
        options: Options { coherence, races, liveness, in_place_revisits, symmetric, ..Options::default() },
        workers,
        pace,
        start,
        say,
    };
    let mut check = Check::new(task, subject, host);
    check.origin = Some(origin);
    check.gallery = settings.draws().then(|| Gallery::new(settings.pictures == Pictures::Many));
    check.part = saved.as_ref().and_then(|saved| saved.part.clone());
    check.saved = saved;
    if model.uses_dependencies() {
        check.run(Dependent::of(&model))?;
    } else {
        check.run(Porf)?;
    }
    let Check {
        states,
        mut findings,
        counters,
        estimate,
        estimate_unknown,
        earlier,
        whole,
        part,
        learnt,
        ..
    } = check;
    let (gallery, replayed) = (check.gallery, check.replayed);
    let (is_shared, is_doubtful) = (check.is_shared, check.is_doubtful);
    if is_doubtful {
        host.forget();
        return Ok(Pass::Alone);
    }
    findings.restart.iter().flatten().for_each(|note| say(note));
    if findings.restart.is_some() && part.is_some() {
        // All parts would have to.
        findings.limit = Some((Limit::Restart, None));
    } else if findings.restart.is_some() {
        host.forget();
        return Ok(Pass::Again);
    }
    if let Some((_, Some(note))) = &findings.limit {
        say(note);
    }
    let is_broken_off = findings.broken_off;
    let mut report = empty_report(settings);
    findings.fill(&mut report);
    report.replayed = replayed;
    (report.estimate, report.is_estimate) = (estimate, purpose == Purpose::Estimate);
    report.estimate_unknown = estimate_unknown;
    report.part = part.map(|Part { run, id, of }| ExploredPart { run, id, of, learnt: written(&learnt) });
    report.gallery = gallery.map_or_else(Vec::new, Gallery::into_shown);
    let is_resumable = report.limit.is_some_and(Limit::is_resumable) && !is_broken_off;
    report.checkpoint =
        settings.checkpoint.as_ref().filter(|_| is_resumable).map(|file| file.display().to_string());
    report.condition = finish(states);
    report.bounded |= subject.is_bounded();
    let general = subject.warnings().into_iter();
    report.warnings.extend(general.map(|(kind, text)| Problem::general(kind, text)));
    // A claim changes nothing about the model, so that a check goes on without its proof.
    let unproved = model.asserts().iter().filter_map(Assert::complaint);
    report.warnings.extend(unproved.map(|error| Problem::general("model", error.to_string())));
    report.stats = Stats {
        seconds: earlier + start.elapsed().as_secs_f64(),
        events_added: counters.events_added,
        revisits: counters.revisits,
        dead_ends: counters.dead_ends,
        unfolding: UnfoldingStats {
            steps: counters.unfolding.steps,
            served: counters.unfolding.served,
            in_codas: counters.unfolding.in_codas,
        },
        peak_memory_kib: watch::memory_kib("VmHWM:").unwrap_or(0),
        workers: if is_shared { workers } else { 1 },
        search: None,
    };
    watch::let_go(model);
    Ok(Pass::Done(Box::new(Outcome { report, rest: whole })))
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
