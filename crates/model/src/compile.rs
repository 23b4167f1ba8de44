//! Chooses, for each constraint of a model, the cheapest way of checking that is exact.
//!
//! A choice looks at the shape of a constraint only, never at the name of a model:
//!
//! | shape | way |
//! |---|---|
//! | acyclic, of po, rf and rmw only | by construction: causality of explored graphs has no cycles |
//! | irreflexive `v ; (rf\|co\|fr)+` with `v` a view | coherence over the view |
//! | acyclic `po-loc \| rf \| co \| fr` | coherence over the view `po` |
//! | empty `rmw & (fr ; co)` | neighbours in co |
//! | regular | automaton searched from the new event |
//! | anything else | bit matrices |
//! | negated, or subtracting what can change | bit matrices, on complete executions only |

use crate::ast::{Severity, TestKind};
use crate::automaton::{Automaton, Edge, Letter, NotRegular};
use crate::causality::Causality;
use crate::fences::Fences;
use crate::order::Order;
use crate::pair;
use crate::prove::{self, Assert, Outcome};
use crate::removal::{self, Weakenings};
use crate::resolve::{HAPPENS_BEFORE, Outline, Resolved, ResolvedText, Test};
use crate::search::Search;
use crate::terms::{Base, Term, TermId, Terms};
use crate::text::{Files, Text, no_file};
use crate::view::{CLASSES, View};
use selvedge_graph::{Class, ClassSet, EventId, Graph};
use selvedge_source::{Error, Source, Span};
use smallvec::smallvec;

/// The first clock of an event's row that belongs to views; clock 0 is the exploration's own.
pub const FIRST_VIEW_CLOCK: usize = 1;

/// A compiled model.
#[derive(Clone, Debug)]
pub struct Model {
    pub(crate) title: String,
    pub(crate) terms: Terms,
    pub(crate) views: Vec<View>,
    /// The views that have clocks.
    pub(crate) stored: Vec<usize>,
    pub(crate) constraints: Vec<Constraint>,
    pub(crate) reports: Vec<Report>,
    pub(crate) flags: Vec<(String, Test)>,
    pub(crate) asserts: Vec<Assert>,
    /// The view called `hb`.
    pub(crate) happens_before: Option<usize>,
    /// Some constraint without `unless` is checked as atomicity.
    pub(crate) atomic: bool,
    /// Some view over which coherence is required grows from the read to the write of a read-modify-write.
    pub(crate) grows_at_rmw: bool,
    /// What a read must know of before it has read anything does not depend on its class.
    pub(crate) reads_know_alike: bool,
    /// The views over which coherence is required without `unless`.
    pub(crate) coherent: Vec<usize>,
    /// The constraints to look at when an event is added, besides those two.
    pub(crate) other_checks: Vec<usize>,
    /// The one among them that is an order of events, or of fences.
    pub(crate) order: Option<(usize, Direct)>,
    /// None of them can be broken by an event that nothing follows.
    pub(crate) only_cycles: bool,
    /// Nothing that is looked at when an event is added, the last of its thread, can be broken by one that
    /// leaves nothing newer at its location ([`Model::consistent_with_choice`]).
    pub(crate) allows_newest: bool,
    /// By class: the classes of events that may be reported with it, whatever else is there.
    pub(crate) partners: [u64; CLASSES],
    /// Something else may be reported than two accesses to one location.
    pub(crate) reports_elsewhere: bool,
    /// The statement that may gain edges when a read is removed, if there is one.
    pub(crate) gains_without_reads: Option<String>,
    /// Which atomic reads may be weakened without an edge more.
    pub(crate) weakenings: Weakenings,
    /// What the model asks of explorations that track dependencies, if it uses them.
    pub(crate) causality: Option<Causality>,
    clocks: usize,
}

/// Whether a constraint cannot be broken by an event that has no edges to others, as far as it is checked
/// when events are added.
fn forbids_only_cycles(constraint: &Constraint) -> bool {
    match &constraint.way {
        Way::ByConstruction | Way::Complete | Way::Atomicity | Way::Coherence(_) => {
            constraint.unless.is_none()
        }
        Way::Search(search) => {
            let is_plain = constraint.unless.is_none() && constraint.test.kind == TestKind::Acyclic;
            is_plain && !search.automaton.has_inverse_letters()
        }
        Way::Matrix => false,
    }
}

