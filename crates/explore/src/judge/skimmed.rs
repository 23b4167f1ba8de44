//! Reads that went with a round of a loop that was left out, and writes that might race with them.
//!
//! A round that is left out is part of the graph in which its thread stops, so that a race of its reads with
//! what is there is seen. Not so a race with what comes of the thread's going on:
//!
//! ```text
//! while (!x) { z; }  y = 1 (relaxed)   ‖   x = 1   ‖   if (y) z = 1 (plain)
//! ```
//!
//! Without the round, nobody reads `z` before the write; with it, nothing orders the two. Such a write is
//! *loose*: there is a thread of which it has come (by po and rf), but not all of that happens before it. As
//! long as all does, the thread's earlier rounds happen before the write, too.
//!
//! So it is learnt who has skimmed what, and which writes are loose as to whom. If the two meet at a
//! location, in whatever executions, the program has to be explored again with rounds that read it.
//! Where sections are left unordered, happens-before is not all known, so that more is taken for loose.
//! A free is like a plain write to the whole object.
//! Not looked for: plain reads that go with a round. Most loops that read plainly do so under a lock, or what
//! is published; whoever writes there was told by the same means, and would be taken for loose too often.
//! Compared with explorations that leave out nothing in `fuzz/src/loops`.

use crate::core::causal::Precedence;
use crate::core::knowledge::Facts;
use crate::core::skims::Dealing;
use selvedge_graph::{Class, EventId, Graph, Kind};
use selvedge_program::Program;

impl<P: Program, C: Precedence> Facts<'_, P, C> {
    /// Whether it matters what a write is loose to; mostly a glance at its class.
    #[inline]
    pub(crate) fn may_be_loose(&self, graph: &Graph, id: EventId) -> bool {
        let event = graph.event(id);
        match event.class.kind() {
            Kind::Read => false,
            Kind::Fence => event.class == Class::MARK,
            Kind::Write => self.may_report && event.class == Class::plain_write(),
        }
    }

    /// The threads that a write, or the free of an object, is loose to.
    pub(crate) fn loose_to<'g>(
        &'g self,
        graph: &'g Graph,
        id: EventId,
    ) -> impl Iterator<Item = Dealing> + 'g {
        let event = *graph.event(id);
        let prefix = self.causal.prefix(graph, id);
        let known = self.model.happens_before_counts(graph, id);
        let others = self.threads().filter(move |thread| *thread != event.thread);
        let loose = others.filter(move |thread| {
            let first_unknown = graph.thread(*thread).get(usize::from(known(*thread)));
            first_unknown.is_some_and(|unknown| self.causal.contains(&prefix, graph, *unknown))
        });
        let loc = event.object().unwrap_or(event.loc);
        loose.map(move |thread| Dealing { loc, thread })
    }
}
