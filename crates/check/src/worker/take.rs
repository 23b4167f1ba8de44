//! What an exploration finds, one thing at a time: counted, described, or a reason to start again.

use super::state::{Check, Flow};
use crate::again::Again;
use crate::findings::{Key, Moment};
use crate::refusal::{Failure, Refusal};
use crate::subject::{Stop, Subject};
use selvedge_explore::{CausalOrder, Ending, Explorer, Fault, FaultKind, Found, NodeId, Rank};
use selvedge_graph::{EventId, LocId, ThreadId};
use selvedge_model::Violation;
use selvedge_program::{Action, Block, Objects, Place};
use selvedge_report::describe::handles::EARLY_HANDLE;
use selvedge_report::describe::{Describer, events_of};
use selvedge_report::wording::without_insides;
use selvedge_report::{self as report, Limit, Problem, leaks};
use std::collections::HashSet;

/// Why what happens at a lock or barrier has to be ordered, as sentences about 'it'.
const WAITS_AT_DESTROYED: &str = "a wait at it does not come before its destruction";
const CROWDED: &str = "more threads than it is for, or with other counts, may wait at it at the same time";
const SUSPECTED: &str =
    "threads may wait for each other, as one wants a lock, or spins, while it holds another";
const RETIRED: &str = "nothing but its own order puts a section before its destruction";

/// How much more is looked at after an error to find a shorter one: batches of steps, and things found.
const FURTHER: u64 = 8_000;

