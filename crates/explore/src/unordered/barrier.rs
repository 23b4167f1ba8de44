//! Barriers whose arrivals are left unordered (BAM).
//!
//! Follows "BAM: Efficient Model Checking for Barriers" (Kokologiannakis, Vafeiadis). An arrival is the read
//! and the write of a read-modify-write that counts, a departure reads the last write of its round. Arrivals
//! are counted in the order in which they happen to be added: it is never varied, and nobody can see it. This
//! has the effect of the paper's relation sbr: whatever is before some arrival of a round happens before
//! whatever is after some departure, and nothing else is ordered, because a thread does nothing between the
//! two; and what a revisit keeps of a round is all of it, or its first arrivals, which wait again.
//! Not here: what falls back to the plain encoding because of how a program uses the barrier (`selvedge_vm`).

use crate::core::explorer::Explorer;
use crate::core::found::Found;
use crate::core::hooks::CausalOrder;
use crate::core::knowledge::Knowledge;
use crate::judge::fault::{Fault, FaultKind};
use selvedge_graph::{EventId, Graph, Limit, LocId, ThreadId};
use selvedge_program::{Action, Program};

impl<P: Program, C: CausalOrder> Explorer<'_, P, C> {
    /// Adds the read of an arrival: it counts all earlier ones.
    pub(crate) fn add_arrival(&mut self, thread: ThreadId, barrier: LocId, count: u32) -> Result<(), Limit> {
        let arrivals = self.stack.graph().writes(barrier).len();
        let id = EventId::new(self.stack.graph().next_number());
        if self.known.facts.has_sections {
            self.known.note_wants(self.stack.graph(), thread, Action::Arrive { barrier, count });
        }
        self.add_without_choice(thread, Action::Arrive { barrier, count })?;
        let is_there = self.stack.graph().last() == Some(id);
        if is_there && self.known.is_crowded(self.stack.graph(), id, arrivals, count as usize) {
            let other = Some(self.stack.graph().event(id).rf);
            self.told.tell(Found::Fault(Fault { kind: FaultKind::Crowded, event: id, other }));
        }
        Ok(())
    }
}

impl<P: Program, C: CausalOrder> Knowledge<'_, P, C> {
    /// Whether an arrival may belong to an earlier round, because nothing but the count puts it after that:
    /// more threads than the barrier is for are about to meet, or not all expect the same number.
    fn is_crowded(&self, graph: &Graph, id: EventId, arrivals: usize, count: usize) -> bool {
        let loc = graph.event(id).loc;
        let others = graph.reads(loc).iter().filter(|other| **other != id);
        let expects = |other: &EventId| match self.unfolding.action(self.node_before(graph, *other)) {
            Action::Arrive { count, .. } | Action::Depart { count, .. } => count as usize,
            other => unreachable!("invariant `barrier`: {other:?} accesses the location of a barrier"),
        };
        let last = arrivals / count * count;
        let is_later = last == 0
            || graph.po_predecessor(id).is_some_and(|before| {
                let last = graph.write_at(loc, last);
                let prefix = self.facts.causal.prefix(graph, before);
                before == last
                    || self.facts.causal.contains(&prefix, graph, last)
                        && self.learnt.symmetry.really_precedes(graph, last, before)
            });
        !is_later || others.copied().any(|other| expects(&other) != count)
    }
}
