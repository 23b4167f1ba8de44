//! The graph itself: one page of state, push and pop of the last event, restriction, and a verifier.
//!
//! Layout: events in one array in insertion order; `po` is an array of events per thread; `co` an array of
//! writes per location. Clocks are one flat array of `u16`, `row` numbers per event. Nothing is allocated once the
//! arrays have grown to the size of the largest graph.

use crate::label::{Class, EventId, Kind, LocId, Order, ThreadId, Value};

/// Most threads a graph can hold.
pub const MAX_THREADS: usize = 32;
/// Most events a thread can have: a clock counts them in 16 bits.
pub const MAX_EVENTS_PER_THREAD: usize = u16::MAX as usize;

/// A fixed size of this representation that a program has outgrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// More than [`MAX_THREADS`] threads.
    Threads,
    /// More than [`MAX_EVENTS_PER_THREAD`] events in one thread.
    EventsPerThread,
}

impl std::fmt::Display for Limit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Limit::Threads => write!(f, "the program has more than {MAX_THREADS} threads"),
            Limit::EventsPerThread => write!(f, "a thread has more than {MAX_EVENTS_PER_THREAD} events"),
        }
    }
}

impl std::error::Error for Limit {}

/// One event. Immutable once added, but for `co` (other writes move it) and a revisited read.
#[derive(Clone, Copy, Debug)]
pub struct Event {
    /// The value read or written; 0 for fences.
    pub value: Value,
    /// Whose it is.
    pub thread: ThreadId,
    /// Its place in the thread, from 0.
    pub index: u16,
    /// Kind, order and whether it is half of a read-modify-write.
    pub class: Class,
    /// What it accesses.
    pub loc: LocId,
    /// Reads: the write it reads from.
    pub rf: EventId,
    /// Writes: the place in the coherence order of the location, from 1; the initial write is at 0.
    pub co: u32,
    /// Writes: how many reads that were added earlier read from it. Not 0 exactly if it has revisited a read
    /// that is still here.
    pub early_readers: u32,
    /// The last access to the same location before this one in the same thread.
    pub previous_at_location: EventId,
    /// A number for the owner of the graph; the exploration keeps the thread's automaton state here.
    pub tag: u32,
    /// Classes of the accesses to the location before this one was added, for undoing.
    location_classes_before: u64,
    /// Classes in the whole graph before this one was added, for undoing.
    classes_before: u64,
}

/// The accesses to one location.
#[derive(Clone, Debug, Default)]
struct Location {
    /// Writes, oldest first, without the initial one.
    /// Invariant `co-total`: every write to the location occurs exactly once, and `event.co` is its place + 1.
    co: Vec<EventId>,
    /// Reads, in insertion order.
    reads: Vec<EventId>,
    /// What each of them reads from: `rf` again, side by side, because searches ask for all readers of a write.
    sources: Vec<EventId>,
    /// The last access of each thread, or `NONE`.
    tails: Vec<EventId>,
    /// The classes of all accesses as a set of bits.
    classes: u64,
}

/// The events of one (partial) execution.
#[derive(Clone, Debug, Default)]
pub struct Graph {
    /// All events but the initial writes, in insertion order.
    /// Invariant `po-insertion`: the events of a thread were added in program order.
    events: Vec<Event>,
    /// The events of each thread in program order.
    threads: Vec<Vec<EventId>>,
    /// By location; grows when a new location is first accessed.
    locations: Vec<Location>,
    /// `row` numbers per event, filled by the owner.
    clocks: Vec<u16>,
    /// Numbers per clock: the thread count rounded up to a multiple of 8, so that joins are whole vector
    /// instructions.
    lanes: usize,
    /// Numbers per event.
    row: usize,
    /// The classes of all events as a set of bits.
    classes: u64,
    /// Reads whose source was added after them, that is: which have been revisited.
    early_reads: Vec<EventId>,
    /// The new numbers of events from `renumbered_from` on in the graph that was restricted last, `NONE` if not kept.
    renumber: Vec<EventId>,
    renumbered_from: usize,
}

