//! Regular relations as automata that walk over graphs.
//!
//! A word alternates events and edges. A state is reached by an edge; at an event it may go on along another edge if
//! the tests between the two edges hold of the event's class. So a transition is chosen by (letter, class of the event
//! that is left, state), and a set of states is one machine word:
//!
//! ```text
//! next[letter][class][state] = word of target states        accepting[class] = word of states
//! ```
//!
//! Letters are immediate edges where there are any (`po-imm`, the next write in co): `po` is `po-imm+`, `co` is
//! `co-imm+`, `fr` is `fr-imm ; co-imm*`. The walk then touches each event a few times instead of every pair.
//! Not determinised: with a word per event, all states of an event advance at once, so determinism would buy nothing;
//! states with the same future (for searching) or the same past (for views) are merged instead.

use crate::terms::{ALL_CLASSES, Base, Term, TermId, Terms};
use selvedge_graph::{Class, Kind};
use std::collections::{BTreeMap, BTreeSet, HashMap};
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
    /// `(coe ; rfe) & po`: from a write to a later read of its thread that reads something newer from another thread.
    Detour,
}

/// Sets of classes that letters are about.
struct Groups {
    added: u64,
    write: u64,
    read: u64,
    rmw: u64,
}

/// Computed once: the ends of a letter are asked for at every transition.
static GROUPS: LazyLock<Groups> = LazyLock::new(|| {
    let of = |test: fn(Class) -> bool| Class::all().filter(|class| test(*class)).map(Class::bit).sum();
    Groups {
        added: of(|class| !class.is_init()),
        write: of(|class| class.kind() == Kind::Write),
        read: of(|class| class.kind() == Kind::Read),
        rmw: of(Class::is_rmw),
    }
});

