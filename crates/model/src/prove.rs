//! `assert a <= b` and `assert a = b`: claims about a model, decided when it is read.
//!
//! A relation is read as a language: a word alternates classes of events and edges, and relates the two ends
//! of every path of that shape. Inclusion of languages then proves inclusion of relations, in every graph.
//! What is known of the primitives goes into the translation (`facts`): the left side becomes a language that
//! generates the relation from few edges, the right side one with every word that is known to lie in it, so
//! that `po ; po <= po` and `rfi <= po` are inclusions of languages too. What is not regular is made larger
//! on the left and smaller on the right.
//!
//! ```text
//! term ── words ──> automaton ─┐
//!           │                  ├── inclusion ──> proved, or words of the left side only
//!         facts                │                            └── witness ──> a graph that refutes
//! term ── words ──> automaton ─┘
//! ```
//!
//! Such a word refutes nothing yet, because facts may be missing. A claim is refuted by an execution: the
//! graph of the word, if the model's constraints allow it and the matrices of both sides differ there.
//! Otherwise the outcome is unknown. Follows the use of Kleene algebra with tests in Kater (POPL'23); its
//! metatheory of acyclicity is not here. Compared with `selvedge_oracle`'s evaluator on random relations and
//! graphs in `selvedge_fuzz::claims`.

mod facts;
mod inclusion;
mod witness;
mod words;

use crate::resolve::{Resolved, Test};
use crate::terms::{Term, TermId, Terms};
use crate::text::Files;
use inclusion::{Search, Word};
use selvedge_graph::Graph;
use selvedge_source::Error;
use words::{Automaton, Side};

/// Most words of the left side only from which a graph is made.
const MAX_WORDS: usize = 24;

/// A claim of a model and what became of it.
#[derive(Clone, Debug)]
pub struct Assert {
    /// The statement.
    pub text: String,
    /// Whether it is true.
    pub outcome: Outcome,
    complaint: Option<Error>,
}

impl Assert {
    /// What is wrong and where, unless it was proved.
    pub fn complaint(&self) -> Option<&Error> {
        self.complaint.as_ref()
    }
}

/// What became of a claim.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// It holds in every graph.
    Proved,
    /// It does not hold in some graph that the model allows.
    Refuted {
        /// A path that is in one side and not in the other: `[W & REL] ; rfe ; [R]`.
        path: String,
        /// Whether it is the left side that has the path.
        in_left: bool,
        /// The graph.
        graph: Box<Graph>,
    },
    /// Neither was found.
    Unknown {
        /// Why.
        reason: String,
    },
}

/// Decides all claims of a model.
pub(crate) fn all(terms: &mut Terms, statements: &[Resolved], files: &Files) -> Vec<Assert> {
    let constraints: Vec<(Test, Option<Test>)> = statements
        .iter()
        .filter_map(|statement| match statement {
            Resolved::Constraint { test, unless, .. } => Some((*test, *unless)),
            _ => None,
        })
        .collect();
    let mut asserts = Vec::new();
    for statement in statements {
        let Resolved::Assert { left, right, equal, text, span } = statement else { continue };
        let mut prover = Prover { terms, constraints: &constraints };
        let outcome = prover.decide(*left, *right, *equal);
        let complaint = match &outcome {
            Outcome::Proved => None,
            Outcome::Refuted { path, in_left, .. } => {
                let (with, without) = if *in_left { ("left", "right") } else { ("right", "left") };
                Some(format!(
                    "this does not hold: the path `{path}` is in the {with} side and not in the {without} side"
                ))
            }
            Outcome::Unknown { reason } => Some(format!("this could not be proved: {reason}")),
        };
        let complaint = complaint.map(|message| files.error(*span, message));
        asserts.push(Assert { text: text.clone(), outcome, complaint });
    }
    asserts
}

/// Whether one relation lies in another in every graph; may say no although it does.
pub(crate) fn is_included(terms: &Terms, left: TermId, right: TermId) -> bool {
    let halves = words::mentions_halves_of_fr(terms, &[left, right]);
    let left = Automaton::of(terms, left, Side::Larger { halves });
    let right = Automaton::of(terms, right, Side::Smaller);
    let (Ok(left), Ok(right)) = (left, right) else { return false };
    let mut differs = false;
    let finished = Search::new(&left, &right).run(|_| {
        differs = true;
        true
    });
    finished && !differs
}

struct Prover<'a> {
    terms: &'a mut Terms,
    /// What a graph must satisfy to refute, each with its `unless`.
    constraints: &'a [(Test, Option<Test>)],
}