impl Graph {
    /// An empty graph for `threads` threads with room for `clocks` clocks per event.
    pub fn new(threads: usize, clocks: usize) -> Result<Graph, Limit> {
        if threads > MAX_THREADS {
            return Err(Limit::Threads);
        }
        let lanes = threads.next_multiple_of(8).max(8);
        Ok(Graph {
            events: Vec::new(),
            threads: vec![Vec::new(); threads],
            locations: Vec::new(),
            clocks: Vec::new(),
            lanes,
            row: lanes * clocks,
            classes: 0,
            early_reads: Vec::new(),
            renumber: Vec::new(),
            renumbered_from: 0,
        })
    }

    /// How many events there are, not counting initial writes.
    pub fn len(&self) -> usize {
        self.events.len()
    }

    /// Whether nothing has been added.
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// The events in insertion order.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = EventId> + ExactSizeIterator + use<> {
        (0..self.events.len()).map(EventId::new)
    }

    /// The event added last.
    pub fn last(&self) -> Option<EventId> {
        self.events.len().checked_sub(1).map(EventId::new)
    }

    /// An event that is not an initial write.
    #[inline]
    pub fn event(&self, id: EventId) -> &Event {
        &self.events[id.index()]
    }

    /// The class of any event, initial writes included.
    #[inline]
    pub fn class(&self, id: EventId) -> Class {
        if id.is_init() { Class::INIT } else { self.events[id.index()].class }
    }

    /// How many threads there are.
    pub fn thread_count(&self) -> usize {
        self.threads.len()
    }

    /// The events of a thread in program order.
    #[inline]
    pub fn thread(&self, thread: ThreadId) -> &[EventId] {
        &self.threads[thread.index()]
    }

    /// How many locations have been accessed; they are numbered from 0.
    pub fn location_count(&self) -> usize {
        self.locations.len()
    }

    /// The writes to a location in coherence order, without the initial one.
    #[inline]
    pub fn writes(&self, loc: LocId) -> &[EventId] {
        self.locations.get(loc.index()).map_or(&[], |location| &location.co)
    }

    /// The reads of a location in insertion order.
    #[inline]
    pub fn reads(&self, loc: LocId) -> &[EventId] {
        self.locations.get(loc.index()).map_or(&[], |location| &location.reads)
    }

    /// The reads that read from a write of the location.
    #[inline]
    pub fn readers(&self, loc: LocId, write: EventId) -> impl Iterator<Item = EventId> + '_ {
        let location = &self.locations[loc.index()];
        location
            .sources
            .iter()
            .zip(&location.reads)
            .filter(move |(source, _)| **source == write)
            .map(|(_, read)| *read)
    }

    /// The classes of the accesses to a location, without its initial write, as a set of bits.
    pub fn location_classes(&self, loc: LocId) -> u64 {
        self.locations.get(loc.index()).map_or(0, |location| location.classes)
    }

    /// The classes of all events, without initial writes, as a set of bits.
    pub fn classes(&self) -> u64 {
        self.classes
    }

    /// The classes of the events added before this one, as a set of bits.
    pub fn classes_before(&self, id: EventId) -> u64 {
        self.event(id).classes_before
    }

    /// The last access of a thread to a location.
    #[inline]
    pub fn last_access(&self, loc: LocId, thread: ThreadId) -> EventId {
        self.locations.get(loc.index()).map_or(EventId::NONE, |location| location.tails[thread.index()])
    }

    /// The place of a write in its location's coherence order; initial writes are at 0.
    #[inline]
    pub fn co_position(&self, write: EventId) -> usize {
        if write.is_init() { 0 } else { self.events[write.index()].co as usize }
    }

    /// The write at a place of a location's coherence order.
    #[inline]
    pub fn write_at(&self, loc: LocId, position: usize) -> EventId {
        if position == 0 { EventId::init(loc) } else { self.locations[loc.index()].co[position - 1] }
    }

    /// The event directly before in program order.
    #[inline]
    pub fn po_predecessor(&self, id: EventId) -> Option<EventId> {
        let event = self.event(id);
        (event.index > 0).then(|| self.threads[event.thread.index()][event.index as usize - 1])
    }

    /// The event directly after in program order.
    #[inline]
    pub fn po_successor(&self, id: EventId) -> Option<EventId> {
        let event = self.event(id);
        self.threads[event.thread.index()].get(event.index as usize + 1).copied()
    }

    /// Reads that were revisited: their source was added after them.
    pub fn early_reads(&self) -> &[EventId] {
        &self.early_reads
    }

    /// Numbers per clock.
    #[inline]
    pub fn lanes(&self) -> usize {
        self.lanes
    }

    /// The clocks of an event, one after the other.
    #[inline]
    pub fn row(&self, id: EventId) -> &[u16] {
        &self.clocks[id.index() * self.row..][..self.row]
    }

    /// The clocks of an event, for its owner to fill.
    #[inline]
    pub fn row_mut(&mut self, id: EventId) -> &mut [u16] {
        &mut self.clocks[id.index() * self.row..][..self.row]
    }

    /// One clock of an event.
    #[inline]
    pub fn clock(&self, id: EventId, clock: usize) -> &[u16] {
        &self.clocks[id.index() * self.row + clock * self.lanes..][..self.lanes]
    }

    /// The rows of two different events, the second for changing.
    #[inline]
    pub fn two_rows(&mut self, source: EventId, target: EventId) -> (&[u16], &mut [u16]) {
        let row = self.row;
        let (source, target) = (source.index() * row, target.index() * row);
        if source < target {
            let (before, after) = self.clocks.split_at_mut(target);
            (&before[source..][..row], &mut after[..row])
        } else {
            let (before, after) = self.clocks.split_at_mut(source);
            (&after[..row], &mut before[target..][..row])
        }
    }

    /// Adds a read that reads from `rf`, which may be an event still to be added. Its row of clocks is zero.
    pub fn push_read(
        &mut self,
        thread: ThreadId,
        order: Order,
        loc: LocId,
        rf: EventId,
        value: Value,
        rmw: bool,
    ) -> Result<EventId, Limit> {
        let id = self.push(thread, Class::new(Kind::Read, order, rmw), loc, value)?;
        self.events[id.index()].rf = rf;
        self.locations[loc.index()].reads.push(id);
        self.locations[loc.index()].sources.push(rf);
        if !rf.is_init() && rf > id {
            self.early_reads.push(id);
        }
        Ok(id)
    }

    /// Adds a write at a place of its location's coherence order: 1 is directly after the initial write.
    pub fn push_write(
        &mut self,
        thread: ThreadId,
        order: Order,
        loc: LocId,
        value: Value,
        rmw: bool,
        position: usize,
    ) -> Result<EventId, Limit> {
        let id = self.push(thread, Class::new(Kind::Write, order, rmw), loc, value)?;
        self.events[id.index()].co = position as u32;
        let co = &mut self.locations[loc.index()].co;
        co.insert(position - 1, id);
        for later in &co[position..] {
            self.events[later.index()].co += 1;
        }
        if !self.early_reads.is_empty() {
            let awaited = self.early_reads.iter().filter(|read| self.events[read.index()].rf == id).count();
            self.events[id.index()].early_readers = awaited as u32;
        }
        Ok(id)
    }

    /// Adds a fence.
    pub fn push_fence(&mut self, thread: ThreadId, order: Order) -> Result<EventId, Limit> {
        self.push(thread, Class::new(Kind::Fence, order, false), LocId::NONE, 0)
    }

    fn push(&mut self, thread: ThreadId, class: Class, loc: LocId, value: Value) -> Result<EventId, Limit> {
        let id = EventId::new(self.events.len());
        let po = &mut self.threads[thread.index()];
        if po.len() == MAX_EVENTS_PER_THREAD {
            return Err(Limit::EventsPerThread);
        }
        let mut event = Event {
            value,
            thread,
            index: po.len() as u16,
            class,
            loc,
            rf: EventId::NONE,
            co: 0,
            early_readers: 0,
            previous_at_location: EventId::NONE,
            tag: 0,
            location_classes_before: 0,
            classes_before: self.classes,
        };
        po.push(id);
        self.classes |= class.bit();
        if loc != LocId::NONE {
            if loc.index() >= self.locations.len() {
                self.add_locations(loc.index() + 1);
            }
            let location = &mut self.locations[loc.index()];
            event.location_classes_before = location.classes;
            location.classes |= class.bit();
            event.previous_at_location = std::mem::replace(&mut location.tails[thread.index()], id);
        }
        self.events.push(event);
        self.clocks.resize(self.clocks.len() + self.row, 0);
        Ok(id)
    }

    #[cold]
    fn add_locations(&mut self, count: usize) {
        let tails = vec![EventId::NONE; self.threads.len()];
        self.locations.resize(count, Location { tails, ..Location::default() });
    }

    /// Removes the event that was added last.
    pub fn pop(&mut self) {
        let event = self.events.pop().expect("pop of an empty graph");
        self.early_reads.pop_if(|read| read.index() == self.events.len());
        self.clocks.truncate(self.clocks.len() - self.row);
        self.threads[event.thread.index()].pop();
        self.classes = event.classes_before;
        if event.loc == LocId::NONE {
            return;
        }
        let location = &mut self.locations[event.loc.index()];
        location.classes = event.location_classes_before;
        location.tails[event.thread.index()] = event.previous_at_location;
        match event.class.kind() {
            Kind::Read => {
                location.reads.pop();
                location.sources.pop();
            }
            Kind::Write => {
                location.co.remove(event.co as usize - 1);
                for later in &location.co[event.co as usize - 1..] {
                    self.events[later.index()].co -= 1;
                }
            }
            Kind::Fence => unreachable!("a fence has no location"),
        }
    }

    /// Lets the read that was added last read from another write.
    pub fn retarget_last_read(&mut self, order: Order, rf: EventId, value: Value, rmw: bool) {
        let id = EventId::new(self.events.len() - 1);
        let event = &mut self.events[id.index()];
        event.rf = rf;
        event.value = value;
        event.class = Class::new(Kind::Read, order, rmw);
        self.classes = event.classes_before | event.class.bit();
        self.locations[event.loc.index()].classes = event.location_classes_before | event.class.bit();
        let location = &mut self.locations[event.loc.index()];
        debug_assert_eq!(location.reads.last(), Some(&id), "only the last event is retargeted");
        *location.sources.last_mut().expect("as many as reads") = rf;
        let row = self.row;
        let end = self.clocks.len();
        self.clocks[end - row..].fill(0);
    }

    /// Moves the write that was added last to another place of its location's coherence order.
    pub fn move_last_write(&mut self, position: usize) {
        let id = EventId::new(self.events.len() - 1);
        let Event { loc, co: old, .. } = self.events[id.index()];
        let co = &mut self.locations[loc.index()].co;
        co.remove(old as usize - 1);
        co.insert(position - 1, id);
        let (low, high) = (position.min(old as usize), position.max(old as usize));
        for place in low..=high {
            self.events[co[place - 1].index()].co = place as u32;
        }
    }

    /// Sets the owner's number of an event.
    pub fn set_tag(&mut self, id: EventId, tag: u32) {
        self.events[id.index()].tag = tag;
    }

    /// Makes this graph the part of `from` that consists of its first `head` events and those later ones that satisfy `keep`,
    /// in unchanged insertion order.
    ///
    /// The part must be closed under po. A kept read may lose its source only if it is the one that `revisit` names; that read
    /// must be the last of the first `head`; it then reads from the event added next, and its clocks are left for the caller
    /// to compute.
    ///
    /// Returns the threads that have lost events, as a set of bits.
    ///
    /// The first events keep their numbers and all that is stored about them, so they are copied as a block: most of a graph
    /// is older than the read that is revisited.
    pub fn restrict_from(
        &mut self,
        from: &Graph,
        head: usize,
        keep: impl Fn(EventId) -> bool,
        revisit: Option<&Revisit>,
    ) -> u32 {
        debug_assert!(revisit.is_none_or(|revisit| revisit.read.index() + 1 == head));
        self.copy_head(from, head);
        let mut run = head;
        let mut lost = 0;
        for id in (head..from.len()).map(EventId::new) {
            if keep(id) {
                let kept = self.copy_event(from, id);
                self.renumber.push(kept);
            } else {
                self.clocks.extend_from_slice(&from.clocks[run * from.row..id.index() * from.row]);
                run = id.index() + 1;
                lost |= 1 << from.event(id).thread.index();
                self.renumber.push(EventId::NONE);
            }
        }
        self.clocks.extend_from_slice(&from.clocks[run * from.row..]);
        self.relink(from, head, revisit);
        lost
    }

    /// Copies the first `head` events. `co` is left to `relink`.
    fn copy_head(&mut self, from: &Graph, head: usize) {
        self.lanes = from.lanes;
        self.row = from.row;
        self.events.clear();
        self.events.extend_from_slice(&from.events[..head]);
        self.clocks.clear();
        self.clocks.extend_from_slice(&from.clocks[..head * from.row]);
        self.classes = from.events.get(head).map_or(from.classes, |next| next.classes_before);
        self.early_reads.clear();
        self.renumber.clear();
        self.threads.resize_with(from.threads.len(), Vec::new);
        for (po, old) in self.threads.iter_mut().zip(&from.threads) {
            // What is cut off is short, and so are most threads: cheaper than a binary search and a call to copy.
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
        if self.locations.len() < from.locations.len() {
            self.add_locations(from.locations.len());
        }
        self.locations.truncate(from.locations.len());
        for (location, old) in self.locations.iter_mut().zip(&from.locations) {
            let kept = old.reads.partition_point(|id| id.index() < head);
            location.reads.clear();
            location.reads.extend_from_slice(&old.reads[..kept]);
            location.co.clear();
            location.classes = old.classes;
            location.tails.clear();
            location.tails.extend(old.tails.iter().map(|tail| {
                let mut tail = *tail;
                while tail != EventId::NONE && tail.index() >= head {
                    tail = from.event(tail).previous_at_location;
                }
                tail
            }));
        }
        // The classes at a location are those before its first event that is not copied.
        for event in from.events[head..].iter().rev().filter(|event| event.loc != LocId::NONE) {
            self.locations[event.loc.index()].classes = event.location_classes_before;
        }
    }

    /// Copies one event after the head, but not its clocks; its `rf` still has the number it has in `from`.
    fn copy_event(&mut self, from: &Graph, id: EventId) -> EventId {
        let kept = EventId::new(self.events.len());
        let mut event = from.events[id.index()];
        debug_assert_eq!(
            self.threads[event.thread.index()].len(),
            event.index as usize,
            "keep is closed under po"
        );
        event.early_readers = 0;
        event.classes_before = self.classes;
        self.classes |= event.class.bit();
        self.threads[event.thread.index()].push(kept);
        if event.loc != LocId::NONE {
            let location = &mut self.locations[event.loc.index()];
            event.location_classes_before = location.classes;
            location.classes |= event.class.bit();
            event.previous_at_location = std::mem::replace(&mut location.tails[event.thread.index()], kept);
            if event.class.kind() == Kind::Read {
                location.reads.push(kept);
            }
        }
        self.events.push(event);
        kept
    }

    /// The number that an event of the graph that was restricted last has here.
    pub fn renumbered(&self, old: EventId) -> EventId {
        let head = self.renumbered_from;
        if old.is_init() || old.index() < head { old } else { self.renumber[old.index() - head] }
    }

    /// Gives `rf` and `co` the new numbers.
    fn relink(&mut self, from: &Graph, head: usize, revisit: Option<&Revisit>) {
        self.renumbered_from = head;
        for number in 0..self.locations.len() {
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
        for id in (head..self.events.len()).map(EventId::new) {
            if self.events[id.index()].class.kind() == Kind::Read {
                self.events[id.index()].rf = self.renumbered(self.events[id.index()].rf);
            }
        }
        // The only reads of the head whose source is not in the head were revisited earlier.
        for read in &from.early_reads {
            let kept = self.renumbered(*read);
            if kept == EventId::NONE || revisit.is_some_and(|revisit| revisit.read == *read) {
                continue;
            }
            let source = self.renumbered(from.event(*read).rf);
            debug_assert_ne!(source, EventId::NONE, "a kept read lost its source");
            self.events[kept.index()].rf = source;
            self.early_reads.push(kept);
            if source.index() >= head {
                self.events[source.index()].early_readers += 1;
            }
        }
        if let Some(revisit) = revisit {
            self.set_revisited(self.renumbered(revisit.read), revisit);
        }
        // In insertion order, so that `pop` finds the last one at the end.
        self.early_reads.sort_unstable();
        for location in &mut self.locations {
            location.sources.clear();
            location.sources.extend(location.reads.iter().map(|read| self.events[read.index()].rf));
        }
    }

    fn set_revisited(&mut self, read: EventId, revisit: &Revisit) {
        let source = EventId::new(self.events.len());
        let class = Class::new(Kind::Read, revisit.order, revisit.rmw);
        let old_class = self.events[read.index()].class;
        let event = &mut self.events[read.index()];
        event.rf = source;
        event.value = revisit.value;
        event.class = class;
        self.early_reads.push(read);
        if class != old_class {
            self.recompute_classes();
        }
    }

    /// A revisited read may have changed its class.
    fn recompute_classes(&mut self) {
        self.classes = 0;
        self.locations.iter_mut().for_each(|location| location.classes = 0);
        for event in &mut self.events {
            event.classes_before = self.classes;
            self.classes |= event.class.bit();
            if event.loc != LocId::NONE {
                let location = &mut self.locations[event.loc.index()];
                event.location_classes_before = location.classes;
                location.classes |= event.class.bit();
            }
        }
    }
}

impl Graph {
    /// Recomputes every stored fact from the others and names the first that is broken.
    ///
    /// Rules: `po-insertion`, `po-index`, `co-total`, `rf-typed`, `reads-listed`, `tails`, `early`, `classes`.
    pub fn check(&self) -> Result<(), String> {
        let broken = |rule: &str, id: EventId| Err(format!("invariant `{rule}` is broken at {id:?}"));
        let mut classes = 0;
        for id in self.ids() {
            let event = self.event(id);
            let po = &self.threads[event.thread.index()];
            if po.get(event.index as usize) != Some(&id) {
                return broken("po-index", id);
            }
            if !po.is_sorted() {
                return broken("po-insertion", id);
            }
            if event.classes_before != classes {
                return broken("classes", id);
            }
            classes |= event.class.bit();
            let fine = match event.class.kind() {
                Kind::Read => self.check_read(id),
                Kind::Write => self.check_write(id),
                Kind::Fence => Ok(()),
            };
            if let Err(rule) = fine {
                return broken(rule, id);
            }
            if event.loc != LocId::NONE {
                let earlier = &po[..event.index as usize];
                let previous = earlier.iter().rev().find(|other| self.event(**other).loc == event.loc);
                if event.previous_at_location != previous.copied().unwrap_or(EventId::NONE) {
                    return broken("tails", id);
                }
            }
        }
        if classes != self.classes {
            return Err("invariant `classes` is broken for the whole graph".into());
        }
        for (number, location) in self.locations.iter().enumerate() {
            let count = |kind| {
                self.events.iter().filter(|e| e.loc.0 as usize == number && e.class.kind() == kind).count()
            };
            if location.co.len() != count(Kind::Write) || location.reads.len() != count(Kind::Read) {
                return Err(format!("invariant `co-total` or `reads-listed` is broken at location {number}"));
            }
        }
        Ok(())
    }

    fn check_read(&self, id: EventId) -> Result<(), &'static str> {
        let event = self.event(id);
        if !self.readers(event.loc, event.rf).any(|read| read == id) {
            return Err("reads-listed");
        }
        let typed = if event.rf.is_init() {
            event.rf == EventId::init(event.loc)
        } else {
            event.rf.index() < self.len() && {
                let source = self.event(event.rf);
                source.class.kind() == Kind::Write && source.loc == event.loc && source.value == event.value
            }
        };
        if !typed {
            return Err("rf-typed");
        }
        let early = !event.rf.is_init() && event.rf > id;
        if early != self.early_reads.contains(&id) { Err("early") } else { Ok(()) }
    }

    fn check_write(&self, id: EventId) -> Result<(), &'static str> {
        let event = self.event(id);
        let location = &self.locations[event.loc.index()];
        if event.co == 0 || location.co.get(event.co as usize - 1) != Some(&id) {
            return Err("co-total");
        }
        let early = location.reads.iter().filter(|read| **read < id && self.event(**read).rf == id).count();
        if early != event.early_readers as usize { Err("early") } else { Ok(()) }
    }
}

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
