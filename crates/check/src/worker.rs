//! A worker: drives an explorer over a program and collects what it finds.
//!
//! `state` is what a worker knows. `start` makes the first one, and does again what has to be done again.
//! That worker lets others help (`team`), and samples be drawn (`estimate`); both drive workers in turn, by
//! methods of what they are given. `take` looks at what was found, `races` looks for races in it; `aside`
//! puts away what is `left`, and `tally` is what several workers count together.

mod aside;
mod estimate;
mod left;
mod races;
mod start;
mod state;
mod take;
mod tally;
mod team;

pub use start::{add_unreached, run, run_loaded};

use crate::again::Again;
use crate::findings::{Findings, leak_key};
use crate::refusal::{Failure, Refusal};
use crate::settings::Purpose;
use crate::states::{Counts, States};
use crate::subject::Subject;
use crate::watch;
use selvedge_explore::{CausalOrder, Coda, Counted, Desk, Explorer, Found};
use selvedge_graph::{self as graph, ThreadId};
use selvedge_report::Limit;
use selvedge_report::Position;
use selvedge_report::gallery::Gallery;
use state::{Check, Flow, LOOKS_PER_PROGRESS};
use std::sync::Arc;
use std::time::Instant;
use tally::Tally;

/// A graph of more events than this is probably that of a loop without end.
const LARGE_GRAPH: usize = 2_000;
/// So many of a thread's last events tell in which loop it is.
const ENOUGH_EVENTS: usize = 500;

