//! Syntax tree to terms: finds what each name means, inlines functions, tells sets from relations.

use crate::ast::{self, Expr, ExprKind, Name, Statement};
use crate::removal::{self, Weakenings};
use crate::terms::{ALL_CLASSES, Base, Term, TermId, Terms};
use crate::text::Files;
use rustc_hash::FxHashMap;
use selvedge_graph::{Class, Kind, Order};
use selvedge_source::{Error, Span};
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// The view by which it is judged which events come before others for certain.
pub(crate) const HAPPENS_BEFORE: &str = "hb";

/// Deepest nesting of expressions, through function calls.
const MAX_DEPTH: usize = 500;
/// Most terms of a model; far above any real one, far below what exhausts memory.
const MAX_TERMS: usize = 100_000;

/// Which events belong to a set, by class.
type Contains = fn(Class) -> bool;

/// Sets that depend only on what an event is.
const SETS: [(&str, Contains); 13] = [
    ("R", |class| class.kind() == Kind::Read),
    ("W", |class| class.kind() == Kind::Write),
    ("M", |class| class.kind() != Kind::Fence),
    ("F", |class| class.kind() == Kind::Fence && !class.is_mark()),
    ("IW", Class::is_init),
    ("NA", |class| !class.is_init() && class.kind() != Kind::Fence && class.order() == Order::NotAtomic),
    ("RLX", |class| class.order() != Order::NotAtomic && !is_of_threads(class) && !class.is_mark()),
    ("ACQ", |class| class.kind() != Kind::Write && class.order().acquires() && !class.is_mark()),
    ("REL", |class| class.kind() != Kind::Read && class.order().releases() && !class.is_mark()),
    ("ACQ_REL", |class| matches!(class.order(), Order::AcquireRelease | Order::SeqCst) && !class.is_mark()),
    ("SC", |class| class.order() == Order::SeqCst && !class.is_mark()),
    // A lock is taken by a read-modify-write, and if it is shared given back by one, also if its sections are
    // left unordered.
    ("RMW", |class| {
        class.is_rmw() || matches!(class, Class::LOCK | Class::SHARED_LOCK | Class::SHARED_UNLOCK)
    }),
    ("THREAD", is_of_threads),
];

/// Creation, beginning, end, joining and meeting of threads.
fn is_of_threads(class: Class) -> bool {
    matches!(class.order(), Order::Start | Order::Finish) && !class.is_mark()
}

/// Relations between events that no front end makes yet; they relate nothing, and may be named.
const ALWAYS_EMPTY: [&str; 4] = ["alloc", "free", "lock-order", "sbr"];

/// Names that models for other tools use, and what to write here.
const ELSEWHERE: [(&[&str], &str); 18] = [
    (&["A"], "write `R & ACQ` for acquire reads"),
    (&["Q"], "C11 has one kind of acquire read; write `R & ACQ`"),
    (&["L"], "write `W & REL` for release writes"),
    (&["P"], "write `NA` for plain accesses"),
    (&["X", "AMO"], "write `RMW` for the halves of read-modify-writes"),
    (&["I"], "write `IW` for the initial writes"),
    (&["FW"], "write `W \\ domain(co)` for the last writes"),
    (&["CON"], "consume is acquire here; write `ACQ`"),
    (&["B", "BR", "BCC", "PRED"], "a branch is no event here"),
    (
        &["MFENCE", "SYNC", "Sync", "DMB.SY", "DMB.ISH", "DSB.SY", "DSB.ISH"],
        "programs have the fences of C11; write `F & SC`",
    ),
    (
        &[
            "LWSYNC",
            "Lwsync",
            "SFENCE",
            "LFENCE",
            "DMB.LD",
            "DMB.ST",
            "DMB.ISHLD",
            "DMB.ISHST",
            "ISB",
            "ISYNC",
            "EIEIO",
        ],
        "programs have the fences of C11; write `F & ACQ` or `F & REL`",
    ),
    (&["mfence", "sync", "dmb", "dsb"], "programs have the fences of C11; write `fencerel(F & SC)`"),
    (
        &[
            "lwsync",
            "sfence",
            "lfence",
            "isb",
            "isync",
            "eieio",
            "ctrlisync",
            "ctrlisb",
            "ctrlcfence",
            "cfence",
        ],
        "programs have the fences of C11; write `fencerel(F & ACQ)` or `fencerel(F & REL)`",
    ),
    (&["co0", "linearisations", "generate_cos", "cross", "partition"], "`co` is a primitive"),
    (
        &["classes", "classes-loc", "tag2scope", "tag2level", "tag2events"],
        "there are no sets of sets and no tags",
    ),
    (&["iico_data", "iico_ctrl", "iico_order", "same-instr", "si"], "an access is one event"),
    (&["asw"], "write `tc | tj` for the creation and the joining of threads"),
    (&["lo", "LK", "LS", "UL", "LKR", "LKW"], "a lock is a word in memory that is read and written"),
];

