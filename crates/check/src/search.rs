//! Drives a search over interleavings and collects what it finds: the twin of `worker`, which explores
//! graphs.

use crate::again::Again;
use crate::findings::{Findings, Key};
use crate::host::Say;
use crate::job::{Job, empty_report, stopped_early};
use crate::machine::Loaded;
use crate::model::text_of;
use crate::refusal::{Failure, Refusal};
use crate::settings::{Kind, Settings};
use crate::states::States;
use crate::subject::{Stop, Subject, finish};
use crate::watch;
use crate::worker::add_unreached;
use selvedge_explore::Rank;
use selvedge_graph::{LocId, ThreadId};
use selvedge_interleave::{Ending, FaultKind, Found, Points, Search, Step};
use selvedge_program::{Action, Block, Place};
use selvedge_report::narrate::Narrator;
use selvedge_report::{Limit, Problem, Report, SearchStats, Stats, leaks};
use selvedge_stop::unless_stopped;
use std::collections::HashSet;
use std::time::Instant;

/// Steps between two looks at the clock.
const STEPS: u64 = 256;
/// An interleaving of more steps than this is probably that of a loop without end.
const LONG: usize = 2_000;
/// Why a lock has to be a word in memory, as a sentence about 'it'.
const RETIRED: &str = "it is used when it is destroyed, or after that";
const WAITS_AT_DESTROYED: &str = "a wait at it does not come before its destruction";

/// Loads the program and searches, with all threads tried at these points.
pub fn run(job: Job<'_>, points: Points) -> Result<Report, Failure> {
    let Job { settings, kind, mut inputs, start, say, read, .. } = job;
    if kind == Kind::Litmus {
        let options = selvedge_litmus::Options { unroll: settings.kept.unroll_of_litmus()? };
        let test = inputs
            .lend_program(|sources| selvedge_litmus::parse(&sources[0], &options))
            .map_err(Refusal::from)?;
        let report = search(&test, settings, points, (start, say))?;
        return Ok(report.expect("a litmus test is never started again"));
    }
    let load = || {
        let text = text_of(&settings.kept.model, &inputs.model)?;
        inputs.lend_program(|sources| Loaded::read((settings, false), sources, &text, &[], (say, read)))
    };
    let mut loaded = unless_stopped(load).transpose()?;
    while let Some(program) = loaded {
        if let Some(report) = search(&program, settings, points, (start, say))? {
            return Ok(report);
        }
        loaded = unless_stopped(|| program.again()).transpose()?;
    }
    Ok(stopped_early(settings, start))
}

/// Searches a program; none if it has to be loaded again, with settings that it has noted.
fn search<S: Subject>(
    subject: &S,
    settings: &Settings,
    points: Points,
    (start, say): (Instant, Say<'_>),
) -> Result<Option<Report>, Failure> {
    let mut hunt = Hunt {
        subject,
        settings,
        say,
        search: Search::new(subject, points),
        findings: Findings::default(),
        states: subject.states(),
        leaked: subject.objects().is_none(),
        may_hint: !settings.quiet && !settings.kept.cuts_loops() && subject.has_loops(),
        moments: 0,
    };
    hunt.search.report_races(!settings.kept.no_race_detection);
    hunt.search.report_liveness(settings.kept.liveness());
    hunt.run()?;
    let Hunt { search, states, findings, .. } = hunt;
    if let Some(again) = &findings.again {
        again.notes().iter().for_each(|note| say(note));
        return Ok(None);
    }
    if let Some((_, Some(note))) = &findings.limit {
        say(note);
    }
    let mut report = empty_report(settings);
    findings.fill(&mut report);
    report.condition = finish(states);
    report.bounded |= subject.is_bounded();
    add_unreached(subject, &mut report);
    let general = subject.warnings().into_iter();
    report.warnings.extend(general.map(|(kind, text)| Problem::general(kind, text)));
    let stats = search.stats();
    let found = SearchStats {
        name: if points == Points::All { "interleavings" } else { "lockset" },
        states: stats.states,
        transitions: stats.transitions,
        scheduling_points: stats.points,
    };
    report.stats = Stats {
        seconds: start.elapsed().as_secs_f64(),
        dead_ends: stats.dead_ends,
        peak_memory_kib: watch::memory_kib("VmHWM:").unwrap_or(0),
        workers: 1,
        search: Some(found),
        ..Stats::default()
    };
    watch::let_go(search);
    Ok(Some(report))
}

/// Whether to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flow {
    GoOn,
    Stop,
}

