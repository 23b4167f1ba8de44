//! Reads that are left out, because a revisit would only make their threads block.
//!
//! A write `w` revisits a read `r` and makes its thread wait, spin or fail an assumption. No complete
//! execution has `r` read `w`, but some may have `r` read what somebody writes later because of `w`: an
//! unlock after a lock. So the new level has everything that was before `r`, and `w` with its causes, but not
//! `r`, whose thread has patience: it reads again when there is something better. An anchor remembers the
//! place of `r` in insertion order, and `w`.
//!
//! Why each execution is still found once. Let an execution have `r` read `y`, which was not there when `r`
//! had its turn, after the events `G`. For `y` to revisit `r`, `r` must read the newest of `G` and of what
//! causes `y`; if that is not in `G`, it has revisited `r` before, and so on. These writes, from `y` down to
//! what is in `G`, are a lineage that the execution determines. The level of `w` stands for the executions in
//! whose lineage `w` is, and for no others. Other than that, leaving `r` out is a matter of which thread goes
//! next. Hence the rules:
//!
//! * A graph in which `r` has read something whose lineage is without `w` is finished elsewhere: here it is a
//!   dead end.
//! * A revisit of something older than the place of `r` has a lineage as well: that of what `r` reads if it
//!   causes the new write, else of the newest write that is in `G` or causes the new write, which is what `r`
//!   would have to read to be cut off. It must have `w` in it.
//! * As if it had a reader that is older, `w` itself is not cut off without the place of `r`. The rule before
//!   implies that.
//! * `w` must be last in co: in no lineage is a write that was not the newest when it came.
//!
//! To skip such revisits would be wrong: `y=1; x=1 ‖ fadd(y,1); r=x; assume(r≠1); y=r ‖ a=x; x=a; x=6` has 29
//! executions under SC, 27 of them without.
//!
//! Compared with brute force in `make fuzz`: the complete executions and the errors are the same.

use crate::core::explorer::Explorer;
use crate::core::frame::{Frame, Phase};
use crate::core::hooks::CausalOrder;
use crate::core::knowledge::Knowledge;
use crate::core::level::Level;
use crate::core::new_write::NewWrite;
use crate::core::unfolding::NodeId;
use crate::reductions::anchor::Anchor;
use selvedge_graph::{EventId, Graph, Kind, Limit, LocId, ThreadId};
use selvedge_program::{Action, Program};

