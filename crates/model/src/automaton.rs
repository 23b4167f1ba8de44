//! Regular relations as automata that walk over graphs.
//!
//! A word alternates events and edges. A state is reached by an edge; at an event it may go on along another
//! edge if the tests between the two edges hold of the event's class. So a transition is chosen by (letter,
//! class of the event that is left, state), and a set of states is one machine word:
//!
//! ```text
//! next[letter][class][state] = word of target states        accepting[class] = word of states
//! ```
//!
//! Letters are immediate edges where there are any (`po-imm`, the next write in co): `po` is `po-imm+`, `co`
//! is `co-imm+`, `fr` is `fr-imm ; co-imm*`. The walk then touches each event a few times instead of every
//! pair. Not determinised: with a word per event, all states of an event advance at once, so determinism
//! would buy nothing; states with the same future (for searching) or the same past (for views) are merged
//! instead.

use crate::terms::{ALL_CLASSES, Base, Term, TermId, Terms};
use selvedge_graph::{Class, Kind};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// States of an automaton fit one machine word.
pub(crate) const MAX_STATES: usize = 64;
/// Bounds on what is tried before a relation is left to matrices.
const MAX_RAW_STATES: usize = 1000;
const MAX_DEPTH: u32 = 200;

/// An edge of a graph, forwards or backwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Letter {
    pub edge: Edge,
    pub inverse: bool,
}

/// Edges that a walk can follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Edge {
    PoImm,
    /// To the next access of the same location in the same thread.
    PoLocImm,
    Rf,
    Rfe,
    Rfi,
    /// To the next write in co.
    CoImm,
    Coe,
    Coi,
    /// From a read to the write after its source in co.
    FrImm,
    Fre,
    Fri,
    Rmw,
    Loc,
    Addr,
    Data,
    Ctrl,
    /// `(coe ; rfe) & po`: from a write to a later read of its thread that reads something newer from another
    /// thread.
    Detour,
}

/// Sets of classes that letters are about.
pub(crate) struct Groups {
    added: u64,
    write: u64,
    read: u64,
    rmw: u64,
    /// Signals between threads and accesses, and initial writes with both: no read is of the one sort and
    /// reads a write of the other.
    meant_for_each_other: [u64; 2],
}

/// Computed once: the ends of a letter are asked for at every transition.
static GROUPS: LazyLock<Groups> = LazyLock::new(|| {
    let of = |test: fn(Class) -> bool| Class::all().filter(|class| test(*class)).map(Class::bit).sum();
    Groups {
        added: of(|class| !class.is_init()),
        write: of(|class| class.kind() == Kind::Write),
        read: of(|class| class.kind() == Kind::Read),
        rmw: of(Class::is_rmw),
        meant_for_each_other: [
            of(|class| class.is_init() || class.is_signal()),
            of(|class| class.is_init() || !class.is_signal()),
        ],
    }
});

impl Groups {
    pub fn get() -> &'static Groups {
        &GROUPS
    }

    /// All but initial writes.
    pub fn added(&self) -> u64 {
        self.added
    }

    /// Reads and writes.
    pub fn access(&self) -> u64 {
        self.write | self.read
    }
}

impl Letter {
    /// The classes of events that the letter can leave and enter.
    pub fn ends(self) -> (u64, u64) {
        let Groups { added, write, read, rmw, .. } = *GROUPS;
        let access = write | read;
        let (from, to) = match self.edge {
            Edge::PoImm => (added, added),
            Edge::PoLocImm => (access & added, access & added),
            Edge::Rf | Edge::Rfe => (write, read),
            Edge::Rfi => (write & added, read),
            Edge::CoImm | Edge::Coe => (write, write & added),
            Edge::Coi => (write & added, write & added),
            Edge::FrImm | Edge::Fre | Edge::Fri => (read, write & added),
            Edge::Rmw => (read & rmw, write & rmw),
            Edge::Loc => (access, access),
            Edge::Addr | Edge::Data | Edge::Ctrl => (read & added, added),
            Edge::Detour => (write & added, read & added),
        };
        if self.inverse { (to, from) } else { (from, to) }
    }
}