impl<'a, S: Subject> Check<'a, S> {
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
        let is_shown = !self.settings.quiet && !self.settings.shows_all;
        self.progress = match is_shown && self.task.purpose == Purpose::Check {
            true => self.host.progress(self.findings.executions),
            false => None,
        };
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
                        Purpose::Estimate => self.stop_by(Limit::Estimate, None),
                        _ => self.explore(&mut explorer)?,
                    };
                }
            } else if is_all && self.until_estimate > 0 {
                self.estimate = Some(estimate::counted(self.findings.executions, start));
            }
            if flow == Flow::Share {
                flow = team::share(self, &mut explorer, causal)?;
            }
            if self.is_to_be_saved(flow) && self.put_aside(&mut explorer)? {
                watch::undisturbed(|| self.save(&explorer))?;
                if flow == Flow::Pause {
                    self.go_on(&mut explorer);
                    continue;
                }
            }
            if flow == Flow::Done {
                self.conclude(&explorer)?;
            }
            // Perhaps somebody else has learnt something that makes all of it start again.
            if self.findings.again != Some(Again::Exploration) {
                break;
            }
            explorer.start_over();
            self.forget();
        }
        self.counters.add(&explorer.stats());
        self.learnt = explorer.learnt();
        if self.findings.again.is_none() {
            watch::let_go(explorer);
        }
        Ok(())
    }

    /// Explores with others: what is here, if this is the first of them, and then one piece after the other.
    pub fn work<C: CausalOrder>(
        &mut self,
        explorer: &mut Explorer<'a, S, C>,
        desk: Desk,
        tally: Arc<Tally>,
    ) -> Result<(), Failure> {
        let _alarm = desk.alarm();
        let mut has_piece = desk.is_first();
        (self.tally, self.told) = (Some(tally), self.findings.executions);
        self.desk = Some(desk);
        self.plan_save();
        loop {
            let desk = self.desk.as_mut().expect("it has just been taken");
            if !has_piece && !desk.next(explorer) {
                let waiting = desk.take_back();
                self.left.backlog.extend(waiting);
                return Ok(());
            }
            has_piece = false;
            let leak = self.findings.warnings.moment(&leak_key());
            let is_known = leak.is_some_and(|(rank, _)| rank <= desk.rank());
            self.leaked = self.subject.objects().is_none() || is_known;
            let flow = self.explore(explorer);
            let desk = self.desk.as_ref().expect("it has not been given back");
            if let Ok(flow) = flow
                && (flow == Flow::Leave && desk.is_paused() || self.is_to_be_saved(flow))
            {
                // Everybody puts aside what is left.
                desk.pause();
                let waiting = desk.take_back();
                let is_whole = self.put_aside(explorer)?;
                self.left.backlog.extend(waiting);
                if !is_whole {
                    self.desk.as_ref().expect("it has not been given back").stop();
                }
                return Ok(());
            }
            if !matches!(flow, Ok(Flow::Done | Flow::Leave)) {
                desk.stop();
                return flow.map(|_| ());
            }
        }
    }

    fn explore<C: CausalOrder>(&mut self, explorer: &mut Explorer<'a, S, C>) -> Result<Flow, Failure> {
        // With a limit on graphs, each of them is looked at: a graph that was too large may be small again
        // later.
        let batch = if self.settings.kept.max_graph_size.is_some() { 1 } else { self.task.pace.steps };
        let mut until_clock = self.task.pace.steps;
        let mut steps = batch;
        // After an error executions are played to their end, and when workers hear of it is left to chance.
        let may_only_count = !self.settings.shows_all
            && !self.settings.keep_going
            && !self.settings.shortest
            && self.settings.replay.is_none()
            && self.settings.kept.max_graph_size.is_none()
            && !self.settings.by_locksets
            && self.states.is_none();
        loop {
            explorer.set_coda(match self.settings.max_executions {
                _ if !may_only_count || self.is_collecting() => Coda::Off,
                None => Coda::Count,
                Some(_) => Coda::Tell,
            });
            // One execution that leaks is enough to know.
            explorer.mind_leaks(!self.leaked);
            let advanced = selvedge_stop::unless_stopped(|| explorer.advance_within(&mut steps));
            self.add_counted(explorer.take_counted());
            let Some(advanced) = advanced else { return Ok(self.break_off()) };
            let found = match advanced {
                Ok(Some(Found::Nothing)) => match self.left.backlog.pop() {
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
            if flow == Flow::GoOn && self.further == Some(0) {
                flow = Flow::Stop;
            }
            if steps == 0 {
                self.further = self.further.map(|left| left.saturating_sub(1));
                steps = batch;
                until_clock = if selvedge_stop::is_asked() { 0 } else { until_clock.saturating_sub(batch) };
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

    /// Adds executions that were not found one by one.
    fn add_counted(&mut self, counted: Counted) {
        self.findings.executions += counted.complete;
        self.findings.blocked += counted.blocked;
    }

    /// Looks at limits and at the other workers.
    fn look_up<C: CausalOrder>(&mut self, explorer: &mut Explorer<'a, S, C>) -> Flow {
        if let Some(limit) = self.is_over() {
            return self.stop_by(limit, None);
        }
        if watch::is_memory_scarce() {
            explorer.shed();
        }
        if self.settings.checkpoint.is_some() && self.has_enough() {
            return self.stop_by(Limit::MaxExecutions, None);
        }
        if matches!(self.task.purpose, Purpose::Split(_))
            || self.left.next_save.is_some_and(|next| Instant::now() >= next)
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
        let is_collecting = self.is_collecting();
        match (&mut self.desk, self.alone) {
            (Some(desk), _) => {
                if !desk.goes_on(explorer) {
                    return Flow::Leave;
                }
            }
            (None, 1) if explorer.can_be_shared() && !is_collecting => return Flow::Share,
            (None, 1) => {}
            (None, _) => self.alone = self.alone.saturating_sub(1),
        }
        Flow::GoOn
    }

    /// Whether there are as many executions as were asked for; who may put the rest aside looks between
    /// executions.
    fn has_enough(&self) -> bool {
        let all = self.tally.as_ref().map_or(self.findings.executions, |tally| tally.explored());
        self.settings.max_executions.is_some_and(|most| all >= most)
    }

    /// Why to stop, if that comes from outside.
    pub fn is_over(&self) -> Option<Limit> {
        watch::limit()
    }

    /// Stops in the midst of a step that has taken too long.
    pub fn break_off(&mut self) -> Flow {
        self.findings.broken_off = true;
        let limit = self.is_over().expect("invariant `stop`: who insists has a limit");
        let note = |file: &std::path::PathBuf| {
            let file = file.display();
            format!(
                "note: {file}: not brought up to date, as the step at hand took too long to end it in good order"
            )
        };
        self.stop_by(limit, self.settings.checkpoint.as_ref().map(note))
    }

    fn show_progress(&mut self) {
        let own = self.findings.executions;
        let all = match &self.tally {
            Some(tally) => tally.add_explored(own - std::mem::replace(&mut self.told, own)),
            None => own,
        };
        if let Some(progress) = self.progress.as_mut().filter(|progress| progress.is_due()) {
            progress.show(all);
        }
    }

    /// What is to be said when everything was explored.
    fn conclude<C: CausalOrder>(&mut self, explorer: &Explorer<'a, S, C>) -> Result<(), Failure> {
        // That is for whoever has the results of all parts.
        if self.left.part.is_some() {
            return Ok(());
        }
        if explorer.is_inextensible() && self.findings.errors.is_empty() {
            let message = format!(
                "{}: the model keeps a thread of this program from reading the last write in co, or from writing \
                 last in co, so executions may be missed; see `Extensible` in docs/models.md",
                self.settings.kept.model
            );
            return Err(Refusal::Message(message).into());
        }
        self.look_for_deadlocks(explorer);
        self.look_for_races_left_out(explorer);
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

    /// What comes of it when several workers are done; it counts, unless it may depend on chance and must
    /// not. Symmetry is broken if what they have learnt together is at odds with what each has assumed.
    pub fn judge(&mut self, result: Result<(), Failure>, breaks_symmetry: bool) -> Result<Flow, Failure> {
        let desk = self.desk.take().expect("there were several workers");
        (self.tally, self.is_shared) = (None, true);
        let found = &self.findings;
        let is_doubtful = result.is_err()
            || found.again.is_some()
            || found.limit.as_ref().is_some_and(|(limit, _)| !limit.is_from_outside())
            || self.subject.is_numbered_by_chance();
        if self.settings.deterministic && is_doubtful {
            return Ok(self.redo(Again::Alone));
        }
        // An error that was found is one, whatever else has happened.
        if found.stopped_at_error {
            (self.findings.again, self.findings.limit) = (None, None);
            return Ok(Flow::Stop);
        }
        if breaks_symmetry || found.again == Some(Again::Alone) {
            return Ok(self.redo(Again::Alone));
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

    /// What was found does not count: something has to be done again.
    pub(super) fn redo(&mut self, again: Again) -> Flow {
        self.findings.ask(again);
        Flow::Stop
    }

    /// What this worker has found.
    pub fn into_findings(self) -> (Findings, Option<Counts>) {
        (self.findings, self.states.map(States::into_counts))
    }

    /// Whether the hint about large graphs was given, or is not wanted.
    pub fn has_hinted(&self) -> bool {
        !self.may_hint
    }

    /// Whether executions are still kept for pictures. Until there are enough, one worker explores, so that
    /// it is always the same ones.
    fn is_collecting(&self) -> bool {
        self.gallery.as_ref().is_some_and(|gallery| !gallery.is_full())
    }

    /// Forgets the executions found so far.
    fn forget(&mut self) {
        self.gallery.iter_mut().for_each(Gallery::clear);
        self.host.forget();
        (self.findings.executions, self.findings.blocked) = (0, 0);
        self.left.backlog.clear();
        (self.findings.again, self.findings.limit) = (None, None);
        self.states = self.subject.states();
        self.alone = if self.task.workers > 1 { self.task.pace.alone } else { 0 };
    }

    fn watch_size<C: CausalOrder>(&mut self, explorer: &Explorer<'a, S, C>) -> Flow {
        let events = explorer.graph().len();
        if self.may_hint && events > LARGE_GRAPH {
            self.may_hint = false;
            if self.tally.as_ref().is_some_and(|tally| !tally.claim_hint()) {
                return self.watch_size(explorer);
            }
            let (place, advice) = self.longest(explorer);
            (self.task.say)(&format!(
                "{place}: note: an execution has more than {LARGE_GRAPH} events; {advice}"
            ));
        }
        match self.settings.kept.max_graph_size {
            Some(limit) if events > limit => self.stop_by(Limit::MaxGraphSize, None),
            _ => Flow::GoOn,
        }
    }

    /// Where the thread with the most events is, probably in a loop, and what to do about that.
    fn longest<C: CausalOrder>(&self, explorer: &Explorer<'a, S, C>) -> (String, String) {
        let advice = "if this loop does not end by itself, use `--unroll N`".to_string();
        let graph = explorer.graph();
        let threads = (0..graph.thread_count()).map(|thread| ThreadId(thread as u16));
        let longest = threads.max_by_key(|thread| graph.thread(*thread).len());
        let Some(thread) = longest else { return (self.file.to_string(), advice) };
        let events = graph.thread(thread);
        let last = events[events.len().saturating_sub(ENOUGH_EVENTS)..].iter();
        let nodes = last.filter(|id| !graph.is_open_hole(**id)).map(|id| explorer.event_node(*id));
        let unfolding = explorer.unfolding();
        let actions: Vec<_> = nodes.map(|node| (unfolding.state(node), unfolding.action(node))).collect();
        match self.subject.growing(&actions) {
            Some((place, text)) => {
                let Position { file, line, column } = self.subject.position(place);
                (
                    format!("{file}:{line}:{column}"),
                    format!(
                        "most are of {text}; if it does not end by itself, use `--unroll N`, or \
                         `--unroll {file}:{line}:N` for this loop alone"
                    ),
                )
            }
            None => (self.describer(explorer).stop_place(thread).position(), advice),
        }
    }

    /// Stops because of a limit.
    pub fn stop_by(&mut self, limit: Limit, note: Option<String>) -> Flow {
        self.findings.limit = Some((limit, note));
        Flow::Stop
    }

    /// Stops because an execution has become too large.
    pub fn outgrown<C: CausalOrder>(&mut self, limit: graph::Limit, explorer: &Explorer<'a, S, C>) -> Flow {
        let (place, advice) = self.longest(explorer);
        let note = format!("{place}: note: stopped: {limit}; {advice}");
        self.stop_by(limit.into(), Some(note))
    }
}

fn outgrown(file: &str, limit: graph::Limit) -> Refusal {
    Refusal::Message(format!("{file}: {limit}, which is not supported"))
}
