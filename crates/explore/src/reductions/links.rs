//! Chains of read-modify-writes, and executions that end with the last links of one.
//!
//! Where a location is accessed by nothing but read-modify-writes, as a counter or the tickets of a lock are,
//! these form a chain: each reads what the one before it in co has written. So the last link has all others
//! as causes and revisits none, and one that takes the place of another can only revisit the read of that.
//!
//! When nobody has anything to do but to end with 0, apart from a thread with one more read-modify-write of
//! the location, which does not compare, and one that joins the others (`coda`), two executions are plain to
//! see:
//!
//! * It reads the end of the chain, and writes the last link. All other reads of the location cause that
//!   write, so it revisits nothing.
//! * It reads the same as the one that is the last link now, its *rival*, and the revisit that makes room for
//!   its write cuts off nothing but what the rival wrote. Then the two change places: it is the last but one,
//!   and the rival reads that and writes the last link.
//!
//! In both every event reads or writes what is newest when it comes, which the model allows
//! ([`Model::allows_newest`]). What is written follows from the unfolding, so no event is added, and no graph
//! is cut. The read is added only if there may be other executions, in which it reads something older.
//!
//! Compared with brute force and, as to the ends, with explorations that play to the end in `make fuzz`
//! (`c_programs`).

use crate::core::explorer::Explorer;
use crate::core::hooks::CausalOrder;
use crate::core::knowledge::{Facts, Knowledge};
use crate::core::revisit::can_be_cut_off;
use crate::core::unfolding::{NodeId, Unfolding};
use crate::reductions::coda::Ahead;
use selvedge_graph::{EventId, Graph, LocId, ThreadId, Value};
use selvedge_program::{Action, Exclusive, Program};

impl<P: Program, C: CausalOrder> Explorer<'_, P, C> {
    /// If the next read-modify-write of a thread, the action of a node, may be the last link of a chain, and
    /// the rest is plain to see: ends that execution, and that in which it exchanges places with the present
    /// last link if that is plain to see too. Returns how many places in co are left that it could read from
    /// in other executions.
    #[inline(never)]
    pub(crate) fn end_with_links(&mut self, thread: ThreadId, node: NodeId) -> Option<u32> {
        let Action::Read { loc, exclusive: Exclusive::Always, .. } = self.known.unfolding.action(node) else {
            return None;
        };
        if self.known.facts.link_classes.is_empty()
            || !self.known.facts.is_chain(self.stack.graph(), loc, 0)
            || !self.known.facts.trusts_newest
            || !self.known.is_unsuspicious(loc)
        {
            return None;
        }
        let length = self.stack.graph().writes(loc).len();
        let source = self.stack.graph().write_at(loc, length);
        let value = self.known.value_of(self.stack.graph(), source);
        let written = self.known.unfolding.written_by_last(node, value)?;
        let ahead = Ahead { threads: 1 << thread.index(), loc, value: written };
        if !self.end_if_plain_after(ahead) {
            return None;
        }
        // If it cannot take the place of one, it cannot take that of an older one.
        let mut seen = usize::MAX;
        let mut is_open =
            |graph: &Graph, at: usize| can_be_cut_off(graph, graph.write_at(loc, at), &mut seen);
        if length == 0 || !is_open(self.stack.graph(), length) {
            return Some(0);
        }
        if !self.end_with_exchanged_links((thread, node), loc, length) {
            return Some(length as u32);
        }
        let left = length - 1;
        Some(if left > 0 && is_open(self.stack.graph(), left) { left as u32 } else { 0 })
    }

    /// Ends the execution in which the next read-modify-write of a thread takes the place of the last link of
    /// a chain, which has place `last`, and that comes after it, if the rest is plain to see.
    fn end_with_exchanged_links(
        &mut self,
        (thread, node): (ThreadId, NodeId),
        loc: LocId,
        last: usize,
    ) -> bool {
        let graph = self.stack.graph();
        let (source, rival) = (graph.write_at(loc, last - 1), graph.write_at(loc, last));
        let target = graph.po_predecessor(rival).expect("invariant `rmw`: a read comes before the write");
        let before = self.known.node_before(graph, target);
        let other = graph.event(rival).thread;
        if other == thread || !self.known.facts.cuts_off_only(graph, rival, target, thread, source) {
            return false;
        }
        let threads = 1 << thread.index() | 1 << other.index();
        let value = self.known.value_of(graph, source);
        let Some(first) = self.known.unfolding.written_by_last(node, value) else { return false };
        let Some(second) = self.known.unfolding.written_by_last(before, first) else { return false };
        let is_plain = self.end_if_plain_after(Ahead { threads, loc, value: second });
        self.told.stats.revisits += u64::from(is_plain);
        is_plain
    }
}

impl<P: Program, C: CausalOrder> Knowledge<'_, P, C> {
    /// Whether nothing can be wrong with an access to a location, as long as nothing is freed.
    #[inline]
    fn is_unsuspicious(&self, loc: LocId) -> bool {
        !self.facts.has_objects || (self.is_sound(loc) && !self.facts.mixes_sizes())
    }
}

impl<P: Program, C: CausalOrder> Facts<'_, P, C> {
    /// Whether a location is accessed by read-modify-writes only, all of which have written, but for some
    /// that have only read.
    #[inline]
    pub(crate) fn is_chain(&self, graph: &Graph, loc: LocId, without_write: usize) -> bool {
        graph.location_classes(loc).is_within(self.link_classes)
            && graph.reads(loc).len() == graph.writes(loc).len() + without_write
    }

    /// Whether a write is the last link of a chain: then all other accesses to its location cause it.
    #[inline]
    pub(crate) fn is_last_link(&self, graph: &Graph, write: EventId) -> bool {
        let event = graph.event(write);
        event.class.is_rmw()
            && graph.writes(event.loc).last() == Some(&write)
            && self.is_chain(graph, event.loc, 0)
    }

    /// Whether a write after the next read of a thread, which reads from a source, cuts off the rival and
    /// nothing else if it revisits a target.
    #[inline]
    fn cuts_off_only(
        &self,
        graph: &Graph,
        rival: EventId,
        target: EventId,
        thread: ThreadId,
        source: EventId,
    ) -> bool {
        let reader = (thread, graph.thread(thread).last().copied());
        let prefix = self.causal.prefix_of_write(graph, reader, source);
        let later = graph.order().iter().rev().take_while(|id| **id > target);
        later.copied().all(|id| self.causal.contains(&prefix, graph, id) != (id == rival))
    }
}

impl<P: Program> Unfolding<'_, P> {
    /// If a thread that reads a value at a node writes something, and then has only to end, with 0: what it
    /// writes.
    #[inline]
    fn written_by_last(&mut self, node: NodeId, value: Value) -> Option<Value> {
        let due = self.child(node, value);
        let Action::Write { value, exclusive: true, .. } = self.action(due) else { return None };
        let after = self.child(due, 0);
        matches!(self.action(after), Action::Finish { value: 0, .. }).then_some(value)
    }
}
