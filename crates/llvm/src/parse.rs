//! The parser: recursive descent with one token of lookahead, one pass, names resolved on the way.
//!
//! ```text
//! parse ─ module (what stands at the start of a line) ─┬─ global (variables, aliases)
//!                                                      └─ function ─ instruction ─ call, memory …
//!         types, constants, attributes, metadata: used by all
//! ```
//! Values, blocks and globals may be used before they are defined: the first mention makes an entry, the
//! definition fills it in, and what is still open at the end of the function or file is an error at the first
//! mention.

mod attributes;
mod call;
mod constant;
mod expression;
mod function;
mod global;
mod instruction;
mod memory;
mod metadata;
mod module;
mod number;
mod scope;
mod terminator;
mod types;

use crate::ir::{self, Module};
use crate::lexer::{Lexer, Name, Token};
use selvedge_source::{Error, Source, Span};

/// What is wrong, and where; the position is worked out when the error leaves the parser.
#[derive(Debug)]
pub(crate) struct Failure {
    pub(crate) span: Span,
    pub(crate) message: String,
}

impl Failure {
    #[cold]
    pub(crate) fn new(span: Span, message: impl Into<String>) -> Box<Failure> {
        Box::new(Failure { span, message: message.into() })
    }
}

/// The result of parsing something. Boxed, because it is returned a million times and is almost never an
/// error.
pub(crate) type Parsed<T> = Result<T, Box<Failure>>;

/// How deep types and constants may nest, so that no input can exhaust the stack.
const DEPTH_LIMIT: u32 = 200;

/// Reads the text of a module (a `.ll` file).
///
/// The text must be below 2 GiB. Syntax that is not LLVM's (13 to 22) is an error that names the place and
/// what was expected; constructs that are LLVM's but that nobody here can run are kept for the lowering to
/// refuse.
pub fn parse(source: &Source) -> Result<Module<'_>, Error> {
    if source.text.len() >= 1 << 31 {
        return Err(source.error(Span::new(0, 0), "the file is larger than 2 GiB"));
    }
    let mut parser = Parser::new(&source.text);
    match parser.module() {
        Ok(()) => {}
        Err(failure) => return Err(source.error(failure.span, failure.message)),
    }
    let mut module = parser.module;
    module.file.clone_from(&source.name);
    module.metadata = ir::Metadata::new(&source.text, parser.numbered_metadata, parser.named_metadata);
    Ok(module)
}

/// The state of parsing one module.
struct Parser<'t> {
    lexer: Lexer<'t>,
    /// The token that comes next.
    token: Token<'t>,
    /// Where it starts.
    start: usize,
    /// Its line.
    line: u32,
    /// Where the token before it ends, and on which line it started: lists of attributes end with the line.
    last_end: usize,
    last_line: u32,
    /// How deep the type or constant being parsed is nested.
    depth: u32,
    /// What has been parsed so far; `globals` is empty until the end, see `open_globals`.
    module: Module<'t>,
    /// Ids of types.
    type_ids: types::TypeTable,
    /// Globals by id, those that were only mentioned so far included.
    open_globals: Vec<scope::OpenGlobal>,
    /// Id + 1 of the global of each symbol, 0 if none.
    global_of_symbol: Vec<u32>,
    /// The function whose body is being parsed.
    scope: scope::Scope,
    /// Number and offset of numbered metadata.
    numbered_metadata: Vec<(u32, u32)>,
    named_metadata: Vec<(Box<str>, Vec<ir::MetadataRef>)>,
}

