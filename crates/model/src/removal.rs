//! Whether a model *shrinks when a read is removed*: whoever takes an atomic read or a fence out of a graph,
//! and changes nothing else, takes edges away and adds none. What is consistent stays so, and what is an
//! error without the event stays one.
//!
//! Leaving out rounds of a loop that waits rests on it: an execution in which a thread has gone round in vain
//! has a smaller one without that round, and the smaller one stands for both. In `po \ (po ; [R] ; po)` a
//! read keeps two events apart; without the read they are joined, and the smaller execution may be forbidden
//! although the larger one is allowed. Removed are atomic reads that belong to no read-modify-write, and
//! fences. (That a read-modify-write may be left out which writes what it has read is argued where that is
//! done.)
//!
//! Let `r` be a relation of the graph, and `r'` the same of the graph without the event. Two facts are found
//! bottom-up:
//!
//! ```text
//! kept      r' is r between the events that are left: it is decided by two events, whatever else is there
//! shrinks   r' is contained in r; whatever is kept shrinks
//! ```
//!
//! All that a graph gives is kept, as rf, co and fr of other events do not change, but for `po-imm`:
//! neighbours of what is removed become neighbours. Tests are kept. Union, intersection and inverse keep both
//! facts. A path, a closure, a domain or a range may have led over the event, so what is made of kept
//! relations shrinks, and is kept only where a path has no inner event: a relation between tests. `a \ b`
//! shrinks if `a` does and `b` is kept: were `b` to lose a pair, the difference would gain it. A least
//! fixpoint shrinks if its bodies do when its variables do, by induction over its approximations.
//!
//! Inside a closure `po-imm` may be read as po, if it is one of the alternatives: `(po-imm | a)+` is `(po |
//! a)+`, as po consists of such steps; with it, `b ; po-imm` is `b ; po`. So it may in `acyclic`, which is
//! about the closure.
//!
//! Then, for the statements:
//!
//! * `acyclic`, `irreflexive`, `empty` of what shrinks hold again. Negated, they need not: what they ask for
//!   may be gone.
//! * `unless` must hold again where it has excused: so it is one of the same three, not negated, of what
//!   shrinks.
//! * `error L unless L <= B`: a pair in L and not in B must be found again. L is kept, B shrinks. A pair with
//!   the event itself, or with an initial write that is there because the event accesses its location, is
//!   reported where the event is the last of its thread that is added: such graphs are explored too.
//! * `flag`s are judged on complete executions only. `~empty L` is like an error, but a pair with the event
//!   would be lost; so there must be no such pair, and that is not looked for: a flag costs the property.
//! * The view called `hb` shrinks: by it it is judged what a thread knows of objects.
//!
//! A second question is answered alike: whether an atomic read may be *weakened*, as when a thread reads with
//! a relaxed load what it could read with an acquiring one too. Nothing is removed, so paths are kept; but
//! a test is kept only if it holds of both reads or of neither, and shrinks if it does not hold of the weaker
//! one alone.
//!
//! Compared with the definition on random models and graphs in `fuzz/src/models.rs`.

use crate::ast::TestKind;
use crate::resolve::{HAPPENS_BEFORE, Resolved, Test};
use crate::terms::{Base, Parts, Term, TermId, Terms};
use selvedge_graph::{Class, Kind, Order};
use serde::{Deserialize, Serialize};

/// What becomes of an event.
#[derive(Clone, Copy)]
enum Change {
    /// It is taken out.
    Removed,
    /// It gets another class, as sets of one class.
    Weakened { from: u64, to: u64 },
}

/// Which atomic reads may be weakened: for each order, as a set of bits, the orders that it may become.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Weakenings([u8; Order::ALL.len()]);

impl Weakenings {
    /// Finds out for each pair of orders that C11 calls a weaker and a stronger one.
    pub(crate) fn of(terms: &Terms, statements: &[Resolved]) -> Weakenings {
        let class = |order| Class::new(Kind::Read, order, false).bit();
        let mut all = Weakenings::default();
        for order in [Order::Relaxed, Order::Acquire, Order::SeqCst] {
            all.0[order as usize] |= 1 << order as u8;
        }
        let pairs = [
            (Order::Acquire, Order::Relaxed),
            (Order::SeqCst, Order::Acquire),
            (Order::SeqCst, Order::Relaxed),
        ];
        for (from, to) in pairs {
            let change = Change::Weakened { from: class(from), to: class(to) };
            if first_obstacle(terms, statements, change).is_none() {
                all.0[from as usize] |= 1 << to as u8;
            }
        }
        all
    }

    /// Whether a graph in which an atomic read of order `from` has the order `to` has no edge more, and shows
    /// the same errors.
    pub fn allow(&self, from: Order, to: Order) -> bool {
        self.0[from as usize] >> to as u8 & 1 != 0
    }
}

/// What is known of a relation when an event is removed or weakened.
#[derive(Clone, Copy)]
struct Fate {
    kept: bool,
    shrinks: bool,
}

const KEPT: Fate = Fate { kept: true, shrinks: true };
const SHRINKS: Fate = Fate { kept: false, shrinks: true };
const UNKNOWN: Fate = Fate { kept: false, shrinks: false };