/// A constraint and how it is checked.
#[derive(Clone, Debug)]
pub(crate) struct Constraint {
    pub text: String,
    pub test: Test,
    pub unless: Option<Guard>,
    pub way: Way,
    /// Follows from another constraint; only there to rule out choices early.
    pub implied: bool,
    /// Why no cheaper way was possible.
    pub because: Option<String>,
}

/// When a constraint need not hold.
#[derive(Clone, Debug)]
pub(crate) enum Guard {
    /// There is no event of these classes.
    NoEventOf(u64),
    /// Any other test.
    Test(Test),
}

/// Ways of checking a constraint.
#[derive(Clone, Debug)]
pub(crate) enum Way {
    ByConstruction,
    /// Over the view with this number.
    Coherence(usize),
    Atomicity,
    Search(Box<Search>),
    Matrix,
    /// Matrices, and only on complete executions.
    Complete,
}

/// A search that needs no automaton if nothing follows the new event in its thread.
#[derive(Clone, Debug)]
pub(crate) enum Direct {
    Order(Order),
    Fences(Fences),
}

impl Direct {
    #[inline]
    pub fn holds_after(&self, views: &[View], graph: &Graph, id: EventId) -> bool {
        match self {
            Direct::Order(order) => order.holds_after(views, graph, id),
            Direct::Fences(fences) => fences.holds_after(views, graph, id),
        }
    }
}

/// `error` or `warning … unless left <= right`.
#[derive(Clone, Debug)]
pub(crate) struct Report {
    pub severity: Severity,
    pub name: String,
    pub text: String,
    pub left: TermId,
    pub right: TermId,
    pub way: ReportWay,
}

/// Ways of evaluating a report.
#[derive(Clone, Debug)]
pub(crate) enum ReportWay {
    /// When an event is added, against the events it could be reported with.
    Pairs(Pairs),
    /// On complete executions, with matrices.
    Complete(String),
}

/// What is needed to evaluate a report pair by pair.
#[derive(Clone, Debug)]
pub(crate) struct Pairs {
    /// By class: classes of events that may be reported with it.
    pub partners: Vec<u64>,
    /// Some events that can occur may be reported.
    pub can_happen: bool,
    /// Only events at the same location can be.
    pub same_location: bool,
    /// What relates the two events.
    pub left: TermId,
    /// The views of which `right` consists, with whether they are inverted.
    pub views: Vec<(usize, bool)>,
    /// A view that `right` has together with its inverse: what it tells of two events, whichever comes first,
    /// is not reported.
    pub either_way: Option<usize>,
    /// The other parts of `right`, decided by the two events alone.
    pub rest: Vec<TermId>,
}

/// By class: the classes of events, at its location if it has one, without which none of the reports can be
/// made of an event.
fn partners(reports: &[Report]) -> [u64; CLASSES] {
    let mut all = [0; CLASSES];
    for report in reports {
        let ReportWay::Pairs(pairs) = &report.way else { continue };
        for (class, partners) in all.iter_mut().zip(&pairs.partners) {
            let elsewhere = if pairs.can_happen { u64::MAX } else { 0 };
            *class |= if pairs.same_location { *partners } else { elsewhere };
        }
    }
    all
}

/// Whether something else may be reported than two accesses to one location.
fn reports_elsewhere(reports: &[Report]) -> bool {
    reports.iter().any(|report| match &report.way {
        ReportWay::Pairs(pairs) => !pairs.same_location && pairs.can_happen,
        ReportWay::Complete(_) => true,
    })
}

/// What the view is called that is all that may have caused an event, where the model does not name it.
pub(crate) const PORF: &str = "(po | rf)+";

/// Compiles a model from its text.
pub fn compile(source: &Source) -> Result<Model, Error> {
    compile_for(source, ClassSet::ALL)
}

/// Compiles a model for programs whose events are all of the given classes: what concerns other events is
/// left out. A program without seq_cst accesses does not pay for their order.
pub fn compile_for(source: &Source, classes: ClassSet) -> Result<Model, Error> {
    Text::read(source, &no_file)?.compile(classes)
}

impl Text {
    /// Compiles a model for programs whose events are all of the given classes. An `assert` that is refuted
    /// is an error; one that could be neither proved nor refuted is among [`Model::asserts`].
    pub fn compile(&self, classes: ClassSet) -> Result<Model, Error> {
        self.examine(classes)?.unless_refuted()
    }

    /// Compiles as [`Text::compile`] does, without a look at the `assert`s, whose outcome changes nothing
    /// else. For callers that know it.
    pub fn compile_unproved(&self, classes: ClassSet) -> Result<Model, Error> {
        compile_text(self, classes, false)
    }

