//! Backward revisits: a new write may serve reads that were added before it.
//!
//! A revisit of `r` by `w` keeps what was added up to `r` and what causes `w`. The same smaller graph could
//! be cut out of several larger ones; it is made only from the one in which everything that is cut off was
//! added in a canonical way.
//!
//! Canonical is: a write comes last in co and nothing added before it reads from it; a read reads the last
//! write; a toss shows its first side. Where the coherence order is inferred, or sections are left unordered,
//! it is something else (`first_choice`).
//!
//! Follows TruSt (POPL'22), section 4.
//! Compared with `selvedge_oracle::enumerate` in `make fuzz` and `make test`.

use crate::core::choices::fixed_place;
use crate::core::explorer::Explorer;
use crate::core::frame::{Frame, Phase};
use crate::core::frontier::Frontier;
use crate::core::hooks::CausalOrder;
use crate::core::knowledge::{Facts, Knowledge};
use crate::core::new_write::NewWrite;
use crate::core::reading::read_class;
use crate::core::toss::is_first_side;
use crate::core::unfolding::{NodeId, Unfolding};
use crate::reductions::equal::{place_before, whole};
use selvedge_graph::{EventId, Graph, Kind, Limit, LocId, Revisit, ThreadId};
use selvedge_model::Model;
use selvedge_program::Program;

