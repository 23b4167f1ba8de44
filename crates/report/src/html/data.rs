//! What the script of the page is given. The names of the fields are known to `page.js` only.

use super::sources::{Sources, sources};
use crate::limit::Limit;
use crate::picture::{Picture, Relation};
use crate::report::{Event, Execution, Place, Problem, Reason, Report, Stats, Thread, Verdict};
use serde::Serialize;

/// The whole page.
#[derive(Serialize)]
pub struct Data<'a> {
    version: &'static str,
    files: &'a [String],
    /// `safe`, `error` or `incomplete`.
    verdict: &'static str,
    /// The verdict in words.
    conclusion: String,
    /// What was explored, in rows of a name and a text.
    facts: Vec<(&'static str, String)>,
    /// Warnings that no execution belongs to.
    remarks: Vec<String>,
    /// What can be chosen from.
    items: Vec<Item<'a>>,
    sources: Sources,
}

/// An execution and what is to be said about it.
#[derive(Serialize)]
struct Item<'a> {
    /// `error`, `warning`, or how the execution ended.
    status: &'static str,
    headline: String,
    notes: Vec<Line>,
    /// Sentences that say why it is possible, with the events that they name.
    why: Vec<(String, Vec<&'a str>)>,
    id: &'a str,
    threads: Vec<Column<'a>>,
    /// Relation, from, to: numbers of events, counted thread after thread.
    edges: Vec<(&'static str, usize, usize)>,
    order: Vec<usize>,
    interleaving: bool,
    /// From, to, relation or nothing, text, whether it has a direction.
    highlights: Vec<(usize, usize, Option<&'static str>, &'static str, bool)>,
    marked: Vec<usize>,
}

#[derive(Serialize)]
struct Line {
    position: String,
    event: String,
    text: String,
}

#[derive(Serialize)]
struct Column<'a> {
    name: &'a str,
    events: Vec<Cell<'a>>,
}

#[derive(Serialize)]
struct Cell<'a> {
    id: &'a str,
    kind: &'static str,
    text: &'a str,
    file: &'a str,
    line: u32,
    /// The wrapper in which it happens there, and where in that.
    #[serde(skip_serializing_if = "Option::is_none")]
    via: Option<String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    initial: bool,
}

impl<'a> Data<'a> {
    /// Errors, and warnings that executions show; if there are none, executions.
    pub fn new(report: &'a Report, read: &dyn Fn(&str) -> Option<String>) -> Data<'a> {
        let errors = report.errors.iter().map(|problem| ("error", problem));
        let warnings = report.warnings.iter().map(|problem| ("warning", problem));
        let problems: Vec<(&'static str, &Problem)> = errors.chain(warnings).collect();
        let (shown, remarks): (Vec<_>, Vec<_>) =
            problems.into_iter().partition(|(_, problem)| problem.execution.is_some());
        let file = if let [file] = report.files.as_slice() { file } else { "" };
        let mut items: Vec<Item> =
            shown.into_iter().filter_map(|(status, problem)| of(status, problem, file)).collect();
        let mut executions: Vec<&Execution> = report
            .errors
            .iter()
            .chain(&report.warnings)
            .filter_map(|problem| problem.execution.as_ref())
            .collect();
        if report.errors.is_empty() {
            let headline = |number: usize| format!("execution {number}");
            let gallery = (1..).zip(&report.gallery);
            items.extend(gallery.map(|(number, shown)| {
                item(shown.ending.name(), headline(number), &shown.execution, None, "")
            }));
            executions.extend(report.gallery.iter().map(|shown| &shown.execution));
        }
        Data {
            version: env!("CARGO_PKG_VERSION"),
            files: &report.files,
            verdict: report.verdict().name(),
            conclusion: conclusion(report),
            facts: facts(report),
            remarks: remarks.into_iter().map(|(_, problem)| problem.message()).collect(),
            items,
            sources: sources(executions.into_iter(), read),
        }
    }
}

fn of<'a>(status: &'static str, problem: &'a Problem, file: &str) -> Option<Item<'a>> {
    let execution = problem.execution.as_ref()?;
    Some(item(status, problem.headline.clone(), execution, Some(problem), file))
}

/// An execution, and what is wrong with it; lines of `file` are given without its name.
fn item<'a>(
    status: &'static str,
    headline: String,
    execution: &'a Execution,
    problem: Option<&'a Problem>,
    file: &str,
) -> Item<'a> {
    let picture = Picture::new(execution, problem);
    let line = |(place, text): (Place, String)| Line { position: place.position(), event: place.event, text };
    let sentence = |reason: &'a Reason| {
        let mut events: Vec<&str> = reason.places.iter().map(|place| place.event.as_str()).collect();
        events.retain(|event| !event.is_empty());
        (reason.text_within(file), events)
    };
    let is_drawn = |relation: Relation| relation != Relation::Po;
    Item {
        status,
        headline,
        notes: problem.into_iter().flat_map(Problem::lines).map(line).collect(),
        why: problem.into_iter().flat_map(|problem| &problem.why).map(sentence).collect(),
        id: &execution.id,
        threads: execution.graph.threads.iter().map(column).collect(),
        edges: picture
            .edges
            .iter()
            .filter(|(.., relation)| is_drawn(*relation))
            .map(|(from, to, relation)| (relation.name(), *from, *to))
            .collect(),
        interleaving: picture.is_interleaving,
        highlights: picture
            .highlights
            .iter()
            .map(|edge| (edge.from, edge.to, edge.relation.map(Relation::name), edge.text, edge.is_directed))
            .collect(),
        order: picture.order,
        marked: picture.marked,
    }
}