    /// Compiles, whatever becomes of the `assert`s.
    pub fn examine(&self, classes: ClassSet) -> Result<Model, Error> {
        compile_text(self, classes, true)
    }

    /// What can be told of the model without compiling it.
    pub fn outline(&self) -> Result<Outline, Error> {
        self.resolved().map(|resolved| resolved.outline)
    }
}

impl Model {
    fn unless_refuted(self) -> Result<Model, Error> {
        let model = self;
        let refuted = |assert: &&Assert| matches!(assert.outcome, Outcome::Refuted { .. });
        match model.asserts.iter().find(refuted).and_then(Assert::complaint) {
            Some(error) => Err(error.clone()),
            None => Ok(model),
        }
    }
}

fn compile_text(text: &Text, classes: ClassSet, prove: bool) -> Result<Model, Error> {
    let ResolvedText { title, mut terms, statements: resolved, outline } = text.resolved()?.clone();
    terms.restrict(classes.bits());
    let dependent = outline.uses_dependencies;
    if dependent {
        // Graphs then have holes.
        terms.admit(Class::HOLE);
    }
    let gains_without_reads =
        if outline.shrinks_without_reads { None } else { removal::obstacle(&terms, &resolved) };
    let asserts = if prove { prove::all(&mut terms, &resolved, &text.files) } else { Vec::new() };
    let mut happens_before = None;
    let mut compiler = Compiler { terms, views: Vec::new(), dependent };
    let (mut constraints, mut reports, mut flags) = (Vec::new(), Vec::new(), Vec::new());
    for statement in resolved {
        match statement {
            Resolved::View { name, body, span } => {
                let view = compiler.view(body, &name).map_err(|reason| {
                    text.files.error(span, format!("`{name}` cannot be a view: {reason}; use `let`"))
                })?;
                if name == HAPPENS_BEFORE {
                    happens_before.get_or_insert(view);
                }
            }
            Resolved::Constraint { test, unless, text } => {
                let constraint = compiler.constraint(test, unless, text);
                if matches!(constraint.way, Way::Search(_)) {
                    constraints.extend(compiler.implied_coherence(&constraint));
                }
                constraints.push(constraint);
            }
            Resolved::Report { severity, name, left, right, text } => {
                let way = compiler.report(left, right);
                reports.push(Report { severity, name, text, left, right, way });
            }
            Resolved::Flag { test, name } => flags.push((name, test)),
            Resolved::Assert { .. } => {}
        }
    }
    without_coherence(&mut constraints);
    let clocks = compiler.place_clocks();
    let atomic = constraints
        .iter()
        .any(|constraint| matches!(constraint.way, Way::Atomicity) && constraint.unless.is_none());
    let coherent = |constraint: &Constraint| match constraint.way {
        Way::Coherence(view) if constraint.unless.is_none() => Some(view),
        _ => None,
    };
    let other_checks = constraints.iter().enumerate().filter(|(_, constraint)| match constraint.way {
        Way::ByConstruction | Way::Complete => false,
        Way::Atomicity | Way::Coherence(_) => constraint.unless.is_some(),
        Way::Search(_) | Way::Matrix => true,
    });
    let other_checks = other_checks.map(|(number, _)| number);
    let coherent: Vec<usize> = constraints.iter().filter_map(coherent).collect();
    let mut model = Model {
        causality: None,
        gains_without_reads,
        weakenings: outline.weakenings,
        only_cycles: constraints.iter().all(forbids_only_cycles),
        allows_newest: false,
        partners: partners(&reports),
        reports_elsewhere: reports_elsewhere(&reports),
        order: constraints
            .iter()
            .enumerate()
            .find_map(|(at, constraint)| Some((at, compiler.order(constraint, &coherent)?))),
        atomic,
        grows_at_rmw: coherent.iter().any(|view| compiler.views[*view].grows_at_rmw),
        reads_know_alike: coherent
            .iter()
            .all(|view| compiler.views[*view].is_alike_for_reads(&compiler.terms)),
        coherent,
        other_checks: other_checks.collect(),
        title,
        asserts,
        terms: compiler.terms,
        stored: (0..compiler.views.len()).filter(|view| compiler.views[*view].clocks > 0).collect(),
        happens_before,
        views: compiler.views,
        constraints,
        reports,
        flags,
        clocks,
    };
    if dependent {
        model.causality = Some(Causality::of(&mut model, text)?);
    } else {
        model.check_causality(&text.files)?;
        // An order of events, or of fences, is broken only by what is followed by something newer.
        model.allows_newest =
            model.other_checks.iter().all(|check| matches!(model.order, Some((of, _)) if of == *check));
    }
    Ok(model)
}

