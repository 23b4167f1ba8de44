//! Going back: takes off again what was added to the graph of the present level.
//!
//! Not here: cuts, which are put back where a level is left (`level`, `stack`).

use crate::core::clocks::fill_all_clocks;
use crate::core::explorer::Explorer;
use crate::core::frame::Marker;
use crate::core::hooks::CausalOrder;
use crate::core::turns::Turns;
use selvedge_graph::EventId;
use selvedge_program::Program;

impl<P: Program, C: CausalOrder> Explorer<'_, P, C> {
    /// Removes everything that was added to the last level after an event.
    #[inline]
    pub(crate) fn back_to(&mut self, event: EventId) {
        let level = &mut *self.stack.level;
        let mut has_filled = false;
        let len = level.graph.len();
        while let Some(last) = level.graph.last().filter(|last| *last > event) {
            has_filled |= !C::is_at_end(&level.graph, last);
            level.graph.pop();
        }
        if level.graph.len() < len {
            level.turns = level.earlier[level.graph.len() - level.base];
        }
        if has_filled {
            fill_all_clocks(&self.known.facts.causal, self.known.facts.model, &mut level.graph);
        }
        let is_later = |marker: &mut Marker| marker.position as usize > event.index();
        while let Some(marker) = self.stack.level.markers.pop_if(is_later) {
            self.update_urgency(marker.thread);
        }
        self.stack.level.forget_anchors(event);
    }

    /// Removes the last event.
    #[inline]
    pub(crate) fn pop(&mut self) {
        let facts = &self.known.facts;
        let graph = &mut self.stack.level.graph;
        let last = graph.last().expect("pop of an empty graph");
        let has_filled = !C::is_at_end(graph, last);
        graph.pop();
        if has_filled {
            fill_all_clocks(&facts.causal, facts.model, graph);
        }
        let level = &mut *self.stack.level;
        let left = level.graph.len();
        if left >= level.base {
            level.turns = level.earlier[left - level.base];
        } else {
            // The last event of a parcel. What is put in its place may be left out, which remembers nothing.
            (level.base, level.turns) = (left, Turns::default());
            self.update_all_urgencies();
            let level = &mut *self.stack.level;
            level.earlier.clear();
            level.earlier.push(level.turns);
        }
    }
}