impl<P: Program, C: CausalOrder> Explorer<'_, P, C> {
    /// The newest read, among the first `below` events, that `write`, the last event, revisits here.
    ///
    /// Whether an event was added in the canonical way depends on what was there before it and on the prefix
    /// of the write, not on which read is revisited. So this walks back from the write, and the first event
    /// that is neither kept nor canonical ends it: every revisit of an older read would cut that event off.
    pub(crate) fn next_revisit(&mut self, write: EventId, below: usize) -> Option<EventId> {
        let Explorer { known, stack, frontier, .. } = self;
        let (facts, graph) = (&known.facts, stack.graph());
        if facts.is_last_link(graph, write) || facts.causal.everything_precedes(graph, write) {
            return None;
        }
        selvedge_stop::look();
        let loc = graph.event(write).loc;
        let prefix = facts.causal.prefix(graph, write);
        let in_prefix = |id: EventId| facts.causal.contains(&prefix, graph, id);
        let rival = facts.model.rival_of(graph, write);
        let floor = || stack.level.floor_by_anchors(write, in_prefix, |read| graph.event(read).rf);
        let walk = Walk { graph, in_prefix, end: write, frontier };
        let oldest = walk.oldest_target(below, loc)?;
        walk.newest_target(oldest, floor, below, loc, rival)
    }

    /// If the exclusive read `read`, the last event, reads from `source` like the read of `rival`: the newest
    /// read, among the first `below` events, whose revisit by its write removes the rival. (`fadd || fadd`
    /// gets its second order by such a revisit.)
    pub(crate) fn revisit_by_write_of(
        &mut self,
        read: EventId,
        source: EventId,
        rival: EventId,
        below: usize,
    ) -> Option<EventId> {
        let Explorer { known, stack, frontier, .. } = self;
        let (facts, graph) = (&known.facts, stack.graph());
        selvedge_stop::look();
        let loc = graph.event(read).loc;
        let reader = (graph.event(read).thread, graph.po_predecessor(read));
        let prefix = facts.causal.prefix_of_write(graph, reader, source);
        let in_prefix = |id: EventId| facts.causal.contains(&prefix, graph, id);
        let Some(cause) = known.learnt.symmetry.cause(graph, read) else {
            let source_of = |id: EventId| if id == read { source } else { graph.event(id).rf };
            let floor = || stack.level.floor_by_anchors(read, in_prefix, source_of);
            let walk = Walk { graph, in_prefix, end: read, frontier };
            // What others in a chain read causes the write, or comes after the rival.
            let own = if facts.is_chain(graph, loc, 1) { graph.po_predecessor(rival) } else { None };
            let oldest = own.or_else(|| walk.oldest_target(below, loc))?;
            return walk.newest_target(oldest, floor, below, loc, Some(rival));
        };
        debug_assert!(
            !known.leaves_reads_out(),
            "invariant `left-out`: where threads are symmetric, no read is"
        );
        let in_prefix = |id: EventId| in_prefix(id) || id == cause || facts.causal.precedes(graph, id, cause);
        let walk = Walk { graph, in_prefix, end: read, frontier };
        let oldest = walk.oldest_target(below, loc)?;
        walk.newest_target(oldest, || 0, below, loc, Some(rival))
    }

    /// Makes a revisit in place, as a level of its own; the places of the write are tried next.
    pub(crate) fn revisit(&mut self, read: EventId, write: &NewWrite) -> Result<(), Limit> {
        let Knowledge { facts, learnt, .. } = &self.known;
        let graph = self.stack.graph();
        let node = self.known.node_before(graph, read);
        let original = learnt.symmetry.original(graph, read);
        // What the read before a write that was not added needs as well.
        let cause = if write.id.is_none() { learnt.symmetry.cause(graph, write.end) } else { None };
        let is_free = !facts.has_source_of(graph, write, graph.event(read).rf);
        self.collect_removed(read.index() + 1, write, cause);
        let mut changed = self.stack.enter_cut(read.index());
        let level = &mut *self.stack.level;
        let graph = &mut level.graph;
        let Knowledge { facts, unfolding, .. } = &mut self.known;
        let mut cutter = Cutter { model: facts.model, causal: &facts.causal, unfolding, stored: true };
        let change = cutter.change(read, node, write);
        changed |= graph.cut(&self.removed, Some(&change)).bits();
        let copy_clocks = |graph: &mut Graph, id: EventId, added: EventId| graph.copy_row(id, added);
        let known = if is_free { cutter.known_by(graph, read) } else { 0 };
        let (added, low, high) = cutter.serve(graph, (read, node, original), write, known, copy_clocks)?;
        level.note_lineages(&facts.causal, added);
        let phase = Phase::Write { new: false, placed: false };
        level.frames.push(Frame { event: added, next: high as u32, low: low as u32, phase });
        level.base = level.graph.len();
        let reader = level.graph.event(read).thread;
        self.update_urgencies(changed | 1 << write.thread.index() | 1 << reader.index());
        Ok(())
    }

    /// Notes what a revisit by a write takes off of the events from number `head` on: what does not cause the
    /// write. The write itself is added again; the read before one that was not added is kept, with what
    /// causes it.
    pub(crate) fn collect_removed(&mut self, head: usize, write: &NewWrite, cause: Option<EventId>) {
        let (causal, graph) = (&self.known.facts.causal, self.stack.graph());
        // A prefix need not tell about the event itself.
        let prefix = causal.prefix(graph, write.end);
        let is_behind =
            |id: EventId| cause.is_some_and(|cause| id == cause || causal.precedes(graph, id, cause));
        let is_kept = |id: EventId| {
            Some(id) != write.id && (id == write.end || causal.contains(&prefix, graph, id) || is_behind(id))
        };
        self.removed.clear();
        let order = graph.order();
        let mut at = order.len();
        while at > 0 && order[at - 1].index() >= head {
            at -= 1;
            if !is_kept(order[at]) {
                self.removed.push(order[at]);
            }
        }
    }

    /// Notes of some threads, given as a set of bits, whether they can go on.
    pub(crate) fn update_urgencies(&mut self, mut threads: u32) {
        while threads != 0 {
            self.update_urgency(ThreadId(threads.trailing_zeros() as u16));
            threads &= threads - 1;
        }
    }
}

impl<P: Program, C: CausalOrder> Facts<'_, P, C> {
    /// The write of another read-modify-write that reads from `source`; it leaves no place for one more.
    #[inline]
    pub(crate) fn rival(&self, graph: &Graph, source: EventId, loc: LocId) -> Option<EventId> {
        if self.by_first_choice() { None } else { self.model.rival(graph, source, loc) }
    }

    /// Whether a write is that of a read-modify-write and directly follows a write in co, which a read has
    /// read so far: then what that knows of is not newer.
    #[inline]
    fn has_source_of(&self, graph: &Graph, write: &NewWrite, source: EventId) -> bool {
        let own = if write.id.is_none() { Some(write.end) } else { graph.po_predecessor(write.end) };
        // The revisit may change the class of the read.
        write.rmw
            && self.model.is_atomic()
            && self.model.reads_know_alike()
            && own.is_some_and(|read| graph.event(read).rf == source)
    }
}