fn column(thread: &Thread) -> Column<'_> {
    Column { name: &thread.name, events: thread.events.iter().map(Cell::of).collect() }
}

impl<'a> Cell<'a> {
    fn of(event: &'a Event) -> Cell<'a> {
        let (file, line) = event.shown_at();
        Cell {
            id: &event.id,
            kind: event.kind,
            text: &event.text,
            file,
            line,
            via: event.via(),
            initial: event.from.as_deref() == Some("init"),
        }
    }
}

fn conclusion(report: &Report) -> String {
    match (report.verdict(), report.limit) {
        (Verdict::Error, _) if report.errors.len() == 1 => "1 error found".into(),
        (Verdict::Error, _) => format!("{} errors found", report.errors.len()),
        _ if report.is_vacuous() => report.why_vacuous().into(),
        _ if report.replayed.is_some() => "one execution, shown again".into(),
        (_, Some(Limit::Sample)) => "no error found in random executions, which proves nothing".into(),
        (_, Some(Limit::Interrupt)) => "interrupted; no error found so far".into(),
        (_, Some(limit)) => format!("stopped by the limit {limit}; no error found so far"),
        (_, None) => "no error found".into(),
    }
}

/// What was explored and how much work that was.
fn facts(report: &Report) -> Vec<(&'static str, String)> {
    let Stats { seconds, events_added, revisits, dead_ends, peak_memory_kib, workers, .. } = report.stats;
    let mut facts = vec![
        ("model", format!("{}, {}", report.model, report.coherence)),
        ("complete executions", report.executions.to_string()),
        ("blocked executions", report.blocked.to_string()),
    ];
    if let Some(estimate) = &report.estimate {
        facts.push(("estimated executions", estimate.number()));
    }
    if let Some(limit) = report.limit_met().filter(|_| !report.is_vacuous()) {
        facts.push(("stopped by the limit", limit.to_string()));
    } else if report.stopped_at_error {
        facts.push(("stopped", "at the first error; --keep-going goes on".to_string()));
    }
    if report.bounded {
        facts.push((
            "bounded",
            "only a part was explored: a loop was cut, or values from outside were fixed".into(),
        ));
    }
    facts.extend(report.cuts.iter().map(|cut| ("cut", cut.sentence())));
    if report.errors.is_empty() && (report.gallery.len() as u64) < report.executions + report.blocked {
        facts.push(("shown here", format!("the first {} executions", report.gallery.len())));
    }
    facts.extend([
        ("time", format!("{seconds:.2} s")),
        ("workers", workers.to_string()),
        ("events added", events_added.to_string()),
        ("revisits", revisits.to_string()),
        ("dead ends", dead_ends.to_string()),
        ("most memory", format!("{:.1} MiB", peak_memory_kib as f64 / 1024.0)),
    ]);
    facts
}
