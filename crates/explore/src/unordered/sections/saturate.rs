//! Decides in which order sections come, as far as rules tell, and guesses the rest.
//!
//! Where coherence is stored, what rules need to know of the events is found once, as relations between
//! sections; a decision then costs a few words. Where it is inferred, a decision may order writes, and the
//! events are looked at again after each round.

use super::relation::Relation;
use super::section::{Rule, Section};
use crate::core::options::Coherence;
use selvedge_graph::{EventId, Graph, Kind, LocId, Order as MemoryOrder, ThreadId};
use selvedge_model::{KnownOrders, Model};

/// A state of the search: which section comes before which, and what follows from that.
#[derive(Clone, Debug, Default)]
struct Decided {
    before: Relation,
    /// Which section comes after which: `before` from the other side.
    after: Relation,
    /// The beginning of one section is, or causes, the end of another.
    causes: Relation,
    /// The beginning of one section is, or happens before, the end of another; if what clashes follows from
    /// that.
    happened: Option<Relation>,
    /// Something after the beginning of one section is older than something before the end of another.
    clashes: Relation,
    /// Working memory: a row.
    row: Vec<u64>,
}

impl Decided {
    /// Puts one section before another, unless rules exclude that.
    fn put(&mut self, first: usize, second: usize) -> bool {
        if self.causes.has(second, first) || self.clashes.has(second, first) {
            return false;
        }
        if self.before.has(first, second) {
            return true;
        }
        let is_implied = self.before.row_meets(first, self.after.row(second));
        self.before.add(first, second);
        self.after.add(second, first);
        // With one in between, all that follows was found when that was put after the first and before the
        // second. There are as many pairs as the square of the sections, but few that no other section is
        // between.
        if is_implied {
            return true;
        }
        // What causes the end of the first now causes all that the beginning of the second causes. There is
        // no cycle, so nothing that this adds leads to more.
        self.keep_row(|decided| decided.causes.row(second));
        self.causes.extend_where(first, &self.row);
        if self.happened.is_some() {
            self.close_clashes(first, second);
        }
        true
    }

    /// Closes what clashes after one section was put before another: what is after the beginning of the
    /// second is now after all beginnings that happen before the end of the first, and what is before the end
    /// of the first is before all ends that happen after the beginning of the second.
    fn close_clashes(&mut self, first: usize, second: usize) {
        self.keep_row(|decided| decided.clashes.row(second));
        let Some(happened) = &mut self.happened else { return };
        self.clashes.extend_where_in(happened, first, &self.row);
        self.row.clear();
        self.row.extend_from_slice(happened.row(second));
        self.clashes.extend_where(first, &self.row);
        happened.extend_where(first, &self.row);
    }

    fn keep_row(&mut self, row: impl Fn(&Decided) -> &[u64]) {
        let mut kept = std::mem::take(&mut self.row);
        kept.clear();
        kept.extend_from_slice(row(self));
        self.row = kept;
    }
}

/// An order of sections that is decided.
pub(crate) struct Order<'a> {
    pub graph: &'a Graph,
    pub all: &'a [Section],
    /// Events in an order that agrees with po, rf and the order of sections.
    pub events: &'a [EventId],
    before: &'a Relation,
}

impl Order<'_> {
    /// Whether one section comes before another.
    pub fn has(&self, first: usize, second: usize) -> bool {
        self.before.has(first, second)
    }
}

/// What is computed of each event while events are sorted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Notes {
    Nothing,
    /// `begun`
    Begun,
    /// `causes`
    Causes,
    /// `causes` and `happened`
    Happened,
}

/// What is known of an event while events are sorted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Free,
    /// Something older waits for it.
    Awaited,
    Taken,
}