/// What a name stands for.
#[derive(Clone)]
enum Meaning {
    Set(TermId),
    Relation(TermId),
    Function(Rc<Function>),
}

struct Function {
    parameters: Vec<Name>,
    body: Expr,
    /// How many definitions were in scope where it was defined.
    visible: usize,
}

/// A set or a relation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Value {
    Set(TermId),
    Relation(TermId),
}

impl Value {
    fn term(self) -> TermId {
        match self {
            Value::Set(term) | Value::Relation(term) => term,
        }
    }
}

/// A statement with its terms.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Resolved {
    View { name: String, body: TermId, span: Span },
    Constraint { test: Test, unless: Option<Test>, text: String },
    Flag { test: Test, name: String },
    Report { severity: ast::Severity, name: String, left: TermId, right: TermId, text: String },
    Assert { left: TermId, right: TermId, equal: bool, text: String, span: Span },
}

/// A property of a term.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct Test {
    pub negated: bool,
    pub kind: ast::TestKind,
    pub body: TermId,
}

/// A text with the meaning of its names found.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct ResolvedText {
    pub title: String,
    pub terms: Terms,
    pub statements: Vec<Resolved>,
    pub outline: Outline,
}

/// What can be told of a model by its text alone.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Outline {
    /// It uses `addr`, `data` or `ctrl`, so that programs must track dependencies.
    pub uses_dependencies: bool,
    /// It demands coherence over happens-before, by a constraint of this form: what happens before a read
    /// cannot be missed by it.
    pub is_coherent: bool,
    /// It shrinks when a read is removed, so that rounds of loops that wait may be left out (`removal`).
    pub shrinks_without_reads: bool,
    /// Which atomic reads may be weakened without an edge more (`removal`).
    pub weakenings: Weakenings,
}

/// Whether there is a constraint `coherence hb`, or one that allows no cycle of po, rf, co and fr.
fn is_coherent(terms: &mut Terms, statements: &[Resolved]) -> bool {
    let [po, rf, co, fr] = [Base::Po, Base::Rf, Base::Co, Base::Fr].map(|base| terms.base(base));
    let union = terms.union([rf, co, fr]);
    let eco = terms.plus(union);
    let hb = statements.iter().find_map(|statement| match statement {
        Resolved::View { name, body, .. } if name == HAPPENS_BEFORE => Some(*body),
        _ => None,
    });
    let over_hb = hb.map(|hb| terms.sequence([hb, eco]));
    statements.iter().any(|statement| match statement {
        Resolved::Constraint { test, unless: None, .. } if !test.negated => match test.kind {
            ast::TestKind::Irreflexive => Some(test.body) == over_hb,
            // A view called hb consists of po and rf too.
            ast::TestKind::Acyclic => match terms.get(test.body) {
                Term::Union(parts) => [po, rf, co, fr].iter().all(|base| parts.contains(base)),
                _ => false,
            },
            ast::TestKind::Empty => false,
        },
        _ => false,
    })
}

/// Resolves a whole model. Which events can occur changes nothing here, and is told to the terms later.
pub(crate) fn resolve(files: &Files, tree: &ast::Model) -> Result<ResolvedText, Error> {
    let mut resolver = Resolver {
        files,
        terms: Terms::default(),
        scope: FxHashMap::default(),
        definitions: 0,
        visible: usize::MAX,
        parameters: FxHashMap::default(),
        calls: FxHashMap::default(),
        depth: 0,
    };
    let mut statements = Vec::new();
    for statement in &tree.statements {
        statements.extend(resolver.statement(statement)?);
    }
    let mut terms = resolver.terms;
    let outline = Outline {
        uses_dependencies: terms.use_dependencies(),
        is_coherent: is_coherent(&mut terms, &statements),
        shrinks_without_reads: removal::obstacle(&terms, &statements).is_none(),
        weakenings: Weakenings::of(&terms, &statements),
    };
    Ok(ResolvedText { title: tree.title.clone(), terms, statements, outline })
}

