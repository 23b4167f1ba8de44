//! Relations as bit matrices over all events of a graph: the way of checking that always works.
//!
//! A row is a few machine words. Terms are evaluated in number order (children first), each once; fixpoints
//! by iteration from the empty relation. The coherence order may be given as a partial order (`--coherence
//! wb`): as consistency is positive in co, what a partial order violates every completion violates too.

use crate::ast::TestKind;
use crate::resolve::Test;
use crate::terms::{Base, Term, TermId, Terms};
use selvedge_graph::{Class, Dependencies, EventId, Graph, Kind, LocId};

/// A relation over `n` events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Matrix {
    n: usize,
    words: usize,
    bits: Vec<u64>,
}

impl Matrix {
    pub fn new(n: usize) -> Matrix {
        let words = n.div_ceil(64).max(1);
        Matrix { n, words, bits: vec![0; n * words] }
    }

    fn identity(n: usize, holds: impl Fn(usize) -> bool) -> Matrix {
        let mut matrix = Matrix::new(n);
        (0..n).filter(|event| holds(*event)).for_each(|event| matrix.set(event, event));
        matrix
    }

    pub fn set(&mut self, row: usize, column: usize) {
        self.bits[row * self.words + column / 64] |= 1 << (column % 64);
    }

    pub fn get(&self, row: usize, column: usize) -> bool {
        self.bits[row * self.words + column / 64] >> (column % 64) & 1 != 0
    }

    pub fn row(&self, row: usize) -> impl Iterator<Item = usize> + '_ {
        let words = &self.bits[row * self.words..][..self.words];
        words.iter().enumerate().flat_map(|(at, word)| {
            let mut rest = *word;
            std::iter::from_fn(move || {
                let bit = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
                rest &= rest - 1;
                Some(at * 64 + bit)
            })
        })
    }

    pub fn pairs(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        (0..self.n).flat_map(|row| self.row(row).map(move |column| (row, column)))
    }

    /// Adds `source`'s row of `from` to a row; returns whether it grew.
    fn absorb(&mut self, row: usize, from: &Matrix, source: usize) -> bool {
        let mut grew = false;
        for word in 0..self.words {
            let bits = from.bits[source * self.words + word];
            let target = &mut self.bits[row * self.words + word];
            grew |= bits & !*target != 0;
            *target |= bits;
        }
        grew
    }

    fn combine(mut self, other: &Matrix, with: fn(u64, u64) -> u64) -> Matrix {
        self.bits.iter_mut().zip(&other.bits).for_each(|(a, b)| *a = with(*a, *b));
        self
    }

    fn compose(&self, other: &Matrix) -> Matrix {
        let mut result = Matrix::new(self.n);
        for row in 0..self.n {
            for middle in self.row(row).collect::<Vec<_>>() {
                result.absorb(row, other, middle);
            }
        }
        result
    }

    fn transpose(&self) -> Matrix {
        let mut result = Matrix::new(self.n);
        self.pairs().for_each(|(row, column)| result.set(column, row));
        result
    }

    /// Transitive closure.
    pub fn closure(mut self) -> Matrix {
        for middle in 0..self.n {
            let through = self.clone_row(middle);
            for row in 0..self.n {
                if self.get(row, middle) {
                    let words = self.words;
                    let target = &mut self.bits[row * words..][..words];
                    target.iter_mut().zip(&through).for_each(|(a, b)| *a |= b);
                }
            }
        }
        self
    }

    fn clone_row(&self, row: usize) -> Vec<u64> {
        self.bits[row * self.words..][..self.words].to_vec()
    }

    pub fn is_empty(&self) -> bool {
        self.bits.iter().all(|word| *word == 0)
    }

    pub fn is_irreflexive(&self) -> bool {
        (0..self.n).all(|event| !self.get(event, event))
    }

    /// Whether there is no cycle; repeatedly drops events without successors left.
    pub fn is_acyclic(&self) -> bool {
        self.clone().closure().is_irreflexive()
    }
}

/// The events of a graph in matrix order (added events, then initial writes) and the primitives as matrices.
pub(crate) struct Snapshot<'a> {
    graph: &'a Graph,
    /// By event: its place in insertion order. Empty if that is its number, as in most graphs.
    places: Vec<u32>,
    /// The coherence order, transitive; partial while it is being inferred.
    pub co: Matrix,
}

