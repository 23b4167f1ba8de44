//! A model resolved to a flat list of operations: names, functions and shadowing are gone, and every
//! operation is a set or a relation.
//!
//! Operands stand before their users, so evaluation is one pass over the list. Equal operations are shared.
//! Functions are expanded where they are called. Only names can be wrong here; what an operation means is in
//! `evaluate`.

use selvedge_model::ast::{Binding, Expr, ExprKind, Model, Severity, Statement, TestKind};
use std::collections::HashMap;
use std::ops::Range;

/// An operation of the list.
pub(crate) type Id = usize;

/// What the value of an operation is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Sort {
    Set,
    Relation,
}

/// What is given by the execution and not computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Primitive {
    EmptySet,
    Universe,
    Read,
    Write,
    Fence,
    InitialWrite,
    NotAtomic,
    Relaxed,
    Acquire,
    Release,
    AcquireRelease,
    SeqCst,
    ReadModifyWrite,
    OfStart,
    OfFinish,
    EmptyRelation,
    Identity,
    Po,
    PoImmediate,
    SameLocation,
    SameThread,
    Rf,
    RmwPair,
    Addr,
    Data,
    Ctrl,
    Co,
}

/// How a value comes about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Op {
    Primitive(Primitive),
    /// A name of a `let rec`, by its number; its value is set by the fixpoint.
    Variable(usize),
    Union(Id, Id),
    Intersection(Id, Id),
    Difference(Id, Id),
    Complement(Id),
    Sequence(Id, Id),
    Product(Id, Id),
    IdentityOn(Id),
    Plus(Id),
    Inverse(Id),
    Domain(Id),
    Range(Id),
}

impl Op {
    fn operands(self) -> impl Iterator<Item = Id> {
        let (first, second) = match self {
            Op::Primitive(_) | Op::Variable(_) => (None, None),
            Op::Union(a, b)
            | Op::Intersection(a, b)
            | Op::Difference(a, b)
            | Op::Sequence(a, b)
            | Op::Product(a, b) => (Some(a), Some(b)),
            Op::Complement(a)
            | Op::IdentityOn(a)
            | Op::Plus(a)
            | Op::Inverse(a)
            | Op::Domain(a)
            | Op::Range(a) => (Some(a), None),
        };
        first.into_iter().chain(second)
    }
}

/// One operation.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub op: Op,
    pub sort: Sort,
    /// Whether the value depends on `co`, beside the events, `po` and `rf`.
    pub co: bool,
    /// Whether some constraint needs it, rather than only reports and flags.
    pub constrains: bool,
}

/// A property of a value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Property {
    pub negated: bool,
    pub kind: TestKind,
    pub body: Id,
}

/// What is done, in the order of the model's statements.
#[derive(Clone, Debug)]
pub(crate) enum Step {
    /// Computes operations.
    Compute(Range<Id>),
    /// Computes the operations again and again, each variable starting empty and then taking the value of its
    /// body, until nothing changes.
    Fixpoint { range: Range<Id>, members: Vec<(Id, Id)> },
    /// A constraint and the property that excuses it.
    Require { name: String, property: Property, unless: Option<Property> },
    /// Reported if the left value is not included in the right one.
    Include { name: String, severity: Severity, left: Id, right: Id },
    /// Reported if the property holds.
    Flag { name: String, property: Property },
}

/// A resolved model.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub nodes: Vec<Node>,
    pub steps: Vec<Step>,
}

impl Plan {
    /// Resolves a model, or says what in it has no meaning.
    pub fn new(model: &Model) -> Result<Plan, String> {
        let mut resolver =
            Resolver { nodes: Vec::new(), steps: Vec::new(), known: HashMap::new(), scope: Vec::new() };
        for (number, statement) in model.statements.iter().enumerate() {
            resolver.statement(number + 1, statement)?;
        }
        let mut plan = Plan { nodes: resolver.nodes, steps: resolver.steps };
        plan.mark_what_constrains();
        Ok(plan)
    }

    /// Whether a property can only be decided once `co` is known.
    pub fn depends_on_co(&self, property: &Property) -> bool {
        self.nodes[property.body].co
    }

