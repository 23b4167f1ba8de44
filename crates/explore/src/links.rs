//! The last links of a chain: executions that end with read-modify-writes of one location.
//!
//! Where a location is accessed by nothing but read-modify-writes, as a counter or the tickets of a lock are, these form a chain: each reads
//! what the one before it in co has written. When nobody has anything to do but to end, apart from one that has read and is to write, and
//! perhaps one that joins the others (`coda`), the rest is plain to see:
//!
//! * If it has read the end of the chain, it writes the last link. All other reads of the location cause that write, so it revisits nothing.
//! * If it has read the same as the one that is the last link, its *rival*, and the revisit that makes room for it cuts off nothing but what the
//!   rival wrote, then the two change places: it is the last but one, and the rival reads that and writes the last link.
//!
//! In both every event reads or writes what is newest when it comes, which the model allows ([`Model::allows_newest`]). What
//! is written follows from the unfolding, so no event is added, and in the second case no graph is cut.
//!
//! Compared with explorations that play to the end in `make fuzz` (`c_programs`).

use crate::causal::CausalOrder;
use crate::coda::Ahead;
use crate::explorer::{Explorer, NewWrite};
use crate::unfolding::{NodeId, Urgency};
use selvedge_graph::{Class, EventId, LocId, Order, ThreadId};
use selvedge_model::Model;
use selvedge_program::{Action, Program};

/// The classes of read-modify-writes, as a set of bits, if a model reports nothing of two of them.
pub(crate) fn links(model: &Model) -> u64 {
    let is_link = |class: &Class| class.is_rmw() && class.order() < Order::Start;
    let links = Class::all().filter(is_link).fold(0, |all, class| all | class.bit());
    if model.may_report_among(links) { 0 } else { links }
}

impl<P: Program, C: CausalOrder> Explorer<'_, P, C> {
    /// Ends the execution if the write of a thread that is due at a node is the last link of a chain, and the rest is plain to see.
    #[inline]
    pub(crate) fn end_with_last_link(&mut self, thread: ThreadId, node: NodeId) -> bool {
        if !self.ends_early || self.level.turns.ready != self.level.turns.ending {
            return false;
        }
        let Action::Write { loc, value, exclusive: true, .. } = self.unfolding.action(node) else {
            return false;
        };
        let graph = self.graph();
        let read = graph.last().expect("invariant `due`: the read of a read-modify-write is there");
        let is_last = graph.writes(loc).len() == graph.co_position(graph.event(read).rf);
        is_last
            && self.is_chain(loc)
            && self.is_followed_by_end(node)
            && self.end_if_plain_after(Ahead { threads: 1 << thread.index(), loc, value })
    }

    /// Ends the execution if all that the revisit of a read by the write that is due cuts off is the last link of a chain, which the read
    /// belongs to, and the rest is plain to see. What is cut off has been collected.
    #[inline]
    pub(crate) fn end_with_exchanged_links(&mut self, read: EventId, node: NodeId, write: &NewWrite) -> bool {
        let &[rival] = &self.removed[..] else { return false };
        if !self.ends_early || write.id.is_some() || !write.rmw {
            return false;
        }
        let graph = self.graph();
        let rival_thread = graph.event(rival).thread;
        let is_exchanged = graph.writes(write.loc).last() == Some(&rival)
            && graph.po_predecessor(rival) == Some(read)
            && self.unfolding.urgency(NodeId(write.tag)) == Urgency::Ends
            && self.is_chain(write.loc);
        if !is_exchanged {
            return false;
        }
        let due = self.unfolding.child(node, write.value);
        let Action::Write { loc, value, exclusive: true, .. } = self.unfolding.action(due) else {
            return false;
        };
        let threads = 1 << write.thread.index() | 1 << rival_thread.index();
        self.is_followed_by_end(due) && self.end_if_plain_after(Ahead { threads, loc, value })
    }

    /// Whether a location is accessed by read-modify-writes only, all of which have written, but for one whose write is due; and neither
    /// the model nor its object gives anything to report of it.
    #[inline]
    fn is_chain(&self, loc: LocId) -> bool {
        let graph = self.graph();
        self.trusts_newest
            && self.model.is_atomic()
            && graph.location_classes(loc) & !self.links == 0
            && graph.reads(loc).len() == graph.writes(loc).len() + 1
            && (!self.has_objects || (self.is_sound(loc) && !self.program.mixes_sizes()))
    }

    /// Whether a thread has only to end after the write that is due at a node.
    #[inline]
    fn is_followed_by_end(&mut self, due: NodeId) -> bool {
        let after = self.unfolding.child(due, 0);
        self.unfolding.urgency(after) == Urgency::Ends
    }
}
