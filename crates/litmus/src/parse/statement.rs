//! Statements of a thread.

use super::Parser;
use crate::ast::{Declaration, For, Statement, StatementKind};
use crate::lexer::Token;
use selvedge_source::{Error, Span};

/// Words of C that begin what is not supported.
const UNSUPPORTED: [(&str, &str); 6] = [
    ("switch", "`switch` is not supported; use `if`"),
    ("goto", "`goto` is not supported; use loops and `break`"),
    ("case", "`switch` is not supported; use `if`"),
    ("default", "`switch` is not supported; use `if`"),
    ("asm", "assembly is not supported; use C11 atomics"),
    ("typedef", "`typedef` is not supported; use an integer type"),
];

impl Parser<'_> {
    /// Statements up to a `}`, which is consumed.
    pub(super) fn statements_until_brace(&mut self) -> Result<Vec<Statement>, Error> {
        let mut statements = Vec::new();
        while !self.eat("}") {
            if self.peek() == Token::End {
                return Err(self.expected("a statement or `}`"));
            }
            statements.push(self.statement()?);
        }
        Ok(statements)
    }

    fn statement(&mut self) -> Result<Statement, Error> {
        self.nested(|parser| {
            let start = parser.span();
            let kind = parser.statement_kind()?;
            Ok(Statement { kind, span: start.to(parser.previous()) })
        })
    }

    fn statement_kind(&mut self) -> Result<StatementKind, Error> {
        if self.eat(";") {
            return Ok(StatementKind::Empty);
        }
        if self.eat("{") {
            return Ok(StatementKind::Block(self.statements_until_brace()?));
        }
        if self.peek() == Token::Name {
            if let Some((_, message)) = UNSUPPORTED.iter().find(|(word, _)| *word == self.text()) {
                return Err(self.error_here(*message));
            }
            if self.peek_at(1) == Token::Symbol(":") {
                return Err(self.error_here("labels are not supported; use loops and `break`"));
            }
            if let Some(kind) = self.control_flow()? {
                return Ok(kind);
            }
        }
        let kind = self.declaration_or_expression()?;
        self.expect(";")?;
        Ok(kind)
    }

    /// A statement that begins with a word of control flow, if one does here.
    fn control_flow(&mut self) -> Result<Option<StatementKind>, Error> {
        let word = self.text().to_string();
        Ok(Some(match word.as_str() {
            "if" => self.if_statement()?,
            "while" => {
                self.advance();
                let condition = self.condition_in_parentheses()?;
                StatementKind::While { condition, body: Box::new(self.statement()?) }
            }
            "do" => self.do_statement()?,
            "for" => self.for_statement()?,
            "break" => self.word_and_semicolon(StatementKind::Break)?,
            "continue" => self.word_and_semicolon(StatementKind::Continue)?,
            "return" => self.word_and_semicolon(StatementKind::Return)?,
            _ => return Ok(None),
        }))
    }

    fn if_statement(&mut self) -> Result<StatementKind, Error> {
        self.advance();
        let condition = self.condition_in_parentheses()?;
        let then = Box::new(self.statement()?);
        let otherwise = if self.eat_word("else") { Some(Box::new(self.statement()?)) } else { None };
        Ok(StatementKind::If { condition, then, otherwise })
    }

    fn do_statement(&mut self) -> Result<StatementKind, Error> {
        self.advance();
        let body = Box::new(self.statement()?);
        if !self.eat_word("while") {
            return Err(self.expected("`while`"));
        }
        let condition = self.condition_in_parentheses()?;
        self.expect(";")?;
        Ok(StatementKind::DoWhile { body, condition })
    }

    fn for_statement(&mut self) -> Result<StatementKind, Error> {
        self.advance();
        self.expect("(")?;
        let start_span = self.span();
        let kind = if self.peek() == Token::Symbol(";") {
            StatementKind::Empty
        } else {
            self.declaration_or_expression()?
        };
        self.expect(";")?;
        let start = Statement { kind, span: start_span.to(self.previous()) };
        let condition = if self.peek() == Token::Symbol(";") { None } else { Some(self.expression()?) };
        self.expect(";")?;
        let step = if self.peek() == Token::Symbol(")") { None } else { Some(self.expression()?) };
        self.expect(")")?;
        let body = self.statement()?;
        Ok(StatementKind::For(Box::new(For { start, condition, step, body })))
    }

    fn word_and_semicolon(&mut self, kind: StatementKind) -> Result<StatementKind, Error> {
        self.advance();
        if matches!(kind, StatementKind::Return) && self.peek() != Token::Symbol(";") {
            return Err(self.expected("`;`: a thread returns nothing"));
        }
        self.expect(";")?;
        Ok(kind)
    }

    fn condition_in_parentheses(&mut self) -> Result<crate::ast::Expression, Error> {
        self.expect("(")?;
        let condition = self.expression()?;
        self.expect(")")?;
        Ok(condition)
    }

    fn declaration_or_expression(&mut self) -> Result<StatementKind, Error> {
        if !self.at_type() {
            return Ok(StatementKind::Expression(self.expression()?));
        }
        let declared = self.types()?;
        let mut declarations = Vec::new();
        loop {
            if self.peek() == Token::Symbol("*") {
                let message = "local pointers are not supported; use the thread's parameters";
                return Err(self.error_here(message));
            }
            let name = self.name("the name of a local variable")?;
            if self.peek() == Token::Symbol("[") {
                return Err(self.error_here("arrays are not supported; use one variable per element"));
            }
            let value = if self.eat("=") { Some(self.assignment()?) } else { None };
            declarations.push(Declaration { ty: declared.ty, name, value });
            if !self.eat(",") {
                return Ok(StatementKind::Declare(declarations));
            }
        }
    }

    /// The span of the token before the current one.
    pub(super) fn previous(&self) -> Span {
        self.lexemes[self.at.saturating_sub(1)].span
    }
}
