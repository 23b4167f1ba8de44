//! A witness of an error for other tools: format 2.2 of the verification witnesses of SV-COMP, which has
//! threads.
//!
//! It is a schedule: where threads are created, where each goes on when it is its turn, and at last where the
//! error is. Locations are lines without columns, as the format allows: it means the beginnings of
//! statements, which debug information does not tell. Only what threads that take turns can do is said, as
//! that is what other tools assume. The file is YAML, of which JSON is a part.
//!
//! Not here: witnesses of correctness. They are invariants, of which an exploration has none.

use crate::report::{Event, Execution, Problem, Report};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

/// How every witness begins.
pub const START: &str = "# made by selvedge\n";

/// The witness of the first error, found by a command of these words; else why there is none. `read` gives
/// what is in a file.
pub fn witness(
    report: &Report,
    words: &[String],
    read: impl Fn(&Path) -> Option<Vec<u8>>,
) -> Result<String, &'static str> {
    let problem = report.errors.first().ok_or("no error was found")?;
    let is_c = |file: &String| {
        Path::new(file).extension().is_some_and(|extension| extension == "c" || extension == "i")
    };
    if !report.files.iter().all(is_c) {
        return Err("witnesses are for programs in C");
    }
    let specification = specification(problem.kind).ok_or("the format has no property for such an error")?;
    let execution = problem.execution.as_ref().ok_or("the error is not about an execution")?;
    if execution.trace.is_empty() {
        return Err("the error needs weak memory, and witnesses are for threads that take turns");
    }
    let task = json!({
        "input_files": report.files,
        "input_file_hashes": hashes(&report.files, read)?,
        "specification": specification,
        "data_model": "LP64",
        "language": "C",
    });
    let content = content(execution, problem, &report.files)?;
    let entry = json!([{
        "entry_type": "violation_sequence",
        "metadata": {
            "format_version": "2.2",
            "uuid": uuid(&format!("{task}{content}")),
            "creation_time": date_and_time(SystemTime::now()),
            "producer": {
                "name": "Selvedge",
                "version": env!("CARGO_PKG_VERSION"),
                "configuration": format!("{}, {}", report.model, report.coherence),
                "command_line": words.join(" "),
            },
            "task": task,
        },
        "content": content,
    }]);
    Ok(format!("{START}{entry:#}\n"))
}

/// What is violated, in the words of SV-COMP.
fn specification(kind: &str) -> Option<&'static str> {
    match kind {
        "assertion" => Some("G ! call(reach_error())"),
        "data-race" => Some("G ! data-race"),
        "access-freed" | "access-unallocated" | "null-dereference" | "out-of-bounds" => Some("G valid-deref"),
        "double-free" | "invalid-free" => Some("G valid-free"),
        _ => None,
    }
}

fn hashes(files: &[String], read: impl Fn(&Path) -> Option<Vec<u8>>) -> Result<Value, &'static str> {
    let hash = |file: &String| {
        let text = read(Path::new(file)).ok_or("a file of the program cannot be read")?;
        Ok((file.clone(), Value::from(hexadecimal(&Sha256::digest(text)))))
    };
    files.iter().map(hash).collect()
}