impl Model {
    /// The title in the text.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The classes of events that the model was compiled for.
    pub fn classes(&self) -> ClassSet {
        ClassSet::from_bits(self.terms.announced())
    }

    /// The static claims in the text and what became of them.
    pub fn asserts(&self) -> &[Assert] {
        &self.asserts
    }

    /// How many clocks each event needs, the exploration's own included.
    pub fn clocks(&self) -> usize {
        self.clocks
    }

    /// Leaves out the `error`s and `warning`s of this name, so that executions they concern count like any
    /// other.
    pub fn forget_report(&mut self, name: &str) {
        self.reports.retain(|report| report.name != name);
        self.partners = partners(&self.reports);
        self.reports_elsewhere = reports_elsewhere(&self.reports);
    }

    /// Explored graphs have no cycle of po and rf; a model that allows some would lose executions.
    fn check_causality(&self, files: &Files) -> Result<(), Error> {
        let always_acyclic = |constraint: &&Constraint| {
            constraint.test.kind == TestKind::Acyclic
                && !constraint.test.negated
                && constraint.unless.is_none()
        };
        let po_and_rf = [Base::Po, Base::Rf].map(Term::Base);
        let lists = |constraint: &Constraint| match self.terms.get(constraint.test.body) {
            Term::Union(parts) => {
                po_and_rf.iter().all(|base| parts.iter().any(|part| self.terms.get(*part) == base))
            }
            _ => false,
        };
        let contains = |constraint: &Constraint| {
            Automaton::of(&self.terms, constraint.test.body).is_ok_and(|automaton| {
                let contains = |edge| accepts_edge(&automaton, &self.terms, edge);
                contains(Edge::PoImm) && contains(Edge::Rf)
            })
        };
        let mut constraints = self.constraints.iter().filter(always_acyclic);
        // Most models list the two, and a look at that is cheap.
        if constraints.clone().any(lists) || constraints.any(contains) {
            return Ok(());
        }
        Err(files.error(
            Span::new(0, 0),
            "the model does not forbid cycles of po and rf: add `acyclic po | rf`; a model that allows such cycles \
             must use dependencies (`addr`, `data`, `ctrl`) and forbid cycles of them and rf",
        ))
    }
}

/// In a model without coherence the write of a read-modify-write may come before its source in co, or after a
/// write of its own thread that comes between; looking at neighbours in co would then be wrong.
fn without_coherence(constraints: &mut [Constraint]) {
    if constraints.iter().any(|c| matches!(c.way, Way::Coherence(_)) && c.unless.is_none()) {
        return;
    }
    for constraint in constraints.iter_mut().filter(|constraint| matches!(constraint.way, Way::Atomicity)) {
        constraint.way = Way::Matrix;
        constraint.because = Some("the model has no coherence".into());
    }
}

struct Compiler {
    terms: Terms,
    views: Vec<View>,
    /// Explored graphs may have cycles of po and rf.
    dependent: bool,
}

impl Compiler {
    /// The view of a relation, made if there is none yet.
    fn view(&mut self, term: TermId, name: &str) -> Result<usize, String> {
        if let Some(number) = self.known_view(term) {
            return Ok(number);
        }
        self.views.push(View::of(&self.terms, term, name)?);
        Ok(self.views.len() - 1)
    }

    fn porf(&mut self) -> TermId {
        let parts = [Base::Po, Base::Rf].map(|base| self.terms.base(base));
        let union = self.terms.union(parts);
        self.terms.plus(union)
    }

    fn known_view(&self, term: TermId) -> Option<usize> {
        self.views.iter().position(|view| view.term == term)
    }

    fn place_clocks(&mut self) -> usize {
        let mut next = FIRST_VIEW_CLOCK;
        for view in &mut self.views {
            view.slot = next;
            next += view.clocks;
        }
        next
    }

    fn constraint(&mut self, test: Test, unless: Option<Test>, text: String) -> Constraint {
        let unless = unless.map(|test| self.guard(test));
        let (way, because) = self.way(&test, unless.as_ref());
        Constraint { text, test, unless, way, implied: false, because }
    }

    fn guard(&self, test: Test) -> Guard {
        match (test.negated, test.kind, self.terms.get(test.body)) {
            (false, TestKind::Empty, Term::Test(classes)) if classes & Class::INIT.bit() == 0 => {
                Guard::NoEventOf(*classes)
            }
            _ => Guard::Test(test),
        }
    }

