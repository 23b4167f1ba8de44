//! Decides in which order sections come, as far as rules tell, and guesses the rest.

use super::{Rule, Section};
use crate::explorer::Coherence;
use selvedge_graph::{EventId, Graph, Kind, LocId, ThreadId};
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
    /// For pairs of shared sections: the first has ended before, and causes, the second.
    causes: &'a dyn Fn(EventId, EventId) -> bool,
}

impl Order<'_> {
    /// Whether one section comes before another.
    pub fn has(&self, first: usize, second: usize) -> bool {
        self.before[first * self.all.len() + second]
    }

    /// Whether the end of a shared section causes the beginning of another one of the same lock.
    pub fn shared_causes(&self, first: usize, second: usize) -> bool {
        let (first, second) = (&self.all[first], &self.all[second]);
        !first.is_open && (self.causes)(first.end, second.begin)
    }
}

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
    /// By event: how many events of each thread cause it, orders of sections included.
    causes: Vec<u16>,
    /// By event: how many events of each thread happen before it, orders of sections included.
    happened: Vec<u16>,
    /// Events in an order that agrees with all of it.
    events: Vec<EventId>,
    /// By section: the sections that have the same first and last event are the same.
    begins: Vec<Option<usize>>,
    /// Working memory of the topological order.
    waiting_for: Vec<u32>,
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
        sorted.sort_by_key(|section| place(&all[*section]));
        let mut hint = vec![0; all.len()];
        sorted.iter().enumerate().for_each(|(at, section)| hint[*section] = at);
        let mut begins = vec![None; graph.len()];
        all.iter().enumerate().for_each(|(at, section)| begins[section.begin.index()] = Some(at));
        Search {
            rule,
            coherence,
            model,
            graph,
            all,
            pairs,
            hint,
            threads: graph.thread_count(),
            causes: Vec::new(),
            happened: Vec::new(),
            events: Vec::new(),
            begins,
            waiting_for: Vec::new(),
            known: None,
        }
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
        self.decide(decided, accept)
    }

    fn decide(
        &mut self,
        mut decided: Decided,
        accept: &mut dyn FnMut(&Order<'_>) -> bool,
    ) -> Option<Vec<usize>> {
        if !self.saturate(&mut decided) {
            return None;
        }
        let n = self.all.len();
        let undecided = |(a, b): &&(usize, usize)| !decided.before[a * n + b] && !decided.before[b * n + a];
        let Some((a, b)) = self.pairs.iter().find(undecided).copied() else {
            let causes = |first: EventId, second: EventId| self.is_cause(first, second);
            let order = Order {
                graph: self.graph,
                all: self.all,
                events: &self.events,
                before: &decided.before,
                causes: &causes,
            };
            return accept(&order).then(|| self.listed());
        };
        let (a, b) = if self.hint[a] < self.hint[b] { (a, b) } else { (b, a) };
        let mut guess = decided.clone();
        guess.before[a * n + b] = true;
        if let Some(order) = self.decide(guess, accept) {
            return Some(order);
        }
        decided.before[b * n + a] = true;
        self.decide(decided, accept)
    }

    /// The sections in the order of their first events.
    fn listed(&self) -> Vec<usize> {
        self.events.iter().filter_map(|event| self.begins[event.index()]).collect()
    }

    /// Adds the pairs that any order must have in which the first of some events does not happen before the second; false if there
    /// is none.
    pub fn avoid(&mut self, wished: &mut Vec<(usize, usize)>, unordered: &[(EventId, EventId)]) -> bool {
        let n = self.all.len();
        loop {
            let mut decided = Decided { before: vec![false; n * n] };
            wished.iter().for_each(|(first, second)| decided.before[first * n + second] = true);
            if !self.sort(&decided) {
                return false;
            }
            self.fill_clocks(&decided, true);
            let happens = |first: EventId, second: EventId| {
                let event = self.graph.event(first);
                let clocks = &self.happened[second.index() * self.threads..];
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
            if !self.sort(decided) {
                return false;
            }
            self.fill_clocks(decided, self.rule == Rule::Coherent);
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

    /// Sorts the events so that each comes after its causes; false if there is a cycle.
    fn sort(&mut self, decided: &Decided) -> bool {
        let graph = self.graph;
        let mut followers: Vec<Vec<EventId>> = vec![Vec::new(); graph.len()];
        self.waiting_for.clear();
        self.waiting_for.resize(graph.len(), 0);
        let waiting_for = &mut self.waiting_for;
        let mut edge = |from: EventId, to: EventId| {
            followers[from.index()].push(to);
            waiting_for[to.index()] += 1;
        };
        for id in graph.ids() {
            if let Some(before) = graph.po_predecessor(id) {
                edge(before, id);
            }
            let event = graph.event(id);
            if event.class.kind() == Kind::Read && !event.rf.is_init() {
                edge(event.rf, id);
            }
        }
        let n = self.all.len();
        for (a, b) in &self.pairs {
            for (first, second) in [(*a, *b), (*b, *a)] {
                if decided.before[first * n + second] {
                    edge(self.all[first].end, self.all[second].begin);
                }
            }
        }
        if self.rule == Rule::Sequential {
            for_each_order_edge(graph, self.coherence, self.known.as_ref(), &mut edge);
        }
        self.events.clear();
        self.events.extend(graph.ids().filter(|id| self.waiting_for[id.index()] == 0));
        let mut next = 0;
        while let Some(id) = self.events.get(next).copied() {
            next += 1;
            for follower in &followers[id.index()] {
                self.waiting_for[follower.index()] -= 1;
                if self.waiting_for[follower.index()] == 0 {
                    self.events.push(*follower);
                }
            }
        }
        self.events.len() == graph.len()
    }

    /// Computes what causes each event and, if that is wanted, what happens before it.
    fn fill_clocks(&mut self, decided: &Decided, wants_happened: bool) {
        let (graph, threads) = (self.graph, self.threads);
        let n = self.all.len();
        let size = graph.len() * threads;
        self.causes.clear();
        self.causes.resize(size, 0);
        self.happened.clear();
        self.happened.resize(size, 0);
        let mut more: Vec<EventId> = Vec::new();
        // The edges of coherence orders, by their targets.
        let mut into: Vec<Vec<EventId>> =
            vec![Vec::new(); if self.rule == Rule::Sequential { graph.len() } else { 0 }];
        if self.rule == Rule::Sequential {
            for_each_order_edge(graph, self.coherence, self.known.as_ref(), &mut |from, to| {
                into[to.index()].push(from);
            });
        }
        for at in 0..self.events.len() {
            let id = self.events[at];
            let event = graph.event(id);
            more.clear();
            if let Some(section) = self.begins[id.index()] {
                for (other, before) in self.all.iter().enumerate() {
                    let is_before = decided.before[other * n + section];
                    let shared = other != section
                        && before.lock == self.all[section].lock
                        && before.is_shared
                        && self.all[section].is_shared
                        && !before.is_open;
                    if is_before || shared && self.caused_by_thread(graph, id, before.end) {
                        more.push(before.end);
                    }
                }
            }
            if let Some(before) = graph.po_predecessor(id) {
                absorb(&mut self.causes, threads, graph, before, id);
            }
            if event.class.kind() == Kind::Read && !event.rf.is_init() {
                absorb(&mut self.causes, threads, graph, event.rf, id);
            }
            for before in more.iter().chain(into.get(id.index()).into_iter().flatten()) {
                absorb(&mut self.causes, threads, graph, *before, id);
            }
            if wants_happened {
                for thread in 0..threads {
                    let thread = ThreadId(thread as u16);
                    let count = self.model.happens_before_count(graph, id, thread);
                    if count > 0 {
                        absorb(
                            &mut self.happened,
                            threads,
                            graph,
                            graph.thread(thread)[count as usize - 1],
                            id,
                        );
                    }
                }
                for before in &more {
                    absorb(&mut self.happened, threads, graph, *before, id);
                }
                // A lock is an event of its own; what a model says happens before it need not tell of orders.
                if let Some(before) = graph.po_predecessor(id) {
                    absorb(&mut self.happened, threads, graph, before, id);
                }
            }
        }
    }

    /// Whether an event is among the causes of the thread's event before `id`.
    fn caused_by_thread(&self, graph: &Graph, id: EventId, cause: EventId) -> bool {
        graph.po_predecessor(id).is_some_and(|before| before == cause || self.is_cause(cause, before))
    }

    fn is_cause(&self, first: EventId, second: EventId) -> bool {
        let event = self.graph.event(first);
        self.causes[second.index() * self.threads + event.thread.index()] > event.index
    }

    /// Whether one event is another or causes it.
    fn reaches(&self, first: EventId, second: EventId) -> bool {
        first == second || self.is_cause(first, second)
    }

    /// The order over which coherence is required.
    fn precedes(&self, first: EventId, second: EventId) -> bool {
        let event = self.graph.event(first);
        let clocks = if self.rule == Rule::Sequential { &self.causes } else { &self.happened };
        first != second && clocks[second.index() * self.threads + event.thread.index()] > event.index
    }

    /// For each section and location, how old what is after its beginning is, and how new what is before its end.
    fn older(&self) -> Ages<'_, 'a> {
        let mut ages = Ages { search: self, before: Vec::new(), after: Vec::new() };
        // Under the sequential rule all is in the causes.
        if matches!(self.rule, Rule::Sequential | Rule::Causal) {
            return ages;
        }
        let accesses = || self.graph.ids().filter(|id| self.graph.event(*id).loc != LocId::NONE);
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

/// The edges of co and fr, as far as they are known and do not follow from others.
fn for_each_order_edge(
    graph: &Graph,
    coherence: Coherence,
    known: Option<&KnownOrders>,
    edge: &mut dyn FnMut(EventId, EventId),
) {
    for loc in (0..graph.location_count()).map(|loc| LocId(loc as u32)) {
        let writes = graph.writes(loc);
        if coherence == Coherence::Stored {
            writes.windows(2).for_each(|pair| edge(pair[0], pair[1]));
            for read in graph.reads(loc) {
                let position = graph.co_position(graph.event(*read).rf);
                if let Some(next) =
                    writes.get(position).filter(|next| graph.po_successor(*read) != Some(**next))
                {
                    edge(*read, *next);
                }
            }
            continue;
        }
        for later in writes {
            for earlier in writes {
                if known.is_some_and(|known| known.orders(graph, *earlier, *later)) {
                    edge(*earlier, *later);
                }
            }
            for read in graph.reads(loc) {
                let source = graph.event(*read).rf;
                let is_overwritten =
                    source.is_init() || known.is_some_and(|known| known.orders(graph, source, *later));
                if is_overwritten && graph.po_successor(*read) != Some(*later) {
                    edge(*read, *later);
                }
            }
        }
    }
}
