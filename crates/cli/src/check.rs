//! `selvedge check`: drives the explorer over a program and collects what it finds.

use crate::args::{CheckArgs, CoherenceArg, Kind};
use crate::checkpoint::{self, Inputs, Part, Saved};
use crate::describe::{Describer, events_of};
use crate::diagnostics::{Refusal, say};
use crate::estimate::{self, Purpose};
use crate::findings::{Findings, Key, Moment};
use crate::machine::without_insides;
use crate::progress::Progress;
use crate::report::{Estimate, Execution, Problem, Report, Stats, UnfoldingStats};
use crate::states::{Counts, States};
use crate::subject::{Stop, Subject, finish};
use crate::team::{self, Team};
use crate::watch::{self, Watch, Word};
use crate::{Failure, input, machine};
use selvedge_explore::{
    CausalOrder, Coherence, Dependent, Desk, Ending, Explorer, Fault, FaultKind, Found, Giving, Learnt,
    Options, Parcel, Porf, Rank,
};
use selvedge_graph::{Limit, LocId, ThreadId};
use selvedge_model::{Assert, Model, Text, Violation};
use selvedge_program::{Action, Block, Place};
use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The error that `--no-race-detection` switches off.
const RACE: &str = "data-race";
/// Limits that may be reached at any moment, whatever is explored.
const FROM_OUTSIDE: [&str; 3] = ["timeout", "max-memory", "interrupt"];
/// Looks at the clock after which there may be some progress to show.
const LOOKS_PER_PROGRESS: u32 = 16;
/// A graph of more events than this is probably that of a loop without end.
const LARGE_GRAPH: usize = 2_000;

/// Why what happens at a lock or barrier has to be ordered, as sentences about 'it'.
const WAITS_AT_DESTROYED: &str = "a wait at it does not come before its destruction";
const CROWDED: &str = "more threads than it is for, or with other counts, may wait at it at the same time";
const SUSPECTED: &str = "threads may wait for each other, as they want one while they hold another";
const RETIRED: &str = "nothing but its own order puts a section before its destruction";

/// Somebody who wants to see every execution as it is found.
pub trait Observer {
    /// An execution and what became of it.
    fn execution(&mut self, execution: &Execution, ending: &'static str) -> io::Result<()>;
}

/// When workers look at the clock and at each other.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// Steps between two looks.
    pub steps: u64,
    /// Looks after which the first worker asks others to help: with less to do, starting them would cost more than they save.
    pub alone: u64,
    /// When choices are given away.
    pub giving: Giving,
}

impl Default for Pace {
    fn default() -> Pace {
        Pace { steps: 64, alone: 512, giving: Giving::WhenNeeded }
    }
}

/// How an exploration of a program ended.
enum Pass {
    Done(Box<Report>),
    /// The program has to be loaded again, with settings that it has noted.
    Again,
    /// What was found may depend on which worker was faster: one worker has to do the same again.
    Alone,
}

/// Where a check begins.
#[derive(Default)]
pub struct Origin {
    /// The command line, for whoever goes on.
    pub words: Vec<String>,
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
) -> Result<Report, Failure> {
    let start = Instant::now();
    let all = if purpose == Purpose::Check { arguments.workers() } else { 1 };
    let mut workers = all;
    if arguments.wastes_workers() && !arguments.quiet {
        say("note: `--print-all-executions` prints in exploration order; one worker does that");
    }
    let kind = arguments.kind()?;
    arguments.checkpoint.as_deref().map_or(Ok(()), checkpoint::look_before_saving)?;
    let Origin { words, saved } = origin;
    // A part has its texts with it.
    let part = saved.as_ref().filter(|saved| saved.part.is_some());
    let inputs = match part {
        Some(part) => part.inputs.clone(),
        None => inputs(arguments, kind)?,
    };
    if let Some(what) = saved.as_ref().and_then(|saved| inputs.difference(&saved.inputs)) {
        let message = format!("{what} has changed since the checkpoint was made; it cannot be resumed");
        return Err(Refusal::Message(message).into());
    }
    let mut saved = saved;
    let task = |workers| (purpose, workers, pace);
    let text = input::model_of(&arguments.model, &inputs.model)?;
    let origin = (&words, &inputs);
    if kind == Kind::Litmus {
        let options = selvedge_litmus::Options { unroll: arguments.unroll };
        let mut test = input::litmus_test(&inputs.sources()[0], &options)?;
        if text.outline().map_err(Refusal::from)?.uses_dependencies {
            test = test.with_dependencies();
        }
        loop {
            match explore(&test, &text, arguments, task(workers), (origin, saved.take()), observer, start)? {
                Pass::Done(report) => return Ok(*report),
                Pass::Again => unreachable!("a litmus test is never started again"),
                Pass::Alone => workers = 1,
            }
        }
    }
    let memo = saved.as_ref().map_or(&[][..], |saved| &saved.memo);
    let mut program = machine::read(arguments, &inputs.sources(), &text, memo)?;
    loop {
        program = match explore(
            &program,
            &text,
            arguments,
            task(workers),
            (origin, saved.take()),
            observer,
            start,
        )? {
            Pass::Done(report) => {
                std::mem::forget((program, text));
                return Ok(*report);
            }
            Pass::Again => {
                workers = all;
                program.again()?
            }
            Pass::Alone => {
                workers = 1;
                program.anew()?
            }
        };
    }
}

