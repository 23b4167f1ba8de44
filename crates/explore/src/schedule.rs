//! Which thread goes next: a function of the graph, so that the exploration of a graph does not depend on how it was reached.

use crate::barrier::awaited;
use crate::causal::CausalOrder;
use crate::explorer::Explorer;
use crate::unfolding::{NodeId, Urgency};
use selvedge_graph::ThreadId;
use selvedge_program::Program;

impl<P: Program, C: CausalOrder> Explorer<'_, P, C> {
    /// The leftmost thread that can go on; the write of a read-modify-write goes before everything else.
    #[inline]
    pub(crate) fn schedule(&mut self) -> Option<(ThreadId, NodeId)> {
        if self.sections.is_some() {
            return self.schedule_by_sections();
        }
        let level = self.levels.last().expect("there is a level while exploring");
        let mut candidates = if level.due != 0 { level.due } else { level.ready };
        if C::IS_SPARSE && level.graph.has_holes() {
            candidates = self.first_with_holes(level, candidates);
        }
        let thread = ThreadId(candidates.trailing_zeros() as u16);
        (candidates != 0).then(|| (thread, self.node_of(&level.graph, thread)))
    }

    /// Notes whether a thread of the last level can go on from where it stands.
    #[inline]
    pub(crate) fn update_urgency(&mut self, thread: ThreadId) {
        let node = self.node_of(self.graph(), thread);
        self.note_urgency(thread, node);
        if C::IS_SPARSE {
            let graph = std::mem::take(&mut self.top().graph);
            if self.is_cut_off(&graph, thread, node) {
                let level = self.top();
                (level.ready, level.due) =
                    (level.ready & !(1 << thread.index()), level.due & !(1 << thread.index()));
            }
            self.top().graph = graph;
        }
    }

    /// The same if it is known where the thread stands.
    #[inline]
    pub(crate) fn note_urgency(&mut self, thread: ThreadId, node: NodeId) {
        let urgency = self.unfolding.urgency(node);
        let level = self.top();
        let bit = 1 << thread.index();
        level.ready &= !bit;
        level.due &= !bit;
        let is_plain = matches!(urgency, Urgency::Ready | Urgency::First | Urgency::Never);
        if !is_plain || (level.stopped | level.awaiting) & bit != 0 || !level.markers.is_empty() {
            self.note_rare_urgency(thread, node);
        } else if urgency == Urgency::Ready {
            level.ready |= bit;
        } else if urgency == Urgency::First {
            level.due |= bit;
        }
    }

    /// The same for threads that are stopped, stuck or awaiting something, or were: apart, so that the common case is short.
    #[inline(never)]
    fn note_rare_urgency(&mut self, thread: ThreadId, node: NodeId) {
        let urgency = self.unfolding.urgency(node);
        let level = self.top();
        let bit = 1 << thread.index();
        level.stopped &= !bit;
        level.awaiting &= !bit;
        let stuck = level.is_stuck(thread);
        if self.sections.is_some() && matches!(urgency, Urgency::Awaits | Urgency::Waits) {
            self.note_wants(thread, self.unfolding.action(node));
        }
        let level = self.top();
        match urgency {
            Urgency::Ready if !stuck => level.ready |= bit,
            Urgency::First if !stuck => level.due |= bit,
            Urgency::Failed | Urgency::Blocked | Urgency::Waits => level.stopped |= bit,
            Urgency::Awaits => {
                level.awaiting |= bit;
                let action = self.unfolding.action(node);
                if !stuck && awaited(self.graph(), thread, action).is_some() {
                    self.top().ready |= bit;
                }
            }
            Urgency::Ready | Urgency::First | Urgency::Never => {}
        }
    }

    /// Notes which of those who wait for a thread can go on.
    #[inline(never)]
    pub(crate) fn update_awaiting(&mut self) {
        let mut left = self.top().awaiting;
        while left != 0 {
            self.update_urgency(ThreadId(left.trailing_zeros() as u16));
            left &= left - 1;
        }
    }

    pub(crate) fn update_all_urgencies(&mut self) {
        for thread in self.threads() {
            self.update_urgency(thread);
        }
    }
}