struct Hunt<'a, S: Subject> {
    subject: &'a S,
    settings: &'a Settings,
    say: Say<'a>,
    search: Search<'a, S>,
    findings: Findings,
    states: Option<States<'a>>,
    /// Whether it was said that memory is not freed, or there is none to free.
    leaked: bool,
    /// Whether a long interleaving is worth a hint, which is given once.
    may_hint: bool,
    /// How many problems were met.
    moments: u64,
}

impl<'a, S: Subject> Hunt<'a, S> {
    fn run(&mut self) -> Result<(), Failure> {
        loop {
            let mut steps = STEPS;
            let Some(found) = unless_stopped(|| self.search.advance(&mut steps)) else {
                self.look();
                return Ok(());
            };
            let flow = match found {
                Some(Found::Nothing) => return Ok(()),
                Some(found) => self.take(&found)?,
                None => Flow::GoOn,
            };
            if flow == Flow::Stop || self.look() == Flow::Stop {
                return Ok(());
            }
        }
    }

    fn narrator(&self) -> Narrator<'_, 'a, S> {
        Narrator::new(self.subject, self.search.machine())
    }

    /// Looks at limits.
    fn look(&mut self) -> Flow {
        let length = self.search.machine().trace().len();
        if self.may_hint && length > LONG {
            self.may_hint = false;
            let place = self.narrator().last_position();
            (self.say)(&format!(
                "{place}: note: an interleaving has more than {LONG} steps; if this loop does not end by itself, use \
                 `--unroll N`"
            ));
        }
        if self.settings.kept.max_graph_size.is_some_and(|most| length > most) {
            return self.stop_by(Limit::MaxGraphSize, None);
        }
        match watch::limit() {
            Some(limit) => self.stop_by(limit, None),
            None => Flow::GoOn,
        }
    }

    fn stop_by(&mut self, limit: Limit, note: Option<String>) -> Flow {
        self.findings.limit = Some((limit, note));
        Flow::Stop
    }

    fn take(&mut self, found: &Found) -> Result<Flow, Failure> {
        match found {
            Found::Execution(ending) => Ok(self.ended(*ending)),
            Found::Failure(thread) => self.failure(*thread),
            Found::Fault(kind) => self.fault(*kind),
            Found::Race(race) => {
                let trace = self.search.machine().trace();
                let place = |(step, event): (usize, usize)| {
                    let step = &trace[step];
                    self.subject.telling_place(step.state(event), step.events[event].place)
                };
                let mut places = vec![place(race.earlier), place(race.later)];
                places.sort_unstable();
                Ok(self.error("data-race", places, |narrator| narrator.race(race)))
            }
            Found::Deadlock(threads) => Ok(self.deadlock(threads)),
            Found::Liveness(threads) => {
                Ok(self.error("liveness", self.stops_of(threads), |narrator| narrator.liveness(threads)))
            }
            Found::Nothing => Ok(Flow::Stop),
        }
    }

    fn ended(&mut self, ending: Ending) -> Flow {
        let machine = self.search.machine();
        let threads = (0..machine.thread_count()).map(|thread| machine.thread(ThreadId(thread as u16)));
        let cut = threads.filter(|next| next.action == Action::Block(Block::LoopBound));
        let cut = cut.map(|next| (next.place, self.subject.cut_function(&next.state)));
        self.findings.add_cuts(cut, |place| self.subject.position(place));
        match ending {
            Ending::Complete => {
                if self.settings.max_executions.is_some_and(|most| self.findings.executions >= most) {
                    return self.stop_by(Limit::MaxExecutions, None);
                }
                self.findings.executions += 1;
                S::record_interleaving(&mut self.states, machine);
                self.look_for_leaks();
            }
            Ending::Blocked(_) => self.findings.blocked += 1,
            Ending::Erroneous => {}
        }
        Flow::GoOn
    }

    fn look_for_leaks(&mut self) {
        if self.leaked || !self.subject.may_leak() {
            return;
        }
        let machine = self.search.machine();
        let threads = (0..machine.thread_count()).map(|thread| ThreadId(thread as u16));
        let ended = threads.map(|thread| (thread, &machine.thread(thread).state));
        let unfreed: i64 = ended.clone().map(|(_, state)| self.subject.unfreed(state)).sum();
        if unfreed > 0 {
            self.leaked = true;
            let events = machine.trace().iter().flat_map(|step| &step.events);
            let freed = events.filter_map(|event| match event.action {
                Action::Free { object, .. } => Some(self.subject.freed_address(object)),
                _ => None,
            });
            let freed: HashSet<u64> = freed.collect();
            let notes = leaks::notes(self.subject, ended, |base| freed.contains(&base));
            self.findings.warnings.add_leak(unfreed, notes, (Rank::default(), self.moments));
        }
    }