/// The texts that a check is about.
fn inputs(arguments: &CheckArgs, kind: Kind) -> Result<Inputs, Refusal> {
    let sources = match kind {
        Kind::Litmus => vec![input::read(&arguments.files[0])?],
        Kind::Program => machine::texts(arguments)?,
    };
    let program = sources.into_iter().map(|source| (source.name, source.text)).collect();
    Ok(Inputs { program, model: input::model_files(&arguments.model)? })
}

/// Explores a program.
fn explore<S: Subject>(
    subject: &S,
    text: &Text,
    arguments: &CheckArgs,
    (purpose, workers, pace): (Purpose, usize, Pace),
    ((words, inputs), saved): ((&Vec<String>, &Inputs), Option<Saved>),
    observer: &mut dyn Observer,
    start: Instant,
) -> Result<Pass, Failure> {
    let mut model = input::model_for_check(&arguments.model, text, subject.classes())?;
    if arguments.no_race_detection {
        model.forget_report(RACE);
    }
    if subject.has_sections() && (model.filters_complete() || model.reports_on_complete()) {
        let message = format!(
            "{}: some constraint, report or flag of the model can only be judged on complete executions; `--lapor` does not \
             support that",
            arguments.model
        );
        return Err(Refusal::Message(message).into());
    }
    let coherence = match arguments.coherence {
        CoherenceArg::Mo => Coherence::Stored,
        CoherenceArg::Wb => Coherence::Inferred,
    };
    let file = arguments.files[0].display().to_string();
    let (races, liveness) = (!arguments.no_race_detection, arguments.check_liveness);
    let in_place_revisits = !arguments.no_in_place_revisit;
    // What is known of equal threads is not put aside.
    let is_cut = arguments.checkpoint.is_some() || matches!(purpose, Purpose::Split(_)) || saved.is_some();
    let has_symmetry = !arguments.no_symmetry && !is_cut;
    let symmetric = if has_symmetry { Options::default().symmetric } else { 0 };
    let task = Task {
        arguments,
        purpose,
        file: &file,
        model: &model,
        options: Options { coherence, races, liveness, in_place_revisits, symmetric, ..Options::default() },
        workers,
        pace,
        watch: Watch::new(arguments, start)?,
        start,
    };
    let mut check = Check::new(task, subject, observer);
    check.words = Some((words, inputs));
    check.part = saved.as_ref().and_then(|saved| saved.part.clone());
    check.saved = saved;
    if model.uses_dependencies() {
        check.run(Dependent::of(&model))?;
    } else {
        check.run(Porf)?;
    }
    let Check { states, mut findings, counters, estimate, earlier, whole, part, learnt, .. } = check;
    let (is_shared, is_doubtful) = (check.is_shared, check.is_doubtful);
    if is_doubtful {
        return Ok(Pass::Alone);
    }
    findings.restart.iter().flatten().for_each(|note| say(note));
    if findings.restart.is_some() && part.is_some() {
        // All parts would have to.
        findings.limit = Some(("restart", None));
    } else if findings.restart.is_some() {
        return Ok(Pass::Again);
    }
    if let Some((_, Some(note))) = &findings.limit {
        say(note);
    }
    let mut report = empty_report(arguments);
    report.fill(findings, !arguments.keep_going);
    (report.estimate, report.is_estimate) = (estimate, purpose == Purpose::Estimate);
    report.part = part.zip(Some(learnt));
    report.whole = whole;
    let is_resumable = report.limit.is_some_and(is_resumable);
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
    };
    std::mem::forget(model);
    Ok(Pass::Done(Box::new(report)))
}

