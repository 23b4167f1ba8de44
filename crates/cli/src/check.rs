//! `selvedge check`: drives the explorer over a program and collects what it finds.

use crate::args::{CheckArgs, CoherenceArg, Kind};
use crate::describe::{Describer, events_of};
use crate::diagnostics::{Refusal, say};
use crate::machine::without_insides;
use crate::report::{Execution, Problem, Report, Stats};
use crate::states::States;
use crate::subject::{Stop, Subject, finish};
use crate::{Failure, input, machine};
use selvedge_explore::{
    CausalOrder, Coherence, Dependent, Ending, Explorer, Fault, FaultKind, Found, Options,
};
use selvedge_graph::{Limit, LocId, ThreadId};
use selvedge_model::{Assert, Model, Violation};
use selvedge_program::{Action, Block, Place};
use std::collections::HashSet;
use std::io;
use std::time::{Duration, Instant};

/// The error that `--no-race-detection` switches off.
const RACE: &str = "data-race";
/// Steps between two looks at the clock.
const STEPS: u64 = 64;
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

/// Reads the program and the model and explores.
pub fn run(arguments: &CheckArgs, observer: &mut dyn Observer) -> Result<Report, Failure> {
    let start = Instant::now();
    if arguments.kind()? == Kind::Litmus {
        let options = selvedge_litmus::Options { unroll: arguments.unroll };
        let mut test = input::litmus_test(&arguments.files, &options)?;
        if input::uses_dependencies(&arguments.model)? {
            test = test.with_dependencies();
        }
        let report = explore(&test, arguments, observer, start)?;
        return Ok(report.expect("a litmus test is never started again"));
    }
    let mut program = machine::read(arguments)?;
    loop {
        if let Some(report) = explore(&program, arguments, observer, start)? {
            return Ok(report);
        }
        program = program.again()?;
    }
}

/// Explores a program; no report if it has to be started again.
fn explore<S: Subject>(
    subject: &S,
    arguments: &CheckArgs,
    observer: &mut dyn Observer,
    start: Instant,
) -> Result<Option<Report>, Failure> {
    let mut model = input::model(&arguments.model, subject.classes())?;
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
    let symmetric = if arguments.no_symmetry { 0 } else { Options::default().symmetric };
    let options = Options { coherence, races, liveness, in_place_revisits, symmetric, ..Options::default() };
    let mut check = Check {
        arguments,
        subject,
        file: &file,
        model: &model,
        deadline: arguments.timeout.and_then(|seconds| {
            // A time too far away to be expressed is no limit.
            start.checked_add(Duration::try_from_secs_f64(seconds).ok()?)
        }),
        may_hint: !arguments.quiet && arguments.unroll.is_none() && subject.has_loops(),
        may_be_bounded: subject.has_loops(),
        restart: false,
        leaked: !subject.has_objects(),
        states: subject.states(),
        seen: HashSet::new(),
        observer,
        report: empty_report(arguments),
    };
    let counters = if model.uses_dependencies() {
        let causal = Dependent::of(&model);
        check.run(Explorer::with_causal_order(subject, &model, options, causal))?
    } else {
        check.run(Explorer::new(subject, &model, options))?
    };
    let Check { states, mut report, restart, .. } = check;
    if restart {
        return Ok(None);
    }
    report.condition = finish(states);
    report.bounded |= subject.is_bounded();
    let general = subject.warnings().into_iter();
    report.warnings.extend(general.map(|(kind, text)| Problem::general(kind, text)));
    // A claim changes nothing about the model, so that a check goes on without its proof.
    let unproved = model.asserts().iter().filter_map(Assert::complaint);
    report.warnings.extend(unproved.map(|error| Problem::general("model", error.to_string())));
    report.stats = Stats {
        seconds: start.elapsed().as_secs_f64(),
        events_added: counters.events_added,
        revisits: counters.revisits,
        dead_ends: counters.dead_ends,
        peak_memory_kib: peak_memory_kib(),
    };
    Ok(Some(report))
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
        errors: Vec::new(),
        warnings: Vec::new(),
        condition: None,
        stats: Stats::default(),
    }
}

/// Whether to go on exploring.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Flow {
    GoOn,
    Stop,
}

/// What makes two problems the same: severity and name, and the places in the text.
type Key = (bool, String, Vec<Place>);

struct Check<'a, S: Subject> {
    arguments: &'a CheckArgs,
    subject: &'a S,
    file: &'a str,
    model: &'a Model,
    deadline: Option<Instant>,
    /// Whether a large graph is worth a hint, which is given once.
    may_hint: bool,
    may_be_bounded: bool,
    /// What was found does not count: the program has to be explored again with other settings.
    restart: bool,
    /// Whether it was said that memory is not freed, or there is none to free.
    leaked: bool,
    states: Option<States<'a>>,
    seen: HashSet<Key>,
    observer: &'a mut dyn Observer,
    report: Report,
}

impl<'a, S: Subject> Check<'a, S> {
    /// Explores everything, and returns what was counted.
    fn run<C: CausalOrder>(
        &mut self,
        explorer: Result<Explorer<'a, S, C>, Limit>,
    ) -> Result<selvedge_explore::Stats, Failure> {
        let mut explorer = explorer.map_err(|limit| outgrown(self.file, limit))?;
        self.explore(&mut explorer)?;
        Ok(explorer.stats())
    }

