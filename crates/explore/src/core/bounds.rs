//! Bounds: where in co the choices of a read begin, as far as that is seen before any is tried.
//!
//! Coherence, and what the model orders, say that older writes cannot be read. What is left is tried by
//! `choices`.

use crate::core::hooks::CausalOrder;
use crate::core::knowledge::Facts;
use selvedge_graph::{EventId, Graph};
use selvedge_program::{Action, Program};

impl<P: Program, C: CausalOrder> Facts<'_, P, C> {
    /// Computes the rest of the clocks of a read of which those within its thread are there.
    #[inline]
    pub fn fill_clocks_by_reading(&self, graph: &mut Graph, read: EventId) {
        self.causal.extend(graph, read);
        self.model.extend_views_by_reading(graph, read);
    }

    /// Whether nothing but coherence and consistency decides on the choices of an event.
    #[inline]
    pub fn is_simple(&self, graph: &Graph, event: EventId) -> bool {
        !self.by_first_choice() && !graph.event(event).mirrors
    }

    /// Whether coherence lets a read read from the same writes whether it turns out to be half of a
    /// read-modify-write or not.
    #[inline]
    pub fn has_same_bounds(&self, action: Action) -> bool {
        self.model.reads_know_alike() || !is_conditional(action)
    }

    /// Whether it is easily seen that a read can read nothing but the newest write.
    #[inline]
    pub fn is_up_to_date(&self, graph: &Graph, event: EventId, newest: u32) -> bool {
        if !self.is_simple(graph, event) {
            return false;
        }
        newest == 0
            || (self.model.is_coherent()
                && graph.place_known_by(graph.event(event).previous_at_location) == newest as usize)
    }

    /// The oldest place in co that coherence lets a read read from, judging by what its thread knows. What a
    /// compare-exchange knows may depend on whether it succeeds; its sources are looked at again when they
    /// are tried.
    #[inline]
    pub fn oldest_source(&self, graph: &mut Graph, event: EventId, action: Action) -> u32 {
        let first = self.known_before_reading(graph, event);
        if self.has_same_bounds(action) {
            first
        } else {
            first.min(self.known_otherwise(graph, event, action))
        }
    }

    /// The newest place in co that a read, as it is now, knows of before it reads.
    #[inline]
    pub fn known_before_reading(&self, graph: &mut Graph, event: EventId) -> u32 {
        // What was added or has got another source has the clocks of the event before it.
        self.model.extend_views_within_thread(graph, event);
        self.model.known_position(graph, event) as u32
    }

    /// The oldest place that a read may read from if the model orders all events, which may leave less than
    /// coherence; nothing before `known` is looked at.
    #[inline]
    pub fn oldest_in_order(&self, graph: &Graph, event: EventId, known: u32) -> u32 {
        self.model.oldest_place(graph, event, known as usize) as u32
    }

    /// What a compare-exchange knows of before it reads, if what it reads is not what makes it what it is
    /// now.
    #[inline(never)]
    pub fn known_otherwise(&self, graph: &mut Graph, event: EventId, action: Action) -> u32 {
        let Action::Read { order, exclusive, .. } = action else {
            unreachable!("only a read is conditional");
        };
        let read = *graph.event(event);
        let otherwise = exclusive.otherwise().unwrap_or(order);
        let (order, rmw) = if read.class.is_rmw() { (otherwise, false) } else { (order, true) };
        graph.retarget_last_read(order, read.rf, read.value, rmw);
        self.known_before_reading(graph, event)
    }
}

/// Whether a read is half of a read-modify-write or not depending on what it reads.
#[inline]
fn is_conditional(action: Action) -> bool {
    matches!(action, Action::Read { exclusive, .. } if exclusive.otherwise().is_some())
}