fn empty_report(arguments: &CheckArgs) -> Report {
    Report {
        files: arguments.files.iter().map(|file| file.display().to_string()).collect(),
        model: arguments.model.clone(),
        coherence: match arguments.coherence {
            CoherenceArg::Mo => "mo",
            CoherenceArg::Wb => "wb",
        },
        bounded: false,
        cut: false,
        checked_liveness: arguments.check_liveness,
        lapor: arguments.lapor,
        limit: None,
        stopped_at_error: false,
        executions: 0,
        blocked: 0,
        estimate: None,
        is_estimate: false,
        checkpoint: None,
        part: None,
        whole: None,
        errors: Vec::new(),
        warnings: Vec::new(),
        condition: None,
        stats: Stats::default(),
    }
}

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
    /// The command line.
    pub arguments: &'a CheckArgs,
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
    /// When to stop, whatever was found.
    pub watch: Watch,
    /// When the command began.
    pub start: Instant,
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
    arguments: &'a CheckArgs,
    file: &'a str,
    model: &'a Model,
    /// Whether a large graph is worth a hint, which is given once.
    may_hint: bool,
    may_be_bounded: bool,
    /// Whether it was said that memory is not freed, or there is none to free.
    leaked: bool,
    states: Option<States<'a>>,
    observer: &'a mut dyn Observer,
    /// How many problems were met.
    moments: u64,
    /// Its place among the workers, if there are others.
    desk: Option<Desk>,
    team: Option<Arc<Team>>,
    /// Looks after which it asks for help; 0 if it does not.
    alone: u64,
    /// Looks after which it estimates; 0 if it does not.
    until_estimate: u64,
    /// What all workers have counted.
    counters: selvedge_explore::Stats,
    watch: Watch,
    /// Where progress is shown.
    progress: Option<Progress>,
    /// Looks until the next one at progress.
    until_progress: u32,
    /// Executions that the team knows of.
    told: u64,
    /// What the check is about, if it can be put aside.
    words: Option<(&'a Vec<String>, &'a Inputs)>,
    /// What was put aside earlier, until it is taken up.
    saved: Option<Saved>,
    /// How long it took until then.
    earlier: f64,
    /// What is left besides that which the explorer explores, the first last.
    backlog: Vec<Parcel>,
    /// The pieces of a check that was to be split.
    whole: Option<Box<Saved>>,
    /// If only a part is to be explored: which.
    part: Option<Part>,
    /// What was learnt by the end.
    learnt: Learnt,
    /// When to put it aside again.
    next_save: Option<Instant>,
    is_shared: bool,
    /// What was found may depend on which worker was faster, and was not to.
    is_doubtful: bool,
}

