//! Patience: a thread that could only block is scheduled after all others.
//!
//! The next read of such a thread can see nothing but what makes the thread wait, spin or fail an assumption.
//! If it were added now, executions would follow in which the thread stays blocked although what it waits for
//! comes, and a revisit would be needed to let it go on. So it is not added until somebody has written
//! something better, or until nobody else can go on. Which thread goes next remains a function of the graph,
//! which is all that the exploration asks for; executions in which every thread ends are the same.
//!
//! This has the effect of the in-place revisits of GenMC (an awaited write changes what a blocked read reads,
//! and nothing is cut off), without a second way of changing graphs.
//! Not here: reads that could see something better, and then come to block (`left_out`).
//!
//! A read that blocks, and could have seen something newer, is then useless: whoever reads the newest value
//! and blocks stands for it. It is dropped, unless it would show something that the others do not
//! ([`Knowledge::is_uninteresting`]).
//! Compared with brute force in `make fuzz`: the complete executions and the errors are the same.

use crate::core::causal::Precedence;
use crate::core::explorer::Explorer;
use crate::core::hooks::CausalOrder;
use crate::core::knowledge::{Facts, Knowledge};
use crate::core::level::Level;
use crate::core::turns::threads_of;
use crate::core::unfolding::{NodeId, Unfolding, Urgency};
use selvedge_graph::{Class, EventId, Graph, Kind, LocId, Order, ThreadId, Value};
use selvedge_program::{Action, Program};

const PLAIN_WRITE: Class = Class::plain_write();

/// What was found out about the sources of one read.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Interest {
    /// Whether it is uninteresting that the read blocks its thread, for sources other than the initial write
    /// and for that.
    dull: [Option<bool>; 2],
    /// A value that blocks its thread, and one that does not. A lock has no others.
    blocking: Option<Value>,
    harmless: Option<Value>,
}

impl Interest {
    /// Whether it is known that it is not worth while to read a value, from another write than the initial
    /// one.
    #[inline]
    pub(crate) fn is_in_vain(&self, value: Value) -> bool {
        self.blocking == Some(value) && self.dull[0] == Some(true)
    }
}

impl<P: Program, C: CausalOrder> Explorer<'_, P, C> {
    /// The first thread of some, given as a set of bits, that can do something else than block; the leftmost,
    /// if there is none.
    pub(crate) fn schedule_with_patience(&mut self, busy: u32) -> Option<(ThreadId, NodeId)> {
        loop {
            let turns = &self.stack.level.turns;
            let eager = busy & !turns.patient;
            if eager == 0 {
                let ending = turns.ready & !busy;
                let candidates =
                    if ending != 0 && !self.known.ends_are_idle(&self.stack.level) { ending } else { busy };
                let thread = ThreadId(candidates.trailing_zeros() as u16);
                return (candidates != 0).then(|| (thread, self.known.node_of(self.stack.graph(), thread)));
            }
            let thread = turns.first_of(eager);
            let node = self.known.node_of(self.stack.graph(), thread);
            let Some(loc) = self.known.can_only_block_at(&self.stack.level, thread, node) else {
                return Some((thread, node));
            };
            let turns = &mut self.stack.level.turns;
            turns.patient |= 1 << thread.index();
            turns.watched |= 1 << (loc.0 % 64);
        }
    }
}

