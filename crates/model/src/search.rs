//! Searching graph × automaton for what a new event may have broken.
//!
//! The graph was consistent before, so a new cycle runs through what was added, and the search starts there.
//! The set of automaton states with which an event has been reached is one word; only states that are new at
//! an event are carried on. A first pass starts with all states at the new event at once: if it never comes
//! back, there is no cycle (this is nearly always so). If it does, each state is tried on its own, telling
//! paths that have completed at least one word of the relation from those that have not.

use crate::ast::TestKind;
use crate::automaton::{Automaton, Edge, Letter};
use selvedge_graph::{Class, EventId, Graph, Kind, LocId};

/// The state at which words begin.
const START: u64 = 1;

/// Reusable working memory: nothing is allocated once it has grown.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scratch {
    /// By event (added events, then initial writes): states found so far.
    found: [Vec<u64>; 2],
    /// A set of bits: events with states that were not carried on yet. The oldest goes first: most edges lead
    /// to newer events, so that most events are carried on once, with all their states.
    pending: Vec<u64>,
    /// By event: states not carried on yet.
    fresh: [Vec<u64>; 2],
    /// Events whose words must be cleared.
    touched: Vec<EventId>,
    /// Where sets of states lead to, found out once: a determinisation of the part of the automaton that is
    /// used.
    moves: Moves,
}

/// A direct-mapped cache from (states, class) to the states that each letter leads to. Most searches meet a
/// few dozen different sets. On fib_bench(4) under rc11 it saves about half of the instructions of a search.
#[derive(Clone, Debug, Default)]
struct Moves {
    keys: Vec<(u64, u8)>,
    /// `letters` words per key.
    targets: Vec<u64>,
}

impl Moves {
    const SLOTS: usize = 256;

    #[inline]
    fn slot(states: u64, class: Class) -> usize {
        let mixed = (states ^ (class.index() as u64) << 58).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed >> 56) as usize
    }

    /// The position of the targets of a set of states at an event of a class.
    #[inline]
    fn find(&mut self, automaton: &Automaton, states: u64, class: Class) -> usize {
        let slot = Self::slot(states, class);
        let letters = automaton.letters.len();
        if self.keys.get(slot) != Some(&(states, class.index() as u8)) {
            self.fill(automaton, states, class, slot);
        }
        slot * letters
    }

    #[cold]
    fn fill(&mut self, automaton: &Automaton, states: u64, class: Class, slot: usize) {
        let letters = automaton.letters.len();
        if self.keys.is_empty() {
            self.keys.resize(Self::SLOTS, (0, u8::MAX));
            self.targets.resize(Self::SLOTS * letters, 0);
        }
        self.keys[slot] = (states, class.index() as u8);
        for letter in 0..letters {
            self.targets[slot * letters + letter] = automaton.next(letter, class, states);
        }
    }
}

impl Scratch {
    #[inline]
    fn take_oldest(&mut self, graph: &Graph) -> Option<EventId> {
        let word = self.pending.iter().position(|word| *word != 0)?;
        let at = word * 64 + self.pending[word].trailing_zeros() as usize;
        self.pending[word] &= self.pending[word] - 1;
        Some(match at.checked_sub(graph.next_number()) {
            None => EventId::new(at),
            Some(loc) => EventId::init(LocId(loc as u32)),
        })
    }
}

/// An automaton with what is needed to run it on graphs.
#[derive(Clone, Debug)]
pub(crate) struct Search {
    pub automaton: Automaton,
    kind: TestKind,
    /// Only forward po, rf, co, fr and rmw edges: an event that none of them leaves is on no cycle.
    simple: bool,
    /// Every word begins at an event of one of these classes.
    first_classes: u64,
}

impl Search {
    pub fn new(automaton: Automaton, kind: TestKind) -> Search {
        let simple = automaton.letters.iter().all(|letter| !letter.inverse && letter.edge != Edge::Loc);
        let first_classes = automaton.first_classes();
        Search { automaton, kind, simple, first_classes }
    }

