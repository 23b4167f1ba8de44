//! Relations as a hash-consed graph of terms: names resolved, functions inlined, sets turned into tests.
//!
//! A set `S` is kept as the relation `[S]`, so there is only one kind of term. A set that depends only on an
//! event's class is a [`Term::Test`] with one bit per class. Children always have smaller numbers than their
//! parents: passes over terms are loops in number order, never recursion, so a hostile model cannot exhaust
//! the stack. Sharing keeps a chain of `let`s that doubles its predecessor linear in size.

use rustc_hash::FxHashMap;
use selvedge_graph::{Class, Kind, Order};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// A term by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) struct TermId(pub u32);

impl TermId {
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Relations that the graph gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) enum Base {
    Po,
    PoImm,
    PoLoc,
    Rf,
    Rfe,
    Rfi,
    Co,
    Coe,
    Coi,
    Fr,
    Fre,
    Fri,
    Rmw,
    Loc,
    Ext,
    Int,
    Addr,
    Data,
    Ctrl,
    /// Every pair of events.
    All,
}

impl Base {
    /// The name in the model language; `None` for the ones that have none.
    pub const NAMES: [(&'static str, Base); 21] = [
        ("po", Base::Po),
        ("po-imm", Base::PoImm),
        ("po-loc", Base::PoLoc),
        ("rf", Base::Rf),
        ("rfe", Base::Rfe),
        ("rfi", Base::Rfi),
        ("co", Base::Co),
        ("mo", Base::Co),
        ("coe", Base::Coe),
        ("coi", Base::Coi),
        ("fr", Base::Fr),
        ("fre", Base::Fre),
        ("fri", Base::Fri),
        ("rmw", Base::Rmw),
        ("loc", Base::Loc),
        ("loc-overlap", Base::Loc),
        ("ext", Base::Ext),
        ("int", Base::Int),
        ("addr", Base::Addr),
        ("data", Base::Data),
        ("ctrl", Base::Ctrl),
    ];

    fn is_symmetric(self) -> bool {
        matches!(self, Base::Loc | Base::Ext | Base::Int | Base::All)
    }

    /// Whether it holds between two events once and for all when the later one is added.
    fn is_fixed(self) -> bool {
        use Base::*;
        matches!(self, Po | PoImm | PoLoc | Rmw | Loc | Ext | Int | All) || self.is_dependency()
    }

    /// Whether it tells what an event depends on.
    pub fn is_dependency(self) -> bool {
        matches!(self, Base::Addr | Base::Data | Base::Ctrl)
    }

    fn mentions_co(self) -> bool {
        use Base::*;
        matches!(self, Co | Coe | Coi | Fr | Fre | Fri)
    }

    /// `self & ext` and `self & int`, where they have names of their own.
    fn split(self, side: Base) -> Option<Base> {
        Some(match (self, side) {
            (Base::Rf, Base::Ext) => Base::Rfe,
            (Base::Rf, Base::Int) => Base::Rfi,
            (Base::Co, Base::Ext) => Base::Coe,
            (Base::Co, Base::Int) => Base::Coi,
            (Base::Fr, Base::Ext) => Base::Fre,
            (Base::Fr, Base::Int) => Base::Fri,
            (Base::Po, Base::Loc) => Base::PoLoc,
            _ => return None,
        })
    }
}

/// The parts of a term: mostly few, and then without an allocation.
pub(crate) type Parts = SmallVec<[TermId; 4]>;

/// A relation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Term {
    Base(Base),
    /// Only of a `Base` that is not symmetric: other inverses are pushed inwards.
    Inverse(TermId),
    /// Identity on the events of these classes.
    Test(u64),
    /// Identity on the events that the relation leaves.
    Domain(TermId),
    /// Identity on the events that the relation enters.
    Range(TermId),
    Union(Parts),
    Intersection(Parts),
    Difference(TermId, TermId),
    Sequence(Parts),
    Plus(TermId),
    Star(TermId),
    Optional(TermId),
    /// A name being defined by `let rec`; the number names the definition.
    Variable(u32),
    /// The least solution for that variable.
    Fixpoint(u32),
}

