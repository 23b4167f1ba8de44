//! An execution as a table: a column for each thread, a row for each event, in an order in which they could
//! have happened.

use super::style::{Colour, Style};
use crate::printable::on_one_line;
use crate::report::{Event, Execution, Graph, Thread};
use std::collections::{HashMap, HashSet, VecDeque};

/// A column that is narrower cannot be read.
const NARROWEST: usize = 14;
/// Between columns.
const GAP: usize = 2;

/// The lines of the table. Events that a problem is about are marked.
pub fn table(execution: &Execution, file: &str, marked: &HashSet<String>, style: &Style) -> Vec<String> {
    let rows = rows(execution);
    // A thread that has no part in it has no column.
    let threads: Vec<&Thread> = execution.graph.threads.iter().filter(|thread| has_part(thread)).collect();
    let sources = execution.trace.is_empty();
    let head = |event: &Event| {
        let mark = if marked.contains(&event.id) { "> " } else { "  " };
        let line = line_of(event, file);
        (format!("{mark}{}", event.id), line)
    };
    let heads: Vec<(String, String)> = rows.iter().map(|(_, event)| head(event)).collect();
    let widest =
        |of: fn(&(String, String)) -> &String| heads.iter().map(|head| length(of(head))).max().unwrap_or(0);
    let (id_width, line_width) = (widest(|head| &head.0), widest(|head| &head.1));
    let gutter = id_width + GAP + line_width;
    let cells: Vec<(usize, String)> =
        rows.iter().map(|(thread, event)| (*thread, cell(event, sources, file))).collect();
    let room = style.width.saturating_sub(gutter);
    let Some(widths) = widths(&cells, threads.iter().map(|thread| thread.name.as_str()), room) else {
        return list(&threads, &heads, &cells, style);
    };
    let mut lines = names(&threads, &widths, gutter, style);
    for ((thread, text), ((id, line), (_, event))) in cells.iter().zip(heads.iter().zip(&rows)) {
        let left: usize = widths[..*thread].iter().map(|width| width + GAP).sum::<usize>() + GAP;
        let colour = if marked.contains(&event.id) { Colour::Strong } else { Colour::Thread(*thread) };
        for (number, part) in wrap(text, widths[*thread]).into_iter().enumerate() {
            let head = match number {
                0 => format!("{}{:GAP$}{line:>line_width$}", pad(id, id_width), ""),
                _ => " ".repeat(gutter),
            };
            lines.push(format!(
                "{}{:left$}{}",
                style.paint(Colour::Faint, &head),
                "",
                style.paint(colour, &part)
            ));
        }
    }
    lines.into_iter().map(|line| line.trim_end().to_string()).collect()
}

/// The names of the threads above their columns; those that are too long take several lines.
fn names(threads: &[&Thread], widths: &[usize], gutter: usize, style: &Style) -> Vec<String> {
    let names: Vec<Vec<String>> =
        threads.iter().zip(widths).map(|(thread, width)| wrap(&thread.name, *width)).collect();
    let height = names.iter().map(Vec::len).max().unwrap_or(0);
    let line = |number: usize| {
        let cells = names.iter().zip(widths).enumerate().map(|(place, (name, width))| {
            let part = pad(name.get(number).map_or("", String::as_str), *width);
            format!("{:GAP$}{}", "", style.paint(Colour::Thread(place), &part))
        });
        format!("{:gutter$}{}", "", cells.collect::<String>())
    };
    (0..height).map(line).collect()
}