    /// Whether the graph has an event at which a word could begin.
    #[inline]
    pub fn may_fail(&self, graph: &Graph) -> bool {
        (graph.classes().bits() | Class::INIT.bit()) & self.first_classes != 0
    }

    /// Whether the constraint still holds after `added` was added to a graph in which it held.
    pub fn holds_after(&self, graph: &Graph, added: EventId, scratch: &mut Scratch) -> bool {
        if !self.may_fail(graph) {
            return true;
        }
        if self.kind == TestKind::Empty {
            return self.holds_everywhere(graph, scratch);
        }
        if self.relates_to_itself(graph, added)
            || initial_writes(graph).any(|init| self.relates_to_itself(graph, init))
        {
            return false;
        }
        if self.simple && is_sink(graph, added) {
            return true;
        }
        let suspects = self.arrivals(graph, added, scratch);
        if suspects == 0 {
            return true;
        }
        match self.kind {
            TestKind::Acyclic => bits(suspects).all(|state| !self.on_cycle(graph, added, state, scratch)),
            _ => self.holds_everywhere(graph, scratch),
        }
    }

    /// Whether a word without edges relates the event to itself.
    #[inline]
    fn relates_to_itself(&self, graph: &Graph, event: EventId) -> bool {
        self.automaton.accepting[graph.class(event).index()] & START != 0
    }

    /// Whether the constraint holds of the whole graph.
    pub fn holds_everywhere(&self, graph: &Graph, scratch: &mut Scratch) -> bool {
        let events = || graph.ids().chain(initial_writes(graph));
        match self.kind {
            TestKind::Acyclic => events().all(|event| {
                !self.relates_to_itself(graph, event) && !self.on_cycle(graph, event, START, scratch)
            }),
            TestKind::Irreflexive => events().all(|event| {
                self.begin(graph, scratch);
                self.reach(graph, event, START, 0, scratch);
                self.spread(graph, scratch, false);
                let accepting = self.automaton.accepting[graph.class(event).index()];
                let reached = scratch.found[0][slot(graph, event)] & accepting;
                self.end(graph, scratch);
                reached == 0
            }),
            TestKind::Empty => {
                self.begin(graph, scratch);
                events().for_each(|event| self.reach(graph, event, START, 0, scratch));
                self.spread(graph, scratch, false);
                let accepted = |event: EventId| {
                    scratch.found[0][slot(graph, event)]
                        & self.automaton.accepting[graph.class(event).index()]
                        != 0
                };
                let empty = !events().any(accepted);
                self.end(graph, scratch);
                empty
            }
        }
    }

    /// The states with which a walk that starts at `event` with every state comes back to it.
    fn arrivals(&self, graph: &Graph, event: EventId, scratch: &mut Scratch) -> u64 {
        self.begin(graph, scratch);
        // The first step is made by hand, so that what comes back can be told from what was put there.
        let class = graph.class(event);
        let all = self.automaton.alive[class.index()];
        self.leave(graph, event, all, 0, scratch);
        self.spread(graph, scratch, true);
        let arrivals = scratch.found[0][slot(graph, event)];
        self.end(graph, scratch);
        arrivals & all
    }

    /// Whether `event` lies, in `state`, on a cycle that completes at least one word.
    fn on_cycle(&self, graph: &Graph, event: EventId, state: u64, scratch: &mut Scratch) -> bool {
        self.begin(graph, scratch);
        self.leave(graph, event, state, 0, scratch);
        if state & self.automaton.accepting[graph.class(event).index()] != 0 {
            self.reach(graph, event, START, 1, scratch);
        }
        self.spread_counting(graph, scratch);
        // A cycle in the start state has come back when a word ends here.
        let accepting = self.automaton.accepting[graph.class(event).index()];
        let at = slot(graph, event);
        let completed = scratch.found[1][at];
        let cycle = if state == START {
            (scratch.found[0][at] | completed) & accepting != 0
        } else {
            completed & state != 0
        };
        self.end(graph, scratch);
        cycle
    }