    fn way(&mut self, test: &Test, unless: Option<&Guard>) -> (Way, Option<String>) {
        if test.negated {
            return (Way::Complete, Some("a negated test can hold of a part and not of the whole".into()));
        }
        if !self.terms.properties(test.body).positive {
            return (Way::Complete, Some("it subtracts a relation that can still change".into()));
        }
        if let Some(Guard::Test(guard)) = unless {
            let monotone =
                !guard.negated && guard.kind == TestKind::Empty && self.terms.properties(guard.body).positive;
            return if monotone {
                (Way::Matrix, Some("its `unless` is not a test on single events".into()))
            } else {
                (Way::Complete, Some("its `unless` is not of the form `empty r` with growing r".into()))
            };
        }
        if self.dependent && unless.is_some() {
            return (Way::Matrix, Some("it has an `unless`, and the model uses dependencies".into()));
        }
        if let Some(view) = self.coherence_view(test) {
            return (Way::Coherence(view), None);
        }
        if self.is_atomicity(test) {
            return (Way::Atomicity, None);
        }
        if test.kind == TestKind::Acyclic && self.lists_causal_edges(test.body) && !self.dependent {
            return (Way::ByConstruction, None);
        }
        match Automaton::of(&self.terms, test.body) {
            // Causal edges make no cycle, and where no word can begin there is none.
            Ok(automaton)
                if automaton.first_classes() == 0
                    || (test.kind == TestKind::Acyclic && is_causal(&automaton) && !self.dependent) =>
            {
                (Way::ByConstruction, None)
            }
            Ok(automaton) => (Way::Search(Box::new(Search::new(automaton, test.kind))), None),
            Err(reason) => (Way::Matrix, Some(NotRegular::to_string(&reason))),
        }
    }

    /// The order of events that a constraint demands, if it has such a shape and nothing excuses from it. The
    /// model demands coherence over some views.
    fn order(&mut self, constraint: &Constraint, coherent: &[usize]) -> Option<Direct> {
        if !matches!(constraint.way, Way::Search(_)) || constraint.unless.is_some() {
            return None;
        }
        let (terms, test) = (&mut self.terms, &constraint.test);
        let order = Order::of(terms, &self.views, test).map(Direct::Order);
        order.or_else(|| {
            Fences::of(terms, &self.views, |view| coherent.contains(&view), test).map(Direct::Fences)
        })
    }

    /// Whether it is a union of primitives within causality, for which an automaton would say the same at a
    /// higher price.
    fn lists_causal_edges(&self, body: TermId) -> bool {
        let causal = |part: &TermId| match self.terms.get(*part) {
            Term::Base(base) => {
                use Base::*;
                matches!(base, Po | PoImm | PoLoc | Rf | Rfe | Rfi | Rmw)
            }
            _ => false,
        };
        matches!(self.terms.get(body), Term::Union(parts) if parts.iter().all(causal))
    }

    /// `irreflexive v ; (rf | co | fr)+` and `acyclic po-loc | rf | co | fr`.
    fn coherence_view(&mut self, test: &Test) -> Option<usize> {
        let po = self.terms.base(Base::Po);
        if test.kind == TestKind::Acyclic {
            let parts = [Base::PoLoc, Base::Rf, Base::Co, Base::Fr].map(|base| self.terms.base(base));
            let per_location = self.terms.union(parts);
            return if test.body == per_location { self.view(po, "po").ok() } else { None };
        }
        if test.kind != TestKind::Irreflexive {
            return None;
        }
        let Term::Sequence(parts) = self.terms.get(test.body).clone() else { return None };
        let bases = [Base::Rf, Base::Co, Base::Fr].map(|base| self.terms.base(base));
        let union = self.terms.union(bases);
        let (plus, star) = (self.terms.plus(union), self.terms.star(union));
        let (last, before) = parts.split_last()?;
        if *last != plus && *last != star {
            return None;
        }
        let mut before = self.terms.sequence(before.iter().copied());
        if before == self.terms.base(Base::PoLoc) {
            before = po;
        }
        self.view(before, if before == po { "po" } else { "of coherence" }).ok()
    }