/// A finished automaton. State 0 is the start and is entered by no edge.
#[derive(Clone, Debug)]
pub(crate) struct Automaton {
    pub states: usize,
    pub letters: Vec<Letter>,
    /// `next[(letter * CLASSES + class) * states + state]`
    next: Vec<u64>,
    /// By class: states in which a word may end.
    pub accepting: Vec<u64>,
    /// By class: states that can go on or accept.
    pub alive: Vec<u64>,
}

impl Automaton {
    /// Whether some letter goes along an edge backwards.
    pub fn has_inverse_letters(&self) -> bool {
        self.letters.iter().any(|letter| letter.inverse)
    }

    /// The automaton of a term, if it is regular and small enough.
    pub fn of(terms: &Terms, term: TermId) -> Result<Automaton, NotRegular> {
        let sparse = Sparse::of(terms, term)?;
        sparse.merged_forwards().finish()
    }

    #[inline]
    pub fn next(&self, letter: usize, class: Class, states: u64) -> u64 {
        let row = &self.next[(letter * Class::COUNT + class.index()) * self.states..][..self.states];
        let mut rest = states;
        let mut targets = 0;
        while rest != 0 {
            targets |= row[rest.trailing_zeros() as usize];
            rest &= rest - 1;
        }
        targets
    }

    /// The classes of which a graph must have an event for any word to be accepted in a non-empty way.
    /// Every word leaves the start at an event of one of these.
    pub fn first_classes(&self) -> u64 {
        Class::all().filter(|class| self.alive[class.index()] & 1 != 0).map(Class::bit).sum()
    }
}

/// Why a relation has no automaton.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NotRegular {
    /// It uses an operator beyond union, sequence, closure, inverse and tests.
    Operator(&'static str),
    /// More than [`MAX_STATES`] states.
    States,
}

impl std::fmt::Display for NotRegular {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            NotRegular::Operator(what) => write!(f, "{what} is not regular"),
            NotRegular::States => write!(f, "its automaton has more than {MAX_STATES} states"),
        }
    }
}

/// A transition: along a letter, from events of these classes, to a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Transition {
    pub letter: Letter,
    pub target: usize,
    pub classes: u64,
}

/// An automaton under construction, of any size. State 0 is the start.
#[derive(Clone, Debug)]
pub(crate) struct Sparse {
    /// By state: its transitions by letter and target, one for each pair of these.
    pub transitions: Vec<Vec<Transition>>,
    /// By state: classes at which it accepts.
    pub accepting: Vec<u64>,
}

impl Sparse {
    /// The states of a term: the start, and one for each place directly after an edge.
    pub fn of(terms: &Terms, term: TermId) -> Result<Sparse, NotRegular> {
        let mut raw = Raw { steps: vec![Vec::new(), Vec::new()] };
        raw.add(terms, term, 0, 1)?;
        Ok(raw.without_tests(terms))
    }

    /// Merges states that accept and go on alike.
    pub fn merged_forwards(&self) -> Sparse {
        let blocks = refine(self.transitions.len(), |state, blocks| {
            let onward = self.transitions[state].iter();
            let onward = onward.map(|step| Transition { target: blocks[step.target], ..*step });
            (state == 0, self.accepting[state], united(onward.collect()))
        });
        self.quotient(&blocks)
    }

    /// Merges states that are entered alike: the same events reach them.
    pub fn merged_backwards(&self) -> Sparse {
        // Transitions turned round: the target is where they come from.
        let mut entering: Vec<Vec<Transition>> = vec![Vec::new(); self.transitions.len()];
        for (state, transitions) in self.transitions.iter().enumerate() {
            for step in transitions {
                entering[step.target].push(Transition { target: state, ..*step });
            }
        }
        let blocks = refine(self.transitions.len(), |state, blocks| {
            let entered = entering[state].iter();
            let entered = entered.map(|step| Transition { target: blocks[step.target], ..*step });
            (state == 0, 0, united(entered.collect()))
        });
        self.quotient(&blocks)
    }

