//! Builds the graph that an order of sections stands for, and lets the model judge it.
//!
//! A lock becomes a word: its beginning an acquiring read-modify-write (of which only the read is built, as nothing else can come
//! between it and the end) that reads the end of the exclusive section before it, its end a releasing write. The end of a shared
//! section is a word of its own, which an exclusive section that comes later reads as well; shared sections leave no traces for
//! each other, although they would if all of them counted in one word.

use super::Section;
use super::saturate::Order;
use crate::causal::{CausalOrder, Porf};
use crate::explorer::Coherence;
use selvedge_graph::{Class, EventId, Graph, Kind, LocId, Order as MemoryOrder, ThreadId};
use selvedge_model::{Model, Scratch};

const ROOM: &str =
    "invariant `room`: words of locks add a few events to each section, and threads are far from their limit";

/// What a word stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    /// A location of the program.
    Data(LocId),
    Lock(LocId),
    /// The end of the shared section that an event begins.
    End(EventId),
}

/// A graph with words for locks.
#[derive(Default)]
pub(super) struct Words {
    graph: Graph,
    scratch: Scratch,
    /// By event of the original graph; marks are not built.
    built: Vec<EventId>,
    /// What each location stands for.
    words: Vec<Word>,
    /// By location of the program: the word that stands for it, or `u32::MAX`.
    data: Vec<u32>,
}

impl Words {
    /// Builds the graph with its sections in a given order; false if it is inconsistent.
    pub fn build(&mut self, order: &Order<'_>, model: &Model, coherence: Coherence) -> bool {
        self.reset(order.graph, model);
        self.built.resize(order.graph.len(), EventId::NONE);
        let mut builder = Builder { model, coherence, original: order.graph, words: self };
        order.events.iter().all(|id| builder.add_in_order(order, *id))
            && (coherence == Coherence::Stored || model.consistent_for_some_order(&self.graph, false))
    }

    fn reset(&mut self, original: &Graph, model: &Model) {
        self.graph.reset(original.thread_count(), model.clocks()).expect(ROOM);
        self.built.clear();
        self.words.clear();
        self.data.clear();
    }

    /// Adds the last event of a graph to what was built of the others; false, and without it, if that is inconsistent.
    pub fn append(
        &mut self,
        graph: &Graph,
        model: &Model,
        coherence: Coherence,
        section: Option<&Section>,
    ) -> bool {
        let id = graph.last().expect("there is something to append");
        if id.index() == 0 {
            self.reset(graph, model);
        }
        let before = self.graph.len();
        self.built.truncate(id.index());
        self.built.push(EventId::NONE);
        let mut builder = Builder { model, coherence, original: graph, words: self };
        let added = match (graph.class(id), section) {
            (Class::LOCK | Class::SHARED_LOCK, Some(section)) => builder.begin(section, &mut [].into_iter()),
            (Class::UNLOCK | Class::SHARED_UNLOCK, Some(section)) => builder.end(section),
            _ => builder.add(id),
        };
        let consistent =
            added && (coherence == Coherence::Stored || model.consistent_for_some_order(&self.graph, false));
        if !consistent {
            while self.graph.len() > before {
                self.graph.pop();
            }
        }
        consistent
    }
}

struct Builder<'b> {
    model: &'b Model,
    coherence: Coherence,
    original: &'b Graph,
    words: &'b mut Words,
}

