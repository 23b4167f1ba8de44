//! `selvedge model compare`.

use crate::input;
use crate::request::Format;
use selvedge::driver::Refusal;
use selvedge::graph::ClassSet;
use selvedge_probe::{Bounds, Comparison, Relation, Witness, compare};
use serde::Serialize;
use std::fmt::Write;
use std::time::{Duration, Instant};

/// What is asked for.
pub struct Request {
    /// A built-in model or a model file.
    pub first: String,
    /// The model that it is compared with.
    pub second: String,
    /// Programs are generated with up to so many events.
    pub max_events: usize,
    /// Seconds after which to stop.
    pub seconds: Option<f64>,
    /// The form of the report.
    pub format: Format,
}

/// What is printed, and the exit status: 0 if nothing tells the models apart, 1 if something does, 3 if there
/// was no time to look.
pub fn run(request: &Request) -> Result<(String, u8), Refusal> {
    if request.format == Format::Sarif {
        return Err(Refusal::Message(
            "`--format sarif` is for errors of programs; models are compared without any".into(),
        ));
    }
    let names = [&request.first, &request.second];
    let (first, second) = (input::model(names[0], ClassSet::ALL)?, input::model(names[1], ClassSet::ALL)?);
    let start = Instant::now();
    let limit = request.seconds.map(Duration::from_secs_f64);
    let stop = || limit.is_some_and(|limit| start.elapsed() > limit);
    let bounds = Bounds { max_events: request.max_events, stop: &stop };
    let comparison = compare(&first, &second, &bounds).map_err(|lost| {
        let name = names[usize::from(lost.second)];
        let message = format!(
            "`{name}` does not let every thread go on, so executions would be lost; `selvedge model check {name}` shows where\n\n{}",
            lost.test
        );
        Refusal::Message(message)
    })?;
    let status = match comparison.relation() {
        Relation::Equal if comparison.stopped => 3,
        Relation::Equal => 0,
        Relation::Stronger | Relation::Weaker | Relation::Incomparable => 1,
    };
    let text = match request.format {
        Format::Json => json(&comparison, names, start.elapsed().as_secs_f64()),
        _ => human(&comparison, names),
    };
    Ok((text, status))
}

fn human(comparison: &Comparison, [first, second]: [&String; 2]) -> String {
    let mut out = match comparison.relation() {
        Relation::Equal => {
            format!(
                "nothing tells {first} and {second} apart: they allow the same executions of all that was looked at\n"
            )
        }
        Relation::Stronger => {
            format!(
                "{first} is stronger than {second}: it allows less, and nothing that {second} forbids was found\n"
            )
        }
        Relation::Weaker => {
            format!(
                "{first} is weaker than {second}: it allows more, and nothing that it forbids and {second} allows was found\n"
            )
        }
        Relation::Incomparable => {
            format!("{first} and {second} are incomparable: each allows something that the other forbids\n")
        }
    };
    let Comparison { tests, programs, events, .. } = comparison;
    let _ = write!(out, "looked at: {tests} tests of the suite, {programs} generated programs");
    let _ = match events {
        0 => writeln!(out),
        1 => writeln!(out, "; all with one event"),
        _ => writeln!(out, "; all with up to {events} events"),
    };
    if comparison.stopped {
        let _ = writeln!(out, "stopped by `--seconds` before all was looked at");
    }
    if !comparison.skipped.is_empty() {
        let _ = writeln!(out, "too many executions: {}", comparison.skipped.join(", "));
    }
    for (one, other, witness) in
        [(first, second, &comparison.first_only), (second, first, &comparison.second_only)]
    {
        let Some(witness) = witness else { continue };
        let events = witness.events;
        let _ = match &witness.outcome {
            Some(outcome) => writeln!(out, "\n{one} allows and {other} forbids {outcome} ({events} events):"),
            None => writeln!(
                out,
                "\n{one} allows and {other} forbids an execution ({events} events) with final values that both allow:"
            ),
        };
        let _ = write!(out, "\n{}", witness.test);
    }
    out
}

#[derive(Serialize)]
struct Object<'a> {
    schema: u32,
    tool: &'static str,
    version: &'static str,
    models: [&'a String; 2],
    /// Of the first to the second, on what was looked at.
    relation: &'static str,
    /// `seconds` if that has stopped it before all was looked at.
    limit: Option<&'static str>,
    looked_at: LookedAt<'a>,
    /// The smallest test with an outcome that only the first model allows.
    first_only: Option<Test<'a>>,
    second_only: Option<Test<'a>>,
    stats: Stats,
}

#[derive(Serialize)]
struct LookedAt<'a> {
    tests: usize,
    skipped: &'a [String],
    programs: u64,
    /// All programs of the generator with up to so many events.
    events: usize,
}

#[derive(Serialize)]
struct Test<'a> {
    name: &'a str,
    suite: bool,
    events: usize,
    outcome: Option<&'a str>,
    litmus: &'a str,
}

#[derive(Serialize)]
struct Stats {
    seconds: f64,
}

fn json(comparison: &Comparison, models: [&String; 2], seconds: f64) -> String {
    let object = Object {
        schema: 1,
        tool: "selvedge",
        version: env!("CARGO_PKG_VERSION"),
        models,
        relation: match comparison.relation() {
            Relation::Equal => "equal",
            Relation::Stronger => "stronger",
            Relation::Weaker => "weaker",
            Relation::Incomparable => "incomparable",
        },
        limit: comparison.stopped.then_some("seconds"),
        looked_at: LookedAt {
            tests: comparison.tests,
            skipped: &comparison.skipped,
            programs: comparison.programs,
            events: comparison.events,
        },
        first_only: comparison.first_only.as_ref().map(Test::of),
        second_only: comparison.second_only.as_ref().map(Test::of),
        stats: Stats { seconds },
    };
    let mut text = serde_json::to_string_pretty(&object).expect("plain data can be printed");
    text.push('\n');
    text
}

impl Test<'_> {
    fn of(witness: &Witness) -> Test<'_> {
        let Witness { name, test, events, outcome, of_suite } = witness;
        Test { name, suite: *of_suite, events: *events, outcome: outcome.as_deref(), litmus: test }
    }
}