    fn mark_what_constrains(&mut self) {
        let mut open: Vec<Id> = Vec::new();
        let mut body_of = HashMap::new();
        for step in &self.steps {
            match step {
                Step::Require { property, unless, .. } => {
                    open.push(property.body);
                    open.extend(unless.map(|test| test.body));
                }
                Step::Fixpoint { members, .. } => body_of.extend(members.iter().copied()),
                _ => {}
            }
        }
        while let Some(id) = open.pop() {
            if !std::mem::replace(&mut self.nodes[id].constrains, true) {
                open.extend(self.nodes[id].op.operands());
                open.extend(body_of.get(&id));
            }
        }
    }
}

/// What a name stands for.
#[derive(Clone)]
enum Meaning<'a> {
    Value(Id),
    /// A function, which sees the names that were defined before it: the first `visible` ones of the scope.
    Function {
        binding: &'a Binding,
        visible: usize,
    },
}

struct Resolver<'a> {
    nodes: Vec<Node>,
    steps: Vec<Step>,
    known: HashMap<Op, Id>,
    /// Definitions, oldest first; a later one shadows an earlier one.
    scope: Vec<(&'a str, Meaning<'a>)>,
}

/// The names that an expression sees.
#[derive(Clone, Copy)]
struct View<'v> {
    /// The first so many of the scope.
    visible: usize,
    parameters: &'v [(&'v str, Id)],
}

impl<'a> Resolver<'a> {
    fn statement(&mut self, number: usize, statement: &'a Statement) -> Result<(), String> {
        let first = self.nodes.len();
        let step = match statement {
            Statement::Let { recursive: true, bindings } => return self.recursive(bindings),
            Statement::Let { recursive: false, bindings } => {
                let meanings: Result<Vec<_>, String> = bindings
                    .iter()
                    .map(|binding| Ok((binding.name.text.as_str(), self.meaning(binding)?)))
                    .collect();
                self.scope.extend(meanings?);
                None
            }
            Statement::View { name, body } => {
                let body = self.relation(body, self.everything())?;
                self.scope.push((&name.text, Meaning::Value(body)));
                None
            }
            Statement::Constraint(constraint) => {
                let property = self.property(&constraint.test)?;
                let unless = constraint.unless.as_ref().map(|test| self.property(test)).transpose()?;
                let given = constraint.name.as_ref().map(|name| name.text.clone());
                let name =
                    given.unwrap_or_else(|| format!("{} (statement {number})", property.kind.keyword()));
                Some(Step::Require { name, property, unless })
            }
            Statement::Coherence { body, name, .. } => {
                let body = self.relation(body, self.everything())?;
                let body = self.before_in_coherence(body);
                let given = name.as_ref().map(|name| name.text.clone());
                let name = given.unwrap_or_else(|| format!("coherence (statement {number})"));
                let property = Property { negated: false, kind: TestKind::Irreflexive, body };
                Some(Step::Require { name, property, unless: None })
            }
            Statement::Flag { test, name } => {
                Some(Step::Flag { name: name.text.clone(), property: self.property(test)? })
            }
            Statement::Report { severity, name, left, right, .. } => {
                let left = self.expr(left, self.everything())?;
                let right = self.expr(right, self.everything())?;
                self.same_sort(left, right)?;
                Some(Step::Include { name: name.text.clone(), severity: *severity, left, right })
            }
            Statement::Assert { .. } | Statement::Show { .. } | Statement::Unshow { .. } => None,
        };
        self.steps.push(Step::Compute(first..self.nodes.len()));
        self.steps.extend(step);
        Ok(())
    }

