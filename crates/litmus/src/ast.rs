//! The shape of a litmus test as it was written; knows no meaning.

use crate::arithmetic::{BinaryOp, Type, UnaryOp};
use crate::condition::{Proposition, Quantifier};
use selvedge_program::Value;
use selvedge_source::Span;

/// A name and where it was written.
#[derive(Clone, Debug)]
pub(crate) struct Name {
    pub(crate) text: String,
    pub(crate) span: Span,
}

/// A whole litmus test.
#[derive(Debug)]
pub(crate) struct File {
    pub(crate) name: String,
    pub(crate) initial: Vec<Initial>,
    /// The threads; the one at index `i` is `Pi`.
    pub(crate) threads: Vec<Thread>,
    /// What the `locations` clause lists.
    pub(crate) listed: Vec<Term>,
    pub(crate) filter: Option<Proposition<Term>>,
    pub(crate) condition: Option<Final>,
}

/// The final condition.
#[derive(Debug)]
pub(crate) struct Final {
    pub(crate) quantifier: Quantifier,
    pub(crate) proposition: Proposition<Term>,
    /// From the quantifier to the end.
    pub(crate) span: Span,
}

/// A shared location, or a thread's register: `x`, `[x]`, `0:r0`.
#[derive(Clone, Debug)]
pub(crate) struct Term {
    pub(crate) thread: Option<u16>,
    pub(crate) name: String,
    pub(crate) span: Span,
}

/// One entry of the initial state.
#[derive(Debug)]
pub(crate) struct Initial {
    pub(crate) ty: Option<Type>,
    pub(crate) term: Term,
    pub(crate) value: Value,
}

/// One thread.
#[derive(Debug)]
pub(crate) struct Thread {
    pub(crate) number: u16,
    /// The name, `P0`.
    pub(crate) span: Span,
    pub(crate) parameters: Vec<Parameter>,
    pub(crate) body: Vec<Statement>,
    /// The closing brace.
    pub(crate) end: Span,
}

/// A pointer to a shared location.
#[derive(Debug)]
pub(crate) struct Parameter {
    pub(crate) ty: Type,
    /// Whether the location is atomic for this thread, so that `*x` is a seq_cst access.
    pub(crate) atomic: bool,
    pub(crate) name: Name,
}

#[derive(Debug)]
pub(crate) struct Statement {
    pub(crate) kind: StatementKind,
    pub(crate) span: Span,
}

#[derive(Debug)]
pub(crate) enum StatementKind {
    Empty,
    Declare(Vec<Declaration>),
    Expression(Expression),
    Block(Vec<Statement>),
    If { condition: Expression, then: Box<Statement>, otherwise: Option<Box<Statement>> },
    While { condition: Expression, body: Box<Statement> },
    DoWhile { body: Box<Statement>, condition: Expression },
    For(Box<For>),
    Break,
    Continue,
    Return,
}

#[derive(Debug)]
pub(crate) struct For {
    pub(crate) start: Statement,
    pub(crate) condition: Option<Expression>,
    pub(crate) step: Option<Expression>,
    pub(crate) body: Statement,
}

/// One local variable of a declaration.
#[derive(Debug)]
pub(crate) struct Declaration {
    pub(crate) ty: Type,
    pub(crate) name: Name,
    pub(crate) value: Option<Expression>,
}

#[derive(Debug)]
pub(crate) struct Expression {
    pub(crate) kind: ExpressionKind,
    pub(crate) span: Span,
}

#[derive(Debug)]
pub(crate) enum ExpressionKind {
    Number(Value, Type),
    Name(String),
    Dereference(Box<Expression>),
    AddressOf(Box<Expression>),
    Call {
        name: Name,
        arguments: Vec<Expression>,
    },
    Unary(UnaryOp, Box<Expression>),
    Cast(Type, Box<Expression>),
    /// Operators of equal strength from left to right. A list, because as a tree a long sum would be deep.
    Chain(Box<Expression>, Vec<(BinaryOp, Expression)>),
    Conditional(Box<[Expression; 3]>),
    /// `=`, or with an operator `+=` and the like.
    Assign {
        target: Box<Expression>,
        op: Option<BinaryOp>,
        value: Box<Expression>,
    },
    /// `++` and `--`.
    Step {
        target: Box<Expression>,
        op: BinaryOp,
        prefix: bool,
    },
    /// The comma operator.
    Sequence(Vec<Expression>),
}

impl Expression {
    /// Whether evaluating this can change a local variable.
    pub(crate) fn changes_locals(&self) -> bool {
        match &self.kind {
            ExpressionKind::Number(..) | ExpressionKind::Name(_) => false,
            ExpressionKind::Assign { .. } | ExpressionKind::Step { .. } | ExpressionKind::AddressOf(_) => {
                true
            }
            ExpressionKind::Dereference(inner)
            | ExpressionKind::Unary(_, inner)
            | ExpressionKind::Cast(_, inner) => inner.changes_locals(),
            ExpressionKind::Call { arguments, .. } => arguments.iter().any(Expression::changes_locals),
            ExpressionKind::Chain(first, rest) => {
                first.changes_locals() || rest.iter().any(|(_, operand)| operand.changes_locals())
            }
            ExpressionKind::Conditional(parts) => parts.iter().any(Expression::changes_locals),
            ExpressionKind::Sequence(parts) => parts.iter().any(Expression::changes_locals),
        }
    }
}
