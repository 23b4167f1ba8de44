//! Tokens → the shape of a test; knows syntax, not meaning.
//!
//! A recursive-descent parser. Nesting is limited to [`MAX_DEPTH`], and sequences of equal rank are lists, so
//! that neither parsing nor a later walk over the result can exhaust the stack.
//! Here: the outline of a file and thread headers. The submodules hold the rest.

mod condition;
mod expression;
mod statement;
mod types;

use crate::ast::{File, Initial, Name, Parameter, Term, Thread};
use crate::lexer::{self, Lexeme, Token};
use selvedge_program::Value;
use selvedge_source::{Error, Source, Span};

/// How deep statements, expressions and conditions may nest. Even unoptimised, this many levels fit the 2 MiB
/// stack of a thread (200 did not).
const MAX_DEPTH: u32 = 100;

/// Parses a whole test.
pub(crate) fn file(source: &Source) -> Result<File, Error> {
    if u32::try_from(source.text.len()).is_err() {
        return Err(source.error(Span::default(), "the file is larger than 4 GiB"));
    }
    let (name, start) = lexer::preamble(source)?;
    let mut parser = Parser { source, lexemes: lexer::tokens(source, start)?, at: 0, depth: 0 };
    parser.file(name)
}

struct Parser<'a> {
    source: &'a Source,
    /// Never empty: the last one is [`Token::End`].
    lexemes: Vec<Lexeme>,
    at: usize,
    depth: u32,
}