impl<'a, S: Subject> Check<'a, S> {
    /// A worker that has found nothing yet.
    pub fn new(task: Task<'a>, subject: &'a S, observer: &'a mut dyn Observer) -> Check<'a, S> {
        let arguments = task.arguments;
        Check {
            task,
            subject,
            findings: Findings::default(),
            estimate: None,
            arguments,
            file: task.file,
            model: task.model,
            may_hint: !arguments.quiet && arguments.unroll.is_none() && subject.has_loops(),
            may_be_bounded: subject.has_loops(),
            leaked: !subject.has_objects(),
            states: subject.states(),
            observer,
            moments: 0,
            desk: None,
            team: None,
            alone: if task.workers > 1 { task.pace.alone } else { 0 },
            until_estimate: if arguments.estimates() { task.pace.alone } else { 0 },
            counters: selvedge_explore::Stats::default(),
            watch: task.watch,
            progress: None,
            until_progress: LOOKS_PER_PROGRESS,
            told: 0,
            words: None,
            saved: None,
            earlier: 0.0,
            backlog: Vec::new(),
            whole: None,
            part: None,
            learnt: Learnt::default(),
            next_save: None,
            is_shared: false,
            is_doubtful: false,
        }
    }

    /// Explores everything, with others if it takes long.
    fn run<C: CausalOrder + Copy + Send>(&mut self, causal: C) -> Result<(), Failure> {
        let explorer = Explorer::with_causal_order(self.subject, self.model, self.task.options, causal);
        let mut explorer = explorer.map_err(|limit| outgrown(self.file, limit))?;
        if let Purpose::Sample(count) = self.task.purpose {
            return estimate::sample(self, causal, count);
        }
        self.take_up(&mut explorer)?;
        if let Purpose::Split(pieces) = self.task.purpose {
            self.split(&mut explorer, pieces)?;
            self.counters.add(&explorer.stats());
            return Ok(());
        }
        self.plan_save();
        let start = Instant::now();
        let is_shown = !self.arguments.quiet && !self.arguments.print_all_executions;
        self.progress = (is_shown && self.task.purpose == Purpose::Check)
            .then(|| Progress::new(self.findings.executions));
        if let (Some(progress), Some(estimate)) = (&mut self.progress, &self.estimate) {
            progress.set_estimate(estimate.mean);
        }
        loop {
            let mut flow = self.explore(&mut explorer)?;
            let is_all = flow == Flow::Done;
            if flow == Flow::Estimate || is_all && self.task.purpose == Purpose::Estimate {
                self.until_estimate = 0;
                flow = estimate::estimate(self, &explorer, causal, start.elapsed(), is_all)?;
                if let (Some(progress), Some(estimate)) = (&mut self.progress, &self.estimate) {
                    progress.set_estimate(estimate.mean);
                }
                if flow == Flow::GoOn {
                    flow = match self.task.purpose {
                        _ if is_all => Flow::Done,
                        Purpose::Estimate => self.stop_by("estimate", None),
                        _ => self.explore(&mut explorer)?,
                    };
                }
            } else if is_all && self.until_estimate > 0 {
                self.estimate = Some(estimate::counted(self.findings.executions, start));
            }
            if flow == Flow::Share {
                flow = team::share(self, &mut explorer, causal)?;
            }
            if self.is_to_be_saved(flow) {
                self.put_aside(&mut explorer)?;
                self.save(&explorer)?;
                if flow == Flow::Pause {
                    self.go_on(&mut explorer);
                    continue;
                }
            }
            if flow == Flow::Done {
                self.conclude(&explorer)?;
            }
            if !self.findings.again || self.findings.restart.is_some() || self.is_doubtful {
                break;
            }
            // Somebody else has learnt something that makes all of it start again.
            explorer.start_over();
            self.forget();
        }
        self.counters.add(&explorer.stats());
        self.learnt = explorer.learnt();
        if self.findings.restart.is_none() && !self.is_doubtful {
            // The process ends soon: to take apart what is large, here and where a check ends, would be work for nothing.
            std::mem::forget(explorer);
        }
        Ok(())
    }

    /// Explores until enough pieces are left.
    fn split<C: CausalOrder>(
        &mut self,
        explorer: &mut Explorer<'a, S, C>,
        pieces: usize,
    ) -> Result<(), Failure> {
        self.until_estimate = 0;
        loop {
            let flow = self.explore(explorer)?;
            if flow != Flow::Pause && flow != Flow::Done {
                return Ok(());
            }
            self.put_aside(explorer)?;
            if self.findings.is_stopped() {
                return Ok(());
            }
            if self.backlog.is_empty() || self.backlog.len() >= pieces {
                self.whole = self.frontier(explorer).map(Box::new);
                self.stop_by("split", None);
                return Ok(());
            }
            // The oldest piece is mostly the largest.
            explorer.receive(self.backlog.remove(0));
        }
    }

    /// Explores with others: what is here, if this is the first of them, and then one piece after the other.
    pub fn work<C: CausalOrder>(
        &mut self,
        explorer: &mut Explorer<'a, S, C>,
        desk: Desk,
        team: Arc<Team>,
    ) -> Result<(), Failure> {
        let _alarm = desk.alarm();
        let mut has_piece = desk.is_first();
        (self.team, self.told) = (Some(team), self.findings.executions);
        self.desk = Some(desk);
        self.plan_save();
        loop {
            let desk = self.desk.as_mut().expect("it has just been taken");
            if !has_piece && !desk.next(explorer) {
                let waiting = desk.take_back();
                self.backlog.extend(waiting);
                return Ok(());
            }
            has_piece = false;
            let leak = self.findings.warnings.moment(&leak_key());
            let is_known = leak.is_some_and(|(rank, _)| rank <= desk.rank());
            self.leaked = !self.subject.has_objects() || is_known;
            let flow = self.explore(explorer);
            let desk = self.desk.as_ref().expect("it has not been given back");
            if let Ok(flow) = flow
                && (flow == Flow::Leave && desk.is_paused() || self.is_to_be_saved(flow))
            {
                // Everybody puts aside what is left.
                desk.pause();
                let waiting = desk.take_back();
                self.put_aside(explorer)?;
                self.backlog.extend(waiting);
                return Ok(());
            }
            if !matches!(flow, Ok(Flow::Done | Flow::Leave)) {
                desk.stop();
                return flow.map(|_| ());
            }
        }
    }

    fn explore<C: CausalOrder>(&mut self, explorer: &mut Explorer<'a, S, C>) -> Result<Flow, Failure> {
        // With a limit on graphs, each of them is looked at: a graph that was too large may be small again later.
        let batch = if self.arguments.max_graph_size.is_some() { 1 } else { self.task.pace.steps };
        let mut until_clock = self.task.pace.steps;
        let mut steps = batch;
        // After an error executions are played to their end, and when workers hear of it is left to chance.
        let only_counts = !self.arguments.print_all_executions
            && !self.arguments.keep_going
            && self.arguments.max_graph_size.is_none()
            && self.states.is_none();
        loop {
            explorer.end_early(only_counts);
            // One execution that leaks is enough to know.
            explorer.mind_leaks(!self.leaked);
            let found = match explorer.advance_within(&mut steps) {
                Ok(Some(Found::Nothing)) => match self.backlog.pop() {
                    Some(parcel) => {
                        explorer.receive(parcel);
                        continue;
                    }
                    None => return Ok(Flow::Done),
                },
                Ok(found) => found,
                Err(limit) => return Ok(self.outgrown(limit, explorer)),
            };
            let mut flow = self.watch_size(explorer);
            if flow == Flow::GoOn
                && let Some(found) = found
            {
                flow = self.take(&found, explorer)?;
            }
            if steps == 0 {
                steps = batch;
                until_clock = until_clock.saturating_sub(batch);
            }
            if flow == Flow::GoOn && until_clock == 0 {
                until_clock = self.task.pace.steps;
                flow = self.look_up(explorer);
            }
            if flow != Flow::GoOn {
                return Ok(flow);
            }
        }
    }

    /// Looks at the clock and at the other workers.
    fn look_up<C: CausalOrder>(&mut self, explorer: &mut Explorer<'a, S, C>) -> Flow {
        match self.watch.look() {
            Word::GoOn => {}
            Word::Shed => explorer.shed(),
            Word::Stop(limit) => return self.stop_by(limit, None),
        }
        if self.arguments.checkpoint.is_some() && self.has_enough() {
            return self.stop_by("max-executions", None);
        }
        if matches!(self.task.purpose, Purpose::Split(_))
            || self.next_save.is_some_and(|next| Instant::now() >= next)
        {
            return Flow::Pause;
        }
        self.until_progress -= 1;
        if self.until_progress == 0 {
            self.until_progress = LOOKS_PER_PROGRESS;
            self.show_progress();
        }
        if self.desk.is_none() && self.until_estimate > 0 {
            self.until_estimate -= 1;
            if self.until_estimate == 0 {
                return Flow::Estimate;
            }
        }
        match (&mut self.desk, self.alone) {
            (Some(desk), _) => {
                if !desk.goes_on(explorer) {
                    return Flow::Leave;
                }
            }
            (None, 1) if explorer.can_be_shared() => return Flow::Share,
            (None, 1) => {}
            (None, _) => self.alone = self.alone.saturating_sub(1),
        }
        Flow::GoOn
    }

    /// Whether there are as many executions as were asked for; who may put the rest aside looks between executions.
    fn has_enough(&self) -> bool {
        let all = self.team.as_ref().map_or(self.findings.executions, |team| team.executions());
        self.arguments.max_executions.is_some_and(|most| all >= most)
    }

    /// Goes on with what was put aside earlier.
    fn take_up<C: CausalOrder>(&mut self, explorer: &mut Explorer<'a, S, C>) -> Result<(), Failure> {
        let Some(saved) = self.saved.take() else { return Ok(()) };
        if saved.parcels.iter().any(|parcel| !parcel.is_well_formed(self.subject.threads())) {
            let message = "what was put aside does not belong to this program; it cannot be resumed";
            return Err(Refusal::Message(message.into()).into());
        }
        explorer.learn_from(&saved.learnt);
        let (findings, states, counters) = saved.found.into_parts();
        self.absorb(findings, Some(states), counters);
        (self.backlog, self.earlier) = (saved.parcels, saved.seconds);
        self.estimate = saved.estimate.map(|(estimate, log10)| Estimate { log10, ..estimate });
        self.until_estimate = 0;
        explorer.drop_all();
        Ok(())
    }

    fn plan_save(&mut self) {
        let every = Duration::from_secs_f64(self.arguments.checkpoint_every());
        self.next_save =
            self.arguments.checkpoint.is_some().then(|| Instant::now().checked_add(every)).flatten();
    }

    /// Whether what is left is to be put in a file.
    fn is_to_be_saved(&self, flow: Flow) -> bool {
        let is_limited = self.findings.limit.as_ref().is_some_and(|(name, _)| is_resumable(name));
        let is_stopped = flow == Flow::Stop
            && is_limited
            && !self.findings.stopped_at_error
            && self.findings.restart.is_none()
            && !self.findings.again
            && !self.is_doubtful;
        self.arguments.checkpoint.is_some() && (flow == Flow::Pause || is_stopped)
    }

    /// Takes everything that is left out of an explorer.
    fn put_aside<C: CausalOrder>(&mut self, explorer: &mut Explorer<'a, S, C>) -> Result<(), Failure> {
        // What was found is to be counted first.
        while !explorer.can_be_cut() {
            if let Ok(Some(found)) = explorer.advance_within(&mut 0)
                && found != Found::Nothing
            {
                self.take(&found, explorer)?;
            }
        }
        self.backlog.extend(explorer.give_all());
        Ok(())
    }

    fn save<C: CausalOrder>(&mut self, explorer: &Explorer<'a, S, C>) -> Result<(), Failure> {
        let Some(file) = &self.arguments.checkpoint else { return Ok(()) };
        if let Some(saved) = self.frontier(explorer) {
            checkpoint::save(file, &saved)?;
            self.backlog = saved.parcels;
        }
        Ok(())
    }

    /// Everything that is needed to go on later; takes the backlog.
    fn frontier<C: CausalOrder>(&mut self, explorer: &Explorer<'a, S, C>) -> Option<Saved> {
        let (words, inputs) = self.words?;
        let mut counters = self.counters;
        counters.add(&explorer.stats());
        let states = self.states.as_ref().map(States::counts);
        Some(Saved {
            words: words.clone(),
            inputs: inputs.clone(),
            memo: self.subject.memo(),
            learnt: explorer.learnt(),
            parcels: std::mem::take(&mut self.backlog),
            found: checkpoint::Found::new(&self.findings, states, counters),
            seconds: self.earlier + self.task.start.elapsed().as_secs_f64(),
            estimate: self.estimate.map(|estimate| (estimate, estimate.log10)),
            part: None,
        })
    }

    /// Goes on after a pause.
    fn go_on<C: CausalOrder>(&mut self, explorer: &mut Explorer<'a, S, C>) {
        if let Some(parcel) = self.backlog.pop() {
            explorer.receive(parcel);
        }
        self.plan_save();
        // Whoever was helped before is helped at once.
        self.alone = self.alone.min(1);
    }

    /// Why to stop, if that comes from outside.
    pub fn is_over(&self) -> Option<&'static str> {
        self.watch.is_over()
    }

