//! Coherence orders inferred rather than stored: a graph of po and rf is consistent if *some* total order of
//! the writes of each location satisfies all constraints together.
//!
//! 1. Saturation, per location: coherence over a view orders two writes whenever accesses of theirs are
//!    ordered by the view, and atomicity glues the write of a read-modify-write to its source. If nothing
//!    else mentions co, any completion of what saturation finds is consistent, so it decides.
//! 2. Otherwise a search over the undecided pairs of all locations together. Constraints are positive, so
//!    what a partial order violates every completion violates; an undecided pair is tried both ways,
//!    saturating after each.
//!
//! Compared with enumerating every order in `selvedge_oracle`'s fuzzer.

use crate::check::Violation;
use crate::compile::{Constraint, Guard, Model, ReportWay, Way};
use crate::dense::{Matrix, Snapshot};
use selvedge_graph::{EventId, Graph, Kind, LocId, ThreadId};

/// What is known of the coherence order of one location. Writes are numbered as in `Graph::writes`.
#[derive(Clone, Debug)]
struct Known {
    loc: LocId,
    /// `before` relates writes that must be in this order; closed under transitivity.
    before: Matrix,
    count: usize,
    /// For each write of a read-modify-write: the number of its source, or `None` for the initial write.
    glued: Vec<(usize, Option<usize>)>,
}

/// What is known of the coherence orders of a graph, as pairs that every consistent order has.
#[derive(Clone, Debug)]
pub struct KnownOrders(Vec<Known>);

impl KnownOrders {
    /// Whether one write must come before another one of the same location.
    pub fn orders(&self, graph: &Graph, first: EventId, second: EventId) -> bool {
        if first == second || second.is_init() {
            return false;
        }
        if first.is_init() {
            return true;
        }
        let loc = graph.event(second).loc;
        let known = &self.0[loc.index()];
        known.before.get(number(graph, loc, first), number(graph, loc, second))
    }

    /// How many pairs are known.
    pub fn count(&self) -> usize {
        self.0.iter().map(|known| known.before.pairs().count()).sum()
    }
}

impl Model {
    /// What coherence and atomicity tell of the coherence orders of a graph, if accesses of a location must
    /// also agree with `precedes`; `None` if they contradict each other.
    pub fn known_orders(
        &self,
        graph: &Graph,
        precedes: &dyn Fn(EventId, EventId) -> bool,
    ) -> Option<KnownOrders> {
        let mut all = Vec::new();
        for loc in (0..graph.location_count()).map(|loc| LocId(loc as u32)) {
            let mut known = self.forced_by_views(graph, loc)?;
            for access in graph.writes(loc).iter().chain(graph.reads(loc)) {
                order_by(graph, &mut known, *access, precedes)?;
            }
            all.push(saturate(&mut known).then_some(known)?);
        }
        Some(KnownOrders(all))
    }

    /// Whether some coherence order makes the graph consistent. `complete` adds the constraints that are
    /// judged on complete executions only.
    pub fn consistent_for_some_order(&self, graph: &Graph, complete: bool) -> bool {
        let mut found = false;
        self.for_each_order(graph, complete, &[], &mut |_| {
            found = true;
            false
        });
        found
    }

    /// Some consistent coherence order: the writes of each location, oldest first.
    pub fn some_order(&self, graph: &Graph) -> Option<Vec<Vec<EventId>>> {
        let mut result = None;
        self.for_each_order(graph, true, &[], &mut |known| {
            result = Some(known.iter().map(|known| linear(known, graph)).collect());
            false
        });
        result
    }

    /// Every combination of last writes that the locations can have, over all consistent orders. A location
    /// that was not written ends with its initial write.
    pub fn possible_last_writes(&self, graph: &Graph, locations: &[LocId]) -> Vec<Vec<EventId>> {
        let mut combinations = vec![Vec::new()];
        for loc in locations {
            let writes = graph.writes(*loc);
            let choices = if writes.is_empty() { vec![EventId::init(*loc)] } else { writes.to_vec() };
            combinations = combinations
                .iter()
                .flat_map(|prefix: &Vec<EventId>| {
                    choices.iter().map(move |last| [prefix.as_slice(), &[*last]].concat())
                })
                .filter(|lasts| {
                    let mut possible = false;
                    self.for_each_order(graph, true, lasts, &mut |_| {
                        possible = true;
                        false
                    });
                    possible
                })
                .collect();
        }
        combinations
    }

    /// What the model reports of a complete execution under some consistent order, beyond
    /// [`Model::violations_after`].
    pub fn violations_for_some_order(&self, graph: &Graph) -> Vec<Violation> {
        let mut found: Vec<Violation> = Vec::new();
        self.for_each_total_order(graph, &mut |snapshot| {
            for violation in
                self.violations_in(snapshot, |report| matches!(report.way, ReportWay::Complete(_)))
            {
                if !found.iter().any(|known| known.name == violation.name) {
                    found.push(violation);
                }
            }
        });
        found
    }