impl Parser<'_> {
    fn file(&mut self, name: String) -> Result<File, Error> {
        let initial = self.initial_state()?;
        let mut threads = Vec::new();
        while self.at_thread() {
            threads.push(self.thread()?);
        }
        let threads = self.numbered(threads)?;
        let (listed, filter) = self.listed_and_filter()?;
        let condition = self.final_condition()?;
        if self.peek() != Token::End {
            return Err(self.expected("the end of the file"));
        }
        Ok(File { name, initial, threads, listed, filter, condition })
    }

    fn initial_state(&mut self) -> Result<Vec<Initial>, Error> {
        self.expect("{")?;
        let mut entries = Vec::new();
        while !self.eat("}") {
            if !self.eat(";") {
                entries.push(self.initial()?);
                if self.peek() != Token::Symbol("}") {
                    self.expect(";")?;
                }
            }
        }
        Ok(entries)
    }

    /// `x = 0`, `int x`, `[x] = 0`, `int 0:r0 = 1`.
    fn initial(&mut self) -> Result<Initial, Error> {
        let ty = if self.at_type() { Some(self.types()?.ty) } else { None };
        if self.peek() == Token::Symbol("*") {
            return Err(self.error_here("pointers as values are not supported; locations hold integers"));
        }
        let term = self.term()?;
        if self.peek() == Token::Symbol("[") {
            return Err(self.error_here("arrays are not supported; use one location per element"));
        }
        let value = if self.eat("=") { self.constant()? } else { 0 };
        Ok(Initial { ty, term, value })
    }

    /// Whether a thread begins here: everything that is not the final part is taken for one.
    fn at_thread(&self) -> bool {
        !(matches!(self.peek(), Token::End | Token::Symbol("~"))
            || ["locations", "filter", "exists", "forall"].contains(&self.text()))
    }

    /// `P0 (atomic_int* x, int* y) { … }`
    fn thread(&mut self) -> Result<Thread, Error> {
        self.eat_word("void");
        let span = self.span();
        let number = self.text().strip_prefix('P').and_then(|digits| digits.parse::<u16>().ok());
        let Some(number) = number.filter(|number| self.text() == format!("P{number}")) else {
            return Err(self.expected("a thread (`P0`, `P1`, …) or the final condition"));
        };
        self.advance();
        self.expect("(")?;
        let mut parameters = Vec::new();
        if !self.eat(")") && !self.eat_void_parameters() {
            loop {
                parameters.push(self.parameter()?);
                if !self.eat(",") {
                    break;
                }
            }
            self.expect(")")?;
        }
        self.expect("{")?;
        let body = self.statements_until_brace()?;
        let end = self.previous();
        Ok(Thread { number, span, parameters, body, end })
    }

    fn eat_void_parameters(&mut self) -> bool {
        let is_void = self.text() == "void" && self.peek_at(1) == Token::Symbol(")");
        if is_void {
            self.at += 2;
        }
        is_void
    }

    fn parameter(&mut self) -> Result<Parameter, Error> {
        let declared = self.types()?;
        if !self.eat("*") {
            return Err(self.expected("`*`: the parameters of a thread are pointers to shared locations"));
        }
        if self.peek() == Token::Symbol("*") {
            return Err(self.error_here("pointers to pointers are not supported; locations hold integers"));
        }
        self.eat_qualifiers();
        let name = self.name("the name of a shared location")?;
        if self.peek() == Token::Symbol("[") {
            return Err(self.error_here("arrays are not supported; use one location per element"));
        }
        Ok(Parameter { ty: declared.ty, atomic: declared.atomic, name })
    }

    /// Puts the threads in order and checks that they are numbered from 0 without gaps.
    fn numbered(&self, mut threads: Vec<Thread>) -> Result<Vec<Thread>, Error> {
        if threads.is_empty() {
            return Err(self.expected("a thread (`P0 (…) { … }`)"));
        }
        threads.sort_by_key(|thread| thread.number);
        for (index, thread) in threads.iter().enumerate() {
            if (thread.number as usize) < index {
                return Err(self.source.error(thread.span, format!("P{} is defined twice", thread.number)));
            }
            if thread.number as usize > index {
                let message = format!("threads are numbered from 0 without gaps, but there is no P{index}");
                return Err(self.source.error(thread.span, message));
            }
        }
        Ok(threads)
    }

    /// `x`, `[x]`, `0:r0`
    fn term(&mut self) -> Result<Term, Error> {
        let start = self.span();
        if self.eat("[") {
            let name = self.name("the name of a location")?;
            let end = self.expect("]")?;
            return Ok(Term { thread: None, name: name.text, span: start.to(end) });
        }
        if self.peek() != Token::Number {
            let name = self.name("a location (`x`) or a register (`0:r0`)")?;
            return Ok(Term { thread: None, name: name.text, span: name.span });
        }
        let Ok(thread) = self.text().parse::<u16>() else {
            return Err(self.expected("the number of a thread"));
        };
        self.advance();
        self.expect(":")?;
        let name = self.name("the name of a register")?;
        Ok(Term { thread: Some(thread), name: name.text, span: start.to(name.span) })
    }

    /// An integer with an optional sign.
    fn constant(&mut self) -> Result<Value, Error> {
        let start = self.span();
        let negative = self.eat("-");
        match self.peek() {
            Token::Number => {}
            Token::Symbol("{") => {
                return Err(self.error_here("arrays are not supported; use one location per element"));
            }
            Token::Symbol("&") => {
                return Err(self.error_here("pointers as values are not supported; expected an integer"));
            }
            Token::Name => {
                let message =
                    format!("`{}` is not a number; values are integers, not addresses", self.text());
                return Err(self.error_here(message));
            }
            _ => return Err(self.expected("an integer")),
        }
        let (magnitude, _) = self.number()?;
        if !negative {
            return Ok(magnitude as Value);
        }
        if magnitude > 1 << 63 {
            let span = start.to(self.previous());
            return Err(self.source.error(span, format!("-{magnitude} does not fit 64 bits")));
        }
        Ok((magnitude as Value).wrapping_neg())
    }

    fn name(&mut self, what: &str) -> Result<Name, Error> {
        if self.peek() != Token::Name {
            return Err(self.expected(what));
        }
        let name = Name { text: self.text().to_string(), span: self.span() };
        self.advance();
        Ok(name)
    }

    // The cursor.

    fn peek(&self) -> Token {
        self.peek_at(0)
    }

    fn peek_at(&self, ahead: usize) -> Token {
        self.lexemes[(self.at + ahead).min(self.lexemes.len() - 1)].token
    }

    fn span(&self) -> Span {
        self.lexemes[self.at].span
    }

    /// The text of the current token.
    fn text(&self) -> &str {
        self.text_at(0)
    }

    fn text_at(&self, ahead: usize) -> &str {
        let span = self.lexemes[(self.at + ahead).min(self.lexemes.len() - 1)].span;
        self.source.text.get(span.start as usize..span.end as usize).unwrap_or("")
    }

    /// Goes on to the next token; the end stays the end.
    fn advance(&mut self) {
        if self.at + 1 < self.lexemes.len() {
            self.at += 1;
        }
    }

    fn eat(&mut self, symbol: &str) -> bool {
        let found = matches!(self.peek(), Token::Symbol(found) if found == symbol);
        if found {
            self.advance();
        }
        found
    }

    fn eat_word(&mut self, word: &str) -> bool {
        let found = self.peek() == Token::Name && self.text() == word;
        if found {
            self.advance();
        }
        found
    }

    fn expect(&mut self, symbol: &str) -> Result<Span, Error> {
        let span = self.span();
        if self.eat(symbol) { Ok(span) } else { Err(self.expected(&format!("`{symbol}`"))) }
    }

    /// Runs `parse` one level deeper.
    fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Result<T, Error>) -> Result<T, Error> {
        if self.depth == MAX_DEPTH {
            return Err(self.error_here(format!("nested deeper than {MAX_DEPTH} levels")));
        }
        self.depth += 1;
        let result = parse(self);
        self.depth -= 1;
        result
    }

    #[cold]
    fn error_here(&self, message: impl Into<String>) -> Error {
        self.source.error(self.span(), message)
    }

    #[cold]
    fn expected(&self, what: &str) -> Error {
        let found = match self.peek() {
            Token::End => "the end of the file".to_string(),
            _ => format!("`{}`", self.text()),
        };
        self.error_here(format!("expected {what}, found {found}"))
    }
}