    fn meaning(&mut self, binding: &'a Binding) -> Result<Meaning<'a>, String> {
        if binding.parameters.is_empty() {
            Ok(Meaning::Value(self.expr(&binding.body, self.everything())?))
        } else {
            Ok(Meaning::Function { binding, visible: self.scope.len() })
        }
    }

    /// `let rec`: the names are all relations or else all sets, whichever makes sense.
    fn recursive(&mut self, bindings: &'a [Binding]) -> Result<(), String> {
        let (nodes, scope) = (self.nodes.len(), self.scope.len());
        self.recursive_of(Sort::Relation, bindings).or_else(|error| {
            self.nodes.truncate(nodes);
            self.scope.truncate(scope);
            self.known.retain(|_, id| *id < nodes);
            self.recursive_of(Sort::Set, bindings).map_err(|_| error)
        })
    }

    fn recursive_of(&mut self, sort: Sort, bindings: &'a [Binding]) -> Result<(), String> {
        let first = self.nodes.len();
        for binding in bindings {
            let variable = self.node(Op::Variable(self.nodes.len()), sort);
            self.scope.push((&binding.name.text, Meaning::Value(variable)));
        }
        let mut members = Vec::new();
        for (index, binding) in bindings.iter().enumerate() {
            let body = self.expr(&binding.body, self.everything())?;
            self.same_sort(first + index, body)?;
            members.push((first + index, body));
        }
        let range = first..self.nodes.len();
        // Whether a variable depends on co is known only now, so what was built in between is marked as a
        // whole.
        if members.iter().any(|&(_, body)| self.nodes[body].co) {
            self.nodes[range.clone()].iter_mut().for_each(|node| node.co = true);
        }
        self.steps.push(Step::Fixpoint { range, members });
        Ok(())
    }

    fn property(&mut self, test: &selvedge_model::ast::Test) -> Result<Property, String> {
        let body = match test.kind {
            TestKind::Empty => self.expr(&test.body, self.everything())?,
            TestKind::Acyclic | TestKind::Irreflexive => self.relation(&test.body, self.everything())?,
        };
        Ok(Property { negated: test.negated, kind: test.kind, body })
    }

    /// `body ; (rf | co | fr)+`
    fn before_in_coherence(&mut self, body: Id) -> Id {
        let (rf, co, fr) = (self.primitive(Primitive::Rf), self.primitive(Primitive::Co), self.fr());
        let step = self.node(Op::Union(rf, co), Sort::Relation);
        let step = self.node(Op::Union(step, fr), Sort::Relation);
        let eco = self.node(Op::Plus(step), Sort::Relation);
        self.node(Op::Sequence(body, eco), Sort::Relation)
    }

    /// The whole scope.
    fn everything(&self) -> View<'static> {
        View { visible: self.scope.len(), parameters: &[] }
    }

    fn expr(&mut self, expr: &Expr, view: View<'_>) -> Result<Id, String> {
        match &expr.kind {
            ExprKind::Name(name) => self.name(name, view),
            ExprKind::Call(function, arguments) => self.call(&function.text, arguments, view),
            ExprKind::EmptyRelation => Ok(self.primitive(Primitive::EmptyRelation)),
            ExprKind::EmptySet => Ok(self.primitive(Primitive::EmptySet)),
            ExprKind::Universe => Ok(self.primitive(Primitive::Universe)),
            ExprKind::Union(operands) => self.fold(operands, view, Op::Union),
            ExprKind::Intersection(operands) => self.fold(operands, view, Op::Intersection),
            ExprKind::Difference(left, right) => {
                let (left, right) = (self.expr(left, view)?, self.expr(right, view)?);
                let sort = self.same_sort(left, right)?;
                Ok(self.node(Op::Difference(left, right), sort))
            }
            ExprKind::Sequence(operands) => {
                let mut operands = operands.iter();
                let first = operands.next().ok_or("a sequence of nothing")?;
                let mut result = self.relation(first, view)?;
                for operand in operands {
                    let operand = self.relation(operand, view)?;
                    result = self.node(Op::Sequence(result, operand), Sort::Relation);
                }
                Ok(result)
            }
            ExprKind::Product(left, right) => {
                let (left, right) = (self.set(left, view)?, self.set(right, view)?);
                Ok(self.node(Op::Product(left, right), Sort::Relation))
            }
            ExprKind::Complement(inner) => {
                let inner = self.expr(inner, view)?;
                Ok(self.node(Op::Complement(inner), self.nodes[inner].sort))
            }
            ExprKind::Identity(inner) => {
                let inner = self.set(inner, view)?;
                Ok(self.node(Op::IdentityOn(inner), Sort::Relation))
            }
            ExprKind::Plus(inner) => self.unary(inner, view, Op::Plus),
            ExprKind::Inverse(inner) => self.unary(inner, view, Op::Inverse),
            ExprKind::Star(inner) => {
                let inner = self.unary(inner, view, Op::Plus)?;
                Ok(self.or_identity(inner))
            }
            ExprKind::Optional(inner) => {
                let inner = self.relation(inner, view)?;
                Ok(self.or_identity(inner))
            }
        }
    }

