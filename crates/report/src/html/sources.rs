//! Lines of the program's text that a page shows.
//!
//! A page may be sent to somebody else, and the program may name any file as its source: which files are read
//! is up to who hands in the reader.

use crate::report::{Event, Execution};
use std::collections::{BTreeMap, BTreeSet};

/// Lines shown before and after that of an event.
const CONTEXT: u32 = 3;

/// For each file, the text of some of its lines.
pub type Sources = BTreeMap<String, BTreeMap<u32, String>>;

/// The lines around the events of these executions; `read` gives the texts of files that may be shown.
pub fn sources<'a>(
    executions: impl Iterator<Item = &'a Execution>,
    read: &dyn Fn(&str) -> Option<String>,
) -> Sources {
    let mut wanted: BTreeMap<&str, BTreeSet<u32>> = BTreeMap::new();
    let events = executions.flat_map(|execution| &execution.graph.threads).flat_map(|thread| &thread.events);
    for (file, line) in events.map(Event::shown_at).filter(|(_, line)| *line > 0) {
        let around = line.saturating_sub(CONTEXT)..=line.saturating_add(CONTEXT);
        wanted.entry(file).or_default().extend(around);
    }
    let lines = |(file, lines): (&str, BTreeSet<u32>)| {
        let text = read(file)?;
        let numbered = (1..).zip(text.lines()).filter(|(number, _)| lines.contains(number));
        Some((file.to_string(), numbered.map(|(number, line)| (number, line.to_string())).collect()))
    };
    wanted.into_iter().filter_map(lines).collect()
}