impl<'t> Parser<'t> {
    fn new(text: &'t str) -> Parser<'t> {
        Parser {
            lexer: Lexer::new(text),
            token: Token::End,
            start: 0,
            line: 1,
            last_end: 0,
            last_line: 1,
            depth: 0,
            module: Module { types: ir::TypeId::FIXED.to_vec(), ..Module::default() },
            type_ids: types::TypeTable::default(),
            open_globals: Vec::new(),
            global_of_symbol: Vec::new(),
            scope: scope::Scope::default(),
            numbered_metadata: Vec::new(),
            named_metadata: Vec::new(),
        }
    }

    /// Goes on to the next token.
    fn advance(&mut self) -> Parsed<()> {
        self.last_end = self.lexer.at();
        self.last_line = self.line;
        if let Some((start, mark, line)) = self.lexer.skip_mark() {
            (self.start, self.token, self.line) = (start, Token::Mark(mark), line);
            return Ok(());
        }
        self.advance_further()
    }

    /// Goes on to a token that is no mark, or on another line.
    #[inline(never)]
    fn advance_further(&mut self) -> Parsed<()> {
        selvedge_stop::look();
        (self.start, self.line) = self.lexer.skip_space();
        self.token = self.lexer.next()?;
        Ok(())
    }

    /// Where the next token is.
    fn span(&self) -> Span {
        Span::new(self.start, self.lexer.at())
    }

    /// What the next token is, for messages.
    fn found(&self) -> String {
        match self.token {
            Token::End => "the end of the file".into(),
            Token::Text(_) | Token::Bytes(_) => "a string".into(),
            _ => format!("`{}`", self.lexer.slice(self.start, self.lexer.at())),
        }
    }

    /// An error at the next token: something else was expected.
    #[cold]
    fn expected<T>(&self, what: &str) -> Parsed<T> {
        Err(Failure::new(self.span(), format!("expected {what}, found {}", self.found())))
    }

    /// An error at the next token.
    #[cold]
    fn fail<T>(&self, message: impl Into<String>) -> Parsed<T> {
        Err(Failure::new(self.span(), message))
    }

    #[inline]
    fn is_mark(&self, mark: u8) -> bool {
        matches!(self.token, Token::Mark(found) if found == mark)
    }

    /// Goes past a mark if it is next.
    #[inline]
    fn skip_mark(&mut self, mark: u8) -> Parsed<bool> {
        let found = self.is_mark(mark);
        if found {
            self.advance()?;
        }
        Ok(found)
    }

    /// Goes past a mark that must be next.
    #[inline]
    fn mark(&mut self, mark: u8) -> Parsed<()> {
        if self.is_mark(mark) { self.advance() } else { self.expected(&format!("`{}`", mark as char)) }
    }

    #[inline]
    fn is_word(&self, word: &str) -> bool {
        matches!(self.token, Token::Word(found) if found == word)
    }

    /// Goes past a keyword if it is next.
    #[inline]
    fn skip_word(&mut self, word: &str) -> Parsed<bool> {
        let found = self.is_word(word);
        if found {
            self.advance()?;
        }
        Ok(found)
    }

    /// Goes past a keyword that must be next.
    #[inline]
    fn word(&mut self, word: &str) -> Parsed<()> {
        if self.is_word(word) { self.advance() } else { self.expected(&format!("`{word}`")) }
    }

    /// A string, escapes resolved.
    fn text(&mut self) -> Parsed<String> {
        let Token::Text(text) = self.token else { return self.expected("a string") };
        self.advance()?;
        Ok(String::from_utf8_lossy(&crate::lexer::unescape(text.as_bytes())).into_owned())
    }

    /// A decimal number without sign.
    fn number<N: std::str::FromStr>(&mut self) -> Parsed<N> {
        if let Token::Number(text) = self.token
            && let Ok(number) = text.parse()
        {
            self.advance()?;
            return Ok(number);
        }
        self.expected("a number")
    }

    /// The symbol of a name.
    fn symbol(&mut self, name: Name<'t>) -> ir::Symbol {
        self.module.names.intern(&name.resolved())
    }

    /// Runs something that nests, unless it nests too deep.
    #[inline]
    fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        if self.depth == DEPTH_LIMIT {
            return self.fail(format!("nested more than {DEPTH_LIMIT} levels deep"));
        }
        self.depth += 1;
        let parsed = parse(self);
        self.depth -= 1;
        parsed
    }
}