    fn fold(&mut self, operands: &[Expr], view: View<'_>, op: fn(Id, Id) -> Op) -> Result<Id, String> {
        let mut operands = operands.iter();
        let first = operands.next().ok_or("an operator without operands")?;
        let mut result = self.expr(first, view)?;
        for operand in operands {
            let operand = self.expr(operand, view)?;
            let sort = self.same_sort(result, operand)?;
            result = self.node(op(result, operand), sort);
        }
        Ok(result)
    }

    fn unary(&mut self, inner: &Expr, view: View<'_>, op: fn(Id) -> Op) -> Result<Id, String> {
        let inner = self.relation(inner, view)?;
        Ok(self.node(op(inner), Sort::Relation))
    }

    fn or_identity(&mut self, relation: Id) -> Id {
        let identity = self.primitive(Primitive::Identity);
        self.node(Op::Union(relation, identity), Sort::Relation)
    }

    fn set(&mut self, expr: &Expr, view: View<'_>) -> Result<Id, String> {
        self.of_sort(Sort::Set, expr, view)
    }

    fn relation(&mut self, expr: &Expr, view: View<'_>) -> Result<Id, String> {
        self.of_sort(Sort::Relation, expr, view)
    }

    fn of_sort(&mut self, sort: Sort, expr: &Expr, view: View<'_>) -> Result<Id, String> {
        let id = self.expr(expr, view)?;
        if self.nodes[id].sort == sort {
            Ok(id)
        } else {
            Err(format!("byte {}: expected a {sort:?}, found a {:?}", expr.span.start, self.nodes[id].sort))
        }
    }

    fn same_sort(&self, left: Id, right: Id) -> Result<Sort, String> {
        let (left, right) = (self.nodes[left].sort, self.nodes[right].sort);
        if left == right { Ok(left) } else { Err(format!("a {left:?} and a {right:?} are combined")) }
    }

    fn name(&mut self, name: &str, view: View<'_>) -> Result<Id, String> {
        if let Some(&(_, id)) = view.parameters.iter().find(|(parameter, _)| *parameter == name) {
            return Ok(id);
        }
        match self.defined(name, view.visible) {
            Some(Meaning::Value(id)) => Ok(id),
            Some(Meaning::Function { .. }) => Err(format!("the function `{name}` is used as a value")),
            None => self.predefined(name),
        }
    }