/// What is known of a term from its parts.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct Properties {
    /// Does not change for two events once both are in the graph.
    pub fixed: bool,
    /// Only grows when the graph does: nothing that can change is subtracted.
    pub positive: bool,
    /// Mentions the coherence order.
    pub mentions_co: bool,
    /// The recursive group whose variables occur outside a fixpoint.
    pub open: Option<u32>,
    /// Height, for passes that do recurse.
    pub depth: u32,
}

/// A group of definitions joined by `let rec … and …`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Recursion {
    /// Variable numbers with their bodies.
    pub bodies: Vec<(u32, TermId)>,
}

/// Longest list that nested unions and sequences are flattened into.
const FLATTEN: usize = 64;

/// All terms of a model.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Terms {
    /// The classes that were asked for: all numbers of classes, if the program is not known.
    announced: u64,
    /// The classes of events that can occur. A model compiled for a program without fences has no automaton
    /// states for them.
    classes: u64,
    terms: Vec<Term>,
    properties: Vec<Properties>,
    /// Finds terms by their hash: number + 1, or 0 for a free slot. Its length is a power of two, at least
    /// twice the number of terms. A `HashMap<Term, TermId>` would hold a copy of every term.
    slots: Vec<u32>,
    /// Recursive groups; `variables` says to which one a variable belongs.
    pub recursions: Vec<Recursion>,
    pub variables: Vec<u32>,
}

/// The classes of every event, and numbers in between that no class has.
pub(crate) const ALL_CLASSES: u64 = (1 << Class::COUNT) - 1;

/// Whether programs have events of the class; other numbers are only there because classes are packed.
pub(crate) fn occurs(class: Class) -> bool {
    use Order::*;
    let of_accesses = match class.kind() {
        _ if class.is_init() || class.is_mark() => return true,
        Kind::Fence => return matches!(class.order(), Acquire | Release | AcquireRelease | SeqCst),
        Kind::Read => [NotAtomic, Relaxed, Acquire, SeqCst, Start, Finish],
        Kind::Write => [NotAtomic, Relaxed, Release, SeqCst, Start, Finish],
    };
    // An arrival at a barrier that is left unordered is a read-modify-write of order `Start`.
    let updates = matches!(class.order(), Relaxed | Acquire | Release | SeqCst | Start);
    of_accesses.contains(&class.order()) && (updates || !class.is_rmw())
}

impl Terms {
    /// Only events of these classes can occur; whoever does not know them gives all bits. To be told before
    /// anything is asked of them.
    pub fn restrict(&mut self, classes: u64) {
        self.announced = (classes | Class::INIT.bit()) & ALL_CLASSES;
        let all = || Class::all().filter(|class| occurs(*class)).map(Class::bit).sum();
        self.classes = if self.announced == ALL_CLASSES { all() } else { self.announced };
    }

    /// Lets events of one more class occur.
    pub fn admit(&mut self, class: Class) {
        self.announced |= class.bit();
        self.classes |= class.bit();
    }

    /// The classes of events that can occur.
    pub fn classes(&self) -> impl Iterator<Item = Class> + Clone + use<> {
        let classes = self.classes;
        Class::all().filter(move |class| classes & class.bit() != 0)
    }

    /// The classes of events that can occur, as a set of bits.
    pub fn class_bits(&self) -> u64 {
        self.classes
    }

    /// The classes that the terms were made for, whether they occur or not.
    pub fn announced(&self) -> u64 {
        self.announced
    }

    pub fn get(&self, id: TermId) -> &Term {
        &self.terms[id.index()]
    }

    pub fn properties(&self, id: TermId) -> &Properties {
        &self.properties[id.index()]
    }

    /// Whether some term tells what events depend on.
    pub fn use_dependencies(&self) -> bool {
        self.terms.iter().any(|term| matches!(term, Term::Base(base) if base.is_dependency()))
    }

    pub fn len(&self) -> usize {
        self.terms.len()
    }

    fn intern(&mut self, term: Term) -> TermId {
        if 2 * (self.terms.len() + 1) > self.slots.len() {
            self.grow();
        }
        let slot = self.slot(&term);
        if let Some(number) = self.slots[slot].checked_sub(1) {
            return TermId(number);
        }
        debug_assert!(
            children(&term).all(|child| child.index() < self.terms.len()),
            "invariant `children`: parts of a term are there before it"
        );
        self.properties.push(self.derive(&term));
        self.terms.push(term);
        self.slots[slot] = self.terms.len() as u32;
        TermId(self.terms.len() as u32 - 1)
    }

