//! Whatever the number of workers, the same comes out; here they give work away whenever they can.

use crate::args::{Cli, Command};
use crate::request::Request;
use crate::texts;
use clap::Parser;
use selvedge::driver as check;
use selvedge::driver::{Failure, Job, Nobody, Outcome, Pace, Purpose, Saved, parts};
use selvedge::explore::Giving;
use selvedge::report::{Limit, json};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::time::Instant;

fn suite() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../suite")
}

fn request(words: &[&str]) -> Request {
    let all = ["selvedge", "check", "--quiet", "--no-estimate"].iter().chain(words);
    match Cli::try_parse_from(all).expect("a command line").command {
        Command::Check(arguments) => arguments.request(Purpose::Check).expect("what can be done"),
        other => unreachable!("{other:?}"),
    }
}

/// What comes of a check, or of going on with one; or the refusal.
fn outcome(request: &Request, purpose: Purpose, saved: Option<Saved>) -> Result<Outcome, String> {
    let refused = |failure| match failure {
        Failure::Refused(refusal) => format!("{refusal:?}"),
        Failure::Output(error) => unreachable!("nothing is printed: {error}"),
    };
    let job = || {
        let kind = request.kind()?;
        let inputs = match &saved {
            Some(saved) => saved.inputs.clone(),
            None => texts::inputs(request, kind, purpose)?,
        };
        let (settings, start) = (&request.settings, Instant::now());
        let pace = Pace { steps: 3, alone: 2, giving: Giving::Always };
        Ok(Job { settings, purpose, kind, inputs, saved, pace, start, say: &|_| (), read: |_| None })
    };
    let job = job().map_err(refused)?;
    check::run(job, &mut Nobody).map_err(refused)
}

/// The report without what no two runs have in common; or the refusal.
fn report(words: &[&str]) -> Result<Value, String> {
    let outcome = outcome(&request(words), Purpose::Check, None)?;
    let mut bytes = Vec::new();
    json::write(&mut bytes, &outcome.report).expect("memory can be written to");
    let mut value: Value = serde_json::from_slice(&bytes).expect("a report is an object");
    let stats = value["stats"].as_object_mut().expect("there are counters");
    for field in ["seconds", "unfolding", "peak_memory_kib", "workers"] {
        assert!(stats.remove(field).is_some(), "{field}");
    }
    Ok(value)
}

/// What may not depend on the number of workers, although the error that is shown and what a limit leaves out
/// may.
fn essence(report: &Result<Value, String>) -> Option<Vec<String>> {
    let report = report.as_ref().ok()?;
    let fields: &[&str] = match (report["verdict"].as_str(), report["limit"].as_str()) {
        (Some("safe"), _) => &["verdict", "executions", "blocked", "condition", "bounded", "stats"],
        (_, Some("max-executions")) => &["verdict", "limit", "executions"],
        _ => &["verdict", "limit"],
    };
    Some(fields.iter().map(|field| report[*field].to_string()).collect())
}

/// Nothing depends on the number of workers: counts and verdict; with `--keep-going` and `--deterministic`,
/// every word.
fn is_same_for(numbers: &[&str], words: &[&str]) {
    let with = |more: &[&str]| report(&[more, words].concat());
    let alone = with(&["-j", "1"]);
    for workers in numbers {
        let several = with(&["-j", workers]);
        assert_eq!(essence(&several), essence(&alone), "{words:?}, {workers} workers");
        let several = with(&["-j", workers, "--deterministic"]);
        let (mut several, mut alone) = (several, alone.clone());
        if let (Ok(several), Ok(alone)) = (&mut several, &mut alone)
            && alone["verdict"] == "error"
        {
            // How much was explored when the error was found is left to chance.
            for field in ["executions", "blocked", "warnings", "condition", "stats", "bounded"] {
                (several[field], alone[field]) = (Value::Null, Value::Null);
            }
        }
        assert_eq!(several, alone, "{words:?}, {workers} workers, deterministic");
    }
    let alone = with(&["-j", "1", "--keep-going"]);
    let several = with(&["-j", "3", "--keep-going", "--deterministic"]);
    assert_eq!(several, alone, "{words:?}, to the end");
}

#[test]
fn litmus_tests() {
    let entries =
        std::fs::read_dir(suite().join("litmus")).expect("the suite is where the test looks for it");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a readable folder").path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "litmus"));
    files.sort();
    assert!(files.len() > 100);
    for (number, file) in files.iter().enumerate() {
        let file = file.to_str().expect("a plain name");
        let model = ["rc11", "imm", "tso", "sc"][number % 4];
        let coherence = if number % 3 == 0 { "wb" } else { "mo" };
        // Some of them go round in circles.
        let words = ["--model", model, "--coherence", coherence, "--unroll", "2", file];
        is_same_for(&[["2", "3", "8"][number % 3]], &words);
    }
}

#[test]
fn equal_threads() {
    let inputs = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cmd/inputs");
    for file in ["equal-threads.c", "told-apart-later.c"] {
        is_same_for(&["2", "3", "8"], &[&inputs.join(file).display().to_string()]);
    }
}

/// What a part learns holds for all of them, so that it can neither start again nor forget that it is one.
#[test]
fn a_part_stays_one_whoever_learns_that_threads_are_not_equal() {
    let inputs = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cmd/inputs");
    let file = inputs.join("told-apart-later.c").display().to_string();
    let whole = outcome(&request(&[&file]), Purpose::Split(2), None).expect("it can be split");
    let whole = whole.rest.expect("there is enough for two parts");
    let mut ends = Vec::new();
    for part in parts::cut(*whole, 2) {
        let report = outcome(&request(&["-j", "3", &file]), Purpose::Check, Some(part));
        let report = report.expect("it can be explored").report;
        assert!(report.part.is_some());
        ends.push(report.limit);
    }
    assert!(ends.contains(&Some(Limit::Restart)), "{ends:?}");
}

#[test]
fn limits() {
    let file = suite().join("../bench/litmus/inc-5.litmus").display().to_string();
    let all = report(&["-j", "1", &file]).expect("it is a litmus test")["executions"].as_u64();
    let all = all.expect("a number");
    assert!(all > 100);
    for most in [0, 1, 77, all - 1, all, all + 1] {
        is_same_for(&["2", "3", "8"], &["--max-executions", &most.to_string(), &file]);
    }
    is_same_for(&["2", "3", "8"], &["--max-graph-size", "9", &file]);
}

#[test]
fn programs() {
    let text = std::fs::read_to_string(suite().join("programs.toml")).expect("the suite lists its programs");
    let suite: toml::Table = text.parse().expect("the list is a table");
    let cases = suite["case"].as_array().expect("there are cases");
    let words = |case: &toml::Value, field: &str| -> Vec<String> {
        let words = case.get(field).and_then(toml::Value::as_array).cloned().unwrap_or_default();
        words.iter().map(|word| word.as_str().expect("a word").to_string()).collect()
    };
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    // Each costs many runs of clang. Those that run into limits have graphs that are too large to be copied
    // all the time.
    let ends = |case: &toml::Value| case.get("limit").is_none();
    let cases = cases.iter().filter(|case| ends(case)).enumerate();
    for (number, case) in cases.filter(|(number, _)| number % 48 == 5) {
        let models = words(case, "models");
        let mut line = words(case, "options");
        line.extend(["--model".to_string(), models[number % models.len()].clone()]);
        line.extend(words(case, "files").iter().map(|file| root.join(file).display().to_string()));
        line.push("--".to_string());
        line.extend(words(case, "clang"));
        is_same_for(&["3"], &line.iter().map(String::as_str).collect::<Vec<_>>());
    }
}
