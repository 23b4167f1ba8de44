//! `selvedge check` from its arguments to its report: reads, explores, and begins again where that is asked for.

use super::{Check, Pace, RACE, Task, is_resumable};
use crate::args::{CheckArgs, CoherenceArg, Kind, SOURCES, Settings};
use crate::checkpoint::{self, Inputs, Part, Saved};
use crate::diagnostics::{Refusal, say};
use crate::estimate::Purpose;
use crate::gallery::Gallery;
use crate::parts::written;
use crate::report::{ExploredPart, Observer, Problem, Report, Stats, UnfoldingStats};
use crate::subject::{Subject, finish};
use crate::watch;
use crate::{Failure, input, machine, quoted};
use selvedge_explore::{Coherence, Dependent, Options, Porf, sections_can_be_judged};
use selvedge_model::{Assert, Text};
use selvedge_stop::unless_stopped;
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

/// Where a check begins.
#[derive(Default)]
pub struct Origin {
    /// What was put aside earlier.
    pub saved: Option<Saved>,
}

/// Reads the program and the model and explores.
pub fn run(
    arguments: &CheckArgs,
    purpose: Purpose,
    origin: Origin,
    observer: &mut dyn Observer,
    pace: Pace,
) -> Result<Outcome, Failure> {
    let start = Instant::now();
    let all = if purpose == Purpose::Check { arguments.workers() } else { 1 };
    let mut workers = all;
    if let Some(option) = arguments.wastes_workers().filter(|_| !arguments.quiet) {
        say(&format!("note: `{option}` goes in exploration order; one worker does that"));
    }
    let kind = arguments.kind()?;
    arguments.checkpoint.as_deref().map_or(Ok(()), checkpoint::look_before_saving)?;
    let Origin { mut saved } = origin;
    // What was put aside has its texts with it. Whoever goes on with it may have got it from somebody else: nothing that it names is
    // opened or compiled.
    let mut inputs = match &mut saved {
        Some(saved) => std::mem::take(&mut saved.inputs),
        None => match unless_stopped(|| inputs(arguments, kind, purpose)) {
            Some(inputs) => inputs?,
            None => return Ok(stopped_early(arguments, start).into()),
        },
    };
    let settings = saved.as_ref().map_or_else(|| Settings::of(arguments), |saved| saved.settings.clone());
    let task = |workers| (purpose, workers, pace);
    let text = input::model_of(&arguments.model, &inputs.model)?;
    if kind == Kind::Litmus {
        let options = selvedge_litmus::Options { unroll: arguments.unroll };
        let mut test = inputs.lend_program(|sources| input::litmus_test(&sources[0], &options))?;
        let origin = (&settings, &inputs);
        if text.outline().map_err(Refusal::from)?.uses_dependencies {
            test = test.with_dependencies();
        }
        loop {
            match explore(&test, &text, arguments, task(workers), (origin, saved.take()), observer, start)? {
                Pass::Done(outcome) => return Ok(*outcome),
                Pass::Again => unreachable!("a litmus test is never started again"),
                Pass::Alone => workers = 1,
            }
        }
    }
    let memo = saved.as_ref().map_or(&[][..], |saved| &saved.memo);
    let read = || inputs.lend_program(|sources| machine::read(arguments, sources, &text, memo));
    let mut program = match unless_stopped(read) {
        Some(program) => program?,
        None => return Ok(stopped_early(arguments, start).into()),
    };
    let origin = (&settings, &inputs);
    loop {
        let loaded = match explore(
            &program,
            &text,
            arguments,
            task(workers),
            (origin, saved.take()),
            observer,
            start,
        )? {
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
            None => return Ok(stopped_early(arguments, start).into()),
        };
    }
}

/// The texts that a check is about.
fn inputs(arguments: &CheckArgs, kind: Kind, purpose: Purpose) -> Result<Inputs, Refusal> {
    let is_kept = arguments.checkpoint.is_some() || matches!(purpose, Purpose::Split(_));
    let quoted = if is_kept { quoted::sources(&arguments.files, &SOURCES) } else { Vec::new() };
    let sources = match kind {
        Kind::Litmus => vec![input::read(&arguments.files[0])?],
        Kind::Program => machine::texts(arguments)?,
    };
    let program = sources.into_iter().map(|source| (source.name, source.text)).collect();
    Ok(Inputs { program, model: input::model_files(&arguments.model)?, sources: quoted })
}