    fn defined(&self, name: &str, visible: usize) -> Option<Meaning<'a>> {
        let found = self.scope[..visible].iter().rev().find(|(known, _)| *known == name);
        found.map(|(_, meaning)| meaning.clone())
    }

    fn call(&mut self, function: &str, arguments: &[Expr], view: View<'_>) -> Result<Id, String> {
        let arguments: Vec<Id> =
            arguments.iter().map(|argument| self.expr(argument, view)).collect::<Result<_, _>>()?;
        match (self.defined(function, view.visible), function, &arguments[..]) {
            (Some(Meaning::Function { binding, visible }), _, _) => {
                if binding.parameters.len() != arguments.len() {
                    return Err(format!("`{function}` takes {} arguments", binding.parameters.len()));
                }
                let parameters: Vec<(&str, Id)> =
                    binding.parameters.iter().map(|name| name.text.as_str()).zip(arguments).collect();
                self.expr(&binding.body, View { visible, parameters: &parameters })
            }
            (None, "domain", &[relation]) if self.nodes[relation].sort == Sort::Relation => {
                Ok(self.node(Op::Domain(relation), Sort::Set))
            }
            (None, "toid", &[set]) if self.nodes[set].sort == Sort::Set => {
                Ok(self.node(Op::IdentityOn(set), Sort::Relation))
            }
            (None, "fencerel", &[set]) if self.nodes[set].sort == Sort::Set => {
                let po = self.primitive(Primitive::Po);
                let identity = self.node(Op::IdentityOn(set), Sort::Relation);
                let before = self.node(Op::Sequence(po, identity), Sort::Relation);
                Ok(self.node(Op::Sequence(before, po), Sort::Relation))
            }
            (None, "range", &[relation]) if self.nodes[relation].sort == Sort::Relation => {
                Ok(self.node(Op::Range(relation), Sort::Set))
            }
            _ => Err(format!("`{function}` is not a function of these arguments")),
        }
    }

    fn predefined(&mut self, name: &str) -> Result<Id, String> {
        use Primitive::*;
        let primitive = match name {
            "emptyset" => EmptySet,
            "R" => Read,
            "W" => Write,
            "F" => Fence,
            "IW" => InitialWrite,
            "NA" => NotAtomic,
            "RLX" => Relaxed,
            "ACQ" => Acquire,
            "REL" => Release,
            "ACQ_REL" => AcquireRelease,
            "SC" => SeqCst,
            "RMW" => ReadModifyWrite,
            "alloc" | "free" | "lock-order" | "sbr" | "lxsx" => EmptyRelation,
            "id" => Identity,
            "po" => Po,
            "po-imm" => PoImmediate,
            "loc" | "loc-overlap" => SameLocation,
            "int" => SameThread,
            "rf" => Rf,
            "rmw" | "amo" => RmwPair,
            "addr" => Addr,
            "data" => Data,
            "ctrl" => Ctrl,
            "co" | "mo" => Co,
            _ => return self.derived(name),
        };
        Ok(self.primitive(primitive))
    }

    /// Predefined names that are only shorthands.
    fn derived(&mut self, name: &str) -> Result<Id, String> {
        match name {
            "M" => {
                let (reads, writes) = (self.primitive(Primitive::Read), self.primitive(Primitive::Write));
                Ok(self.node(Op::Union(reads, writes), Sort::Set))
            }
            "THREAD" => {
                let (start, finish) =
                    (self.primitive(Primitive::OfStart), self.primitive(Primitive::OfFinish));
                Ok(self.node(Op::Union(start, finish), Sort::Set))
            }
            "tc" => Ok(self.read_by(Primitive::OfStart)),
            "tj" => Ok(self.read_by(Primitive::OfFinish)),
            "po-loc" => {
                let (po, loc) = (self.primitive(Primitive::Po), self.primitive(Primitive::SameLocation));
                Ok(self.node(Op::Intersection(po, loc), Sort::Relation))
            }
            "fr" => Ok(self.fr()),
            "unv" => {
                let universe = self.primitive(Primitive::Universe);
                Ok(self.node(Op::Product(universe, universe), Sort::Relation))
            }
            "ext" => Ok(self.ext()),
            "rfe" | "coe" | "fre" | "rfi" | "coi" | "fri" => {
                let relation = self.predefined(&name[..2])?;
                let side =
                    if name.ends_with('e') { self.ext() } else { self.primitive(Primitive::SameThread) };
                Ok(self.node(Op::Intersection(relation, side), Sort::Relation))
            }
            _ => Err(format!("`{name}` is not defined")),
        }
    }

    fn fr(&mut self) -> Id {
        let (rf, co) = (self.primitive(Primitive::Rf), self.primitive(Primitive::Co));
        let inverse = self.node(Op::Inverse(rf), Sort::Relation);
        self.node(Op::Sequence(inverse, co), Sort::Relation)
    }

    /// `rf` between events of a set.
    fn read_by(&mut self, set: Primitive) -> Id {
        let (set, rf) = (self.primitive(set), self.primitive(Primitive::Rf));
        let identity = self.node(Op::IdentityOn(set), Sort::Relation);
        let first = self.node(Op::Sequence(identity, rf), Sort::Relation);
        self.node(Op::Sequence(first, identity), Sort::Relation)
    }

    fn ext(&mut self) -> Id {
        let int = self.primitive(Primitive::SameThread);
        self.node(Op::Complement(int), Sort::Relation)
    }

    fn primitive(&mut self, primitive: Primitive) -> Id {
        let sort =
            if (primitive as u8) < Primitive::EmptyRelation as u8 { Sort::Set } else { Sort::Relation };
        self.node(Op::Primitive(primitive), sort)
    }

    fn node(&mut self, op: Op, sort: Sort) -> Id {
        if let Some(&id) = self.known.get(&op) {
            return id;
        }
        let co = op == Op::Primitive(Primitive::Co) || op.operands().any(|operand| self.nodes[operand].co);
        let id = self.nodes.len();
        self.nodes.push(Node { op, sort, co, constrains: false });
        self.known.insert(op, id);
        id
    }
}
