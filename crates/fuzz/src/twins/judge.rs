//! Whether the answer of a check is what the oracle and the options promise.

use super::checker::Answer;
use super::options::Choice;
use selvedge_oracle::twins::Finding;
use std::collections::BTreeSet;

/// Compares; the error says how they differ.
pub fn judge(expected: &BTreeSet<Finding>, choice: &Choice, answer: &Answer) -> Result<(), String> {
    let shown = |finding: &&Finding| choice.shows || !matches!(finding, Finding::Outcome(_));
    let expected: BTreeSet<Finding> = expected.iter().filter(shown).copied().collect();
    match answer.status {
        Some(0 | 1 | 3) => {}
        Some(2) => return refused(answer),
        status => return Err(format!("{}\nstatus {status:?}", answer.messages)),
    }
    // Some programs have too many executions under some models. Without a report it is not known which limit it was.
    let in_time = answer.reported && answer.limit.as_deref() != Some("timeout");
    if answer.is_limited() && in_time && !choice.fewer {
        return Err(format!("stopped by a limit: {:?}", answer.limit));
    }
    if let Some(other) = answer.others.first() {
        return Err(format!("not known: {other}"));
    }
    let wrong: Vec<&Finding> = answer.findings.difference(&expected).collect();
    if let (Some(wrong), false) = (wrong.first(), choice.more) {
        return Err(format!("found, wrongly: {wrong}"));
    }
    let fewer = choice.fewer || answer.is_limited();
    let missing = expected.difference(&answer.findings).next();
    if let (Some(missing), false, true) = (missing, fewer, choice.keeps_going && answer.reported) {
        return Err(format!("not found: {missing}"));
    }
    match (answer.status, expected.is_empty()) {
        (Some(0), false) if !fewer => Err("errors are not found".into()),
        (Some(1), true) if !choice.more => Err("errors are found".into()),
        _ => Ok(()),
    }
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
