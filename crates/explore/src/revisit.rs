//! Backward revisits: a new write may serve reads that were added before it.
//!
//! A revisit of `r` by `w` keeps what was added up to `r` and what causes `w`. The same smaller graph could be cut out of
//! several larger ones; it is made only from the one in which everything that is cut off was added in a canonical way.
//!
//! With the coherence order stored, canonical is: a write comes last in co and nothing added before it reads from it; a
//! read reads the last write. With the order inferred there is no last write, and canonical is the *first consistent*
//! choice in a fixed order (of writes, by thread and place in the thread, last first; the initial write at the end).
//! For the read of a read-modify-write, choices after which its write is consistent go before the others:
//! `fadd z || fadd z; z=2 || z=2` loses executions without that clause. A thread that is stuck before a write counts as
//! canonical if the write is inconsistent there.
//!
//! Follows TruSt (POPL'22), section 4; the rules for inferred orders were found by experiment.
//! Compared with `selvedge_oracle::enumerate` in `make fuzz` and `make test`.

use crate::causal::CausalOrder;
use crate::choices::{fixed_place, read_class};
use crate::explorer::{Coherence, Explorer, Frame, Level, NewWrite, Phase};
use selvedge_graph::{EventId, Graph, Kind, Limit, LocId, Order, Revisit, ThreadId};
use selvedge_program::{Action, Program};

