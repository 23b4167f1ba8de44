//! Restriction: what a revisit keeps of a graph, in unchanged insertion order.

use super::{Graph, Location};
use crate::label::{Class, EventId, Kind, LocId, Order, Value};
use crate::sets::{ClassSet, ThreadSet};

/// What becomes of the read that a restriction is made for: it reads from the event added next.
#[derive(Clone, Copy, Debug)]
pub struct Revisit {
    /// The read, by its number in the graph that is restricted.
    pub read: EventId,
    /// What it reads now.
    pub value: Value,
    /// Its order, which for a compare-exchange depends on the value.
    pub order: Order,
    /// Whether it is now the read of a read-modify-write.
    pub rmw: bool,
}

impl Graph {
    /// Makes this graph the part of `from` that consists of its first `head` events and those later ones that
    /// satisfy `keep`, in unchanged insertion order.
    ///
    /// The part must be closed under po. A kept read may lose its source only if it is the one that `revisit`
    /// names; that read must be the last of the first `head`; it then reads from the event added next, and
    /// its clocks are left for the caller to compute.
    ///
    /// Returns the threads that have lost events.
    ///
    /// The first events keep their numbers and all that is stored about them, so they are copied as a block:
    /// most of a graph is older than the read that is revisited.
    pub fn restrict_from(
        &mut self,
        from: &Graph,
        head: usize,
        keep: impl Fn(EventId) -> bool,
        revisit: Option<&Revisit>,
    ) -> ThreadSet {
        debug_assert!(revisit.is_none_or(|revisit| revisit.read.index() + 1 == head));
        debug_assert!(!from.is_cut(), "invariant `cut`: what is copied is in one piece");
        self.copy_head(from, head);
        let mut run = head;
        let mut lost = ThreadSet::EMPTY;
        for id in (head..from.len()).map(EventId::new) {
            if keep(id) {
                let kept = self.copy_event(from, id);
                self.renumber.push(kept);
            } else {
                self.clocks.extend_from_slice(&from.clocks[run * from.row..id.index() * from.row]);
                run = id.index() + 1;
                lost.insert(from.event(id).thread);
                self.renumber.push(EventId::NONE);
            }
        }
        self.clocks.extend_from_slice(&from.clocks[run * from.row..]);
        self.relink(from, head, revisit);
        lost
    }

    /// Copies the first `head` events. Where writes are cut off, `co` is left to `relink`.
    fn copy_head(&mut self, from: &Graph, head: usize) {
        self.lanes = from.lanes;
        self.row = from.row;
        self.events.clear();
        self.events.extend_from_slice(&from.events[..head]);
        self.order.clear();
        self.order.extend_from_slice(&from.order[..head]);
        self.cuts.clear();
        self.clocks.clear();
        self.clocks.extend_from_slice(&from.clocks[..head * from.row]);
        self.classes = from.events.get(head).map_or(from.classes, |next| next.classes_before);
        self.early_reads.clear();
        self.marks.clear();
        self.renumber.clear();
        self.renumbered_from = head;
        self.threads.resize_with(from.threads.len(), Vec::new);
        for (po, old) in self.threads.iter_mut().zip(&from.threads) {
            // What is cut off is short, and so are most threads: cheaper than a binary search and a call to
            // copy.
            let mut kept = old.len();
            while kept > 0 && old[kept - 1].index() >= head {
                kept -= 1;
            }
            po.clear();
            if kept <= 4 {
                old[..kept].iter().for_each(|id| po.push(*id));
            } else {
                po.extend_from_slice(&old[..kept]);
            }
        }
        if self.locations.len() != from.locations.len() {
            self.locations.resize(from.locations.len(), Location::default());
        }
        self.tails.clear();
        self.tails.extend_from_slice(&from.tails);
        for (location, old) in self.locations.iter_mut().zip(&from.locations) {
            copy_list(&mut location.reads, &old.reads);
            copy_list(&mut location.sources, &old.sources);
            copy_list(&mut location.co, &old.co);
            location.classes = old.classes;
        }
        // Takes back what is not copied, the last first.
        for event in from.events[head..].iter().rev().filter(|event| event.loc != LocId::NONE) {
            let location = &mut self.locations[event.loc.index()];
            location.classes = event.location_classes_before;
            let tail = event.loc.index() * self.threads.len() + event.thread.index();
            self.tails[tail] = event.previous_at_location;
            if event.class.kind() == Kind::Read {
                location.reads.pop();
                location.sources.pop();
            } else {
                // Rebuilt by `relink`.
                location.co.clear();
            }
        }
    }

