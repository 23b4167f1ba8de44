//! Models that use dependencies: what the exploration must know of them.
//!
//! Such a model may allow cycles of po and rf, so po is no causal order. In its place are dependencies, and
//! what the model itself puts in order whatever is read: those parts of the relation that it forbids to have
//! cycles, dependencies among it, that are fixed when an event is added, such as `po ; [F]`. If the model
//! also orders a write before the reads of its thread that read something newer from another thread (a
//! *detour*), that is causal too.

use crate::ast::TestKind;
use crate::automaton::{Automaton, is_detour};
use crate::compile::{Constraint, Model, Way};
use crate::dense::Snapshot;
use crate::prove;
use crate::search::reached;
use crate::terms::{Base, Term, TermId, Terms};
use crate::text::Text;
use selvedge_graph::{Dependencies, EventId, Graph, LocId, Order, ThreadId, Tie};
use selvedge_source::{Error, Span};
use smallvec::smallvec;
use std::collections::HashMap;
use std::sync::Arc;

/// What is causal in a model that uses dependencies, besides these and rf.
#[derive(Clone, Debug)]
pub(crate) struct Causality {
    /// The relation that has no cycles and contains dependencies.
    body: TermId,
    /// What is fixed of it when an event is added.
    fixed: TermId,
    /// The inverse of that, if it is regular.
    back: Option<Box<Automaton>>,
    /// Whether detours are among what has no cycles.
    detours: bool,
}

impl Causality {
    /// Of a model. One that does not forbid all cycles of dependencies and rf by one constraint is refused:
    /// values could come out of thin air.
    pub fn of(model: &mut Model, text: &Text) -> Result<Causality, Error> {
        let mut cycles: Vec<(String, Graph)> = Vec::new();
        for (first, one) in KINDS {
            for (second, other) in KINDS {
                cycles.push((
                    format!("`{first}` in one thread, `{second}` in the other"),
                    load_buffering(one, other),
                ));
            }
        }
        cycles.push(("`rmw` in one thread, `data` in the others".into(), load_buffering_by_rmw()));
        let bodies: Vec<TermId> = acyclic(model).map(|constraint| constraint.test.body).collect();
        let allowed = |body: &TermId| {
            let is_acyclic = |graph: &Graph| Snapshot::new(graph).evaluate(&model.terms, *body).is_acyclic();
            cycles
                .iter()
                .filter(|(_, graph)| is_acyclic(graph))
                .map(|(name, _)| name.as_str())
                .collect::<Vec<_>>()
        };
        let best =
            bodies.into_iter().map(|body| (allowed(&body), body)).min_by_key(|(allowed, _)| allowed.len());
        let body = match best {
            Some((allowed, body)) if allowed.is_empty() => body,
            best => {
                let example = best.map_or("", |(allowed, _)| allowed[0]);
                let example = if example.is_empty() { "`data` in both threads" } else { example };
                let message = format!(
                    "the model uses dependencies, but no `acyclic` constraint forbids all cycles of them and rf, in which values come \
                     out of thin air ({example}): one must contain `rfe` and `[R] ; (addr | data | ctrl | rmw) ; [W]`"
                );
                return Err(text.files.error(Span::new(0, 0), message));
            }
        };
        let (graph, write, read) = detour();
        let snapshot = Snapshot::new(&graph);
        let closure = snapshot.evaluate(&model.terms, body).closure();
        let detours = closure.get(snapshot.number(write), snapshot.number(read));
        // Only of that constraint: what is in different ones may make cycles together.
        let fixed = fixed_part(&mut model.terms, body);
        let fixed = if is_within_threads(&model.terms, fixed) { fixed } else { model.terms.empty() };
        let back = model.terms.inverse(fixed);
        let back = Automaton::of(&model.terms, back).ok().map(Box::new);
        let causality = Causality { body, fixed, back, detours };
        causality.spare_checks(model);
        Ok(causality)
    }