impl Builder<'_> {
    /// Adds an event and what it stands for; false if the result is inconsistent.
    fn add_in_order(&mut self, order: &Order<'_>, id: EventId) -> bool {
        let all = order.all;
        let consistent = match self.original.class(id) {
            Class::LOCK | Class::SHARED_LOCK => {
                let section = position(all, |section| section.begin == id);
                let this = &all[section];
                let is_earlier = |other: &usize| all[*other].is_shared && order.has(*other, section);
                let mut earlier = (0..all.len()).filter(is_earlier).map(|other| all[other].begin);
                self.begin(this, &mut earlier)
            }
            Class::UNLOCK | Class::SHARED_UNLOCK => {
                self.end(&all[position(all, |section| section.end == id && !section.is_open)])
            }
            _ => self.add(id),
        };
        consistent && self.end_open(order, id)
    }

    /// Adds an event that is not of a section; false if the result is inconsistent.
    fn add(&mut self, id: EventId) -> bool {
        let event = self.original.event(id);
        let (thread, class) = (event.thread, event.class);
        let built = match class.kind() {
            Kind::Fence if class.is_mark() => return true,
            Kind::Fence => self.words.graph.push_fence(thread, class.order()).expect(ROOM),
            Kind::Read => {
                let word = self.data(event.loc);
                let rf =
                    if event.rf.is_init() { EventId::init(word) } else { self.words.built[event.rf.index()] };
                let graph = &mut self.words.graph;
                graph.push_read(thread, class.order(), word, rf, event.value, class.is_rmw()).expect(ROOM)
            }
            Kind::Write => {
                let word = self.data(event.loc);
                let older = &self.original.writes(event.loc)[..event.co as usize - 1];
                let is_built = |older: &&EventId| {
                    self.words.built.get(older.index()).is_some_and(|built| *built != EventId::NONE)
                };
                let place = 1 + older.iter().filter(is_built).count();
                let graph = &mut self.words.graph;
                graph.push_write(thread, class.order(), word, event.value, class.is_rmw(), place).expect(ROOM)
            }
        };
        self.words.built[id.index()] = built;
        self.is_consistent_after(built)
    }

    fn is_consistent_after(&mut self, id: EventId) -> bool {
        let Words { graph, scratch, .. } = &mut *self.words;
        Porf.extend(graph, id);
        self.model.extend_views(graph, id);
        self.coherence == Coherence::Inferred || self.model.consistent_after(graph, id, false, scratch)
    }

    fn data(&mut self, loc: LocId) -> LocId {
        let Words { data, words, .. } = &mut *self.words;
        if data.len() <= loc.index() {
            data.resize(loc.index() + 1, u32::MAX);
        }
        if data[loc.index()] == u32::MAX {
            data[loc.index()] = words.len() as u32;
            words.push(Word::Data(loc));
        }
        LocId(data[loc.index()])
    }

    fn word(&mut self, word: Word) -> LocId {
        let words = &mut self.words.words;
        let known = words.iter().position(|other| *other == word).unwrap_or_else(|| {
            words.push(word);
            words.len() - 1
        });
        LocId(known as u32)
    }

    /// Begins a section after the shared sections that other events begin.
    fn begin(&mut self, section: &Section, earlier: &mut dyn Iterator<Item = EventId>) -> bool {
        let word = self.word(Word::Lock(section.lock));
        let mut consistent = self.read(section.thread, word);
        for shared in earlier {
            let word = self.word(Word::End(shared));
            consistent = consistent && self.read(section.thread, word);
        }
        consistent
    }

    /// Reads what was written to a word last.
    fn read(&mut self, thread: ThreadId, word: LocId) -> bool {
        let graph = &mut self.words.graph;
        let from = graph.writes(word).last().copied().unwrap_or(EventId::init(word));
        let read = graph.push_read(thread, MemoryOrder::Acquire, word, from, 0, true).expect(ROOM);
        self.is_consistent_after(read)
    }

    fn end(&mut self, section: &Section) -> bool {
        let word = if section.is_shared { Word::End(section.begin) } else { Word::Lock(section.lock) };
        let word = self.word(word);
        if section.is_shared && !section.is_open {
            let mark = self.words.graph.push_mark(section.thread, Class::SHARED_UNLOCK, 0).expect(ROOM);
            if !self.is_consistent_after(mark) {
                return false;
            }
        }
        let graph = &mut self.words.graph;
        let place = graph.writes(word).len() + 1;
        let end = graph.push_write(section.thread, MemoryOrder::Release, word, 0, false, place).expect(ROOM);
        self.is_consistent_after(end)
    }

    /// If an event is the last of its thread, what is open there ends.
    fn end_open(&mut self, order: &Order<'_>, id: EventId) -> bool {
        (0..order.all.len()).all(|section| {
            let this = &order.all[section];
            let ends =
                this.is_open && this.end == id && (0..order.all.len()).any(|other| order.has(section, other));
            !ends || self.end(this)
        })
    }
}

fn position(all: &[Section], is: impl Fn(&Section) -> bool) -> usize {
    all.iter().position(is).expect("invariant `sections`: a lock or unlock belongs to a section")
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