    fn failure(&mut self, thread: ThreadId) -> Result<Flow, Failure> {
        let next = self.search.machine().thread(thread);
        let place = next.place;
        let position = || self.narrator().stop_place(thread).position();
        match self.subject.take_stop(&next.state) {
            None => Ok(Flow::GoOn),
            Some(Stop::Error(kind, text)) => {
                Ok(self.error(kind, vec![place], |narrator| narrator.failure(thread, kind, text)))
            }
            Some(Stop::Unsupported(what)) => Err(Refusal::Message(format!("{}: {what}", position())).into()),
            Some(Stop::Limit(limit, text)) => {
                let note = format!("{}: note: {text}", position());
                Ok(self.stop_by(limit, Some(note)))
            }
            Some(Stop::Restart) => Ok(self.start_again(None)),
            Some(Stop::Order(loc, why)) => {
                let note = self.narrator().ordering(&position(), loc, why);
                Ok(self.start_again(Some(note)))
            }
        }
    }

    fn fault(&mut self, kind: FaultKind) -> Result<Flow, Failure> {
        let trace = self.search.machine().trace();
        let step = trace.last().expect("a fault is one of a step");
        match (kind, step.events[0].action) {
            (FaultKind::Disguised, _) if self.share() => Ok(self.start_again(None)),
            (FaultKind::Retired, Action::Lock { lock, .. } | Action::Retire { lock }) => {
                let position = self.narrator().last_position();
                Ok(self.order(&position, lock, RETIRED))
            }
            (FaultKind::MixedSizes, _) => Err(Refusal::Message(self.narrator().mixed_sizes()).into()),
            _ => {
                let other = step.fault.and_then(|fault| fault.other).map(|other| &trace[other as usize]);
                let place =
                    |step: &Step<S::State>| self.subject.telling_place(step.state(0), step.events[0].place);
                let mut places: Vec<Place> = [step].into_iter().chain(other).map(place).collect();
                places.sort_unstable();
                Ok(self.error(&format!("{kind:?}"), places, |narrator| narrator.fault(kind)))
            }
        }
    }

    fn deadlock(&mut self, threads: &[ThreadId]) -> Flow {
        let narrator = self.narrator();
        if let Some((thread, barrier)) = narrator.waits_at_destroyed(threads) {
            let position = narrator.stop_place(thread).position();
            return self.order(&position, barrier, WAITS_AT_DESTROYED);
        }
        self.error("deadlock", self.stops_of(threads), |narrator| narrator.deadlock(threads))
    }

    /// Where these threads have stopped.
    fn stops_of(&self, threads: &[ThreadId]) -> Vec<Place> {
        let machine = self.search.machine();
        let place = |thread: &ThreadId| {
            let next = machine.thread(*thread);
            self.subject.telling_place(&next.state, next.place)
        };
        threads.iter().map(place).collect()
    }

    /// Asks for a lock or barrier to be a word in memory.
    fn order(&mut self, position: &str, loc: LocId, why: &'static str) -> Flow {
        let note = self.narrator().ordering(position, loc, why);
        self.subject.order(loc, why);
        self.start_again(Some(note))
    }

    /// Asks for the object of the last step to be shared from its birth; false if it is already.
    fn share(&self) -> bool {
        let narrator = self.narrator();
        narrator.last_location().is_some_and(|loc| self.subject.share(loc, narrator.maker(loc)))
    }

    /// What was found does not count: the program has to be searched again, with settings that it has noted.
    fn start_again(&mut self, note: Option<String>) -> Flow {
        let said = note.filter(|_| !self.settings.quiet);
        self.findings.ask(Again::Program(said.into_iter().collect()));
        Flow::Stop
    }

    /// Adds an error that was not seen before, and stops if one is enough.
    fn error(
        &mut self,
        name: &str,
        places: Vec<Place>,
        describe: impl FnOnce(&Narrator<'_, 'a, S>) -> Problem,
    ) -> Flow {
        self.moments += 1;
        let key: Key = (true, name.to_string(), places);
        let mut errors = std::mem::take(&mut self.findings.errors);
        errors.add(key, (Rank::default(), self.moments), || describe(&self.narrator()));
        self.findings.errors = errors;
        if self.settings.keep_going {
            return Flow::GoOn;
        }
        self.findings.stopped_at_error = true;
        Flow::Stop
    }
}
