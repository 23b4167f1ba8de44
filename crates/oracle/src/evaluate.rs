//! A model by its definition, on a whole execution: every relation is a matrix of bits, every statement is
//! evaluated as it stands.
//!
//! Layout: the events are numbered, initial writes first, then thread by thread, and there are at most 64. A
//! set is one word. A relation is one word per event, the set of its successors. The values of all operations
//! of the plan stand in one array, `stride` words each, so that evaluating one more coherence order allocates
//! nothing. What does not depend on co is computed once per (po, rf): a program has many coherence orders for
//! each.
//!
//! Compared with: hand-counted executions in `tests/counts.rs`, an operational SC in
//! `tests/interleavings.rs`.

use crate::execution::{Co, Event, EventName, Execution, Origin};
use crate::plan::{Id, Op, Plan, Primitive, Property, Sort, Step};
use selvedge_graph::{Dependencies, Kind, LocId, Order};
use selvedge_model::ast::{Model, Severity, TestKind};
use selvedge_source::Source;
use std::collections::BTreeMap;

/// Most events that an execution can have, initial writes included.
pub const MAX_EVENTS: usize = 64;

/// A model that can be evaluated.
#[derive(Clone, Debug)]
pub struct Evaluator {
    plan: Plan,
}

/// What a model says of an execution. Names stand in the order of the statements.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    /// Whether every constraint holds.
    pub consistent: bool,
    /// The constraints that do not hold; one without a name is called by its keyword and number.
    pub failed: Vec<String>,
    /// `error` statements that report something.
    pub errors: Vec<String>,
    /// `warning` statements that report something.
    pub warnings: Vec<String>,
    /// `flag` statements whose test holds.
    pub flags: Vec<String>,
}

impl Evaluator {
    /// Prepares a model, or says what in it has no meaning.
    pub fn new(model: &Model) -> Result<Evaluator, String> {
        Ok(Evaluator { plan: Plan::new(model)? })
    }

    /// Prepares a model given as text.
    pub fn from_text(text: &str) -> Result<Evaluator, String> {
        let model = selvedge_model::parse(&Source::new("model", text)).map_err(|error| error.to_string())?;
        Evaluator::new(&model)
    }

    /// Whether the model uses dependencies.
    pub fn uses_dependencies(&self) -> bool {
        let is_dependency =
            |op: &Op| matches!(op, Op::Primitive(Primitive::Addr | Primitive::Data | Primitive::Ctrl));
        self.plan.nodes.iter().any(|node| is_dependency(&node.op))
    }

    /// What the model says of an execution.
    pub fn evaluate(&self, execution: &Execution) -> Verdict {
        self.with_rf(execution).check(&execution.co)
    }

    /// Evaluates all that does not depend on the coherence order; that of `execution` is ignored.
    pub fn with_rf(&self, execution: &Execution) -> Partial<'_> {
        Partial::new(&self.plan, execution)
    }
}

/// A model evaluated as far as events, `po` and `rf` determine it.
#[derive(Clone, Debug)]
pub struct Partial<'a> {
    plan: &'a Plan,
    shape: Shape,
    values: Values,
    possible: bool,
}

/// How events are numbered.
#[derive(Clone, Debug)]
struct Shape {
    /// Initial writes by location: their number and how many other writes there are.
    init: BTreeMap<LocId, (usize, usize)>,
    /// The number of the first event of each thread.
    first: Vec<usize>,
    /// How many events there are.
    count: usize,
}

/// Which operations are computed now.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    /// Operations that do not depend on co.
    BeforeCo,
    /// Operations that depend on co.
    AfterCo,
}

