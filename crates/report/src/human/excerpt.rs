//! The lines of the program that a problem is about, with carets under what it names.

use super::style::Style;
use crate::printable::on_one_line;
use crate::quoted::Quoted;
use crate::report::{Place, Problem};
use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Renderer, Snippet};

/// A place and what is said below it.
struct Mark {
    place: Place,
    label: String,
    is_first: bool,
}

/// The excerpts of all files that can be read; empty if there are none.
pub fn excerpts(problem: &Problem, quoted: &Quoted, style: &Style) -> String {
    let marks = marks(problem);
    let mut files: Vec<&str> = Vec::new();
    for mark in &marks {
        // Nobody wants to read the headers of the system.
        if !files.contains(&mark.place.file.as_str()) && !mark.place.file.starts_with("/usr/") {
            files.push(&mark.place.file);
        }
    }
    let texts = files.iter().filter_map(|file| Some((*file, quoted.text(file)?)));
    let parts: Vec<Part> = texts.filter_map(|(file, text)| Part::new(file, &text, &marks)).collect();
    if parts.is_empty() {
        return String::new();
    }
    let renderer = if style.colour { Renderer::styled() } else { Renderer::plain() };
    let group = Group::with_level(Level::ERROR).elements(parts.iter().map(Part::snippet));
    renderer.term_width(style.width).render(&[group])
}

/// Places without saying one twice: those of the problem, then those of its reasons.
fn marks(problem: &Problem) -> Vec<Mark> {
    let notes = problem.lines().into_iter().map(|(place, _)| place);
    let reasons = problem
        .why
        .iter()
        .flat_map(|reason| &reason.places)
        .flat_map(|place| [place.shown()].into_iter().chain(place.inside().map(|(place, _)| place)));
    let mut marks: Vec<Mark> = Vec::new();
    for place in notes.chain(reasons).filter(|place| place.line > 0) {
        let is_same = |mark: &&mut Mark| {
            let known = &mark.place;
            (&known.file, known.line, known.column) == (&place.file, place.line, place.column)
        };
        let name = match place.event.as_str() {
            "" => String::new(),
            event => format!("{event} {}", on_one_line(&place.thread_name)),
        };
        match marks.iter_mut().find(is_same) {
            Some(mark) if name.is_empty() || mark.label.split(", ").any(|label| label == name) => {}
            Some(mark) if mark.label.is_empty() => mark.label = name,
            Some(mark) => mark.label = format!("{}, {name}", mark.label),
            None => marks.push(Mark { place, label: name, is_first: marks.is_empty() }),
        }
    }
    marks
}

/// The part of a file that has all of its marks.
struct Part {
    file: String,
    text: String,
    first_line: u32,
    /// What is marked, in bytes of the text.
    spans: Vec<(std::ops::Range<usize>, String, bool)>,
}

impl Part {
    /// `None` if the file does not have these lines, as it has changed since.
    fn new(file: &str, text: &str, marks: &[Mark]) -> Option<Part> {
        let marks: Vec<&Mark> = marks.iter().filter(|mark| mark.place.file == file).collect();
        let first_line = marks.iter().map(|mark| mark.place.line).min()?;
        let last_line = marks.iter().map(|mark| mark.place.line).max()?;
        let lines: Vec<&str> = text.split_inclusive('\n').collect();
        let kept = lines.get(first_line as usize - 1..last_line as usize)?;
        let start = |line: u32| {
            let before = &kept[..(line - first_line) as usize];
            before.iter().map(|line| line.len()).sum::<usize>()
        };
        let span = |mark: &&Mark| {
            let line = kept[(mark.place.line - first_line) as usize];
            let (from, to) = word(line, mark.place.column);
            let at = start(mark.place.line);
            (at + from..at + to, mark.label.clone(), mark.is_first)
        };
        let spans = marks.iter().map(span).collect();
        Some(Part { file: on_one_line(file).into_owned(), text: kept.concat(), first_line, spans })
    }

    fn snippet(&self) -> Snippet<'_, Annotation<'_>> {
        let mark = |(span, label, is_first): &(std::ops::Range<usize>, String, bool)| {
            let kind = if *is_first { AnnotationKind::Primary } else { AnnotationKind::Context };
            kind.span(span.clone()).label(Some(label.clone()).filter(|label| !label.is_empty()))
        };
        Snippet::source(self.text.as_str())
            .path(self.file.as_str())
            .line_start(self.first_line as usize)
            .annotations(self.spans.iter().map(mark))
    }
}

/// The word at a column of a line (from 1, in bytes; 0 if unknown), or the character there, in bytes.
fn word(line: &str, column: u32) -> (usize, usize) {
    let line = line.trim_end();
    if column == 0 {
        return (line.len() - line.trim_start().len(), line.len());
    }
    let start = line.floor_char_boundary((column as usize - 1).min(line.len()));
    let rest = &line[start..];
    let is_of_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let length = rest.find(|letter| !is_of_word(letter)).unwrap_or(rest.len());
    let least = rest.chars().next().map_or(0, char::len_utf8);
    (start, start + length.max(least))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_what_stands_at_its_column() {
        assert_eq!(word("  counter++;\n", 3), (2, 9));
        assert_eq!(word("  *p = 1;\n", 3), (2, 3));
        assert_eq!(word("  x = 1;\n", 0), (2, 8));
        assert_eq!(word("x\n", 9), (1, 1));
        assert_eq!(word("é = 1;\n", 2), (0, 2));
    }

    #[test]
    fn a_file_that_has_changed_gives_no_excerpt() {
        let place = Place {
            file: "f".into(),
            line: 7,
            column: 1,
            thread: 0,
            thread_name: "main".into(),
            event: "0.1".into(),
            calls: Vec::new(),
        };
        let mark = Mark { place, label: "0.1 main".into(), is_first: true };
        assert!(Part::new("f", "one line\n", &[mark]).is_none());
    }
}
