//! The graph itself: one page of state, and push and pop of the last event. Beside it: `cut`, `restrict`,
//! `sparse` and `verify`.
//!
//! Layout: events in one array, and which of them are there in insertion order; `po` is an array of events
//! per thread; `co` an array of writes per location. Clocks are one flat array of `u16`, `row` numbers per
//! event. Nothing is allocated once the arrays have grown to the size of the largest graph.

mod cut;
mod marks;
mod restrict;
mod shape;
mod sparse;
mod verify;

pub use restrict::Revisit;
pub use sparse::Tie;

use crate::label::{Class, EventId, Kind, LocId, Order, ThreadId, Value};
use crate::sets::ClassSet;
use serde::{Deserialize, Serialize};

/// Most threads a graph can hold.
pub const MAX_THREADS: usize = 32;
/// Most events a thread can have: a clock counts them in 16 bits.
pub const MAX_EVENTS_PER_THREAD: usize = u16::MAX as usize;

/// How many events a new graph has room for.
const ROOM: usize = 128;

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

/// One event. Immutable once added, but for `co` (other writes move it), the owner's notes and a revisited
/// read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// The value read or written; 0 for fences; for marks the number of the location that they name
    /// ([`Event::object`]).
    pub value: Value,
    /// Whose it is.
    pub thread: ThreadId,
    /// Its place in the thread, from 0.
    pub index: u16,
    /// The event directly before it in the thread, or `NONE`; of no meaning in a sparse graph.
    previous: EventId,
    /// Kind, order and whether it is half of a read-modify-write.
    pub class: Class,
    /// A flag for the owner of the graph; the exploration notes here that the thread has done the same as its
    /// twin.
    pub mirrors: bool,
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
    /// Flags for the owner of the graph; the exploration notes here which lineages a write is in
    /// (`left_out`).
    pub lineages: u32,
    /// Classes of the accesses to the location before this one was added, for undoing.
    location_classes_before: ClassSet,
    /// Classes in the whole graph before this one was added, for undoing.
    classes_before: ClassSet,
}

impl Event {
    /// The location that a mark names: of the object that it ends, of the lock that it takes, gives back or
    /// destroys. None if the event is no mark, or a toss.
    #[inline]
    pub fn object(&self) -> Option<LocId> {
        (self.class.is_mark() && self.class != Class::TOSS).then_some(LocId(self.value as u32))
    }
}

/// The accesses to one location.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Location {
    /// Writes, oldest first, without the initial one.
    /// Invariant `co-total`: every write to the location occurs exactly once, and `event.co` is its place +
    /// 1.
    co: Vec<EventId>,
    /// Reads, in insertion order.
    reads: Vec<EventId>,
    /// What each of them reads from: `rf` again, side by side, because searches ask for all readers of a
    /// write.
    sources: Vec<EventId>,
    /// The classes of all accesses.
    classes: ClassSet,
}

/// The events of one (partial) execution.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Graph {
    /// All events but the initial writes, by number, and those that are cut off for now.
    events: Vec<Event>,
    /// The events that are there, in insertion order, which is that of their numbers.
    /// Invariant `po-insertion`: the events of a thread were added in program order, unless the graph is
    /// sparse.
    order: Vec<EventId>,
    /// The events of each thread in program order.
    threads: Vec<Vec<EventId>>,
    /// By location; grows when a new location is first accessed.
    locations: Vec<Location>,
    /// By location and thread: the last access, or `NONE`. In one piece, because it is copied for each
    /// revisit.
    tails: Vec<EventId>,
    /// `row` numbers per event, filled by the owner.
    clocks: Vec<u16>,
    /// Numbers per clock: the thread count rounded up to a multiple of 8, so that joins are whole vector
    /// instructions.
    lanes: usize,
    /// Numbers per event.
    row: usize,
    /// The classes of all events.
    classes: ClassSet,
    /// Reads whose source was added after them, that is: which have been revisited.
    early_reads: Vec<EventId>,
    /// The marks of the ends of objects.
    marks: marks::Marks,
    /// The new numbers of events from `renumbered_from` on in the graph that was restricted last, `NONE` if
    /// not kept.
    #[serde(skip)]
    renumber: Vec<EventId>,
    #[serde(skip)]
    renumbered_from: usize,
    /// What is cut off for now, and how to put it back.
    #[serde(skip)]
    cuts: cut::Cuts,
    /// What sparse graphs have besides.
    sparse: Option<Box<sparse::Sparse>>,
}