impl<P: Program, C: CausalOrder> Explorer<'_, P, C> {
    /// The newest read, among the first `below` events, that `write`, the last event, revisits here.
    ///
    /// Whether an event was added in the canonical way depends on what was there before it and on the prefix of the write, not
    /// on which read is revisited. So this walks back from the write, and the first event that is neither kept nor
    /// canonical ends it: every revisit of an older read would cut that event off.
    pub(crate) fn next_revisit(&mut self, write: EventId, below: usize) -> Option<EventId> {
        if self.options.coherence == Coherence::Inferred {
            return self.next_revisit_by_first_choice(write, below);
        }
        let graph = self.graph();
        if self.causal.everything_precedes(graph, write) {
            return None;
        }
        let loc = graph.event(write).loc;
        let prefix = self.causal.prefix(graph, write);
        let walk =
            Walk { graph, in_prefix: |id: EventId| self.causal.contains(&prefix, graph, id), end: write };
        let rival = self.model.rival_of(graph, write);
        (0..below).rev().map(EventId::new).find_map(|id| walk.step(id, loc, rival)).flatten()
    }

    /// The write of another read-modify-write that reads from `source`; it leaves no place for one more.
    #[inline]
    pub(crate) fn rival(&self, source: EventId, loc: LocId) -> Option<EventId> {
        match self.options.coherence {
            Coherence::Stored => self.model.rival(self.graph(), source, loc),
            Coherence::Inferred => None,
        }
    }

    /// If the exclusive read `read`, the last event, reads from `source` like the read of `rival`: the newest read whose revisit
    /// by its write removes the rival. (`fadd || fadd` gets its second order by such a revisit.)
    #[inline]
    pub(crate) fn revisit_despite(&self, rival: EventId, read: EventId, source: EventId) -> Option<EventId> {
        let graph = self.graph();
        // Removing the rival cuts it off, so it must be canonical: all newer writes were added after it and are cut off too,
        // hence must be canonical in turn, and so must their reads. That each was added after the one before it in co shows
        // without the prefix, and mostly is not so.
        let event = graph.event(rival);
        let in_order = |pair: &[EventId]| {
            let first = if graph.class(pair[1]).is_rmw() { graph.po_predecessor(pair[1]) } else { None };
            first.unwrap_or(pair[1]) > pair[0]
        };
        if event.early_readers > 0
            || !graph.writes(event.loc)[event.co as usize - 1..].windows(2).all(in_order)
        {
            return None;
        }
        self.revisit_by_write_of(read, source, rival, read.index())
    }

    pub(crate) fn revisit_by_write_of(
        &self,
        read: EventId,
        source: EventId,
        rival: EventId,
        below: usize,
    ) -> Option<EventId> {
        let graph = self.graph();
        let loc = graph.event(read).loc;
        let prefix = self.causal.prefix_of_write(graph, read, source);
        let walk =
            Walk { graph, in_prefix: |id: EventId| self.causal.contains(&prefix, graph, id), end: read };
        (0..below).rev().map(EventId::new).find_map(|id| walk.step(id, loc, Some(rival))).flatten()
    }

    /// Pushes the level of a revisit; the places of the write are tried next.
    pub(crate) fn revisit(
        &mut self,
        read: EventId,
        write: &NewWrite,
        mut level: Box<Level>,
    ) -> Result<(), Limit> {
        let from = self.levels.last().expect("there is a level while exploring");
        let node = self.node_before(&from.graph, read);
        let (order, rmw) = read_class(self.unfolding.action(node), write.value);
        let change = Revisit { read, value: write.value, order, rmw };
        let lost = {
            let prefix = match write.id {
                Some(id) => self.causal.prefix(&from.graph, id),
                None => self.causal.prefix_of_write(&from.graph, write.end, from.graph.event(write.end).rf),
            };
            let keep = |id: EventId| Some(id) != write.id && self.causal.contains(&prefix, &from.graph, id);
            level.graph.restrict_from(&from.graph, read.index() + 1, keep, Some(&change))
        };
        level.frames.clear();
        level.markers.clear();
        level.markers.extend(from.markers.iter().filter(|marker| marker.position as usize <= read.index()));

        let stored = self.options.coherence == Coherence::Stored;
        let graph = &mut level.graph;
        graph.row_mut(read).fill(0);
        let known = if stored && graph.event(read).index > 0 {
            self.model.extend_views_within_thread(graph, read);
            let known = self.model.known_position(graph, read);
            graph.row_mut(read).fill(0);
            known
        } else {
            0
        };
        let place = if stored {
            graph.writes(write.loc).len() + 1
        } else {
            fixed_place(graph, write.loc, write.thread)
        };
        let added = graph.push_write(write.thread, write.order, write.loc, write.value, write.rmw, place)?;
        match write.id {
            Some(id) => graph.row_mut(added).copy_from_slice(from.graph.row(id)),
            None => {
                self.causal.extend(graph, added);
                self.model.extend_views(graph, added);
            }
        }
        graph.set_tag(added, write.tag);
        let (low, high) = if stored { self.model.places(graph, added, known) } else { (place, place) };
        self.causal.extend(graph, read);
        self.model.extend_views(graph, read);
        let after = self.unfolding.child(node, write.value);
        graph.set_tag(read, after.0);
        let phase = Phase::Write { new: false, placed: false };
        level.frames.push(Frame { event: added, next: high as u32, low: low as u32, phase });
        // Threads that have lost neither an event nor a marker stand where they stood.
        (level.ready, level.due, level.stopped) = (from.ready, from.due, from.stopped);
        level.awaiting = from.awaiting;
        let unstuck = from.markers.iter().filter(|marker| marker.position as usize > read.index());
        let unstuck = unstuck.fold(0, |threads, marker| threads | 1 << marker.thread.index());
        let mut changed = lost
            | unstuck
            | from.awaiting
            | 1 << write.thread.index()
            | 1 << level.graph.event(read).thread.index();
        self.levels.push(level);
        while changed != 0 {
            self.update_urgency(ThreadId(changed.trailing_zeros() as u16));
            changed &= changed - 1;
        }
        Ok(())
    }

    /// Whether a revisit's graph is consistent with the write at its present place.
    pub(crate) fn revisit_is_consistent(&mut self, write: EventId) -> bool {
        let graph = &self.levels.last().expect("there is a level while exploring").graph;
        #[cfg(feature = "paranoid")]
        graph.check().expect("a graph made by a revisit is well formed");
        if self.options.coherence == Coherence::Inferred {
            return self.model.consistent_for_some_order(graph, false);
        }
        let readers = graph.early_reads().iter().filter(|read| graph.event(**read).rf == write);
        self.model.consistent_with_choice(graph, write, true, &mut self.scratch)
            && readers
                .copied()
                .all(|read| self.model.consistent_with_choice(graph, read, true, &mut self.scratch))
    }

    /// The same where the coherence order is inferred: canonical is the first consistent choice.
    fn next_revisit_by_first_choice(&mut self, write: EventId, below: usize) -> Option<EventId> {
        let graph = self.graph().clone();
        let loc = graph.event(write).loc;
        let markers = self.levels.last().expect("there is a level while exploring").markers.clone();
        let causes = self.causal.prefix(&graph, write);
        let prefix: Vec<bool> =
            graph.ids().map(|id| id != write && self.causal.contains(&causes, &graph, id)).collect();
        let mut before = Graph::default();
        for id in (0..below).rev().map(EventId::new) {
            for marker in markers.iter().filter(|marker| marker.position as usize == id.index() + 1) {
                before.restrict_from(&graph, id.index() + 1, |other| prefix[other.index()], None);
                if self.write_is_possible(&mut before, marker.thread) {
                    return None;
                }
            }
            if prefix[id.index()] {
                continue;
            }
            let walk = Walk { graph: &graph, in_prefix: |id: EventId| prefix[id.index()], end: write };
            let event = graph.event(id);
            match event.class.kind() {
                Kind::Write if event.early_readers > 0 => return None,
                Kind::Fence | Kind::Write => {}
                // There was no choice.
                Kind::Read if event.class.order() >= Order::Start => {}
                Kind::Read => {
                    if !walk.has_source_before(id) {
                        return None;
                    }
                    before.restrict_from(&graph, id.index(), |other| prefix[other.index()], None);
                    let source = before.renumbered(event.rf);
                    if self.first_source(&mut before, event.thread) != Some(source) {
                        return None;
                    }
                    if event.loc == loc && walk.sources_are_kept(id) {
                        return Some(id);
                    }
                }
            }
        }
        None
    }

    /// The first source of the next read of a thread, in the fixed order.
    fn first_source(&mut self, graph: &mut Graph, thread: ThreadId) -> Option<EventId> {
        let node = self.node_of(graph, thread);
        let Action::Read { loc, .. } = self.unfolding.action(node) else {
            unreachable!("the thread read here before");
        };
        let mut first = None;
        for position in (0..=graph.writes(loc).len()).rev() {
            let source = graph.write_at(loc, position);
            let value =
                if source.is_init() { self.initial_value(graph, loc) } else { graph.event(source).value };
            let (order, rmw) = read_class(self.unfolding.action(node), value);
            let read = graph.push_read(thread, order, loc, source, value, rmw).expect("it had room before");
            self.fill_clocks_of(graph, read);
            let consistent = self.model.consistent_for_some_order(graph, false);
            if consistent {
                let after = self.unfolding.child(node, value);
                graph.set_tag(read, after.0);
                if !rmw || self.write_is_possible(graph, thread) {
                    graph.pop();
                    return Some(source);
                }
                first = first.or(Some(source));
            }
            graph.pop();
        }
        first
    }

    /// Whether the next action of a thread, a write, is consistent.
    fn write_is_possible(&mut self, graph: &mut Graph, thread: ThreadId) -> bool {
        let Action::Write { loc, order, value, exclusive } =
            self.unfolding.action(self.node_of(graph, thread))
        else {
            unreachable!("the thread wrote here before");
        };
        let place = fixed_place(graph, loc, thread);
        let write =
            graph.push_write(thread, order, loc, value, exclusive, place).expect("it had room before");
        self.fill_clocks_of(graph, write);
        let possible = self.model.consistent_for_some_order(graph, false);
        graph.pop();
        possible
    }

    fn fill_clocks_of(&self, graph: &mut Graph, id: EventId) {
        self.causal.extend(graph, id);
        self.model.extend_views(graph, id);
    }
}

