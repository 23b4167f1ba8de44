//! Which thread goes next: a function of the graph, so that the exploration of a graph does not depend on how
//! it was reached.

use crate::core::awaited::awaited;
use crate::core::explorer::Explorer;
use crate::core::hooks::CausalOrder;
use crate::core::hooks::Holes;
use crate::core::level::Level;
use crate::core::unfolding::{NodeId, Urgency};
use selvedge_graph::ThreadId;
use selvedge_program::{Action, Block, Liveness, Program};

impl<P: Program, C: CausalOrder> Explorer<'_, P, C> {
    /// The thread that goes on ([`Turns::first_of`]); the write of a read-modify-write goes before everything
    /// else, and threads begin before others go on: what is old is not cut off by revisits, and need not be
    /// added again.
    #[inline]
    pub(crate) fn schedule(&mut self) -> Option<(ThreadId, NodeId)> {
        if self.known.facts.has_sections {
            return self.schedule_by_sections();
        }
        let level = &*self.stack.level;
        let ready =
            if self.known.facts.can_end_early { level.turns.ready_for_more() } else { level.turns.ready };
        let first = C::Holes::most_urgent(&level.turns);
        if first == 0 && self.known.facts.has_patience && ready & (ready.wrapping_sub(1)) != 0 {
            return self.schedule_with_patience(ready);
        }
        let candidates = if first != 0 { first } else { ready };
        let thread = C::Holes::next_thread(level, candidates);
        (candidates != 0).then(|| (thread, self.known.node_of(&level.graph, thread)))
    }

    /// Notes whether a thread of the last level can go on from where it stands.
    #[inline]
    pub(crate) fn update_urgency(&mut self, thread: ThreadId) {
        let node = self.known.node_of(self.stack.graph(), thread);
        self.note_urgency(thread, node);
        let Level { graph, turns, .. } = &mut *self.stack.level;
        if C::Holes::is_cut_off(&mut self.known, graph, thread, node) {
            turns.hold_back(1 << thread.index());
        }
    }

    /// Notes whether a thread of the last level, which stands at a node, can go on from there.
    #[inline]
    pub(crate) fn note_urgency(&mut self, thread: ThreadId, node: NodeId) {
        let urgency = self.known.unfolding.urgency(node);
        let level = &mut *self.stack.level;
        let bit = 1 << thread.index();
        let turns = &mut level.turns;
        turns.hold_back(bit);
        turns.patient &= !bit;
        let is_plain = matches!(
            urgency,
            Urgency::Reads | Urgency::Ready | Urgency::First | Urgency::Ends | Urgency::Never
        );
        if !is_plain || (turns.stopped | turns.awaiting) & bit != 0 || !level.markers.is_empty() {
            self.note_rare_urgency(thread, node);
        } else if urgency == Urgency::First {
            turns.due |= bit;
        } else if urgency != Urgency::Never {
            turns.let_go_on(bit, urgency);
        }
    }

    /// Notes whether a thread can go on that is stopped, stuck or awaiting something, or was: apart, so that
    /// the common case is short.
    #[inline(never)]
    fn note_rare_urgency(&mut self, thread: ThreadId, node: NodeId) {
        let urgency = self.known.unfolding.urgency(node);
        let level = &mut *self.stack.level;
        let bit = 1 << thread.index();
        level.turns.stopped &= !bit;
        level.turns.barred &= !bit;
        level.turns.awaiting &= !bit;
        let stuck = level.is_stuck(thread);
        let spins = matches!(self.known.unfolding.action(node), Action::Block(Block::Spin { .. }));
        let may_hang = spins && self.known.facts.liveness != Liveness::None;
        if self.known.facts.has_sections && (may_hang || matches!(urgency, Urgency::Awaits | Urgency::Waits))
        {
            let action = self.known.unfolding.action(node);
            self.known.note_wants(self.stack.graph(), thread, action);
        }
        let is_barred =
            matches!(self.known.unfolding.action(node), Action::Block(block) if block.is_unwanted());
        let turns = &mut self.stack.level.turns;
        match urgency {
            Urgency::Reads | Urgency::Ready | Urgency::Ends if !stuck => {
                turns.let_go_on(bit, urgency);
            }
            Urgency::First if !stuck => turns.due |= bit,
            Urgency::Failed | Urgency::Blocked | Urgency::Waits => {
                turns.stopped |= bit;
                if is_barred {
                    turns.barred |= bit;
                }
            }
            Urgency::Awaits => {
                let action = self.known.unfolding.action(node);
                self.known.look_at_join(self.stack.graph(), thread, node);
                let has_come = awaited(self.stack.graph(), thread, action).is_some();
                let turns = &mut self.stack.level.turns;
                let goes_on = !stuck && has_come;
                if goes_on {
                    turns.ready |= bit;
                }
                // Threads that have not been created wait for nothing: whoever creates them wakes them.
                match action {
                    Action::Begin { .. } if goes_on => turns.beginning |= bit,
                    Action::Begin { .. } => {}
                    _ => turns.awaiting |= bit,
                }
            }
            Urgency::Reads | Urgency::Ready | Urgency::Ends | Urgency::First | Urgency::Never => {}
        }
    }

    /// Notes which of those who wait for a thread or at a barrier can go on.
    #[inline]
    pub(crate) fn update_awaiting(&mut self) {
        let mut left = self.stack.level.turns.awaiting;
        while left != 0 {
            self.update_urgency(ThreadId(left.trailing_zeros() as u16));
            left &= left - 1;
        }
    }

    pub(crate) fn update_all_urgencies(&mut self) {
        for thread in self.known.facts.threads() {
            self.update_urgency(thread);
        }
    }
}
