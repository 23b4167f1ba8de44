//! Relations that only pictures need, between the events that are shown.

use super::{Describer, is_at_barrier};
use crate::interleaving::name;
use crate::names::Names;
use crate::orders::Orders;
use crate::relations;
use crate::report::Derived;
use selvedge_explore::CausalOrder;
use selvedge_graph::EventId;
use selvedge_program::Action;

impl<S: Names, C: CausalOrder> Describer<'_, S, C> {
    /// The relations of the present graph.
    pub(super) fn derived(&self, orders: &Orders) -> Derived {
        let graph = self.explorer.graph();
        Derived {
            fr: self.named(relations::from_reads(graph, orders, |id| is_at_barrier(graph, id))),
            hb: self.named(relations::happens_before(graph, self.model)),
        }
    }

    /// Edges between events that are shown.
    fn named(&self, edges: Vec<(EventId, EventId)>) -> Vec<[String; 2]> {
        let graph = self.explorer.graph();
        let shown = |id: EventId| match graph.po_predecessor(id) {
            Some(first) if self.is_second_half(id) => first,
            _ => id,
        };
        // In which order threads arrive at a barrier means nothing; what counts is that all arrive before one
        // leaves.
        let end = |from: EventId, to: EventId| match self.is_arrival(from) && self.is_arrival(to) {
            true => self.departure_after(to),
            false => Some(to),
        };
        let edges = edges.into_iter().filter_map(|(from, to)| Some((shown(from), shown(end(from, to)?))));
        edges.map(|(from, to)| [name(graph, from), name(graph, to)]).collect()
    }

    fn is_arrival(&self, id: EventId) -> bool {
        let action = self.explorer.unfolding().action(self.explorer.event_node(id));
        matches!(action, Action::Arrive { .. } | Action::Arrived { .. })
    }

    /// When a thread that has arrived at a barrier leaves it, if it does.
    fn departure_after(&self, arrival: EventId) -> Option<EventId> {
        let event = self.explorer.graph().event(arrival);
        let later = self.explorer.graph().thread(event.thread).iter().skip(usize::from(event.index));
        later.copied().find(|id| !self.is_arrival(*id))
    }
}
