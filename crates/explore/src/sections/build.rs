//! Builds the graph that an order of sections stands for, and lets the model judge it.
//!
//! A lock becomes a word: its beginning an acquiring read-modify-write (of which only the read is built, as nothing else can come
//! between it and the end) that reads the end of the exclusive section before it, its end a releasing write. The end of a shared
//! section is a word of its own, which an exclusive section that comes later reads as well, and a shared one that it causes.

use super::Section;
use super::saturate::Order;
use crate::causal::{CausalOrder, Porf};
use crate::explorer::Coherence;
use selvedge_graph::{Class, EventId, Graph, Kind, LocId, Order as MemoryOrder, ThreadId};
use selvedge_model::{Model, Scratch};

const ROOM: &str =
    "invariant `room`: words of locks add a few events to each section, and threads are far from their limit";

/// Whether the graph is consistent with its sections in a given order.
pub(super) fn is_consistent(
    order: &Order<'_>,
    model: &Model,
    coherence: Coherence,
    words: &mut Graph,
    scratch: &mut Scratch,
) -> bool {
    *words = Graph::new(order.graph.thread_count(), model.clocks()).expect(ROOM);
    let mut builder = Builder {
        order,
        model,
        coherence,
        words,
        scratch,
        built: vec![EventId::NONE; order.graph.len()],
        ends: vec![EventId::NONE; order.all.len()],
        locks: Vec::new(),
    };
    order.events.iter().all(|id| builder.add(*id))
        && (coherence == Coherence::Stored || model.consistent_for_some_order(builder.words, false))
}

struct Builder<'b, 'o> {
    order: &'b Order<'o>,
    model: &'b Model,
    coherence: Coherence,
    words: &'b mut Graph,
    scratch: &'b mut Scratch,
    /// By event of the original graph.
    built: Vec<EventId>,
    /// By section: the write that ends it.
    ends: Vec<EventId>,
    /// Locks that have been met; the place of a lock tells its word.
    locks: Vec<LocId>,
}

impl Builder<'_, '_> {
    /// Adds an event and what it stands for; false if the result is inconsistent.
    fn add(&mut self, id: EventId) -> bool {
        let event = self.order.graph.event(id);
        let (thread, class) = (event.thread, event.class);
        let built = match class.kind() {
            Kind::Fence if matches!(class, Class::LOCK | Class::SHARED_LOCK) => {
                let section = self.section(|section| section.begin == id);
                return self.begin(section) && self.end_open(id);
            }
            Kind::Fence if matches!(class, Class::UNLOCK | Class::SHARED_UNLOCK) => {
                let section = self.section(|section| section.end == id && !section.is_open);
                return self.end(section) && self.end_open(id);
            }
            Kind::Fence if class.is_mark() => return self.end_open(id),
            Kind::Fence => self.words.push_fence(thread, class.order()).expect(ROOM),
            Kind::Read => {
                let rf = if event.rf.is_init() { event.rf } else { self.built[event.rf.index()] };
                self.words
                    .push_read(thread, class.order(), event.loc, rf, event.value, class.is_rmw())
                    .expect(ROOM)
            }
            Kind::Write => {
                let older = &self.order.graph.writes(event.loc)[..event.co as usize - 1];
                let place =
                    1 + older.iter().filter(|older| self.built[older.index()] != EventId::NONE).count();
                self.words
                    .push_write(thread, class.order(), event.loc, event.value, class.is_rmw(), place)
                    .expect(ROOM)
            }
        };
        self.built[id.index()] = built;
        self.is_consistent_after(built) && self.end_open(id)
    }

    fn section(&self, is: impl Fn(&Section) -> bool) -> usize {
        self.order
            .all
            .iter()
            .position(is)
            .expect("invariant `sections`: a lock or unlock belongs to a section")
    }

    fn is_consistent_after(&mut self, id: EventId) -> bool {
        Porf.extend(self.words, id);
        self.model.extend_views(self.words, id);
        self.coherence == Coherence::Inferred
            || self.model.consistent_after(self.words, id, false, self.scratch)
    }

    /// The word of a lock.
    fn word(&mut self, lock: LocId) -> LocId {
        let known = self.locks.iter().position(|other| *other == lock).unwrap_or_else(|| {
            self.locks.push(lock);
            self.locks.len() - 1
        });
        LocId((self.order.graph.location_count() + self.order.all.len() + known) as u32)
    }