    fn show_progress(&mut self) {
        let own = self.findings.executions;
        let all = match &self.team {
            Some(team) => team.explored(own - std::mem::replace(&mut self.told, own)),
            None => own,
        };
        if let Some(progress) = self.progress.as_mut().filter(|progress| progress.is_due()) {
            progress.show(all);
        }
    }

    /// What is to be said when everything was explored.
    fn conclude<C: CausalOrder>(&mut self, explorer: &Explorer<'a, S, C>) -> Result<(), Failure> {
        // That is for whoever has the results of all parts.
        if self.part.is_some() {
            return Ok(());
        }
        if explorer.is_inextensible() && self.findings.errors.is_empty() {
            let message = format!(
                "{}: the model keeps a thread of this program from reading the last write in co, or from writing \
                 last in co, so executions may be missed; see `Extensible` in docs/models.md",
                self.arguments.model
            );
            return Err(Refusal::Message(message).into());
        }
        self.look_for_deadlocks(explorer);
        Ok(())
    }

    /// Takes over what another worker has found.
    pub fn absorb(&mut self, findings: Findings, states: Option<Counts>, counters: selvedge_explore::Stats) {
        self.findings.absorb(findings);
        self.counters.add(&counters);
        if let (Some(own), Some(others)) = (&mut self.states, states) {
            own.absorb(others);
        }
    }

