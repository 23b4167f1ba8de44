//! Small graphs that contain a path of a given shape.
//!
//! A word leaves much open: where in its thread an event stands, whether two events that nothing joins share
//! a thread, a location, or are the same event, what other reads read. Each of these is a choice, and the
//! graphs of the first [`MAX_GRAPHS`] combinations are tried, those in which everything differs first. Every
//! graph is well-formed: each read has a source at its location, co is total, the halves of a
//! read-modify-write stand together, creations, beginnings, ends and joins of threads have their partners and
//! places, and po and rf have no cycle.

use super::facts::{Edge, Letter, is_half, is_ordinary};
use super::inclusion::Word;
use crate::dense::Snapshot;
use crate::resolve::Test;
use crate::terms::{TermId, Terms};
use selvedge_graph::{Class, EventId, Graph, Kind, LocId, Order, ThreadId};

/// Most graphs that are made of one word.
const MAX_GRAPHS: usize = 200;
/// Longest word of which graphs are made.
const MAX_EVENTS: usize = 24;

/// A graph of the word that is accepted.
pub(crate) fn find(word: &Word, accept: &mut impl FnMut(&Graph) -> bool) -> Option<Graph> {
    // A dependency comes from a program; nobody knows one that has it.
    let depends = word.letters.iter().any(|letter| letter.edge.is_dependency());
    if depends || word.letters.len() >= MAX_EVENTS || !word.classes().all(can_be_built) {
        return None;
    }
    let mut choices = Choices::default();
    for _ in 0..MAX_GRAPHS {
        let graph = Draft::of(word, &mut choices).and_then(|draft| draft.finish(&mut choices));
        if let Some(graph) = graph
            && accept(&graph)
        {
            return Some(graph);
        }
        if !choices.next() {
            return None;
        }
    }
    None
}

/// What a single thread does with a lock or barrier needs others that do their part; there are no graphs of
/// that here.
fn can_be_built(class: Class) -> bool {
    is_ordinary(class) || (is_of_threads(class) && !class.is_rmw())
}

fn is_of_threads(class: Class) -> bool {
    matches!(class.order(), Order::Start | Order::Finish) && !class.is_mark()
}

/// Whether the first relation relates events of the graph that the second does not.
pub(crate) fn separates(terms: &Terms, graph: &Graph, left: TermId, right: TermId) -> bool {
    let snapshot = Snapshot::new(graph);
    let (left, right) = (snapshot.evaluate(terms, left), snapshot.evaluate(terms, right));
    left.pairs().any(|(from, to)| !right.get(from, to))
}

/// Whether the graph satisfies all constraints.
pub(crate) fn allows(terms: &Terms, graph: &Graph, constraints: &[(Test, Option<Test>)]) -> bool {
    let snapshot = Snapshot::new(graph);
    let holds = |test: &Test| snapshot.holds(terms, test);
    constraints.iter().all(|(test, unless)| holds(test) || unless.as_ref().is_some_and(holds))
}

/// A sequence of choices; `next` moves on to the next sequence, the last choice changing fastest.
#[derive(Default)]
struct Choices {
    made: Vec<(usize, usize)>,
    at: usize,
}

impl Choices {
    /// A number below `count`, which is not 0.
    fn choose(&mut self, count: usize) -> usize {
        if self.at == self.made.len() {
            self.made.push((0, count));
        }
        self.at += 1;
        self.made[self.at - 1].0
    }

    fn next(&mut self) -> bool {
        selvedge_stop::look();
        self.made.truncate(self.at);
        self.at = 0;
        while let Some((choice, count)) = self.made.pop() {
            if choice + 1 < count {
                self.made.push((choice + 1, count));
                return true;
            }
        }
        false
    }
}

/// An event of a draft, by number.
type Number = usize;

/// What reads nothing in particular: it stands between two events, or completes a read-modify-write.
const FILLER: (Kind, Order) = (Kind::Read, Order::Relaxed);

