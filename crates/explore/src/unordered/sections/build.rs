//! Builds the graph that an order of sections stands for, and lets the model judge it.
//!
//! A lock becomes a word: its beginning an acquiring read-modify-write (of which only the read is built, as
//! nothing else can come between it and the end) that reads the end of the exclusive section before it, its
//! end a releasing write. The end of a shared section is a word of its own, which an exclusive section that
//! comes later reads as well; shared sections leave no traces for each other, although they would if all of
//! them counted in one word.

use super::saturate::Order;
use super::section::Section;
use crate::core::causal::{Porf, Precedence};
use crate::core::options::Coherence;
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

/// How an event was added to the graph with words: all that its consistency depends on, given the events
/// before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Step {
    thread: ThreadId,
    class: Class,
    loc: LocId,
    rf: EventId,
    /// Of a write: its place in co when it was added.
    place: usize,
}

/// A graph with words for locks.
#[derive(Default)]
pub(super) struct Words {
    graph: Graph,
    scratch: Scratch,
    /// By event of `graph`: how it was added. Graphs that are asked about one after the other mostly begin in
    /// the same way; what is the same is neither built nor judged again (rw.c with four threads: a third of
    /// the instructions). Invariant `steps`: what is here is consistent, if coherence is stored.
    steps: Vec<Step>,
    /// How many of them the present graph has.
    used: usize,
    /// By event of the original graph; marks are not built.
    built: Vec<EventId>,
    /// What each location stands for; kept for all graphs.
    words: Vec<Word>,
    /// By location of the program: the word that stands for it, or `u32::MAX`.
    data: Vec<u32>,
}

impl Words {
    /// Builds the graph with its sections in a given order; false if it is inconsistent.
    pub fn build(&mut self, order: &Order<'_>, model: &Model, coherence: Coherence) -> bool {
        self.begin(order.graph, model);
        self.built.resize(order.graph.len(), EventId::NONE);
        let mut builder = Builder { model, coherence, original: order.graph, words: self };
        order.events.iter().all(|id| builder.add_in_order(order, *id)) && self.is_consistent(model, coherence)
    }

    /// Begins a graph.
    fn begin(&mut self, original: &Graph, model: &Model) {
        if self.graph.thread_count() != original.thread_count() {
            self.graph.reset(original.thread_count(), model.clocks()).expect(ROOM);
            self.steps.clear();
        }
        self.used = 0;
        self.built.clear();
    }

    /// Adds the last event of a graph to what was built of the others; false, and without it, if that is
    /// inconsistent.
    pub fn append(
        &mut self,
        graph: &Graph,
        model: &Model,
        coherence: Coherence,
        section: Option<&Section>,
    ) -> bool {
        let id = graph.last().expect("there is something to append");
        if id.index() == 0 {
            self.begin(graph, model);
        }
        let before = self.used;
        self.built.truncate(id.index());
        self.built.push(EventId::NONE);
        let mut builder = Builder { model, coherence, original: graph, words: self };
        let added = match (graph.class(id), section) {
            (Class::LOCK | Class::SHARED_LOCK, Some(section)) => builder.begin(section, &mut [].into_iter()),
            (Class::UNLOCK | Class::SHARED_UNLOCK, Some(section)) => builder.end(section),
            _ => builder.add(id),
        };
        let consistent = added && self.is_consistent(model, coherence);
        if !consistent {
            self.used = before;
        }
        consistent
    }

    /// Whether what was built is consistent, if that was not found step by step.
    fn is_consistent(&mut self, model: &Model, coherence: Coherence) -> bool {
        if coherence == Coherence::Stored {
            return true;
        }
        self.forget_unused();
        model.consistent_for_some_order(&self.graph, false)
    }

    /// Takes back what was built of other graphs.
    fn forget_unused(&mut self) {
        while self.graph.len() > self.used {
            self.graph.pop();
        }
        self.steps.truncate(self.used);
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
        let mut step = Step::of(event.thread, event.class);
        match event.class.kind() {
            Kind::Fence if event.class.is_mark() => return true,
            Kind::Fence => {}
            Kind::Read => {
                step.loc = self.data(event.loc);
                step.rf = if event.rf.is_init() {
                    EventId::init(step.loc)
                } else {
                    self.words.built[event.rf.index()]
                };
            }
            Kind::Write => {
                step.loc = self.data(event.loc);
                let older = &self.original.writes(event.loc)[..event.co as usize - 1];
                let is_built = |older: &&EventId| {
                    self.words.built.get(older.index()).is_some_and(|built| *built != EventId::NONE)
                };
                step.place = 1 + older.iter().filter(is_built).count();
            }
        }
        self.words.built[id.index()] = EventId::new(self.words.used);
        self.take(step)
    }