    /// The word that the end of a shared section is.
    fn own_word(&self, section: usize) -> LocId {
        LocId((self.order.graph.location_count() + section) as u32)
    }

    fn begin(&mut self, section: usize) -> bool {
        let all = self.order.all;
        let this = &all[section];
        let others = |other: &usize| *other != section && all[*other].lock == this.lock;
        let word = self.word(this.lock);
        let last = self.words.writes(word).last().copied().unwrap_or(EventId::init(word));
        let mut consistent = self.read(this.thread, word, last);
        for other in (0..all.len()).filter(others).filter(|other| all[*other].is_shared) {
            let is_before = if this.is_shared {
                self.order.shared_causes(other, section)
            } else {
                self.order.has(other, section)
            };
            if is_before && consistent {
                consistent = self.read(this.thread, self.own_word(other), self.ends[other]);
            }
        }
        consistent
    }

    fn read(&mut self, thread: ThreadId, word: LocId, from: EventId) -> bool {
        let read = self.words.push_read(thread, MemoryOrder::Acquire, word, from, 0, true).expect(ROOM);
        self.is_consistent_after(read)
    }

    fn end(&mut self, section: usize) -> bool {
        let this = self.order.all[section];
        let word = if this.is_shared { self.own_word(section) } else { self.word(this.lock) };
        if this.is_shared && !this.is_open {
            let mark = self.words.push_mark(this.thread, Class::SHARED_UNLOCK, 0).expect(ROOM);
            if !self.is_consistent_after(mark) {
                return false;
            }
        }
        let place = self.words.writes(word).len() + 1;
        let end =
            self.words.push_write(this.thread, MemoryOrder::Release, word, 0, false, place).expect(ROOM);
        self.ends[section] = end;
        self.is_consistent_after(end)
    }

    /// If an event is the last of its thread, what is open there ends.
    fn end_open(&mut self, id: EventId) -> bool {
        let open = |section: &usize| {
            let this = &self.order.all[*section];
            this.is_open
                && this.end == id
                && (0..self.order.all.len()).any(|other| self.order.has(*section, other))
        };
        let open: Vec<usize> = (0..self.order.all.len()).filter(open).collect();
        open.into_iter().all(|section| self.end(section))
    }
}

/// Whether, under a model, a section must see what earlier sections of its lock did: tried on two threads with one section each,
/// for all orders of their accesses that the model was compiled for.
pub(super) fn sections_hide_nothing(model: &Model) -> bool {
    let known = |kind: Kind| {
        let orders = MemoryOrder::C11.into_iter();
        orders.filter(move |order| Class::new(kind, *order, false).bit() & model.classes() != 0)
    };
    let stale_reads =
        known(Kind::Write).flat_map(|write| known(Kind::Read).map(move |read| (write, Some(read))));
    let older_writes = known(Kind::Write).map(|write| (write, None));
    stale_reads.chain(older_writes).all(|(write, read)| !hides(model, write, read))
}

/// Whether a section may miss a write of an earlier section: read what was before it or, if it does not read, be overwritten by it.
fn hides(model: &Model, write: MemoryOrder, read: Option<MemoryOrder>) -> bool {
    let mut graph = Graph::new(2, model.clocks()).expect(ROOM);
    let (data, lock) = (LocId(0), LocId(1));
    let (first, second) = (ThreadId(0), ThreadId(1));
    let acquire = MemoryOrder::Acquire;
    let mut events = vec![graph.push_read(first, acquire, lock, EventId::init(lock), 0, true).expect(ROOM)];
    events.push(graph.push_write(first, write, data, 1, false, 1).expect(ROOM));
    let end = graph.push_write(first, MemoryOrder::Release, lock, 0, false, 1).expect(ROOM);
    events.push(end);
    events.push(graph.push_read(second, acquire, lock, end, 0, true).expect(ROOM));
    events.push(match read {
        Some(read) => graph.push_read(second, read, data, EventId::init(data), 0, false).expect(ROOM),
        None => graph.push_write(second, write, data, 2, false, 1).expect(ROOM),
    });
    for id in events {
        Porf.extend(&mut graph, id);
        model.extend_views(&mut graph, id);
    }
    model.consistent(&graph)
}
