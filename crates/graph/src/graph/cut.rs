//! Cuts: a revisit takes events off in place, and they are put back when all that follows from the revisit
//! has been explored.
//!
//! Events keep their numbers, those that are kept and those that are cut off, so nothing is copied, and
//! insertion order remains that of the numbers; the numbers just have gaps. Cuts and pushes are taken back in
//! reverse order, like a stack.

use super::{Event, Graph, Location, Revisit};
use crate::label::{Class, EventId, Kind, LocId, ThreadId};
use crate::sets::{ClassSet, ThreadSet};

/// How to put back what was cut off.
#[derive(Clone, Debug, Default)]
pub(super) struct Cuts {
    stack: Vec<Cut>,
    /// The ends of `order`, as they were before each cut.
    tails: Vec<EventId>,
    /// The events that each cut has taken off, the newest first.
    removed: Vec<EventId>,
    /// The reads that were revisited, as they were before, and their clocks.
    reads: Vec<Event>,
    rows: Vec<u16>,
}

impl Cuts {
    pub fn is_empty(&self) -> bool {
        self.stack.is_empty()
    }

    pub fn clear(&mut self) {
        self.stack.clear();
        self.tails.clear();
        self.removed.clear();
        self.reads.clear();
        self.rows.clear();
    }
}

#[derive(Clone, Copy, Debug)]
struct Cut {
    /// How many events come before the end of `order` that was changed.
    head: u32,
    /// Where that end is stored.
    tail: u32,
    /// Where the events that were taken off are stored.
    removed: u32,
    /// The classes of all events before.
    classes: ClassSet,
    /// The read that was revisited, or `NONE`.
    read: EventId,
}

impl Graph {
    /// Whether something is cut off, so that numbers have gaps.
    #[inline]
    pub fn is_cut(&self) -> bool {
        self.order.len() != self.events.len()
    }

    /// Takes off some events, given with the newest first: all that come after one of them in its thread are
    /// among them, and kept reads lose their source only if it is the one that `revisit` names. That read
    /// then reads from the event added next, and its clocks are left for the caller to compute.
    ///
    /// Returns the threads that have lost events.
    pub fn cut(&mut self, removed: &[EventId], revisit: Option<&Revisit>) -> ThreadSet {
        debug_assert!(self.sparse.is_none(), "invariant `cut`: a sparse graph is copied");
        debug_assert!(removed.is_sorted_by(|a, b| a > b), "invariant `cut`: the newest comes first");
        let mut head = self.order.len();
        if let Some(oldest) = removed.last() {
            while head > 0 && self.order[head - 1] >= *oldest {
                head -= 1;
            }
        }
        self.cuts.stack.push(Cut {
            head: head as u32,
            tail: self.cuts.tails.len() as u32,
            removed: self.cuts.removed.len() as u32,
            classes: self.classes,
            read: revisit.map_or(EventId::NONE, |revisit| revisit.read),
        });
        self.cuts.tails.extend_from_slice(&self.order[head..]);
        self.cuts.removed.extend_from_slice(removed);
        let mut lost = ThreadSet::EMPTY;
        for id in removed {
            self.unlink(*id);
            lost.insert(self.events[id.index()].thread);
        }
        self.take_out_of_order(head, removed);
        let has_changed = revisit.is_some_and(|revisit| self.revisit(revisit));
        self.count_classes_without(removed, has_changed);
        lost
    }

    /// Computes classes when events have been taken off, and perhaps a read has got another class. Mostly
    /// nothing changes: there are others of their classes at the same location, such as the oldest.
    fn count_classes_without(&mut self, removed: &[EventId], has_changed: bool) {
        let mut is_gone = has_changed;
        for id in removed {
            let Event { loc, class, .. } = self.events[id.index()];
            if self.has_as_oldest(loc, class) {
                continue;
            }
            self.count_classes_at(loc);
            is_gone |= !self.location_classes(loc).contains(class);
        }
        if is_gone {
            self.classes = self.order.iter().map(|id| self.events[id.index()].class).collect();
        }
    }

    /// Whether the oldest read, or the first write, of a location has a class.
    #[inline]
    fn has_as_oldest(&self, loc: LocId, class: Class) -> bool {
        let list = if class.kind() == Kind::Read { self.reads(loc) } else { self.writes(loc) };
        list.first().is_some_and(|id| self.events[id.index()].class == class)
    }

    /// Takes the last cut back. What was added since has been removed.
    pub fn take_back_cut(&mut self) {
        let cut = self.cuts.stack.pop().expect("invariant `cut`: there is a cut to take back");
        if cut.read != EventId::NONE {
            self.take_back_revisit(cut.read);
        }
        for at in (cut.removed as usize..self.cuts.removed.len()).rev() {
            self.link(self.cuts.removed[at]);
        }
        self.order.truncate(cut.head as usize);
        self.order.extend_from_slice(&self.cuts.tails[cut.tail as usize..]);
        self.cuts.tails.truncate(cut.tail as usize);
        self.cuts.removed.truncate(cut.removed as usize);
        self.classes = cut.classes;
    }

