//! What is said of a graph: errors as soon as an event brings them about, and how a finished graph ended.
//!
//! What a consistent graph shows some complete execution shows too, so errors need not wait for the end, unless the model has
//! constraints that only finished graphs can be judged by.

use crate::core::causal::CausalOrder;
use crate::core::explorer::{Coherence, Ending, Explorer, Finding, Found};
use crate::core::level::Level;
use crate::core::unfolding::{NodeId, Urgency};
use crate::judge::waiting::Standing;
use selvedge_graph::{EventId, Graph, ThreadId};
use selvedge_program::{Action, Block, Program};

impl<P: Program, C: CausalOrder> Explorer<'_, P, C> {
    /// Looks for errors that an event brings about. After a revisit also at the read that now reads from it.
    #[inline]
    pub(crate) fn report_after(&mut self, id: EventId, revisited: bool) {
        let is_plain = !C::IS_SPARSE && !revisited && self.sections.is_none();
        if !is_plain || !self.is_innocent(&self.level.graph, id) {
            self.report_further(id, revisited);
        }
    }

    /// The same where it is not easily seen that there are none.
    #[inline(never)]
    fn report_further(&mut self, id: EventId, revisited: bool) {
        if self.sections.is_some() && (self.learn(id, revisited) || self.report_destruction(id)) {
            return;
        }
        // No thread has failed, and the model has nothing to report of such programs: mostly so.
        let level = &*self.level;
        if level.turns.stopped == 0 && !self.may_report && !self.has_objects {
            return;
        }
        if !C::IS_SPARSE && self.sections.is_none() && self.is_innocent(&level.graph, id) {
            let graph = &level.graph;
            let early = if revisited { graph.early_reads() } else { &[] };
            let mut readers = early.iter().filter(|read| graph.event(**read).rf == id);
            if readers.all(|read| self.is_innocent(graph, *read)) {
                return;
            }
        }
        self.look_for_errors(id, revisited);
    }

    /// Whether it is easily seen that an event of the present graph shows no error; mostly so.
    #[inline]
    fn is_innocent(&self, graph: &Graph, id: EventId) -> bool {
        let thread = graph.event(id).thread;
        let is_suspicious = (self.level.turns.stopped >> thread.index() & 1 != 0
            && self.is_failing(graph, id))
            || (self.may_report && self.model.may_report_closely(graph, id))
            || (self.has_objects && self.may_be_faulty(graph, id));
        !is_suspicious
    }

    /// The rare rest of `report_after`.
    #[inline(never)]
    fn look_for_errors(&mut self, id: EventId, revisited: bool) {
        let graph = self.graph();
        let suspicious =
            |id: EventId| self.has_objects || self.is_failing(graph, id) || self.model.may_report(graph, id);
        let readers =
            graph.early_reads().iter().copied().filter(|read| revisited && graph.event(*read).rf == id);
        let looks_at_all = C::IS_SPARSE && (revisited || !graph.is_last_of_thread(id));
        let is_suspicious = looks_at_all || suspicious(id) || readers.clone().any(suspicious);
        if !self.reports_at_once() || !is_suspicious {
            return;
        }
        if C::IS_SPARSE {
            return self.look_without_holes(id, revisited);
        }
        let events: Vec<EventId> = readers.chain([id]).collect();
        let mut found = if self.sections.is_some() {
            self.real_errors(&events)
        } else {
            let graph = self.graph();
            let errors = events.iter().flat_map(|event| self.errors_at(graph, *event));
            errors.map(Finding::from).collect()
        };
        found.sort_by_key(|finding| !is_error(&finding.found));
        found.reverse();
        self.found = found;
    }

    /// What an event of a graph shows.
    pub(crate) fn errors_at(&self, graph: &Graph, event: EventId) -> Vec<Found> {
        let mut found = Vec::new();
        if self.has_objects {
            found.extend(self.faults_at(graph, event).map(Found::Fault));
        }
        let violations = self.model.violations_after(graph, event);
        found.extend(violations.into_iter().map(|violation| Found::Violation(Box::new(violation))));
        // What a thread does after a race or a read of nothing follows from that.
        if self.is_failing(graph, event) {
            found.push(Found::Failure(graph.event(event).thread));
        }
        found
    }

    fn report_destruction(&mut self, id: EventId) -> bool {
        let fault = self.unordered_destruction(self.graph(), id);
        self.found.extend(fault.map(|fault| Found::Fault(fault).into()));
        fault.is_some()
    }

    /// What events of the present graph show, as far as it is real, where sections are left unordered.
    fn real_errors(&mut self, events: &[EventId]) -> Vec<Finding> {
        let graph = std::mem::take(&mut self.top().graph);
        let mut found = Vec::new();
        for event in events {
            if self.has_objects {
                let suspicions = self.suspicions_at(&graph, *event);
                found.extend(suspicions.iter().find_map(|suspicion| self.realised_fault(&graph, suspicion)));
            }
            for violation in self.model.violations_after(&graph, *event) {
                found.extend(self.realised(&graph, Found::Violation(Box::new(violation))));
            }
            if self.is_failing(&graph, *event) {
                let thread = graph.event(*event).thread;
                found.extend(self.realised(&graph, Found::Failure(thread)));
            }
        }
        self.top().graph = graph;
        found
    }

    /// No thread can go on, and sections are left unordered. What is wrong may have become real only now, even if the graph cannot
    /// be completed.
    fn finish_sections(&mut self) {
        self.forward = false;
        let events: Vec<EventId> = {
            let graph = self.graph();
            let is_suspicious = |id: &EventId| {
                self.has_objects || self.is_failing(graph, *id) || self.model.may_report(graph, *id)
            };
            graph.ids().filter(is_suspicious).collect()
        };
        let mut found = self.real_errors(&events);
        let graph = std::mem::take(&mut self.top().graph);
        let is_cut = self.top().markers.is_empty() && self.is_cut(&graph);
        self.top().graph = graph;
        let level = &*self.level;
        let standing = self.standing(level);
        let is_whole = level.markers.is_empty();
        let deadlocked = if is_whole { self.deadlocked(&level.graph, &standing) } else { 0 };
        if deadlocked != 0 {
            let named = self.threads().filter(|thread| deadlocked >> thread.index() & 1 != 0).collect();
            let deadlock = Found::Deadlock(named);
            if is_cut {
                found.push(deadlock.into());
            } else {
                // Others may have come too far: they have to wait for a lock that one of these holds.
                let graph = std::mem::take(&mut self.top().graph);
                found.extend(self.realised(&graph, deadlock));
                self.top().graph = graph;
            }
        }
        let level = &*self.level;
        let spinning = if is_whole && is_cut { self.never_ending(&level.graph, &standing) } else { 0 };
        if spinning != 0 {
            let named = self.threads().filter(|thread| spinning >> thread.index() & 1 != 0).collect();
            found.push(Found::Liveness(named).into());
        }
        let erroneous = found.iter().any(|finding| is_error(&finding.found));
        let ending = if erroneous { Ending::Erroneous } else { self.ending(level, standing.exited) };
        // A dead end that a bound on loops has cut might have led on: that must be known.
        let is_bounded = self.threads().any(|thread| {
            let node = self.node_of(&level.graph, thread);
            self.unfolding.action(node) == Action::Block(Block::LoopBound)
        });
        let is_premature = standing.is_premature() || self.is_image_of_end(&level.graph, &standing);
        if (is_cut && !is_premature) || erroneous || is_bounded {
            self.found.push(Found::Execution(ending).into());
        } else {
            self.stats.dead_ends += 1;
        }
        self.found.extend(found.into_iter().rev());
    }

    #[inline]
    pub(crate) fn is_failing(&self, graph: &Graph, id: EventId) -> bool {
        self.unfolding.urgency(NodeId(graph.event(id).tag)) == Urgency::Failed
    }

    /// No thread can go on.
    pub(crate) fn finish(&mut self) {
        self.decide_on_symmetry();
        if C::IS_SPARSE && self.graph().has_closed_holes() {
            self.forward = false;
            self.stats.dead_ends += 1;
            return;
        }
        if C::IS_SPARSE && self.has_filled_holes() {
            return self.finish_without_holes();
        }
        self.finish_graph();
    }

    pub(crate) fn finish_graph(&mut self) {
        if self.sections.is_some() {
            return self.finish_sections();
        }
        self.forward = false;
        if self.forget_broken_symmetry() {
            return;
        }
        let level = &*self.level;
        let accepted = !self.filters
            || match self.options.coherence {
                Coherence::Stored => self.model.accepts_complete(&level.graph),
                Coherence::Inferred => self.model.consistent_for_some_order(&level.graph, true),
            };
        debug_assert!(
            C::IS_SPARSE
                || self.threads().all(|thread| {
                    let urgency = self.unfolding.urgency(self.node_of(&level.graph, thread));
                    !matches!(urgency, Urgency::Reads | Urgency::Ready | Urgency::Ends | Urgency::First)
                        || level.is_stuck(thread)
                }),
            "invariant `finished`: no thread of a finished graph can go on"
        );
        if !level.markers.is_empty() || !accepted || !self.anchors_hold(level) {
            self.stats.dead_ends += 1;
            return;
        }
        // Every thread has ended, and there is nothing to report: mostly so.
        if level.turns.stopped | level.turns.awaiting == 0 && !self.reports_late && !self.seen_error {
            self.count(Ending::Complete);
            return;
        }
        let mut reports = if self.reports_late { self.reports_of_finished(level) } else { Vec::new() };
        let mut standing = Standing::default();
        if level.turns.stopped | level.turns.awaiting != 0 {
            standing = self.standing(level);
            let named = |set: u32| self.threads().filter(|thread| set >> thread.index() & 1 != 0).collect();
            let deadlocked = self.deadlocked(&level.graph, &standing);
            if deadlocked != 0 {
                reports.push(Found::Deadlock(named(deadlocked)));
            }
            let spinning = self.never_ending(&level.graph, &standing);
            if spinning != 0 {
                reports.push(Found::Liveness(named(spinning)));
            }
        }
        if reports.is_empty() && (standing.is_premature() || self.is_image_of_end(&level.graph, &standing)) {
            self.stats.dead_ends += 1;
            return;
        }
        let erroneous = reports.iter().any(is_error) || (self.seen_error && self.is_erroneous(&level.graph));
        let ending = if erroneous { Ending::Erroneous } else { self.ending(level, standing.exited) };
        self.count(ending);
        self.found.extend(reports.into_iter().rev().map(Finding::from));
    }

    /// The present graph is an execution. It counts, unless one that is the same but for exchanged threads does.
    #[inline]
    fn count(&mut self, ending: Ending) {
        if self.is_first_of_orbit() {
            self.found.push(Found::Execution(ending).into());
        } else {
            self.stats.dead_ends += 1;
        }
    }

    /// What could not be reported before the graph was finished.
    pub(crate) fn reports_of_finished(&self, level: &Level) -> Vec<Found> {
        let mut found: Vec<Found> = Vec::new();
        let graph = &level.graph;
        let mut violations = Vec::new();
        if !self.reports_at_once() {
            let is_failing =
                |thread: &ThreadId| self.unfolding.urgency(self.node_of(graph, *thread)) == Urgency::Failed;
            found.extend(self.threads().filter(is_failing).map(Found::Failure));
            if self.has_objects {
                found.extend(graph.ids().flat_map(|id| self.faults_at(graph, id)).map(Found::Fault));
            }
            violations.extend(graph.ids().flat_map(|id| self.model.violations_after(graph, id)));
        }
        if self.model.reports_on_complete() {
            violations.extend(match self.options.coherence {
                Coherence::Stored => self.model.violations_of_complete(graph),
                Coherence::Inferred => self.model.violations_for_some_order(graph),
            });
        }
        violations.sort_by_key(|violation| !violation.is_error);
        found.extend(violations.into_iter().map(|violation| Found::Violation(Box::new(violation))));
        found
    }

    /// How a graph ends that has come to its end. A program that has ended cuts off whoever still spins; an assumption that is false and a loop
    /// that was cut are no doings of the program, so they count.
    fn ending(&self, level: &Level, exited: bool) -> Ending {
        let mut ending = Ending::Complete;
        for thread in self.threads().filter(|thread| level.turns.stopped >> thread.index() & 1 != 0) {
            match self.unfolding.action(self.node_of(&level.graph, thread)) {
                Action::Fail => return Ending::Erroneous,
                // Whoever waits, but not in a deadlock, waits for a thread that is blocked, or the program was ended.
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
            (self.has_objects && self.faults_at(graph, id).is_some())
                || self.model.may_report(graph, id)
                    && self.model.violations_after(graph, id).iter().any(|violation| violation.is_error)
        })
    }
}

/// Whether something that was found is an error of the program.
pub(crate) fn is_error(found: &Found) -> bool {
    match found {
        Found::Failure(_) | Found::Fault(_) | Found::Deadlock(_) | Found::Liveness(_) => true,
        Found::Violation(violation) => violation.is_error,
        _ => false,
    }
}