    /// Calls `visit` for consistent orders until it returns false; a visited order may be partial if every
    /// completion of it is consistent. `lasts` lists writes that must be last in their locations.
    fn for_each_order(
        &self,
        graph: &Graph,
        complete: bool,
        lasts: &[EventId],
        visit: &mut dyn FnMut(&[Known]) -> bool,
    ) {
        let Some(known) = self.saturated(graph, lasts) else { return };
        let hard = self.hard_constraints(graph, complete);
        let mut search = OrderSearch { model: self, graph, hard: &hard, total: false, visit };
        search.go_on(known);
    }

    fn for_each_total_order(&self, graph: &Graph, each: &mut dyn FnMut(&Snapshot<'_>)) {
        let Some(known) = self.saturated(graph, &[]) else { return };
        let hard = self.hard_constraints(graph, true);
        let mut visit = |known: &[Known]| {
            each(&snapshot(graph, known));
            true
        };
        OrderSearch { model: self, graph, hard: &hard, total: true, visit: &mut visit }.go_on(known);
    }

    /// The constraints on co that saturation does not decide and that this graph does not satisfy trivially.
    fn hard_constraints(&self, graph: &Graph, complete: bool) -> Vec<&Constraint> {
        self.constraints
            .iter()
            .filter(|constraint| {
                let needed = match &constraint.way {
                    Way::ByConstruction => false,
                    Way::Coherence(_) | Way::Atomicity => constraint.unless.is_some(),
                    Way::Search(search) => search.may_fail(graph),
                    Way::Matrix => true,
                    Way::Complete => complete,
                };
                let excused = matches!(constraint.unless, Some(Guard::NoEventOf(classes)) if graph.classes().bits() & classes == 0);
                needed && !excused
            })
            .collect()
    }

    /// What coherence and atomicity force; `None` if they contradict each other.
    fn saturated(&self, graph: &Graph, lasts: &[EventId]) -> Option<Vec<Known>> {
        (0..graph.location_count())
            .map(|loc| {
                let loc = LocId(loc as u32);
                let mut known = self.forced_by_views(graph, loc)?;
                for last in lasts.iter().filter(|last| !last.is_init() && graph.event(**last).loc == loc) {
                    let last = number(graph, loc, *last);
                    (0..known.count)
                        .filter(|write| *write != last)
                        .for_each(|write| known.before.set(write, last));
                }
                saturate(&mut known).then_some(known)
            })
            .collect()
    }

    fn forced_by_views(&self, graph: &Graph, loc: LocId) -> Option<Known> {
        let count = graph.writes(loc).len();
        let mut known = Known { loc, before: Matrix::new(count), count, glued: Vec::new() };
        for constraint in self.constraints.iter().filter(|constraint| constraint.unless.is_none()) {
            match constraint.way {
                Way::Coherence(view) => {
                    let view = &self.views[view];
                    for access in graph.writes(loc).iter().chain(graph.reads(loc)) {
                        order_by(graph, &mut known, *access, &|a, b| view.contains(graph, a, b))?;
                    }
                }
                Way::Atomicity if known.glued.is_empty() => known.glued = glued(graph, loc)?,
                _ => {}
            }
        }
        Some(known)
    }
}

/// The write whose place in co an access speaks of.
fn source(graph: &Graph, access: EventId) -> EventId {
    let event = graph.event(access);
    if event.class.kind() == Kind::Read { event.rf } else { access }
}

fn number(graph: &Graph, loc: LocId, write: EventId) -> usize {
    graph.writes(loc).iter().position(|other| *other == write).expect("a write is listed at its location")
}

/// Orders what precedes `access` before what it accesses. `None` is a contradiction.
fn order_by(
    graph: &Graph,
    known: &mut Known,
    access: EventId,
    precedes: &dyn Fn(EventId, EventId) -> bool,
) -> Option<()> {
    let to = source(graph, access);
    for thread in 0..graph.thread_count() {
        let mut earlier = graph.last_access(known.loc, ThreadId(thread as u16));
        while earlier != EventId::NONE {
            let event = graph.event(earlier);
            if precedes(earlier, access) {
                let from = source(graph, earlier);
                if from == to {
                    // Reading a write before it is made.
                    if to == access && earlier != access {
                        return None;
                    }
                } else if to.is_init() {
                    return None;
                } else if !from.is_init() {
                    let (from, to) = (number(graph, known.loc, from), number(graph, known.loc, to));
                    known.before.set(from, to);
                }
            }
            earlier = event.previous_at_location;
        }
    }
    Some(())
}

/// The writes of read-modify-writes with their sources. `None` if two have the same one.
fn glued(graph: &Graph, loc: LocId) -> Option<Vec<(usize, Option<usize>)>> {
    let mut glued: Vec<(usize, Option<usize>)> = Vec::new();
    for (at, write) in graph.writes(loc).iter().enumerate() {
        if graph.class(*write).is_rmw() {
            let read =
                graph.po_predecessor(*write).expect("the write of a read-modify-write follows its read");
            let rf = graph.event(read).rf;
            let source = (!rf.is_init()).then(|| number(graph, loc, rf));
            if glued.iter().any(|(_, other)| *other == source) {
                return None;
            }
            glued.push((at, source));
        }
    }
    Some(glued)
}

/// Closes what is known under transitivity and atomicity; false on a contradiction.
fn saturate(known: &mut Known) -> bool {
    loop {
        selvedge_stop::look();
        known.before = std::mem::replace(&mut known.before, Matrix::new(0)).closure();
        if !known.before.is_irreflexive() {
            return false;
        }
        let mut grew = false;
        let mut order = |before: &mut Matrix, a: usize, b: usize| {
            if a != b && !before.get(a, b) {
                before.set(a, b);
                grew = true;
            }
        };
        for (write, source) in &known.glued {
            for other in (0..known.count).filter(|other| other != write) {
                match source {
                    None => order(&mut known.before, *write, other),
                    Some(source) if other == *source => order(&mut known.before, other, *write),
                    Some(source) => {
                        if known.before.get(other, *write) {
                            order(&mut known.before, other, *source);
                        }
                        if known.before.get(*source, other) {
                            order(&mut known.before, *write, other);
                        }
                    }
                }
            }
        }
        if !grew {
            return true;
        }
    }
}

/// A completion of what is known: repeatedly the first write that nothing left must precede, following glue.
fn linear(known: &Known, graph: &Graph) -> Vec<EventId> {
    let mut placed = vec![false; known.count];
    let mut order = Vec::new();
    while order.len() < known.count {
        let follower =
            order.last().and_then(|last| known.glued.iter().find(|(_, source)| *source == Some(*last)));
        let next = match follower {
            Some((write, _)) => *write,
            None => (0..known.count)
                .find(|write| {
                    !placed[*write]
                        && (0..known.count).all(|other| placed[other] || !known.before.get(other, *write))
                })
                .expect("a saturated order has no cycle"),
        };
        placed[next] = true;
        order.push(next);
    }
    order.into_iter().map(|write| graph.writes(known.loc)[write]).collect()
}

fn snapshot<'a>(graph: &'a Graph, known: &[Known]) -> Snapshot<'a> {
    let mut co = Matrix::new(graph.len() + graph.location_count());
    for known in known {
        let writes = graph.writes(known.loc);
        writes.iter().for_each(|write| co.set(graph.len() + known.loc.index(), write.index()));
        known.before.pairs().for_each(|(a, b)| co.set(writes[a].index(), writes[b].index()));
    }
    Snapshot::with_co(graph, co)
}