    fn explore<C: CausalOrder>(&mut self, explorer: &mut Explorer<'a, S, C>) -> Result<(), Failure> {
        // With a limit on graphs, each of them is looked at: a graph that was too large may be small again later.
        let batch = if self.arguments.max_graph_size.is_some() { 1 } else { STEPS };
        let mut until_clock = STEPS;
        let mut steps = batch;
        let only_counts = !self.arguments.print_all_executions
            && self.arguments.max_graph_size.is_none()
            && self.states.is_none();
        loop {
            // Whether memory was freed shows only at the very end.
            explorer.end_early(only_counts && (self.leaked || !self.subject.may_leak()));
            let found = match explorer.advance_within(&mut steps) {
                Ok(Some(Found::Nothing)) if explorer.is_inextensible() && self.report.errors.is_empty() => {
                    let message = format!(
                        "{}: the model keeps a thread of this program from reading the last write in co, or from writing \
                         last in co, so executions may be missed; see `Extensible` in docs/models.md",
                        self.arguments.model
                    );
                    return Err(Refusal::Message(message).into());
                }
                Ok(Some(Found::Nothing)) => {
                    self.look_for_deadlocks(explorer);
                    return Ok(());
                }
                Ok(found) => found,
                Err(limit) => {
                    self.outgrown(limit, explorer);
                    return Ok(());
                }
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
            if until_clock == 0 {
                until_clock = STEPS;
                if self.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                    flow = self.stop_by("timeout");
                }
            }
            if flow == Flow::Stop {
                return Ok(());
            }
        }
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
            let place = self.longest(explorer);
            say(&format!(
                "{place}: note: an execution has more than {LARGE_GRAPH} events; if this loop does not end by itself, use \
                 `--unroll N`"
            ));
        }
        match self.arguments.max_graph_size {
            Some(limit) if events > limit => self.stop_by("max-graph-size"),
            _ => Flow::GoOn,
        }
    }

    /// Where the thread with the most events is: probably in a loop.
    fn longest<C: CausalOrder>(&self, explorer: &Explorer<'a, S, C>) -> String {
        let threads = (0..explorer.graph().thread_count()).map(|thread| ThreadId(thread as u16));
        let longest = threads.max_by_key(|thread| explorer.graph().thread(*thread).len());
        longest.map_or(self.file.to_string(), |thread| self.describer(explorer).stop_place(thread).position())
    }

    fn stop_by(&mut self, limit: &'static str) -> Flow {
        self.report.limit = Some(limit);
        Flow::Stop
    }

    fn outgrown<C: CausalOrder>(&mut self, limit: Limit, explorer: &Explorer<'a, S, C>) {
        let place = self.longest(explorer);
        say(&format!(
            "{place}: note: stopped: {limit}; if this loop does not end by itself, use `--unroll N`"
        ));
        self.stop_by(match limit {
            Limit::Threads => "threads",
            Limit::EventsPerThread => "events-per-thread",
        });
    }

    fn take<C: CausalOrder>(
        &mut self,
        found: &Found,
        explorer: &Explorer<'a, S, C>,
    ) -> Result<Flow, Failure> {
        match found {
            Found::Execution(Ending::Complete) => self.complete(explorer),
            Found::Execution(Ending::Blocked(_)) => {
                self.note_bound(explorer);
                self.report.blocked += 1;
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
            Found::Again => {
                (self.report.executions, self.report.blocked) = (0, 0);
                self.states = self.subject.states();
                Ok(Flow::GoOn)
            }
            Found::Nothing => Ok(Flow::Stop),
        }
    }

    fn complete<C: CausalOrder>(&mut self, explorer: &Explorer<'a, S, C>) -> Result<Flow, Failure> {
        if self.arguments.max_executions == Some(self.report.executions) {
            return Ok(self.stop_by("max-executions"));
        }
        self.report.executions += 1;
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
            self.report.warnings.push(Problem::general("unfreed-memory", text));
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
                say(&format!("{position}: note: {text}"));
                Ok(self.stop_by(name))
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
        if let Some(note) = note.filter(|_| !self.arguments.quiet) {
            say(&note);
        }
        self.restart = true;
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
        if self.seen.insert(key) {
            let warning = describe(self);
            self.report.warnings.push(warning);
        }
        Flow::GoOn
    }

    /// Adds an error that was not seen before, and stops if one is enough.
    fn error(&mut self, key: Key, describe: impl FnOnce(&Check<'a, S>) -> Problem) -> Flow {
        if self.seen.insert(key) {
            let error = describe(self);
            self.report.errors.push(error);
        }
        if self.arguments.keep_going {
            return Flow::GoOn;
        }
        self.report.stopped_at_error = true;
        Flow::Stop
    }

    fn note_bound<C: CausalOrder>(&mut self, explorer: &Explorer<'a, S, C>) {
        if self.may_be_bounded && !self.report.cut {
            let threads = 0..explorer.graph().thread_count();
            self.report.cut = threads.into_iter().any(|thread| {
                let node = explorer.thread_node(ThreadId(thread as u16));
                explorer.unfolding().action(node) == Action::Block(Block::LoopBound)
            });
            self.report.bounded |= self.report.cut;
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

/// Where these threads have stopped.
fn stops_of<S: Subject, C: CausalOrder>(explorer: &Explorer<'_, S, C>, threads: &[ThreadId]) -> Vec<Place> {
    threads.iter().map(|thread| explorer.unfolding().place(explorer.thread_node(*thread))).collect()
}

fn outgrown(file: &str, limit: Limit) -> Refusal {
    Refusal::Message(format!("{file}: {limit}, which is not supported"))
}

/// What the Linux kernel says about this process; 0 elsewhere.
fn peak_memory_kib() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}