    /// What is left besides that which is explored.
    pub fn take_backlog(&mut self) -> Vec<Parcel> {
        std::mem::take(&mut self.backlog)
    }

    /// Adds what others have left.
    pub fn add_backlog(&mut self, parcels: Vec<Parcel>) {
        self.backlog.extend(parcels);
    }

    /// What comes of it when several workers are done; it counts, unless it may depend on chance and must not.
    pub fn judge(&mut self, result: Result<(), Failure>) -> Result<Flow, Failure> {
        let desk = self.desk.take().expect("there were several workers");
        (self.team, self.is_shared) = (None, true);
        let found = &self.findings;
        let is_doubtful = result.is_err()
            || found.restart.is_some()
            || found.again
            || found.limit.as_ref().is_some_and(|(name, _)| !FROM_OUTSIDE.contains(name))
            || self.subject.is_numbered_by_chance();
        if self.arguments.deterministic && is_doubtful {
            self.is_doubtful = true;
            return Ok(Flow::Stop);
        }
        // An error that was found is one, whatever else has happened.
        if found.stopped_at_error {
            (self.findings.restart, self.findings.limit, self.findings.again) = (None, None, false);
            return Ok(Flow::Stop);
        }
        result?;
        if found.is_stopped() {
            return Ok(Flow::Stop);
        }
        if desk.is_paused() {
            return Ok(Flow::Pause);
        }
        assert!(desk.is_all_explored(), "invariant `explored`: workers stop only if they say why");
        Ok(Flow::Done)
    }

    /// What this worker has found.
    pub fn into_findings(self) -> (Findings, Option<Counts>) {
        (self.findings, self.states.map(States::into_counts))
    }

    /// Whether the hint about large graphs was given, or is not wanted.
    pub fn has_hinted(&self) -> bool {
        !self.may_hint
    }

    /// Forgets the executions found so far.
    fn forget(&mut self) {
        (self.findings.executions, self.findings.blocked) = (0, 0);
        self.backlog.clear();
        (self.findings.again, self.findings.limit) = (false, None);
        self.states = self.subject.states();
        self.alone = if self.task.workers > 1 { self.task.pace.alone } else { 0 };
    }

    /// If threads may wait for each other's locks, that shows only if sections are ordered.
    fn look_for_deadlocks<C: CausalOrder>(&mut self, explorer: &Explorer<'a, S, C>) {
        let suspects = explorer.deadlock_suspects();
        if suspects.is_empty() {
            return;
        }
        let name = |loc: &LocId| format!("`{}`", without_insides(self.subject.location_name(*loc, None)));
        let names = suspects.iter().map(name).collect::<Vec<_>>().join(", ");
        let note = format!(
            "{}: note: sections of {names} are explored in every order, as without `--lapor`: {SUSPECTED}",
            self.file
        );
        suspects.iter().for_each(|loc| self.subject.order(*loc, SUSPECTED));
        self.start_again(Some(note));
    }

    fn watch_size<C: CausalOrder>(&mut self, explorer: &Explorer<'a, S, C>) -> Flow {
        let events = explorer.graph().len();
        if self.may_hint && events > LARGE_GRAPH {
            self.may_hint = false;
            if self.team.as_ref().is_some_and(|team| team.has_hinted()) {
                return self.watch_size(explorer);
            }
            let place = self.longest(explorer);
            say(&format!(
                "{place}: note: an execution has more than {LARGE_GRAPH} events; if this loop does not end by itself, use \
                 `--unroll N`"
            ));
        }
        match self.arguments.max_graph_size {
            Some(limit) if events > limit => self.stop_by("max-graph-size", None),
            _ => Flow::GoOn,
        }
    }

    /// Where the thread with the most events is: probably in a loop.
    fn longest<C: CausalOrder>(&self, explorer: &Explorer<'a, S, C>) -> String {
        let threads = (0..explorer.graph().thread_count()).map(|thread| ThreadId(thread as u16));
        let longest = threads.max_by_key(|thread| explorer.graph().thread(*thread).len());
        longest.map_or(self.file.to_string(), |thread| self.describer(explorer).stop_place(thread).position())
    }

    /// Stops because of a limit.
    pub fn stop_by(&mut self, limit: &'static str, note: Option<String>) -> Flow {
        self.findings.limit = Some((limit, note));
        Flow::Stop
    }