impl Letter {
    /// The classes of events that the letter can leave and enter.
    pub fn ends(self) -> (u64, u64) {
        let Groups { added, write, read, rmw } = *GROUPS;
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

/// Transitions of one state: for each class, the letters with their targets.
type Transitions = BTreeMap<(Class, Letter), BTreeSet<usize>>;

/// An automaton under construction, of any size. State 0 is the start.
#[derive(Clone, Debug)]
pub(crate) struct Sparse {
    pub transitions: Vec<Transitions>,
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
            let onward = self.transitions[state].iter().flat_map(|((class, letter), targets)| {
                targets.iter().map(|target| (*class, *letter, blocks[*target]))
            });
            let onward = sorted(onward);
            (state == 0, self.accepting[state], onward)
        });
        self.quotient(&blocks)
    }

    /// Merges states that are entered alike: the same events reach them.
    pub fn merged_backwards(&self) -> Sparse {
        let mut entering: Vec<Vec<(Class, Letter, usize)>> = vec![Vec::new(); self.transitions.len()];
        for (state, transitions) in self.transitions.iter().enumerate() {
            for ((class, letter), targets) in transitions {
                targets.iter().for_each(|target| entering[*target].push((*class, *letter, state)));
            }
        }
        let blocks = refine(self.transitions.len(), |state, blocks| {
            let entered =
                entering[state].iter().map(|(class, letter, from)| (*class, *letter, blocks[*from]));
            let entered = sorted(entered);
            (state == 0, 0, entered)
        });
        self.quotient(&blocks)
    }

    /// Without steps to states that are not needed: where another one that can do whatever they can is always reached along with them.
    pub fn without_little_brothers(&self) -> Sparse {
        let states = self.transitions.len();
        let can_all = |able: &[Vec<bool>], first: usize, second: usize| {
            self.transitions[first].iter().all(|(key, targets)| {
                self.transitions[second].get(key).is_some_and(|others| {
                    targets.iter().all(|target| others.iter().any(|other| able[*target][*other]))
                })
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
        let is_needed = |state: usize, all: &BTreeSet<usize>| {
            !all.iter().any(|other| {
                *other != state && able[state][*other] && (!able[*other][state] || *other < state)
            })
        };
        let mut kept = self.clone();
        for targets in kept.transitions.iter_mut().flat_map(BTreeMap::values_mut) {
            let all = targets.clone();
            targets.retain(|state| is_needed(*state, &all));
        }
        kept.reachable()
    }

    /// Without states that nothing leads to.
    fn reachable(&self) -> Sparse {
        let mut order = vec![0];
        let mut seen = vec![None; self.transitions.len()];
        seen[0] = Some(0);
        let mut at = 0;
        while at < order.len() {
            for target in self.transitions[order[at]].values().flatten() {
                if seen[*target].is_none() {
                    seen[*target] = Some(order.len());
                    order.push(*target);
                }
            }
            at += 1;
        }
        let number = |state: &usize| seen[*state].expect("what a reachable state leads to is reachable");
        let renumbered = |state: &usize| {
            let steps = self.transitions[*state].iter();
            steps.map(|(key, targets)| (*key, targets.iter().map(number).collect())).collect()
        };
        Sparse {
            transitions: order.iter().map(renumbered).collect(),
            accepting: order.iter().map(|state| self.accepting[*state]).collect(),
        }
    }

    fn quotient(&self, blocks: &[usize]) -> Sparse {
        let count = blocks.iter().max().map_or(0, |most| most + 1);
        let mut merged = Sparse { transitions: vec![Transitions::new(); count], accepting: vec![0; count] };
        for (state, block) in blocks.iter().enumerate() {
            merged.accepting[*block] |= self.accepting[state];
            for (key, targets) in &self.transitions[state] {
                let entry = merged.transitions[*block].entry(*key).or_default();
                entry.extend(targets.iter().map(|target| blocks[*target]));
            }
        }
        merged
    }

    fn finish(&self) -> Result<Automaton, NotRegular> {
        let states = self.transitions.len();
        if states > MAX_STATES {
            return Err(NotRegular::States);
        }
        let letters: Vec<Letter> = self
            .transitions
            .iter()
            .flat_map(|transitions| transitions.keys().map(|(_, letter)| *letter))
            .collect::<BTreeSet<_>>()
            .into_iter()
            .collect();
        let mut next = vec![0; letters.len() * Class::COUNT * states];
        let mut alive = vec![0; Class::COUNT];
        let mut accepting = vec![0; Class::COUNT];
        for (state, transitions) in self.transitions.iter().enumerate() {
            for class in Class::all().filter(|class| self.accepting[state] & class.bit() != 0) {
                accepting[class.index()] |= 1 << state;
                alive[class.index()] |= 1 << state;
            }
            for ((class, letter), targets) in transitions {
                let letter = letters.binary_search(letter).expect("every letter is listed");
                let word = targets.iter().map(|target| 1 << target).sum();
                next[(letter * Class::COUNT + class.index()) * states + state] = word;
                alive[class.index()] |= 1 << state;
            }
        }
        Ok(Automaton { states, letters, next, accepting, alive })
    }
}

/// A set as a sorted list: signatures are built often, and compared more often.
fn sorted<T: Ord>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut items: Vec<T> = items.collect();
    items.sort_unstable();
    items.dedup();
    items
}

/// Partition refinement by signature. Block 0 holds state 0, and no other, if the signature tells the start apart.
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

    /// Keeps the start and the states directly after letters; tests become conditions on classes. States that no word
    /// passes on its way to acceptance are dropped.
    fn without_tests(&self, terms: &Terms) -> Sparse {
        let mut numbers = HashMap::from([(0, 0)]);
        let mut order = vec![0];
        let mut sparse = Sparse { transitions: Vec::new(), accepting: Vec::new() };
        let groups = self.groups(terms.class_bits());
        let mut at = 0;
        while at < order.len() {
            let mut transitions = Transitions::new();
            let mut accepting = 0;
            for group in &groups {
                for state in self.closure(order[at], *group) {
                    if state == 1 {
                        accepting |= group;
                    }
                    for (step, to) in &self.steps[state] {
                        let Step::Letter(letter) = step else { continue };
                        let leaving = letter.ends().0 & group;
                        if leaving == 0 {
                            continue;
                        }
                        let number = *numbers.entry(*to).or_insert_with(|| {
                            order.push(*to);
                            order.len() - 1
                        });
                        for class in terms.classes().filter(|class| leaving & class.bit() != 0) {
                            transitions.entry((class, *letter)).or_default().insert(number);
                        }
                    }
                }
            }
            sparse.transitions.push(transitions);
            sparse.accepting.push(accepting);
            at += 1;
        }
        sparse.trimmed()
    }

    /// Splits classes into groups that no test tells apart: what holds of one holds of all.
    fn groups(&self, classes: u64) -> Vec<u64> {
        let mut tests: Vec<u64> = Vec::new();
        for (step, _) in self.steps.iter().flatten() {
            if let Step::Test(classes) = step
                && !tests.contains(classes)
            {
                tests.push(*classes);
            }
        }
        tests.iter().fold(vec![classes], |groups, test| {
            let parts = groups.iter().flat_map(|group| [group & test, group & !test]);
            parts.filter(|part| *part != 0).collect()
        })
    }

    /// What is reachable by tests that hold of a group of classes.
    fn closure(&self, from: usize, group: u64) -> Vec<usize> {
        let mut seen = vec![false; self.steps.len()];
        seen[from] = true;
        let mut found = vec![from];
        let mut at = 0;
        while at < found.len() {
            for (step, to) in &self.steps[found[at]] {
                if let Step::Test(classes) = step
                    && classes & group != 0
                    && !seen[*to]
                {
                    seen[*to] = true;
                    found.push(*to);
                }
            }
            at += 1;
        }
        found
    }
}

impl Sparse {
    /// Drops targets from which nothing is accepted, judging a state only at classes that its letters can enter.
    fn trimmed(mut self) -> Sparse {
        let mut enters = vec![0u64; self.transitions.len()];
        for transitions in &self.transitions {
            for ((_, letter), targets) in transitions {
                targets.iter().for_each(|target| enters[*target] |= letter.ends().1);
            }
        }
        for (state, possible) in enters.iter().enumerate().skip(1) {
            self.transitions[state].retain(|(class, _), _| possible & class.bit() != 0);
            self.accepting[state] &= possible;
        }
        let useful = self.useful();
        for transitions in &mut self.transitions {
            transitions.values_mut().for_each(|targets| targets.retain(|target| useful[*target]));
            transitions.retain(|_, targets| !targets.is_empty());
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
                transitions
                    .values_mut()
                    .for_each(|targets| *targets = targets.iter().map(|t| blocks[*t]).collect());
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
                *useful |= transitions.values().flatten().any(|target| before[*target]);
            }
            if useful == before {
                return useful;
            }
        }
    }
}
