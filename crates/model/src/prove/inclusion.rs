//! Words of one automaton that another one does not accept, the shortest first.
//!
//! A state is a class of events, a state of the left automaton and the set of states that the right one can
//! be in after the same word. The right automaton is made deterministic only as far as this search needs it,
//! and a set is not followed if a subset of it was, with the same class and left state: what the larger set
//! misses, the smaller one misses too (antichains, De Wulf et al., CAV'06). Classes that no test tells apart
//! are one *atom*.

use super::facts::{self, Letter, is_ordinary, letters};
use super::words::{Automaton, Step};
use crate::terms::{ALL_CLASSES, occurs};
use selvedge_graph::{Class, Kind, Order};
use std::collections::HashMap;
use std::fmt;
use std::rc::Rc;

/// Most states of the search, and most steps over members of sets: a hostile claim must not hang.
const MAX_NODES: usize = 20_000;
const MAX_WORK: usize = 20_000_000;

/// Classes of events that no test tells apart.
#[derive(Clone, Copy, Debug)]
struct Atom {
    /// All of them.
    classes: u64,
    /// The one that stands for them.
    class: Class,
}

/// A path: events and, between them, edges.
#[derive(Clone, Debug)]
pub(crate) struct Word {
    atoms: Vec<Atom>,
    pub letters: Vec<Letter>,
}

impl Word {
    /// The classes of the events.
    pub fn classes(&self) -> impl Iterator<Item = Class> + '_ {
        self.atoms.iter().map(|atom| atom.class)
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.atoms[0])?;
        for (letter, atom) in self.letters.iter().zip(&self.atoms[1..]) {
            let inverse = if letter.inverse { "^-1" } else { "" };
            write!(f, " ; {}{inverse} ; {atom}", letter.edge.name())?;
        }
        Ok(())
    }
}

impl fmt::Display for Atom {
    /// As a test: `[W & REL]`. The order is left out if the atom has events of every order.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let class = self.class;
        if class.is_init() {
            return write!(f, "[IW]");
        }
        if class.is_mark() {
            return write!(f, "[_ \\ (M | F)]");
        }
        let kind = ["R", "W", "F"][class.kind() as usize];
        let like = |other: &Class| {
            other.kind() == class.kind() && other.is_rmw() == class.is_rmw() && !other.is_init()
        };
        let ordinary = Class::all().filter(|other| is_ordinary(*other) && !other.is_mark());
        let any_order = ordinary.filter(like).all(|other| self.classes & other.bit() != 0);
        let order = match class.order() {
            _ if any_order => "",
            Order::NotAtomic => " & NA",
            Order::Relaxed => " & RLX",
            Order::Acquire => " & ACQ",
            Order::Release => " & REL",
            Order::AcquireRelease => " & ACQ_REL",
            Order::SeqCst => " & SC",
            Order::Start | Order::Finish => " & THREAD",
        };
        let rmw = if class.is_rmw() { " & RMW" } else { "" };
        write!(f, "[{kind}{order}{rmw}]")
    }
}

/// An automaton without tests: states are those directly after a letter, and the start.
struct Compiled {
    /// `onward[state * atoms + atom]`: letters that can follow, and where they lead.
    onward: Vec<Vec<(u32, u32)>>,
    /// `accepting[state * atoms + atom]`
    accepting: Vec<bool>,
    states: usize,
}

/// A state of the search, and how it was reached.
struct Node {
    atom: u8,
    left: u32,
    right: u32,
    from: u32,
    letter: Option<Letter>,
}

pub(crate) struct Search {
    atoms: Vec<Atom>,
    left: Rc<Compiled>,
    right: Compiled,
    /// `targets[letter][atom]`: atoms that the letter can lead to.
    targets: Rc<Vec<Vec<Vec<u8>>>>,
    /// Sets of states of the right automaton, and their numbers.
    sets: Vec<Vec<u64>>,
    numbers: HashMap<Vec<u64>, u32>,
    /// `moves[set][atom * LETTERS + letter]`: the next set, `UNKNOWN` until it is needed.
    moves: Vec<Vec<u32>>,
    nodes: Vec<Node>,
    /// `met[state * atoms + atom]`: the sets that were met with this state of the left automaton.
    met: Vec<Vec<u32>>,
    work: usize,
}

/// How many letters there can be.
const LETTERS: usize = 32;
const UNKNOWN: u32 = u32::MAX;