    /// Explored graphs have no cycle of what is causal, so that constraints need not be checked that forbid
    /// nothing else.
    fn spare_checks(&self, model: &mut Model) {
        let bases =
            [Base::Rf, Base::Addr, Base::Data, Base::Ctrl, Base::Rmw].map(|base| model.terms.base(base));
        let causes = model.terms.union(bases.into_iter().chain([self.fixed]));
        let causes = model.terms.plus(causes);
        let spared: Vec<usize> = (0..model.constraints.len())
            .filter(|number| acyclic(model).any(|other| std::ptr::eq(other, &model.constraints[*number])))
            .filter(|number| self.is_causal(&model.terms, model.constraints[*number].test.body, causes))
            .collect();
        for number in &spared {
            model.constraints[*number].way = Way::ByConstruction;
            model.constraints[*number].because = None;
        }
        model.other_checks.retain(|number| !spared.contains(number));
    }

    /// Whether a relation consists of causes and detours.
    fn is_causal(&self, terms: &Terms, relation: TermId, causes: TermId) -> bool {
        let parts = match terms.get(relation) {
            Term::Union(parts) => parts.clone(),
            _ => smallvec![relation],
        };
        let cannot_begin =
            |part: TermId| Automaton::of(terms, part).is_ok_and(|automaton| automaton.first_classes() == 0);
        let is_detour =
            |part: &TermId| matches!(terms.get(*part), Term::Intersection(both) if is_detour(terms, both));
        let mut parts = parts.into_iter().filter(|part| !(self.detours && is_detour(part)));
        parts.all(|part| {
            // What is fixed is a cause by definition; the rest has to be proved.
            (relation == self.body && terms.properties(part).fixed && !terms.is_empty_relation(self.fixed))
                || matches!(terms.get(part), Term::Base(Base::Rf | Base::Rfe | Base::Rfi))
                || cannot_begin(part)
                || prove::is_included(terms, part, causes)
        })
    }
}

impl Model {
    /// Whether the model uses `addr`, `data` or `ctrl`, so that dependencies must be tracked.
    pub fn uses_dependencies(&self) -> bool {
        self.causality.is_some()
    }

    /// Whether a write is a cause of the later reads of its thread that read from another thread.
    pub fn orders_detours(&self) -> bool {
        self.causality.as_ref().is_some_and(|causality| causality.detours)
    }

    /// The events of a thread that the model puts before its last one whatever is read, by their numbers. The
    /// graph is that of the thread alone.
    pub fn causes_within_thread(&self, thread: &Graph) -> Vec<u16> {
        let Some(causality) = &self.causality else { return Vec::new() };
        let last = thread.len() - 1;
        if let Some(back) = &causality.back {
            let causes = reached(back, thread, EventId::new(last)).into_iter();
            return causes.map(|id| thread.event(id).index).collect();
        }
        let relation = Snapshot::new(thread).evaluate(&self.terms, causality.fixed);
        (0..last).filter(|event| relation.get(*event, last)).map(|event| event as u16).collect()
    }
}

/// The constraints that forbid cycles, always.
fn acyclic(model: &Model) -> impl Iterator<Item = &Constraint> {
    model.constraints.iter().filter(|constraint| {
        let test = &constraint.test;
        test.kind == TestKind::Acyclic
            && !test.negated
            && constraint.unless.is_none()
            && !constraint.implied
            && model.terms.properties(test.body).positive
    })
}

/// What is left of relations if everything that is not fixed when an event is added is taken as empty.
fn fixed_part(terms: &mut Terms, term: TermId) -> TermId {
    let mut parts: HashMap<TermId, TermId> = HashMap::new();
    for id in terms.below(term) {
        let part = |id: &TermId| parts[id];
        let fixed = match terms.get(id).clone() {
            _ if terms.properties(id).fixed => id,
            Term::Union(members) => terms.union(members.iter().map(part)),
            Term::Sequence(members) => terms.sequence(members.iter().map(part)),
            Term::Intersection(members) => {
                let members: Vec<TermId> = members.iter().map(part).collect();
                let is_empty = members.iter().any(|member| terms.is_empty_relation(*member));
                if is_empty { terms.empty() } else { terms.intersection(members) }
            }
            Term::Plus(inner) => terms.plus(part(&inner)),
            Term::Star(inner) => terms.star(part(&inner)),
            Term::Optional(inner) => terms.optional(part(&inner)),
            _ => terms.empty(),
        };
        parts.insert(id, fixed);
    }
    parts[&term]
}