struct OrderSearch<'a> {
    model: &'a Model,
    graph: &'a Graph,
    hard: &'a [&'a Constraint],
    /// Whether only total orders are visited.
    total: bool,
    visit: &'a mut dyn FnMut(&[Known]) -> bool,
}

impl OrderSearch<'_> {
    /// Visits the consistent completions; false to stop.
    fn go_on(&mut self, known: Vec<Known>) -> bool {
        selvedge_stop::look();
        let undecided = undecided_pair(&known);
        if !self.hard.is_empty() {
            let snapshot = snapshot(self.graph, &known);
            let violated = self.hard.iter().any(|constraint| {
                let judged = undecided.is_none() || !matches!(constraint.way, Way::Complete);
                judged && !self.model.holds_by_definition(constraint, &snapshot)
            });
            if violated {
                return true;
            }
        }
        let Some((location, a, b)) = undecided else { return (self.visit)(&known) };
        if self.hard.is_empty() && !self.total {
            return (self.visit)(&known);
        }
        [(a, b), (b, a)].into_iter().all(|(first, second)| {
            let mut decided = known.clone();
            decided[location].before.set(first, second);
            !saturate(&mut decided[location]) || self.go_on(decided)
        })
    }
}

fn undecided_pair(known: &[Known]) -> Option<(usize, usize, usize)> {
    known.iter().enumerate().find_map(|(location, known)| {
        let pairs = (0..known.count).flat_map(|a| (a + 1..known.count).map(move |b| (a, b)));
        let mut undecided = pairs.filter(|(a, b)| !known.before.get(*a, *b) && !known.before.get(*b, *a));
        undecided.next().map(|(a, b)| (location, a, b))
    })
}