/// Explores a program.
fn explore<S: Subject>(
    subject: &S,
    text: &Text,
    arguments: &CheckArgs,
    (purpose, workers, pace): (Purpose, usize, Pace),
    (origin, saved): ((&Settings, &Inputs), Option<Saved>),
    observer: &mut dyn Observer,
    start: Instant,
) -> Result<Pass, Failure> {
    let read = || input::model_for_check(&arguments.model, text, subject.facts().classes);
    let mut model = match unless_stopped(read) {
        Some(model) => model?,
        None => return Ok(Pass::Done(Box::new(stopped_early(arguments, start).into()))),
    };
    let by_locksets = arguments.detects_by_locksets();
    if arguments.no_race_detection || by_locksets {
        model.forget_report(RACE);
    }
    if subject.facts().has_sections && (model.filters_complete() || model.reports_on_complete()) {
        let message = format!(
            "{}: some constraint, report or flag of the model can only be judged on complete executions; `--lapor` does not \
             support that",
            arguments.model
        );
        return Err(Refusal::Message(message).into());
    }
    if subject.facts().has_sections && !sections_can_be_judged(&model) {
        let message = format!(
            "{}: under this model a lock that is given back and taken does not order events by `hb`, or an error is about something else than \
             events that `hb` leaves without order; `--lapor` does not support that, check without it",
            arguments.model
        );
        return Err(Refusal::Message(message).into());
    }
    let coherence = match arguments.coherence {
        CoherenceArg::Mo => Coherence::Stored,
        CoherenceArg::Wb => Coherence::Inferred,
    };
    let file = arguments.files[0].display().to_string();
    let races = !arguments.no_race_detection;
    let liveness = arguments.liveness();
    // Whole executions are looked at, and what is left out might be a race.
    let in_place_revisits = !arguments.no_in_place_revisit && !by_locksets;
    let symmetric = if arguments.no_symmetry || by_locksets { 0 } else { Options::default().symmetric };
    let task = Task {
        arguments,
        purpose,
        file: &file,
        model: &model,
        options: Options { coherence, races, liveness, in_place_revisits, symmetric, ..Options::default() },
        workers,
        pace,
        start,
    };
    let mut check = Check::new(task, subject, observer);
    check.origin = Some(origin);
    check.gallery = arguments.draws().then(|| Gallery::new(arguments.html.is_some()));
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
        observer.forget();
        return Ok(Pass::Alone);
    }
    findings.restart.iter().flatten().for_each(|note| say(note));
    if findings.restart.is_some() && part.is_some() {
        // All parts would have to.
        findings.limit = Some(("restart", None));
    } else if findings.restart.is_some() {
        observer.forget();
        return Ok(Pass::Again);
    }
    if let Some((_, Some(note))) = &findings.limit {
        say(note);
    }
    let is_broken_off = findings.broken_off;
    let mut report = empty_report(arguments);
    findings.fill(&mut report);
    report.replayed = replayed;
    (report.estimate, report.is_estimate) = (estimate, purpose == Purpose::Estimate);
    report.estimate_unknown = estimate_unknown;
    report.part = part.map(|Part { run, id, of }| ExploredPart { run, id, of, learnt: written(&learnt) });
    report.gallery = gallery.map_or_else(Vec::new, Gallery::into_shown);
    let is_resumable = report.limit.is_some_and(is_resumable) && !is_broken_off;
    report.checkpoint =
        arguments.checkpoint.as_ref().filter(|_| is_resumable).map(|file| file.display().to_string());
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
pub fn stopped_early(arguments: &CheckArgs, start: Instant) -> Report {
    let mut report = empty_report(arguments);
    report.limit = watch::limit();
    report.stats.seconds = start.elapsed().as_secs_f64();
    report.stats.peak_memory_kib = watch::memory_kib("VmHWM:").unwrap_or(0);
    report.stats.workers = 1;
    report
}

/// A report of nothing found yet.
pub fn empty_report(arguments: &CheckArgs) -> Report {
    Report {
        files: arguments.files.iter().map(|file| file.display().to_string()).collect(),
        model: arguments.model.clone(),
        coherence: match arguments.coherence {
            CoherenceArg::Mo => "mo",
            CoherenceArg::Wb => "wb",
        },
        bounded: false,
        cut: false,
        cut_at: None,
        checked_liveness: arguments.check_liveness,
        lapor: arguments.lapor,
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
        aim: arguments.aim(),
        replayed: None,
    }
}
