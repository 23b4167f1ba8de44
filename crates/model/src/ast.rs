//! The syntax tree of a model file, as written: names are not resolved and nothing is expanded.

use selvedge_source::Span;
use serde::{Deserialize, Serialize};

/// A whole model, included files in place of the statements that include them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    /// The title at the head of the file; empty if there is none.
    pub title: String,
    /// Statements in the order in which they stand.
    pub statements: Vec<Statement>,
}

/// A name with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// The name.
    pub text: String,
    /// Where it stands.
    pub span: Span,
}

/// One statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Statement {
    /// `let a = … and b = …`, `let rec a = … and b = …`, `let f(r) = …`
    Let {
        /// Whether the bodies may mention the names that are being defined.
        recursive: bool,
        /// The definitions joined by `and`.
        bindings: Vec<Binding>,
    },
    /// `view name = …`: a relation to be stored as a clock on each event.
    View {
        /// The name that is defined.
        name: Name,
        /// The relation.
        body: Expr,
    },
    /// `acyclic r`, `irreflexive r`, `empty r`, `~empty r …`, each with `as name` and `unless test`.
    Constraint(Constraint),
    /// `coherence r`: shorthand for `irreflexive r ; (rf | co | fr)+`.
    Coherence {
        /// The relation `r`.
        body: Expr,
        /// The name after `as`.
        name: Option<Name>,
        /// From `coherence` to the end of the statement.
        span: Span,
    },
    /// `flag test as name`: reported when the test holds of a complete execution.
    Flag {
        /// What is reported.
        test: Test,
        /// Under which name.
        name: Name,
    },
    /// `error name unless a <= b` and `warning name unless a <= b`.
    Report {
        /// Error or warning.
        severity: Severity,
        /// Under which name.
        name: Name,
        /// The relation that should be included …
        left: Expr,
        /// … in this one.
        right: Expr,
        /// The whole statement.
        span: Span,
    },
    /// `show r, s as name`: relations to draw when an execution is shown. It changes nothing about the model.
    Show {
        /// Each with the name after `as`.
        relations: Vec<(Expr, Option<Name>)>,
    },
    /// `unshow r, s`: relations not to draw.
    Unshow {
        /// Which ones.
        names: Vec<Name>,
    },
    /// `assert a = b`, `assert a <= b`: a static claim about the model.
    Assert {
        /// The left side.
        left: Expr,
        /// The right side.
        right: Expr,
        /// `=` rather than `<=`.
        equal: bool,
        /// The whole statement.
        span: Span,
    },
}

/// How bad a violated `unless` is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Severity {
    /// An error of the checked program.
    Error,
    /// A warning.
    Warning,
}

/// `name = body` or `name(parameters) = body`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Binding {
    /// The name that is defined.
    pub name: Name,
    /// Parameters; empty for a plain definition.
    pub parameters: Vec<Name>,
    /// The definition.
    pub body: Expr,
}

/// A constraint that executions must satisfy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Constraint {
    /// What must hold.
    pub test: Test,
    /// The name after `as`.
    pub name: Option<Name>,
    /// The constraint need not hold where this test does.
    pub unless: Option<Test>,
    /// The whole statement.
    pub span: Span,
}

/// A property of a relation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Test {
    /// `~` stands before it.
    pub negated: bool,
    /// Which property.
    pub kind: TestKind,
    /// Of which relation.
    pub body: Expr,
}

/// Properties of relations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TestKind {
    /// No cycle.
    Acyclic,
    /// Relates nothing to itself.
    Irreflexive,
    /// Relates nothing.
    Empty,
}

impl TestKind {
    /// The keyword.
    pub fn keyword(self) -> &'static str {
        match self {
            TestKind::Acyclic => "acyclic",
            TestKind::Irreflexive => "irreflexive",
            TestKind::Empty => "empty",
        }
    }
}

/// A set or a relation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// Where it stands.
    pub span: Span,
}

/// The forms of expressions. Nesting is bounded by the parser, so recursion over it is safe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExprKind {
    /// A primitive, a definition or a parameter.
    Name(String),
    /// `f(a, b)`
    Call(Name, Vec<Expr>),
    /// `0`: the empty relation.
    EmptyRelation,
    /// `{}`: the empty set.
    EmptySet,
    /// `_`: the set of all events.
    Universe,
    /// `a | b | …`, of sets or of relations.
    Union(Vec<Expr>),
    /// `a & b & …`, of sets or of relations.
    Intersection(Vec<Expr>),
    /// `a \ b`, of sets or of relations.
    Difference(Box<Expr>, Box<Expr>),
    /// `a ; b ; …`
    Sequence(Vec<Expr>),
    /// `S * T`: every pair.
    Product(Box<Expr>, Box<Expr>),
    /// `~a`, of a set or a relation.
    Complement(Box<Expr>),
    /// `[S]`: identity on a set.
    Identity(Box<Expr>),
    /// `r+`
    Plus(Box<Expr>),
    /// `r*`
    Star(Box<Expr>),
    /// `r?`
    Optional(Box<Expr>),
    /// `r^-1`
    Inverse(Box<Expr>),
}