/// Events of a graph as far as they are settled.
#[derive(Default)]
struct Draft {
    classes: Vec<Class>,
    /// Of accesses.
    locations: Vec<Option<usize>>,
    location_count: usize,
    /// Threads, in program order. Initial writes are in none.
    threads: Vec<Vec<Number>>,
    /// Pairs that are neighbours in po.
    neighbours: Vec<(Number, Number)>,
    /// Sources of reads.
    rf: Vec<(Number, Number)>,
    /// Pairs of writes in co.
    co: Vec<(Number, Number)>,
    /// Pairs of a read and a write in fr.
    fr: Vec<(Number, Number)>,
}

/// Where a new event goes.
#[derive(Clone, Copy)]
enum Place {
    /// Nowhere: an initial write.
    Initial,
    /// To a place of a thread.
    At(usize, usize),
    /// To a thread of its own.
    NewThread,
}

impl Draft {
    /// A draft with the events and edges of the word; `None` if this combination of choices is impossible.
    fn of(word: &Word, choices: &mut Choices) -> Option<Draft> {
        let mut draft = Draft::default();
        let mut classes = word.classes();
        let first = classes.next().expect("a word has a first event");
        let place = if first.is_init() { Place::Initial } else { Place::NewThread };
        let location = draft.location(first, choices);
        let mut at = draft.add(first, place, location);
        for (letter, class) in word.letters.iter().zip(classes) {
            let next = draft.follow(at, *letter, class, choices)?;
            draft.connect(at, *letter, next)?;
            at = next;
        }
        Some(draft)
    }

    fn add(&mut self, class: Class, place: Place, location: Option<usize>) -> Number {
        let number = self.classes.len();
        self.classes.push(class);
        self.locations.push(location);
        match place {
            Place::Initial => {}
            Place::NewThread => self.threads.push(vec![number]),
            Place::At(thread, place) => self.threads[thread].insert(place, number),
        }
        number
    }

    /// A location for an event that nothing ties to one: a new one, or else one that is there.
    fn location(&mut self, class: Class, choices: &mut Choices) -> Option<usize> {
        if class.kind() == Kind::Fence {
            return None;
        }
        let choice = choices.choose(self.location_count + 1);
        if choice > 0 {
            return Some(choice - 1);
        }
        self.location_count += 1;
        Some(self.location_count - 1)
    }

    fn new_location(&mut self) -> Option<usize> {
        self.location_count += 1;
        Some(self.location_count - 1)
    }

    fn place_of(&self, event: Number) -> Option<(usize, usize)> {
        self.threads.iter().enumerate().find_map(|(thread, events)| {
            events.iter().position(|other| *other == event).map(|place| (thread, place))
        })
    }

    fn source(&self, read: Number) -> Option<Number> {
        self.rf.iter().find(|(_, to)| *to == read).map(|(from, _)| *from)
    }

    /// The event that a letter leads to: the only possible one, a new one, or else some event that is there.
    fn follow(&mut self, at: Number, letter: Letter, class: Class, choices: &mut Choices) -> Option<Number> {
        let known = match letter {
            Letter { edge: Edge::PoImm, inverse: false } => {
                self.neighbours.iter().find(|pair| pair.0 == at).map(|pair| pair.1)
            }
            Letter { edge: Edge::PoImm, inverse: true } => {
                self.neighbours.iter().find(|pair| pair.1 == at).map(|pair| pair.0)
            }
            Letter { edge: Edge::Rfe | Edge::Rfi, inverse: true } => self.source(at),
            _ => None,
        };
        if known.is_some() {
            return known.filter(|known| self.classes[*known] == class);
        }
        let old: Vec<Number> =
            (0..self.classes.len()).filter(|event| self.classes[*event] == class).collect();
        let choice = choices.choose(old.len() + 1);
        if choice > 0 {
            return Some(old[choice - 1]);
        }
        let location = match letter.edge {
            Edge::PoLoc | Edge::Rfe | Edge::Rfi | Edge::Coe | Edge::Coi | Edge::Fre | Edge::Fri => {
                self.locations[at]
            }
            Edge::PoImm if is_half(class, Kind::Write) && !letter.inverse => self.locations[at],
            Edge::PoImm if is_half(class, Kind::Read) && letter.inverse => self.locations[at],
            Edge::PoImm | Edge::Ext | Edge::Init => self.location(class, choices),
            Edge::Addr | Edge::Data | Edge::Ctrl => return None,
        };
        let place = if class.is_init() { Place::Initial } else { self.place(at, letter, choices)? };
        Some(self.add(class, place, location))
    }