/// Whether a relation is made of what joins earlier events of a thread to later ones.
fn is_within_threads(terms: &Terms, relation: TermId) -> bool {
    let po = terms.below(relation).into_iter().all(|id| match terms.get(id) {
        Term::Base(base) => {
            base.is_dependency() || matches!(base, Base::Po | Base::PoImm | Base::PoLoc | Base::Rmw)
        }
        Term::Inverse(_) => false,
        _ => true,
    });
    po && !terms.is_empty_relation(relation)
}

const FITS: &str = "invariant `probe`: a few events are within the limits of a graph";

/// One kind of dependency.
type Kind = fn(&mut Dependencies) -> &mut Vec<u16>;

const KINDS: [(&str, Kind); 3] =
    [("data", |all| &mut all.data), ("addr", |all| &mut all.addr), ("ctrl", |all| &mut all.ctrl)];

/// `a = x; y = a || b = y; x = b` in which each reads what the other has written, with a kind of dependency
/// in each thread.
fn load_buffering(first: Kind, second: Kind) -> Graph {
    let mut graph = Graph::new(2, 1).expect(FITS);
    graph.make_sparse();
    for (thread, reads, writes, source, kind) in [(0, 0, 1, 3, first), (1, 1, 0, 1, second)] {
        let source = EventId::new(source);
        graph.push_read(ThreadId(thread), Order::Relaxed, LocId(reads), source, 1, false).expect(FITS);
        let write =
            graph.push_write(ThreadId(thread), Order::Relaxed, LocId(writes), 1, false, 1).expect(FITS);
        let mut dependencies = Dependencies::default();
        kind(&mut dependencies).push(0);
        graph.set_tie(write, Tie { dependencies: Arc::new(dependencies), causes: Arc::default() });
    }
    graph
}

/// `a = x; y = a || b = exchange(x, 1) || c = y; x = c + 1` in which a and c are 1 and b is 2: the exchange
/// reads what depends on what it writes.
fn load_buffering_by_rmw() -> Graph {
    let mut graph = Graph::new(3, 1).expect(FITS);
    graph.make_sparse();
    let (x, y) = (LocId(0), LocId(1));
    let depend = |graph: &mut Graph, write| {
        let dependencies = Dependencies { data: vec![0], ..Dependencies::default() };
        graph.set_tie(write, Tie { dependencies: Arc::new(dependencies), causes: Arc::default() });
    };
    graph.push_read(ThreadId(0), Order::Relaxed, x, EventId::new(3), 1, false).expect(FITS);
    let first = graph.push_write(ThreadId(0), Order::Relaxed, y, 1, false, 1).expect(FITS);
    depend(&mut graph, first);
    graph.push_read(ThreadId(1), Order::Relaxed, x, EventId::new(5), 2, true).expect(FITS);
    graph.push_write(ThreadId(1), Order::Relaxed, x, 1, true, 1).expect(FITS);
    graph.push_read(ThreadId(2), Order::Relaxed, y, first, 1, false).expect(FITS);
    let last = graph.push_write(ThreadId(2), Order::Relaxed, x, 2, false, 1).expect(FITS);
    depend(&mut graph, last);
    graph
}

/// `x = 1; a = x || x = 2` in which the read reads 2, with the first write and the read.
fn detour() -> (Graph, EventId, EventId) {
    let mut graph = Graph::new(2, 1).expect(FITS);
    let x = LocId(0);
    let first = graph.push_write(ThreadId(0), Order::Relaxed, x, 1, false, 1).expect(FITS);
    let second = graph.push_write(ThreadId(1), Order::Relaxed, x, 2, false, 2).expect(FITS);
    let read = graph.push_read(ThreadId(0), Order::Relaxed, x, second, 2, false).expect(FITS);
    (graph, first, read)
}