impl Prover<'_> {
    fn decide(&mut self, left: TermId, right: TermId, equal: bool) -> Outcome {
        match self.included(left, right) {
            Outcome::Proved if equal => match self.included(right, left) {
                Outcome::Refuted { path, graph, .. } => Outcome::Refuted { path, in_left: false, graph },
                other => other,
            },
            Outcome::Unknown { reason } if equal => match self.included(right, left) {
                Outcome::Refuted { path, graph, .. } => Outcome::Refuted { path, in_left: false, graph },
                _ => Outcome::Unknown { reason },
            },
            other => other,
        }
    }

    /// Takes apart what stands outside: an inclusion in an intersection is one in each part, and what is
    /// subtracted on the left may be added on the right.
    fn included(&mut self, left: TermId, right: TermId) -> Outcome {
        if left == right || self.terms.is_empty_relation(left) {
            return Outcome::Proved;
        }
        match (self.terms.get(left).clone(), self.terms.get(right).clone()) {
            (_, Term::Intersection(parts)) => self.every(parts.into_iter().map(|part| (left, part))),
            (Term::Difference(from, removed), _) => {
                let right = self.terms.union([right, removed]);
                self.included(from, right)
            }
            (Term::Union(parts), _) if parts.iter().any(|part| self.is_taken_apart(*part)) => {
                self.every(parts.into_iter().map(|part| (part, right)))
            }
            (Term::Intersection(parts), _) => self.some(left, &parts, right),
            _ => self.compare(left, left, right),
        }
    }

    fn is_taken_apart(&self, left: TermId) -> bool {
        matches!(self.terms.get(left), Term::Difference(..) | Term::Intersection(_))
    }

    /// It is enough that one part of an intersection is included.
    fn some(&mut self, left: TermId, parts: &[TermId], right: TermId) -> Outcome {
        let mut outcome = Outcome::Proved;
        for part in parts {
            outcome = self.compare(left, *part, right);
            if !matches!(outcome, Outcome::Unknown { .. }) {
                return outcome;
            }
        }
        match outcome {
            Outcome::Unknown { .. } => Outcome::Unknown { reason: rough("`&` of relations") },
            other => other,
        }
    }

    /// The first inclusion that is not proved decides; a refuted one above all.
    fn every(&mut self, inclusions: impl Iterator<Item = (TermId, TermId)>) -> Outcome {
        let mut outcome = Outcome::Proved;
        for (left, right) in inclusions {
            match (self.included(left, right), &outcome) {
                (refuted @ Outcome::Refuted { .. }, _) => return refuted,
                (unknown @ Outcome::Unknown { .. }, Outcome::Proved) => outcome = unknown,
                _ => {}
            }
        }
        outcome
    }

    /// Compares languages. `larger` contains `left`, or is the same.
    fn compare(&mut self, left: TermId, larger: TermId, right: TermId) -> Outcome {
        let halves = words::mentions_halves_of_fr(self.terms, &[larger, right]);
        let larger = Automaton::of(self.terms, larger, Side::Larger { halves });
        let smaller = Automaton::of(self.terms, right, Side::Smaller);
        let (larger, smaller) = match (larger, smaller) {
            (Ok(larger), Ok(smaller)) => (larger, smaller),
            _ => return Outcome::Unknown { reason: "the two sides are too large".into() },
        };
        let replaced = larger.rough.or(smaller.rough);
        let mut attempts = Attempts { left, right, first: None, forbidden: None, tried: 0 };
        let mut refuted = None;
        let finished = Search::new(&larger, &smaller).run(|word| {
            refuted = self.refute(word, &mut attempts);
            refuted.is_some() || attempts.tried == MAX_WORDS
        });
        if let Some(outcome) = refuted {
            return outcome;
        }
        let reason = match (attempts.forbidden, replaced, attempts.first) {
            (None, _, None) if finished => return Outcome::Proved,
            (None, _, None) => "the proof would take too many steps".to_string(),
            (Some(path), _, _) => format!(
                "the path `{path}` is in one side only, but every execution with it that was tried is forbidden by the \
                 model, and proofs do not use the model's constraints"
            ),
            (None, Some(replaced), _) => rough(replaced),
            (None, None, Some(path)) => {
                format!(
                    "the path `{path}` seems to be in one side only, but no execution was found that has it"
                )
            }
        };
        Outcome::Unknown { reason }
    }

    /// An execution with a path of this shape in which the left side relates events that the right side does
    /// not.
    fn refute(&mut self, word: &Word, attempts: &mut Attempts) -> Option<Outcome> {
        attempts.tried += 1;
        attempts.first.get_or_insert_with(|| word.to_string());
        let mut separating = |graph: &Graph| {
            let separated = witness::separates(self.terms, graph, attempts.left, attempts.right);
            let allowed = separated && witness::allows(self.terms, graph, self.constraints);
            if separated && !allowed {
                attempts.forbidden.get_or_insert_with(|| word.to_string());
            }
            allowed
        };
        let graph = witness::find(word, &mut separating)?;
        Some(Outcome::Refuted { path: word.to_string(), in_left: true, graph: Box::new(graph) })
    }
}

fn rough(what: &str) -> String {
    format!("{what} is not regular, so the two sides could only be compared roughly")
}

/// What was tried to refute an inclusion.
struct Attempts {
    left: TermId,
    right: TermId,
    /// The shortest word that is in the left side only, as far as is known.
    first: Option<String>,
    /// A word of which there is a graph that would refute, if the model allowed it.
    forbidden: Option<String>,
    tried: usize,
}