impl<'a> Snapshot<'a> {
    /// With the coherence order that the graph stores.
    pub fn new(graph: &'a Graph) -> Snapshot<'a> {
        let mut places = Vec::new();
        if graph.is_cut() {
            places.resize(graph.next_number(), u32::MAX);
            graph.ids().enumerate().for_each(|(place, id)| places[id.index()] = place as u32);
        }
        let mut snapshot = Snapshot { graph, places, co: Matrix::new(0) };
        let mut co = Matrix::new(snapshot.size());
        for loc in 0..graph.location_count() {
            let writes = graph.writes(LocId(loc as u32));
            for (at, write) in writes.iter().enumerate() {
                let number = snapshot.number(*write);
                co.set(graph.len() + loc, number);
                writes[at + 1..].iter().for_each(|later| co.set(number, snapshot.number(*later)));
            }
        }
        snapshot.co = co;
        snapshot
    }

    /// With a given (partial) coherence order.
    pub fn with_co(graph: &'a Graph, co: Matrix) -> Snapshot<'a> {
        debug_assert!(!graph.is_cut(), "invariant `cut`: where co is inferred, graphs are copied");
        Snapshot { graph, places: Vec::new(), co }
    }

    pub fn graph(&self) -> &'a Graph {
        self.graph
    }

    pub fn size(&self) -> usize {
        self.graph.len() + self.graph.location_count()
    }

    pub fn event(&self, number: usize) -> EventId {
        match number.checked_sub(self.graph.len()) {
            None => self.graph.order()[number],
            Some(loc) => EventId::init(LocId(loc as u32)),
        }
    }

    pub fn number(&self, event: EventId) -> usize {
        if event.is_init() {
            return self.graph.len() + event.init_location().index();
        }
        self.places.get(event.index()).map_or(event.index(), |place| *place as usize)
    }

    fn location(&self, number: usize) -> LocId {
        match number.checked_sub(self.graph.len()) {
            None => self.graph.event(self.event(number)).loc,
            Some(loc) => LocId(loc as u32),
        }
    }

    /// The thread; initial writes together count as one of their own.
    fn thread(&self, number: usize) -> Option<u16> {
        (number < self.graph.len()).then(|| self.graph.event(self.event(number)).thread.0)
    }

    /// Whether there is such an event: initial writes exist only of locations that are accessed, and a hole
    /// is none.
    fn exists(&self, number: usize) -> bool {
        if number < self.graph.len() {
            self.graph.class(self.event(number)) != Class::HOLE
        } else {
            !self.graph.location_classes(self.location(number)).is_empty()
        }
    }

    fn by_pair(&self, holds: impl Fn(usize, usize) -> bool) -> Matrix {
        let mut matrix = Matrix::new(self.size());
        for row in (0..self.size()).filter(|row| self.exists(*row)) {
            (0..self.size())
                .filter(|column| self.exists(*column) && holds(row, *column))
                .for_each(|column| matrix.set(row, column));
        }
        matrix
    }

    fn base(&self, base: Base) -> Matrix {
        let internal = |matrix: Matrix| matrix.combine(&self.base(Base::Int), |a, b| a & b);
        let external = |matrix: Matrix| matrix.combine(&self.base(Base::Int), |a, b| a & !b);
        match base {
            Base::Po => {
                let mut matrix = Matrix::new(self.size());
                self.threads(|events, at| {
                    let number = self.number(events[at]);
                    events[at + 1..].iter().for_each(|e| matrix.set(number, self.number(*e)))
                });
                matrix
            }
            Base::PoImm => {
                let mut matrix = Matrix::new(self.size());
                self.threads(|events, at| {
                    let number = self.number(events[at]);
                    events[at + 1..].iter().take(1).for_each(|e| matrix.set(number, self.number(*e)));
                });
                matrix
            }
            Base::PoLoc => self.base(Base::Po).combine(&self.base(Base::Loc), |a, b| a & b),
            Base::Rf => self.rf(),
            Base::Rfe => external(self.rf()),
            Base::Rfi => internal(self.rf()),
            Base::Co => self.co.clone(),
            Base::Coe => external(self.co.clone()),
            Base::Coi => internal(self.co.clone()),
            Base::Fr => self.rf().transpose().compose(&self.co),
            Base::Fre => external(self.base(Base::Fr)),
            Base::Fri => internal(self.base(Base::Fr)),
            Base::Rmw => {
                let mut matrix = Matrix::new(self.size());
                self.threads(|events, at| {
                    let [read, write, ..] = events[at..] else { return };
                    let (read_class, write_class) = (self.graph.class(read), self.graph.class(write));
                    if read_class.is_rmw() && read_class.kind() == Kind::Read && write_class.is_rmw() {
                        matrix.set(self.number(read), self.number(write));
                    }
                });
                matrix
            }
            Base::Loc => {
                self.by_pair(|a, b| self.location(a) != LocId::NONE && self.location(a) == self.location(b))
            }
            Base::Int => self.by_pair(|a, b| self.thread(a) == self.thread(b)),
            Base::Ext => self.by_pair(|a, b| self.thread(a) != self.thread(b)),
            Base::Addr => self.dependency(|dependencies| &dependencies.addr),
            Base::Data => self.dependency(|dependencies| &dependencies.data),
            Base::Ctrl => self.dependency(|dependencies| &dependencies.ctrl),
            Base::All => self.by_pair(|_, _| true),
        }
    }

    fn threads(&self, mut each: impl FnMut(&[EventId], usize)) {
        for thread in 0..self.graph.thread_count() {
            let events = self.graph.thread(selvedge_graph::ThreadId(thread as u16));
            (0..events.len()).for_each(|at| each(events, at));
        }
    }

    /// From reads to the events that depend on them in one way.
    fn dependency(&self, reads: impl Fn(&Dependencies) -> &[u16]) -> Matrix {
        let mut matrix = Matrix::new(self.size());
        for id in self.graph.ids() {
            let thread = self.graph.thread(self.graph.event(id).thread);
            let dependencies = self.graph.dependencies(id).into_iter().flat_map(&reads);
            dependencies.for_each(|read| matrix.set(self.number(thread[*read as usize]), self.number(id)));
        }
        matrix
    }

    fn rf(&self) -> Matrix {
        let mut matrix = Matrix::new(self.size());
        for id in self.graph.ids() {
            let event = self.graph.event(id);
            if event.class.kind() == Kind::Read {
                matrix.set(self.number(event.rf), self.number(id));
            }
        }
        matrix
    }

    /// The value of a term.
    pub fn evaluate(&self, terms: &Terms, term: TermId) -> Matrix {
        let order = terms.below(term);
        let mut values: Vec<Option<Matrix>> = vec![None; term.index() + 1];
        let mut variables: Vec<Matrix> = vec![Matrix::new(self.size()); terms.variables.len()];
        for id in &order {
            if terms.properties(*id).open.is_some() {
                continue;
            }
            if let Term::Fixpoint(number) = terms.get(*id) {
                self.solve(terms, terms.variables[*number as usize], &order, &mut values, &mut variables);
            }
            values[id.index()] = Some(self.step(terms, *id, &values, &variables));
        }
        values.swap_remove(term.index()).expect("children come first")
    }

    /// Least solution of a recursive group, by iteration.
    fn solve(
        &self,
        terms: &Terms,
        group: u32,
        order: &[TermId],
        values: &mut [Option<Matrix>],
        variables: &mut [Matrix],
    ) {
        let bodies = &terms.recursions[group as usize].bodies;
        bodies.iter().for_each(|(number, _)| variables[*number as usize] = Matrix::new(self.size()));
        loop {
            for id in order.iter().filter(|id| terms.properties(**id).open == Some(group)) {
                values[id.index()] = Some(self.step(terms, *id, values, variables));
            }
            let mut changed = false;
            for (number, body) in bodies {
                let value = values[body.index()].clone().expect("a body is evaluated before its variable");
                changed |= variables[*number as usize] != value;
                variables[*number as usize] = value;
            }
            if !changed {
                return;
            }
        }
    }

    fn step(&self, terms: &Terms, id: TermId, values: &[Option<Matrix>], variables: &[Matrix]) -> Matrix {
        selvedge_stop::look();
        let value = |id: &TermId| values[id.index()].as_ref().expect("children come first");
        let n = self.size();
        let identity = || Matrix::identity(n, |event| self.exists(event));
        match terms.get(id) {
            Term::Base(base) => self.base(*base),
            Term::Test(classes) => Matrix::identity(n, |event| {
                self.exists(event) && classes & self.graph.class(self.event(event)).bit() != 0
            }),
            Term::Inverse(inner) => value(inner).transpose(),
            Term::Domain(inner) => Matrix::identity(n, |event| value(inner).row(event).next().is_some()),
            Term::Range(inner) => {
                let inverse = value(inner).transpose();
                Matrix::identity(n, |event| inverse.row(event).next().is_some())
            }
            Term::Union(parts) => {
                parts.iter().fold(Matrix::new(n), |sum, part| sum.combine(value(part), |a, b| a | b))
            }
            Term::Intersection(parts) => parts[1..]
                .iter()
                .fold(value(&parts[0]).clone(), |sum, part| sum.combine(value(part), |a, b| a & b)),
            Term::Difference(from, removed) => value(from).clone().combine(value(removed), |a, b| a & !b),
            Term::Sequence(parts) => {
                parts[1..].iter().fold(value(&parts[0]).clone(), |sum, part| sum.compose(value(part)))
            }
            Term::Plus(inner) => value(inner).clone().closure(),
            Term::Star(inner) => value(inner).clone().closure().combine(&identity(), |a, b| a | b),
            Term::Optional(inner) => value(inner).clone().combine(&identity(), |a, b| a | b),
            Term::Variable(number) | Term::Fixpoint(number) => variables[*number as usize].clone(),
        }
    }

    /// Whether a test holds.
    pub fn holds(&self, terms: &Terms, test: &Test) -> bool {
        let value = self.evaluate(terms, test.body);
        let holds = match test.kind {
            TestKind::Acyclic => value.is_acyclic(),
            TestKind::Irreflexive => value.is_irreflexive(),
            TestKind::Empty => value.is_empty(),
        };
        holds != test.negated
    }
}