/// Whether a rival, which is at a place in co, could be cut off, as far as is seen without a prefix. If not,
/// none that is older can.
///
/// It must be canonical: all newer writes were added after it and are cut off too, hence must be canonical in
/// turn, and so must their reads. That each was added after the one before it in co shows without the prefix,
/// and mostly is not so. Those from place `seen` on have been looked at.
#[inline]
pub(crate) fn can_be_cut_off(graph: &Graph, rival: EventId, seen: &mut usize) -> bool {
    let event = graph.event(rival);
    let in_order = |pair: &[EventId]| {
        let first = if graph.class(pair[1]).is_rmw() { graph.po_predecessor(pair[1]) } else { None };
        first.unwrap_or(pair[1]) > pair[0]
    };
    let co = graph.writes(event.loc);
    let older = event.co as usize;
    let is_so = event.early_readers == 0 && co[older - 1..co.len().min(*seen)].windows(2).all(in_order);
    *seen = older;
    is_so
}

/// Makes the graphs of revisits.
pub(crate) struct Cutter<'e, 'p, P: Program, C> {
    pub model: &'e Model,
    pub causal: &'e C,
    pub unfolding: &'e mut Unfolding<'p, P>,
    /// Whether the coherence order is stored.
    pub stored: bool,
}

impl<P: Program, C: CausalOrder> Cutter<'_, '_, P, C> {
    /// Makes `graph` what a revisit of `read`, the action of `node`, keeps of another graph: everything up to
    /// the read, and those later events that satisfy `keep`. The write is added, last in co, and the read
    /// reads from it. Returns the first and the last place that the write may have.
    pub fn copy(
        &mut self,
        from: &Graph,
        (read, node): (EventId, NodeId),
        write: &NewWrite,
        keep: impl Fn(EventId) -> bool,
        graph: &mut Graph,
    ) -> Result<(usize, usize), Limit> {
        let change = self.change(read, node, write);
        graph.restrict_from(from, read.index() + 1, keep, Some(&change));
        let copy_clocks = |graph: &mut Graph, id: EventId, added: EventId| {
            graph.row_mut(added).copy_from_slice(from.row(id))
        };
        let known = if self.stored { self.known_by(graph, read) } else { 0 };
        let (_, low, high) = self.serve(graph, (read, node, None), write, known, copy_clocks)?;
        Ok((low, high))
    }

    /// What becomes of a read, the action of a node, that reads from a write.
    #[inline]
    pub fn change(&self, read: EventId, node: NodeId, write: &NewWrite) -> Revisit {
        let (order, rmw) = read_class(self.unfolding.action(node), write.value);
        Revisit { read, value: write.value, order, rmw }
    }

    /// The newest place in co that a read knows of before it reads.
    #[inline]
    pub fn known_by(&self, graph: &mut Graph, read: EventId) -> usize {
        if graph.event(read).index == 0 {
            return 0;
        }
        graph.reset_row(read);
        self.model.extend_views_within_thread(graph, read);
        self.model.known_position(graph, read)
    }

    /// Adds the write of a revisit, last in co, to what the revisit keeps, and lets the read know of it. It
    /// comes after the `known` place in co. If the write was there before, `copy_clocks` gives it the clocks
    /// that it had. `original` is the read of the twin that the read comes after, if there is one. Returns
    /// the write, and the first and the last place that it may have.
    #[inline]
    pub fn serve(
        &mut self,
        graph: &mut Graph,
        (read, node, original): (EventId, NodeId, Option<EventId>),
        write: &NewWrite,
        known: usize,
        copy_clocks: impl FnOnce(&mut Graph, EventId, EventId),
    ) -> Result<(EventId, usize, usize), Limit> {
        let place = if self.stored {
            graph.writes(write.loc).len() + 1
        } else {
            fixed_place(graph, write.loc, write.thread)
        };
        let added = graph.push_write(write.thread, write.order, write.loc, write.value, write.rmw, place)?;
        match write.id {
            Some(id) => copy_clocks(graph, id, added),
            None => {
                self.causal.extend(graph, added);
                self.model.extend_views(graph, added);
            }
        }
        graph.set_tag(added, write.tag);
        graph.set_mirrors(added, write.twin.is_some());
        let known = known.max(place_before(self.causal, graph, original, write, added));
        let (low, high) = if self.stored { self.model.places(graph, added, known) } else { (place, place) };
        graph.reset_row(read);
        self.causal.extend(graph, read);
        if let Some(original) = original {
            self.causal.add_cause(graph, whole(graph, original), read);
        }
        self.model.extend_views(graph, read);
        let after = self.unfolding.child(node, write.value);
        graph.set_tag(read, after.0);
        Ok((added, low, high))
    }
}

