//! A graph for Graphviz: a column for each thread, program order downwards, the other relations between.

use crate::picture::{Highlight, Picture, Relation};
use crate::report::{Event, Execution, Problem, Report};
use std::fmt::Write;

/// How every graph begins.
pub const START: &str = "digraph selvedge {\n";

/// Characters in a line of a label, if there is a space to break it at.
const WIDTH: usize = 44;

/// What to look at has this colour, and what holds it together the other.
const ALARM: &str = "#c8102e";
const PALE: &str = "#8a8f98";

/// How events and edges look where nothing else is said.
const HEAD: &str = "  labelloc=t; labeljust=l; nodesep=0.5; ranksep=0.3; fontname=\"sans-serif\";
  node [shape=box, style=\"rounded,filled\", fillcolor=white, color=\"#8a8f98\", fontname=\"sans-serif\", fontsize=11];
  edge [fontname=\"sans-serif\", fontsize=10];
";

/// The first error of a report; if there is none, its first execution.
pub fn graph(report: &Report) -> String {
    let error = report.errors.first();
    let execution = error.and_then(|error| error.execution.as_ref());
    let shown = report.gallery.first();
    let model = format!("{}, {}", report.model, report.coherence);
    match (execution, shown) {
        (Some(execution), _) => drawn(execution, error, &model),
        (None, Some(shown)) => {
            let title = format!("{} execution {} ({model})", shown.ending, shown.execution.id);
            body(&shown.execution, None, &title)
        }
        (None, None) => format!("{START}  label={};\n}}\n", quoted("no execution was explored")),
    }
}

fn drawn(execution: &Execution, error: Option<&Problem>, model: &str) -> String {
    let mut title = String::new();
    if let Some(error) = error {
        title = format!("error: {} ({model})", error.headline);
        for (place, text) in error.lines() {
            let _ = write!(title, "\n{}  {}  {text}", place.position(), place.event);
        }
    }
    body(execution, error, &title)
}

fn body(execution: &Execution, error: Option<&Problem>, title: &str) -> String {
    let picture = Picture::new(execution, error);
    let is_one_file = picture.events.iter().all(|event| {
        let (file, line) = event.shown_at();
        line == 0 || file == only_file(&picture)
    });
    let mut text = START.to_string();
    let _ = writeln!(text, "  label={};", quoted_left(title));
    text += HEAD;
    let (mut number, mut heads) = (0, Vec::new());
    for (column, thread) in execution.graph.threads.iter().enumerate() {
        let name = quoted(&format!("thread {}", thread.name));
        let _ = writeln!(text, "  t{column} [label={name}, group=g{column}, shape=plaintext, fontsize=13];");
        if !thread.events.is_empty() {
            let _ =
                writeln!(text, "  t{column} -> e{number} [color=\"{PALE}\", arrowhead=none, weight=100];");
        }
        for event in &thread.events {
            let alarm = match picture.marked.contains(&number) {
                true => format!(", color=\"{ALARM}\", penwidth=2"),
                false => String::new(),
            };
            let label = quoted_left(&label(event, is_one_file));
            let _ = writeln!(text, "  e{number} [label={label}, group=g{column}{alarm}];");
            number += 1;
        }
        heads.push(format!("t{column}"));
    }
    // What stands in a row from left to right: the names of the threads, and so the columns below them.
    let _ = writeln!(text, "  {{ rank=same; edge [style=invis]; {}; }}", heads.join(" -> "));
    edges(&mut text, &picture);
    text + "}\n"
}

/// The file of the first event that has one.
fn only_file<'a>(picture: &Picture<'a>) -> &'a str {
    let mut places = picture.events.iter().map(|event| event.shown_at());
    places.find(|(_, line)| *line > 0).map_or("", |(file, _)| file)
}