/// Without columns, where there are too many threads: the thread stands before what it does.
fn list(
    threads: &[&Thread],
    heads: &[(String, String)],
    cells: &[(usize, String)],
    style: &Style,
) -> Vec<String> {
    let width = threads.iter().map(|thread| length(&thread.name)).max().unwrap_or(0);
    let widest =
        |of: fn(&(String, String)) -> &String| heads.iter().map(|head| length(of(head))).max().unwrap_or(0);
    let (id_width, line_width) = (widest(|head| &head.0), widest(|head| &head.1));
    let row = |((id, line), (thread, text)): (&(String, String), &(usize, String))| {
        let name = style.paint(Colour::Thread(*thread), &pad(&threads[*thread].name, width));
        let text = on_one_line(text);
        format!("{}{:GAP$}{line:>line_width$}{:GAP$}{name}{:GAP$}{text}", pad(id, id_width), "", "", "")
    };
    heads.iter().zip(cells).map(row).collect()
}

fn has_part(thread: &Thread) -> bool {
    thread.events.iter().any(|event| event.matters)
}

/// The events, each with the place of its thread, in the order of the trace; without one in an order that
/// keeps po and, if that can be, rf.
fn rows(execution: &Execution) -> Vec<(usize, &Event)> {
    let graph = &execution.graph;
    let threads = graph.threads.iter().filter(|thread| has_part(thread)).enumerate();
    let all = threads.flat_map(|(place, thread)| thread.events.iter().map(move |event| (place, event)));
    let all = all.filter(|(_, event)| event.matters);
    if execution.trace.is_empty() {
        return linear(graph, all.collect());
    }
    let known: HashMap<&str, (usize, &Event)> =
        all.map(|(place, event)| (event.id.as_str(), (place, event))).collect();
    execution.trace.iter().filter_map(|step| known.get(step.event.as_str()).copied()).collect()
}

/// Stays in a thread until it reads what is not there yet, or can go no further; where everybody does,
/// somebody reads anyway.
fn linear<'a>(graph: &Graph, events: Vec<(usize, &'a Event)>) -> Vec<(usize, &'a Event)> {
    let (stops, events): (Vec<_>, Vec<_>) =
        events.into_iter().partition(|(_, event)| matches!(event.kind, "blocked" | "error"));
    let shown: HashSet<&str> = events.iter().map(|(_, event)| event.id.as_str()).collect();
    let source: HashMap<&str, &str> = graph
        .rf
        .iter()
        .filter(|[write, _]| shown.contains(write.as_str()))
        .map(|[write, read]| (read.as_str(), write.as_str()))
        .collect();
    let mut queues: Vec<VecDeque<(usize, &Event)>> = vec![VecDeque::new(); graph.threads.len()];
    events.into_iter().for_each(|(place, event)| queues[place].push_back((place, event)));
    let (mut done, mut rows): (HashSet<&str>, Vec<(usize, &Event)>) = (HashSet::new(), Vec::new());
    while queues.iter().any(|queue| !queue.is_empty()) {
        let before = rows.len();
        for queue in &mut queues {
            let is_ready = |(_, event): &mut (usize, &Event)| {
                source.get(event.id.as_str()).is_none_or(|write| done.contains(write))
            };
            if let Some((place, event)) = queue.pop_front_if(is_ready) {
                done.insert(&event.id);
                rows.push((place, event));
                break;
            }
        }
        if rows.len() == before {
            let is_read = |queue: &&mut VecDeque<(usize, &Event)>| {
                queue.front().is_some_and(|(_, event)| event.kind == "read")
            };
            let stuck = queues.iter_mut().find(is_read);
            rows.extend(stuck.and_then(VecDeque::pop_front));
            done.extend(rows[before..].iter().map(|(_, event)| event.id.as_str()));
        }
        if rows.len() == before {
            rows.extend(queues.iter_mut().flat_map(|queue| queue.drain(..)));
        }
    }
    rows.extend(stops);
    rows
}

/// What an event does, in few letters; with what it reads from, if the order of the rows does not tell.
fn cell(event: &Event, with_source: bool, file: &str) -> String {
    // Where an object was made is short if there is one file.
    let name = file.rsplit('/').next().unwrap_or(file);
    let text = full_cell(event, with_source);
    if name.is_empty() { text } else { text.replace(&format!("@{name}:"), "@") }
}