/// Working memory of searches.
#[derive(Default)]
pub(crate) struct Memory {
    decided: Decided,
    /// Sections that exclude each other.
    rivals: Relation,
    /// By event: the sections whose beginnings are it or cause it, orders apart.
    begun: Relation,
    /// By event: how many events of each thread cause it, orders of sections included.
    causes: Vec<u16>,
    /// By event: how many events of each thread happen before it, orders of sections apart.
    happened: Vec<u16>,
    happened_at_first: Vec<u16>,
    /// Events in an order that agrees with all of it.
    events: Vec<EventId>,
    /// By event: the section that it begins.
    begins: Vec<u32>,
    places: Vec<Place>,
    /// By thread: how many of its events are sorted.
    progress: Vec<u16>,
    earlier: Vec<EventId>,
    /// By section: how old what is after its beginning is at some location, and how new what is before its
    /// end.
    ages: Vec<(usize, usize)>,
}

const NO_SECTION: u32 = u32::MAX;

pub(crate) struct Search<'a> {
    rule: Rule,
    coherence: Coherence,
    model: &'a Model,
    graph: &'a Graph,
    all: &'a [Section],
    /// The order to be tried first, as sections by thread and place.
    last: &'a [(ThreadId, u16)],
    threads: usize,
    memory: &'a mut Memory,
    known: Option<KnownOrders>,
}