impl<'a, S: Subject> Check<'a, S> {
    /// If threads may wait for each other's locks, that shows only if sections are ordered.
    pub(super) fn look_for_deadlocks<C: CausalOrder>(&mut self, explorer: &Explorer<'a, S, C>) {
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

    /// If what was left out with rounds of loops may race, these have to be explored.
    pub(super) fn look_for_races_left_out<C: CausalOrder>(&mut self, explorer: &Explorer<'a, S, C>) {
        let locations = explorer.learnt().races_left_out(|loc, freed| self.subject.may_be_within(loc, freed));
        if !locations.is_empty() {
            locations.iter().for_each(|loc| self.subject.heed(*loc));
            self.start_again(None);
        }
    }

    /// Notes something that was found.
    pub fn take<C: CausalOrder>(
        &mut self,
        found: &Found,
        explorer: &Explorer<'a, S, C>,
    ) -> Result<Flow, Failure> {
        self.further = self.further.map(|left| left.saturating_sub(1));
        if matches!(found, Found::Execution(_))
            && self.settings.by_locksets
            && let Some(flow) = self.races_by_locksets(explorer)
        {
            return Ok(flow);
        }
        let reads_handles = || self.subject.objects().is_some_and(|objects| objects.reads_handles());
        if matches!(found, Found::Execution(_)) && reads_handles() {
            self.look_for_early_handles(explorer);
        }
        match found {
            Found::Execution(Ending::Complete) => self.complete(explorer),
            Found::Execution(Ending::Blocked(_)) => {
                self.note_bound(explorer);
                self.findings.blocked += 1;
                self.observe(explorer, report::Ending::Blocked)
            }
            Found::Execution(Ending::Erroneous) => {
                self.note_bound(explorer);
                self.observe(explorer, report::Ending::Erroneous)
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
                let key = (true, "deadlock".to_string(), self.stops_of(explorer, threads));
                Ok(self.error(key, |check| check.describer(explorer).deadlock(threads)))
            }
            Found::Liveness(threads) => {
                let key = (true, "liveness".to_string(), self.stops_of(explorer, threads));
                Ok(self.error(key, |check| check.describer(explorer).liveness(threads)))
            }
            Found::Again if self.left.part.is_some() => Ok(self.start_again(None)),
            Found::Again if self.desk.is_some() => {
                // Without sections it was about equal threads. Which of them turn out not to be depends on
                // what is explored first.
                let is_about_sections = self.subject.facts().has_sections;
                Ok(self.redo(if is_about_sections { Again::Exploration } else { Again::Alone }))
            }
            Found::Again => {
                self.forget();
                Ok(Flow::GoOn)
            }
            Found::Nothing => Ok(Flow::Done),
        }
    }

    pub(super) fn complete<C: CausalOrder>(
        &mut self,
        explorer: &Explorer<'a, S, C>,
    ) -> Result<Flow, Failure> {
        if let Some(most) = self.settings.max_executions.filter(|_| self.settings.checkpoint.is_none()) {
            let before = self.tally.as_ref().map_or(self.findings.executions, |tally| tally.count());
            if before >= most {
                return Ok(self.stop_by(Limit::MaxExecutions, None));
            }
        }
        self.findings.executions += 1;
        S::record(&mut self.states, explorer, self.model);
        if !self.leaked && self.subject.may_leak() {
            self.look_for_leaks(explorer);
        }
        self.observe(explorer, report::Ending::Complete)
    }

    /// Critical sections that are left unordered order less than locks do, so handles that are read inside
    /// are not judged then.
    fn look_for_early_handles<C: CausalOrder>(&mut self, explorer: &Explorer<'a, S, C>) {
        if self.subject.facts().has_sections {
            return;
        }
        let describer = self.describer(explorer);
        let early = describer.early_handle_reads();
        let mut warnings = std::mem::take(&mut self.findings.warnings);
        for read in early {
            let moment = self.moment();
            let places = [read.read, read.creation]
                .map(|event| self.telling_place(explorer, explorer.event_node(event)));
            let key = (false, EARLY_HANDLE.to_string(), places.to_vec());
            warnings.add(key, moment, || describer.early_handle_read(read));
        }
        self.findings.warnings = warnings;
    }

    pub(super) fn look_for_leaks<C: CausalOrder>(&mut self, explorer: &Explorer<'a, S, C>) {
        let graph = explorer.graph();
        let threads = (0..graph.thread_count()).map(|thread| ThreadId(thread as u16));
        let ended = threads.map(|thread| (thread, explorer.unfolding().state(explorer.thread_node(thread))));
        let unfreed: i64 = ended.clone().map(|(_, state)| self.subject.unfreed(state)).sum();
        if unfreed > 0 {
            self.leaked = true;
            let marked = graph.marks().iter().filter_map(|mark| graph.event(*mark).object());
            let freed: HashSet<u64> = marked.map(|object| self.subject.freed_address(object)).collect();
            let notes = leaks::notes(self.subject, ended, |base| freed.contains(&base));
            let moment = self.moment();
            self.findings.warnings.add_leak(unfreed, notes, moment);
        }
    }

    pub(super) fn failure<C: CausalOrder>(
        &mut self,
        thread: ThreadId,
        explorer: &Explorer<'a, S, C>,
    ) -> Result<Flow, Failure> {
        let node = explorer.thread_node(thread);
        let place = explorer.unfolding().place(node);
        match self.subject.take_stop(explorer.unfolding().state(node)) {
            None => Ok(Flow::GoOn),
            Some(Stop::Error(kind, text)) => {
                let key = (true, kind.to_string(), vec![place]);
                Ok(self.error(key, |check| check.describer(explorer).failure(thread, kind, text)))
            }
            Some(Stop::Unsupported(what)) => {
                let position = self.describer(explorer).stop_place(thread).position();
                Err(Refusal::Message(format!("{position}: {what}")).into())
            }
            Some(Stop::Limit(limit, text)) => {
                let position = self.describer(explorer).stop_place(thread).position();
                Ok(self.stop_by(limit, Some(format!("{position}: note: {text}"))))
            }
            Some(Stop::Restart) => Ok(self.start_again(None)),
            Some(Stop::Order(loc, why)) => {
                let describer = self.describer(explorer);
                let note = describer.ordering(node, describer.stop_place(thread), loc, why);
                Ok(self.start_again(Some(note)))
            }
        }
    }

    pub(super) fn fault<C: CausalOrder>(
        &mut self,
        fault: &Fault,
        explorer: &Explorer<'a, S, C>,
    ) -> Result<Flow, Failure> {
        let place = |event| self.telling_place(explorer, explorer.event_node(event));
        let describer = self.describer(explorer);
        match fault.kind {
            FaultKind::Disguised if self.share(&describer, fault.event) => Ok(self.start_again(None)),
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

    /// Asks for the object of an event to be shared from its birth; false if it is already.
    fn share<C: CausalOrder>(&self, describer: &Describer<'_, S, C>, id: EventId) -> bool {
        let loc = describer.accessed(id);
        self.subject.share(loc, describer.maker(loc))
    }

    /// What was found does not count: the program has to be explored again, with settings that it has noted.
    pub(super) fn start_again(&mut self, note: Option<String>) -> Flow {
        let said = note.filter(|_| !self.settings.quiet);
        self.redo(Again::Program(said.into_iter().collect()))
    }

    pub(super) fn violation<C: CausalOrder>(
        &mut self,
        violation: &Violation,
        explorer: &Explorer<'a, S, C>,
    ) -> Flow {
        let place = |event| self.telling_place(explorer, explorer.event_node(event));
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
    pub(super) fn error(&mut self, key: Key, describe: impl FnOnce(&Check<'a, S>) -> Problem) -> Flow {
        if self.settings.replay.is_some() {
            return self.replay_error(key, describe(self));
        }
        let moment = self.moment();
        let mut errors = std::mem::take(&mut self.findings.errors);
        errors.add(key, moment, || describe(self));
        self.findings.errors = errors;
        if self.settings.keep_going {
            return Flow::GoOn;
        }
        self.findings.stopped_at_error = true;
        if self.settings.shortest {
            self.further.get_or_insert(FURTHER);
            return Flow::GoOn;
        }
        match &self.desk {
            Some(desk) if self.settings.deterministic => {
                desk.stop_later();
                Flow::Leave
            }
            _ => Flow::Stop,
        }
    }

    /// Shows an error if it is the one that was asked for.
    fn replay_error(&mut self, key: Key, problem: Problem) -> Flow {
        let id = problem.execution.as_ref().map(|execution| &execution.id);
        if id != self.settings.replay.as_ref() {
            return Flow::GoOn;
        }
        let moment = self.moment();
        self.findings.errors.add(key, moment, || problem);
        self.findings.stopped_at_error = true;
        Flow::Stop
    }

    /// Shows an execution, also as a picture, if it is the one that was asked for.
    fn replay_execution<C: CausalOrder>(
        &mut self,
        explorer: &Explorer<'a, S, C>,
        ending: report::Ending,
    ) -> Flow {
        let describer = self.describer(explorer);
        if self.settings.replay != Some(describer.id()) {
            return Flow::GoOn;
        }
        if let Some(gallery) = &mut self.gallery {
            gallery.add(describer.execution(), ending);
        }
        self.replayed = Some((describer.execution(), ending));
        self.stop_by(Limit::Replay, None)
    }

    /// The present moment, in exploration order.
    pub fn moment(&mut self) -> Moment {
        self.moments += 1;
        (self.desk.as_ref().map_or_else(Rank::default, |desk| desk.rank().clone()), self.moments)
    }

    pub(super) fn note_bound<C: CausalOrder>(&mut self, explorer: &Explorer<'a, S, C>) {
        if !self.may_be_bounded {
            return;
        }
        let threads = (0..explorer.graph().thread_count()).map(|thread| ThreadId(thread as u16));
        let unfolding = explorer.unfolding();
        let node = |thread: &ThreadId| explorer.thread_node(*thread);
        let is_cut = |thread: &ThreadId| unfolding.action(node(thread)) == Action::Block(Block::LoopBound);
        let mut cut = threads.filter(is_cut).peekable();
        if let (None, Some(first)) = (&self.findings.cut_at, cut.peek()) {
            self.findings.cut_at = Some(self.describer(explorer).stop_place(*first));
        }
        let subject = self.subject;
        let named = |thread: ThreadId| {
            let node = node(&thread);
            (unfolding.place(node), subject.cut_function(unfolding.state(node)))
        };
        self.findings.add_cuts(cut.map(named), |place| subject.position(place));
    }

    pub(super) fn observe<C: CausalOrder>(
        &mut self,
        explorer: &Explorer<'a, S, C>,
        ending: report::Ending,
    ) -> Result<Flow, Failure> {
        if self.settings.replay.is_some() {
            return Ok(self.replay_execution(explorer, ending));
        }
        if !self.settings.shows_all && !self.is_collecting() {
            return Ok(Flow::GoOn);
        }
        let execution = self.describer(explorer).execution();
        if self.settings.shows_all {
            self.host.execution(&execution, ending).map_err(Failure::Output)?;
        }
        if let Some(gallery) = &mut self.gallery {
            gallery.add(execution, ending);
        }
        Ok(Flow::GoOn)
    }

    pub(super) fn describer<'b, C: CausalOrder>(
        &self,
        explorer: &'b Explorer<'a, S, C>,
    ) -> Describer<'b, S, C>
    where
        'a: 'b,
    {
        let (model_name, is_drawn) = (&self.settings.kept.model, self.settings.draws());
        Describer { subject: self.subject, model: self.model, model_name, explorer, is_drawn }
    }

    /// Where these threads have stopped.
    fn stops_of<C: CausalOrder>(&self, explorer: &Explorer<'a, S, C>, threads: &[ThreadId]) -> Vec<Place> {
        threads.iter().map(|thread| self.telling_place(explorer, explorer.thread_node(*thread))).collect()
    }

    /// Where a thread is at a node, for telling problems apart.
    fn telling_place<C: CausalOrder>(&self, explorer: &Explorer<'a, S, C>, node: NodeId) -> Place {
        let unfolding = explorer.unfolding();
        self.subject.telling_place(unfolding.state(node), unfolding.place(node))
    }
}