impl<P: Program, C: CausalOrder> Knowledge<'_, P, C> {
    /// Whether the ends of threads that have only to end would let nobody do anything: whoever joins them
    /// goes on to wait for another thread.
    fn ends_are_idle(&mut self, level: &Level) -> bool {
        let graph = &level.graph;
        threads_of(level.turns.awaiting).all(|thread| {
            let mut node = self.node_of(graph, thread);
            loop {
                let Action::Join { thread: joined, loc } = self.unfolding.action(node) else { return false };
                let value = match graph.writes(loc).first() {
                    Some(end) => graph.event(*end).value,
                    None => match self.unfolding.action(self.node_of(graph, joined)) {
                        Action::Finish { value, .. } => value,
                        _ => return true,
                    },
                };
                node = self.unfolding.child(node, value);
            }
        })
    }

    /// If a thread reads next, and whatever it could read makes it block: the location.
    pub(crate) fn can_only_block_at(
        &mut self,
        level: &Level,
        thread: ThreadId,
        node: NodeId,
    ) -> Option<LocId> {
        let graph = &level.graph;
        // Looked at first, as that is one byte.
        if self.unfolding.urgency(node) != Urgency::Reads {
            return None;
        }
        let Action::Read { loc, order, exclusive } = self.unfolding.action(node) else { return None };
        let writes = graph.writes(loc).len();
        // Most reads do not block, so the newest write mostly tells.
        let newest = graph.write_at(loc, writes);
        let anchors = level.anchors_of(thread, graph.thread(thread).len());
        if !self.blocks_by_reading(graph, node, newest) && level.is_within_reach(anchors, newest) {
            return None;
        }
        let last = graph.thread(thread).last().copied();
        let known = last.map_or(0, |last| self.facts.model.known_position_at(graph, last, loc));
        let mut interest = Interest::default();
        for place in (known..=writes).rev() {
            let source = graph.write_at(loc, place);
            if !level.is_within_reach(anchors, source) {
                continue;
            }
            let value = self.value_of(graph, source);
            // Where another read-modify-write stands in the way, nothing follows but revisits.
            let blocks = interest.blocking == Some(value)
                || (exclusive.succeeds(value) && self.facts.rival(graph, source, loc).is_some())
                || {
                    let blocks = self.unfolding.blocks_by_returning(node, value);
                    interest.blocking = if blocks { Some(value) } else { interest.blocking };
                    blocks
                };
            if !blocks || !self.is_dull(graph, &mut interest, (thread, last), (loc, order), source) {
                return None;
            }
        }
        Some(loc)
    }

    /// Whether a thread blocks if its next action, a read, reads from a write.
    #[inline]
    pub(crate) fn blocks_by_reading(&mut self, graph: &Graph, node: NodeId, source: EventId) -> bool {
        let value = self.value_of(graph, source);
        self.unfolding.blocks_by_returning(node, value)
    }

    /// Whether [`Knowledge::is_uninteresting`] holds of one source of several.
    #[inline]
    fn is_dull(
        &self,
        graph: &Graph,
        interest: &mut Interest,
        reader: (ThreadId, Option<EventId>),
        (loc, order): (LocId, Order),
        source: EventId,
    ) -> bool {
        let is_dull = &mut interest.dull[usize::from(source.is_init())];
        *is_dull.get_or_insert_with(|| self.is_uninteresting(graph, reader, loc, order, source))
    }

    /// Whether a read that blocks its thread shows no error that is not shown by the same read of another
    /// source too.
    ///
    /// The others may synchronise, and so hide a race or that an object is not known well enough; and only
    /// one of them reads the first contents. A plain read of the location may race with what the thread
    /// writes if it writes what it has read. The thread is that of the read, and the event is the
    /// one before it.
    pub(crate) fn is_uninteresting(
        &self,
        graph: &Graph,
        (thread, before): (ThreadId, Option<EventId>),
        loc: LocId,
        order: Order,
        source: EventId,
    ) -> bool {
        let present = graph.location_classes(loc);
        let plain_read = Class::new(Kind::Read, Order::NotAtomic, false);
        if order == Order::NotAtomic || present.contains(PLAIN_WRITE) || present.contains(plain_read) {
            return false;
        }
        // What a model reports may be hidden by another source too, or show only in an execution that ends
        // so.
        if self.facts.reports_late
            || (self.facts.may_report && self.facts.model.may_report_read(order, present))
        {
            return false;
        }
        if !self.facts.has_objects {
            return true;
        }
        if self.is_sound(loc) {
            return true;
        }
        let maker = self.facts.maker(loc).filter(|maker| *maker != thread);
        if maker.is_none() && !source.is_init() {
            return true;
        }
        let Some(object) = self.object(graph, loc) else { return false };
        let is_known = match (maker, before) {
            (None, _) => true,
            (Some(_), None) => false,
            (Some(maker), Some(before)) => {
                let known = u32::from(self.facts.model.happens_before_count(graph, before, maker));
                known > object.made.max(object.written)
            }
        };
        is_known && (!source.is_init() || object.initial.is_some())
    }

    /// Whether it is not worth while that a read, the last event, reads from a write that is not the newest,
    /// because its thread blocks then. Nothing can revisit it there, as that is not canonical, so the thread
    /// would be blocked for ever.
    #[inline]
    pub(crate) fn blocks_in_vain(
        &mut self,
        graph: &Graph,
        (read, node): (EventId, NodeId),
        (source, value): (EventId, Value),
        interest: &mut Interest,
    ) -> bool {
        if interest.harmless == Some(value) {
            return false;
        }
        if interest.blocking != Some(value) {
            let blocks = if self.facts.has_patience {
                self.unfolding.blocks_by_returning(node, value)
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
        let (thread, before) = (graph.event(read).thread, graph.po_predecessor(read));
        self.is_dull(graph, interest, (thread, before), (loc, order), source)
    }
}

impl<P: Program, C: Precedence> Facts<'_, P, C> {
    /// Whether threads of an exploration can have patience.
    pub(crate) fn may_have_patience(&self) -> bool {
        !self.by_first_choice() && self.may_wait
    }
}

impl Level {
    /// What was judged of threads that look at a location has to be judged again: there is a new write, or it
    /// has moved.
    #[inline]
    pub(crate) fn wake_patient(&mut self, loc: LocId) {
        let turns = &mut self.turns;
        if turns.watched >> (loc.0 % 64) & 1 != 0 {
            (turns.patient, turns.watched) = (0, 0);
        }
    }
}

impl<P: Program> Unfolding<'_, P> {
    /// Whether a thread blocks if its next action, a read, returns a value.
    #[inline]
    pub(crate) fn blocks_by_returning(&mut self, node: NodeId, value: Value) -> bool {
        let after = self.child(node, value);
        match self.urgency(after) {
            // A lock that is tried in vain writes what it has read. Whoever sees that could have seen the
            // same where it was read.
            Urgency::First => {
                let writes_the_same =
                    matches!(self.action(after), Action::Write { value: written, .. } if written == value);
                writes_the_same && {
                    let after = self.child(after, 0);
                    self.is_blocked_at(after)
                }
            }
            _ => self.is_blocked_at(after),
        }
    }

    /// Whether a thread at a node waits, spins, or has failed an assumption.
    #[inline]
    fn is_blocked_at(&self, node: NodeId) -> bool {
        match self.urgency(node) {
            Urgency::Waits => true,
            // What a bound on loops cuts off must be known.
            Urgency::Blocked => matches!(self.action(node), Action::Block(block) if block.is_unwanted()),
            _ => false,
        }
    }
}