/// Whether a model shrinks when a read is removed; if it may not, the first statement that costs it that, as
/// it was written.
pub(crate) fn obstacle(terms: &Terms, statements: &[Resolved]) -> Option<String> {
    first_obstacle(terms, statements, Change::Removed)
}

fn first_obstacle(terms: &Terms, statements: &[Resolved], change: Change) -> Option<String> {
    let fates = Fates::of(terms, change);
    statements.iter().find_map(|statement| {
        let (shrinks, text) = match statement {
            Resolved::View { name, body, .. } if name == HAPPENS_BEFORE => {
                (fates.shrinks(*body), format!("view {name}"))
            }
            Resolved::Constraint { test, unless, text } => {
                (fates.holds_again(test) && unless.iter().all(|test| fates.holds_again(test)), text.clone())
            }
            Resolved::Report { left, right, text, .. } => {
                (fates.of[left.index()].kept && fates.shrinks(*right), text.clone())
            }
            Resolved::Flag { name, .. } => (false, format!("flag {name}")),
            Resolved::View { .. } | Resolved::Assert { .. } => return None,
        };
        (!shrinks).then_some(text)
    })
}

/// What is known of each term.
struct Fates<'a> {
    terms: &'a Terms,
    change: Change,
    of: Vec<Fate>,
}

impl Fates<'_> {
    fn of(terms: &Terms, change: Change) -> Fates<'_> {
        let mut fates = Fates { terms, change, of: Vec::with_capacity(terms.len()) };
        for number in 0..terms.len() {
            let fate = fates.derive(terms.get(TermId(number as u32)));
            fates.of.push(fate);
        }
        fates
    }

    fn shrinks(&self, id: TermId) -> bool {
        self.of[id.index()].shrinks
    }

    fn kept(&self, id: TermId) -> bool {
        self.of[id.index()].kept
    }

    fn holds_again(&self, test: &Test) -> bool {
        let shrinks = match test.kind {
            TestKind::Acyclic => self.closure_shrinks(test.body),
            TestKind::Irreflexive | TestKind::Empty => self.shrinks(test.body),
        };
        shrinks && !test.negated
    }

    fn derive(&self, term: &Term) -> Fate {
        let all = |parts: &Parts| Fate {
            kept: parts.iter().all(|part| self.kept(*part)),
            shrinks: parts.iter().all(|part| self.shrinks(*part)),
        };
        // Where the event stays, so do paths that lead over it.
        let is_there = matches!(self.change, Change::Weakened { .. });
        let derived = |shrinks: bool, kept: bool| match shrinks {
            true => Fate { kept: kept && is_there, shrinks },
            false => UNKNOWN,
        };
        match term {
            Term::Base(Base::PoImm) if !is_there => UNKNOWN,
            Term::Base(_) => KEPT,
            Term::Test(classes) => match self.change {
                Change::Removed => KEPT,
                Change::Weakened { from, to } => match (classes & from != 0, classes & to != 0) {
                    (false, true) => UNKNOWN,
                    (true, false) => SHRINKS,
                    _ => KEPT,
                },
            },
            Term::Inverse(inner) | Term::Optional(inner) => self.of[inner.index()],
            Term::Union(parts) | Term::Intersection(parts) => all(parts),
            Term::Sequence(parts) => {
                let is_test = |part: &&TermId| matches!(self.terms.get(**part), Term::Test(_));
                let fate = all(parts);
                let is_short = || parts.iter().filter(|part| !is_test(part)).count() <= 1;
                Fate { kept: fate.kept && (is_there || is_short()), ..fate }
            }
            Term::Difference(from, removed) => Fate {
                kept: self.kept(*from) && self.kept(*removed),
                shrinks: self.shrinks(*from) && self.kept(*removed),
            },
            Term::Domain(inner) | Term::Range(inner) => derived(self.shrinks(*inner), self.kept(*inner)),
            Term::Plus(inner) | Term::Star(inner) => derived(self.closure_shrinks(*inner), self.kept(*inner)),
            // That a fixpoint is kept is not looked for.
            Term::Variable(_) => SHRINKS,
            Term::Fixpoint(number) => {
                let group = self.terms.variables[*number as usize] as usize;
                let bodies = &self.terms.recursions[group].bodies;
                derived(bodies.iter().all(|(_, body)| self.shrinks(*body)), false)
            }
        }
    }

    /// Whether the closure of a relation shrinks.
    fn closure_shrinks(&self, id: TermId) -> bool {
        let is_step = |part: &TermId| *self.terms.get(*part) == Term::Base(Base::PoImm);
        let Term::Union(parts) = self.terms.get(id) else { return self.shrinks(id) || is_step(&id) };
        let has_steps = parts.iter().any(is_step);
        parts.iter().all(|part| {
            self.shrinks(*part) || (has_steps && (is_step(part) || self.shrinks_with_steps_at_ends(*part)))
        })
    }

    /// Whether a path shrinks if a `po-imm` at one of its ends is read as po.
    fn shrinks_with_steps_at_ends(&self, id: TermId) -> bool {
        let Term::Sequence(parts) = self.terms.get(id) else { return false };
        let is_end = |at: usize| at == 0 || at + 1 == parts.len();
        parts.iter().enumerate().all(|(at, part)| {
            self.shrinks(*part) || (is_end(at) && *self.terms.get(*part) == Term::Base(Base::PoImm))
        })
    }
}