impl Partial<'_> {
    fn new<'a>(plan: &'a Plan, execution: &Execution) -> Partial<'a> {
        let shape = Shape::new(execution);
        let values = Values::new(plan, &shape, execution);
        let mut partial = Partial { plan, shape, values, possible: true };
        for step in &plan.steps {
            partial.compute(step, Phase::BeforeCo, false);
        }
        partial.possible = plan.steps.iter().all(|step| partial.decided_late(step) || partial.holds(step));
        partial
    }

    /// Whether the constraints that do not depend on co hold; if not, no coherence order is consistent.
    pub fn possible(&self) -> bool {
        self.possible
    }

    /// Whether all constraints hold under a coherence order. Stops at the first that does not.
    pub fn consistent(&mut self, co: &Co) -> bool {
        if !self.possible {
            return false;
        }
        self.set_co(co);
        let plan = self.plan;
        plan.steps.iter().all(|step| {
            self.compute(step, Phase::AfterCo, true);
            !self.decided_late(step) || self.holds(step)
        })
    }

    /// What the model says under a coherence order.
    pub fn check(&mut self, co: &Co) -> Verdict {
        self.set_co(co);
        let plan = self.plan;
        let mut verdict = Verdict::default();
        for step in &plan.steps {
            self.compute(step, Phase::AfterCo, false);
            match step {
                Step::Compute(_) | Step::Fixpoint { .. } => {}
                Step::Require { name, .. } if !self.holds(step) => verdict.failed.push(name.clone()),
                Step::Require { .. } => {}
                Step::Include { name, severity, left, right } => {
                    if !self.values.included(*left, *right) {
                        match severity {
                            Severity::Error => verdict.errors.push(name.clone()),
                            Severity::Warning => verdict.warnings.push(name.clone()),
                        }
                    }
                }
                Step::Flag { name, property } => {
                    if self.values.has(property) {
                        verdict.flags.push(name.clone());
                    }
                }
            }
        }
        verdict.consistent = verdict.failed.is_empty();
        verdict
    }

    /// Whether a constraint, or its excuse, depends on co.
    fn decided_late(&self, step: &Step) -> bool {
        match step {
            Step::Require { property, unless, .. } => {
                self.plan.depends_on_co(property) || unless.is_some_and(|test| self.plan.depends_on_co(&test))
            }
            _ => false,
        }
    }

    /// Whether a constraint holds or is excused; other steps always do.
    fn holds(&self, step: &Step) -> bool {
        match step {
            Step::Require { property, unless, .. } => {
                self.values.has(property) || unless.is_some_and(|test| self.values.has(&test))
            }
            _ => true,
        }
    }

    /// Computes what a step says, as far as it belongs to the phase; on demand only what constraints need.
    fn compute(&mut self, step: &Step, phase: Phase, constraints_only: bool) {
        let plan = self.plan;
        let wanted = |id: Id| {
            let node = &plan.nodes[id];
            node.co == (phase == Phase::AfterCo) && (node.constrains || !constraints_only)
        };
        match step {
            Step::Compute(range) => {
                range.clone().filter(|&id| wanted(id)).for_each(|id| self.values.compute(plan, id))
            }
            Step::Fixpoint { range, members } => {
                let members: Vec<_> =
                    members.iter().copied().filter(|&(variable, _)| wanted(variable)).collect();
                members.iter().for_each(|&(variable, _)| self.values.get_mut(variable).fill(0));
                // Each round but the last adds a bit to some variable if the bodies are monotone.
                let rounds = members.len() * self.shape.count * self.shape.count + 1;
                for _ in 0..rounds {
                    range.clone().filter(|&id| wanted(id)).for_each(|id| self.values.compute(plan, id));
                    let changed =
                        members.iter().filter(|&&(variable, body)| self.values.copy(body, variable)).count();
                    if changed == 0 {
                        return;
                    }
                }
                panic!("a recursive definition of the model is not monotone: it has no least fixpoint");
            }
            Step::Require { .. } | Step::Include { .. } | Step::Flag { .. } => {}
        }
    }

    fn set_co(&mut self, co: &Co) {
        let Some(id) = self.plan.nodes.iter().position(|node| node.op == Op::Primitive(Primitive::Co)) else {
            return;
        };
        let rows = self.values.get_mut(id);
        rows.fill(0);
        for (loc, &(init, writes)) in &self.shape.init {
            let order = co.get(loc).map_or(&[][..], |order| order);
            assert_eq!(order.len(), writes, "co lists each write of location {} once", loc.0);
            let mut later = 0;
            for &write in order.iter().rev() {
                let write = self.shape.number(write);
                rows[write] = later;
                later |= 1 << write;
            }
            rows[init] = later;
        }
    }
}

