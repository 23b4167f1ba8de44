//! The text of a file to syntax tree: recursive descent with herd's precedences.
//!
//! From loosest to tightest: `|`, `;`, `\`, `&`, `*` (product), prefix `~`, postfix `+ * ? ^-1`.
//! `*` is a product if something that can start an expression follows it, otherwise a closure, as in herd.
//! A hand-written parser, because messages must say what was expected and nesting must be bounded.

use crate::ast::*;
use crate::lexer::{Keyword, Token, tokenize};
use selvedge_source::{Error, Source, Span};

/// Deepest nesting of expressions that is accepted.
const MAX_DEPTH: usize = 200;

/// Words of herd's language that ours does not have, and what to do without them.
const FOREIGN: [(&str, &str); 13] = [
    ("procedure", "write the constraints out, or define the relation by a function: `let f(r) = …`"),
    ("call", "write the constraints of the procedure out"),
    ("if", "write two models, one for each case"),
    ("match", "write the cases out; there are no sets of sets"),
    ("try", "write the definition that applies"),
    ("forall", "write the statements out; there are no sets of sets"),
    ("with", "nothing stands for it: `co` is a primitive here, and every coherence order is tried"),
    ("fun", "give the function a name: `let f(r) = …`"),
    ("in", "write a `let` statement before this one"),
    ("enum", "nothing stands for it: there are no tags"),
    ("instructions", "nothing stands for it: there are no tags"),
    ("undefined_unless", "write `error NAME unless a <= b`"),
    ("catdep", "remove it"),
];

/// A statement of a file, or a file to be read in its place.
pub(crate) enum Item {
    Statement(Statement),
    /// With what stands between the quotes.
    Include(Name),
}

/// Parses one file whose first character has the offset `start`: its title and what stands in it.
pub(crate) fn parse_file(source: &Source, start: u32) -> Result<(String, Vec<Item>), Error> {
    let (mut tokens, unreadable) = tokenize(source);
    for (_, span) in &mut tokens {
        *span = Span { start: span.start + start, end: span.end + start };
    }
    let mut parser = Parser { source, start, tokens, at: 0, depth: 0 };
    let title = parser.title();
    let items = parser.items();
    match (unreadable, items) {
        // What stands before a character of another language says better what is wrong.
        (Some(unreadable), Err(error)) if error.span.start < unreadable.span.start => Err(error),
        (Some(unreadable), _) => Err(unreadable),
        (None, items) => Ok((title, items?)),
    }
}

struct Parser<'a> {
    source: &'a Source,
    /// The offset of the first character; see `text.rs`.
    start: u32,
    tokens: Vec<(Token, Span)>,
    at: usize,
    depth: usize,
}