    /// Without steps to states that are not needed: where another one that can do whatever they can is always
    /// reached along with them.
    pub fn without_little_brothers(&self) -> Sparse {
        let states = self.transitions.len();
        let can_all = |able: &[Vec<bool>], first: usize, second: usize| {
            self.transitions[first].iter().all(|step| {
                let others = self.transitions[second].iter().filter(|other| other.letter == step.letter);
                let able = others.filter(|other| able[step.target][other.target]);
                step.classes & !able.fold(0, |classes, other| classes | other.classes) == 0
            })
        };
        // `able[a][b]`: whatever leads from `a` to acceptance leads there from `b`.
        let mut able: Vec<Vec<bool>> = self
            .accepting
            .iter()
            .map(|first| self.accepting.iter().map(|second| first & !second == 0).collect())
            .collect();
        let mut changed = true;
        while changed {
            changed = false;
            for (first, second) in
                (0..states).flat_map(|first| (0..states).map(move |second| (first, second)))
            {
                if able[first][second] && !can_all(&able, first, second) {
                    able[first][second] = false;
                    changed = true;
                }
            }
        }
        let is_better = |other: usize, state: usize| {
            other != state && able[state][other] && (!able[other][state] || other < state)
        };
        let mut kept = self.clone();
        for (state, transitions) in kept.transitions.iter_mut().enumerate() {
            for step in transitions.iter_mut() {
                let others = self.transitions[state].iter().filter(|other| other.letter == step.letter);
                let better = others.filter(|other| is_better(other.target, step.target));
                step.classes &= !better.fold(0, |classes, other| classes | other.classes);
            }
            transitions.retain(|step| step.classes != 0);
        }
        kept.reachable()
    }

    /// Without paths that go along rf from a signal between threads to an access, or the other way round:
    /// what starts or ends a thread is read by nobody but whom it is meant for.
    pub fn with_signals_apart(&self) -> Sparse {
        let is_rf =
            |letter: Letter| matches!(letter.edge, Edge::Rf | Edge::Rfe | Edge::Rfi) && !letter.inverse;
        let states = self.transitions.len();
        let [signals, accesses] = GROUPS.meant_for_each_other;
        // Each state as it is, and two copies of it, at events of either group, that are entered along rf.
        let mut apart = Sparse { transitions: Vec::new(), accepting: Vec::new() };
        for group in [u64::MAX, signals, accesses] {
            for (steps, accepting) in self.transitions.iter().zip(&self.accepting) {
                let mut split = Vec::with_capacity(2 * steps.len());
                for step in steps {
                    let mut enter = |copy: usize, classes: u64| {
                        let (target, classes) = (step.target + copy * states, step.classes & group & classes);
                        if classes != 0 {
                            split.push(Transition { target, classes, ..*step });
                        }
                    };
                    if is_rf(step.letter) {
                        enter(1, signals);
                        enter(2, accesses);
                    } else {
                        enter(0, u64::MAX);
                    }
                }
                apart.transitions.push(united(split));
                apart.accepting.push(accepting & group);
            }
        }
        apart.reachable().trimmed()
    }

    /// Without states that nothing leads to.
    fn reachable(&self) -> Sparse {
        let mut order = vec![0];
        let mut seen = vec![None; self.transitions.len()];
        seen[0] = Some(0);
        let mut at = 0;
        while at < order.len() {
            let steps = &self.transitions[order[at]];
            for class in members(steps.iter().fold(0, |classes, step| classes | step.classes)) {
                for step in steps.iter().filter(|step| step.classes >> class & 1 != 0) {
                    if seen[step.target].is_none() {
                        seen[step.target] = Some(order.len());
                        order.push(step.target);
                    }
                }
            }
            at += 1;
        }
        let number = |state: usize| seen[state].expect("what a reachable state leads to is reachable");
        let renumbered = |state: &usize| {
            let steps = self.transitions[*state].iter();
            united(steps.map(|step| Transition { target: number(step.target), ..*step }).collect())
        };
        Sparse {
            transitions: order.iter().map(renumbered).collect(),
            accepting: order.iter().map(|state| self.accepting[*state]).collect(),
        }
    }

