//! What is said on standard error: bad input with an excerpt, refusals, notes.

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use selvedge_source::{Error, Source};
use std::io::{self, IsTerminal, Write};

/// Why a command could not run; exit status 2.
#[derive(Debug)]
pub enum Refusal {
    /// Bad input at a place of a text.
    At(Box<(Source, Error)>),
    /// Anything else.
    Message(String),
}

impl Refusal {
    /// Bad input at a place of a text.
    pub fn at(source: &Source, error: Error) -> Refusal {
        Refusal::At(Box::new((source.clone(), error)))
    }

    /// Prints `file:line:column: message` and an excerpt, or the message alone.
    pub fn print(&self) {
        match self {
            Refusal::At(at) => say(&format!("{}\n{}", at.1, excerpt(&at.0, &at.1))),
            Refusal::Message(message) => say(message),
        }
    }
}

/// Prints a line on standard error; where that cannot be done, there is nobody to tell.
pub fn say(text: &str) {
    let _ = writeln!(io::stderr().lock(), "{}", text.trim_end());
}

/// The line in question with carets under the offending part; of a part that is longer, its first line.
fn excerpt(source: &Source, error: &Error) -> String {
    let text = source.text.as_str();
    let start = boundary(text, error.span.start as usize);
    let line_start = text[..start].rfind('\n').map_or(0, |newline| newline + 1);
    let line_end = text[start..].find('\n').map_or(text.len(), |length| start + length);
    let end = boundary(text, error.span.end as usize).clamp(start, line_end);
    let line = &text[line_start..line_end];
    if line.trim().is_empty() {
        return String::new();
    }
    let snippet = Snippet::source(line)
        .line_start(error.position.line as usize)
        .annotation(AnnotationKind::Primary.span(start - line_start..end - line_start));
    let renderer = if io::stderr().is_terminal() { Renderer::styled() } else { Renderer::plain() };
    renderer.render(&[Group::with_level(Level::ERROR).element(snippet)])
}

/// The last boundary of a character that is not after `offset`.
fn boundary(text: &str, offset: usize) -> usize {
    text.floor_char_boundary(offset)
}

#[cfg(test)]
mod tests {
    use super::*;
    use selvedge_source::Span;

    #[test]
    fn no_span_is_too_odd_for_an_excerpt() {
        for text in ["", "\n", "a", "a\r\nb\n", "ça\tva\u{200d}\n\n", "\u{0}\u{1b}[31m", "日本語"] {
            let source = Source::new("f", text);
            for start in 0..12 {
                for end in 0..14 {
                    excerpt(&source, &source.error(Span { start, end }, "m"));
                }
            }
        }
    }
}