    fn place(&mut self, at: Number, letter: Letter, choices: &mut Choices) -> Option<Place> {
        let here = self.place_of(at);
        match letter.edge {
            Edge::PoImm => {
                let (thread, place) = here?;
                Some(Place::At(thread, if letter.inverse { place } else { place + 1 }))
            }
            Edge::PoLoc | Edge::Rfi | Edge::Coi | Edge::Fri => {
                let (thread, _) = here?;
                // Mostly in the direction of the edge, and not next to each other.
                let turned = !matches!(letter.edge, Edge::PoLoc | Edge::Rfi) && choices.choose(2) == 1;
                let apart = choices.choose(2) == 0;
                let end = self.threads[thread].len();
                let place = if letter.inverse != turned { 0 } else { end };
                if apart {
                    let location = self.new_location();
                    let filler = Class::new(FILLER.0, FILLER.1, false);
                    self.add(filler, Place::At(thread, place), location);
                }
                Some(Place::At(thread, if place == end && apart { place + 1 } else { place }))
            }
            Edge::Rfe | Edge::Coe | Edge::Fre | Edge::Ext => {
                let others: Vec<usize> = (0..self.threads.len())
                    .filter(|thread| here.is_none_or(|(here, _)| here != *thread))
                    .collect();
                match choices.choose(others.len() * 2 + 1) {
                    0 => Some(Place::NewThread),
                    choice => {
                        let thread = others[(choice - 1) / 2];
                        let end = self.threads[thread].len();
                        Some(Place::At(thread, if choice % 2 == 1 { end } else { 0 }))
                    }
                }
            }
            Edge::Init | Edge::Addr | Edge::Data | Edge::Ctrl => None,
        }
    }

    /// Notes what an edge says; `None` if it contradicts what is known.
    fn connect(&mut self, from: Number, letter: Letter, to: Number) -> Option<()> {
        let (from, to) = if letter.inverse { (to, from) } else { (from, to) };
        let (before, after) = (self.place_of(from), self.place_of(to));
        let same_thread = before.map(|place| place.0) == after.map(|place| place.0);
        let same_location = self.locations[from] == self.locations[to];
        let fits = match letter.edge {
            Edge::PoImm => same_thread && (same_location || !is_half(self.classes[from], Kind::Read)),
            Edge::PoLoc | Edge::Rfi => same_thread && same_location && before < after,
            Edge::Coi | Edge::Fri => same_thread && same_location,
            Edge::Rfe | Edge::Coe | Edge::Fre => !same_thread && same_location,
            Edge::Ext => !same_thread,
            Edge::Init => same_thread,
            Edge::Addr | Edge::Data | Edge::Ctrl => false,
        };
        match letter.edge {
            _ if !fits => return None,
            Edge::PoImm => self.neighbours.push((from, to)),
            Edge::Rfe | Edge::Rfi => {
                if self.source(to).is_some_and(|source| source != from) {
                    return None;
                }
                self.rf.push((from, to));
            }
            Edge::Coe | Edge::Coi => self.co.push((from, to)),
            Edge::Fre | Edge::Fri => self.fr.push((from, to)),
            Edge::PoLoc | Edge::Ext | Edge::Init | Edge::Addr | Edge::Data | Edge::Ctrl => {}
        }
        Some(())
    }

    /// Completes the draft to a graph.
    fn finish(mut self, choices: &mut Choices) -> Option<Graph> {
        self.complete_updates();
        self.merge_initial_writes();
        self.access_all_locations();
        for read in 0..self.classes.len() {
            if self.classes[read].kind() == Kind::Read && self.source(read).is_none() {
                self.choose_source(read, choices);
            }
        }
        if !self.threads_begin_and_end() {
            return None;
        }
        let next_to = |(first, second): &(Number, Number)| {
            matches!((self.place_of(*first), self.place_of(*second)),
                (Some((a, i)), Some((b, j))) if a == b && i + 1 == j)
        };
        if !self.neighbours.iter().all(next_to) {
            return None;
        }
        let orders: Vec<Vec<Number>> = (0..self.location_count)
            .map(|location| self.coherence_order(location, choices))
            .collect::<Option<_>>()?;
        self.to_graph(&orders)
    }