    /// Groups of classes that it does not tell apart.
    pub fn groups(&self, classes: u64) -> Vec<u64> {
        let steps = self.transitions.iter().flatten().map(|step| step.classes);
        split(classes, steps.chain(self.accepting.iter().copied()))
    }

    /// The transitions of all states, each with the state that it leaves.
    pub fn all_transitions(&self) -> impl Iterator<Item = (usize, &Transition)> {
        let states = self.transitions.iter().enumerate();
        states.flat_map(|(state, steps)| steps.iter().map(move |step| (state, step)))
    }

    /// Where a letter leads to from a state at an event of a class, in order.
    pub fn targets(&self, state: usize, letter: Letter, class: Class) -> impl Iterator<Item = usize> {
        let here = move |step: &&Transition| step.letter == letter && step.classes & class.bit() != 0;
        self.transitions[state].iter().filter(here).map(|step| step.target)
    }

    fn quotient(&self, blocks: &[usize]) -> Sparse {
        let count = blocks.iter().max().map_or(0, |most| most + 1);
        let mut merged = Sparse { transitions: vec![Vec::new(); count], accepting: vec![0; count] };
        for (state, block) in blocks.iter().enumerate() {
            merged.accepting[*block] |= self.accepting[state];
            let onward = self.transitions[state].iter();
            merged.transitions[*block]
                .extend(onward.map(|step| Transition { target: blocks[step.target], ..*step }));
        }
        merged
            .transitions
            .iter_mut()
            .for_each(|transitions| *transitions = united(std::mem::take(transitions)));
        merged
    }

    /// The classes at which a state goes on along a letter to a target.
    pub fn classes_along(&self, state: usize, letter: Letter, target: usize) -> u64 {
        let found =
            self.transitions[state].iter().find(|step| (step.letter, step.target) == (letter, target));
        found.map_or(0, |step| step.classes)
    }

    fn finish(&self) -> Result<Automaton, NotRegular> {
        let states = self.transitions.len();
        if states > MAX_STATES {
            return Err(NotRegular::States);
        }
        let mut letters: Vec<Letter> = self.transitions.iter().flatten().map(|step| step.letter).collect();
        letters.sort_unstable();
        letters.dedup();
        let mut next = vec![0; letters.len() * Class::COUNT * states];
        let mut alive = vec![0; Class::COUNT];
        let mut accepting = vec![0; Class::COUNT];
        for (state, transitions) in self.transitions.iter().enumerate() {
            for class in members(self.accepting[state]) {
                accepting[class] |= 1 << state;
                alive[class] |= 1 << state;
            }
            for step in transitions {
                let letter = letters.binary_search(&step.letter).expect("every letter is listed");
                for class in members(step.classes) {
                    next[(letter * Class::COUNT + class) * states + state] |= 1 << step.target;
                    alive[class] |= 1 << state;
                }
            }
        }
        Ok(Automaton { states, letters, next, accepting, alive })
    }
}

/// The indices of the classes of a set.
pub(crate) fn members(mut classes: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let index = (classes != 0).then(|| classes.trailing_zeros() as usize)?;
        classes &= classes - 1;
        Some(index)
    })
}

/// Sorted, with one transition for each letter and target.
fn united(mut transitions: Vec<Transition>) -> Vec<Transition> {
    transitions.sort_unstable();
    transitions.dedup_by(|step, kept| {
        let same = (step.letter, step.target) == (kept.letter, kept.target);
        if same {
            kept.classes |= step.classes;
        }
        same
    });
    transitions
}

