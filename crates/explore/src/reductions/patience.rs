//! Patience: a thread that could only block is scheduled after all others.
//!
//! The next read of such a thread can see nothing but what makes the thread wait, spin or fail an assumption. If it were added now,
//! executions would follow in which the thread stays blocked although what it waits for comes, and a revisit would be needed
//! to let it go on. So it is not added until somebody has written something better, or until nobody else can go on. Which thread goes
//! next remains a function of the graph, which is all that the exploration asks for; executions in which every thread ends are the same.
//!
//! This has the effect of the in-place revisits of GenMC (an awaited write changes what a blocked read reads, and nothing is cut off),
//! without a second way of changing graphs. Not here: reads that could see something better, and then come to block (`left_out`).
//!
//! A read that blocks, and could have seen something newer, is then useless: whoever reads the newest value and blocks stands for it. It is
//! dropped, unless it would show something that the others do not ([`Explorer::is_uninteresting`]).
//! Compared with brute force in `make fuzz`: the complete executions and the errors are the same.

use crate::core::causal::CausalOrder;
use crate::core::explorer::{Coherence, Explorer};
use crate::core::schedule::threads_of;
use crate::core::unfolding::{NodeId, Urgency};
use selvedge_graph::{Class, EventId, LocId, Order, ThreadId, Value};
use selvedge_program::{Action, Block, Program};

const PLAIN_WRITE: Class = Class::plain_write();

/// What was found out about the sources of one read.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Interest {
    /// Whether it is uninteresting that the read blocks its thread, for sources other than the initial write and for that.
    dull: [Option<bool>; 2],
    /// A value that blocks its thread, and one that does not. A lock has no others.
    blocking: Option<Value>,
    harmless: Option<Value>,
}

impl Interest {
    /// Whether it is known that it is not worth while to read a value, from another write than the initial one.
    #[inline]
    pub(crate) fn is_in_vain(&self, value: Value) -> bool {
        self.blocking == Some(value) && self.dull[0] == Some(true)
    }
}