    /// The slot that holds the number of a term, or the free one where it belongs.
    fn slot(&self, term: &Term) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = hash(term) as usize & mask;
        while self.slots[slot] != 0 && self.terms[self.slots[slot] as usize - 1] != *term {
            slot = (slot + 1) & mask;
        }
        slot
    }

    #[cold]
    fn grow(&mut self) {
        self.slots = vec![0; (4 * (self.terms.len() + 1)).next_power_of_two().max(256)];
        for number in 0..self.terms.len() {
            let slot = self.slot(&self.terms[number]);
            self.slots[slot] = number as u32 + 1;
        }
    }

    fn derive(&self, term: &Term) -> Properties {
        let mut derived =
            Properties { fixed: true, positive: true, mentions_co: false, open: None, depth: 0 };
        for child in children(term) {
            let child = &self.properties[child.index()];
            derived.fixed &= child.fixed;
            derived.positive &= child.positive;
            derived.mentions_co |= child.mentions_co;
            derived.open = derived.open.or(child.open);
            derived.depth = derived.depth.max(child.depth + 1);
        }
        match term {
            Term::Base(base) => {
                derived.fixed = base.is_fixed();
                derived.mentions_co = base.mentions_co();
            }
            Term::Difference(_, removed) => derived.positive &= self.properties[removed.index()].fixed,
            Term::Variable(number) => {
                derived.fixed = false;
                derived.open = Some(self.variables[*number as usize]);
            }
            Term::Fixpoint(number) => {
                let group = &self.recursions[self.variables[*number as usize] as usize];
                derived.fixed = false;
                for (_, body) in &group.bodies {
                    let body = &self.properties[body.index()];
                    derived.positive &= body.positive;
                    derived.mentions_co |= body.mentions_co;
                    derived.depth = derived.depth.max(body.depth + 1);
                }
            }
            _ => {}
        }
        derived
    }

    pub fn base(&mut self, base: Base) -> TermId {
        self.intern(Term::Base(base))
    }

    pub fn test(&mut self, classes: u64) -> TermId {
        self.intern(Term::Test(classes & ALL_CLASSES))
    }

    pub fn empty(&mut self) -> TermId {
        self.intern(Term::Union(Parts::new()))
    }

    pub fn is_empty_relation(&self, id: TermId) -> bool {
        matches!(self.get(id), Term::Union(parts) if parts.is_empty())
            || matches!(self.get(id), Term::Test(0))
    }

    /// Whether it is a test that holds of no event that can occur.
    pub fn is_never_passed(&self, id: TermId) -> bool {
        matches!(self.get(id), Term::Test(classes) if classes & self.classes == 0)
    }

    /// Starts a recursive group of `count` definitions and returns their variables.
    pub fn new_variables(&mut self, count: usize) -> Vec<(u32, TermId)> {
        let group = self.recursions.len() as u32;
        self.recursions.push(Recursion { bodies: Vec::new() });
        (0..count)
            .map(|_| {
                let number = self.variables.len() as u32;
                self.variables.push(group);
                (number, self.intern(Term::Variable(number)))
            })
            .collect()
    }

    /// Ends a recursive group and returns the solutions.
    pub fn close_recursion(&mut self, bodies: Vec<(u32, TermId)>) -> Vec<TermId> {
        let group = self.variables[bodies[0].0 as usize] as usize;
        self.recursions[group].bodies = bodies.clone();
        bodies.iter().map(|(number, _)| self.intern(Term::Fixpoint(*number))).collect()
    }

    pub fn union(&mut self, parts: impl IntoIterator<Item = TermId>) -> TermId {
        let mut flat = Parts::new();
        let mut tests = 0;
        for part in parts {
            match self.get(part) {
                Term::Union(inner) if flat.len() + inner.len() <= FLATTEN => flat.extend_from_slice(inner),
                _ => flat.push(part),
            }
        }
        flat.retain(|part| match self.get(*part) {
            Term::Test(classes) => {
                tests |= classes;
                false
            }
            _ => true,
        });
        if tests != 0 {
            flat.push(self.test(tests));
        }
        flat.sort();
        flat.dedup();
        if flat.len() == 1 { flat[0] } else { self.intern(Term::Union(flat)) }
    }

    pub fn sequence(&mut self, parts: impl IntoIterator<Item = TermId>) -> TermId {
        let mut flat = Parts::new();
        for part in parts {
            match self.get(part) {
                Term::Sequence(inner) if flat.len() + inner.len() <= FLATTEN => {
                    let inner = inner.clone();
                    inner.into_iter().for_each(|part| self.append(&mut flat, part));
                }
                _ => self.append(&mut flat, part),
            }
        }
        if flat.iter().any(|part| self.is_empty_relation(*part)) {
            return self.empty();
        }
        match flat.len() {
            0 => self.test(ALL_CLASSES),
            1 => flat[0],
            _ => self.intern(Term::Sequence(flat)),
        }
    }

    /// Appends to a sequence, merging adjacent tests and reading `rf^-1 ; co` as `fr`.
    fn append(&mut self, flat: &mut Parts, part: TermId) {
        let last = flat.last().map(|last| self.get(*last));
        let merged = match (last, self.get(part)) {
            (_, Term::Test(ALL_CLASSES)) => return,
            (Some(Term::Test(a)), Term::Test(b)) => {
                let both = a & b;
                Some(self.test(both))
            }
            (Some(Term::Inverse(inner)), Term::Base(Base::Co))
                if *self.get(*inner) == Term::Base(Base::Rf) =>
            {
                Some(self.base(Base::Fr))
            }
            _ => None,
        };
        if let Some(merged) = merged {
            flat.pop();
            flat.push(merged);
        } else {
            flat.push(part);
        }
    }

    pub fn product(&mut self, left: TermId, right: TermId) -> TermId {
        let all = self.base(Base::All);
        self.sequence([left, all, right])
    }

    /// `S * T` with static sets, if the term is one.
    fn as_product(&self, id: TermId) -> Option<(u64, u64)> {
        let all = |id: TermId| *self.get(id) == Term::Base(Base::All);
        let test = |id: TermId| if let Term::Test(classes) = self.get(id) { Some(*classes) } else { None };
        match self.get(id) {
            Term::Base(Base::All) => Some((ALL_CLASSES, ALL_CLASSES)),
            Term::Sequence(parts) => match parts[..] {
                [left, middle, right] if all(middle) => Some((test(left)?, test(right)?)),
                [left, middle] if all(middle) => Some((test(left)?, ALL_CLASSES)),
                [middle, right] if all(middle) => Some((ALL_CLASSES, test(right)?)),
                _ => None,
            },
            _ => None,
        }
    }

    pub fn intersection(&mut self, parts: impl IntoIterator<Item = TermId>) -> TermId {
        let parts: Parts = parts.into_iter().collect();
        let mut result = parts[0];
        for part in &parts[1..] {
            result = self.intersect(result, *part);
        }
        result
    }

    /// Products become tests on both ends, and `rf & ext` and the like their named halves, so that what
    /// herd's users write as intersections stays regular.
    fn intersect(&mut self, a: TermId, b: TermId) -> TermId {
        if a == b {
            return a;
        }
        for (product, other) in [(a, b), (b, a)] {
            if let Some((left, right)) = self.as_product(product) {
                let (left, right) = (self.test(left), self.test(right));
                return self.sequence([left, other, right]);
            }
        }
        match (self.get(a).clone(), self.get(b).clone()) {
            (Term::Test(a), Term::Test(b)) => return self.test(a & b),
            (Term::Base(x), Term::Base(y)) => {
                if let Some(split) = x.split(y).or(y.split(x)) {
                    return self.base(split);
                }
            }
            (Term::Union(parts), _) => {
                let parts: Parts = parts.into_iter().map(|part| self.intersect(part, b)).collect();
                return self.union(parts);
            }
            (_, Term::Union(parts)) => {
                let parts: Parts = parts.into_iter().map(|part| self.intersect(a, part)).collect();
                return self.union(parts);
            }
            _ => {}
        }
        let mut flat = Parts::new();
        for part in [a, b] {
            match self.get(part) {
                Term::Intersection(inner) => flat.extend_from_slice(inner),
                _ => flat.push(part),
            }
        }
        flat.sort();
        flat.dedup();
        self.intern(Term::Intersection(flat))
    }

    pub fn difference(&mut self, from: TermId, removed: TermId) -> TermId {
        if let (Term::Test(a), Term::Test(b)) = (self.get(from), self.get(removed)) {
            let classes = a & !b;
            return self.test(classes);
        }
        if self.is_empty_relation(removed) {
            return from;
        }
        if let Some((left, right)) = self.as_product(removed) {
            let (not_left, not_right) = (self.test(!left), self.test(!right));
            let parts = [self.sequence([not_left, from]), self.sequence([from, not_right])];
            return self.union(parts);
        }
        self.intern(Term::Difference(from, removed))
    }

    pub fn complement(&mut self, id: TermId) -> TermId {
        let all = self.base(Base::All);
        self.difference(all, id)
    }

    /// The complement of a set, within the identity.
    pub fn set_complement(&mut self, id: TermId) -> TermId {
        let all = self.test(ALL_CLASSES);
        self.difference(all, id)
    }

    pub fn plus(&mut self, id: TermId) -> TermId {
        match self.get(id) {
            Term::Plus(_) | Term::Star(_) | Term::Test(_) | Term::Base(Base::Po | Base::Co | Base::PoLoc) => {
                id
            }
            Term::Optional(inner) => {
                let inner = *inner;
                self.star(inner)
            }
            _ => self.intern(Term::Plus(id)),
        }
    }

    pub fn star(&mut self, id: TermId) -> TermId {
        match self.get(id).clone() {
            Term::Star(_) => id,
            Term::Plus(inner) | Term::Optional(inner) => self.star(inner),
            Term::Test(_) => self.test(ALL_CLASSES),
            _ => self.intern(Term::Star(id)),
        }
    }

    pub fn optional(&mut self, id: TermId) -> TermId {
        match self.get(id).clone() {
            Term::Star(_) | Term::Optional(_) => id,
            Term::Plus(inner) => self.star(inner),
            Term::Test(_) => self.test(ALL_CLASSES),
            _ => self.intern(Term::Optional(id)),
        }
    }

    pub fn domain(&mut self, id: TermId) -> TermId {
        self.intern(Term::Domain(id))
    }

    pub fn range(&mut self, id: TermId) -> TermId {
        self.intern(Term::Range(id))
    }

    /// Inverses are pushed to the primitives. Works upwards through the terms below `id`, so without
    /// recursion.
    pub fn inverse(&mut self, id: TermId) -> TermId {
        // By number of the term.
        let mut inverted = vec![id; id.index() + 1];
        for term in self.below(id) {
            let of = |id: &TermId, inverted: &[TermId]| inverted[id.index()];
            let inverse = match self.get(term).clone() {
                Term::Base(base) if base.is_symmetric() => term,
                Term::Base(_) | Term::Variable(_) | Term::Fixpoint(_) => self.intern(Term::Inverse(term)),
                Term::Test(_) | Term::Domain(_) | Term::Range(_) => term,
                Term::Inverse(inner) => inner,
                Term::Union(parts) => {
                    let parts: Parts = parts.iter().map(|part| of(part, &inverted)).collect();
                    self.union(parts)
                }
                Term::Intersection(parts) => {
                    let parts: Parts = parts.iter().map(|part| of(part, &inverted)).collect();
                    self.intersection(parts)
                }
                Term::Sequence(parts) => {
                    let parts: Parts = parts.iter().rev().map(|part| of(part, &inverted)).collect();
                    self.sequence(parts)
                }
                Term::Difference(from, removed) => {
                    let (from, removed) = (of(&from, &inverted), of(&removed, &inverted));
                    self.difference(from, removed)
                }
                Term::Plus(inner) => {
                    let inner = of(&inner, &inverted);
                    self.plus(inner)
                }
                Term::Star(inner) => {
                    let inner = of(&inner, &inverted);
                    self.star(inner)
                }
                Term::Optional(inner) => {
                    let inner = of(&inner, &inverted);
                    self.optional(inner)
                }
            };
            inverted[term.index()] = inverse;
        }
        inverted[id.index()]
    }

    /// The term without what only events that cannot occur would pass. Terms that are to be `kept` stay as
    /// they are.
    pub fn without_impossible(&mut self, id: TermId, kept: impl Fn(TermId) -> bool) -> TermId {
        let mut simpler: FxHashMap<TermId, TermId> = FxHashMap::default();
        for term in self.below(id) {
            let new = match self.get(term).clone() {
                _ if kept(term) => term,
                Term::Test(_) if self.is_never_passed(term) => self.empty(),
                Term::Union(parts) => {
                    let parts: Parts = parts.iter().map(|part| simpler[part]).collect();
                    let possible: Parts =
                        parts.into_iter().filter(|part| !self.is_empty_relation(*part)).collect();
                    self.union(possible)
                }
                Term::Sequence(parts) => {
                    let parts: Parts = parts.iter().map(|part| simpler[part]).collect();
                    self.sequence(parts)
                }
                Term::Optional(inner) if self.is_empty_relation(simpler[&inner]) => self.test(ALL_CLASSES),
                _ => term,
            };
            simpler.insert(term, new);
        }
        simpler[&id]
    }

    /// The term and everything below it, children first.
    pub fn below(&self, id: TermId) -> Vec<TermId> {
        let mut wanted = vec![false; id.index() + 1];
        wanted[id.index()] = true;
        for number in (0..=id.index()).rev() {
            if wanted[number] {
                for child in children(&self.terms[number]) {
                    wanted[child.index()] = true;
                }
                if let Term::Fixpoint(variable) = &self.terms[number] {
                    let group = &self.recursions[self.variables[*variable as usize] as usize];
                    group.bodies.iter().for_each(|(_, body)| wanted[body.index()] = true);
                }
            }
        }
        (0..=id.index()).filter(|number| wanted[*number]).map(|number| TermId(number as u32)).collect()
    }
}