impl Shape {
    fn new(execution: &Execution) -> Shape {
        let mut init: BTreeMap<LocId, (usize, usize)> =
            execution.locations().into_iter().enumerate().map(|(number, loc)| (loc, (number, 0))).collect();
        for (loc, writes) in execution.writes() {
            init.get_mut(&loc).expect("a write accesses its location").1 = writes.len();
        }
        let mut count = init.len();
        let mut first = Vec::new();
        for thread in &execution.threads {
            first.push(count);
            count += thread.events.len();
        }
        assert!(
            count <= MAX_EVENTS,
            "the evaluator takes at most {MAX_EVENTS} events, initial writes included"
        );
        Shape { init, first, count }
    }

    fn number(&self, name: EventName) -> usize {
        self.first[name.thread as usize] + name.index as usize
    }

    fn source(&self, event: &Event) -> Option<usize> {
        event.source.map(|source| match source {
            Origin::Init => self.init[&event.loc].0,
            Origin::Write(write) => self.number(write),
        })
    }
}

/// The values of all operations.
#[derive(Clone, Debug)]
struct Values {
    words: Vec<u64>,
    /// Words per operation; sets use the first.
    stride: usize,
    /// All events.
    universe: u64,
}

impl Values {
    /// All values empty but those of the primitives, `co` excepted.
    fn new(plan: &Plan, shape: &Shape, execution: &Execution) -> Values {
        let stride = shape.count.max(1);
        let universe = if shape.count == 0 { 0 } else { u64::MAX >> (MAX_EVENTS - shape.count) };
        let mut values = Values { words: vec![0; stride * plan.nodes.len()], stride, universe };
        for (id, node) in plan.nodes.iter().enumerate() {
            match (node.op, node.sort) {
                (Op::Primitive(primitive), Sort::Set) => {
                    values.get_mut(id)[0] = primitive_set(primitive, shape, execution);
                }
                (Op::Primitive(primitive), Sort::Relation) => {
                    primitive_relation(primitive, shape, execution, |from, to| {
                        values.get_mut(id)[from] |= 1 << to
                    });
                }
                _ => {}
            }
        }
        values
    }

    fn get(&self, id: Id) -> &[u64] {
        &self.words[id * self.stride..][..self.stride]
    }

    fn get_mut(&mut self, id: Id) -> &mut [u64] {
        &mut self.words[id * self.stride..][..self.stride]
    }

    /// Makes the value of `to` that of `from`; whether that changed it.
    fn copy(&mut self, from: Id, to: Id) -> bool {
        let changed = self.get(from) != self.get(to);
        self.words.copy_within(from * self.stride..(from + 1) * self.stride, to * self.stride);
        changed
    }

    fn included(&self, left: Id, right: Id) -> bool {
        self.get(left).iter().zip(self.get(right)).all(|(left, right)| left & !right == 0)
    }

    fn has(&self, property: &Property) -> bool {
        let value = self.get(property.body);
        let holds = match property.kind {
            TestKind::Empty => value.iter().all(|&word| word == 0),
            TestKind::Irreflexive => value.iter().enumerate().all(|(event, row)| row >> event & 1 == 0),
            TestKind::Acyclic => is_acyclic(value),
        };
        holds != property.negated
    }

