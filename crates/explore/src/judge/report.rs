//! What is said of a graph: errors as soon as an event brings them about, and how a finished graph ended.
//!
//! What a consistent graph shows some complete execution shows too, so errors need not wait for the end,
//! unless the model has constraints that only finished graphs can be judged by.

use crate::core::explorer::Explorer;
use crate::core::found::is_error;
use crate::core::found::{Ending, Finding, Found};
use crate::core::hooks::CausalOrder;
use crate::core::hooks::Holes;
use crate::core::knowledge::Knowledge;
use crate::core::level::Level;
use crate::core::options::Coherence;
use crate::core::unfolding::{NodeId, Urgency};
use crate::judge::waiting::Standing;
use selvedge_graph::{EventId, Graph, ThreadId};
use selvedge_program::{Action, Block, Program};

impl<P: Program, C: CausalOrder> Explorer<'_, P, C> {
    /// Looks for errors that an event brings about. After a revisit also at the read that now reads from it.
    #[inline]
    pub(crate) fn report_after(&mut self, id: EventId, revisited: bool) {
        if self.known.facts.may_be_loose(self.stack.graph(), id) {
            let Knowledge { facts, learnt, .. } = &mut self.known;
            let graph = &self.stack.level.graph;
            let is_free = graph.event(id).class.is_mark();
            let known = if is_free { &mut learnt.skims.frees } else { &mut learnt.skims.loose };
            known.extend(facts.loose_to(graph, id));
        }
        C::Holes::report_after(self, id, revisited);
    }

    /// Looks for errors that an event of a graph without holes brings about.
    #[inline]
    pub(crate) fn report_plainly_after(&mut self, id: EventId, revisited: bool) {
        let is_plain = !revisited && !self.known.facts.has_sections;
        if !is_plain || !self.known.is_innocent(&self.stack.level, id) {
            self.report_further(id, revisited);
        }
    }

    /// Looks for errors where it is not easily seen that an event brings about none.
    #[inline(never)]
    fn report_further(&mut self, id: EventId, revisited: bool) {
        if self.known.facts.has_sections && (self.learn(id, revisited) || self.report_destruction(id)) {
            return;
        }
        // No thread has failed, and the model has nothing to report of such programs: mostly so.
        let level = &*self.stack.level;
        if level.turns.stopped == 0 && !self.known.facts.may_report && !self.known.facts.has_objects {
            return;
        }
        if !self.known.facts.has_sections && self.known.is_innocent(level, id) {
            let graph = &level.graph;
            let early = if revisited { graph.early_reads() } else { &[] };
            let mut readers = early.iter().filter(|read| graph.event(**read).rf == id);
            if readers.all(|read| self.known.is_innocent(level, *read)) {
                return;
            }
        }
        self.look_for_errors(id, revisited);
    }

    /// The rare rest of `report_after`.
    #[inline(never)]
    fn look_for_errors(&mut self, id: EventId, revisited: bool) {
        let graph = self.stack.graph();
        let suspicious = |id: EventId| self.known.is_suspicious(graph, id);
        let readers =
            graph.early_reads().iter().copied().filter(|read| revisited && graph.event(*read).rf == id);
        let is_suspicious = suspicious(id) || readers.clone().any(suspicious);
        if !self.known.facts.reports_at_once() || !is_suspicious {
            return;
        }
        let events: Vec<EventId> = readers.chain([id]).collect();
        let mut found = if self.known.facts.has_sections {
            self.known.real_errors(self.stack.graph(), &events)
        } else {
            let graph = self.stack.graph();
            let errors = events.iter().flat_map(|event| self.known.errors_at(graph, *event));
            errors.map(Finding::from).collect()
        };
        found.sort_by_key(|finding| !is_error(&finding.found));
        self.told.tell_only(found);
    }

    fn report_destruction(&mut self, id: EventId) -> bool {
        let fault = self.known.facts.unordered_destruction(self.stack.graph(), id);
        if let Some(fault) = fault {
            self.told.tell(Found::Fault(fault));
        }
        fault.is_some()
    }

    /// No thread can go on, and sections are left unordered. What is wrong may have become real only now,
    /// even if the graph cannot be completed.
    fn finish_sections(&mut self) {
        self.stack.go_back();
        let events: Vec<EventId> = {
            let graph = self.stack.graph();
            graph.ids().filter(|id| self.known.is_suspicious(graph, *id)).collect()
        };
        let mut found = self.known.real_errors(self.stack.graph(), &events);
        let level = &*self.stack.level;
        let can_stay_open = level.markers.is_empty() && self.known.can_stay_open(&level.graph);
        let standing = self.known.standing(level);
        let is_whole = level.markers.is_empty();
        let deadlocked = if is_whole { self.known.deadlocked(&level.graph, &standing) } else { 0 };
        if deadlocked != 0 {
            let named =
                self.known.facts.threads().filter(|thread| deadlocked >> thread.index() & 1 != 0).collect();
            let deadlock = Found::Deadlock(named);
            if can_stay_open {
                found.push(deadlock.into());
            } else {
                // Others may have come too far: they have to wait for a lock that one of these holds.
                found.extend(self.known.realised(&level.graph, deadlock));
            }
        }
        let spinning =
            if is_whole && can_stay_open { self.known.never_ending(&level.graph, &standing) } else { 0 };
        if spinning != 0 {
            let named =
                self.known.facts.threads().filter(|thread| spinning >> thread.index() & 1 != 0).collect();
            found.push(Found::Liveness(named).into());
        }
        let erroneous = found.iter().any(|finding| is_error(&finding.found));
        let ending = if erroneous { Ending::Erroneous } else { self.known.ending(level, standing.exited) };
        // A dead end that a bound on loops has cut might have led on: that must be known.
        let is_bounded = self.known.facts.threads().any(|thread| {
            let node = self.known.node_of(&level.graph, thread);
            self.known.unfolding.action(node) == Action::Block(Block::LoopBound)
        });
        let is_premature = standing.is_premature() || self.known.is_image_of_end(&level.graph, &standing);
        if (can_stay_open && !is_premature) || erroneous || is_bounded {
            self.told.tell(Found::Execution(ending));
        } else {
            self.told.count_dead_end();
        }
        self.told.tell_all(found);
    }

    /// No thread can go on.
    pub(crate) fn finish(&mut self) {
        self.known.decide_on_symmetry();
        C::Holes::finish(self);
    }

    /// No thread can go on, and nothing is missing in the graph.
    #[inline]
    pub(crate) fn finish_whole(&mut self) {
        debug_assert!(
            self.known.facts.has_sections || self.known.can_nobody_go_on(&self.stack.level),
            "invariant `finished`: no thread of a finished graph can go on"
        );
        self.finish_graph();
    }

    /// Judges a finished graph.
    pub(crate) fn finish_graph(&mut self) {
        if self.known.facts.has_sections {
            return self.finish_sections();
        }
        self.stack.go_back();
        if self.forget_broken_symmetry() {
            return;
        }
        let level = &*self.stack.level;
        let accepted = !self.known.facts.filters
            || match self.known.facts.coherence {
                Coherence::Stored => self.known.facts.model.accepts_complete(&level.graph),
                Coherence::Inferred => self.known.facts.model.consistent_for_some_order(&level.graph, true),
            };
        if !level.markers.is_empty() || !accepted || !level.anchors_hold() {
            self.told.count_dead_end();
            return;
        }
        // Every thread has ended, and there is nothing to report: mostly so.
        if level.turns.stopped | level.turns.awaiting == 0
            && !self.known.facts.reports_late
            && !self.told.seen_error
        {
            self.count(Ending::Complete);
            return;
        }
        let mut reports =
            if self.known.facts.reports_late { self.known.reports_of_finished(level) } else { Vec::new() };
        let mut standing = Standing::default();
        if level.turns.stopped | level.turns.awaiting != 0 {
            standing = self.known.standing(level);
            let named = |set: u32| {
                self.known.facts.threads().filter(|thread| set >> thread.index() & 1 != 0).collect()
            };
            let deadlocked = self.known.deadlocked(&level.graph, &standing);
            if deadlocked != 0 {
                reports.push(Found::Deadlock(named(deadlocked)));
            }
            let spinning = self.known.never_ending(&level.graph, &standing);
            if spinning != 0 {
                reports.push(Found::Liveness(named(spinning)));
            }
        }
        if reports.is_empty()
            && (standing.is_premature() || self.known.is_image_of_end(&level.graph, &standing))
        {
            self.told.count_dead_end();
            return;
        }
        let erroneous =
            reports.iter().any(is_error) || (self.told.seen_error && self.known.is_erroneous(&level.graph));
        let ending = if erroneous { Ending::Erroneous } else { self.known.ending(level, standing.exited) };
        self.count(ending);
        self.told.tell_all(reports.into_iter().map(Finding::from).collect());
    }

    /// The present graph is an execution. It counts, unless one that is the same but for exchanged threads
    /// does.
    #[inline]
    fn count(&mut self, ending: Ending) {
        if self.known.learnt.symmetry.is_first_of_orbit(self.stack.graph()) {
            self.told.tell(Found::Execution(ending));
        } else {
            self.told.count_dead_end();
        }
    }
}