struct Resolver<'a> {
    files: &'a Files,
    terms: Terms,
    /// Every meaning a name was given, with the number of the definition.
    scope: FxHashMap<String, Vec<(usize, Meaning)>>,
    definitions: usize,
    /// Definitions from this number on are not in scope: inside a function, those made after it.
    visible: usize,
    /// The parameters of the function that is being applied.
    parameters: FxHashMap<String, Value>,
    /// Results of calls, so that functions that call functions twice stay linear.
    calls: FxHashMap<(*const Function, Vec<Value>), Value>,
    depth: usize,
}

impl Resolver<'_> {
    fn error<T>(&self, span: Span, message: impl Into<String>) -> Result<T, Error> {
        Err(self.files.error(span, message))
    }

    fn text(&self, span: Span) -> String {
        self.files.text(span)
    }

    fn statement(&mut self, statement: &Statement) -> Result<Option<Resolved>, Error> {
        match statement {
            Statement::Let { recursive: false, bindings } => {
                // Bodies of one `let … and …` do not see each other.
                let meanings =
                    bindings.iter().map(|binding| self.binding(binding)).collect::<Result<Vec<_>, _>>()?;
                for (binding, meaning) in bindings.iter().zip(meanings) {
                    self.define(&binding.name, meaning);
                }
                Ok(None)
            }
            Statement::Let { recursive: true, bindings } => self.recursion(bindings).map(|()| None),
            Statement::View { name, body } => {
                let term = self.relation(body)?;
                self.define(name, Meaning::Relation(term));
                Ok(Some(Resolved::View { name: name.text.clone(), body: term, span: name.span }))
            }
            Statement::Constraint(constraint) => Ok(Some(Resolved::Constraint {
                test: self.test(&constraint.test)?,
                unless: constraint.unless.as_ref().map(|test| self.test(test)).transpose()?,
                text: self.text(constraint.span),
            })),
            Statement::Coherence { body, span, .. } => {
                let body = self.relation(body)?;
                let parts = [Base::Rf, Base::Co, Base::Fr].map(|base| self.terms.base(base));
                let union = self.terms.union(parts);
                let eco = self.terms.plus(union);
                let body = self.terms.sequence([body, eco]);
                let test = Test { negated: false, kind: ast::TestKind::Irreflexive, body };
                Ok(Some(Resolved::Constraint { test, unless: None, text: self.text(*span) }))
            }
            Statement::Flag { test, name } => {
                Ok(Some(Resolved::Flag { test: self.test(test)?, name: name.text.clone() }))
            }
            Statement::Report { severity, name, left, right, span } => Ok(Some(Resolved::Report {
                severity: *severity,
                name: name.text.clone(),
                left: self.relation(left)?,
                right: self.relation(right)?,
                text: self.text(*span),
            })),
            Statement::Show { relations } => {
                for (body, _) in relations {
                    self.relation(body)?;
                }
                Ok(None)
            }
            Statement::Unshow { names } => {
                for name in names {
                    self.name(&name.text, name.span)?;
                }
                Ok(None)
            }
            Statement::Assert { left, right, equal, span } => {
                let (from, to) = (self.value(left)?, self.value(right)?);
                self.same_sort(&[from, to], [left, right])?;
                Ok(Some(Resolved::Assert {
                    left: from.term(),
                    right: to.term(),
                    equal: *equal,
                    text: self.text(*span),
                    span: *span,
                }))
            }
        }
    }

    fn define(&mut self, name: &Name, meaning: Meaning) {
        self.scope.entry(name.text.clone()).or_default().push((self.definitions, meaning));
        self.definitions += 1;
    }

    fn lookup(&self, name: &str) -> Option<Meaning> {
        if let Some(value) = self.parameters.get(name) {
            return Some(match value {
                Value::Set(term) => Meaning::Set(*term),
                Value::Relation(term) => Meaning::Relation(*term),
            });
        }
        let meanings = self.scope.get(name)?;
        let visible = meanings.partition_point(|(number, _)| *number < self.visible);
        Some(meanings[visible.checked_sub(1)?].1.clone())
    }

    fn binding(&mut self, binding: &ast::Binding) -> Result<Meaning, Error> {
        if binding.parameters.is_empty() {
            return Ok(match self.value(&binding.body)? {
                Value::Set(term) => Meaning::Set(term),
                Value::Relation(term) => Meaning::Relation(term),
            });
        }
        Ok(Meaning::Function(Rc::new(Function {
            parameters: binding.parameters.clone(),
            body: binding.body.clone(),
            visible: self.definitions,
        })))
    }

    fn recursion(&mut self, bindings: &[ast::Binding]) -> Result<(), Error> {
        let variables = self.terms.new_variables(bindings.len());
        for (binding, (_, variable)) in bindings.iter().zip(&variables) {
            self.define(&binding.name, Meaning::Relation(*variable));
        }
        let mut bodies = Vec::new();
        for (binding, (number, _)) in bindings.iter().zip(&variables) {
            let body = self.relation(&binding.body)?;
            if !self.is_monotone(body) {
                return self.error(
                    binding.body.span,
                    format!(
                        "`{}` is defined through `\\` or `~` of itself, so it has no least solution",
                        binding.name.text
                    ),
                );
            }
            bodies.push((*number, body));
        }
        let solutions = self.terms.close_recursion(bodies);
        for (binding, solution) in bindings.iter().zip(solutions) {
            self.define(&binding.name, Meaning::Relation(solution));
        }
        Ok(())
    }

    /// No variable of an open group occurs on the right of a difference.
    fn is_monotone(&self, body: TermId) -> bool {
        self.terms.below(body).iter().all(|term| match self.terms.get(*term) {
            Term::Difference(_, removed) => self.terms.properties(*removed).open.is_none(),
            _ => true,
        })
    }

    fn test(&mut self, test: &ast::Test) -> Result<Test, Error> {
        // `empty S` of a set asks the same of `[S]`.
        let body = match test.kind {
            ast::TestKind::Empty => self.value(&test.body)?.term(),
            _ => self.relation(&test.body)?,
        };
        Ok(Test { negated: test.negated, kind: test.kind, body })
    }

    fn relation(&mut self, expr: &Expr) -> Result<TermId, Error> {
        match self.value(expr)? {
            Value::Relation(term) => Ok(term),
            Value::Set(_) => {
                let text = self.text(expr.span);
                self.error(expr.span, format!("expected a relation, found the set `{text}` (write `[{text}]` for the identity on it)"))
            }
        }
    }

    fn set(&mut self, expr: &Expr) -> Result<TermId, Error> {
        match self.value(expr)? {
            Value::Set(term) => Ok(term),
            Value::Relation(_) => {
                let text = self.text(expr.span);
                self.error(expr.span, format!("expected a set of events, found the relation `{text}`"))
            }
        }
    }

    fn value(&mut self, expr: &Expr) -> Result<Value, Error> {
        if self.terms.len() > MAX_TERMS {
            return self.error(expr.span, format!("the model has more than {MAX_TERMS} terms"));
        }
        if self.depth == MAX_DEPTH {
            return self.error(
                expr.span,
                format!("expressions nest more than {MAX_DEPTH} deep, through function calls"),
            );
        }
        self.depth += 1;
        let value = self.value_of(expr);
        self.depth -= 1;
        value
    }

    fn value_of(&mut self, expr: &Expr) -> Result<Value, Error> {
        match &expr.kind {
            ExprKind::Name(name) => self.name(name, expr.span),
            ExprKind::Call(name, arguments) => self.call(name, arguments, expr.span),
            ExprKind::EmptyRelation => Ok(Value::Relation(self.terms.empty())),
            ExprKind::EmptySet => Ok(Value::Set(self.terms.test(0))),
            ExprKind::Universe => Ok(Value::Set(self.terms.test(ALL_CLASSES))),
            ExprKind::Union(parts) => self.same_kind(parts.iter(), Terms::union),
            ExprKind::Intersection(parts) => self.same_kind(parts.iter(), Terms::intersection),
            ExprKind::Difference(from, removed) => {
                let parts = [&**from, &**removed].into_iter();
                self.same_kind(parts, |terms, parts| terms.difference(parts[0], parts[1]))
            }
            ExprKind::Complement(inner) => Ok(match self.value(inner)? {
                Value::Set(term) => Value::Set(self.terms.set_complement(term)),
                Value::Relation(term) => Value::Relation(self.terms.complement(term)),
            }),
            ExprKind::Sequence(parts) => {
                let parts = parts.iter().map(|part| self.relation(part)).collect::<Result<Vec<_>, _>>()?;
                Ok(Value::Relation(self.terms.sequence(parts)))
            }
            ExprKind::Product(left, right) => {
                let (left, right) = (self.set(left)?, self.set(right)?);
                Ok(Value::Relation(self.terms.product(left, right)))
            }
            ExprKind::Identity(inner) => Ok(Value::Relation(self.set(inner)?)),
            ExprKind::Plus(inner) => self.relation(inner).map(|term| Value::Relation(self.terms.plus(term))),
            ExprKind::Star(inner) => self.relation(inner).map(|term| Value::Relation(self.terms.star(term))),
            ExprKind::Optional(inner) => {
                self.relation(inner).map(|term| Value::Relation(self.terms.optional(term)))
            }
            ExprKind::Inverse(inner) => {
                self.relation(inner).map(|term| Value::Relation(self.terms.inverse(term)))
            }
        }
    }

    /// All sets or all relations.
    fn same_kind<'e>(
        &mut self,
        parts: impl Iterator<Item = &'e Expr> + Clone,
        make: fn(&mut Terms, Vec<TermId>) -> TermId,
    ) -> Result<Value, Error> {
        let values = parts.clone().map(|part| self.value(part)).collect::<Result<Vec<_>, _>>()?;
        let is_set = self.same_sort(&values, parts)?;
        let term = make(&mut self.terms, values.into_iter().map(Value::term).collect());
        Ok(if is_set { Value::Set(term) } else { Value::Relation(term) })
    }

    /// Whether these are sets; all are, or none is.
    fn same_sort<'e>(
        &self,
        values: &[Value],
        parts: impl IntoIterator<Item = &'e Expr>,
    ) -> Result<bool, Error> {
        let is_set = matches!(values[0], Value::Set(_));
        for (value, part) in values.iter().zip(parts) {
            if matches!(value, Value::Set(_)) != is_set {
                let (found, others) = if is_set { ("a relation", "a set") } else { ("a set", "a relation") };
                return self
                    .error(part.span, format!("this is {found}, but what it is combined with is {others}"));
            }
        }
        Ok(is_set)
    }

    fn name(&mut self, name: &str, span: Span) -> Result<Value, Error> {
        match self.lookup(name) {
            Some(Meaning::Set(term)) => return Ok(Value::Set(term)),
            Some(Meaning::Relation(term)) => return Ok(Value::Relation(term)),
            Some(Meaning::Function(function)) => {
                let count = function.parameters.len();
                return self.error(
                    span,
                    format!("`{name}` is a function: expected `{name}(…)` with {count} argument(s)"),
                );
            }
            None => {}
        }
        if let Some((_, contains)) = SETS.iter().find(|(text, _)| *text == name) {
            let classes = Class::all().filter(|class| contains(*class)).map(Class::bit).sum();
            return Ok(Value::Set(self.terms.test(classes)));
        }
        if let Some((_, base)) = Base::NAMES.iter().find(|(text, _)| *text == name) {
            return Ok(Value::Relation(self.terms.base(*base)));
        }
        if ALWAYS_EMPTY.contains(&name) {
            return Ok(Value::Relation(self.terms.empty()));
        }
        match name {
            "tc" => Ok(Value::Relation(self.read_by(Order::Start))),
            "tj" => Ok(Value::Relation(self.read_by(Order::Finish))),
            "id" => Ok(Value::Relation(self.terms.test(ALL_CLASSES))),
            "emptyset" => Ok(Value::Set(self.terms.test(0))),
            "unv" => Ok(Value::Relation(self.terms.base(Base::All))),
            // Of other tools: a read-modify-write by one instruction, and one by a pair of instructions,
            // which C11 has not.
            "amo" => Ok(Value::Relation(self.terms.base(Base::Rmw))),
            "lxsx" => Ok(Value::Relation(self.terms.empty())),
            "domain" | "range" => self.error(span, format!("`{name}` is a function: expected `{name}(r)`")),
            "fencerel" | "toid" => self.error(span, format!("`{name}` is a function: expected `{name}(S)`")),
            _ => self.error(span, self.not_defined(name)),
        }
    }

    /// From the writes of an order to the reads of the same order that read from them.
    fn read_by(&mut self, order: Order) -> TermId {
        let writes = self.terms.test(Class::new(Kind::Write, order, false).bit());
        let reads = self.terms.test(Class::new(Kind::Read, order, false).bit());
        let rf = self.terms.base(Base::Rf);
        self.terms.sequence([writes, rf, reads])
    }

    fn not_defined(&self, name: &str) -> String {
        match ELSEWHERE.iter().find(|(names, _)| names.contains(&name)) {
            Some((_, instead)) => format!("`{name}` is not defined here: {instead}"),
            None => format!("`{name}` is not defined{}", self.suggestion(name)),
        }
    }

    /// A defined name that differs only in letter case or in `-` against `_`.
    fn suggestion(&self, name: &str) -> String {
        let plain = |name: &str| name.to_lowercase().replace('-', "_");
        let known = SETS.iter().map(|(name, _)| *name).chain(Base::NAMES.iter().map(|(name, _)| *name));
        let mut similar: Vec<&str> = known
            .chain(self.scope.keys().map(String::as_str))
            .filter(|other| *other != name && plain(other) == plain(name))
            .collect();
        similar.sort();
        similar.first().map_or(String::new(), |other| format!(" (did you mean `{other}`?)"))
    }

    fn call(&mut self, name: &Name, arguments: &[Expr], span: Span) -> Result<Value, Error> {
        if self.lookup(&name.text).is_none()
            && let Some(result) = self.predefined(name, arguments, span)?
        {
            return Ok(result);
        }
        let function = match self.lookup(&name.text) {
            Some(Meaning::Function(function)) => function,
            Some(_) => return self.error(name.span, format!("`{}` is not a function", name.text)),
            None => {
                let message = self.not_defined(&name.text);
                return self.error(name.span, format!("the function {message}"));
            }
        };
        if function.parameters.len() != arguments.len() {
            let (wanted, given) = (function.parameters.len(), arguments.len());
            return self.error(span, format!("`{}` takes {wanted} argument(s), {given} given", name.text));
        }
        let values = arguments.iter().map(|argument| self.value(argument)).collect::<Result<Vec<_>, _>>()?;
        // A function lives as long as the scope that holds it, so its address names it.
        let key = (Rc::as_ptr(&function), values);
        if let Some(result) = self.calls.get(&key) {
            return Ok(*result);
        }
        let result = self.apply(&function, &key.1)?;
        self.calls.insert(key, result);
        Ok(result)
    }

    /// The functions that every model has.
    fn predefined(&mut self, name: &Name, arguments: &[Expr], span: Span) -> Result<Option<Value>, Error> {
        let takes_relation = match name.text.as_str() {
            "domain" | "range" => true,
            "fencerel" | "toid" => false,
            _ => return Ok(None),
        };
        let [argument] = arguments else {
            let what = if takes_relation { "relation" } else { "set" };
            return self.error(span, format!("`{}` takes one {what}", name.text));
        };
        let argument = if takes_relation { self.relation(argument)? } else { self.set(argument)? };
        Ok(Some(match name.text.as_str() {
            "domain" => Value::Set(self.terms.domain(argument)),
            "range" => Value::Set(self.terms.range(argument)),
            "fencerel" => {
                let po = self.terms.base(Base::Po);
                Value::Relation(self.terms.sequence([po, argument, po]))
            }
            _ => Value::Relation(argument),
        }))
    }

    fn apply(&mut self, function: &Function, values: &[Value]) -> Result<Value, Error> {
        let names = function.parameters.iter().map(|parameter| parameter.text.clone());
        let parameters = names.zip(values.iter().copied()).collect();
        let outer_parameters = std::mem::replace(&mut self.parameters, parameters);
        let outer_visible = std::mem::replace(&mut self.visible, function.visible);
        let result = self.value(&function.body);
        self.parameters = outer_parameters;
        self.visible = outer_visible;
        result
    }
}