/// Partition refinement by signature. Block 0 holds state 0, and no other, if the signature tells the start
/// apart.
fn refine<S: Ord>(states: usize, signature: impl Fn(usize, &[usize]) -> S) -> Vec<usize> {
    let mut blocks = vec![0; states];
    let mut count = 1;
    loop {
        let signatures: Vec<(usize, S)> =
            (0..states).map(|state| (blocks[state], signature(state, &blocks))).collect();
        let mut numbers = BTreeMap::new();
        let mut refined = Vec::with_capacity(states);
        for signature in &signatures {
            let fresh = numbers.len();
            refined.push(*numbers.entry(signature).or_insert(fresh));
        }
        let refined_count = numbers.len();
        blocks = refined;
        if refined_count == count {
            return blocks;
        }
        count = refined_count;
    }
}

/// Thompson's construction: steps are letters or tests, and a test moves without leaving the event.
struct Raw {
    steps: Vec<Vec<(Step, usize)>>,
}

#[derive(Clone, Copy)]
enum Step {
    Test(u64),
    Letter(Letter),
}

/// Whether an intersection is `(coe ; rfe) & po`.
pub(crate) fn is_detour(terms: &Terms, parts: &[TermId]) -> bool {
    let is_base = |term: &TermId, base: Base| *terms.get(*term) == Term::Base(base);
    let is_newer = |term: &TermId| match terms.get(*term) {
        Term::Sequence(steps) => {
            matches!(&steps[..], [co, rf] if is_base(co, Base::Coe) && is_base(rf, Base::Rfe))
        }
        _ => false,
    };
    parts.len() == 2 && parts.iter().any(|part| is_base(part, Base::Po)) && parts.iter().any(is_newer)
}

impl Raw {
    fn state(&mut self) -> Result<usize, NotRegular> {
        if self.steps.len() == MAX_RAW_STATES {
            return Err(NotRegular::States);
        }
        self.steps.push(Vec::new());
        Ok(self.steps.len() - 1)
    }

    fn step(&mut self, from: usize, step: Step, to: usize) {
        self.steps[from].push((step, to));
    }

    /// Adds the words of `term` between two states.
    fn add(&mut self, terms: &Terms, term: TermId, from: usize, to: usize) -> Result<(), NotRegular> {
        if terms.properties(term).depth > MAX_DEPTH {
            return Err(NotRegular::States);
        }
        match terms.get(term) {
            Term::Base(base) => self.add_base(*base, false, from, to)?,
            Term::Inverse(inner) => match terms.get(*inner) {
                Term::Base(base) => self.add_base(*base, true, from, to)?,
                _ => return Err(NotRegular::Operator("a recursive definition")),
            },
            Term::Test(classes) => self.step(from, Step::Test(*classes), to),
            Term::Union(parts) => {
                for part in parts {
                    self.add(terms, *part, from, to)?;
                }
            }
            // No event is where such a path would pass.
            Term::Sequence(parts) if parts.iter().any(|part| terms.is_never_passed(*part)) => {}
            Term::Sequence(parts) => {
                let mut at = from;
                for part in &parts[..parts.len() - 1] {
                    let next = self.state()?;
                    self.add(terms, *part, at, next)?;
                    at = next;
                }
                self.add(terms, parts[parts.len() - 1], at, to)?;
            }
            Term::Plus(inner) => {
                self.repeat(from, to, false, |raw, from, to| raw.add(terms, *inner, from, to))?
            }
            Term::Star(inner) => {
                self.repeat(from, to, true, |raw, from, to| raw.add(terms, *inner, from, to))?
            }
            Term::Optional(inner) => {
                self.step(from, Step::Test(ALL_CLASSES), to);
                self.add(terms, *inner, from, to)?;
            }
            Term::Intersection(parts) if is_detour(terms, parts) => {
                self.step(from, Step::Letter(Letter { edge: Edge::Detour, inverse: false }), to);
            }
            Term::Intersection(_) => return Err(NotRegular::Operator("`&` of relations")),
            Term::Difference(..) => return Err(NotRegular::Operator("`\\` or `~` of relations")),
            Term::Domain(_) | Term::Range(_) => {
                return Err(NotRegular::Operator("a set made from a relation"));
            }
            Term::Variable(_) | Term::Fixpoint(_) => {
                return Err(NotRegular::Operator("a recursive definition"));
            }
        }
        Ok(())
    }