/// Segments: one waypoint each, until the last has the error. Of a race, that are both accesses, in no order;
/// what has happened between them is left out, as who has done it would have passed its access.
fn content(execution: &Execution, problem: &Problem, files: &[String]) -> Result<Value, &'static str> {
    let threads = &execution.graph.threads;
    let events: Events =
        threads.iter().flat_map(|thread| &thread.events).map(|event| (event.id.as_str(), event)).collect();
    let created = created(execution, &events);
    let count = if problem.kind == "data-race" { 2 } else { 1 };
    let targets: Vec<&str> = problem.notes.iter().take(count).map(|note| note.place.event.as_str()).collect();
    let is_here = |event: &Event| event.line > 0 && files.contains(&event.file);

    // Threads are numbered in the order of their creation; main is 0.
    let mut numbers: HashMap<&str, usize> = HashMap::from([("0", 0)]);
    let mut lines: HashMap<&str, u32> = HashMap::new();
    let (mut segments, mut turn) = (Vec::new(), "");
    let steps = execution.trace.iter().take_while(|step| !targets.contains(&step.event.as_str()));
    for event in steps.filter_map(|step| events.get(step.event.as_str())).filter(|event| event.matters) {
        let thread = thread_of(&event.id);
        let is_begun = lines.insert(thread, event.line) == Some(event.line);
        if let Some(new) = created.get(event.id.as_str()) {
            if !is_here(event) {
                return Err("a thread is created in a file that was not named");
            }
            segments.push(segment([waypoint("function_enter", numbers[thread], event)]));
            numbers.insert(new, numbers.len());
        } else if thread != turn && !is_begun && is_here(event) && !matches!(event.kind, "begin" | "end") {
            let mut waypoint = waypoint("assumption", numbers[thread], event);
            waypoint["waypoint"]["constraint"] = json!({"value": "1", "format": "c_expression"});
            segments.push(segment([waypoint]));
        } else {
            continue;
        }
        turn = thread;
    }
    let target = |id: &&str| {
        let event = events.get(id).filter(|event| is_here(event));
        let event = event.ok_or("the error is in a file that was not named")?;
        let number = numbers.get(thread_of(id)).ok_or("a thread is created between the two accesses")?;
        Ok(waypoint("target", *number, event))
    };
    segments.push(segment(targets.iter().map(target).collect::<Result<Vec<Value>, _>>()?));
    Ok(segments.into())
}

/// Events by their names.
type Events<'a> = HashMap<&'a str, &'a Event>;

/// The thread that each creation makes.
fn created<'a>(execution: &'a Execution, events: &Events) -> HashMap<&'a str, &'a str> {
    let begins = |read: &str| events.get(read).is_some_and(|event| event.kind == "begin");
    let pairs = execution.graph.rf.iter().filter(|[_, read]| begins(read));
    pairs.map(|[write, read]| (write.as_str(), thread_of(read))).collect()
}

fn segment(waypoints: impl Into<Value>) -> Value {
    json!({"segment": waypoints.into()})
}

fn waypoint(kind: &str, thread: usize, event: &Event) -> Value {
    json!({"waypoint": {
        "type": kind,
        "action": "follow",
        "thread_id": thread,
        "location": {"file_name": event.file, "line": event.line},
    }})
}

fn thread_of(event: &str) -> &str {
    event.split('.').next().unwrap_or(event)
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A name of the kind that its maker chooses (version 8 of RFC 9562): the same for the same witness.
fn uuid(text: &str) -> String {
    let mut bytes = Sha256::digest(text).to_vec();
    bytes[6] = bytes[6] & 0x0f | 0x80;
    bytes[8] = bytes[8] & 0x3f | 0x80;
    let digits = hexadecimal(&bytes[..16]);
    [&digits[..8], &digits[8..12], &digits[12..16], &digits[16..20], &digits[20..]].join("-")
}

/// As ISO 8601 writes it.
fn date_and_time(time: SystemTime) -> String {
    let seconds = time.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let (day, second) = (seconds / 86_400, seconds % 86_400);
    let (year, month, day) = date(day);
    let (hour, minute, second) = (second / 3600, second / 60 % 60, second % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

/// Year, month and day, so many days after the first of January 1970.
fn date(mut days: u64) -> (u64, usize, u64) {
    let is_leap =
        |year: u64| year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let mut year = 1970;
    while days >= 365 + u64::from(is_leap(year)) {
        days -= 365 + u64::from(is_leap(year));
        year += 1;
    }
    let february = 28 + u64::from(is_leap(year));
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30] {
        if days < length {
            break;
        }
        (days, month) = (days - length, month + 1);
    }
    (year, month, days + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn times_are_those_of_the_calendar() {
        let at = |seconds| date_and_time(UNIX_EPOCH + Duration::from_secs(seconds));
        assert_eq!(at(0), "1970-01-01T00:00:00Z");
        assert_eq!(at(951_782_399), "2000-02-28T23:59:59Z");
        assert_eq!(at(951_782_400), "2000-02-29T00:00:00Z");
        assert_eq!(at(1_735_689_599), "2024-12-31T23:59:59Z");
        assert_eq!(at(1_735_689_600), "2025-01-01T00:00:00Z");
    }
}