    fn begin(&self, graph: &Graph, scratch: &mut Scratch) {
        let size = graph.next_number() + graph.location_count();
        for words in scratch.found.iter_mut().chain(&mut scratch.fresh) {
            if words.len() < size {
                words.resize(size, 0);
            }
        }
        if scratch.pending.len() * 64 < size {
            scratch.pending.resize(size.div_ceil(64), 0);
        }
    }

    fn end(&self, graph: &Graph, scratch: &mut Scratch) {
        for event in scratch.touched.drain(..) {
            let at = slot(graph, event);
            for words in scratch.found.iter_mut().chain(&mut scratch.fresh) {
                words[at] = 0;
            }
        }
        debug_assert!(scratch.pending.iter().all(|word| *word == 0), "everything was carried on");
    }

    /// Notes that `event` is reached with `states`.
    #[inline]
    fn reach(&self, graph: &Graph, event: EventId, states: u64, layer: usize, scratch: &mut Scratch) {
        let at = slot(graph, event);
        let states = states & self.automaton.alive[graph.class(event).index()];
        let new = states & !scratch.found[layer][at];
        if new == 0 {
            return;
        }
        if scratch.found[0][at] | scratch.found[1][at] == 0 {
            scratch.touched.push(event);
        }
        scratch.pending[at / 64] |= 1 << (at % 64);
        scratch.found[layer][at] |= new;
        scratch.fresh[layer][at] |= new;
    }

    /// Follows every edge out of an event.
    #[inline]
    fn leave(&self, graph: &Graph, event: EventId, states: u64, layer: usize, scratch: &mut Scratch) {
        if states == 0 {
            return;
        }
        let moves = scratch.moves.find(&self.automaton, states, graph.class(event));
        for (number, letter) in self.automaton.letters.iter().enumerate() {
            let targets = scratch.moves.targets[moves + number];
            if targets != 0 {
                successors(graph, *letter, event, |next| self.reach(graph, next, targets, layer, scratch));
            }
        }
    }

    /// Carries states on until nothing is new. With `repeat`, where a word ends another may begin.
    fn spread(&self, graph: &Graph, scratch: &mut Scratch, repeat: bool) {
        while let Some(event) = scratch.take_oldest(graph) {
            let at = slot(graph, event);
            let mut states = std::mem::take(&mut scratch.fresh[0][at]);
            if repeat && states & self.automaton.accepting[graph.class(event).index()] != 0 {
                states |= START & !scratch.found[0][at];
                scratch.found[0][at] |= START;
            }
            self.leave(graph, event, states, 0, scratch);
        }
    }

    /// Layer 0 has completed no word yet, layer 1 at least one.
    fn spread_counting(&self, graph: &Graph, scratch: &mut Scratch) {
        while let Some(event) = scratch.take_oldest(graph) {
            let at = slot(graph, event);
            let accepting = self.automaton.accepting[graph.class(event).index()];
            let before = std::mem::take(&mut scratch.fresh[0][at]);
            let mut after = std::mem::take(&mut scratch.fresh[1][at]);
            if (before | after) & accepting != 0 {
                after |= START & !scratch.found[1][at];
                scratch.found[1][at] |= START;
            }
            self.leave(graph, event, before, 0, scratch);
            self.leave(graph, event, after, 1, scratch);
        }
    }
}

/// The events to which a word leads from an event.
pub(crate) fn reached(automaton: &Automaton, graph: &Graph, from: EventId) -> Vec<EventId> {
    let mut found = vec![0u64; graph.next_number()];
    let mut pending = vec![(from, START)];
    while let Some((event, states)) = pending.pop() {
        for (number, letter) in automaton.letters.iter().enumerate() {
            let targets = automaton.next(number, graph.class(event), states);
            if targets == 0 {
                continue;
            }
            successors(graph, *letter, event, |next| {
                let fresh = if next.is_init() { 0 } else { targets & !found[next.index()] };
                if fresh != 0 {
                    found[next.index()] |= fresh;
                    pending.push((next, fresh));
                }
            });
        }
    }
    let accepts = |id: &EventId| found[id.index()] & automaton.accepting[graph.class(*id).index()] != 0;
    graph.ids().filter(accepts).collect()
}