fn full_cell(event: &Event, with_source: bool) -> String {
    let order = event.order.filter(|_| matches!(event.kind, "read" | "write"));
    let order = order.map_or(String::new(), |order| format!(" ({order})"));
    let from = match &event.from {
        Some(from) if with_source && event.kind == "read" => format!(" from {from}"),
        _ => String::new(),
    };
    match (event.kind, &event.address, &event.value) {
        ("read" | "write", Some(address), Some(value)) => {
            format!("{} {address} = {value}{order}{from}", event.kind)
        }
        ("read" | "write", Some(object), None) if event.call.is_some() => {
            let call = event.call.as_deref().unwrap_or_default();
            format!("{call} `{object}`: {}{order}{from}", event.kind)
        }
        // The whole of it is in the headline.
        ("error", ..) => event.text.split(": ").next().unwrap_or_default().to_string(),
        ("create" | "join", ..) => event.text.replace("thread `", "").replace('`', ""),
        _ => format!("{}{from}", event.text),
    }
}

fn line_of(event: &Event, file: &str) -> String {
    match event.shown_at() {
        (_, 0) => String::new(),
        (of, line) if of == file => line.to_string(),
        (of, line) => format!("{}:{line}", of.rsplit('/').next().unwrap_or(of)),
    }
}

/// How wide each column is; `None` if there is no room for all.
fn widths<'a>(
    cells: &[(usize, String)],
    names: impl Iterator<Item = &'a str>,
    room: usize,
) -> Option<Vec<usize>> {
    let mut natural: Vec<usize> = names.map(length).collect();
    for (thread, text) in cells {
        natural[*thread] = natural[*thread].max(length(text));
    }
    let total = |most: usize| natural.iter().map(|width| GAP + (*width).min(most)).sum::<usize>();
    let widest = natural.iter().copied().max().unwrap_or(0);
    let narrowest = NARROWEST.min(widest);
    let most = (narrowest..=widest).rev().find(|most| total(*most) <= room)?;
    Some(natural.iter().map(|width| (*width).min(most)).collect())
}

/// Breaks a text between words, and words that are too long anywhere; lines after the first are indented.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let indent = if width > NARROWEST / 2 { 2 } else { 0 };
    let mut lines: Vec<String> = Vec::new();
    let (mut line, mut is_blank) = (String::new(), true);
    for word in text.split(' ') {
        let mut word: Vec<char> = word.chars().collect();
        if !is_blank && length(&line) + 1 + word.len() > width {
            lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
            is_blank = true;
        }
        if !is_blank {
            line.push(' ');
        }
        while length(&line) + word.len() > width {
            let rest = word.split_off(width - length(&line));
            line.extend(word);
            lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
            word = rest;
        }
        line.extend(word);
        is_blank = false;
    }
    lines.push(line);
    lines
}

fn pad(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(length(text))))
}

fn length(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_never_wider_than_asked_for_and_lose_nothing() {
        for text in [
            "",
            "read x = 1 (acq)",
            "frees `malloc@use-after-free.c:19#0.2`",
            "aaaaaaaaaaaaaaaaaaaaaaaaaaaaa b",
        ] {
            for width in 4..50 {
                let lines = wrap(text, width);
                assert!(lines.iter().all(|line| length(line) <= width), "{width}: {lines:?}");
                let letters = |text: &str| text.chars().filter(|letter| *letter != ' ').collect::<String>();
                assert_eq!(letters(&lines.concat()), letters(text));
            }
        }
    }

    #[test]
    fn columns_share_the_room_and_give_up_when_it_is_too_small() {
        let cells = vec![(0, "a".repeat(30)), (1, "b".repeat(30)), (2, "c".repeat(5))];
        let names = ["p", "q", "r"];
        assert_eq!(widths(&cells, names.into_iter(), 100), Some(vec![30, 30, 5]));
        assert_eq!(widths(&cells, names.into_iter(), 60), Some(vec![24, 24, 5]));
        assert_eq!(widths(&cells, names.into_iter(), 38), None);
    }
}
