//! Whether the answer of a check is what the oracle and the options promise.

use super::Expected;
use super::checker::Answer;
use super::options::Choice;
use selvedge_oracle::twins::Finding;
use std::collections::BTreeSet;

/// Compares; the error says how they differ.
pub fn judge(expected: &Expected, choice: &Choice, answer: &Answer) -> Result<(), String> {
    let shown = |finding: &&Finding| choice.shows || !matches!(finding, Finding::Outcome(_));
    let [expected, possible] = [&expected.certain, &expected.possible]
        .map(|findings| findings.iter().filter(shown).copied().collect::<BTreeSet<Finding>>());
    match answer.status {
        Some(0 | 1 | 3) => {}
        Some(2) => return refused(answer),
        status => return Err(format!("{}\nstatus {status:?}", answer.messages)),
    }
    // Some programs have too many executions under some models. Without a report it is not known which limit
    // it was.
    let in_time = answer.reported && answer.limit.as_deref() != Some("timeout");
    // If all executions end where somebody spins, nothing was checked.
    let spun = choice.ignores_spinning && expected.contains(&Finding::Livelock);
    let blocked = spun && answer.limit.as_deref() == Some("blocked");
    if answer.is_limited() && in_time && !choice.fewer && !blocked {
        return Err(format!("stopped by a limit: {:?}", answer.limit));
    }
    if let Some(other) = answer.others.first() {
        return Err(format!("not known: {other}"));
    }
    if expected.iter().any(Finding::is_undefined) {
        return undefined(choice, answer);
    }
    let findings = &hangs(&answer.findings, false);
    let possible = hangs(&possible, false);
    let expected = hangs(&expected, choice.ignores_spinning);
    let wrong: Vec<&Finding> = findings.difference(&possible).collect();
    if let (Some(wrong), false) = (wrong.first(), choice.more) {
        return Err(format!("found, wrongly: {wrong}"));
    }
    let fewer = choice.fewer || answer.is_limited();
    let missing = expected.difference(findings).next();
    if let (Some(missing), false, true) = (missing, fewer, choice.keeps_going && answer.reported) {
        return Err(format!("not found: {missing}"));
    }
    match (answer.status, expected.is_empty()) {
        (Some(0), false) if !fewer => Err("errors are not found".into()),
        (Some(1), _) if possible.is_empty() && !choice.more => Err("errors are found".into()),
        _ => Ok(()),
    }
}

/// A program with a race or a wrong pointer: one of those must be found. What else is found depends on what
/// an engine does after them.
fn undefined(choice: &Choice, answer: &Answer) -> Result<(), String> {
    let found = answer.findings.iter().any(Finding::is_undefined);
    let one_is_enough = !(choice.keeps_going && answer.reported) && answer.status == Some(1);
    match found || one_is_enough || choice.fewer || choice.ignores_races || answer.is_limited() {
        true => Ok(()),
        false => Err("undefined behaviour is not found".into()),
    }
}

/// Findings without the difference of threads that wait and threads that spin, or without the latter.
fn hangs(findings: &BTreeSet<Finding>, ignores_spinning: bool) -> BTreeSet<Finding> {
    let seen = findings.iter().filter(|finding| **finding != Finding::Livelock || !ignores_spinning);
    seen.map(|finding| if *finding == Finding::Livelock { Finding::Deadlock } else { *finding }).collect()
}

/// Options may exclude each other. That the program is not understood is a difference.
fn refused(answer: &Answer) -> Result<(), String> {
    const WORDS: [&str; 7] = [
        "cannot go with",
        "makes no sense",
        "`--model sc`",
        "is less than",
        "cannot be used with",
        "needs a sample",
        "is for graphs",
    ];
    let first = answer.messages.lines().find(|line| !line.is_empty()).unwrap_or_default();
    match WORDS.iter().any(|word| answer.messages.contains(word)) && !answer.messages.contains("unsupported")
    {
        true => Ok(()),
        false => Err(format!("refused: {}", first.split_once("unsupported: ").map_or(first, |(_, why)| why))),
    }
}