/// The initial writes of the locations that the graph accesses; others do not exist.
pub(crate) fn initial_writes(graph: &Graph) -> impl Iterator<Item = EventId> + '_ {
    let locations = (0..graph.location_count()).map(|loc| LocId(loc as u32));
    locations.filter(|loc| !graph.location_classes(*loc).is_empty()).map(EventId::init)
}

fn bits(mut word: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let bit = word & word.wrapping_neg();
        word &= word.wrapping_sub(1);
        (bit != 0).then_some(bit)
    })
}

#[inline]
fn slot(graph: &Graph, event: EventId) -> usize {
    if event.is_init() { graph.next_number() + event.init_location().index() } else { event.index() }
}

/// Whether no po, rf, co, fr or rmw edge leaves the event.
#[inline]
fn is_sink(graph: &Graph, id: EventId) -> bool {
    let event = graph.event(id);
    let last_in_thread = graph.thread(event.thread).len() == event.index as usize + 1;
    last_in_thread
        && match event.class.kind() {
            Kind::Read => graph.co_position(event.rf) == graph.writes(event.loc).len(),
            // A write has readers other than those it revisited only if it is older than them.
            Kind::Write => {
                event.co as usize == graph.writes(event.loc).len()
                    && event.early_readers == 0
                    && graph.last() == Some(id)
            }
            Kind::Fence => true,
        }
}

/// Calls `visit` for every event that a letter leads to.
#[inline]
fn successors(graph: &Graph, letter: Letter, id: EventId, mut visit: impl FnMut(EventId)) {
    if letter.inverse {
        return predecessors(graph, letter.edge, id, visit);
    }
    let same_thread = |other: EventId| !id.is_init() && graph.event(other).thread == graph.event(id).thread;
    match letter.edge {
        Edge::PoImm => graph.po_successor(id).into_iter().for_each(visit),
        Edge::PoLocImm => {
            let event = graph.event(id);
            let later = &graph.thread(event.thread)[event.index as usize + 1..];
            later
                .iter()
                .find(|next| graph.event(**next).loc == event.loc)
                .copied()
                .into_iter()
                .for_each(visit);
        }
        Edge::Rmw => {
            graph.po_successor(id).into_iter().filter(|next| graph.class(*next).is_rmw()).for_each(visit)
        }
        Edge::Rf => readers(graph, id).for_each(visit),
        Edge::Rfe => readers(graph, id).filter(|read| !same_thread(*read)).for_each(visit),
        Edge::Rfi => readers(graph, id).filter(|read| same_thread(*read)).for_each(visit),
        Edge::CoImm => co_after(graph, id).first().copied().into_iter().for_each(visit),
        Edge::Coe => co_after(graph, id).iter().copied().filter(|write| !same_thread(*write)).for_each(visit),
        Edge::Coi => co_after(graph, id).iter().copied().filter(|write| same_thread(*write)).for_each(visit),
        Edge::FrImm => co_after(graph, graph.event(id).rf).first().copied().into_iter().for_each(visit),
        Edge::Fre => {
            let after = co_after(graph, graph.event(id).rf).iter().copied();
            after.filter(|write| !same_thread(*write)).for_each(visit);
        }
        Edge::Fri => {
            let after = co_after(graph, graph.event(id).rf).iter().copied();
            after.filter(|write| same_thread(*write)).for_each(visit);
        }
        Edge::Loc => {
            let loc = location(graph, id);
            visit(EventId::init(loc));
            graph.writes(loc).iter().chain(graph.reads(loc)).copied().for_each(visit);
        }
        Edge::Addr | Edge::Data | Edge::Ctrl => {
            let event = graph.event(id);
            let later = &graph.thread(event.thread)[event.index as usize + 1..];
            let depends = |other: &&EventId| dependencies(graph, letter.edge, **other).contains(&event.index);
            later.iter().filter(depends).copied().for_each(visit);
        }
        Edge::Detour => {
            let event = graph.event(id);
            let later = &graph.thread(event.thread)[event.index as usize + 1..];
            later.iter().filter(|read| is_detour(graph, id, **read)).copied().for_each(visit);
        }
    }
}