    /// Gives every half of a read-modify-write its other half.
    fn complete_updates(&mut self) {
        for event in 0..self.classes.len() {
            let class = self.classes[event];
            let (thread, place) = match self.place_of(event) {
                Some(place) if class.is_rmw() => place,
                _ => continue,
            };
            let reads = class.kind() == Kind::Read;
            let neighbour = self.neighbours.iter().any(|pair| if reads { pair.0 } else { pair.1 } == event);
            if neighbour {
                continue;
            }
            let order = if class.order() == Order::SeqCst { Order::SeqCst } else { Order::Relaxed };
            let other = Class::new(if reads { Kind::Write } else { Kind::Read }, order, true);
            let place = if reads { place + 1 } else { place };
            let other = self.add(other, Place::At(thread, place), self.locations[event]);
            self.neighbours.push(if reads { (event, other) } else { (other, event) });
        }
    }

    /// A location has one initial write, whichever events of the draft stand for it.
    fn merge_initial_writes(&mut self) {
        let initial: Vec<Number> =
            (0..self.classes.len()).filter(|event| self.classes[*event].is_init()).collect();
        let first = |event: Number| {
            *initial.iter().find(|other| self.locations[**other] == self.locations[event]).expect("itself")
        };
        let renamed: Vec<Number> = (0..self.classes.len())
            .map(|event| if self.classes[event].is_init() { first(event) } else { event })
            .collect();
        for pair in self.rf.iter_mut().chain(&mut self.co).chain(&mut self.fr) {
            *pair = (renamed[pair.0], renamed[pair.1]);
        }
    }

    /// A location that nobody accesses has no initial write.
    fn access_all_locations(&mut self) {
        for location in 0..self.location_count {
            let accesses = |event: &Number| self.locations[*event] == Some(location);
            let added = |event: &Number| !self.classes[*event].is_init();
            if !(0..self.classes.len()).filter(accesses).any(|event| added(&event)) {
                self.add(Class::new(FILLER.0, FILLER.1, false), Place::NewThread, Some(location));
            }
        }
    }

    /// The beginning of a thread reads its creation, a join the end of a thread, and they share no location
    /// with others. A creation is read by one beginning, which comes first in its thread; an end comes last.
    fn threads_begin_and_end(&self) -> bool {
        let of_threads = |event: &Number| is_of_threads(self.classes[*event]);
        let fine = |event: Number| {
            let class = self.classes[event];
            let alike = |other: Number| self.classes[other].order() == class.order();
            let alone = (0..self.classes.len())
                .filter(|other| *other != event && self.locations[*other] == self.locations[event])
                .all(|other| alike(other) && self.classes[other].kind() != class.kind());
            let Some((thread, place)) = self.place_of(event) else { return false };
            let in_place = match (class.kind(), class.order()) {
                (Kind::Read, Order::Start) => place == 0,
                (Kind::Write, Order::Finish) => place + 1 == self.threads[thread].len(),
                _ => true,
            };
            alone && in_place && (class.kind() == Kind::Write || self.source(event).is_some())
        };
        (0..self.classes.len()).filter(of_threads).all(fine)
    }

