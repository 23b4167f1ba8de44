//! Terms to automata over the letters of `facts`.
//!
//! Thompson's construction. What is not regular is replaced: on the left side of an inclusion by something
//! larger, on the right side by something smaller, so that an inclusion of the languages still proves one of
//! the relations.

use super::facts::{self, FUNCTIONAL, Letter, Words};
use crate::terms::{ALL_CLASSES, Base, Term, TermId, Terms};

/// Most states, and most visits of terms: a term that occurs twice is built twice.
const MAX_STATES: usize = 2000;
const MAX_VISITS: usize = 20_000;
/// Highest term that is built by recursion.
const MAX_DEPTH: u32 = 200;

/// Which side of an inclusion a relation stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    /// The left one: generated from few edges, made larger where need be.
    Larger {
        /// fr consists of fre and fri, rather than of rf and co.
        halves: bool,
    },
    /// The right one: with all that is implied, made smaller where need be.
    Smaller,
}

/// What leads from one state to another.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Step {
    /// Stays at the event, if its class is one of these.
    Test(u64),
    /// Follows one of these letters.
    Letters(u32),
}

/// A nondeterministic automaton.
#[derive(Clone, Debug)]
pub(crate) struct Automaton {
    /// By state.
    pub steps: Vec<Vec<(Step, usize)>>,
    /// What was replaced, if something was.
    pub rough: Option<&'static str>,
}

/// The relation has too large an automaton.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TooLarge;

impl Automaton {
    pub const START: usize = 0;
    pub const END: usize = 1;

    pub fn of(terms: &Terms, term: TermId, side: Side) -> Result<Automaton, TooLarge> {
        let automaton = Automaton { steps: vec![Vec::new(), Vec::new()], rough: None };
        let mut builder = Builder { terms, side, automaton, visits: 0 };
        builder.add(term, Automaton::START, Automaton::END)?;
        Ok(builder.automaton)
    }

    /// All letters that some step follows.
    pub fn letters(&self) -> u32 {
        self.steps.iter().flatten().fold(0, |set, (step, _)| match step {
            Step::Letters(letters) => set | letters,
            Step::Test(_) => set,
        })
    }

    /// Adds to every word the detours that lead back where they began, for letters that the other side uses
    /// both ways. A detour that does not lead back, or changes from rfe to rfi, is no path of any graph, so
    /// anything may be said of it.
    pub fn add_detours(&mut self, used: u32) {
        let anything = self.steps.len();
        let mut needed = false;
        self.steps.push(vec![(Step::Letters(u32::MAX), anything), (Step::Test(ALL_CLASSES), Automaton::END)]);
        for back in FUNCTIONAL {
            let there = Letter { inverse: !back.inverse, ..back };
            let impossible = FUNCTIONAL.iter().filter(|other| {
                **other != back && other.inverse == back.inverse && is_rf(**other) && is_rf(back)
            });
            let impossible = impossible.fold(0, |set, letter| set | letter.bit()) & used;
            let returns = used & back.bit();
            if used & there.bit() == 0 || returns | impossible == 0 {
                continue;
            }
            needed = true;
            for state in 0..anything {
                let away = self.steps.len();
                self.steps[state].push((Step::Letters(there.bit()), away));
                let mut onward = vec![(Step::Letters(returns), state)];
                if impossible != 0 {
                    onward.push((Step::Letters(impossible), anything));
                }
                self.steps.push(onward);
            }
        }
        if !needed {
            self.steps.truncate(anything);
        }
    }
}

fn is_rf(letter: Letter) -> bool {
    matches!(letter.edge, facts::Edge::Rfe | facts::Edge::Rfi)
}

/// Whether fre or fri occurs in one of the terms.
pub(crate) fn mentions_halves_of_fr(terms: &Terms, sides: &[TermId]) -> bool {
    let half = |term: &TermId| matches!(terms.get(*term), Term::Base(Base::Fre | Base::Fri));
    sides.iter().any(|side| terms.below(*side).iter().any(half))
}

struct Builder<'a> {
    terms: &'a Terms,
    side: Side,
    automaton: Automaton,
    visits: usize,
}

