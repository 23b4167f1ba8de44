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
use crate::explorer::{Coherence, Explorer, Frame, Level, Phase, fixed_place, read_class};
use selvedge_graph::{EventId, Graph, Kind, Limit, Revisit, ThreadId};
use selvedge_program::{Action, Program};

impl<P: Program, C: CausalOrder> Explorer<'_, P, C> {
    /// Whether this is the place where `write`, the last event, revisits `read`.
    pub(crate) fn may_revisit(&mut self, read: EventId, write: EventId) -> bool {
        let graph = self.graph();
        if self.causal.precedes(graph, read, write) {
            return false;
        }
        let cut = Cut { graph, causal: &self.causal, read, write };
        cut.sources_are_kept()
            && match self.options.coherence {
                Coherence::Stored => cut.is_canonical(),
                Coherence::Inferred => self.is_first_choice(read, write),
            }
    }

    /// Pushes the level of a revisit and tries the places of the write there.
    pub(crate) fn revisit(&mut self, read: EventId, write: EventId, mut level: Level) -> Result<(), Limit> {
        let from = self.levels.last().expect("there is a level while exploring");
        let new = *from.graph.event(write);
        let node = self.node_before(&from.graph, read);
        let (order, rmw) = read_class(self.unfolding.action(node), new.value);
        let change = Revisit { read, value: new.value, order, rmw };
        let causal = &self.causal;
        let keep = |id: EventId| id <= read || (id != write && causal.precedes(&from.graph, id, write));
        level.graph.restrict_from(&from.graph, keep, Some(&change));
        level.frames.clear();
        level.markers.clear();
        level.markers.extend(from.markers.iter().filter(|marker| marker.position as usize <= read.index()));

        let stored = self.options.coherence == Coherence::Stored;
        let graph = &mut level.graph;
        let place =
            if stored { graph.writes(new.loc).len() + 1 } else { fixed_place(graph, new.loc, new.thread) };
        graph.row_mut(read).fill(0);
        self.model.extend_views_within_thread(graph, read);
        let known = if stored { self.model.known_position(graph, read) as u32 } else { 0 };
        let added =
            graph.push_write(new.thread, new.class.order(), new.loc, new.value, new.class.is_rmw(), place)?;
        graph.row_mut(added).copy_from_slice(from.graph.row(write));
        graph.set_tag(added, new.tag);
        graph.row_mut(read).fill(0);
        let low =
            if stored { 1 + known.max(self.model.known_position(graph, added) as u32) } else { place as u32 };
        let after = self.unfolding.child(node, new.value);
        graph.set_tag(read, after.0);
        let phase = Phase::Write { new: false, placed: false };
        level.frames.push(Frame { event: added, next: place as u32, low, phase });
        self.levels.push(level);
        self.fill_clocks(read);
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
        self.model.consistent_after(graph, write, true, &mut self.scratch)
            && readers.copied().all(|read| self.model.consistent_after(graph, read, true, &mut self.scratch))
    }

    /// Canonicity with an inferred coherence order, of everything that is cut off and of `read`.
    fn is_first_choice(&mut self, read: EventId, write: EventId) -> bool {
        let graph = self.graph().clone();
        let markers = self.levels.last().expect("there is a level while exploring").markers.clone();
        let in_prefix: Vec<bool> =
            graph.ids().map(|id| id != write && self.causal.precedes(&graph, id, write)).collect();
        let kept = |id: EventId, before: usize| id.index() < before || in_prefix[id.index()];
        let mut before = Graph::new(0, 0).expect("no threads are few enough");
        for marker in markers.iter().filter(|marker| marker.position as usize > read.index()) {
            before.restrict_from(&graph, |id| kept(id, marker.position as usize), None);
            if self.write_is_possible(&mut before, marker.thread) {
                return false;
            }
        }
        for id in (read.index()..write.index()).map(EventId::new) {
            if in_prefix[id.index()] {
                continue;
            }
            let event = graph.event(id);
            match event.class.kind() {
                Kind::Fence => {}
                Kind::Write if event.early_readers > 0 => return false,
                Kind::Write => {}
                Kind::Read => {
                    before.restrict_from(&graph, |other| kept(other, id.index()), None);
                    let source = if event.rf.is_init() { event.rf } else { before.renumbered(event.rf) };
                    if self.first_source(&mut before, event.thread) != Some(source) {
                        return false;
                    }
                }
            }
        }
        true
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
                if source.is_init() { self.program.initial_value(loc) } else { graph.event(source).value };
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

/// A revisit that is being considered.
struct Cut<'g, C> {
    graph: &'g Graph,
    causal: &'g C,
    read: EventId,
    write: EventId,
}

impl<C: CausalOrder> Cut<'_, C> {
    fn in_prefix(&self, id: EventId) -> bool {
        self.causal.precedes(self.graph, id, self.write)
    }

    fn is_deleted(&self, id: EventId) -> bool {
        id > self.read && id != self.write && !self.in_prefix(id)
    }

    /// No read that was revisited earlier, kept or cut off, has a newer source that is cut off: a kept one would lose it,
    /// and one that is cut off would not be canonical.
    fn sources_are_kept(&self) -> bool {
        self.graph.early_reads().iter().all(|read| {
            let source = self.graph.event(*read).rf;
            source < self.read || self.in_prefix(source)
        })
    }

    /// Everything that is cut off, and the read, was added in the canonical way, given what was there before and the
    /// prefix of the write.
    fn is_canonical(&self) -> bool {
        self.is_canonical_event(self.read)
            && (self.read.index() + 1..self.write.index())
                .rev()
                .map(EventId::new)
                .all(|id| self.in_prefix(id) || self.is_canonical_event(id))
    }

    #[inline]
    fn is_canonical_event(&self, id: EventId) -> bool {
        let event = self.graph.event(id);
        match event.class.kind() {
            Kind::Fence => true,
            Kind::Read => self.nothing_newer(event.loc, self.graph.co_position(event.rf), id),
            Kind::Write => event.early_readers == 0 && self.nothing_newer(event.loc, event.co as usize, id),
        }
    }

    /// Every write after this place in co was added after `id` and is cut off.
    #[inline]
    fn nothing_newer(&self, loc: selvedge_graph::LocId, position: usize, id: EventId) -> bool {
        self.graph.writes(loc)[position..]
            .iter()
            .all(|newer| *newer == self.write || (*newer > id && self.is_deleted(*newer)))
    }
}