impl<P: Program, C: CausalOrder> Explorer<'_, P, C> {
    /// Whether a revisit makes the thread of the read block, and it is not worth while to show that.
    #[inline]
    pub(crate) fn revisit_blocks(&mut self, read: EventId, write: &NewWrite) -> bool {
        if !self.known.leaves_reads_out() || !self.stack.level.has_room_for_anchor() {
            return false;
        }
        let node = self.known.node_before(self.stack.graph(), read);
        let Action::Read { loc, order, .. } = self.known.unfolding.action(node) else {
            unreachable!("what is revisited is a read");
        };
        let graph = self.stack.graph();
        let reader = (graph.event(read).thread, graph.po_predecessor(read));
        self.known.unfolding.blocks_by_returning(node, write.value)
            && self.known.is_uninteresting(graph, reader, loc, order, write.end)
    }

    /// Makes a revisit without the read, as a level of its own, if the write can be the newest there.
    pub(crate) fn revisit_without_read(&mut self, read: EventId, write: &NewWrite) -> Result<(), Limit> {
        self.collect_removed(read.index(), write, None);
        let event = self.stack.graph().event(read);
        let (thread, index) = (event.thread, u32::from(event.index));
        let changed = self.stack.enter_cut(read.index());
        let level = &mut *self.stack.level;
        let graph = &mut level.graph;
        let lost = graph.cut(&self.removed, None);
        let place = graph.writes(write.loc).len() + 1;
        let added = graph.push_write(write.thread, write.order, write.loc, write.value, write.rmw, place)?;
        self.known.facts.causal.extend(graph, added);
        self.known.facts.model.extend_views(graph, added);
        graph.set_tag(added, write.tag);
        level.base = graph.len();
        if self.known.facts.model.places(graph, added, 0).1 < place {
            self.stack.leave();
            return Ok(());
        }
        let phase = Phase::Write { new: false, placed: false };
        level.frames.push(Frame { event: added, next: place as u32, low: place as u32, phase });
        level.markers.clear();
        let place = read.index() as u32;
        level.note_lineages(&self.known.facts.causal, added);
        level.drop_anchor(Anchor { thread, index, loc: write.loc, place, write: added, lineages_changed: 0 });
        self.update_urgencies(changed | lost.bits() | 1 << write.thread.index());
        Ok(())
    }

    /// Whether a new read had better be left out than read the newest write, because its thread would only
    /// block: whoever wrote that can go on, and so may write something better. That something older would not
    /// block the thread keeps this from being done for ever, as that is out of reach then. `known` is the
    /// oldest place that coherence lets it read from.
    pub(crate) fn can_be_left_out(
        &mut self,
        frame: Frame,
        known: u32,
        node: NodeId,
        newest: EventId,
    ) -> bool {
        let Action::Read { loc, order, .. } = self.known.unfolding.action(node) else {
            unreachable!("the frame of a read is at a read");
        };
        let Explorer { known: knowledge, stack, .. } = self;
        let (level, graph) = (&stack.level, stack.graph());
        let (thread, before) = (graph.event(frame.event).thread, graph.po_predecessor(frame.event));
        let anchors = level.anchors_of_read(frame.event);
        let others = level.turns.ready & !level.turns.ending & !(1 << thread.index());
        let writer = if newest.is_init() { thread } else { graph.event(newest).thread };
        let hopes = if writer == thread { others } else { others & 1 << writer.index() };
        hopes != 0
            && level.has_room_for_anchor()
            && knowledge.blocks_by_reading(graph, node, newest)
            && knowledge.is_uninteresting(graph, (thread, before), loc, order, newest)
            && (known..frame.next).any(|place| {
                let source = graph.write_at(loc, place as usize);
                level.is_within_reach(anchors, source) && !knowledge.blocks_by_reading(graph, node, source)
            })
    }

    /// Takes a read, the last event, back and lets the other threads go on.
    pub(crate) fn leave_read_out(&mut self, frame: Frame) {
        let event = *self.stack.graph().event(frame.event);
        self.stack.level.frames.pop();
        self.pop();
        let level = &mut *self.stack.level;
        let write = level.graph.write_at(event.loc, frame.next as usize);
        let place = level.graph.next_number() as u32;
        let (thread, index) = (event.thread, u32::from(event.index));
        level.drop_anchor(Anchor { thread, index, loc: event.loc, place, write, lineages_changed: 0 });
        self.update_urgency(thread);
        self.stack.go_forward();
    }
}

impl<P: Program, C: CausalOrder> Knowledge<'_, P, C> {
    /// Whether reads are left out. Not as long as threads may turn out to be symmetric: the two are not made
    /// for each other.
    #[inline]
    pub(crate) fn leaves_reads_out(&self) -> bool {
        self.facts.has_patience && self.learnt.candidates() == 0
    }
}

impl Level {
    /// The anchors of a read, which is at a number in its thread, as a set of bits.
    #[inline]
    pub(crate) fn anchors_of(&self, thread: ThreadId, index: usize) -> u32 {
        let anchors = self.anchors.iter().enumerate();
        anchors
            .filter(|(_, anchor)| anchor.thread == thread && anchor.index as usize == index)
            .fold(0, |set, (number, _)| set | 1 << number)
    }

    /// The anchors of a read of the graph, as a set of bits.
    #[inline]
    pub(crate) fn anchors_of_read(&self, read: EventId) -> u32 {
        let event = self.graph.event(read);
        self.anchors_of(event.thread, event.index as usize)
    }

    /// Whether a read with some anchors may read from a write.
    #[inline]
    pub(crate) fn is_within_reach(&self, anchors: u32, source: EventId) -> bool {
        anchors == 0 || self.is_in_lineages(anchors, source)
    }

    /// Whether a graph stands for an execution here, and no read is still left out.
    #[inline]
    pub(crate) fn anchors_hold(&self) -> bool {
        let graph = &self.graph;
        self.anchors.iter().enumerate().all(|(number, anchor)| {
            anchor.read(graph).is_some_and(|read| self.is_in_lineage(number, graph.event(read).rf))
        })
    }

