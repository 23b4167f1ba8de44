//! Decides in which order sections come, as far as rules tell, and guesses the rest.

use super::{Rule, Section};
use crate::explorer::Coherence;
use selvedge_graph::{EventId, Graph, Kind, LocId, Order as MemoryOrder, ThreadId};
use selvedge_model::{KnownOrders, Model};

/// A state of the search: which section comes before which.
#[derive(Clone, Debug)]
struct Decided {
    /// `before[a * n + b]`: `a` comes before `b`.
    before: Vec<bool>,
}

/// An order of sections that is decided.
pub(crate) struct Order<'a> {
    pub graph: &'a Graph,
    pub all: &'a [Section],
    /// Events in an order that agrees with po, rf and the order of sections.
    pub events: &'a [EventId],
    before: &'a [bool],
}

impl Order<'_> {
    /// Whether one section comes before another.
    pub fn has(&self, first: usize, second: usize) -> bool {
        self.before[first * self.all.len() + second]
    }
}

/// Working memory of searches.
#[derive(Default)]
pub(crate) struct Memory {
    causes: Vec<u16>,
    happened: Vec<u16>,
    happened_at_first: Vec<u16>,
    events: Vec<EventId>,
    begins: Vec<u32>,
    is_placed: Vec<bool>,
    progress: Vec<usize>,
    earlier: Vec<EventId>,
}

const NO_SECTION: u32 = u32::MAX;

pub(crate) struct Search<'a> {
    rule: Rule,
    coherence: Coherence,
    model: &'a Model,
    graph: &'a Graph,
    all: &'a [Section],
    /// Pairs that exclude each other.
    pairs: Vec<(usize, usize)>,
    /// By section: its place in the order to be tried first.
    hint: Vec<usize>,
    threads: usize,
    /// By event: how many events of each thread cause it, orders of sections included (`causes`), or happen before it
    /// (`happened`, and without orders `happened_at_first`); events in an order that agrees with all of it (`events`); the section
    /// that an event begins (`begins`).
    memory: &'a mut Memory,
    /// Accesses of locations that several threads access, and some write.
    accesses: Vec<EventId>,
    known: Option<KnownOrders>,
}

