//! What is said on standard error: bad input with an excerpt, refusals, notes.

use crate::terminal::wants_colour;
use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use selvedge::driver::Refusal;
use selvedge::report::printable::printable;
use selvedge_source::Error;
use std::io::{self, IsTerminal, Write};

/// Prints `file:line:column: message` and an excerpt, or the message alone.
pub fn print(refusal: &Refusal) {
    match refusal {
        Refusal::At(error) => say_at(error),
        Refusal::Message(message) => say(message),
        Refusal::In(file, refusal) => match &**refusal {
            Refusal::Message(message) => say(&format!("{file}: {message}")),
            refusal => {
                say(&format!("{file}: what is in it is refused"));
                print(refusal);
            }
        },
    }
}

/// Prints a line on standard error; where that cannot be done, there is nobody to tell.
pub fn say(text: &str) {
    say_as_it_is(&printable(text));
}

fn say_as_it_is(text: &str) {
    let _ = writeln!(io::stderr().lock(), "{}", text.trim_end());
}

/// Prints what is wrong at a place of a text, with an excerpt.
pub fn say_at(error: &Error) {
    say_as_it_is(&format!("{}\n{}", printable(&error.to_string()), excerpt(error)));
}

/// The line in question with carets under the offending part; of a part that is longer, its first line.
fn excerpt(error: &Error) -> String {
    let line = error.line.as_str();
    if line.trim().is_empty() {
        return String::new();
    }
    let start = line.char_indices().nth(error.position.column as usize - 1).map_or(line.len(), |(at, _)| at);
    let length = error.span.end.saturating_sub(error.span.start) as usize;
    let end = line.floor_char_boundary(start + length).max(start);
    let snippet = Snippet::source(line)
        .line_start(error.position.line as usize)
        .annotation(AnnotationKind::Primary.span(start..end));
    let renderer =
        if io::stderr().is_terminal() && wants_colour() { Renderer::styled() } else { Renderer::plain() };
    renderer.render(&[Group::with_level(Level::ERROR).element(snippet)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use selvedge_source::{Source, Span};

    #[test]
    fn no_span_is_too_odd_for_an_excerpt() {
        for text in ["", "\n", "a", "a\r\nb\n", "ça\tva\u{200d}\n\n", "\u{0}\u{1b}[31m", "日本語"] {
            let source = Source::new("f", text);
            for start in 0..12 {
                for end in 0..14 {
                    excerpt(&source.error(Span { start, end }, "m"));
                }
            }
        }
    }
}