impl Parser<'_> {
    fn peek(&self) -> Token {
        self.tokens[self.at].0
    }

    fn span(&self) -> Span {
        self.tokens[self.at].1
    }

    fn text(&self, span: Span) -> &str {
        &self.source.text[(span.start - self.start) as usize..(span.end - self.start) as usize]
    }

    fn error<T>(&self, span: Span, message: impl Into<String>) -> Result<T, Error> {
        let span = Span { start: span.start - self.start, end: span.end - self.start };
        Err(self.source.error(span, message))
    }

    fn advance(&mut self) -> Span {
        let span = self.span();
        if self.at + 1 < self.tokens.len() {
            self.at += 1;
        }
        span
    }

    fn previous_span(&self) -> Span {
        self.tokens[self.at.saturating_sub(1)].1
    }

    fn take(&mut self, token: Token) -> bool {
        let found = self.peek() == token;
        if found {
            self.advance();
        }
        found
    }

    fn expected<T>(&self, what: &str) -> Result<T, Error> {
        self.refuse_foreign()?;
        let found = match self.peek() {
            Token::End => "the end of the file".to_string(),
            _ => format!("`{}`", self.text(self.span())),
        };
        self.error(self.span(), format!("expected {what}, found {found}"))
    }

    /// Words that are keywords elsewhere are no names here.
    fn refuse_foreign(&self) -> Result<(), Error> {
        match self.foreign() {
            Some((word, instead)) => self.error(self.span(), format!("`{word}` is not supported: {instead}")),
            None => Ok(()),
        }
    }

    fn foreign(&self) -> Option<(&'static str, &'static str)> {
        let word = self.text(self.span());
        FOREIGN.iter().find(|(text, _)| *text == word).copied()
    }

    fn expect(&mut self, symbol: &'static str) -> Result<Span, Error> {
        if self.peek() == Token::Symbol(symbol) {
            Ok(self.advance())
        } else {
            self.expected(&format!("`{symbol}`"))
        }
    }

    fn name(&mut self, what: &str) -> Result<Name, Error> {
        self.refuse_foreign()?;
        if self.peek() != Token::Name || self.text(self.span()) == "_" {
            return self.expected(what);
        }
        let span = self.advance();
        Ok(Name { text: self.text(span).to_string(), span })
    }

    /// `"RC11"` or a bare word before the first statement.
    fn title(&mut self) -> String {
        match self.peek() {
            Token::String => {
                let span = self.advance();
                // On one line, as everything that is said about a model.
                let words: Vec<&str> = self.text(span).trim_matches('"').split_whitespace().collect();
                words.join(" ")
            }
            Token::Name if self.foreign().is_none() => {
                let span = self.advance();
                self.text(span).to_string()
            }
            _ => String::new(),
        }
    }

    fn items(&mut self) -> Result<Vec<Item>, Error> {
        let mut items = Vec::new();
        while self.peek() != Token::End {
            items.push(self.item()?);
        }
        Ok(items)
    }

    fn item(&mut self) -> Result<Item, Error> {
        if !self.take(Token::Keyword(Keyword::Include)) {
            return self.statement().map(Item::Statement);
        }
        if self.peek() != Token::String {
            return self.expected("the name of a file in quotes");
        }
        let span = self.advance();
        Ok(Item::Include(Name { text: self.text(span).trim_matches('"').to_string(), span }))
    }

    fn statement(&mut self) -> Result<Statement, Error> {
        let start = self.span();
        match self.peek() {
            Token::Keyword(Keyword::Let) => self.let_statement(),
            Token::Keyword(Keyword::View) => {
                self.advance();
                let name = self.name("the name of the view")?;
                self.expect("=")?;
                Ok(Statement::View { name, body: self.expr()? })
            }
            Token::Keyword(Keyword::Coherence) => {
                self.advance();
                let body = self.expr()?;
                let name = self.optional_name()?;
                Ok(Statement::Coherence { body, name, span: start.to(self.previous_span()) })
            }
            Token::Keyword(Keyword::Flag) => {
                self.advance();
                let test = self.test()?;
                if !self.take(Token::Keyword(Keyword::As)) {
                    return self.expected("`as` and a name for the flag");
                }
                Ok(Statement::Flag { test, name: self.label("a name for the flag")? })
            }
            Token::Keyword(Keyword::Error) => self.report(Severity::Error),
            Token::Keyword(Keyword::Warning) => self.report(Severity::Warning),
            Token::Keyword(Keyword::Assert) => self.assert(),
            Token::Keyword(Keyword::Show) => self.show(),
            Token::Keyword(Keyword::Unshow) => self.unshow(),
            Token::Keyword(Keyword::Acyclic | Keyword::Irreflexive | Keyword::Empty) | Token::Symbol("~") => {
                self.constraint()
            }
            _ => self.expected("a statement (`let`, `view`, `acyclic`, `irreflexive`, `empty`, `coherence`, `error`, `warning`, `flag`, `assert`, `show`, `include`)"),
        }
    }

    fn let_statement(&mut self) -> Result<Statement, Error> {
        self.advance();
        let recursive = self.take(Token::Keyword(Keyword::Rec));
        let mut bindings = vec![self.binding(recursive)?];
        while self.take(Token::Keyword(Keyword::And)) {
            bindings.push(self.binding(recursive)?);
        }
        Ok(Statement::Let { recursive, bindings })
    }

    fn binding(&mut self, recursive: bool) -> Result<Binding, Error> {
        let name = self.name("a name to define")?;
        let mut parameters = Vec::new();
        let open = self.span();
        if self.take(Token::Symbol("(")) {
            if recursive {
                return self.error(open, "a recursive definition cannot have parameters");
            }
            loop {
                parameters.push(self.name("a parameter")?);
                if !self.take(Token::Symbol(",")) {
                    break;
                }
            }
            self.expect(")")?;
        }
        if parameters.is_empty() && self.peek() == Token::Name {
            return self.expected("`=`, or parameters in parentheses");
        }
        self.expect("=")?;
        Ok(Binding { name, parameters, body: self.expr()? })
    }

    fn show(&mut self) -> Result<Statement, Error> {
        let mut relations = Vec::new();
        loop {
            self.advance();
            relations.push((self.expr()?, self.optional_name()?));
            if self.peek() != Token::Symbol(",") {
                return Ok(Statement::Show { relations });
            }
        }
    }

    fn unshow(&mut self) -> Result<Statement, Error> {
        let mut names = Vec::new();
        loop {
            self.advance();
            names.push(self.name("the name of a relation")?);
            if self.peek() != Token::Symbol(",") {
                return Ok(Statement::Unshow { names });
            }
        }
    }

    fn constraint(&mut self) -> Result<Statement, Error> {
        let start = self.span();
        let test = self.test()?;
        let mut name = self.optional_name()?;
        let unless = if self.take(Token::Keyword(Keyword::Unless)) { Some(self.test()?) } else { None };
        if name.is_none() {
            name = self.optional_name()?;
        }
        Ok(Statement::Constraint(Constraint { test, name, unless, span: start.to(self.previous_span()) }))
    }

    fn test(&mut self) -> Result<Test, Error> {
        let negated = self.take(Token::Symbol("~"));
        let kind = match self.peek() {
            Token::Keyword(Keyword::Acyclic) => TestKind::Acyclic,
            Token::Keyword(Keyword::Irreflexive) => TestKind::Irreflexive,
            Token::Keyword(Keyword::Empty) => TestKind::Empty,
            _ => return self.expected("`acyclic`, `irreflexive` or `empty`"),
        };
        self.advance();
        Ok(Test { negated, kind, body: self.expr()? })
    }

    fn optional_name(&mut self) -> Result<Option<Name>, Error> {
        if self.take(Token::Keyword(Keyword::As)) {
            Ok(Some(self.label("a name after `as`")?))
        } else {
            Ok(None)
        }
    }

    /// A name that is only shown, so that it may also be a keyword: `as coherence`.
    fn label(&mut self, what: &str) -> Result<Name, Error> {
        if let Token::Keyword(_) = self.peek() {
            let span = self.advance();
            return Ok(Name { text: self.text(span).to_string(), span });
        }
        self.name(what)
    }

    fn report(&mut self, severity: Severity) -> Result<Statement, Error> {
        let start = self.advance();
        let name = self.name("a name for the report")?;
        if !self.take(Token::Keyword(Keyword::Unless)) {
            return self.expected("`unless`");
        }
        let left = self.expr()?;
        self.expect("<=")?;
        let right = self.expr()?;
        Ok(Statement::Report { severity, name, left, right, span: start.to(self.previous_span()) })
    }

    fn assert(&mut self) -> Result<Statement, Error> {
        let start = self.advance();
        let left = self.expr()?;
        let equal = self.take(Token::Symbol("="));
        if !equal && !self.take(Token::Symbol("<=")) {
            return self.expected("`=` or `<=`");
        }
        let right = self.expr()?;
        Ok(Statement::Assert { left, right, equal, span: start.to(self.previous_span()) })
    }

    fn expr(&mut self) -> Result<Expr, Error> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return self.too_deep();
        }
        let result = self.list("|", ExprKind::Union, |parser| {
            parser.list(";", ExprKind::Sequence, |parser| parser.difference())
        });
        self.depth -= 1;
        result
    }

    fn too_deep<T>(&self) -> Result<T, Error> {
        self.error(self.span(), format!("expressions may nest at most {MAX_DEPTH} deep"))
    }

    /// One or more operands between the same associative operator.
    fn list(
        &mut self,
        operator: &'static str,
        make: fn(Vec<Expr>) -> ExprKind,
        operand: fn(&mut Self) -> Result<Expr, Error>,
    ) -> Result<Expr, Error> {
        let first = operand(self)?;
        if self.peek() != Token::Symbol(operator) {
            return Ok(first);
        }
        let start = first.span;
        let mut operands = vec![first];
        while self.take(Token::Symbol(operator)) {
            operands.push(operand(self)?);
        }
        Ok(Expr { kind: make(operands), span: start.to(self.previous_span()) })
    }

    /// `a \ b \ c` is `a \ (b | c)`, which keeps long chains flat.
    fn difference(&mut self) -> Result<Expr, Error> {
        let intersection =
            |parser: &mut Self| parser.list("&", ExprKind::Intersection, |parser| parser.product());
        let left = intersection(self)?;
        if self.peek() != Token::Symbol("\\") {
            return Ok(left);
        }
        let mut removed = Vec::new();
        while self.take(Token::Symbol("\\")) {
            removed.push(intersection(self)?);
        }
        let removed_span = removed[0].span.to(self.previous_span());
        let removed = if removed.len() == 1 {
            removed.remove(0)
        } else {
            Expr { kind: ExprKind::Union(removed), span: removed_span }
        };
        let span = left.span.to(self.previous_span());
        Ok(Expr { kind: ExprKind::Difference(Box::new(left), Box::new(removed)), span })
    }

    fn product(&mut self) -> Result<Expr, Error> {
        let left = self.postfix()?;
        if self.peek() != Token::Symbol("*") {
            return Ok(left);
        }
        self.advance();
        let right = self.postfix()?;
        let span = left.span.to(right.span);
        Ok(Expr { kind: ExprKind::Product(Box::new(left), Box::new(right)), span })
    }

    fn postfix(&mut self) -> Result<Expr, Error> {
        let mut complements = Vec::new();
        while self.peek() == Token::Symbol("~") {
            complements.push(self.advance());
        }
        let mut expr = self.primary()?;
        let mut closures = complements.len();
        loop {
            if self.peek() == Token::Symbol("+") && self.adds_to_set() {
                return self.error(self.span(), "`++` is not supported: there are no sets of sets");
            }
            let make: fn(Box<Expr>) -> ExprKind = match self.peek() {
                Token::Symbol("+") => ExprKind::Plus,
                Token::Symbol("*") if !self.starts_expr(self.at + 1) => ExprKind::Star,
                Token::Symbol("?") => ExprKind::Optional,
                Token::Symbol("^-1") => ExprKind::Inverse,
                _ => break,
            };
            closures += 1;
            if self.depth + closures > MAX_DEPTH {
                return self.too_deep();
            }
            let span = expr.span.to(self.advance());
            expr = Expr { kind: make(Box::new(expr)), span };
        }
        if self.depth + closures > MAX_DEPTH {
            return self.too_deep();
        }
        while let Some(start) = complements.pop() {
            let span = start.to(expr.span);
            expr = Expr { kind: ExprKind::Complement(Box::new(expr)), span };
        }
        Ok(expr)
    }

    /// `a ++ b`: two closures, if nothing followed.
    fn adds_to_set(&self) -> bool {
        self.tokens[self.at + 1].0 == Token::Symbol("+") && self.starts_expr(self.at + 2)
    }

    fn starts_expr(&self, at: usize) -> bool {
        matches!(
            self.tokens.get(at).map(|(token, _)| *token),
            Some(Token::Name | Token::Zero | Token::Symbol("(" | "[" | "{" | "~"))
        )
    }

    fn primary(&mut self) -> Result<Expr, Error> {
        let start = self.span();
        match self.peek() {
            Token::Zero => {
                self.advance();
                Ok(Expr { kind: ExprKind::EmptyRelation, span: start })
            }
            Token::Symbol("{") => {
                self.advance();
                if self.starts_expr(self.at) {
                    return self.error(
                        start,
                        "a set cannot be listed: `{}` is the empty set, and other sets are made of the named ones",
                    );
                }
                let end = self.expect("}")?;
                Ok(Expr { kind: ExprKind::EmptySet, span: start.to(end) })
            }
            Token::Symbol("(") => {
                self.advance();
                let mut inner = self.expr()?;
                if self.peek() == Token::Symbol(",") {
                    return self.error(
                        self.span(),
                        "tuples are not supported: define each part by a `let` of its own",
                    );
                }
                inner.span = start.to(self.expect(")")?);
                Ok(inner)
            }
            Token::Symbol("[") => {
                self.advance();
                let inner = self.expr()?;
                let span = start.to(self.expect("]")?);
                Ok(Expr { kind: ExprKind::Identity(Box::new(inner)), span })
            }
            Token::Name => self.name_or_call(),
            _ => self.expected("a set or a relation"),
        }
    }

    fn name_or_call(&mut self) -> Result<Expr, Error> {
        self.refuse_foreign()?;
        let span = self.advance();
        let text = self.text(span).to_string();
        if text == "_" {
            return Ok(Expr { kind: ExprKind::Universe, span });
        }
        if self.peek() != Token::Symbol("(") {
            return Ok(Expr { kind: ExprKind::Name(text), span });
        }
        self.advance();
        let mut arguments = vec![self.expr()?];
        while self.take(Token::Symbol(",")) {
            arguments.push(self.expr()?);
        }
        let end = self.expect(")")?;
        Ok(Expr { kind: ExprKind::Call(Name { text, span }, arguments), span: span.to(end) })
    }
}