    fn writes(&self, location: usize) -> impl Iterator<Item = Number> + '_ {
        (0..self.classes.len()).filter(move |event| {
            self.classes[*event].kind() == Kind::Write
                && !self.classes[*event].is_init()
                && self.locations[*event] == Some(location)
        })
    }

    /// The initial write, which needs no entry, or else some other one.
    fn choose_source(&mut self, read: Number, choices: &mut Choices) {
        let location = self.locations[read].expect("a read has a location");
        let writes: Vec<Number> = self.writes(location).collect();
        let choice = choices.choose(writes.len() + 1);
        if choice > 0 {
            self.rf.push((writes[choice - 1], read));
        }
    }

    /// A total order of the writes of a location that extends what is known.
    fn coherence_order(&self, location: usize, choices: &mut Choices) -> Option<Vec<Number>> {
        let here = |event: Number| self.locations[event] == Some(location);
        let mut before: Vec<(Number, Number)> =
            self.co.iter().copied().filter(|(from, _)| here(*from)).collect();
        for (read, write) in self.fr.iter().filter(|(read, _)| here(*read)) {
            before.extend(self.source(*read).map(|source| (source, *write)));
        }
        let mut left: Vec<Number> = self.writes(location).collect();
        let mut order: Vec<Number> = Vec::new();
        while !left.is_empty() {
            let mut ready: Vec<Number> = left
                .iter()
                .copied()
                .filter(|write| !before.iter().any(|(from, to)| to == write && left.contains(from)))
                .collect();
            // The write of a read-modify-write goes directly after its source if it can.
            ready.sort_by_key(|write| !self.follows(*write, order.last().copied()));
            if ready.is_empty() {
                return None;
            }
            let chosen = ready[choices.choose(ready.len())];
            left.retain(|write| *write != chosen);
            order.push(chosen);
        }
        Some(order)
    }

    /// Whether a write is of a read-modify-write that reads `last`, or the initial write if there is no last
    /// one.
    fn follows(&self, write: Number, last: Option<Number>) -> bool {
        let read = self.neighbours.iter().find(|pair| pair.1 == write).map(|pair| pair.0);
        let source =
            read.and_then(|read| self.source(read)).filter(|source| !self.classes[*source].is_init());
        is_half(self.classes[write], Kind::Write) && source == last
    }

    /// Adds the events to a graph, a read after its source; `None` if po and rf have a cycle.
    fn to_graph(&self, orders: &[Vec<Number>]) -> Option<Graph> {
        let mut graph = Graph::new(self.threads.len(), 0).ok()?;
        let mut ids: Vec<Option<EventId>> = vec![None; self.classes.len()];
        let mut next = vec![0; self.threads.len()];
        loop {
            let ready = (0..next.len()).find(|thread| {
                let event = self.threads[*thread].get(next[*thread]);
                event.is_some_and(|event| self.id_of_source(*event, &ids).is_some())
            });
            let Some(thread) = ready else { break };
            let event = self.threads[thread][next[thread]];
            next[thread] += 1;
            ids[event] = Some(self.push(&mut graph, thread, event, orders, &ids)?);
        }
        let all = next.iter().zip(&self.threads).all(|(next, events)| *next == events.len());
        all.then_some(graph)
    }

    /// What a read reads from; for other events any answer means that they can be added.
    fn id_of_source(&self, event: Number, ids: &[Option<EventId>]) -> Option<EventId> {
        match self.source(event) {
            Some(source) if !self.classes[source].is_init() => ids[source],
            _ => Some(EventId::init(LocId(self.locations[event].unwrap_or(0) as u32))),
        }
    }

    fn push(
        &self,
        graph: &mut Graph,
        thread: usize,
        event: Number,
        orders: &[Vec<Number>],
        ids: &[Option<EventId>],
    ) -> Option<EventId> {
        let class = self.classes[event];
        let thread = ThreadId(thread as u16);
        let (order, rmw) = (class.order(), class.is_rmw());
        let Some(location) = self.locations[event] else {
            return if class.is_mark() {
                graph.push_mark(thread, class, 0).ok()
            } else {
                graph.push_fence(thread, order).ok()
            };
        };
        let loc = LocId(location as u32);
        match class.kind() {
            Kind::Read => graph.push_read(thread, order, loc, self.id_of_source(event, ids)?, 0, rmw).ok(),
            _ => {
                let earlier = orders[location].iter().take_while(|write| **write != event);
                let position = 1 + earlier.filter(|write| ids[**write].is_some()).count();
                graph.push_write(thread, order, loc, 0, rmw, position).ok()
            }
        }
    }
}
