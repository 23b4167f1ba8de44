//! `selvedge model show` and `selvedge model check`.

use crate::diagnostics::say_at;
use crate::input;
use selvedge::driver::Refusal;
use selvedge_model::{Model, Outcome};
use selvedge_probe::{Effort, examine};
use std::fmt::Write;

/// What the named models compile to, one after the other.
pub fn show(names: &[String]) -> Result<String, Refusal> {
    let texts: Result<Vec<String>, Refusal> =
        names.iter().map(|name| Ok(input::model(name, selvedge::graph::ClassSet::ALL)?.show())).collect();
    Ok(texts?.join("\n"))
}

/// What was found out about a model.
pub struct Findings {
    /// The report.
    pub text: String,
    /// Whether everything that a model claims was proved, and nothing is known to be wrong with it.
    pub sound: bool,
}

/// Checks the named models one after the other: what they claim, and how each constraint is checked. What is
/// not proved is also said on standard error, with its place.
pub fn check(names: &[String]) -> Result<Findings, Refusal> {
    let mut findings = Findings { text: String::new(), sound: true };
    for (number, name) in names.iter().enumerate() {
        let model = input::model_text(name)?.examine(selvedge::graph::ClassSet::ALL)?;
        if number > 0 {
            findings.text.push('\n');
        }
        let _ = writeln!(findings.text, "{name}: model {}", model.title());
        findings.sound &= check_claims(&model, &mut findings.text);
        findings.sound &= check_needs(&model, &mut findings.text);
        for (constraint, way) in model.ways() {
            let _ = writeln!(findings.text, "  {way:<12} {constraint}");
        }
    }
    Ok(findings)
}

/// Looks for a graph that shows that a model lacks what the exploration needs of it; whether there was none.
fn check_needs(model: &Model, text: &mut String) -> bool {
    let examination = examine(model, Effort::default());
    for (constraint, reason) in &examination.when_complete {
        let _ =
            writeln!(text, "  allowed      {constraint}: judged on complete executions only, as {reason}");
    }
    let Some(failure) = &examination.failure else {
        let (graphs, programs) = (examination.graphs, examination.programs);
        let needs = "prefix-closed, extensible, order-independent, explored";
        let _ = writeln!(text, "  tested       {needs}: {graphs} graphs of {programs} programs");
        return true;
    };
    let _ = writeln!(text, "  not {}: {}", failure.property, failure.reason);
    for line in failure.graph.lines() {
        let _ = writeln!(text, "    {line}");
    }
    false
}

/// Reports each `assert`; whether all are proved.
fn check_claims(model: &Model, text: &mut String) -> bool {
    let mut sound = true;
    for assert in model.asserts() {
        let outcome = match assert.outcome {
            Outcome::Proved => "proved",
            Outcome::Refuted { .. } => "refuted",
            Outcome::Unknown { .. } => "unknown",
        };
        let _ = writeln!(text, "  {outcome:<12} {}", assert.text);
        if let Some(error) = assert.complaint() {
            say_at(error);
            sound = false;
        }
    }
    sound
}