    /// Copies one event after the head, but not its clocks; if its source is newer, its `rf` still has the
    /// number it has in `from`.
    fn copy_event(&mut self, from: &Graph, id: EventId) -> EventId {
        let kept = EventId::new(self.events.len());
        let mut event = from.events[id.index()];
        debug_assert_eq!(
            self.threads[event.thread.index()].len(),
            event.index as usize,
            "keep is closed under po"
        );
        event.early_readers = 0;
        if event.rf < id {
            event.rf = self.renumbered(event.rf);
        }
        event.classes_before = self.classes;
        self.classes.insert(event.class);
        let po = &mut self.threads[event.thread.index()];
        event.previous = po.last().copied().unwrap_or(EventId::NONE);
        po.push(kept);
        if event.loc != LocId::NONE {
            let location = &mut self.locations[event.loc.index()];
            event.location_classes_before = location.classes;
            location.classes.insert(event.class);
            let tail = event.loc.index() * self.threads.len() + event.thread.index();
            event.previous_at_location = std::mem::replace(&mut self.tails[tail], kept);
            if event.class.kind() == Kind::Read {
                location.reads.push(kept);
                location.sources.push(event.rf);
            }
        }
        self.events.push(event);
        self.order.push(kept);
        kept
    }

    /// The number that an event of the graph that was restricted last has here.
    pub fn renumbered(&self, old: EventId) -> EventId {
        let head = self.renumbered_from;
        if old.is_init() || old.index() < head { old } else { self.renumber[old.index() - head] }
    }

    /// Gives `co`, and `rf` of reads that were revisited, the new numbers.
    pub(super) fn relink(&mut self, from: &Graph, head: usize, revisit: Option<&Revisit>) {
        self.renumbered_from = head;
        for event in from.events[head..].iter().filter(|event| event.class.kind() == Kind::Write) {
            let number = event.loc.index();
            // Cleared, and not rebuilt yet.
            if !self.locations[number].co.is_empty() {
                continue;
            }
            let mut co = std::mem::take(&mut self.locations[number].co);
            for write in &from.locations[number].co {
                let kept = self.renumbered(*write);
                if kept != EventId::NONE {
                    co.push(kept);
                    self.events[kept.index()].co = co.len() as u32;
                }
            }
            self.locations[number].co = co;
        }
        // Sources that are older than their reads have their numbers already; the others were revisited
        // earlier.
        for read in &from.early_reads {
            let kept = self.renumbered(*read);
            if kept == EventId::NONE || revisit.is_some_and(|revisit| revisit.read == *read) {
                continue;
            }
            let source = self.renumbered(from.event(*read).rf);
            debug_assert_ne!(source, EventId::NONE, "a kept read lost its source");
            self.set_source(kept, source);
            self.early_reads.push(kept);
            if source.index() >= head {
                self.events[source.index()].early_readers += 1;
            }
        }
        for mark in from.marks() {
            let kept = self.renumbered(*mark);
            if kept != EventId::NONE {
                self.marks.push(kept, from.event(*mark).value);
            }
        }
        if let Some(revisit) = revisit {
            self.set_revisited(self.renumbered(revisit.read), revisit);
        }
        // In insertion order, so that `pop` finds the last one at the end.
        self.early_reads.sort_unstable();
    }

    fn set_source(&mut self, read: EventId, source: EventId) {
        let event = &mut self.events[read.index()];
        event.rf = source;
        let location = &mut self.locations[event.loc.index()];
        let at =
            location.reads.binary_search(&read).expect("invariant `reads`: reads are in insertion order");
        location.sources[at] = source;
    }

    fn set_revisited(&mut self, read: EventId, revisit: &Revisit) {
        let source = EventId::new(self.events.len());
        let class = Class::new(Kind::Read, revisit.order, revisit.rmw);
        let old_class = self.events[read.index()].class;
        self.set_source(read, source);
        let event = &mut self.events[read.index()];
        event.value = revisit.value;
        event.class = class;
        self.early_reads.push(read);
        if class != old_class {
            self.recompute_classes();
        }
    }

    /// A revisited read may have changed its class.
    pub(super) fn recompute_classes(&mut self) {
        self.classes = ClassSet::EMPTY;
        for location in &mut self.locations {
            location.classes = ClassSet::EMPTY;
        }
        for event in &mut self.events {
            event.classes_before = self.classes;
            self.classes.insert(event.class);
            if event.loc != LocId::NONE {
                let location = &mut self.locations[event.loc.index()];
                event.location_classes_before = location.classes;
                location.classes.insert(event.class);
            }
        }
    }
}

/// Copies a list, which mostly is so short that a call would cost more.
#[inline]
fn copy_list(to: &mut Vec<EventId>, from: &[EventId]) {
    to.clear();
    if from.len() <= 3 {
        from.iter().for_each(|id| to.push(*id));
    } else {
        to.extend_from_slice(from);
    }
}
