//! Lines of the program's text that a page shows.
//!
//! A page may be sent to somebody else, and the program may name any file as its source. So only files that the user named, or that
//! are in the same folders or below, are read.

use crate::report::{Event, Execution};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Lines shown before and after that of an event.
const CONTEXT: u32 = 3;
/// Larger files are no source that somebody wrote.
const MOST_BYTES: u64 = 4 << 20;

/// For each file, the text of some of its lines.
pub type Sources = BTreeMap<String, BTreeMap<u32, String>>;

/// The lines around the events of these executions.
pub fn sources<'a>(executions: impl Iterator<Item = &'a Execution>, files: &[PathBuf]) -> Sources {
    let mut wanted: BTreeMap<&str, BTreeSet<u32>> = BTreeMap::new();
    let events = executions.flat_map(|execution| &execution.graph.threads).flat_map(|thread| &thread.events);
    for (file, line) in events.map(Event::shown_at).filter(|(_, line)| *line > 0) {
        let around = line.saturating_sub(CONTEXT)..=line.saturating_add(CONTEXT);
        wanted.entry(file).or_default().extend(around);
    }
    let folders: Vec<PathBuf> = files.iter().filter_map(|file| folder(file)).collect();
    let lines = |(file, lines): (&str, BTreeSet<u32>)| {
        let text = read(Path::new(file), &folders)?;
        let numbered = (1..).zip(text.lines()).filter(|(number, _)| lines.contains(number));
        Some((file.to_string(), numbered.map(|(number, line)| (number, line.to_string())).collect()))
    };
    wanted.into_iter().filter_map(lines).collect()
}

fn folder(file: &Path) -> Option<PathBuf> {
    Some(fs::canonicalize(file).ok()?.parent()?.to_path_buf())
}

fn read(file: &Path, folders: &[PathBuf]) -> Option<String> {
    let file = fs::canonicalize(file).ok()?;
    let metadata = fs::metadata(&file).ok()?;
    let is_near = folders.iter().any(|folder| file.starts_with(folder));
    let is_shown = is_near && metadata.is_file() && metadata.len() <= MOST_BYTES;
    is_shown.then(|| fs::read(file).ok())?.map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
}