    /// Computes one operation from its operands, which stand before it.
    fn compute(&mut self, plan: &Plan, id: Id) {
        let node = &plan.nodes[id];
        let (stride, universe) = (self.stride, self.universe);
        let (before, rest) = self.words.split_at_mut(id * stride);
        let operand = |id: Id| &before[id * stride..][..stride];
        let out = &mut rest[..stride];
        match node.op {
            Op::Primitive(_) | Op::Variable(_) => {}
            Op::Union(a, b) => by_word(out, operand(a), operand(b), |a, b| a | b),
            Op::Intersection(a, b) => by_word(out, operand(a), operand(b), |a, b| a & b),
            Op::Difference(a, b) => by_word(out, operand(a), operand(b), |a, b| a & !b),
            Op::Complement(a) => {
                by_word(out, operand(a), operand(a), |a, _| universe & !a);
                if node.sort == Sort::Set {
                    out[1..].fill(0);
                }
            }
            Op::Sequence(a, b) => {
                for (out, &row) in out.iter_mut().zip(operand(a)) {
                    *out = image(row, operand(b));
                }
            }
            Op::Product(a, b) => {
                let (from, to) = (operand(a)[0], operand(b)[0]);
                out.iter_mut()
                    .enumerate()
                    .for_each(|(event, row)| *row = if from >> event & 1 == 1 { to } else { 0 });
            }
            Op::IdentityOn(a) => {
                let set = operand(a)[0];
                out.iter_mut().enumerate().for_each(|(event, row)| *row = set & 1 << event);
            }
            Op::Plus(a) => {
                out.copy_from_slice(operand(a));
                close(out);
            }
            Op::Inverse(a) => {
                out.fill(0);
                for (from, &row) in operand(a).iter().enumerate() {
                    bits(row).for_each(|to| out[to] |= 1 << from);
                }
            }
            Op::Domain(a) => {
                let domain = operand(a).iter().enumerate().filter(|(_, row)| **row != 0);
                out[0] = domain.fold(0, |set, (event, _)| set | 1 << event);
            }
            Op::Range(a) => out[0] = operand(a).iter().fold(0, |set, row| set | row),
        }
    }
}

fn by_word(out: &mut [u64], left: &[u64], right: &[u64], combine: impl Fn(u64, u64) -> u64) {
    for ((out, &left), &right) in out.iter_mut().zip(left).zip(right) {
        *out = combine(left, right);
    }
}

/// The events of a set.
fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let event = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (event < 64).then_some(event)
    })
}

/// The successors of a set in a relation.
fn image(set: u64, rows: &[u64]) -> u64 {
    bits(set).fold(0, |image, event| image | rows[event])
}

/// Makes a relation transitive: paths through events 0, then 0 and 1, and so on.
fn close(rows: &mut [u64]) {
    for middle in 0..rows.len() {
        let reached = rows[middle];
        for row in rows.iter_mut().filter(|row| **row >> middle & 1 == 1) {
            *row |= reached;
        }
    }
}

/// Whether events without successors can be taken away until none is left.
fn is_acyclic(rows: &[u64]) -> bool {
    let mut left = u64::MAX >> (MAX_EVENTS - rows.len());
    loop {
        let last = bits(left).filter(|&event| rows[event] & left == 0).fold(0, |set, event| set | 1 << event);
        if last == 0 {
            return left == 0;
        }
        left &= !last;
    }
}