    /// The oldest event that a new write may revisit, as far as anchors tell. The write is the last event,
    /// `end`, or follows it; the prefix is that of the write, and `source_of` is what a read in it reads.
    #[inline]
    pub(crate) fn floor_by_anchors(
        &self,
        end: EventId,
        in_prefix: impl Fn(EventId) -> bool,
        source_of: impl Fn(EventId) -> EventId,
    ) -> usize {
        let graph = &self.graph;
        let is_broken = |(number, anchor): &(usize, &Anchor)| {
            let source = match anchor.read(graph).filter(|read| in_prefix(*read)) {
                Some(read) => source_of(read),
                None => {
                    let is_there =
                        |id: EventId| id != end && (id.index() < anchor.place as usize || in_prefix(id));
                    newest(graph, anchor.loc, is_there)
                }
            };
            !self.is_in_lineage(*number, source)
        };
        self.anchors.iter().enumerate().rev().find(is_broken).map_or(0, |(_, anchor)| anchor.floor())
    }

    /// Whether a read that was there since the places of some anchors would have read what it is anchored at
    /// before it came to read `source`.
    #[inline]
    fn is_in_lineages(&self, anchors: u32, source: EventId) -> bool {
        #[cfg(feature = "paranoid")]
        for (number, anchor) in
            self.anchors.iter().enumerate().filter(|(number, _)| anchors >> number & 1 != 0)
        {
            assert_eq!(
                self.is_in_lineage(number, source),
                walks_along_lineage(&crate::core::causal::Porf, &self.graph, anchor, source),
                "invariant `lineage`: what was noted when a write was added still holds"
            );
        }
        if source.is_init() {
            let mut anchored = self.anchors.iter().enumerate();
            return anchored.all(|(number, anchor)| anchors >> number & 1 == 0 || anchor.write == source);
        }
        anchors & !self.graph.event(source).lineages == 0
    }
}

/// Most anchors: whether a write is in the lineage of each is remembered in one bit. With more, no more reads
/// are left out.
const MOST: usize = u32::BITS as usize;

impl Level {
    #[inline]
    fn is_in_lineage(&self, number: usize, source: EventId) -> bool {
        match source.is_init() {
            true => self.anchors[number].write == source,
            false => self.graph.event(source).lineages >> number & 1 != 0,
        }
    }

    /// Whether one more read can be left out.
    #[inline]
    fn has_room_for_anchor(&self) -> bool {
        self.anchors.len() < MOST
    }

    /// Adds an anchor. Nothing that is there is in its lineage but the write that it is anchored at.
    ///
    /// The bit may be that of another anchor in a level below, which has the same events: what it was is
    /// noted.
    fn drop_anchor(&mut self, anchor: Anchor) {
        assert!(self.has_room_for_anchor(), "invariant `anchors`: a read is left out only if there is room");
        let bit = 1 << self.anchors.len();
        self.anchors.push(Anchor { lineages_changed: self.lineages_changed, ..anchor });
        for place in 1..=self.graph.writes(anchor.loc).len() {
            let write = self.graph.write_at(anchor.loc, place);
            let old = self.graph.event(write).lineages;
            let new = (old & !bit) | if write == anchor.write { bit } else { 0 };
            if new != old {
                self.graph.set_lineages(write, new);
                self.old_lineages.push((write, old));
                self.lineages_changed += 1;
            }
        }
    }

    /// Takes back all changes of lineages but the first.
    #[inline]
    pub(crate) fn restore_lineages(&mut self, first: u32) {
        while self.lineages_changed > first {
            self.lineages_changed -= 1;
            let (write, lineages) =
                self.old_lineages.pop().expect("invariant `lineages`: each change was noted");
            // It may have been removed.
            if write.index() < self.graph.next_number() {
                self.graph.set_lineages(write, lineages);
            }
        }
    }

    /// Notes which lineages a new write is in: what is to be known of older events for that never changes.
    #[inline]
    pub(crate) fn note_lineages<C: CausalOrder>(&mut self, causal: &C, write: EventId) {
        if !self.anchors.is_empty() {
            match self.cause_before(write) {
                // All that is newer than its newest cause is the write itself, so it is in the same lineages.
                Some(cause) => self.graph.set_lineages(write, self.graph.event(cause).lineages),
                None => self.look_for_lineages(causal, write),
            }
        }
    }