/// A walk back from a new write over what it could cut off.
struct Walk<'g, F> {
    graph: &'g Graph,
    /// Whether an event causes the write.
    in_prefix: F,
    /// The last event: the write, or the exclusive read before it if the write is still to be added.
    end: EventId,
}

impl<F: Fn(EventId) -> bool> Walk<'_, F> {
    /// `None` to walk on, `Some(None)` if nothing older can be revisited, `Some(Some(read))` for a revisit. A write of another
    /// read-modify-write with the same source, the `rival`, must not be kept.
    #[inline]
    fn step(&self, id: EventId, loc: LocId, rival: Option<EventId>) -> Option<Option<EventId>> {
        if (self.in_prefix)(id) {
            return if Some(id) == rival { Some(None) } else { None };
        }
        if !self.is_canonical(id) {
            return Some(None);
        }
        let event = self.graph.event(id);
        let is_target = event.loc == loc && event.class.kind() == Kind::Read;
        (is_target && rival.is_none_or(|rival| rival > id) && self.sources_are_kept(id)).then_some(Some(id))
    }

    /// Whether an event that is not in the prefix was added in the canonical way, given what was there before it and the prefix.
    #[inline]
    fn is_canonical(&self, id: EventId) -> bool {
        let event = self.graph.event(id);
        match event.class.kind() {
            Kind::Fence => true,
            // There was no choice.
            _ if event.class.order() >= Order::Start => true,
            Kind::Write => event.early_readers == 0 && self.nothing_newer(event.loc, event.co as usize, id),
            Kind::Read => {
                self.has_source_before(id)
                    && self.nothing_newer(event.loc, self.graph.co_position(event.rf), id)
            }
        }
    }

    /// Every write after this place in co was added after `id` and is not in the prefix.
    #[inline]
    fn nothing_newer(&self, loc: LocId, position: usize, id: EventId) -> bool {
        self.graph.writes(loc)[position..]
            .iter()
            .all(|newer| *newer == self.end || (*newer > id && !(self.in_prefix)(*newer)))
    }

    /// What a read reads was there before it, or is in the prefix.
    #[inline]
    fn has_source_before(&self, read: EventId) -> bool {
        let source = self.graph.event(read).rf;
        source.is_init() || source < read || (self.in_prefix)(source)
    }

    /// No read that is kept when `target` is revisited loses a newer source.
    #[inline]
    fn sources_are_kept(&self, target: EventId) -> bool {
        self.graph.early_reads().iter().filter(|read| **read < target).all(|read| {
            let source = self.graph.event(*read).rf;
            source < target || (self.in_prefix)(source)
        })
    }
}