    /// Stops because an execution has become too large.
    pub fn outgrown<C: CausalOrder>(&mut self, limit: Limit, explorer: &Explorer<'a, S, C>) -> Flow {
        let place = self.longest(explorer);
        let note =
            format!("{place}: note: stopped: {limit}; if this loop does not end by itself, use `--unroll N`");
        let name = match limit {
            Limit::Threads => "threads",
            Limit::EventsPerThread => "events-per-thread",
        };
        self.stop_by(name, Some(note))
    }

    /// Notes something that was found.
    pub fn take<C: CausalOrder>(
        &mut self,
        found: &Found,
        explorer: &Explorer<'a, S, C>,
    ) -> Result<Flow, Failure> {
        match found {
            Found::Execution(Ending::Complete) => self.complete(explorer),
            Found::Execution(Ending::Blocked(_)) => {
                self.note_bound(explorer);
                self.findings.blocked += 1;
                self.observe(explorer, "blocked")?;
                Ok(Flow::GoOn)
            }
            Found::Execution(Ending::Erroneous) => {
                self.note_bound(explorer);
                self.observe(explorer, "erroneous")?;
                Ok(Flow::GoOn)
            }
            Found::Failure(thread) => self.failure(*thread, explorer),
            Found::Violation(violation) => Ok(self.violation(violation, explorer)),
            Found::Fault(fault) => self.fault(fault, explorer),
            Found::Deadlock(threads) => {
                let describer = self.describer(explorer);
                if let Some((thread, barrier)) = describer.waits_at_destroyed(threads) {
                    let (why, place) = (WAITS_AT_DESTROYED, describer.stop_place(thread));
                    let note = describer.ordering(explorer.thread_node(thread), place, barrier, why);
                    self.subject.order(barrier, why);
                    return Ok(self.start_again(Some(note)));
                }
                let key = (true, "deadlock".to_string(), stops_of(explorer, threads));
                Ok(self.error(key, |check| check.describer(explorer).deadlock(threads)))
            }
            Found::Liveness(threads) => {
                let key = (true, "liveness".to_string(), stops_of(explorer, threads));
                Ok(self.error(key, |check| check.describer(explorer).liveness(threads)))
            }
            Found::Again if self.part.is_some() => Ok(self.start_again(None)),
            Found::Again if self.desk.is_some() => {
                self.findings.again = true;
                Ok(Flow::Stop)
            }
            Found::Again => {
                self.forget();
                Ok(Flow::GoOn)
            }
            Found::Nothing => Ok(Flow::Done),
        }
    }

    fn complete<C: CausalOrder>(&mut self, explorer: &Explorer<'a, S, C>) -> Result<Flow, Failure> {
        if let Some(most) = self.arguments.max_executions.filter(|_| self.arguments.checkpoint.is_none()) {
            let before = self.team.as_ref().map_or(self.findings.executions, |team| team.count());
            if before >= most {
                return Ok(self.stop_by("max-executions", None));
            }
        }
        self.findings.executions += 1;
        S::record(&mut self.states, explorer, self.model);
        if !self.leaked && self.subject.may_leak() {
            self.look_for_leaks(explorer);
        }
        self.observe(explorer, "complete")?;
        Ok(Flow::GoOn)
    }

    fn look_for_leaks<C: CausalOrder>(&mut self, explorer: &Explorer<'a, S, C>) {
        let threads = 0..explorer.graph().thread_count();
        let states = threads.map(|thread| explorer.thread_node(ThreadId(thread as u16)));
        let unfreed: i64 = states.map(|node| self.subject.unfreed(explorer.unfolding().state(node))).sum();
        if unfreed > 0 {
            self.leaked = true;
            let s = if unfreed == 1 { " was" } else { "s were" };
            let text = format!("{unfreed} allocated object{s} not freed when an execution ended");
            let moment = self.moment();
            self.findings.warnings.add(leak_key(), moment, || Problem::general(LEAK, text));
        }
    }

    fn failure<C: CausalOrder>(
        &mut self,
        thread: ThreadId,
        explorer: &Explorer<'a, S, C>,
    ) -> Result<Flow, Failure> {
        let node = explorer.thread_node(thread);
        let place = explorer.unfolding().place(node);
        match self.subject.stop(explorer.unfolding().state(node)) {
            None => Ok(Flow::GoOn),
            Some(Stop::Error(kind, text)) => {
                let key = (true, kind.to_string(), vec![place]);
                Ok(self.error(key, |check| check.describer(explorer).failure(thread, kind, text)))
            }
            Some(Stop::Unsupported(what)) => {
                let position = self.describer(explorer).stop_place(thread).position();
                Err(Refusal::Message(format!("{position}: {what}")).into())
            }
            Some(Stop::Limit(name, text)) => {
                let position = self.describer(explorer).stop_place(thread).position();
                Ok(self.stop_by(name, Some(format!("{position}: note: {text}"))))
            }
            Some(Stop::Restart) => Ok(self.start_again(None)),
            Some(Stop::Order(loc, why)) => {
                let describer = self.describer(explorer);
                let note = describer.ordering(node, describer.stop_place(thread), loc, why);
                Ok(self.start_again(Some(note)))
            }
        }
    }