impl<P: Program, C: CausalOrder> Knowledge<'_, P, C> {
    /// Whether it is easily seen that an event of the present graph shows no error; mostly so.
    #[inline]
    fn is_innocent(&self, level: &Level, id: EventId) -> bool {
        let graph = &level.graph;
        let thread = graph.event(id).thread;
        let is_suspicious = (level.turns.stopped >> thread.index() & 1 != 0 && self.is_failing(graph, id))
            || (self.facts.may_report && self.facts.model.may_report_closely(graph, id))
            || (self.facts.has_objects && self.may_be_faulty(graph, id));
        !is_suspicious
    }

    /// Whether an event of a graph may show an error.
    pub(crate) fn is_suspicious(&self, graph: &Graph, id: EventId) -> bool {
        self.facts.has_objects || self.is_failing(graph, id) || self.facts.model.may_report(graph, id)
    }

    /// Whether no thread can go on but those that are stuck.
    fn can_nobody_go_on(&self, level: &Level) -> bool {
        self.facts.threads().all(|thread| {
            let urgency = self.unfolding.urgency(self.node_of(&level.graph, thread));
            !matches!(urgency, Urgency::Reads | Urgency::Ready | Urgency::Ends | Urgency::First)
                || level.is_stuck(thread)
        })
    }

    /// What an event of a graph shows.
    pub(crate) fn errors_at(&self, graph: &Graph, event: EventId) -> Vec<Found> {
        let mut found = Vec::new();
        if self.facts.has_objects {
            found.extend(self.faults_at(graph, event).map(Found::Fault));
        }
        let violations = self.facts.model.violations_after(graph, event);
        found.extend(violations.into_iter().map(|violation| Found::Violation(Box::new(violation))));
        // What a thread does after a race or a read of nothing follows from that.
        if self.is_failing(graph, event) {
            found.push(Found::Failure(graph.event(event).thread));
        }
        found
    }

    /// What events of the present graph show, as far as it is real, where sections are left unordered.
    fn real_errors(&mut self, graph: &Graph, events: &[EventId]) -> Vec<Finding> {
        let mut found = Vec::new();
        for event in events {
            if self.facts.has_objects {
                let suspicions = self.suspicions_at(graph, *event);
                found.extend(suspicions.iter().find_map(|suspicion| self.realised_fault(graph, suspicion)));
            }
            for violation in self.facts.model.violations_after(graph, *event) {
                found.extend(self.realised(graph, Found::Violation(Box::new(violation))));
            }
            if self.is_failing(graph, *event) {
                let thread = graph.event(*event).thread;
                found.extend(self.realised(graph, Found::Failure(thread)));
            }
        }
        found
    }

    #[inline]
    pub(crate) fn is_failing(&self, graph: &Graph, id: EventId) -> bool {
        self.unfolding.urgency(NodeId(graph.event(id).tag)) == Urgency::Failed
    }

    /// What could not be reported before the graph was finished.
    pub(crate) fn reports_of_finished(&self, level: &Level) -> Vec<Found> {
        let mut found: Vec<Found> = Vec::new();
        let graph = &level.graph;
        let mut violations = Vec::new();
        if !self.facts.reports_at_once() {
            let is_failing =
                |thread: &ThreadId| self.unfolding.urgency(self.node_of(graph, *thread)) == Urgency::Failed;
            found.extend(self.facts.threads().filter(is_failing).map(Found::Failure));
            if self.facts.has_objects {
                found.extend(graph.ids().flat_map(|id| self.faults_at(graph, id)).map(Found::Fault));
            }
            violations.extend(graph.ids().flat_map(|id| self.facts.model.violations_after(graph, id)));
        }
        if self.facts.model.reports_on_complete() {
            violations.extend(match self.facts.coherence {
                Coherence::Stored => self.facts.model.violations_of_complete(graph),
                Coherence::Inferred => self.facts.model.violations_for_some_order(graph),
            });
        }
        violations.sort_by_key(|violation| !violation.is_error);
        found.extend(violations.into_iter().map(|violation| Found::Violation(Box::new(violation))));
        found
    }

    /// How a graph ends that has come to its end. A program that has ended cuts off whoever still spins; an
    /// assumption that is false and a loop that was cut are no doings of the program, so they count.
    fn ending(&self, level: &Level, exited: bool) -> Ending {
        let mut ending = Ending::Complete;
        for thread in self.facts.threads().filter(|thread| level.turns.stopped >> thread.index() & 1 != 0) {
            match self.unfolding.action(self.node_of(&level.graph, thread)) {
                Action::Fail => return Ending::Erroneous,
                // Whoever waits, but not in a deadlock, waits for a thread that is blocked, or the program
                // was ended.
                Action::Block(Block::Wait(_)) => {}
                Action::Block(Block::Spin { .. }) if exited => {}
                Action::Block(reason) => ending = Ending::Blocked(reason),
                _ => {}
            }
        }
        ending
    }

    pub(crate) fn is_erroneous(&self, graph: &Graph) -> bool {
        graph.ids().any(|id| {
            (self.facts.has_objects && self.faults_at(graph, id).is_some())
                || self.facts.model.may_report(graph, id)
                    && self.facts.model.violations_after(graph, id).iter().any(|violation| violation.is_error)
        })
    }
}
