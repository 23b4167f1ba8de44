//! Clocks of events, and whether a graph is consistent after a step: the questions that are asked of the
//! model.
//!
//! Not here: how the model answers them (`selvedge_model`), which orders of sections there are
//! (`unordered::sections`).

use crate::core::clocks::fill_all_clocks;
use crate::core::hooks::CausalOrder;
use crate::core::hooks::Holes;
use crate::core::knowledge::Knowledge;
use crate::core::options::Coherence;
use selvedge_graph::{EventId, Graph};
use selvedge_program::Program;

impl<P: Program, C: CausalOrder> Knowledge<'_, P, C> {
    /// Computes the clocks of an event.
    #[inline]
    pub fn fill_clocks(&self, graph: &mut Graph, id: EventId) {
        if !C::is_at_end(graph, id) {
            return fill_all_clocks(&self.facts.causal, self.facts.model, graph);
        }
        self.facts.causal.extend(graph, id);
        if graph.event(id).mirrors
            && let Some(cause) = self.learnt.symmetry.cause(graph, id)
        {
            self.facts.causal.add_cause(graph, cause, id);
        }
        self.facts.model.extend_views(graph, id);
    }

    /// Whether a graph to which an event was added, with its clocks, is consistent. Without that event it is.
    #[inline]
    pub fn consistent_after(&mut self, graph: &Graph, id: EventId) -> bool {
        #[cfg(feature = "paranoid")]
        graph.check().expect("a graph that is explored is well formed");
        if !C::Holes::has_causes(&self.facts, graph, id) {
            return false;
        }
        let plain = match self.facts.coherence {
            Coherence::Stored if !C::is_at_end(graph, id) => {
                self.facts.model.consistent_with_filled(graph, id, false, &mut self.scratch)
            }
            Coherence::Stored => {
                let is_so = self.facts.model.consistent_with_choice(graph, id, false, &mut self.scratch);
                #[cfg(feature = "paranoid")]
                assert_eq!(
                    is_so,
                    self.facts.model.consistent_after(graph, id, false, &mut self.scratch),
                    "invariant `choice`: the bounds of choices tell as much as a check"
                );
                is_so
            }
            Coherence::Inferred => self.facts.model.consistent_for_some_order(graph, false),
        };
        plain
            && self
                .sections
                .as_mut()
                .is_none_or(|sections| sections.are_consistent_after(self.facts.model, graph))
    }

    /// Whether a graph is consistent to which an event was added that leaves nothing newer at its location,
    /// or reads what is newest.
    #[inline]
    pub fn consistent_as_newest(&mut self, graph: &Graph, id: EventId) -> bool {
        #[cfg(feature = "paranoid")]
        assert!(
            !self.facts.trusts_newest || self.consistent_in_full(graph, id),
            "invariant `newest`: it is consistent"
        );
        self.facts.trusts_newest || self.consistent_after(graph, id)
    }

    /// Whether a graph to which an event was added is consistent, without relying on the bounds that the
    /// choices were taken from.
    pub fn consistent_in_full(&mut self, graph: &Graph, id: EventId) -> bool {
        #[cfg(feature = "paranoid")]
        graph.check().expect("a graph that is explored is well formed");
        match self.facts.coherence {
            Coherence::Stored if C::is_at_end(graph, id) => {
                C::Holes::has_causes(&self.facts, graph, id)
                    && self.facts.model.consistent_after(graph, id, false, &mut self.scratch)
                    && self
                        .sections
                        .as_mut()
                        .is_none_or(|sections| sections.are_consistent_after(self.facts.model, graph))
            }
            Coherence::Stored | Coherence::Inferred => self.consistent_after(graph, id),
        }
    }

    /// Whether the graph of a revisit is consistent with the write, its last event, at its present place.
    pub fn revisit_is_consistent(&mut self, graph: &Graph) -> bool {
        #[cfg(feature = "paranoid")]
        graph.check().expect("a graph made by a revisit is well formed");
        self.is_consistent_but_for_sections(graph)
            && self.sections.as_mut().is_none_or(|sections| sections.are_consistent(self.facts.model, graph))
    }

    #[inline]
    fn is_consistent_but_for_sections(&mut self, graph: &Graph) -> bool {
        let model = self.facts.model;
        if self.facts.coherence == Coherence::Inferred {
            return model.consistent_for_some_order(graph, false);
        }
        let write = graph.last().expect("the write was added");
        let readers = graph.early_reads().iter().filter(|read| graph.event(**read).rf == write);
        if model.uses_dependencies() {
            return readers
                .copied()
                .chain([write])
                .all(|id| model.consistent_with_filled(graph, id, true, &mut self.scratch));
        }
        model.consistent_with_choice(graph, write, true, &mut self.scratch)
            && readers.copied().all(|read| model.consistent_with_choice(graph, read, true, &mut self.scratch))
    }
}