fn primitive_set(primitive: Primitive, shape: &Shape, execution: &Execution) -> u64 {
    let initial = shape.init.values().fold(0, |set, &(number, _)| set | 1 << number);
    let those = |member: &dyn Fn(&Event) -> bool| {
        let members = execution.events().filter(|(_, event)| member(event));
        members.fold(0u64, |set, (name, _)| set | 1 << shape.number(name))
    };
    match primitive {
        Primitive::EmptySet => 0,
        Primitive::Universe => initial | those(&|_| true),
        Primitive::InitialWrite => initial,
        Primitive::Read => those(&|event| event.kind == Kind::Read),
        Primitive::Write => initial | those(&|event| event.kind == Kind::Write),
        Primitive::Fence => those(&|event| event.kind == Kind::Fence && event.order != Order::NotAtomic),
        Primitive::NotAtomic => those(&|event| event.kind != Kind::Fence && event.order == Order::NotAtomic),
        Primitive::Relaxed => those(&|event| event.order != Order::NotAtomic && event.order <= Order::SeqCst),
        Primitive::Acquire => those(&|event| event.kind != Kind::Write && event.order.acquires()),
        Primitive::Release => those(&|event| event.kind != Kind::Read && event.order.releases()),
        Primitive::AcquireRelease => {
            those(&|event| matches!(event.order, Order::AcquireRelease | Order::SeqCst))
        }
        Primitive::SeqCst => those(&|event| event.order == Order::SeqCst),
        Primitive::ReadModifyWrite => those(&|event| event.rmw),
        Primitive::OfStart => those(&|event| event.order == Order::Start),
        Primitive::OfFinish => those(&|event| event.order == Order::Finish),
        relation => unreachable!("{relation:?} is not a set"),
    }
}

/// Calls `relate` with each pair; `co` is filled in later.
fn primitive_relation(
    primitive: Primitive,
    shape: &Shape,
    execution: &Execution,
    mut relate: impl FnMut(usize, usize),
) {
    match primitive {
        Primitive::EmptyRelation | Primitive::Co => {}
        Primitive::Identity => (0..shape.count).for_each(|event| relate(event, event)),
        Primitive::Po => {
            each_pair_of_a_thread(shape, execution, |a, b| {
                if a < b {
                    relate(a, b)
                }
            });
        }
        Primitive::PoImmediate => {
            each_pair_of_a_thread(shape, execution, |a, b| {
                if a + 1 == b {
                    relate(a, b)
                }
            });
        }
        Primitive::SameThread => {
            each_pair_of_a_thread(shape, execution, &mut relate);
            let initial = shape.init.len();
            (0..initial).for_each(|a| (0..initial).for_each(|b| relate(a, b)));
        }
        Primitive::SameLocation => {
            for (&loc, &(init, _)) in &shape.init {
                let accesses = execution.events().filter(|(_, event)| event.loc == loc);
                let accesses: Vec<usize> =
                    std::iter::once(init).chain(accesses.map(|(name, _)| shape.number(name))).collect();
                accesses.iter().for_each(|&a| accesses.iter().for_each(|&b| relate(a, b)));
            }
        }
        Primitive::Rf => {
            for (name, event) in execution.events() {
                if let Some(source) = shape.source(event) {
                    relate(source, shape.number(name));
                }
            }
        }
        Primitive::Addr => each_dependency(shape, execution, |all| &all.addr, relate),
        Primitive::Data => each_dependency(shape, execution, |all| &all.data, relate),
        Primitive::Ctrl => each_dependency(shape, execution, |all| &all.ctrl, relate),
        Primitive::RmwPair => {
            for (name, event) in execution.events().filter(|(_, event)| event.rmw && event.kind == Kind::Read)
            {
                let next = EventName { index: name.index + 1, ..name };
                let events = &execution.threads[name.thread as usize].events;
                let write = events.get(next.index as usize);
                assert!(
                    write.is_some_and(|write| write.rmw
                        && write.kind == Kind::Write
                        && write.loc == event.loc),
                    "the read {name} of a read-modify-write is directly followed by its write"
                );
                relate(shape.number(name), shape.number(next));
            }
        }
        set => unreachable!("{set:?} is not a relation"),
    }
}

fn each_dependency(
    shape: &Shape,
    execution: &Execution,
    kind: impl Fn(&Dependencies) -> &[u16],
    mut relate: impl FnMut(usize, usize),
) {
    for (thread, &first) in execution.threads.iter().zip(&shape.first) {
        for (event, dependencies) in thread.dependencies.iter().enumerate() {
            kind(dependencies).iter().for_each(|read| relate(first + *read as usize, first + event));
        }
    }
}