impl Search {
    /// Prepares to look for words of `left` that `right` does not accept.
    pub fn new(left: &Automaton, right: &Automaton) -> Search {
        let mut right = right.clone();
        right.add_detours(left.letters());
        let atoms = atoms(&[left, &right]);
        let targets = (0..LETTERS)
            .map(|bit| match letters(1 << bit).next() {
                Some(letter) => targets(letter, &atoms),
                None => Vec::new(),
            })
            .collect();
        let left = Compiled::new(left, &atoms);
        Search {
            met: vec![Vec::new(); left.accepting.len()],
            left: Rc::new(left),
            right: Compiled::new(&right, &atoms),
            atoms,
            targets: Rc::new(targets),
            sets: Vec::new(),
            numbers: HashMap::new(),
            moves: Vec::new(),
            nodes: Vec::new(),
            work: 0,
        }
    }

    /// Calls `found` with each word until it says to stop. Whether the search came to its end: if there was
    /// no word then, there is none.
    pub fn run(mut self, mut found: impl FnMut(&Word) -> bool) -> bool {
        let mut start = vec![0; self.right.states.div_ceil(64)];
        start[0] = 1;
        let start = self.number(start);
        for atom in 0..self.atoms.len() as u8 {
            self.visit(Node { atom, left: 0, right: start, from: 0, letter: None });
        }
        let (automaton, targets) = (Rc::clone(&self.left), Rc::clone(&self.targets));
        let mut at = 0;
        while at < self.nodes.len() {
            selvedge_stop::look();
            if self.nodes.len() > MAX_NODES || self.work > MAX_WORK {
                return false;
            }
            let Node { atom, left, right, .. } = self.nodes[at];
            let place = left as usize * self.atoms.len() + atom as usize;
            if automaton.accepting[place] && !self.accepts(right, atom) && found(&self.word(at)) {
                return false;
            }
            for (set, to) in &automaton.onward[place] {
                for letter in letters(*set) {
                    let right = self.advance(right, atom, letter);
                    for atom in &targets[letter.number()][atom as usize] {
                        self.visit(Node {
                            atom: *atom,
                            left: *to,
                            right,
                            from: at as u32,
                            letter: Some(letter),
                        });
                    }
                }
            }
            at += 1;
        }
        true
    }

    fn visit(&mut self, node: Node) {
        let met = &mut self.met[node.left as usize * self.atoms.len() + node.atom as usize];
        self.work += met.len() * (self.right.states / 64 + 1);
        let sets = &self.sets;
        let includes = |small: u32, large: u32| {
            sets[small as usize].iter().zip(&sets[large as usize]).all(|(small, large)| small & !large == 0)
        };
        if !met.iter().any(|known| includes(*known, node.right)) {
            met.push(node.right);
            self.nodes.push(node);
        }
    }

    fn number(&mut self, set: Vec<u64>) -> u32 {
        *self.numbers.entry(set).or_insert_with_key(|set| {
            self.moves.push(vec![UNKNOWN; self.atoms.len() * LETTERS]);
            self.sets.push(set.clone());
            self.sets.len() as u32 - 1
        })
    }

    fn accepts(&self, set: u32, atom: u8) -> bool {
        let place = |state| state * self.atoms.len() + atom as usize;
        members(&self.sets[set as usize]).any(|state| self.right.accepting[place(state)])
    }

    /// Where the right automaton can be after one more letter.
    fn advance(&mut self, set: u32, atom: u8, letter: Letter) -> u32 {
        let place = atom as usize * LETTERS + letter.number();
        let known = self.moves[set as usize][place];
        if known != UNKNOWN {
            return known;
        }
        let mut next = vec![0; self.right.states.div_ceil(64)];
        for state in members(&self.sets[set as usize]) {
            self.work += self.right.onward[state * self.atoms.len() + atom as usize].len();
            for (letters, to) in &self.right.onward[state * self.atoms.len() + atom as usize] {
                if letters & letter.bit() != 0 {
                    next[*to as usize / 64] |= 1 << (to % 64);
                }
            }
        }
        let next = self.number(next);
        self.moves[set as usize][place] = next;
        next
    }

    fn word(&self, mut at: usize) -> Word {
        let mut word = Word { atoms: Vec::new(), letters: Vec::new() };
        loop {
            let node = &self.nodes[at];
            word.atoms.push(self.atoms[node.atom as usize]);
            let Some(letter) = node.letter else { break };
            word.letters.push(letter);
            at = node.from as usize;
        }
        word.atoms.reverse();
        word.letters.reverse();
        word
    }
}

