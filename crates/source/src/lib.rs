//! Positions in text input and the errors that name them; knows no language.
//!
//! Every front end (memory models, litmus tests, later LLVM IR) reports bad input as
//! `file:line:column: message`. This crate holds what they share, so that the message has one shape.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A half-open range of bytes in a source text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Span {
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// The span from `start` to `end`, in bytes.
    pub fn new(start: usize, end: usize) -> Span {
        Span { start: start as u32, end: end as u32 }
    }

    /// The smallest span that covers both.
    pub fn to(self, other: Span) -> Span {
        Span { start: self.start.min(other.start), end: self.end.max(other.end) }
    }
}

/// A line and a column, both counted from 1; columns count characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// Line, from 1.
    pub line: u32,
    /// Column, from 1, in characters.
    pub column: u32,
}

/// A named text that was given to a front end.
#[derive(Clone, Debug)]
pub struct Source {
    /// What the user called it, usually a path.
    pub name: String,
    /// Its whole text.
    pub text: String,
}

impl Source {
    /// A source text under the name by which messages should call it.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Source {
        Source { name: name.into(), text: text.into() }
    }

    /// The line and column of a byte offset; an offset past the end is the end.
    pub fn position(&self, offset: u32) -> Position {
        let before = &self.text[..self.boundary(offset)];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Position {
            line: 1 + before.matches('\n').count() as u32,
            column: 1 + before[line_start..].chars().count() as u32,
        }
    }

    /// An error at `span` of this source.
    pub fn error(&self, span: Span, message: impl Into<String>) -> Error {
        let (start, line) = self.line_at(span.start);
        Error {
            file: self.name.clone(),
            span,
            position: self.position(span.start),
            line: self.text[start..start + line].to_string(),
            message: message.into(),
        }
    }

    /// Where the line of a byte offset starts, and how long it is.
    fn line_at(&self, offset: u32) -> (usize, usize) {
        let at = self.boundary(offset);
        let start = self.text[..at].rfind('\n').map_or(0, |newline| newline + 1);
        (start, self.text[start..].find('\n').unwrap_or(self.text.len() - start))
    }

    /// The last boundary of a character that is not after `offset`.
    fn boundary(&self, offset: u32) -> usize {
        self.text.floor_char_boundary(offset as usize)
    }
}

/// Bad input: where and what. Displays as `file:line:column: message`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// The name of the source.
    pub file: String,
    /// The offending bytes, for an excerpt.
    pub span: Span,
    /// Where the span starts.
    pub position: Position,
    /// The text of that line, so that an excerpt needs no text, whichever file it comes from.
    pub line: String,
    /// What is wrong and what was expected.
    pub message: String,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: {}", self.file, self.position.line, self.position.column, self.message)
    }
}

impl std::error::Error for Error {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_count_lines_and_characters_from_one() {
        let source = Source::new("f", "ab\nçd\n");
        assert_eq!(source.position(0), Position { line: 1, column: 1 });
        assert_eq!(source.position(5), Position { line: 2, column: 2 }, "ç is two bytes and one column");
        assert_eq!(
            source.position(4),
            Position { line: 2, column: 1 },
            "inside a character counts as its start"
        );
        assert_eq!(source.position(999), Position { line: 3, column: 1 });
    }

    #[test]
    fn an_error_names_file_line_and_column() {
        let source = Source::new("m.cat", "acyclic po\nacyclic ;\n");
        assert_eq!(
            source.error(Span::new(19, 20), "expected a relation").to_string(),
            "m.cat:2:9: expected a relation"
        );
    }
}