    fn fault<C: CausalOrder>(
        &mut self,
        fault: &Fault,
        explorer: &Explorer<'a, S, C>,
    ) -> Result<Flow, Failure> {
        let place = |event| explorer.unfolding().place(explorer.event_node(event));
        let describer = self.describer(explorer);
        match fault.kind {
            FaultKind::Disguised if describer.share(fault.event) => Ok(self.start_again(None)),
            FaultKind::Crowded | FaultKind::Retired => {
                let why = if fault.kind == FaultKind::Crowded { CROWDED } else { RETIRED };
                let (loc, place) = (describer.accessed(fault.event), describer.place(fault.event));
                let note = describer.ordering(explorer.event_node(fault.event), place, loc, why);
                self.subject.order(loc, why);
                Ok(self.start_again(Some(note)))
            }
            FaultKind::MixedSizes => Err(Refusal::Message(describer.mixed_sizes(fault)).into()),
            kind => {
                let mut places: Vec<Place> =
                    [fault.event].into_iter().chain(fault.other).map(place).collect();
                places.sort_unstable();
                let key = (true, format!("{kind:?}"), places);
                Ok(self.error(key, |check| check.describer(explorer).fault(fault)))
            }
        }
    }

    /// What was found does not count: the program has to be explored again, with settings that it has noted.
    fn start_again(&mut self, note: Option<String>) -> Flow {
        let said = note.filter(|_| !self.arguments.quiet);
        self.findings.restart.get_or_insert_default().extend(said);
        Flow::Stop
    }

    fn violation<C: CausalOrder>(&mut self, violation: &Violation, explorer: &Explorer<'a, S, C>) -> Flow {
        let place = |event| explorer.unfolding().place(explorer.event_node(event));
        let mut places: Vec<Place> = events_of(violation).into_iter().map(place).collect();
        places.sort_unstable();
        let key = (violation.is_error, violation.name.clone(), places);
        let describe = |check: &Check<'a, S>| check.describer(explorer).violation(violation);
        if violation.is_error {
            return self.error(key, describe);
        }
        let moment = self.moment();
        let mut warnings = std::mem::take(&mut self.findings.warnings);
        warnings.add(key, moment, || describe(self));
        self.findings.warnings = warnings;
        Flow::GoOn
    }

    /// Adds an error that was not seen before, and stops if one is enough.
    fn error(&mut self, key: Key, describe: impl FnOnce(&Check<'a, S>) -> Problem) -> Flow {
        let moment = self.moment();
        let mut errors = std::mem::take(&mut self.findings.errors);
        errors.add(key, moment, || describe(self));
        self.findings.errors = errors;
        if self.arguments.keep_going {
            return Flow::GoOn;
        }
        self.findings.stopped_at_error = true;
        match &self.desk {
            Some(desk) if self.arguments.deterministic => {
                desk.stop_later();
                Flow::Leave
            }
            _ => Flow::Stop,
        }
    }

    /// The present moment, in exploration order.
    fn moment(&mut self) -> Moment {
        self.moments += 1;
        (self.desk.as_ref().map_or_else(Rank::default, |desk| desk.rank().clone()), self.moments)
    }

    fn note_bound<C: CausalOrder>(&mut self, explorer: &Explorer<'a, S, C>) {
        if self.may_be_bounded && !self.findings.cut {
            let threads = 0..explorer.graph().thread_count();
            self.findings.cut = threads.into_iter().any(|thread| {
                let node = explorer.thread_node(ThreadId(thread as u16));
                explorer.unfolding().action(node) == Action::Block(Block::LoopBound)
            });
        }
    }

    fn observe<C: CausalOrder>(
        &mut self,
        explorer: &Explorer<'a, S, C>,
        ending: &'static str,
    ) -> Result<(), Failure> {
        if self.arguments.print_all_executions {
            let execution = self.describer(explorer).execution();
            self.observer.execution(&execution, ending).map_err(Failure::Output)?;
        }
        Ok(())
    }

    fn describer<'b, C: CausalOrder>(&self, explorer: &'b Explorer<'a, S, C>) -> Describer<'b, S, C>
    where
        'a: 'b,
    {
        Describer { subject: self.subject, model: self.model, model_name: &self.arguments.model, explorer }
    }
}

/// Whether what is left when a limit is reached is put aside: what was too large once would be so again.
fn is_resumable(limit: &str) -> bool {
    FROM_OUTSIDE.contains(&limit) || limit == "max-executions"
}

/// What memory that is not freed is called.
const LEAK: &str = "unfreed-memory";

fn leak_key() -> Key {
    (false, LEAK.to_string(), Vec::new())
}

/// Where these threads have stopped.
fn stops_of<S: Subject, C: CausalOrder>(explorer: &Explorer<'_, S, C>, threads: &[ThreadId]) -> Vec<Place> {
    threads.iter().map(|thread| explorer.unfolding().place(explorer.thread_node(*thread))).collect()
}

fn outgrown(file: &str, limit: Limit) -> Refusal {
    Refusal::Message(format!("{file}: {limit}, which is not supported"))
}