    fn repeat(
        &mut self,
        from: usize,
        to: usize,
        maybe_none: bool,
        inner: impl FnOnce(&mut Raw, usize, usize) -> Result<(), NotRegular>,
    ) -> Result<(), NotRegular> {
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

    fn add_base(&mut self, base: Base, inverse: bool, from: usize, to: usize) -> Result<(), NotRegular> {
        let one = |edge| Step::Letter(Letter { edge, inverse });
        let edge = match base {
            Base::Po => return self.repeat_edge(Edge::PoImm, inverse, from, to),
            Base::PoLoc => return self.repeat_edge(Edge::PoLocImm, inverse, from, to),
            Base::Co => return self.repeat_edge(Edge::CoImm, inverse, from, to),
            Base::Fr => {
                // fr-imm ; co-imm*, or its mirror image.
                let (near, far) = if inverse { (to, from) } else { (from, to) };
                let middle = self.state()?;
                let (first, second) = if inverse { (middle, near) } else { (near, middle) };
                self.step(first, one(Edge::FrImm), second);
                self.step(middle, one(Edge::CoImm), middle);
                let (last, end) = if inverse { (far, middle) } else { (middle, far) };
                self.step(last, Step::Test(ALL_CLASSES), end);
                return Ok(());
            }
            Base::PoImm => Edge::PoImm,
            Base::Rf => Edge::Rf,
            Base::Rfe => Edge::Rfe,
            Base::Rfi => Edge::Rfi,
            Base::Coe => Edge::Coe,
            Base::Coi => Edge::Coi,
            Base::Fre => Edge::Fre,
            Base::Fri => Edge::Fri,
            Base::Rmw => Edge::Rmw,
            Base::Loc => Edge::Loc,
            Base::Addr => Edge::Addr,
            Base::Data => Edge::Data,
            Base::Ctrl => Edge::Ctrl,
            Base::Ext | Base::Int | Base::All => {
                return Err(NotRegular::Operator("`ext`, `int` or a product on its own"));
            }
        };
        self.step(from, one(edge), to);
        Ok(())
    }

    fn repeat_edge(&mut self, edge: Edge, inverse: bool, from: usize, to: usize) -> Result<(), NotRegular> {
        let step = Step::Letter(Letter { edge, inverse });
        self.repeat(from, to, false, |raw, from, to| {
            raw.step(from, step, to);
            Ok(())
        })
    }

    /// Keeps the start and the states directly after letters; tests become conditions on classes. States that
    /// no word passes on its way to acceptance are dropped.
    fn without_tests(&self, terms: &Terms) -> Sparse {
        let mut numbers = vec![usize::MAX; self.steps.len()];
        numbers[0] = 0;
        let mut order = vec![0];
        let mut sparse = Sparse { transitions: Vec::new(), accepting: Vec::new() };
        let groups = self.groups(terms.class_bits());
        let mut closure = Closure { marks: vec![0; self.steps.len()], last: 0, found: Vec::new() };
        let mut at = 0;
        while at < order.len() {
            let mut transitions = Vec::new();
            let mut accepting = 0;
            for group in &groups {
                closure.find(self, order[at], *group);
                for state in &closure.found {
                    if *state == 1 {
                        accepting |= group;
                    }
                    for (step, to) in &self.steps[*state] {
                        let Step::Letter(letter) = *step else { continue };
                        let classes = letter.ends().0 & group;
                        if classes == 0 {
                            continue;
                        }
                        if numbers[*to] == usize::MAX {
                            numbers[*to] = order.len();
                            order.push(*to);
                        }
                        transitions.push(Transition { letter, target: numbers[*to], classes });
                    }
                }
            }
            sparse.transitions.push(united(transitions));
            sparse.accepting.push(accepting);
            at += 1;
        }
        sparse.trimmed()
    }

    /// Splits classes into groups that no test tells apart: what holds of one holds of all.
    fn groups(&self, classes: u64) -> Vec<u64> {
        let tests = self.steps.iter().flatten().filter_map(|(step, _)| match step {
            Step::Test(classes) => Some(*classes),
            Step::Letter(_) => None,
        });
        split(classes, tests)
    }
}

/// Splits classes into groups such that each set has all or none of a group.
fn split(classes: u64, sets: impl Iterator<Item = u64>) -> Vec<u64> {
    let mut sets: Vec<u64> = sets.collect();
    sets.sort_unstable();
    sets.dedup();
    let mut groups = vec![classes];
    for set in sets {
        for at in 0..groups.len() {
            let (inside, outside) = (groups[at] & set, groups[at] & !set);
            if inside != 0 && outside != 0 {
                groups[at] = inside;
                groups.push(outside);
            }
        }
    }
    groups
}

/// What is reachable by tests that hold of a group of classes, with memory that is used again.
struct Closure {
    /// By state: the last search that found it.
    marks: Vec<u32>,
    last: u32,
    found: Vec<usize>,
}

impl Closure {
    fn find(&mut self, raw: &Raw, from: usize, group: u64) {
        self.last += 1;
        self.marks[from] = self.last;
        self.found.clear();
        self.found.push(from);
        let mut at = 0;
        while at < self.found.len() {
            for (step, to) in &raw.steps[self.found[at]] {
                if let Step::Test(classes) = step
                    && classes & group != 0
                    && self.marks[*to] != self.last
                {
                    self.marks[*to] = self.last;
                    self.found.push(*to);
                }
            }
            at += 1;
        }
    }
}

impl Sparse {
    /// Drops targets from which nothing is accepted, judging a state only at classes that its letters can
    /// enter.
    fn trimmed(mut self) -> Sparse {
        let mut enters = vec![0u64; self.transitions.len()];
        for step in self.transitions.iter().flatten() {
            enters[step.target] |= step.letter.ends().1;
        }
        for (state, possible) in enters.iter().enumerate().skip(1) {
            self.transitions[state].iter_mut().for_each(|step| step.classes &= possible);
            self.transitions[state].retain(|step| step.classes != 0);
            self.accepting[state] &= possible;
        }
        let useful = self.useful();
        for transitions in &mut self.transitions {
            transitions.retain(|step| useful[step.target]);
        }
        let mut blocks = vec![0; self.transitions.len()];
        let mut count = 1;
        for state in 1..self.transitions.len() {
            if useful[state] {
                blocks[state] = count;
                count += 1;
            }
        }
        let mut kept = Sparse { transitions: Vec::new(), accepting: Vec::new() };
        for (state, useful) in useful.iter().enumerate() {
            if state == 0 || *useful {
                let mut transitions = std::mem::take(&mut self.transitions[state]);
                // Numbers keep their order, so that transitions stay sorted.
                transitions.iter_mut().for_each(|step| step.target = blocks[step.target]);
                kept.transitions.push(transitions);
                kept.accepting.push(self.accepting[state]);
            }
        }
        kept
    }

    /// States from which acceptance can be reached.
    fn useful(&self) -> Vec<bool> {
        let mut useful: Vec<bool> = self.accepting.iter().map(|classes| *classes != 0).collect();
        loop {
            let before = useful.clone();
            for (transitions, useful) in self.transitions.iter().zip(&mut useful) {
                *useful |= transitions.iter().any(|step| before[step.target]);
            }
            if useful == before {
                return useful;
            }
        }
    }
}