impl Graph {
    /// An empty graph for `threads` threads with room for `clocks` clocks per event.
    pub fn new(threads: usize, clocks: usize) -> Result<Graph, Limit> {
        if threads > MAX_THREADS {
            return Err(Limit::Threads);
        }
        let lanes = threads.next_multiple_of(8).max(8);
        Ok(Graph {
            events: Vec::with_capacity(ROOM),
            order: Vec::with_capacity(ROOM),
            threads: vec![Vec::new(); threads],
            locations: Vec::new(),
            tails: Vec::new(),
            clocks: Vec::with_capacity(ROOM * lanes * clocks),
            lanes,
            row: lanes * clocks,
            classes: ClassSet::EMPTY,
            early_reads: Vec::new(),
            marks: marks::Marks::default(),
            renumber: Vec::new(),
            renumbered_from: 0,
            cuts: cut::Cuts::default(),
            sparse: None,
        })
    }

    /// Makes this an empty graph again, of any size; its memory is kept.
    pub fn reset(&mut self, threads: usize, clocks: usize) -> Result<(), Limit> {
        if threads > MAX_THREADS {
            return Err(Limit::Threads);
        }
        self.lanes = threads.next_multiple_of(8).max(8);
        self.row = self.lanes * clocks;
        self.events.clear();
        self.order.clear();
        self.cuts.clear();
        self.threads.iter_mut().for_each(Vec::clear);
        self.threads.resize_with(threads, Vec::new);
        self.locations.clear();
        self.tails.clear();
        self.clocks.clear();
        self.classes = ClassSet::EMPTY;
        self.early_reads.clear();
        self.marks.clear();
        self.renumber.clear();
        self.renumbered_from = 0;
        self.sparse = None;
        Ok(())
    }

    /// How many events there are, not counting initial writes.
    #[inline]
    pub fn len(&self) -> usize {
        self.order.len()
    }

    /// Whether nothing has been added.
    pub fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    /// The events in insertion order.
    #[inline]
    pub fn order(&self) -> &[EventId] {
        &self.order
    }