/// A number for a term that is equal on every machine, as `slots` of built-in models are made where the
/// checker is built.
fn hash(term: &Term) -> u32 {
    let (tag, parts): (u64, &[TermId]) = match term {
        Term::Base(base) => (*base as u64, &[]),
        Term::Inverse(inner) => (32, std::slice::from_ref(inner)),
        Term::Test(classes) => (*classes, &[]),
        Term::Domain(inner) => (33, std::slice::from_ref(inner)),
        Term::Range(inner) => (34, std::slice::from_ref(inner)),
        Term::Union(parts) => (35, parts),
        Term::Intersection(parts) => (36, parts),
        Term::Difference(from, removed) => (37 | u64::from(from.0) << 32, std::slice::from_ref(removed)),
        Term::Sequence(parts) => (38, parts),
        Term::Plus(inner) => (39, std::slice::from_ref(inner)),
        Term::Star(inner) => (40, std::slice::from_ref(inner)),
        Term::Optional(inner) => (41, std::slice::from_ref(inner)),
        Term::Variable(number) => (42 | u64::from(*number) << 32, &[]),
        Term::Fixpoint(number) => (43 | u64::from(*number) << 32, &[]),
    };
    // As in rustc-hash, on 64 bits; the upper ones are the better ones.
    const MULTIPLIER: u64 = 0xf135_7aea_2e62_a9c5;
    let add = |hash: u64, word: u64| hash.wrapping_add(word).wrapping_mul(MULTIPLIER);
    (parts.iter().fold(add(0, tag), |hash, part| add(hash, part.0.into())) >> 32) as u32
}

/// The terms directly below; the bodies of a fixpoint are not among them.
pub(crate) fn children(term: &Term) -> impl Iterator<Item = TermId> {
    let (first, second, list): (_, _, &[TermId]) = match term {
        Term::Base(_) | Term::Test(_) | Term::Variable(_) | Term::Fixpoint(_) => (None, None, &[]),
        Term::Inverse(a)
        | Term::Domain(a)
        | Term::Range(a)
        | Term::Plus(a)
        | Term::Star(a)
        | Term::Optional(a) => (Some(*a), None, &[]),
        Term::Difference(a, b) => (Some(*a), Some(*b), &[]),
        Term::Union(parts) | Term::Intersection(parts) | Term::Sequence(parts) => (None, None, parts),
    };
    first.into_iter().chain(second).chain(list.iter().copied())
}