/// The reads that an event depends on in one way, by their numbers within the thread.
fn dependencies(graph: &Graph, edge: Edge, id: EventId) -> &[u16] {
    let Some(all) = graph.dependencies(id) else { return &[] };
    match edge {
        Edge::Addr => &all.addr,
        Edge::Data => &all.data,
        _ => &all.ctrl,
    }
}

/// Whether a later read of its thread reads something newer than a write from another thread.
fn is_detour(graph: &Graph, write: EventId, read: EventId) -> bool {
    let (first, second) = (graph.event(write), graph.event(read));
    second.class.kind() == Kind::Read
        && first.loc == second.loc
        && !second.rf.is_init()
        && graph.event(second.rf).thread != second.thread
        && first.co < graph.event(second.rf).co
}

#[cold]
fn predecessors(graph: &Graph, edge: Edge, id: EventId, mut visit: impl FnMut(EventId)) {
    let same_thread = |other: EventId| {
        !other.is_init() && !id.is_init() && graph.event(other).thread == graph.event(id).thread
    };
    match edge {
        Edge::PoImm => graph.po_predecessor(id).into_iter().for_each(visit),
        Edge::PoLocImm => {
            let previous = graph.event(id).previous_at_location;
            if previous != EventId::NONE {
                visit(previous);
            }
        }
        Edge::Rmw => graph.po_predecessor(id).into_iter().for_each(visit),
        Edge::Rf => visit(graph.event(id).rf),
        Edge::Rfe => {
            Some(graph.event(id).rf).into_iter().filter(|write| !same_thread(*write)).for_each(visit)
        }
        Edge::Rfi => Some(graph.event(id).rf).into_iter().filter(|write| same_thread(*write)).for_each(visit),
        Edge::CoImm => visit(graph.write_at(location(graph, id), graph.co_position(id) - 1)),
        Edge::Coe => co_before(graph, id).filter(|write| !same_thread(*write)).for_each(visit),
        Edge::Coi => co_before(graph, id).filter(|write| same_thread(*write)).for_each(visit),
        Edge::FrImm => {
            readers(graph, graph.write_at(location(graph, id), graph.co_position(id) - 1)).for_each(visit)
        }
        Edge::Fre | Edge::Fri => {
            let internal = edge == Edge::Fri;
            co_before(graph, id)
                .flat_map(|write| readers(graph, write))
                .filter(|read| same_thread(*read) == internal)
                .for_each(visit);
        }
        Edge::Loc => successors(graph, Letter { edge, inverse: false }, id, visit),
        Edge::Addr | Edge::Data | Edge::Ctrl => {
            let thread = graph.thread(graph.event(id).thread);
            dependencies(graph, edge, id).iter().for_each(|read| visit(thread[*read as usize]));
        }
        Edge::Detour => {
            let event = graph.event(id);
            let earlier = &graph.thread(event.thread)[..event.index as usize];
            let writes = earlier.iter().filter(|write| graph.class(**write).kind() == Kind::Write);
            writes.filter(|write| is_detour(graph, **write, id)).copied().for_each(visit);
        }
    }
}

fn location(graph: &Graph, id: EventId) -> LocId {
    if id.is_init() { id.init_location() } else { graph.event(id).loc }
}

#[inline]
fn readers(graph: &Graph, write: EventId) -> impl Iterator<Item = EventId> + '_ {
    graph.readers(location(graph, write), write)
}

#[inline]
fn co_after(graph: &Graph, write: EventId) -> &[EventId] {
    &graph.writes(location(graph, write))[graph.co_position(write)..]
}

fn co_before(graph: &Graph, write: EventId) -> impl Iterator<Item = EventId> + '_ {
    let loc = location(graph, write);
    (0..graph.co_position(write)).map(move |position| graph.write_at(loc, position))
}