fn members(set: &[u64]) -> impl Iterator<Item = usize> + '_ {
    set.iter().enumerate().flat_map(|(at, word)| {
        let mut rest = *word;
        std::iter::from_fn(move || {
            let bit = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(at * 64 + bit)
        })
    })
}

/// Groups the classes that occur by what the tests and the edges can tell of them. An ordinary class stands
/// for the group if there is one.
fn atoms(automata: &[&Automaton]) -> Vec<Atom> {
    let steps = automata.iter().flat_map(|automaton| automaton.steps.iter().flatten());
    let mut tests: Vec<u64> = steps
        .filter_map(|(step, _)| match step {
            Step::Test(classes) if *classes != ALL_CLASSES => Some(*classes),
            _ => None,
        })
        .collect();
    tests.sort();
    tests.dedup();
    let mut groups: HashMap<(Kind, bool, bool, bool, Vec<bool>), usize> = HashMap::new();
    let mut atoms: Vec<Atom> = Vec::new();
    let (ordinary, odd): (Vec<Class>, Vec<Class>) =
        Class::all().filter(|class| occurs(*class)).partition(|class| is_ordinary(*class));
    for class in ordinary.into_iter().chain(odd) {
        let paired_as_seq_cst = class.is_rmw() && class.order() == Order::SeqCst;
        let tested = tests.iter().map(|classes| classes & class.bit() != 0).collect();
        let key = (class.kind(), class.is_rmw(), class.is_init(), paired_as_seq_cst, tested);
        let number = *groups.entry(key).or_insert_with(|| {
            atoms.push(Atom { classes: 0, class });
            atoms.len() - 1
        });
        atoms[number].classes |= class.bit();
    }
    atoms
}

fn targets(letter: facts::Letter, atoms: &[Atom]) -> Vec<Vec<u8>> {
    let reached = |from: &Atom| {
        let joined = |to: &Atom| letter.joins(from.class, to.class);
        (0..atoms.len() as u8).filter(|to| joined(&atoms[*to as usize])).collect()
    };
    atoms.iter().map(reached).collect()
}

impl Compiled {
    fn new(automaton: &Automaton, atoms: &[Atom]) -> Compiled {
        let useful = useful(automaton);
        let mut numbers = HashMap::from([(Automaton::START, 0)]);
        let mut order = vec![Automaton::START];
        let mut compiled = Compiled { onward: Vec::new(), accepting: Vec::new(), states: 0 };
        let mut seen = vec![usize::MAX; automaton.steps.len()];
        while compiled.states < order.len() {
            for atom in atoms {
                let mut onward = Vec::new();
                let mark = compiled.onward.len();
                let mut reached = vec![order[compiled.states]];
                seen[reached[0]] = mark;
                let mut at = 0;
                while at < reached.len() {
                    for (step, to) in automaton.steps[reached[at]].iter().filter(|(_, to)| useful[*to]) {
                        match step {
                            Step::Letters(letters) => {
                                let number = *numbers.entry(*to).or_insert_with(|| {
                                    order.push(*to);
                                    order.len() as u32 - 1
                                });
                                onward.push((*letters, number));
                            }
                            Step::Test(classes) if classes & atom.class.bit() != 0 && seen[*to] != mark => {
                                seen[*to] = mark;
                                reached.push(*to);
                            }
                            Step::Test(_) => {}
                        }
                    }
                    at += 1;
                }
                compiled.accepting.push(seen[Automaton::END] == mark);
                compiled.onward.push(onward);
            }
            compiled.states += 1;
        }
        compiled
    }
}

/// States from which the end can be reached, whatever the classes.
fn useful(automaton: &Automaton) -> Vec<bool> {
    let mut before: Vec<Vec<usize>> = vec![Vec::new(); automaton.steps.len()];
    for (from, steps) in automaton.steps.iter().enumerate() {
        steps.iter().for_each(|(_, to)| before[*to].push(from));
    }
    let mut useful = vec![false; automaton.steps.len()];
    useful[Automaton::END] = true;
    let mut rest = vec![Automaton::END];
    while let Some(state) = rest.pop() {
        for from in &before[state] {
            if !useful[*from] {
                useful[*from] = true;
                rest.push(*from);
            }
        }
    }
    useful
}