    /// The events in insertion order, one by one.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = EventId> + ExactSizeIterator + '_ {
        self.order.iter().copied()
    }

    /// The number that the event added next will have. All numbers are smaller; if nothing is cut off, each
    /// of them is that of an event.
    #[inline]
    pub fn next_number(&self) -> usize {
        self.events.len()
    }

    /// The event added last.
    #[inline]
    pub fn last(&self) -> Option<EventId> {
        self.order.last().copied()
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
    #[inline]
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

    /// The classes of the accesses to a location, without its initial write.
    #[inline]
    pub fn location_classes(&self, loc: LocId) -> ClassSet {
        self.locations.get(loc.index()).map_or(ClassSet::EMPTY, |location| location.classes)
    }

    /// The classes of all events, without initial writes.
    pub fn classes(&self) -> ClassSet {
        self.classes
    }

    /// The classes of the events added before this one.
    pub fn classes_before(&self, id: EventId) -> ClassSet {
        self.event(id).classes_before
    }

    /// The last access of a thread to a location.
    #[inline]
    pub fn last_access(&self, loc: LocId, thread: ThreadId) -> EventId {
        self.tails.get(self.tail_at(loc, thread)).copied().unwrap_or(EventId::NONE)
    }

    /// Where the last access of a thread to a location is stored.
    #[inline]
    fn tail_at(&self, loc: LocId, thread: ThreadId) -> usize {
        loc.index() * self.threads.len() + thread.index()
    }

    /// The last accesses of all threads to a location; none of a location that nobody has accessed.
    #[inline]
    pub fn last_accesses(&self, loc: LocId) -> &[EventId] {
        let first = loc.index() * self.threads.len();
        self.tails.get(first..first + self.threads.len()).unwrap_or_default()
    }

    /// The place of a write in its location's coherence order; initial writes are at 0.
    #[inline]
    pub fn co_position(&self, write: EventId) -> usize {
        if write.is_init() { 0 } else { self.events[write.index()].co as usize }
    }

    /// The place in co that an access tells of, its own or that of its source; 0 if there is no access.
    #[inline]
    pub fn place_known_by(&self, access: EventId) -> usize {
        if access == EventId::NONE {
            return 0;
        }
        let event = self.event(access);
        match event.class.kind() {
            Kind::Read => self.co_position(event.rf),
            _ => event.co as usize,
        }
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
        if self.sparse.is_some() {
            return (event.index > 0).then(|| self.threads[event.thread.index()][event.index as usize - 1]);
        }
        (event.previous != EventId::NONE).then_some(event.previous)
    }

    /// The event directly after in program order.
    #[inline]
    pub fn po_successor(&self, id: EventId) -> Option<EventId> {
        let event = self.event(id);
        self.threads[event.thread.index()].get(event.index as usize + 1).copied()
    }

    /// Some access to a location, if there is one.
    pub fn any_access(&self, loc: LocId) -> Option<EventId> {
        let location = self.locations.get(loc.index())?;
        location.co.first().or(location.reads.first()).copied()
    }

    /// The marks of the ends of objects, in insertion order.
    #[inline]
    pub fn marks(&self) -> &[EventId] {
        self.marks.list()
    }

    /// How many of them name an object by a location.
    #[inline]
    pub fn ends_of(&self, named: LocId) -> u32 {
        self.marks.count(named)
    }

    /// Reads that were revisited: their source was added after them.
    #[inline]
    pub fn early_reads(&self) -> &[EventId] {
        &self.early_reads
    }

    /// Numbers per clock.
    #[inline]
    pub fn lanes(&self) -> usize {
        self.lanes
    }

    /// The clocks of all events, one after the other.
    pub fn clocks(&self) -> &[u16] {
        &self.clocks
    }

    /// Makes all clocks zero.
    pub fn clear_clocks(&mut self) {
        self.clocks.fill(0);
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

    /// Eight numbers of an event's row; a clock is one or more such parts.
    #[inline]
    pub fn part(&self, id: EventId, at: usize) -> &[u16; 8] {
        &self.clocks.as_chunks::<8>().0[id.index() * (self.row / 8) + at]
    }

    /// Eight numbers of an event's row ([`Graph::part`]), for the owner of the graph to fill.
    #[inline]
    pub fn part_mut(&mut self, id: EventId, at: usize) -> &mut [u16; 8] {
        &mut self.clocks.as_chunks_mut::<8>().0[id.index() * (self.row / 8) + at]
    }

    /// One number of a clock of an event.
    #[inline]
    pub fn count(&self, id: EventId, clock: usize, thread: ThreadId) -> u16 {
        self.clocks[id.index() * self.row + clock * self.lanes + thread.index()]
    }

    /// Sets one number of a clock of an event.
    #[inline]
    pub fn set_count(&mut self, id: EventId, clock: usize, thread: ThreadId, count: u16) {
        debug_assert!(thread.index() < self.lanes, "invariant `lanes`: a clock has a number for each thread");
        self.clocks[id.index() * self.row + clock * self.lanes + thread.index()] = count;
    }

    /// Makes one clock of an event hold what another event's holds, and `count` events of a thread.
    #[inline]
    pub fn join_clock(
        &mut self,
        (id, clock): (EventId, usize),
        (source, other): (EventId, usize),
        thread: ThreadId,
        count: u16,
    ) {
        let parts = self.lanes / 8;
        let mut join = |to: usize, from: usize| {
            // By value: no look at which of the two rows comes first.
            let from = *self.part(source, from);
            let to = self.part_mut(id, to);
            for lane in 0..8 {
                to[lane] = to[lane].max(from[lane]);
            }
        };
        // Up to eight threads.
        if parts == 1 {
            join(clock, other);
            let lane = &mut self.part_mut(id, clock)[thread.index() % 8];
            *lane = (*lane).max(count);
            return;
        }
        (0..parts).for_each(|part| join(clock * parts + part, other * parts + part));
        let lane = &mut self.part_mut(id, clock * parts + thread.index() / 8)[thread.index() % 8];
        *lane = (*lane).max(count);
    }

    /// Adds a read that reads from `rf`, which may be an event still to be added. Its clocks are those of the
    /// event before it in its thread, as a start for its owner; so it is with all that is added.
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
        let location = &mut self.locations[loc.index()];
        location.reads.push(id);
        location.sources.push(rf);
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
        self.put_into_co(id, loc, position as u32);
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

    /// Adds an event that only marks a place in its thread.
    pub fn push_mark(&mut self, thread: ThreadId, class: Class, value: Value) -> Result<EventId, Limit> {
        debug_assert!(class.is_mark(), "invariant `mark`: a mark has a class of marks");
        let id = self.push(thread, class, LocId::NONE, value)?;
        if class == Class::MARK {
            self.marks.push(id, value);
        }
        Ok(id)
    }

    fn push(&mut self, thread: ThreadId, class: Class, loc: LocId, value: Value) -> Result<EventId, Limit> {
        if self.sparse.is_some() {
            return self.push_sparse(thread, class, loc, value);
        }
        let id = EventId::new(self.events.len());
        let po = &mut self.threads[thread.index()];
        if po.len() == MAX_EVENTS_PER_THREAD {
            return Err(Limit::EventsPerThread);
        }
        let previous = po.last().copied().unwrap_or(EventId::NONE);
        let mut event = Event {
            value,
            thread,
            index: po.len() as u16,
            previous,
            class,
            mirrors: false,
            loc,
            rf: EventId::NONE,
            co: 0,
            early_readers: 0,
            previous_at_location: EventId::NONE,
            tag: 0,
            lineages: 0,
            location_classes_before: ClassSet::EMPTY,
            classes_before: self.classes,
        };
        po.push(id);
        self.classes.insert(class);
        if loc != LocId::NONE {
            if loc.index() >= self.locations.len() {
                self.add_locations(loc.index() + 1);
            }
            let location = &mut self.locations[loc.index()];
            event.location_classes_before = location.classes;
            location.classes.insert(class);
            let tail = self.tail_at(loc, thread);
            event.previous_at_location = std::mem::replace(&mut self.tails[tail], id);
        }
        self.events.push(event);
        self.order.push(id);
        if previous == EventId::NONE {
            self.clocks.resize(self.clocks.len() + self.row, 0);
        } else {
            let row = previous.index() * self.row;
            self.clocks.extend_from_within(row..row + self.row);
        }
        Ok(id)
    }

    #[cold]
    fn add_locations(&mut self, count: usize) {
        self.locations.resize(count, Location::default());
        self.tails.resize(count * self.threads.len(), EventId::NONE);
    }

    /// Removes the event that was added last.
    #[inline]
    pub fn pop(&mut self) {
        if self.sparse.is_some() {
            self.unlink_last();
        }
        let event = self.events.pop().expect("pop of an empty graph");
        let last = self.order.pop();
        debug_assert_eq!(
            last.map(EventId::index),
            Some(self.events.len()),
            "invariant `cut`: a cut is taken back before older events are"
        );
        self.early_reads.pop_if(|read| read.index() == self.events.len());
        self.marks.pop(EventId::new(self.events.len()), event.value);
        self.clocks.truncate(self.clocks.len() - self.row);
        self.threads[event.thread.index()].pop();
        self.classes = event.classes_before;
        if event.loc == LocId::NONE {
            return;
        }
        let location = &mut self.locations[event.loc.index()];
        location.classes = event.location_classes_before;
        let tail = event.loc.index() * self.threads.len() + event.thread.index();
        self.tails[tail] = event.previous_at_location;
        match event.class.kind() {
            Kind::Read => {
                location.reads.pop();
                location.sources.pop();
            }
            Kind::Write => self.take_out_of_co(event.loc, event.co),
            Kind::Fence => unreachable!("a fence has no location"),
        }
    }

    /// Makes a write the one at a place in co; those that were there or later move on. Mostly it comes last.
    #[inline]
    fn put_into_co(&mut self, write: EventId, loc: LocId, place: u32) {
        let co = &mut self.locations[loc.index()].co;
        co.push(write);
        for at in (place as usize..co.len()).rev() {
            co.swap(at - 1, at);
            self.events[co[at].index()].co += 1;
        }
    }

    /// Takes the write at a place out of co.
    #[inline]
    fn take_out_of_co(&mut self, loc: LocId, place: u32) {
        let co = &mut self.locations[loc.index()].co;
        for at in place as usize..co.len() {
            co.swap(at - 1, at);
            self.events[co[at - 1].index()].co -= 1;
        }
        co.pop();
    }

    /// Removes the events that were added last, so that `len` are left.
    #[inline]
    pub fn truncate(&mut self, len: usize) {
        while self.order.len() > len {
            self.pop();
        }
    }

    /// Lets the read that was added last read from another write.
    pub fn retarget_last_read(&mut self, order: Order, rf: EventId, value: Value, rmw: bool) {
        let id = EventId::new(self.events.len() - 1);
        let event = &mut self.events[id.index()];
        event.rf = rf;
        event.value = value;
        event.class = Class::new(Kind::Read, order, rmw);
        self.classes = event.classes_before | ClassSet::of(event.class);
        let location = &mut self.locations[event.loc.index()];
        location.classes = event.location_classes_before | ClassSet::of(event.class);
        debug_assert_eq!(location.reads.last(), Some(&id), "only the last event is retargeted");
        *location.sources.last_mut().expect("as many as reads") = rf;
        self.reset_row(id);
    }

    /// Makes the clocks of an event what they are when it is added: those of the event before it in its
    /// thread, or zero.
    #[inline]
    pub fn reset_row(&mut self, id: EventId) {
        let row = id.index() * self.row;
        match self.po_predecessor(id) {
            None => self.clocks[row..row + self.row].fill(0),
            Some(previous) => {
                let from = previous.index() * self.row;
                self.clocks.copy_within(from..from + self.row, row);
            }
        }
    }

    /// Makes the clocks of an event those of another one, which may be cut off.
    #[inline]
    pub fn copy_row(&mut self, from: EventId, to: EventId) {
        let from = from.index() * self.row;
        self.clocks.copy_within(from..from + self.row, to.index() * self.row);
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

    /// Sets the owner's flag of an event.
    pub fn set_mirrors(&mut self, id: EventId, mirrors: bool) {
        self.events[id.index()].mirrors = mirrors;
    }

    /// Sets the owner's flags of an event.
    #[inline]
    pub fn set_lineages(&mut self, id: EventId, lineages: u32) {
        self.events[id.index()].lineages = lineages;
    }

    /// Sets the owner's number of an event.
    #[inline]
    pub fn set_tag(&mut self, id: EventId, tag: u32) {
        self.events[id.index()].tag = tag;
    }
}