fn edges(text: &mut String, picture: &Picture) {
    for edge in &picture.edges {
        let (from, to, relation) = *edge;
        let (name, colour, more) = match relation {
            // Only program order decides what is above what: else threads would not be columns.
            Relation::Po => ("", PALE, ", arrowsize=0.6, weight=100"),
            Relation::Rf => ("rf", "#1b7f3b", ", constraint=false"),
            Relation::Co => ("co", "#a05a00", ", constraint=false"),
            Relation::Fr => ("fr", "#7a3fb3", ", constraint=false"),
            Relation::Thread => ("", PALE, ", style=dashed, constraint=false"),
            // What is drawn already says it: reading, creating and joining.
            Relation::Sw => continue,
        };
        let is_same = |highlight: &&Highlight| {
            (highlight.from, highlight.to, highlight.relation) == (from, to, Some(relation))
        };
        let (name, colour, width) = match picture.highlights.iter().find(is_same) {
            Some(highlight) if relation != Relation::Po => (highlight.text, ALARM, ", penwidth=2"),
            Some(_) => (name, ALARM, ", penwidth=2"),
            None => (name, colour, ""),
        };
        let name = if name.is_empty() { String::new() } else { format!("label={}, ", quoted(name)) };
        let _ = writeln!(
            text,
            "  e{from} -> e{to} [{name}color=\"{colour}\", fontcolor=\"{colour}\"{width}{more}];"
        );
    }
    for highlight in picture.highlights.iter().filter(|highlight| highlight.relation.is_none()) {
        let (from, to, name) = (highlight.from, highlight.to, quoted(highlight.text));
        let direction = if highlight.is_directed { "forward" } else { "none" };
        let _ = writeln!(
            text,
            "  e{from} -> e{to} [label={name}, color=\"{ALARM}\", fontcolor=\"{ALARM}\", style=dashed, penwidth=2, \
             dir={direction}, constraint=false];"
        );
    }
}

fn label(event: &Event, is_one_file: bool) -> String {
    let from = if event.from.as_deref() == Some("init") { ", the initial value" } else { "" };
    let mut text = wrapped(&format!("{}  {}{from}", event.id, event.text));
    let _ = match (event.shown_at(), is_one_file) {
        ((_, 0), _) => Ok(()),
        ((_, line), true) => write!(text, "\nline {line}"),
        ((file, line), false) => write!(text, "\n{file}:{line}"),
    };
    text
}

/// Breaks a text at spaces.
fn wrapped(text: &str) -> String {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is a line");
        if !line.is_empty() && line.chars().count() + word.chars().count() > WIDTH {
            lines.push(format!("    {word}"));
        } else {
            let space = if line.is_empty() { "" } else { " " };
            let _ = write!(line, "{space}{word}");
        }
    }
    lines.join("\n")
}

/// A string of the language, its lines in the middle.
fn quoted(text: &str) -> String {
    format!("\"{}\"", escaped(text).replace('\n', "\\n"))
}

/// A quoted text whose lines begin at the left.
fn quoted_left(text: &str) -> String {
    format!("\"{}\\l\"", escaped(text).replace('\n', "\\l"))
}

/// In labels, backslashes begin escapes and ampersands begin entities.
fn escaped(text: &str) -> String {
    let shown = text.chars().filter(|character| *character == '\n' || !character.is_control());
    let mut escaped = String::new();
    for character in shown {
        match character {
            '"' => escaped += "\\\"",
            '\\' => escaped += "\\\\",
            '&' => escaped += "&amp;",
            _ => escaped.push(character),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_are_escaped() {
        assert_eq!(quoted("a\"b\\N&lt;\u{1b}\nc"), r#""a\"b\\N&amp;lt;\nc""#);
        assert_eq!(quoted_left("x\ny"), r#""x\ly\l""#);
    }

    #[test]
    fn long_lines_are_broken_at_spaces() {
        let text = "one two three four five six seven eight nine ten eleven";
        assert_eq!(wrapped(text), "one two three four five six seven eight nine\n    ten eleven");
        assert_eq!(wrapped(&"x".repeat(99)), "x".repeat(99), "there is no space");
    }
}