    /// `empty rmw & (fr ; co)`, and the same with `fre ; coe`. That both mean "directly after its source in
    /// co" needs coherence over something that contains po: see `without_coherence`.
    fn is_atomicity(&mut self, test: &Test) -> bool {
        let rmw = self.terms.base(Base::Rmw);
        let pairs = [(Base::Fr, Base::Co), (Base::Fre, Base::Coe)];
        let shapes = pairs.map(|(fr, co)| {
            let (fr, co) = (self.terms.base(fr), self.terms.base(co));
            let between = self.terms.sequence([fr, co]);
            self.terms.intersection([rmw, between])
        });
        test.kind == TestKind::Empty && shapes.contains(&test.body)
    }

    /// Acyclicity of something that contains po, rf, co and fr contains coherence over (po | rf)+.
    fn implied_coherence(&mut self, constraint: &Constraint) -> Option<Constraint> {
        let Way::Search(search) = &constraint.way else { return None };
        let edges = [Edge::PoImm, Edge::Rf, Edge::CoImm, Edge::FrImm];
        let unguarded = constraint.unless.is_none() && constraint.test.kind == TestKind::Acyclic;
        if !unguarded || !edges.iter().all(|edge| accepts_edge(&search.automaton, &self.terms, *edge)) {
            return None;
        }
        let porf = self.porf();
        let view = self.view(porf, PORF).ok()?;
        Some(Constraint {
            text: "coherence (po | rf)+".into(),
            test: constraint.test,
            unless: None,
            way: Way::Coherence(view),
            implied: true,
            because: None,
        })
    }

    fn report(&mut self, left: TermId, right: TermId) -> ReportWay {
        let porf = self.porf();
        if !pair::is_pairwise(&self.terms, left) {
            return ReportWay::Complete("its left side is not decided by two events alone".into());
        }
        let parts = match self.terms.get(right).clone() {
            Term::Union(parts) => parts,
            _ => smallvec![right],
        };
        // A union with an inverse that is itself a union arrives flattened: try each declared view and its
        // inverse whole.
        let partners = pair::partners(&self.terms, left);
        if partners[Class::INIT.index()] & Class::INIT.bit() != 0 {
            return ReportWay::Complete("it may concern initial writes alone, which nobody adds".into());
        }
        let mut pairs = Pairs {
            can_happen: partners.iter().any(|partners| *partners != 0),
            partners,
            same_location: pair::implies_same_location(&self.terms, left),
            left,
            views: Vec::new(),
            either_way: None,
            rest: Vec::new(),
        };
        for part in parts {
            if pair::is_pairwise(&self.terms, part) {
                pairs.rest.push(part);
                continue;
            }
            if let Some(view) = self.known_view(part) {
                pairs.views.push((view, false));
                continue;
            }
            let inverse = self.terms.inverse(part);
            // The inverse of a view is none, and to find that out is dear.
            if let Some(view) = self.known_view(inverse) {
                pairs.views.push((view, true));
            } else if let Ok(view) = self.view(part, if part == porf { PORF } else { "of a report" }) {
                pairs.views.push((view, false));
            } else if let Ok(view) = self.view(inverse, "of a report") {
                pairs.views.push((view, true));
            } else {
                return ReportWay::Complete("its right side is not made of views".into());
            }
        }
        let mut views = pairs.views.iter();
        let is_either_way =
            |(view, inverted): &&(usize, bool)| !inverted && pairs.views.contains(&(*view, true));
        pairs.either_way = views.find(is_either_way).map(|(view, _)| *view);
        ReportWay::Pairs(pairs)
    }
}

/// Whether the relation contains every edge of a kind that can occur.
fn accepts_edge(automaton: &Automaton, terms: &Terms, edge: Edge) -> bool {
    let letter = Letter { edge, inverse: false };
    let (from, to) = letter.ends();
    let mut pairs = terms.classes().filter(|class| from & class.bit() != 0).flat_map(|first| {
        terms.classes().filter(|class| to & class.bit() != 0).map(move |second| (first, second))
    });
    let number = automaton.letters.iter().position(|other| *other == letter);
    pairs.all(|(first, second)| {
        number
            .is_some_and(|number| automaton.next(number, first, 1) & automaton.accepting[second.index()] != 0)
    })
}

/// Only forward edges of causality.
fn is_causal(automaton: &Automaton) -> bool {
    let reflexive = automaton.accepting.iter().any(|states| states & 1 != 0);
    !reflexive
        && automaton.letters.iter().all(|letter| {
            !letter.inverse
                && matches!(
                    letter.edge,
                    Edge::PoImm | Edge::PoLocImm | Edge::Rf | Edge::Rfe | Edge::Rfi | Edge::Rmw
                )
        })
}