    /// Removes events, of which the newest is given first, from what comes after the first `head` events.
    fn take_out_of_order(&mut self, head: usize, removed: &[EventId]) {
        let mut removed = removed.iter().rev().copied().peekable();
        let mut kept = head;
        for at in head..self.order.len() {
            let id = self.order[at];
            if removed.next_if_eq(&id).is_none() {
                self.order[kept] = id;
                kept += 1;
            }
        }
        debug_assert!(removed.next().is_none(), "invariant `cut`: what is taken off was there");
        self.order.truncate(kept);
    }

    /// Takes an event, the last of its thread, out of all lists but `order`. Classes are left as they are.
    fn unlink(&mut self, id: EventId) {
        let event = self.events[id.index()];
        let last = self.threads[event.thread.index()].pop();
        debug_assert_eq!(last, Some(id), "invariant `cut`: what is kept is closed under po");
        if event.loc == LocId::NONE {
            if event.class == Class::MARK {
                self.marks.take_out(id, event.value);
            }
            return;
        }
        let tail = self.tail_at(event.loc, event.thread);
        self.tails[tail] = event.previous_at_location;
        let location = &mut self.locations[event.loc.index()];
        match event.class.kind() {
            Kind::Read => {
                let at = take_out(&mut location.reads, id);
                location.sources.copy_within(at + 1.., at);
                location.sources.pop();
                if !event.rf.is_init() && event.rf > id {
                    take_out(&mut self.early_reads, id);
                    self.events[event.rf.index()].early_readers -= 1;
                }
            }
            Kind::Write => {
                self.take_out_of_co(event.loc, event.co);
            }
            Kind::Fence => unreachable!("a fence has no location"),
        }
    }

    /// Undoes `unlink`.
    fn link(&mut self, id: EventId) {
        let event = self.events[id.index()];
        self.threads[event.thread.index()].push(id);
        if event.loc == LocId::NONE {
            if event.class == Class::MARK {
                self.marks.put_in(id, event.value);
            }
            return;
        }
        let tail = self.tail_at(event.loc, event.thread);
        self.tails[tail] = id;
        let location = &mut self.locations[event.loc.index()];
        location.classes.insert(event.class);
        match event.class.kind() {
            Kind::Read => {
                let at = put_in(&mut location.reads, id);
                location.sources.push(event.rf);
                location.sources[at..].rotate_right(1);
                if !event.rf.is_init() && event.rf > id {
                    put_in(&mut self.early_reads, id);
                    self.events[event.rf.index()].early_readers += 1;
                }
            }
            Kind::Write => {
                self.put_into_co(id, event.loc, event.co);
            }
            Kind::Fence => unreachable!("a fence has no location"),
        }
    }

    /// Lets a read read from the event added next. Tells whether it has got another class.
    fn revisit(&mut self, revisit: &Revisit) -> bool {
        let id = revisit.read;
        let row = id.index() * self.row;
        self.cuts.reads.push(self.events[id.index()]);
        self.cuts.rows.extend_from_slice(&self.clocks[row..row + self.row]);
        let source = EventId::new(self.events.len());
        let event = &mut self.events[id.index()];
        let (old, old_class) = (event.rf, event.class);
        event.rf = source;
        event.value = revisit.value;
        event.class = Class::new(Kind::Read, revisit.order, revisit.rmw);
        let (loc, has_changed) = (event.loc, event.class != old_class);
        self.set_listed_source(id, loc, source);
        if !old.is_init() && old > id {
            self.events[old.index()].early_readers -= 1;
        } else {
            put_in(&mut self.early_reads, id);
        }
        if has_changed {
            self.count_classes_at(loc);
        }
        has_changed
    }

    /// Undoes `revisit`.
    fn take_back_revisit(&mut self, id: EventId) {
        let row = id.index() * self.row;
        let event = self.cuts.reads.pop().expect("invariant `cut`: the read was stored");
        let rows = self.cuts.rows.len() - self.row;
        self.clocks[row..row + self.row].copy_from_slice(&self.cuts.rows[rows..]);
        self.cuts.rows.truncate(rows);
        let has_changed = self.events[id.index()].class != event.class;
        self.events[id.index()] = event;
        self.set_listed_source(id, event.loc, event.rf);
        if !event.rf.is_init() && event.rf > id {
            self.events[event.rf.index()].early_readers += 1;
        } else {
            take_out(&mut self.early_reads, id);
        }
        if has_changed {
            self.count_classes_at(event.loc);
        }
    }