impl<'a> Search<'a> {
    pub fn new(
        rule: Rule,
        coherence: Coherence,
        model: &'a Model,
        graph: &'a Graph,
        all: &'a [Section],
        last: &'a [(ThreadId, u16)],
        memory: &'a mut Memory,
    ) -> Search<'a> {
        memory.begins.clear();
        memory.begins.resize(graph.len(), NO_SECTION);
        for (at, section) in all.iter().enumerate() {
            memory.begins[section.begin.index()] = at as u32;
        }
        memory.happened_at_first.clear();
        let threads = graph.thread_count();
        Search { rule, coherence, model, graph, all, last, threads, memory, known: None }
    }

    /// An order that has certain pairs and that `accept` accepts.
    pub fn run(
        &mut self,
        wished: &[(usize, usize)],
        accept: &mut dyn FnMut(&Order<'_>) -> bool,
    ) -> Option<Vec<usize>> {
        let mut decided = std::mem::take(&mut self.memory.decided);
        let found = self.run_from(&mut decided, wished, accept);
        self.memory.decided = decided;
        found
    }

    fn run_from(
        &mut self,
        decided: &mut Decided,
        wished: &[(usize, usize)],
        accept: &mut dyn FnMut(&Order<'_>) -> bool,
    ) -> Option<Vec<usize>> {
        if !self.begin(decided) {
            return None;
        }
        if !wished.iter().all(|(first, second)| decided.put(*first, *second)) || !self.saturate(decided) {
            return None;
        }
        if decided.before.count() * 2 == self.memory.rivals.count() {
            return self.accepted(&decided.before, accept);
        }
        // Mostly any completion will do, so the one that was good last is tried before any search.
        let hint = self.hint();
        if let Some(completed) = self.completed(decided, &hint)
            && let Some(order) = self.accepted(&completed, accept)
        {
            return Some(order);
        }
        self.decide(decided, &hint, accept)
    }

    /// Pairs that exclude each other.
    fn pairs(&self) -> impl Iterator<Item = (usize, usize)> + use<'a> {
        let all = self.all;
        let pairs = (0..all.len()).flat_map(|a| (a + 1..all.len()).map(move |b| (a, b)));
        pairs.filter(|(a, b)| all[*a].excludes(&all[*b]))
    }

    /// By section: its place in the order to be tried first.
    fn hint(&self) -> Vec<usize> {
        let place = |section: &Section| {
            let key = (section.thread, self.graph.event(section.begin).index);
            let known = self.last.iter().position(|other| *other == key);
            // Open sections last, and new ones after old ones.
            (section.is_open, known.unwrap_or(self.last.len() + section.begin.index()))
        };
        let mut sorted: Vec<usize> = (0..self.all.len()).collect();
        sorted.sort_by_cached_key(|section| place(&self.all[*section]));
        let mut hint = vec![0; self.all.len()];
        sorted.iter().enumerate().for_each(|(at, section)| hint[*section] = at);
        hint
    }

    /// What is known before anything is decided; false if the events cannot be sorted.
    fn begin(&mut self, decided: &mut Decided) -> bool {
        selvedge_stop::look();
        let n = self.all.len();
        decided.before.reset(n, n);
        decided.after.reset(n, n);
        decided.causes.reset(n, n);
        decided.clashes.reset(n, n);
        self.memory.rivals.reset(n, n);
        for (a, b) in self.pairs() {
            self.memory.rivals.add(a, b);
            self.memory.rivals.add(b, a);
        }
        if !self.sort(None, Notes::Begun) {
            return false;
        }
        for (begun, ended) in self.any_two() {
            if self.memory.begun.has(self.all[ended].end.index(), begun) {
                decided.causes.add(begun, ended);
            }
        }
        let is_closed = self.coherence == Coherence::Stored && self.rule == Rule::Coherent;
        decided.happened = is_closed.then(|| {
            let mut happened = decided.happened.take().unwrap_or_default();
            happened.reset(n, n);
            // Nothing happens before that does not cause.
            for (begun, ended) in self.any_two().filter(|(begun, ended)| decided.causes.has(*begun, *ended)) {
                let (begin, end) = (self.all[begun].begin, self.all[ended].end);
                if begin == end || self.precedes(begin, end) {
                    happened.add(begun, ended);
                }
            }
            happened
        });
        if self.coherence == Coherence::Stored {
            self.note_clashes(&mut decided.clashes);
        }
        true
    }

    fn any_two(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        let n = self.all.len();
        (0..n).flat_map(move |a| (0..n).map(move |b| (a, b)))
    }

    /// What is decided, with the rest as it was last.
    fn completed(&self, decided: &Decided, hint: &[usize]) -> Option<Relation> {
        let n = self.all.len();
        let mut left: Vec<usize> = (0..n).collect();
        left.sort_unstable_by_key(|section| hint[*section]);
        let mut completed = decided.before.clone();
        let mut place = vec![0; n];
        for at in 0..n {
            let is_first = |section: &usize| !left.iter().any(|other| decided.before.has(*other, *section));
            let next = left.iter().position(is_first)?;
            place[left.remove(next)] = at;
        }
        for (a, b) in self.pairs() {
            let (first, second) = if place[a] < place[b] { (a, b) } else { (b, a) };
            completed.add(first, second);
        }
        Some(completed)
    }

    /// The order that is decided, if it is accepted.
    fn accepted(
        &mut self,
        before: &Relation,
        accept: &mut dyn FnMut(&Order<'_>) -> bool,
    ) -> Option<Vec<usize>> {
        if !self.sort(Some(before), Notes::Nothing) {
            return None;
        }
        let order = Order { graph: self.graph, all: self.all, events: &self.memory.events, before };
        accept(&order).then(|| self.listed())
    }

    /// Decides what is left, one pair after the other.
    fn decide(
        &mut self,
        decided: &mut Decided,
        hint: &[usize],
        accept: &mut dyn FnMut(&Order<'_>) -> bool,
    ) -> Option<Vec<usize>> {
        let Some((a, b)) = self.pairs().find(|pair| is_undecided(decided, *pair)) else {
            return self.accepted(&decided.before, accept);
        };
        let (a, b) = if hint[a] < hint[b] { (a, b) } else { (b, a) };
        let mut guess = decided.clone();
        if guess.put(a, b)
            && self.saturate(&mut guess)
            && let Some(order) = self.decide(&mut guess, hint, accept)
        {
            return Some(order);
        }
        if decided.put(b, a) && self.saturate(decided) { self.decide(decided, hint, accept) } else { None }
    }

    /// The sections in the order of their first events.
    fn listed(&self) -> Vec<usize> {
        let begun = self.memory.events.iter().map(|event| self.memory.begins[event.index()]);
        begun.filter(|section| *section != NO_SECTION).map(|section| section as usize).collect()
    }

    /// Adds the pairs that any order must have in which the first of some events does not happen before the
    /// second; false if there is none.
    pub fn avoid(&mut self, wished: &mut Vec<(usize, usize)>, unordered: &[(EventId, EventId)]) -> bool {
        let n = self.all.len();
        loop {
            let mut before = Relation::default();
            before.reset(n, n);
            wished.iter().for_each(|(first, second)| before.add(*first, *second));
            if !self.sort(Some(&before), Notes::Happened) {
                return false;
            }
            let happens = |first: EventId, second: EventId| {
                let event = self.graph.event(first);
                let clocks = &self.memory.happened[second.index() * self.threads..];
                first == second || clocks[event.thread.index()] > event.index
            };
            if unordered.iter().any(|(first, second)| happens(*first, *second)) {
                return false;
            }
            let known = wished.len();
            for (first, second) in unordered {
                for (a, b) in self.pairs() {
                    for (ended, begun) in [(a, b), (b, a)] {
                        let would_order =
                            happens(*first, self.all[ended].end) && happens(self.all[begun].begin, *second);
                        if would_order && !before.has(begun, ended) {
                            before.add(begun, ended);
                            wished.push((begun, ended));
                        }
                    }
                }
            }
            if wished.len() == known {
                return true;
            }
        }
    }

    /// Decides what follows from what is decided; false on a contradiction.
    fn saturate(&mut self, decided: &mut Decided) -> bool {
        if self.coherence == Coherence::Stored {
            return self.decide_by_rules(decided).is_some();
        }
        self.known = None;
        let mut known_pairs = 0;
        loop {
            let notes = if self.rule == Rule::Coherent { Notes::Happened } else { Notes::Causes };
            if !self.sort(Some(&decided.before), notes) {
                return false;
            }
            let mut changed = false;
            if matches!(self.rule, Rule::Sequential | Rule::Coherent) {
                let Some(known) = self.model.known_orders(self.graph, &|a, b| self.precedes(a, b)) else {
                    return false;
                };
                let count = known.count();
                changed |= self.rule == Rule::Sequential && count != known_pairs;
                known_pairs = count;
                self.known = Some(known);
            }
            self.note_causes(&mut decided.causes);
            self.note_clashes(&mut decided.clashes);
            match self.decide_by_rules(decided) {
                None => return false,
                Some(more) => changed |= more,
            }
            if !changed {
                return true;
            }
        }
    }

    /// Decides pairs one way of which is excluded, until there are no more; whether there were some, or
    /// `None` on a contradiction.
    fn decide_by_rules(&self, decided: &mut Decided) -> Option<bool> {
        let mut changed = false;
        loop {
            selvedge_stop::look();
            let mut found = false;
            // From the last on: a section is put before its neighbour, and then others are mostly known to
            // come after that.
            for first in (0..self.all.len()).rev() {
                for word in 0..self.memory.rivals.row(first).len() {
                    let excluded = decided.causes.row(first)[word] | decided.clashes.row(first)[word];
                    let rivals = self.memory.rivals.row(first)[word];
                    let mut left = excluded & rivals & !decided.before.row(first)[word];
                    while left != 0 {
                        let second = word * 64 + left.trailing_zeros() as usize;
                        left &= left - 1;
                        // If the second was before the first, that is a cycle.
                        decided.put(first, second).then_some(())?;
                        found = true;
                    }
                }
            }
            changed |= found;
            if !found {
                return Some(changed);
            }
        }
    }

    /// Sorts the events so that each comes after its causes, the oldest that can be next first; false if
    /// there is a cycle. So an event that is added to a graph comes late, and most of what was built of the
    /// graph without it stays (`build`).
    fn sort(&mut self, before: Option<&Relation>, notes: Notes) -> bool {
        selvedge_stop::look();
        self.clear_notes(notes);
        let (graph, len) = (self.graph, self.graph.len());
        let mut memory = std::mem::take(self.memory);
        memory.events.clear();
        memory.places.clear();
        memory.places.resize(len, Place::Free);
        memory.progress.clear();
        memory.progress.resize(self.threads, 0);
        let (mut first, mut next) = (0, 0);
        // What is older than `next` and not placed cannot be placed before something that it was seen to wait
        // for.
        while next < len {
            let id = EventId::new(next);
            let event = graph.event(id);
            let place = memory.places[next];
            next += 1;
            let progress = &mut memory.progress[event.thread.index()];
            if place == Place::Taken || *progress != event.index || self.waits(&mut memory, before, id) {
                continue;
            }
            memory.progress[event.thread.index()] += 1;
            memory.places[id.index()] = Place::Taken;
            memory.events.push(id);
            match notes {
                Notes::Nothing => {}
                Notes::Begun => self.note_begun(&mut memory, id),
                Notes::Causes | Notes::Happened => {
                    self.note_clocks(&mut memory, before, id, notes == Notes::Happened);
                }
            }
            if place == Place::Awaited {
                while first < id.index() && memory.places[first] == Place::Taken {
                    first += 1;
                }
                next = first;
            }
        }
        *self.memory = memory;
        self.memory.events.len() == len
    }

    fn clear_notes(&mut self, notes: Notes) {
        let size = self.graph.len() * self.threads;
        if notes == Notes::Happened && self.memory.happened_at_first.is_empty() {
            self.fill_happened_at_first();
        }
        let memory = &mut *self.memory;
        if notes == Notes::Begun {
            memory.begun.reset(self.graph.len(), self.all.len());
        }
        memory.causes.clear();
        if matches!(notes, Notes::Causes | Notes::Happened) {
            memory.causes.resize(size, 0);
        }
        memory.happened.clear();
        if notes == Notes::Happened {
            memory.happened.resize(size, 0);
        }
    }

    fn fill_happened_at_first(&mut self) {
        for id in self.graph.ids() {
            let counts = (0..self.threads)
                .map(|thread| self.model.happens_before_count(self.graph, id, ThreadId(thread as u16)));
            self.memory.happened_at_first.extend(counts);
        }
    }

    /// Whether something that causes an event, besides the events before it in its thread, is not placed;
    /// that is noted.
    fn waits(&self, memory: &mut Memory, before: Option<&Relation>, id: EventId) -> bool {
        let Memory { places, begins, .. } = memory;
        let mut is_placed = |other: EventId| {
            let is_placed = other.is_init() || places[other.index()] == Place::Taken;
            if !is_placed {
                places[other.index()] = Place::Awaited;
            }
            is_placed
        };
        let event = self.graph.event(id);
        let section = begins[id.index()];
        let order = before.filter(|_| section != NO_SECTION);
        let can_be_next = (event.class.kind() != Kind::Read || is_placed(event.rf))
            && order.is_none_or(|before| {
                let mut others = self.all.iter().enumerate();
                others.all(|(other, ended)| !before.has(other, section as usize) || is_placed(ended.end))
            })
            && (self.rule != Rule::Sequential || self.all_older(id, is_placed));
        !can_be_next
    }

    /// Whether something holds of all accesses that are before a write in co or fr, as far as that is known
    /// and does not follow.
    fn all_older(&self, id: EventId, mut holds: impl FnMut(EventId) -> bool) -> bool {
        let event = self.graph.event(id);
        if event.class.kind() != Kind::Write {
            return true;
        }
        let writes = self.graph.writes(event.loc);
        let not_own = |read: &EventId| self.graph.po_successor(*read) != Some(id);
        if self.coherence == Coherence::Stored {
            let previous = self.graph.write_at(event.loc, event.co as usize - 1);
            let mut readers = self.graph.readers(event.loc, previous).filter(not_own);
            return holds(previous) && readers.all(holds);
        }
        let known = |older: EventId| {
            older.is_init() || self.known.as_ref().is_some_and(|known| known.orders(self.graph, older, id))
        };
        let reads = self.graph.reads(event.loc).iter().copied();
        writes.iter().copied().filter(|write| known(*write)).all(&mut holds)
            && reads.filter(|read| not_own(read) && known(self.graph.event(*read).rf)).all(holds)
    }

    fn note_begun(&self, memory: &mut Memory, id: EventId) {
        let Memory { begun, begins, .. } = memory;
        let event = self.graph.event(id);
        if let Some(before) = self.graph.po_predecessor(id) {
            begun.absorb(id.index(), before.index());
        }
        if event.class.kind() == Kind::Read && !event.rf.is_init() {
            begun.absorb(id.index(), event.rf.index());
        }
        let section = begins[id.index()];
        if section != NO_SECTION {
            begun.add(id.index(), section as usize);
        }
        if self.rule == Rule::Sequential {
            self.all_older(id, |older| {
                if !older.is_init() {
                    begun.absorb(id.index(), older.index());
                }
                true
            });
        }
    }

    fn note_clocks(&self, memory: &mut Memory, order: Option<&Relation>, id: EventId, wants_happened: bool) {
        let (graph, threads) = (self.graph, self.threads);
        let Memory { causes, happened, happened_at_first, begins, earlier, .. } = memory;
        let event = graph.event(id);
        earlier.clear();
        let section = begins[id.index()];
        if let Some(order) = order.filter(|_| section != NO_SECTION) {
            let ends = self.all.iter().enumerate().map(|(other, before)| (other, before.end));
            let ends = ends.filter(|(other, _)| order.has(*other, section as usize));
            earlier.extend(ends.map(|(_, end)| end));
        }
        let previous = graph.po_predecessor(id);
        if let Some(before) = previous {
            absorb(causes, threads, graph, before, id);
        }
        if event.class.kind() == Kind::Read && !event.rf.is_init() {
            absorb(causes, threads, graph, event.rf, id);
        }
        for before in &*earlier {
            absorb(causes, threads, graph, *before, id);
        }
        if wants_happened {
            if let Some(before) = previous {
                absorb(happened, threads, graph, before, id);
            }
            for thread in 0..threads {
                let count = happened_at_first[id.index() * threads + thread];
                if count > happened[id.index() * threads + thread] {
                    let last = graph.thread(ThreadId(thread as u16))[count as usize - 1];
                    absorb(happened, threads, graph, last, id);
                }
            }
            for before in &*earlier {
                absorb(happened, threads, graph, *before, id);
            }
        }
        if self.rule == Rule::Sequential {
            self.all_older(id, |older| {
                if !older.is_init() {
                    absorb(causes, threads, graph, older, id);
                }
                true
            });
        }
    }

    /// The order over which coherence is required, orders of sections included if coherence is inferred.
    fn precedes(&self, first: EventId, second: EventId) -> bool {
        let event = self.graph.event(first);
        let count = match (self.rule, self.coherence) {
            (Rule::Direct, _) => {
                let other = self.graph.event(second);
                return other.thread == event.thread && event.index < other.index;
            }
            (Rule::Coherent, Coherence::Stored) => {
                self.model.happens_before_count(self.graph, second, event.thread)
            }
            (Rule::Coherent, Coherence::Inferred) => {
                self.memory.happened[second.index() * self.threads + event.thread.index()]
            }
            (Rule::Sequential | Rule::Causal, _) => {
                self.memory.causes[second.index() * self.threads + event.thread.index()]
            }
        };
        first != second && count > event.index
    }

    /// Notes which beginnings cause which ends, coherence orders that are known by now included.
    fn note_causes(&self, causes: &mut Relation) {
        for (begun, ended) in self.any_two() {
            let (begin, end) = (self.all[begun].begin, self.all[ended].end);
            let event = self.graph.event(begin);
            let clock = self.memory.causes[end.index() * self.threads + event.thread.index()];
            if begin == end || clock > event.index {
                causes.add(begun, ended);
            }
        }
    }

    /// Notes after the beginning of which section there is something older than something before the end of
    /// which.
    fn note_clashes(&mut self, clashes: &mut Relation) {
        // Under the sequential rule all is in the causes.
        if matches!(self.rule, Rule::Sequential | Rule::Causal) {
            return;
        }
        for loc in (0..self.graph.location_count()).map(|loc| LocId(loc as u32)) {
            if !self.is_shared(loc) {
                continue;
            }
            match self.coherence {
                Coherence::Stored => self.note_clashes_by_age(loc, clashes),
                Coherence::Inferred => self.note_clashes_by_pair(loc, clashes),
            }
        }
    }

    /// Whether several threads access a location, and some write it.
    fn is_shared(&self, loc: LocId) -> bool {
        let writes = self.graph.writes(loc);
        let Some(first) = writes.first().map(|write| self.graph.event(*write)) else { return false };
        let alone = |other: &EventId| self.graph.event(*other).thread == first.thread;
        first.class.order() < MemoryOrder::Start
            && !(writes.iter().all(alone) && self.graph.reads(loc).iter().all(alone))
    }

    fn accesses(&self, loc: LocId) -> impl Iterator<Item = EventId> + use<'a> {
        self.graph.writes(loc).iter().chain(self.graph.reads(loc)).copied()
    }

    fn is_before_end(&self, id: EventId, section: &Section) -> bool {
        id == section.end || self.precedes(id, section.end)
    }

    /// As the order of a location is total, the oldest and the newest tell. What begins before an access, and
    /// what before an end, mostly shows that one does not come before the other.
    fn note_clashes_by_age(&mut self, loc: LocId, clashes: &mut Relation) {
        let mut ages = std::mem::take(&mut self.memory.ages);
        ages.clear();
        ages.resize(self.all.len(), (usize::MAX, 0));
        let begun = &self.memory.begun;
        for id in self.accesses(loc) {
            let age = age(self.graph, id);
            for (at, (section, (oldest, newest))) in self.all.iter().zip(&mut ages).enumerate() {
                if age < *oldest && begun.has(id.index(), at) && self.precedes(section.begin, id) {
                    *oldest = age;
                }
                if age > *newest
                    && begun.is_within(id.index(), section.end.index())
                    && self.is_before_end(id, section)
                {
                    *newest = age;
                }
            }
        }
        for (begun, ended) in self.any_two() {
            if ages[begun].0 < ages[ended].1 {
                clashes.add(begun, ended);
            }
        }
        self.memory.ages = ages;
    }

    fn note_clashes_by_pair(&self, loc: LocId, clashes: &mut Relation) {
        let of_section = |section: &Section| {
            let after = self.accesses(loc).filter(|id| self.precedes(section.begin, *id)).collect();
            let before = self.accesses(loc).filter(|id| self.is_before_end(*id, section)).collect();
            (after, before)
        };
        let (after, before): (Vec<Vec<EventId>>, Vec<Vec<EventId>>) = self.all.iter().map(of_section).unzip();
        for (begun, ended) in self.any_two() {
            let is_older =
                |first: &EventId| before[ended].iter().any(|second| self.is_older(*first, *second));
            if after[begun].iter().any(is_older) {
                clashes.add(begun, ended);
            }
        }
    }

    /// Whether one access of a location comes before another in (rf | co | fr)+, as far as that is known.
    fn is_older(&self, first: EventId, second: EventId) -> bool {
        let source = |id: EventId| {
            let event = self.graph.event(id);
            if event.class.kind() == Kind::Read { event.rf } else { id }
        };
        let (from, to) = (source(first), source(second));
        if from == to {
            return first == from && second != to;
        }
        match &self.known {
            Some(known) => known.orders(self.graph, from, to),
            None => from.is_init(),
        }
    }
}

fn is_undecided(decided: &Decided, (a, b): (usize, usize)) -> bool {
    !decided.before.has(a, b) && !decided.before.has(b, a)
}

/// The place of an access in the order (rf | co | fr)+ of its location.
pub(super) fn age(graph: &Graph, id: EventId) -> usize {
    let event = graph.event(id);
    match event.class.kind() {
        Kind::Read => 2 * graph.co_position(event.rf) + 1,
        _ => 2 * event.co as usize,
    }
}

/// Everything that causes `source`, and `source` itself, causes `target`.
fn absorb(clocks: &mut [u16], threads: usize, graph: &Graph, source: EventId, target: EventId) {
    let (from, to) = (source.index() * threads, target.index() * threads);
    for thread in 0..threads {
        clocks[to + thread] = clocks[to + thread].max(clocks[from + thread]);
    }
    let event = graph.event(source);
    let own = &mut clocks[to + event.thread.index()];
    *own = (*own).max(event.index + 1);
}
