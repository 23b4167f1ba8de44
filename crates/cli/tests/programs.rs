//! Every program of `suite/programs.toml`, `suite/strangers/*.toml` and `suite/assumptions/*.toml`, through
//! clang and the binary: exact counts, kinds and lines of errors. With `SUITE_FILE=TEXT`, only cases whose
//! files contain TEXT.

use serde::Deserialize;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

#[derive(Deserialize)]
struct Suite {
    case: Vec<Case>,
}

/// All cases; what strangers brought and what shows assumptions stand in files of their own, by subject.
fn cases() -> Vec<Case> {
    let mut lists = vec![root().join("suite/programs.toml")];
    for folder in ["suite/assumptions", "suite/loops", "suite/strangers"] {
        let entries = std::fs::read_dir(root().join(folder)).expect("the suite is readable");
        let files = entries.map(|entry| entry.expect("the suite is readable").path());
        lists.extend(files.filter(|path| path.extension().is_some_and(|extension| extension == "toml")));
    }
    lists.sort();
    let read = |path: &PathBuf| {
        let text = std::fs::read_to_string(path).expect("the suite is readable");
        toml::from_str::<Suite>(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display())).case
    };
    lists.iter().flat_map(read).collect()
}

/// A program and what must come out under each of some models.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    /// Files, from the root of the repository.
    files: Vec<String>,
    /// For clang.
    #[serde(default)]
    clang: Vec<String>,
    /// For selvedge.
    #[serde(default)]
    options: Vec<String>,
    models: Vec<String>,
    /// Complete executions; without errors.
    executions: Option<u64>,
    blocked: Option<u64>,
    /// Events that are added: fewer than the executions have, where what is plain to see is not played.
    events: Option<u64>,
    /// Complete executions with symmetry reduction; without errors. All other figures are without.
    symmetric: Option<u64>,
    /// Kinds of errors, sorted, each with the lines of its places: `data-race 12 20`.
    #[serde(default)]
    errors: Vec<String>,
    #[serde(default)]
    warnings: Vec<String>,
    #[serde(default)]
    bounded: bool,
    /// Part of the message of a refusal; exit status 2.
    refused: Option<String>,
    /// The limit that stops it; exit status 3.
    limit: Option<String>,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the root of the repository")
}

/// The clang that `make clangs` asks for, if it does.
fn clang() -> Vec<String> {
    std::env::var("SELVEDGE_CLANG").map_or(Vec::new(), |clang| vec!["--clang".into(), clang])
}

/// Runs a program twice: with symmetry reduction it must have the same errors.
fn run(case: &Case, model: &str) -> Result<(), String> {
    let counts = Counts { executions: case.executions, blocked: case.blocked, events: case.events };
    run_with(case, model, &["--no-symmetry"], &counts)?;
    let counts = Counts { executions: case.symmetric, blocked: None, events: None };
    run_with(case, model, &[], &counts).map_err(|message| format!("with symmetry reduction: {message}"))
}

/// What must be counted.
struct Counts {
    executions: Option<u64>,
    blocked: Option<u64>,
    events: Option<u64>,
}

fn run_with(case: &Case, model: &str, options: &[&str], counts: &Counts) -> Result<(), String> {
    let output = Command::new(env!("CARGO_BIN_EXE_selvedge"))
        .current_dir(root())
        .args(["check", "--format", "json", "--no-estimate", "--model", model])
        .args(options)
        .args(&case.options)
        .args(clang())
        .args(&case.files)
        .args(if case.clang.is_empty() { None } else { Some("--") })
        .args(&case.clang)
        .output()
        .map_err(|error| error.to_string())?;
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    let expected = match (&case.refused, &case.limit, case.errors.is_empty()) {
        (Some(_), ..) => 2,
        (_, _, false) => 1,
        (_, Some(_), _) => 3,
        _ => 0,
    };
    let status = output.status.code();
    if let Some(message) = &case.refused {
        return check("message", stderr.contains(message), true, &stderr).and(check(
            "status",
            status,
            Some(2),
            &stderr,
        ));
    }
    let report: Value =
        serde_json::from_slice(&output.stdout).map_err(|error| format!("{error}: {stderr}"))?;
    let listed = |field: &str| -> Vec<String> {
        let mut all: Vec<String> = report[field].as_array().into_iter().flatten().map(summary).collect();
        all.sort();
        all
    };
    check("errors", listed("errors"), case.errors.clone(), &stderr)?;
    check("status", status, Some(expected), &stderr)?;
    check("warnings", listed("warnings"), case.warnings.clone(), "")?;
    check("bounded", report["bounded"].as_bool(), Some(case.bounded), "")?;
    check("limit", report["limit"].as_str(), case.limit.as_deref(), "")?;
    if let Some(events) = counts.events {
        check("events", report["stats"]["events_added"].as_u64(), Some(events), "")?;
    }
    if let Some(executions) = counts.executions {
        check("executions", report["executions"].as_u64(), Some(executions), "")?;
    }
    counts.blocked.map_or(Ok(()), |blocked| check("blocked", report["blocked"].as_u64(), Some(blocked), ""))
}

/// The kind of a problem and the lines of its places.
fn summary(problem: &Value) -> String {
    let lines = problem["places"].as_array().into_iter().flatten().map(|place| format!(" {}", place["line"]));
    format!("{}{}", problem["kind"].as_str().unwrap_or("?"), lines.collect::<String>())
}

fn check<T: PartialEq + std::fmt::Debug>(
    what: &str,
    found: T,
    expected: T,
    more: &str,
) -> Result<(), String> {
    if found == expected {
        Ok(())
    } else {
        Err(format!("{what}: expected {expected:?}, found {found:?} {more}"))
    }
}

#[test]
fn programs_have_the_executions_and_errors_they_should() {
    let mut cases = cases();
    assert!(cases.len() > 100, "the suite is not empty");
    if let Ok(text) = std::env::var("SUITE_FILE") {
        cases.retain(|case| case.files.iter().any(|file| file.contains(&text)));
    }
    let jobs: Vec<(&Case, &String)> =
        cases.iter().flat_map(|case| case.models.iter().map(move |model| (case, model))).collect();
    let (next, failures) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some((case, model)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if let Err(message) = run(case, model) {
                        let name = format!(
                            "{} {} {} ({model})",
                            case.files.join(" "),
                            case.options.join(" "),
                            case.clang.join(" ")
                        );
                        failures.lock().expect("no test thread panics").push(format!("{name}: {message}"));
                    }
                }
            });
        }
    });
    let failures = failures.into_inner().expect("no test thread panics");
    assert!(failures.is_empty(), "{} of {} differ:\n{}", failures.len(), jobs.len(), failures.join("\n"));
}