    fn set_listed_source(&mut self, read: EventId, loc: LocId, source: EventId) {
        let Location { reads, sources, .. } = &mut self.locations[loc.index()];
        let at = reads.iter().rposition(|other| *other == read);
        sources[at.expect("invariant `reads-listed`: the location knows its reads")] = source;
    }

    /// Computes the classes of the accesses to a location.
    fn count_classes_at(&mut self, loc: LocId) {
        if loc != LocId::NONE {
            let location = &mut self.locations[loc.index()];
            let accesses = location.reads.iter().chain(&location.co);
            location.classes = accesses.map(|id| self.events[id.index()].class).collect();
        }
    }

    /// The tags of all events, those that are cut off and those of revisited reads before they were included.
    pub fn tags(&self) -> impl Iterator<Item = u32> + '_ {
        self.events.iter().chain(&self.cuts.reads).map(|event| event.tag)
    }

    /// Changes all of them.
    pub fn change_tags(&mut self, change: impl Fn(u32) -> u32) {
        for event in self.events.iter_mut().chain(&mut self.cuts.reads) {
            event.tag = change(event.tag);
        }
    }

    /// How many events have a smaller number: the number that an event has in the compact copy.
    pub fn place_in_order(&self, number: usize) -> usize {
        self.order.partition_point(|id| id.index() < number)
    }

    /// This graph without gaps in its numbers, and without what is cut off.
    pub fn compact(&self) -> Graph {
        if !self.is_cut() {
            return Graph { cuts: Cuts::default(), ..self.clone() };
        }
        let mut numbers = vec![EventId::NONE; self.events.len()];
        for (number, id) in self.order.iter().enumerate() {
            numbers[id.index()] = EventId::new(number);
        }
        let renumber = |id: &EventId| if id.is_init() { *id } else { numbers[id.index()] };
        let list = |ids: &Vec<EventId>| ids.iter().map(renumber).collect::<Vec<_>>();
        let mut copy = Graph {
            events: Vec::with_capacity(self.order.len()),
            order: list(&self.order),
            threads: self.threads.iter().map(list).collect(),
            locations: Vec::with_capacity(self.locations.len()),
            tails: list(&self.tails),
            clocks: Vec::with_capacity(self.order.len() * self.row),
            early_reads: list(&self.early_reads),
            marks: self.marks.renumbered(renumber),
            renumber: Vec::new(),
            cuts: Cuts::default(),
            sparse: None,
            ..*self
        };
        for Location { co, reads, sources, .. } in &self.locations {
            let (co, reads, sources) = (list(co), list(reads), list(sources));
            copy.locations.push(Location { co, reads, sources, classes: ClassSet::EMPTY });
        }
        for id in &self.order {
            let mut event = self.events[id.index()];
            event.rf = renumber(&event.rf);
            event.previous = renumber(&event.previous);
            event.previous_at_location = renumber(&event.previous_at_location);
            copy.events.push(event);
            copy.clocks.extend_from_slice(self.row(*id));
        }
        copy.recompute_classes();
        copy
    }

    /// Whether another graph has the same events, and stores the same about them.
    pub fn is_same(&self, other: &Graph) -> bool {
        let is_same_event =
            |id: &EventId| self.event(*id) == other.event(*id) && self.row(*id) == other.row(*id);
        // Locations that were accessed once remain, with nothing in them.
        let empty = Location::default();
        let is_same_location = |number: usize| {
            let of = |graph: &Graph| graph.locations.get(number).unwrap_or(&empty).clone();
            let tails = |graph: &Graph| {
                let threads = (0..self.threads.len()).map(|thread| ThreadId(thread as u16));
                threads.map(|thread| graph.last_access(LocId(number as u32), thread)).collect::<Vec<_>>()
            };
            of(self) == of(other) && tails(self) == tails(other)
        };
        self.order == other.order
            && self.order.iter().all(is_same_event)
            && self.threads == other.threads
            && (0..self.locations.len().max(other.locations.len())).all(is_same_location)
            && self.classes == other.classes
            && self.early_reads == other.early_reads
            && self.marks() == other.marks()
    }
}

/// Takes an event out of a list in insertion order; it is mostly near the end. Returns where it was.
#[inline]
pub(super) fn take_out(list: &mut Vec<EventId>, id: EventId) -> usize {
    let mut last = list.pop().expect("invariant `cut`: what is taken off was listed");
    let mut at = list.len();
    while last != id {
        at -= 1;
        std::mem::swap(&mut list[at], &mut last);
    }
    at
}

/// Puts an event into a list in insertion order, and returns where it is.
#[inline]
pub(super) fn put_in(list: &mut Vec<EventId>, id: EventId) -> usize {
    let mut at = list.len();
    list.push(id);
    while at > 0 && list[at - 1] > id {
        list.swap(at - 1, at);
        at -= 1;
    }
    at
}