impl Builder<'_> {
    fn state(&mut self) -> Result<usize, TooLarge> {
        if self.automaton.steps.len() == MAX_STATES {
            return Err(TooLarge);
        }
        self.automaton.steps.push(Vec::new());
        Ok(self.automaton.steps.len() - 1)
    }

    fn step(&mut self, from: usize, step: Step, to: usize) {
        self.automaton.steps[from].push((step, to));
    }

    /// Adds the words of a term between two states.
    fn add(&mut self, term: TermId, from: usize, to: usize) -> Result<(), TooLarge> {
        self.visits += 1;
        if self.visits > MAX_VISITS || self.terms.properties(term).depth > MAX_DEPTH {
            return Err(TooLarge);
        }
        match self.terms.get(term) {
            Term::Base(base) => self.base(*base, false, from, to),
            Term::Inverse(inner) => match self.terms.get(*inner) {
                Term::Base(base) => self.base(*base, true, from, to),
                _ => self.replace("a recursive definition", None, from, to),
            },
            Term::Test(classes) => {
                self.step(from, Step::Test(*classes), to);
                Ok(())
            }
            Term::Union(parts) => parts.iter().try_for_each(|part| self.add(*part, from, to)),
            Term::Sequence(parts) => {
                self.chain(parts, from, to, |builder, part, from, to| builder.add(*part, from, to))
            }
            Term::Plus(inner) => {
                self.repeat(from, to, false, |builder, from, to| builder.add_repeated(*inner, from, to))
            }
            Term::Star(inner) => {
                self.repeat(from, to, true, |builder, from, to| builder.add_repeated(*inner, from, to))
            }
            Term::Optional(inner) => {
                self.step(from, Step::Test(ALL_CLASSES), to);
                self.add(*inner, from, to)
            }
            Term::Intersection(parts) => {
                // `int`, `ext` and `loc` relate the most, so any other part is nearer.
                let coarse = |part: &TermId| matches!(self.terms.get(*part), Term::Base(_));
                let part = parts.iter().find(|part| !coarse(part)).unwrap_or(&parts[0]);
                self.replace("`&` of relations", Some(*part), from, to)
            }
            Term::Difference(kept, _) => self.replace("`\\` or `~` of relations", Some(*kept), from, to),
            Term::Domain(_) | Term::Range(_) => match self.side {
                Side::Smaller => self.replace("a set made from a relation", None, from, to),
                Side::Larger { .. } => {
                    self.automaton.rough.get_or_insert("a set made from a relation");
                    self.step(from, Step::Test(ALL_CLASSES), to);
                    Ok(())
                }
            },
            Term::Variable(_) | Term::Fixpoint(_) => self.replace("a recursive definition", None, from, to),
        }
    }

    /// What is not regular: nothing on the right; on the left something that contains it, if need be every
    /// pair.
    fn replace(
        &mut self,
        what: &'static str,
        larger: Option<TermId>,
        from: usize,
        to: usize,
    ) -> Result<(), TooLarge> {
        self.automaton.rough.get_or_insert(what);
        match (self.side, larger) {
            (Side::Smaller, _) => Ok(()),
            (Side::Larger { .. }, Some(term)) => self.add(term, from, to),
            (Side::Larger { .. }, None) => self.base(Base::All, false, from, to),
        }
    }

    /// What stands under a closure: there, po-imm is as good as po.
    fn add_repeated(&mut self, term: TermId, from: usize, to: usize) -> Result<(), TooLarge> {
        match self.terms.get(term) {
            Term::Base(Base::PoImm) => self.base(Base::Po, false, from, to),
            Term::Union(parts) => parts.iter().try_for_each(|part| match self.terms.get(*part) {
                Term::Base(Base::PoImm) => self.base(Base::Po, false, from, to),
                _ => self.add(*part, from, to),
            }),
            _ => self.add(term, from, to),
        }
    }

    fn base(&mut self, base: Base, inverse: bool, from: usize, to: usize) -> Result<(), TooLarge> {
        let words = match self.side {
            Side::Larger { halves } => facts::generating(base, halves),
            Side::Smaller => facts::implied(base),
        };
        self.words(&if inverse { words.inverse() } else { words }, from, to)
    }

    fn words(&mut self, words: &Words, from: usize, to: usize) -> Result<(), TooLarge> {
        match words {
            Words::Test(classes) => self.step(from, Step::Test(*classes), to),
            Words::Letters(letters) => self.step(from, Step::Letters(*letters), to),
            Words::Union(parts) => parts.iter().try_for_each(|part| self.words(part, from, to))?,
            Words::Sequence(parts) => {
                self.chain(parts, from, to, |builder, part, from, to| builder.words(part, from, to))?
            }
            Words::Plus(inner) => {
                self.repeat(from, to, false, |builder, from, to| builder.words(inner, from, to))?
            }
            Words::Star(inner) => {
                self.repeat(from, to, true, |builder, from, to| builder.words(inner, from, to))?
            }
        }
        Ok(())
    }

    fn chain<T>(
        &mut self,
        parts: &[T],
        from: usize,
        to: usize,
        add: impl Fn(&mut Self, &T, usize, usize) -> Result<(), TooLarge>,
    ) -> Result<(), TooLarge> {
        let mut at = from;
        for (number, part) in parts.iter().enumerate() {
            let next = if number + 1 == parts.len() { to } else { self.state()? };
            add(self, part, at, next)?;
            at = next;
        }
        Ok(())
    }

    fn repeat(
        &mut self,
        from: usize,
        to: usize,
        maybe_none: bool,
        inner: impl FnOnce(&mut Self, usize, usize) -> Result<(), TooLarge>,
    ) -> Result<(), TooLarge> {
        let (enter, leave) = (self.state()?, self.state()?);
        self.step(from, Step::Test(ALL_CLASSES), enter);
        inner(self, enter, leave)?;
        self.step(leave, Step::Test(ALL_CLASSES), enter);
        self.step(leave, Step::Test(ALL_CLASSES), to);
        if maybe_none {
            self.step(from, Step::Test(ALL_CLASSES), to);
        }
        Ok(())
    }
}