/// A walk back from a new write over what it could cut off.
struct Walk<'g, F> {
    graph: &'g Graph,
    /// Whether an event causes the write.
    in_prefix: F,
    /// The last event: the write, or the exclusive read before it if the write is still to be added.
    end: EventId,
    frontier: &'g mut Frontier,
}

impl<F: Fn(EventId) -> bool> Walk<'_, F> {
    /// The oldest read of a location, among the first `below` events, that is not in the prefix. Mostly there
    /// is none, and nothing to walk for.
    #[inline]
    fn oldest_target(&self, below: usize, loc: LocId) -> Option<EventId> {
        let reads = self.graph.reads(loc).iter().copied();
        reads.take_while(|read| read.index() < below).find(|read| !(self.in_prefix)(*read))
    }

    /// The newest read of a location, among the first `below` events, that can be revisited; none before
    /// `oldest` and none of the first `floor` can.
    #[inline]
    fn newest_target(
        mut self,
        oldest: EventId,
        floor: impl FnOnce() -> usize,
        below: usize,
        loc: LocId,
        rival: Option<EventId>,
    ) -> Option<EventId> {
        let floor = oldest.index().max(floor());
        if rival.is_some_and(|rival| rival.index() <= floor) {
            return None;
        }
        self.frontier.start(self.graph.location_count());
        let order = self.graph.order();
        let mut at = order.len();
        while at > 0 && order[at - 1].index() >= below {
            at -= 1;
        }
        while at > 0 && order[at - 1].index() >= floor {
            at -= 1;
            if let Some(target) = self.step(order[at], loc, rival) {
                return target;
            }
        }
        None
    }

    /// `None` to walk on, `Some(None)` if nothing older can be revisited, `Some(Some(read))` for a revisit. A
    /// write of another read-modify-write with the same source, the `rival`, must not be kept.
    #[inline]
    fn step(&mut self, id: EventId, loc: LocId, rival: Option<EventId>) -> Option<Option<EventId>> {
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

    /// Whether an event that is not in the prefix was added in the canonical way, given what was there before
    /// it and the prefix.
    #[inline]
    fn is_canonical(&mut self, id: EventId) -> bool {
        let event = self.graph.event(id);
        match event.class.kind() {
            Kind::Fence => is_first_side(event),
            // There was no choice.
            _ if event.class.is_signal() => true,
            Kind::Write => event.early_readers == 0 && self.nothing_newer(event.loc, event.co as usize, id),
            Kind::Read => {
                self.has_source_before(id)
                    && self.nothing_newer(event.loc, self.graph.co_position(event.rf), id)
            }
        }
    }

    /// Every write after this place in co was added after `id` and is not in the prefix.
    #[inline]
    fn nothing_newer(&mut self, loc: LocId, position: usize, id: EventId) -> bool {
        let co = self.graph.writes(loc);
        let (walk, left) = &mut self.frontier.left[loc.index()];
        if *walk != self.frontier.walk {
            (*walk, *left) = (self.frontier.walk, co.len() as u32);
        }
        // Whatever was cut off before stays cut off: the walk only goes back.
        while *left as usize > position {
            let newer = co[*left as usize - 1];
            if newer != self.end && (newer <= id || (self.in_prefix)(newer)) {
                return false;
            }
            *left -= 1;
        }
        true
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