impl<'a> Search<'a> {
    pub fn new(
        rule: Rule,
        coherence: Coherence,
        model: &'a Model,
        graph: &'a Graph,
        all: &'a [Section],
        last: &[(ThreadId, u16)],
        memory: &'a mut Memory,
    ) -> Search<'a> {
        let numbers = 0..all.len();
        let pairs = numbers.flat_map(|a| (a + 1..all.len()).map(move |b| (a, b)));
        let pairs = pairs.filter(|(a, b)| all[*a].excludes(&all[*b])).collect();
        let place = |section: &Section| {
            let key = (section.thread, graph.event(section.begin).index);
            let known = last.iter().position(|other| *other == key);
            // Open sections last, and new ones after old ones.
            (section.is_open, known.unwrap_or(last.len() + section.begin.index()))
        };
        let mut sorted: Vec<usize> = (0..all.len()).collect();
        sorted.sort_by_cached_key(|section| place(&all[*section]));
        let mut hint = vec![0; all.len()];
        sorted.iter().enumerate().for_each(|(at, section)| hint[*section] = at);
        memory.begins.clear();
        memory.begins.resize(graph.len(), NO_SECTION);
        for (at, section) in all.iter().enumerate() {
            memory.begins[section.begin.index()] = at as u32;
        }
        memory.happened_at_first.clear();
        let is_shared = |id: &EventId| {
            let event = graph.event(*id);
            let alone = |other: &EventId| graph.event(*other).thread == event.thread;
            event.loc != LocId::NONE
                && event.class.order() < MemoryOrder::Start
                && !graph.writes(event.loc).is_empty()
                && !(graph.writes(event.loc).iter().all(alone) && graph.reads(event.loc).iter().all(alone))
        };
        let accesses = graph.ids().filter(is_shared).collect();
        let threads = graph.thread_count();
        Search { rule, coherence, model, graph, all, pairs, hint, threads, memory, accesses, known: None }
    }

    /// An order that has certain pairs and that `accept` accepts.
    pub fn run(
        &mut self,
        wished: &[(usize, usize)],
        accept: &mut dyn FnMut(&Order<'_>) -> bool,
    ) -> Option<Vec<usize>> {
        let n = self.all.len();
        let mut decided = Decided { before: vec![false; n * n] };
        for (first, second) in wished {
            if decided.before[second * n + first] {
                return None;
            }
            decided.before[first * n + second] = true;
        }
        if !self.saturate(&mut decided) {
            return None;
        }
        // Mostly any completion will do, so the one that was good last is tried before any search.
        if let Some(completed) = self.completed(&decided)
            && self.sort(&completed, false)
            && let Some(order) = self.accepted(&completed, accept)
        {
            return Some(order);
        }
        self.decide(decided, accept)
    }

    /// What is decided, with the rest as it was last; `None` if nothing is left to decide.
    fn completed(&self, decided: &Decided) -> Option<Decided> {
        let n = self.all.len();
        let is_undecided = |(a, b): &(usize, usize)| !decided.before[a * n + b] && !decided.before[b * n + a];
        if !self.pairs.iter().any(is_undecided) {
            return None;
        }
        let mut left: Vec<usize> = (0..n).collect();
        left.sort_unstable_by_key(|section| self.hint[*section]);
        let mut completed = decided.clone();
        let mut place = vec![0; n];
        for at in 0..n {
            let is_first = |section: &usize| !left.iter().any(|other| decided.before[other * n + section]);
            let next = left.iter().position(is_first)?;
            place[left.remove(next)] = at;
        }
        for (a, b) in &self.pairs {
            let (first, second) = if place[*a] < place[*b] { (a, b) } else { (b, a) };
            completed.before[first * n + second] = true;
        }
        Some(completed)
    }

    /// The order that is decided, if it is accepted; the events were sorted by it.
    fn accepted(&self, decided: &Decided, accept: &mut dyn FnMut(&Order<'_>) -> bool) -> Option<Vec<usize>> {
        let order =
            Order { graph: self.graph, all: self.all, events: &self.memory.events, before: &decided.before };
        accept(&order).then(|| self.listed())
    }

    /// Decides what is left, one pair after the other.
    fn decide(
        &mut self,
        mut decided: Decided,
        accept: &mut dyn FnMut(&Order<'_>) -> bool,
    ) -> Option<Vec<usize>> {
        let n = self.all.len();
        let undecided = |(a, b): &&(usize, usize)| !decided.before[a * n + b] && !decided.before[b * n + a];
        let Some((a, b)) = self.pairs.iter().find(undecided).copied() else {
            return self.accepted(&decided, accept);
        };
        let (a, b) = if self.hint[a] < self.hint[b] { (a, b) } else { (b, a) };
        let mut guess = decided.clone();
        guess.before[a * n + b] = true;
        if self.saturate(&mut guess)
            && let Some(order) = self.decide(guess, accept)
        {
            return Some(order);
        }
        decided.before[b * n + a] = true;
        if self.saturate(&mut decided) { self.decide(decided, accept) } else { None }
    }

    /// The sections in the order of their first events.
    fn listed(&self) -> Vec<usize> {
        let begun = self.memory.events.iter().map(|event| self.memory.begins[event.index()]);
        begun.filter(|section| *section != NO_SECTION).map(|section| section as usize).collect()
    }

    /// Adds the pairs that any order must have in which the first of some events does not happen before the second; false if there
    /// is none.
    pub fn avoid(&mut self, wished: &mut Vec<(usize, usize)>, unordered: &[(EventId, EventId)]) -> bool {
        let n = self.all.len();
        loop {
            let mut decided = Decided { before: vec![false; n * n] };
            wished.iter().for_each(|(first, second)| decided.before[first * n + second] = true);
            if !self.sort(&decided, true) {
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
            let before = wished.len();
            for (first, second) in unordered {
                for (a, b) in &self.pairs {
                    for (ended, begun) in [(*a, *b), (*b, *a)] {
                        let would_order =
                            happens(*first, self.all[ended].end) && happens(self.all[begun].begin, *second);
                        if would_order && !decided.before[begun * n + ended] {
                            decided.before[begun * n + ended] = true;
                            wished.push((begun, ended));
                        }
                    }
                }
            }
            if wished.len() == before {
                return true;
            }
        }
    }

    /// Decides what follows from what is decided; false on a contradiction.
    fn saturate(&mut self, decided: &mut Decided) -> bool {
        self.known = None;
        let mut known_pairs = 0;
        loop {
            if !self.sort(decided, self.rule == Rule::Coherent) {
                return false;
            }
            let mut changed = false;
            if self.coherence == Coherence::Inferred && matches!(self.rule, Rule::Sequential | Rule::Coherent)
            {
                let Some(known) = self.model.known_orders(self.graph, &|a, b| self.precedes(a, b)) else {
                    return false;
                };
                let count = known.count();
                changed |= self.rule == Rule::Sequential && count != known_pairs;
                known_pairs = count;
                self.known = Some(known);
            }
            match self.decide_by_rules(decided) {
                None => return false,
                Some(more) => changed |= more,
            }
            if !changed {
                return true;
            }
        }
    }

    /// Decides pairs one way of which is ruled out; whether there were some, or `None` on a contradiction.
    fn decide_by_rules(&self, decided: &mut Decided) -> Option<bool> {
        let n = self.all.len();
        let older = self.older();
        let mut changed = false;
        for (a, b) in &self.pairs {
            let (a, b) = (*a, *b);
            let (before, after) = (decided.before[a * n + b], decided.before[b * n + a]);
            let rules_out = |first: usize, second: usize| {
                self.reaches(self.all[second].begin, self.all[first].end) || older.between(second, first)
            };
            let (not_before, not_after) = (rules_out(a, b), rules_out(b, a));
            if (not_before && (not_after || before)) || (not_after && after) {
                return None;
            }
            if not_before && !after {
                decided.before[b * n + a] = true;
                changed = true;
            }
            if not_after && !before {
                decided.before[a * n + b] = true;
                changed = true;
            }
        }
        Some(changed)
    }

    /// Sorts the events so that each comes after its causes, and computes what causes it and, if that is wanted, what happens before
    /// it; false if there is a cycle.
    fn sort(&mut self, decided: &Decided, wants_happened: bool) -> bool {
        let size = self.graph.len() * self.threads;
        if wants_happened && self.memory.happened_at_first.is_empty() {
            self.fill_happened_at_first();
        }
        let memory = &mut *self.memory;
        memory.events.clear();
        memory.causes.clear();
        memory.causes.resize(size, 0);
        memory.happened.clear();
        memory.happened.resize(if wants_happened { size } else { 0 }, 0);
        memory.is_placed.clear();
        memory.is_placed.resize(self.graph.len(), false);
        memory.progress.clear();
        memory.progress.resize(self.threads, 0);
        loop {
            let before = self.memory.events.len();
            for thread in 0..self.threads {
                let events = self.graph.thread(ThreadId(thread as u16));
                while let Some(id) = events.get(self.memory.progress[thread]).copied()
                    && self.is_next(decided, id)
                {
                    self.place(decided, id, wants_happened);
                    self.memory.progress[thread] += 1;
                }
            }
            if self.memory.events.len() == before {
                return before == self.graph.len();
            }
        }
    }

    fn fill_happened_at_first(&mut self) {
        for id in self.graph.ids() {
            let counts = (0..self.threads)
                .map(|thread| self.model.happens_before_count(self.graph, id, ThreadId(thread as u16)));
            self.memory.happened_at_first.extend(counts);
        }
    }

    /// Whether everything that causes an event, besides the events before it in its thread, is placed.
    fn is_next(&self, decided: &Decided, id: EventId) -> bool {
        let is_placed = |other: EventId| other.is_init() || self.memory.is_placed[other.index()];
        let event = self.graph.event(id);
        let section = self.memory.begins[id.index()];
        let n = self.all.len();
        (event.class.kind() != Kind::Read || is_placed(event.rf))
            && (section == NO_SECTION
                || (0..n).all(|other| {
                    !decided.before[other * n + section as usize] || is_placed(self.all[other].end)
                }))
            && (self.rule != Rule::Sequential || self.all_older(id, is_placed))
    }

    /// Whether something holds of all accesses that are before a write in co or fr, as far as that is known and does not follow.
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

    fn place(&mut self, decided: &Decided, id: EventId, wants_happened: bool) {
        let (graph, threads, n) = (self.graph, self.threads, self.all.len());
        let event = graph.event(id);
        let mut earlier = std::mem::take(&mut self.memory.earlier);
        earlier.clear();
        let section = self.memory.begins[id.index()];
        if section != NO_SECTION {
            let ends = self.all.iter().enumerate().map(|(other, before)| (other, before.end));
            let ends = ends.filter(|(other, _)| decided.before[other * n + section as usize]);
            earlier.extend(ends.map(|(_, end)| end));
        }
        let memory = &mut *self.memory;
        let previous = graph.po_predecessor(id);
        if let Some(before) = previous {
            absorb(&mut memory.causes, threads, graph, before, id);
        }
        if event.class.kind() == Kind::Read && !event.rf.is_init() {
            absorb(&mut memory.causes, threads, graph, event.rf, id);
        }
        for before in &earlier {
            absorb(&mut memory.causes, threads, graph, *before, id);
        }
        if wants_happened {
            if let Some(before) = previous {
                absorb(&mut memory.happened, threads, graph, before, id);
            }
            for thread in 0..threads {
                let count = memory.happened_at_first[id.index() * threads + thread];
                if count > memory.happened[id.index() * threads + thread] {
                    let last = graph.thread(ThreadId(thread as u16))[count as usize - 1];
                    absorb(&mut memory.happened, threads, graph, last, id);
                }
            }
            for before in &earlier {
                absorb(&mut memory.happened, threads, graph, *before, id);
            }
        }
        self.memory.earlier = earlier;
        if self.rule == Rule::Sequential && event.class.kind() == Kind::Write {
            let mut causes = std::mem::take(&mut self.memory.causes);
            self.all_older(id, |older| {
                if !older.is_init() {
                    absorb(&mut causes, threads, graph, older, id);
                }
                true
            });
            self.memory.causes = causes;
        }
        self.memory.is_placed[id.index()] = true;
        self.memory.events.push(id);
    }

    fn is_cause(&self, first: EventId, second: EventId) -> bool {
        let event = self.graph.event(first);
        self.memory.causes[second.index() * self.threads + event.thread.index()] > event.index
    }

    /// Whether one event is another or causes it.
    fn reaches(&self, first: EventId, second: EventId) -> bool {
        first == second || self.is_cause(first, second)
    }

    /// The order over which coherence is required.
    fn precedes(&self, first: EventId, second: EventId) -> bool {
        let event = self.graph.event(first);
        let clocks = if self.rule == Rule::Sequential { &self.memory.causes } else { &self.memory.happened };
        first != second && clocks[second.index() * self.threads + event.thread.index()] > event.index
    }

    /// For each section and location, how old what is after its beginning is, and how new what is before its end.
    fn older(&self) -> Ages<'_, 'a> {
        let mut ages = Ages { search: self, before: Vec::new(), after: Vec::new() };
        // Under the sequential rule all is in the causes.
        if matches!(self.rule, Rule::Sequential | Rule::Causal) {
            return ages;
        }
        let accesses = || self.accesses.iter().copied();
        for section in self.all {
            let is_before = |id: &EventId| {
                *id == section.end
                    || match self.rule {
                        Rule::Direct => {
                            let event = self.graph.event(*id);
                            event.thread == section.thread
                                && event.index < self.graph.event(section.end).index
                        }
                        _ => self.precedes(*id, section.end),
                    }
            };
            let is_after = |id: &EventId| match self.rule {
                Rule::Direct => {
                    let event = self.graph.event(*id);
                    event.thread == section.thread && event.index > self.graph.event(section.begin).index
                }
                _ => self.precedes(section.begin, *id),
            };
            ages.before.push(self.extremes(accesses().filter(is_before), true));
            ages.after.push(self.extremes(accesses().filter(is_after), false));
        }
        ages
    }

    /// By location the newest, or oldest, of some accesses; all of them where coherence orders are inferred.
    fn extremes(&self, accesses: impl Iterator<Item = EventId>, newest: bool) -> Vec<(LocId, EventId)> {
        let mut found: Vec<(LocId, EventId)> = Vec::new();
        for id in accesses {
            let loc = self.graph.event(id).loc;
            let same = found.iter_mut().find(|(other, _)| *other == loc);
            match same {
                Some((_, best)) if self.coherence == Coherence::Stored => {
                    if (age(self.graph, id) > age(self.graph, *best)) == newest {
                        *best = id;
                    }
                }
                _ => found.push((loc, id)),
            }
        }
        found
    }

    /// Whether one access of a location comes before another in (rf | co | fr)+.
    fn is_older(&self, first: EventId, second: EventId) -> bool {
        if self.coherence == Coherence::Stored {
            return age(self.graph, first) < age(self.graph, second);
        }
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

/// What is before the ends and after the beginnings of sections.
struct Ages<'s, 'a> {
    search: &'s Search<'a>,
    before: Vec<Vec<(LocId, EventId)>>,
    after: Vec<Vec<(LocId, EventId)>>,
}

impl Ages<'_, '_> {
    /// Whether something after the beginning of one section is older than something before the end of another.
    fn between(&self, begun: usize, ended: usize) -> bool {
        let (Some(after), Some(before)) = (self.after.get(begun), self.before.get(ended)) else {
            return false;
        };
        after.iter().any(|(loc, first)| {
            let at_location = before.iter().filter(|(other, _)| other == loc);
            at_location
                .into_iter()
                .any(|(_, second)| first != second && self.search.is_older(*first, *second))
        })
    }
}

/// The place of an access in the order (rf | co | fr)+ of its location.
fn age(graph: &Graph, id: EventId) -> usize {
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
