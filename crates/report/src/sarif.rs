//! The report in SARIF 2.1.0, which code hosts and editors show beside the lines it names.
//!
//! Each error is a result with both places, and its execution is a code flow: a thread flow for each thread,
//! with the order of the trace as order of execution. `tests/sarif.rs` validates it against the schema.

mod rules;

use crate::cuts::CutLoop;
use crate::quoted::Quoted;
use crate::report::{Call, Event, Execution, Note, Place, Problem, Report, Verdict};
use rules::RULES;
use serde_json::{Map, Value, json};
use std::borrow::Cow;
use std::collections::HashMap;
use std::io::{self, Write};

const SCHEMA: &str =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/// Prints the report as one log with one run.
pub fn write(out: &mut dyn Write, report: &Report, quoted: &Quoted, status: u8) -> io::Result<()> {
    let errors = report.errors.iter().map(|problem| result(report, problem, "error", quoted));
    let warnings = report.warnings.iter().map(|problem| result(report, problem, "warning", quoted));
    let log = json!({
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{
            "tool": {"driver": {
                "name": "selvedge",
                "version": env!("CARGO_PKG_VERSION"),
                "semanticVersion": env!("CARGO_PKG_VERSION"),
                "rules": RULES.iter().map(rules::Rule::descriptor).collect::<Vec<_>>(),
            }},
            "columnKind": "unicodeCodePoints",
            "invocations": [invocation(report, status)],
            "results": errors.chain(warnings).collect::<Vec<Value>>(),
            "properties": {
                "model": report.model,
                "coherence": report.coherence,
                "verdict": report.verdict().name(),
                "executions": report.executions,
                "blocked": report.blocked,
                "bounded": report.bounded,
            },
        }],
    });
    serde_json::to_writer_pretty(&mut *out, &log)?;
    writeln!(out)
}

/// How the command went. That nothing was found means little if not everything was explored, so that is said
/// here.
fn invocation(report: &Report, status: u8) -> Value {
    let limit = report.limit_met().filter(|_| report.verdict() == Verdict::Incomplete);
    let limit = limit.map(|limit| match report.is_vacuous() {
        true => report.why_vacuous().to_string(),
        false => format!("stopped by the limit {limit}; no error found so far"),
    });
    let bounded = report.bounded.then(|| "bounded: not everything was explored".to_string());
    let cuts = report.cuts.iter().map(CutLoop::sentence);
    let notifications = limit.into_iter().chain(bounded).chain(cuts);
    let notifications: Vec<Value> =
        notifications.map(|text| json!({"level": "warning", "message": {"text": text}})).collect();
    json!({
        "executionSuccessful": true,
        "exitCode": status,
        "toolExecutionNotifications": notifications,
    })
}

fn result(report: &Report, problem: &Problem, level: &str, quoted: &Quoted) -> Value {
    let index = RULES.iter().position(|rule| rule.id == problem.kind);
    let mut result = json!({
        "ruleId": problem.kind,
        "level": level,
        "message": {"text": text(problem)},
        "locations": [first_location(report, problem)],
        "partialFingerprints": {"selvedge/v1": fingerprint(problem, quoted)},
    });
    let fields = result.as_object_mut().expect("it was made as an object");
    if let Some(index) = index {
        fields.insert("ruleIndex".into(), json!(index));
    }
    let stacks = stacks(problem);
    if !stacks.is_empty() {
        fields.insert("stacks".into(), json!(stacks));
    }
    let related = related(problem);
    if !related.is_empty() {
        fields.insert("relatedLocations".into(), json!(related));
    }
    if let Some(execution) = &problem.execution {
        let flows = thread_flows(execution, problem);
        if !flows.is_empty() {
            fields.insert("codeFlows".into(), json!([{"threadFlows": flows}]));
        }
        fields.insert("properties".into(), json!({"execution": execution.id}));
    }
    result
}

/// What happened and why, as sentences; places are given beside them.
fn text(problem: &Problem) -> String {
    let notes = problem.notes.iter().map(|note| note.text.clone());
    let why = problem.why.iter().map(|reason| reason.text.clone());
    let sentences: Vec<String> = [problem.headline.clone()].into_iter().chain(notes).chain(why).collect();
    format!("{}.", sentences.join(". "))
}

/// Where the problem shows; one of the program as such is shown at its first file.
fn first_location(report: &Report, problem: &Problem) -> Value {
    match problem.notes.first() {
        Some(note) => location(&note.place, Some(&note.text)),
        None => json!({"physicalLocation": {"artifactLocation": {"uri": uri(&report.files[0])}}}),
    }
}

/// The other places, those of the reasons last.
fn related(problem: &Problem) -> Vec<Value> {
    let notes = problem.notes.iter().skip(1).map(|Note { place, text, .. }| (place, text));
    let reasons = problem.why.iter().flat_map(|why| why.places.iter().map(|place| (place, &why.text)));
    notes
        .chain(reasons)
        .enumerate()
        .map(|(number, (place, text))| {
            let mut location = location(place, Some(text));
            location["id"] = json!(number + 1);
            location
        })
        .collect()
}

