//! Races as they are reported: each pair of places of a variable once, with how often.

use super::recording::Glossary;
use rustc_hash::FxHashMap;
use selvedge::report::Call;
use selvedge::report::printable::Printable;
use selvedge_races::{Access, PlaceId, Race, Variable};
use serde::Serialize;
use std::io::{self, Write};

/// What was found in a trace.
#[derive(Default)]
pub struct Report {
    /// How many events there were.
    pub events: u64,
    /// How many schedules of a program these were, if it was one.
    pub schedules: Option<u64>,
    /// In the order in which they were found.
    pairs: Vec<Pair>,
    numbers: FxHashMap<(Variable, PlaceId, PlaceId), usize>,
}

/// Races of a variable at the same places.
struct Pair {
    first: Race,
    count: u64,
}

impl Report {
    /// Whether nothing was found.
    pub fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }

    /// Adds a race. It does not matter which of its places came first.
    pub fn add(&mut self, race: Race) {
        let (one, other) = (race.earlier.place, race.later.place);
        let number =
            *self.numbers.entry((race.variable, one.min(other), one.max(other))).or_insert_with(|| {
                self.pairs.push(Pair { first: race, count: 0 });
                self.pairs.len() - 1
            });
        self.pairs[number].count += 1;
    }

    /// Variables with how many pairs and how many races they have, in the order in which they were found.
    fn variables(&self) -> Vec<(Variable, u64, u64)> {
        let mut numbers = FxHashMap::default();
        let mut variables = Vec::new();
        for Pair { first, count } in &self.pairs {
            let number = *numbers.entry(first.variable).or_insert_with(|| {
                variables.push((first.variable, 0, 0));
                variables.len() - 1
            });
            variables[number].1 += 1;
            variables[number].2 += count;
        }
        variables
    }

    /// For people.
    pub fn write_text(&self, out: &mut dyn Write, recording: &dyn Glossary) -> io::Result<()> {
        let out = &mut Printable::new(out, false);
        for Pair { first, count } in &self.pairs {
            let times = if *count > 1 { format!(" ({count} times)") } else { String::new() };
            writeln!(out, "error: data race on `{}`{times}", recording.variable(first.variable))?;
            let line = |access: &Access, tense: &str| {
                let thread = recording.thread(access.thread);
                let place = recording.place(access.place);
                format!("  {place}  thread `{thread}` {tense} it (event {})", access.position + 1)
            };
            let tense = |access: &Access, read, wrote| if access.is_write { wrote } else { read };
            writeln!(out, "{}", line(&first.earlier, tense(&first.earlier, "read", "wrote")))?;
            write_below(out, &first.earlier, recording)?;
            let later = line(&first.later, tense(&first.later, "reads", "writes"));
            writeln!(out, "{later}; nothing orders the two")?;
            write_below(out, &first.later, recording)?;
            writeln!(out)?;
        }
        let events = counted(self.events, "event");
        if self.is_empty() {
            return match self.schedules {
                Some(count) => {
                    let schedules = counted(count, "random schedule");
                    writeln!(out, "no race found in {schedules} ({events}), which proves nothing")
                }
                None => writeln!(out, "no race found: {events}"),
            };
        }
        let variables = self.variables();
        for (variable, pairs, races) in &variables {
            let (pairs, races) = (counted(*pairs, "pair of places"), counted(*races, "race"));
            writeln!(out, "`{}`: {races} at {pairs}", recording.variable(*variable))?;
        }
        let schedules = self
            .schedules
            .map_or(String::new(), |count| format!(" of {}", counted(count, "random schedule")));
        writeln!(out, "{} in {events}{schedules}", counted(variables.len() as u64, "racy variable"))
    }

    /// For programs.
    pub fn write_json(
        &self,
        out: &mut dyn Write,
        files: &[String],
        recording: &dyn Glossary,
    ) -> io::Result<()> {
        let races = self.pairs.iter().map(|pair| Entry {
            variable: recording.variable(pair.first.variable),
            places: [&pair.first.earlier, &pair.first.later].map(|access| Place::new(access, recording)),
            count: pair.count,
        });
        let object = Object {
            schema: 1,
            tool: "selvedge",
            version: env!("CARGO_PKG_VERSION"),
            files,
            verdict: if self.is_empty() { "safe" } else { "error" },
            events: self.events,
            schedules: self.schedules,
            races: races.collect(),
        };
        serde_json::to_writer_pretty(&mut *out, &object)?;
        writeln!(out)
    }
}