impl<P: Program, C: CausalOrder> Explorer<'_, P, C> {
    /// Whether threads of an exploration have patience.
    pub(crate) fn may_have_patience(&self) -> bool {
        self.options.in_place_revisits
            && self.options.coherence == Coherence::Stored
            && !C::IS_SPARSE
            && self.sections.is_none()
            && self.may_wait
    }

    /// The first thread of some, given as a set of bits, that can do something else than block; the leftmost, if there is none.
    pub(crate) fn schedule_with_patience(&mut self, busy: u32) -> Option<(ThreadId, NodeId)> {
        loop {
            let turns = &self.level.turns;
            let eager = busy & !turns.patient;
            if eager == 0 {
                let ending = turns.ready & !busy;
                let candidates = if ending != 0 && !self.ends_are_idle() { ending } else { busy };
                let thread = ThreadId(candidates.trailing_zeros() as u16);
                return (candidates != 0).then(|| (thread, self.node_of(self.graph(), thread)));
            }
            let thread = turns.first_of(eager);
            let node = self.node_of(self.graph(), thread);
            let Some(loc) = self.can_only_block_at(thread, node) else { return Some((thread, node)) };
            let turns = &mut self.top().turns;
            turns.patient |= 1 << thread.index();
            turns.watched |= 1 << (loc.0 % 64);
        }
    }

    /// Whether the ends of threads that have only to end would let nobody do anything: whoever joins them goes on to wait for another thread.
    fn ends_are_idle(&mut self) -> bool {
        threads_of(self.level.turns.awaiting).all(|thread| {
            let mut node = self.node_of(self.graph(), thread);
            loop {
                let Action::Join { thread: joined, loc } = self.unfolding.action(node) else { return false };
                let value = match self.graph().writes(loc).first() {
                    Some(end) => self.graph().event(*end).value,
                    None => match self.unfolding.action(self.node_of(self.graph(), joined)) {
                        Action::Finish { value, .. } => value,
                        _ => return true,
                    },
                };
                node = self.unfolding.child(node, value);
            }
        })
    }

    /// What was judged of threads that look at a location has to be judged again: there is a new write, or it has moved.
    #[inline]
    pub(crate) fn wake_patient(&mut self, loc: LocId) {
        let turns = &mut self.top().turns;
        if turns.watched >> (loc.0 % 64) & 1 != 0 {
            (turns.patient, turns.watched) = (0, 0);
        }
    }

    /// If a thread reads next, and whatever it could read makes it block: the location.
    pub(crate) fn can_only_block_at(&mut self, thread: ThreadId, node: NodeId) -> Option<LocId> {
        // Looked at first, as that is one byte.
        if self.unfolding.urgency(node) != Urgency::Reads {
            return None;
        }
        let Action::Read { loc, order, exclusive } = self.unfolding.action(node) else { return None };
        let writes = self.graph().writes(loc).len();
        // Most reads do not block, so the newest write mostly tells.
        let newest = self.graph().write_at(loc, writes);
        let anchors = self.anchors_of(thread, self.graph().thread(thread).len());
        if !self.blocks_by_reading(node, newest) && self.is_within_reach(anchors, newest) {
            return None;
        }
        let last = self.graph().thread(thread).last().copied();
        let known = last.map_or(0, |last| self.model.known_position_at(self.graph(), last, loc));
        let mut interest = Interest::default();
        for place in (known..=writes).rev() {
            let source = self.graph().write_at(loc, place);
            if !self.is_within_reach(anchors, source) {
                continue;
            }
            let value = self.value_of(source);
            // Where another read-modify-write stands in the way, nothing follows but revisits.
            let blocks = interest.blocking == Some(value)
                || (exclusive.succeeds(value) && self.rival(source, loc).is_some())
                || {
                    let blocks = self.blocks_by_returning(node, value);
                    interest.blocking = if blocks { Some(value) } else { interest.blocking };
                    blocks
                };
            if !blocks || !self.is_dull(&mut interest, (thread, last), (loc, order), source) {
                return None;
            }
        }
        Some(loc)
    }

    /// Whether a thread blocks if its next action, a read, reads from a write.
    #[inline]
    pub(crate) fn blocks_by_reading(&mut self, node: NodeId, source: EventId) -> bool {
        let value = self.value_of(source);
        self.blocks_by_returning(node, value)
    }

    /// The same for a value.
    #[inline]
    pub(crate) fn blocks_by_returning(&mut self, node: NodeId, value: Value) -> bool {
        let after = self.unfolding.child(node, value);
        match self.unfolding.urgency(after) {
            // A lock that is tried in vain writes what it has read. Whoever sees that could have seen the same where it was read.
            Urgency::First => {
                let writes_the_same = matches!(self.unfolding.action(after), Action::Write { value: written, .. } if written == value);
                writes_the_same && {
                    let after = self.unfolding.child(after, 0);
                    self.is_blocked_at(after)
                }
            }
            _ => self.is_blocked_at(after),
        }
    }

    /// Whether a thread at a node waits, spins, or has failed an assumption.
    #[inline]
    fn is_blocked_at(&self, node: NodeId) -> bool {
        match self.unfolding.urgency(node) {
            Urgency::Waits => true,
            // What a bound on loops cuts off must be known.
            Urgency::Blocked => self.unfolding.action(node) == Action::Block(Block::Assume),
            _ => false,
        }
    }

    /// The same as [`Explorer::is_uninteresting`] for one source of several.
    #[inline]
    fn is_dull(
        &self,
        interest: &mut Interest,
        reader: (ThreadId, Option<EventId>),
        (loc, order): (LocId, Order),
        source: EventId,
    ) -> bool {
        let is_dull = &mut interest.dull[usize::from(source.is_init())];
        *is_dull.get_or_insert_with(|| self.is_uninteresting(reader, loc, order, source))
    }

    /// Whether a read that blocks its thread shows no error that is not shown by the same read of another source too.
    ///
    /// The others may synchronise, and so hide a race or that an object is not known well enough; and only one of them reads the first
    /// contents. The thread is that of the read, and the event is the one before it.
    pub(crate) fn is_uninteresting(
        &self,
        (thread, before): (ThreadId, Option<EventId>),
        loc: LocId,
        order: Order,
        source: EventId,
    ) -> bool {
        let graph = self.graph();
        let present = graph.location_classes(loc);
        if order == Order::NotAtomic || present.contains(PLAIN_WRITE) {
            return false;
        }
        // What a model reports may be hidden by another source too, or show only in an execution that ends so.
        if self.reports_late || (self.may_report && self.model.may_report_read(order, present)) {
            return false;
        }
        if !self.has_objects {
            return true;
        }
        if self.is_sound(loc) {
            return true;
        }
        let maker = self.maker(loc).filter(|maker| *maker != thread);
        if maker.is_none() && !source.is_init() {
            return true;
        }
        let Some(object) = self.object(graph, loc) else { return false };
        let is_known = match (maker, before) {
            (None, _) => true,
            (Some(_), None) => false,
            (Some(maker), Some(before)) => {
                let known = u32::from(self.model.happens_before_count(graph, before, maker));
                known > object.made.max(object.written)
            }
        };
        is_known && (!source.is_init() || object.initial.is_some())
    }

    /// Whether it is not worth while that a read, the last event, reads from a write that is not the newest, because its thread blocks then.
    /// Nothing can revisit it there, as that is not canonical, so the thread would be blocked for ever.
    #[inline]
    pub(crate) fn blocks_in_vain(
        &mut self,
        (read, node): (EventId, NodeId),
        (source, value): (EventId, Value),
        interest: &mut Interest,
    ) -> bool {
        if interest.harmless == Some(value) {
            return false;
        }
        if interest.blocking != Some(value) {
            let blocks = if self.has_patience {
                self.blocks_by_returning(node, value)
            } else {
                let after = self.unfolding.child(node, value);
                self.unfolding.urgency(after) == Urgency::Waits
            };
            *(if blocks { &mut interest.blocking } else { &mut interest.harmless }) = Some(value);
            if !blocks {
                return false;
            }
        }
        if let Some(is_dull) = interest.dull[usize::from(source.is_init())] {
            return is_dull;
        }
        let Action::Read { loc, order, .. } = self.unfolding.action(node) else {
            unreachable!("the frame of a read is at a read");
        };
        let (thread, before) = (self.graph().event(read).thread, self.graph().po_predecessor(read));
        self.is_dull(interest, (thread, before), (loc, order), source)
    }
}