    /// The write directly before a new one, which is last in co, if it plainly causes that: it is of the same
    /// thread, or is what a read-modify-write reads.
    #[inline]
    fn cause_before(&self, write: EventId) -> Option<EventId> {
        let graph = &self.graph;
        let event = graph.event(write);
        let writes = graph.writes(event.loc);
        let before = *writes.get((event.co as usize).checked_sub(2)?)?;
        let is_read_by =
            |id: EventId| graph.po_predecessor(id).is_some_and(|read| graph.event(read).rf == before);
        let is_cause =
            graph.event(before).thread == event.thread || (event.class.is_rmw() && is_read_by(write));
        (is_cause && event.co as usize == writes.len()).then_some(before)
    }

    fn look_for_lineages<C: CausalOrder>(&mut self, causal: &C, write: EventId) {
        let loc = self.graph.event(write).loc;
        let mut lineages = 0;
        let mut cause = None;
        for (number, anchor) in self.anchors.iter().enumerate() {
            if anchor.loc != loc {
                continue;
            }
            let cause = *cause.get_or_insert_with(|| newest_cause(causal, &self.graph, write));
            let is_in_lineage = write == anchor.write || {
                write.index() >= anchor.place as usize
                    && self.is_in_lineage(number, step_along_lineage(&self.graph, anchor, cause))
            };
            lineages |= u32::from(is_in_lineage) << number;
        }
        self.graph.set_lineages(write, lineages);
    }

    /// Notes which lineages each write is in, where anchors come from elsewhere.
    pub(crate) fn note_all_lineages<C: CausalOrder>(&mut self, causal: &C) {
        if self.anchors.is_empty() {
            return;
        }
        for at in 0..self.graph.len() {
            let id = self.graph.order()[at];
            if self.graph.event(id).class.kind() == Kind::Write {
                self.look_for_lineages(causal, id);
            }
        }
    }
}

/// Whether a write is in the lineage of an anchor, answered by going down.
#[cfg(feature = "paranoid")]
fn walks_along_lineage<C: CausalOrder>(
    causal: &C,
    graph: &Graph,
    anchor: &Anchor,
    mut source: EventId,
) -> bool {
    while source != anchor.write {
        if source.is_init() || source.index() < anchor.place as usize {
            return false;
        }
        source = step_along_lineage(graph, anchor, newest_cause(causal, graph, source));
    }
    true
}

/// The newest write to the location of a write that causes it.
#[inline]
fn newest_cause<C: CausalOrder>(causal: &C, graph: &Graph, write: EventId) -> EventId {
    let prefix = causal.prefix(graph, write);
    let event = graph.event(write);
    // A prefix need not tell about the event itself, nor about later ones of its thread.
    let is_before = |id: EventId| {
        let other = graph.event(id);
        causal.contains(&prefix, graph, id) && (other.thread != event.thread || other.index < event.index)
    };
    newest(graph, event.loc, is_before)
}

/// The newest write that was there at the place of an anchor, or causes a write; `cause` is the newest that
/// does.
#[inline]
fn step_along_lineage(graph: &Graph, anchor: &Anchor, cause: EventId) -> EventId {
    let newer = &graph.writes(anchor.loc)[graph.co_position(cause)..];
    newer.iter().rev().copied().find(|id| id.index() < anchor.place as usize).unwrap_or(cause)
}

/// The newest write to a location among some.
fn newest(graph: &Graph, loc: LocId, is_there: impl Fn(EventId) -> bool) -> EventId {
    let found = graph.writes(loc).iter().rev().copied().find(|id| is_there(*id));
    found.unwrap_or(EventId::init(loc))
}

impl Level {
    /// Drops the anchors of reads that were left out after an event.
    #[inline]
    pub(crate) fn forget_anchors(&mut self, event: EventId) {
        while let Some(anchor) = self.anchors.pop_if(|anchor| anchor.place as usize > event.index()) {
            self.restore_lineages(anchor.lineages_changed);
            // Who has patience was judged with the anchor.
            (self.turns.patient, self.turns.watched) = (0, 0);
        }
    }

    /// Keeps those anchors of another level that a revisit of an event leaves.
    #[inline]
    pub(crate) fn inherit_anchors(&mut self, from: &[Anchor], target: usize) {
        self.anchors.clear();
        self.anchors.extend(from.iter().filter(|anchor| anchor.place as usize <= target));
    }
}