/// The wrappers in which an access is, and who has called.
fn write_below(out: &mut dyn Write, access: &Access, recording: &dyn Glossary) -> io::Result<()> {
    let below = recording.full_place(access.place).map_or(Vec::new(), |place| place.below());
    below.iter().try_for_each(|(place, text)| writeln!(out, "  {}  {text}", place.position()))
}

/// `1 race`, `2 races`.
fn counted(number: u64, what: &str) -> String {
    match (number, what.split_once(' ')) {
        (1, _) => format!("1 {what}"),
        (_, Some((first, rest))) if rest.starts_with("of ") => format!("{number} {first}s {rest}"),
        _ => format!("{number} {what}s"),
    }
}

#[derive(Serialize)]
struct Object<'a> {
    schema: u32,
    tool: &'static str,
    version: &'static str,
    files: &'a [String],
    verdict: &'static str,
    events: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    schedules: Option<u64>,
    races: Vec<Entry>,
}

#[derive(Serialize)]
struct Entry {
    variable: String,
    /// The earlier access of the first such race, and the later.
    places: [Place; 2],
    count: u64,
}

/// Like the places of `check`. What the trace does not tell is left out.
#[derive(Serialize)]
struct Place {
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<u32>,
    thread: u32,
    thread_name: String,
    /// The number of the event in the trace, from 1 on.
    event: String,
    access: &'static str,
    /// As the trace has it.
    location: String,
    /// As the places of `check` have them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    calls: Vec<Call>,
}

impl Place {
    fn new(access: &Access, recording: &dyn Glossary) -> Place {
        let location = recording.place(access.place);
        let full = recording.full_place(access.place);
        let (file, line, column) = match full.filter(|place| place.line > 0) {
            Some(place) => {
                let column = Some(place.column).filter(|column| *column > 0);
                (Some(place.file.clone()), Some(place.line), column)
            }
            None => position(&location).unwrap_or_default(),
        };
        Place {
            file,
            line,
            column,
            thread: access.thread.0,
            thread_name: recording.thread(access.thread),
            event: (access.position + 1).to_string(),
            access: if access.is_write { "write" } else { "read" },
            location,
            calls: full.map_or(Vec::new(), |place| place.calls.clone()),
        }
    }
}

type Position = (Option<String>, Option<u32>, Option<u32>);

/// The parts of `file:line` or `file:line:column`.
fn position(location: &str) -> Option<Position> {
    let last_number = |text: &str| {
        let (rest, number) = text.rsplit_once(':')?;
        Some((rest.to_string(), number.parse::<u32>().ok()?)).filter(|(rest, _)| !rest.is_empty())
    };
    let (rest, last) = last_number(location)?;
    Some(match last_number(&rest) {
        Some((file, line)) => (Some(file), Some(line), Some(last)),
        None => (Some(rest), Some(last), None),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_have_files_and_lines_where_the_trace_tells() {
        let place = |file: &str, line, column| Some((Some(file.to_string()), Some(line), column));
        assert_eq!(position("a.c:3"), place("a.c", 3, None));
        assert_eq!(position("a.c:3:7"), place("a.c", 3, Some(7)));
        assert_eq!(position("C:/a.c:3"), place("C:/a.c", 3, None));
        assert_eq!(position("17"), None);
        assert_eq!(position(":17"), None);
        assert_eq!(position("Foo.bar"), None);
    }
}
