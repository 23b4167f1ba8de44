//! The JSON report: one object, its fields in the order of the fixed contract.

use crate::cuts::CutLoop;
use crate::estimate::Estimate;
use crate::limit::Limit;
use crate::report::{ExploredPart, FinalStates, Graph, Place, Problem, Reason, Report, Stats, Step};
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::io::{self, Write};

#[derive(Serialize)]
struct Object<'a> {
    schema: u32,
    tool: &'static str,
    version: &'static str,
    files: &'a [String],
    model: &'a str,
    coherence: &'a str,
    verdict: &'static str,
    bounded: bool,
    limit: Option<&'static str>,
    executions: u64,
    blocked: u64,
    /// Executions in which a loop was cut, and these loops.
    #[serde(skip_serializing_if = "is_zero")]
    cut: u64,
    #[serde(skip_serializing_if = "<[CutLoop]>::is_empty")]
    cuts: &'a [CutLoop],
    estimate: Option<Estimate>,
    errors: Vec<Error<'a>>,
    warnings: Vec<Warning<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    condition: Option<Condition>,
    /// What `--replay` was to show, if it is no error.
    #[serde(skip_serializing_if = "Option::is_none")]
    execution: Option<Replayed<'a>>,
    stats: Stats,
    /// Which part of an exploration this is.
    #[serde(skip_serializing_if = "Option::is_none")]
    part: Option<&'a ExploredPart>,
}

#[derive(Serialize)]
struct Error<'a> {
    kind: &'a str,
    message: String,
    execution: &'a str,
    places: Vec<&'a Place>,
    why: &'a [Reason],
    trace: &'a [Step],
    graph: &'a Graph,
}

#[derive(Serialize)]
struct Warning<'a> {
    kind: &'a str,
    message: String,
    places: Vec<&'a Place>,
}

#[derive(Serialize)]
struct Replayed<'a> {
    id: &'a str,
    /// `complete`, `blocked` or `erroneous`.
    ending: &'static str,
    trace: &'a [Step],
    graph: &'a Graph,
}

#[derive(Serialize)]
struct Condition {
    /// `exists`, `~exists` or `forall`; null if the test has no condition and only lists locations.
    quantifier: Option<String>,
    /// Whether the proposition holds in some final state, whatever the quantifier; null if there is no
    /// condition.
    observed: Option<bool>,
    states: Vec<State>,
}

#[derive(Serialize)]
struct State {
    values: Map<String, Value>,
    count: u64,
}

/// Prints the report as one object.
pub fn write(out: &mut dyn Write, report: &Report) -> io::Result<()> {
    let object = Object {
        schema: 1,
        tool: "selvedge",
        version: env!("CARGO_PKG_VERSION"),
        files: &report.files,
        model: &report.model,
        coherence: report.coherence,
        verdict: report.verdict().name(),
        bounded: report.bounded,
        limit: report.limit.map(Limit::name),
        executions: report.executions,
        blocked: report.blocked,
        cut: report.cut_executions,
        cuts: &report.cuts,
        estimate: report.estimate,
        errors: report.errors.iter().map(error).collect(),
        warnings: report.warnings.iter().map(warning).collect(),
        condition: report.condition.as_ref().map(condition),
        execution: report.replayed.as_ref().map(|(execution, ending)| Replayed {
            id: &execution.id,
            ending: ending.name(),
            trace: &execution.trace,
            graph: &execution.graph,
        }),
        stats: report.stats,
        part: report.part.as_ref(),
    };
    serde_json::to_writer_pretty(&mut *out, &object)?;
    writeln!(out)
}

fn is_zero(count: &u64) -> bool {
    *count == 0
}

fn error(problem: &Problem) -> Error<'_> {
    let Warning { kind, message, places } = warning(problem);
    let execution = problem.execution.as_ref().expect("an error is shown by an execution");
    Error {
        kind,
        message,
        execution: &execution.id,
        places,
        why: &problem.why,
        trace: &execution.trace,
        graph: &execution.graph,
    }
}

fn warning(problem: &Problem) -> Warning<'_> {
    let places = problem.notes.iter().map(|note| &note.place).collect();
    Warning { kind: problem.kind, message: problem.message(), places }
}

fn condition(states: &FinalStates) -> Condition {
    let state = |state: &crate::report::FinalState| State {
        values: states.names.iter().cloned().zip(state.values.iter().map(|value| json!(value))).collect(),
        count: state.count,
    };
    Condition {
        quantifier: states.condition.as_ref().map(|(quantifier, _)| quantifier.to_string()),
        observed: states.condition.as_ref().map(|_| states.states.iter().any(|state| state.holds)),
        states: states.states.iter().map(state).collect(),
    }
}