/// The calls that led to the places of a problem.
fn stacks(problem: &Problem) -> Vec<Value> {
    let frame = |call: &Call| {
        json!({"location": {
            "physicalLocation": physical(&call.file, call.line, call.column),
            "logicalLocations": [{"name": call.function, "kind": "function"}],
        }})
    };
    let called = problem.notes.iter().filter(|note| !note.place.calls.is_empty());
    called
        .map(|note| {
            let frames: Vec<Value> = note.place.calls.iter().map(frame).collect();
            json!({"message": {"text": note.text}, "frames": frames})
        })
        .collect()
}

fn location(place: &Place, text: Option<&str>) -> Value {
    let mut location = json!({
        "physicalLocation": physical(&place.file, place.line, place.column),
        "logicalLocations": [{"name": place.thread_name, "kind": "thread"}],
    });
    if let Some(text) = text {
        location["message"] = json!({"text": text});
    }
    location
}

fn physical(file: &str, line: u32, column: u32) -> Value {
    let mut place = json!({"artifactLocation": {"uri": uri(file)}});
    if line > 0 {
        let mut region = Map::from_iter([("startLine".to_string(), json!(line))]);
        if column > 0 {
            region.insert("startColumn".into(), json!(column));
        }
        place["region"] = Value::Object(region);
    }
    place
}

/// The events of each thread that have a place.
fn thread_flows(execution: &Execution, problem: &Problem) -> Vec<Value> {
    let steps = execution.trace.iter().enumerate();
    let order: HashMap<&str, usize> = steps.map(|(number, step)| (step.event.as_str(), number + 1)).collect();
    let is_of_problem = |event: &Event| problem.notes.iter().any(|note| note.place.event == event.id);
    let step = |event: &Event| {
        let mut step = json!({
            "location": {
                "physicalLocation": physical(&event.file, event.line, event.column),
                "message": {"text": event.text},
            },
            "importance": if is_of_problem(event) { "essential" } else { "important" },
        });
        if let Some(order) = order.get(event.id.as_str()) {
            step["executionOrder"] = json!(order);
        }
        step
    };
    let flow = |thread: &crate::report::Thread| {
        let steps: Vec<Value> = thread.events.iter().filter(|event| event.line > 0).map(step).collect();
        let message = json!({"text": format!("thread {}", thread.name)});
        (!steps.is_empty())
            .then(|| json!({"id": thread.id.to_string(), "message": message, "locations": steps}))
    };
    execution.graph.threads.iter().filter_map(flow).collect()
}

/// A path as a reference: a relative one stays relative, so that it is found below the root of a repository.
fn uri(file: &str) -> String {
    let is_plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"/-._~!$&'()*+,;=@".contains(byte);
    let encode =
        |byte: u8| if is_plain(&byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    let path: String = file.strip_prefix("./").unwrap_or(file).bytes().map(encode).collect();
    if path.starts_with('/') { format!("file://{path}") } else { path }
}

/// What the headline of a deadlock counts as in fingerprints, whatever it says now. These must not change
/// with the words of reports: a code host would close the problems that it knows, and open them again.
const DEADLOCK: &str = "deadlock: no thread that is waited for can go on";

/// Names a problem by what it is and by the text of its lines, so that it stays the same when lines are added
/// elsewhere.
fn fingerprint(problem: &Problem, quoted: &Quoted) -> String {
    let mut hash = 0xcbf2_9ce4_8422_2325u64;
    let mut add = |text: &str| {
        for byte in text.bytes().chain([0]) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    };
    add(problem.kind);
    add(if problem.kind == "deadlock" { DEADLOCK } else { &problem.headline });
    let mut texts: HashMap<&str, Option<Cow<'_, str>>> = HashMap::new();
    for Note { place, .. } in &problem.notes {
        let text = texts.entry(&place.file).or_insert_with(|| quoted.text(&place.file));
        let line = (place.line as usize).checked_sub(1).and_then(|line| text.as_ref()?.lines().nth(line));
        add(&uri(&place.file));
        add(&place.thread_name);
        add(line.map_or("", str::trim));
    }
    format!("{hash:016x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_become_references() {
        assert_eq!(uri("src/a b.c"), "src/a%20b.c");
        assert_eq!(uri("./q.c"), "q.c");
        assert_eq!(uri("/tmp/ä:1.c"), "file:///tmp/%C3%A4%3A1.c");
    }

    #[test]
    fn the_fingerprint_of_a_deadlock_does_not_depend_on_the_words_of_reports() {
        let of = |kind, headline: &str| {
            fingerprint(&Problem::general(kind, headline.into()), &Quoted::Kept(Vec::new()))
        };
        assert_eq!(of("deadlock", "deadlock: nobody goes on"), "8398ea4309e86cc9");
        assert_eq!(of("deadlock", "deadlock"), of("deadlock", "deadlock: nobody goes on"));
        assert_ne!(of("assertion", "assertion failed: a"), of("assertion", "assertion failed: b"));
    }
}
