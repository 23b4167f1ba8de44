//! Expressions.

use super::Parser;
use crate::arithmetic::{BinaryOp, UnaryOp};
use crate::ast::{Expression, ExpressionKind, Name};
use crate::lexer::Token;
use selvedge_program::Value;
use selvedge_source::{Error, Span};

const COMPOUND: [&str; 10] = ["+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="];

impl Parser<'_> {
    /// A whole expression, with commas.
    pub(super) fn expression(&mut self) -> Result<Expression, Error> {
        let first = self.assignment()?;
        if self.peek() != Token::Symbol(",") {
            return Ok(first);
        }
        let start = first.span;
        let mut parts = vec![first];
        while self.eat(",") {
            parts.push(self.assignment()?);
        }
        Ok(self.spanning(start, ExpressionKind::Sequence(parts)))
    }

    /// An expression without commas.
    pub(super) fn assignment(&mut self) -> Result<Expression, Error> {
        self.nested(|parser| {
            let target = parser.conditional()?;
            let Token::Symbol(symbol) = parser.peek() else { return Ok(target) };
            let op = if COMPOUND.contains(&symbol) {
                symbol.strip_suffix('=').and_then(BinaryOp::from_symbol).map(|(op, _)| op)
            } else if symbol == "=" {
                None
            } else {
                return Ok(target);
            };
            parser.advance();
            let value = Box::new(parser.assignment()?);
            let start = target.span;
            Ok(parser.spanning(start, ExpressionKind::Assign { target: Box::new(target), op, value }))
        })
    }

    fn conditional(&mut self) -> Result<Expression, Error> {
        let condition = self.binary(BinaryOp::WEAKEST)?;
        if !self.eat("?") {
            return Ok(condition);
        }
        let start = condition.span;
        let yes = self.nested(Self::expression)?;
        self.expect(":")?;
        let no = self.nested(Self::conditional)?;
        Ok(self.spanning(start, ExpressionKind::Conditional(Box::new([condition, yes, no]))))
    }

    /// Operands joined by operators of at least this strength.
    fn binary(&mut self, strength: u8) -> Result<Expression, Error> {
        let mut left = self.unary()?;
        while let Some((_, found)) = self.peek_operator().filter(|(_, found)| *found >= strength) {
            let mut rest = Vec::new();
            while let Some((op, _)) = self.peek_operator().filter(|(_, next)| *next == found) {
                self.advance();
                rest.push((op, self.nested(|parser| parser.binary(found + 1))?));
            }
            let start = left.span;
            left = self.spanning(start, ExpressionKind::Chain(Box::new(left), rest));
        }
        Ok(left)
    }

    fn peek_operator(&self) -> Option<(BinaryOp, u8)> {
        let Token::Symbol(symbol) = self.peek() else { return None };
        BinaryOp::from_symbol(symbol)
    }

    fn unary(&mut self) -> Result<Expression, Error> {
        let start = self.span();
        let Token::Symbol(symbol) = self.peek() else { return self.postfix() };
        if symbol == "(" && self.at_type_ahead(1) {
            return self.nested(Self::cast);
        }
        if !["-", "+", "~", "!", "*", "&", "++", "--"].contains(&symbol) {
            return self.postfix();
        }
        self.advance();
        let operand = Box::new(self.nested(Self::unary)?);
        let kind = match symbol {
            "-" => ExpressionKind::Unary(UnaryOp::Negate, operand),
            "~" => ExpressionKind::Unary(UnaryOp::Complement, operand),
            "!" => ExpressionKind::Unary(UnaryOp::Not, operand),
            "*" => ExpressionKind::Dereference(operand),
            "&" => ExpressionKind::AddressOf(operand),
            "++" => ExpressionKind::Step { target: operand, op: BinaryOp::Add, prefix: true },
            "--" => ExpressionKind::Step { target: operand, op: BinaryOp::Subtract, prefix: true },
            _ => return Ok(*operand),
        };
        Ok(self.spanning(start, kind))
    }

    fn cast(&mut self) -> Result<Expression, Error> {
        let start = self.expect("(")?;
        let declared = self.types()?;
        if self.peek() == Token::Symbol("*") {
            return Err(self.error_here("casts to pointers are not supported; pass the parameter itself"));
        }
        self.expect(")")?;
        let operand = Box::new(self.unary()?);
        Ok(self.spanning(start, ExpressionKind::Cast(declared.ty, operand)))
    }

    fn postfix(&mut self) -> Result<Expression, Error> {
        let mut operand = self.primary()?;
        loop {
            let op = match self.peek() {
                Token::Symbol("++") => BinaryOp::Add,
                Token::Symbol("--") => BinaryOp::Subtract,
                Token::Symbol("[") => {
                    return Err(self.error_here("arrays are not supported; use one location per element"));
                }
                Token::Symbol("." | "->") => {
                    return Err(self.error_here("structures are not supported; use one location per member"));
                }
                _ => return Ok(operand),
            };
            if matches!(operand.kind, ExpressionKind::Step { .. }) {
                return Err(self.error_here(format!("`{}` needs a variable before it", self.text())));
            }
            self.advance();
            let start = operand.span;
            let kind = ExpressionKind::Step { target: Box::new(operand), op, prefix: false };
            operand = self.spanning(start, kind);
        }
    }

    fn primary(&mut self) -> Result<Expression, Error> {
        let start = self.span();
        match self.peek() {
            Token::Number => {
                let (value, ty) = self.number()?;
                Ok(self.spanning(start, ExpressionKind::Number(value as Value, ty)))
            }
            Token::Symbol("(") => {
                self.advance();
                let inner = self.expression()?;
                self.expect(")")?;
                Ok(Expression { span: start.to(self.previous()), ..inner })
            }
            Token::Symbol("\"" | "'") => {
                Err(self.error_here("strings and characters are not supported; expected an integer"))
            }
            Token::Symbol("{") => {
                Err(self.error_here("lists of values are not supported; expected an expression"))
            }
            Token::Name => self.name_or_call(),
            _ => Err(self.expected("an expression")),
        }
    }

    fn name_or_call(&mut self) -> Result<Expression, Error> {
        let name = self.qualified_name()?;
        let start = name.span;
        if !self.eat("(") {
            return Ok(self.spanning(start, ExpressionKind::Name(name.text)));
        }
        let mut arguments = Vec::new();
        if !self.eat(")") {
            loop {
                arguments.push(self.assignment()?);
                if !self.eat(",") {
                    break;
                }
            }
            self.expect(")")?;
        }
        Ok(self.spanning(start, ExpressionKind::Call { name, arguments }))
    }

    /// A name; `std::` is dropped and `memory_order::relaxed` becomes `memory_order_relaxed`.
    fn qualified_name(&mut self) -> Result<Name, Error> {
        let mut name = self.name("a name")?;
        while self.eat("::") {
            let inner = self.name("a name")?;
            name.text = match name.text.as_str() {
                "std" => inner.text,
                "memory_order" => format!("memory_order_{}", inner.text),
                _ => {
                    let span = name.span.to(inner.span);
                    return Err(self
                        .source
                        .error(span, "only `memory_order::` and `std::` may stand before `::`"));
                }
            };
            name.span = name.span.to(inner.span);
        }
        Ok(name)
    }

    fn spanning(&self, start: Span, kind: ExpressionKind) -> Expression {
        Expression { kind, span: start.to(self.previous()) }
    }
}