    /// Adds an event, unless it is there from the last time; false, and without it, if the result is
    /// inconsistent.
    fn take(&mut self, step: Step) -> bool {
        let words = &mut *self.words;
        if words.steps.get(words.used) == Some(&step) {
            words.used += 1;
            return true;
        }
        words.forget_unused();
        let built = step.push(&mut words.graph);
        Porf.extend(&mut words.graph, built);
        self.model.extend_views(&mut words.graph, built);
        let consistent = self.coherence == Coherence::Inferred
            || self.model.consistent_after(&words.graph, built, false, &mut words.scratch);
        if consistent {
            words.steps.push(step);
            words.used += 1;
        } else {
            words.graph.pop();
        }
        consistent
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
        let class = taken();
        let rf = self.written(word).last().copied().unwrap_or(EventId::init(word));
        self.take(Step { loc: word, rf, ..Step::of(thread, class) })
    }

    fn end(&mut self, section: &Section) -> bool {
        let word = if section.is_shared { Word::End(section.begin) } else { Word::Lock(section.lock) };
        let word = self.word(word);
        if section.is_shared && !section.is_open && !self.take(Step::of(section.thread, Class::SHARED_UNLOCK))
        {
            return false;
        }
        let class = given();
        let place = self.written(word).len() + 1;
        self.take(Step { loc: word, place, ..Step::of(section.thread, class) })
    }

    /// The writes to a word of a lock, which are added in their order.
    fn written(&self, word: LocId) -> &[EventId] {
        let writes = self.words.graph.writes(word);
        &writes[..writes.partition_point(|write| write.index() < self.words.used)]
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

impl Step {
    fn of(thread: ThreadId, class: Class) -> Step {
        Step { thread, class, loc: LocId::NONE, rf: EventId::NONE, place: 0 }
    }

    fn push(&self, graph: &mut Graph) -> EventId {
        let (thread, order, rmw) = (self.thread, self.class.order(), self.class.is_rmw());
        // Values are nothing to models.
        let pushed = match self.class.kind() {
            Kind::Fence if self.class.is_mark() => graph.push_mark(thread, self.class, 0),
            Kind::Fence => graph.push_fence(thread, order),
            Kind::Read => graph.push_read(thread, order, self.loc, self.rf, 0, rmw),
            Kind::Write => graph.push_write(thread, order, self.loc, 0, rmw, self.place),
        };
        pushed.expect(ROOM)
    }
}

fn position(all: &[Section], is: impl Fn(&Section) -> bool) -> usize {
    all.iter().position(is).expect("invariant `sections`: a lock or unlock belongs to a section")
}

/// The class of the event that takes a lock: it reads who gave it back.
pub(super) fn taken() -> Class {
    Class::new(Kind::Read, MemoryOrder::Acquire, true)
}

/// The class of the event that gives a lock back.
pub(super) fn given() -> Class {
    Class::new(Kind::Write, MemoryOrder::Release, false)
}

/// Whether, under a model, a section must see what earlier sections of its lock did: tried on two threads
/// with one section each, for all orders of their accesses that the model was compiled for.
pub(super) fn sections_hide_nothing(model: &Model) -> bool {
    let known = |kind: Kind| {
        let orders = MemoryOrder::C11.into_iter();
        orders.filter(move |order| model.classes().contains(Class::new(kind, *order, false)))
    };
    let stale_reads =
        known(Kind::Write).flat_map(|write| known(Kind::Read).map(move |read| (write, Some(read))));
    let older_writes = known(Kind::Write).map(|write| (write, None));
    stale_reads.chain(older_writes).all(|(write, read)| !hides(model, write, read))
}

/// Whether a section may miss a write of an earlier section: read what was before it or, if it does not read,
/// be overwritten by it.
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
        graph.reset_row(id);
        Porf.extend(&mut graph, id);
        model.extend_views(&mut graph, id);
    }
    model.consistent(&graph)
}