fn each_pair_of_a_thread(shape: &Shape, execution: &Execution, mut visit: impl FnMut(usize, usize)) {
    for (thread, &first) in execution.threads.iter().zip(&shape.first) {
        let events = first..first + thread.events.len();
        events.clone().for_each(|a| events.clone().for_each(|b| visit(a, b)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::execution::{Status, Thread};

    fn event(kind: Kind, order: Order, loc: u32, value: i64) -> Event {
        Event { kind, order, loc: LocId(loc), value, rmw: false, source: None }
    }

    /// `x=1 (rel); a=y (acq, reads init)` beside `y=2 (rlx); fadd x, reading 1; F sc`.
    fn sample() -> Execution {
        let read = |source, event| Event { source: Some(source), ..event };
        let exclusive = |event| Event { rmw: true, ..event };
        let threads = vec![
            vec![
                event(Kind::Write, Order::Release, 0, 1),
                read(Origin::Init, event(Kind::Read, Order::Acquire, 1, 0)),
            ],
            vec![
                event(Kind::Write, Order::Relaxed, 1, 2),
                exclusive(read(Origin::Write(EventName::new(0, 0)), event(Kind::Read, Order::SeqCst, 0, 1))),
                exclusive(event(Kind::Write, Order::SeqCst, 0, 2)),
                Event { loc: LocId::NONE, ..event(Kind::Fence, Order::SeqCst, 0, 0) },
            ],
        ];
        let threads = threads
            .into_iter()
            .map(|events| Thread { events, dependencies: Vec::new(), status: Status::Ended })
            .collect();
        let co = Co::from([
            (LocId(0), vec![EventName::new(0, 0), EventName::new(1, 2)]),
            (LocId(1), vec![EventName::new(1, 0)]),
        ]);
        Execution { threads, co }
    }

    fn verdict(model: &str) -> Verdict {
        Evaluator::from_text(model).unwrap().evaluate(&sample())
    }

    /// Whether an equation holds in the sample, shown as two inclusions.
    #[track_caller]
    fn holds(left: &str, right: &str) {
        let verdict =
            verdict(&format!("error Less unless {left} <= {right}\nerror More unless {right} <= {left}"));
        assert_eq!(verdict.errors, [] as [&str; 0], "{left} = {right}");
    }

    #[test]
    fn sets_are_what_the_language_says() {
        holds("M", "R | W");
        holds("_", "R | W | F");
        holds("IW", "W \\ RLX");
        holds("NA", "emptyset");
        holds("NA | IW", "~RLX");
        holds("ACQ", "(R & SC) | (F & SC) | (R \\ RMW)");
        holds("REL", "F | (W & SC) | ((W \\ (RMW | IW)) & domain(rf))");
        holds("ACQ_REL", "SC");
        holds("RMW", "domain(rmw) | range(rmw)");
        holds("R & REL", "{}");
        holds("W & ACQ", "{}");
    }

    #[test]
    fn relations_are_what_the_language_says() {
        holds("po", "po-imm+");
        holds("po & (IW * _)", "0");
        holds("fr", "rf^-1 ; co");
        holds("mo", "co");
        holds("[IW] ; co ; [W \\ IW]", "loc & (IW * (W \\ IW))");
        holds("ext", "~int");
        holds("IW * IW", "int & (IW * _)");
        holds("rfe | rfi", "rf");
        holds("coe", "co & ext");
        holds("fri", "fr & po-loc");
        holds("loc", "loc^-1");
        holds("id & loc", "[M]");
        holds("loc ; loc", "loc-overlap");
        holds("po?", "po | id");
        holds("po*", "po?");
        holds("rmw", "po-imm & ([R & RMW] ; loc ; [W & RMW])");
        holds("alloc | free | lock-order | sbr", "0");
        holds("range(rf)", "R");
        holds("unv", "int | ext");
        holds("amo | lxsx", "rmw");
        holds("toid(W)", "[W]");
        holds("fencerel(F | R)", "po ; [R | F] ; po");
    }

    #[test]
    fn functions_see_the_scope_of_their_definition() {
        let model =
            "let r = po let f(s) = [s] ; r let r = co error A unless f(W) <= po error B unless r <= po";
        assert_eq!(verdict(model).errors, ["B"]);
    }

    #[test]
    fn recursion_is_the_least_fixpoint() {
        let model = "let rec a = po-imm | b ; po-imm and b = a \
                     error A unless a <= po error B unless po <= b \
                     let rec s = IW | range([s] ; co) error C unless s <= W error D unless W <= s \
                     let rec c = co | (c ; c) error E unless c <= co error F unless co <= c";
        assert_eq!(verdict(model).errors, [] as [&str; 0]);
    }

    #[test]
    fn constraints_can_be_named_negated_and_excused() {
        let model = "acyclic co | fr | rf | po as sc\n\
                     irreflexive int\n\
                     irreflexive int unless empty NA as excused\n\
                     irreflexive int as guarded unless empty SC\n\
                     ~empty rmw as has_rmw\n\
                     coherence po as per_location\n\
                     flag ~empty rmw as rmws\n\
                     flag ~acyclic po as cyclic\n\
                     warning Reads unless R <= ACQ\n\
                     warning Writes unless W <= REL\n\
                     show po, rf as reads unshow co\n\
                     assert po = rf";
        let verdict = verdict(model);
        assert_eq!(verdict.failed, ["irreflexive (statement 2)", "guarded"]);
        assert!(!verdict.consistent);
        assert_eq!(verdict.flags, ["rmws"]);
        assert_eq!(verdict.warnings, ["Writes"]);
    }

    #[test]
    fn the_short_way_agrees_with_the_whole_verdict() {
        let sample = sample();
        let text =
            "let hb = (po | rf)+ acyclic po | rf irreflexive hb ; (rf | co | fr)+ error E unless co <= hb";
        let evaluator = Evaluator::from_text(text).unwrap();
        let mut partial = evaluator.with_rf(&sample.without_co());
        assert!(partial.possible());
        let mut reversed = sample.co.clone();
        reversed.get_mut(&LocId(0)).unwrap().reverse();
        for (co, consistent) in [(&sample.co, true), (&reversed, false), (&sample.co, true)] {
            assert_eq!(partial.consistent(co), consistent);
            assert_eq!(partial.check(co).consistent, consistent);
        }
    }

    #[test]
    fn what_fails_without_co_is_known_without_co() {
        let sample = sample();
        let evaluator = Evaluator::from_text("empty rmw acyclic co").unwrap();
        assert!(!evaluator.with_rf(&sample).possible());
        let late = Evaluator::from_text("empty rmw unless acyclic co").unwrap();
        assert!(late.with_rf(&sample).possible() && late.evaluate(&sample).consistent);
    }

    #[test]
    fn what_has_no_meaning_is_said() {
        let error = |text: &str| Evaluator::from_text(text).unwrap_err();
        assert_eq!(error("empty nothing"), "`nothing` is not defined");
        assert_eq!(error("empty W | po"), "a Set and a Relation are combined");
        assert_eq!(error("acyclic W"), "byte 8: expected a Relation, found a Set");
        assert_eq!(error("let f(a) = a empty f"), "the function `f` is used as a value");
        assert_eq!(error("let f(a) = a empty f(po, po)"), "`f` takes 1 arguments");
        assert_eq!(error("let a = b and b = po empty a"), "`b` is not defined");
    }

    #[test]
    #[should_panic(expected = "no least fixpoint")]
    fn a_definition_that_is_not_monotone_is_refused() {
        verdict("let rec a = ~a empty a");
    }
}
