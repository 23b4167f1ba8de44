//! `--replay`: ids do not depend on workers or symmetry, and each of them is found again.

use serde_json::Value;
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the root of the repository")
}

fn run(arguments: &[&str]) -> (String, Option<i32>) {
    let output = Command::new(env!("CARGO_BIN_EXE_selvedge"))
        .current_dir(root())
        .arg("check")
        .args(arguments)
        .output()
        .expect("the program runs");
    (String::from_utf8(output.stdout).expect("it prints text"), output.status.code())
}

fn report(arguments: &[&str]) -> (Value, Option<i32>) {
    let (text, status) = run(&[arguments, &["--format", "json"]].concat());
    (serde_json::from_str(&text).expect("it prints one object"), status)
}

/// The ids of the errors.
fn ids(arguments: &[&str]) -> Vec<String> {
    let (report, _) = report(arguments);
    let errors = report["errors"].as_array().expect("there is a list of errors");
    errors.iter().map(|error| error["execution"].as_str().expect("an id").to_string()).collect()
}

#[test]
fn errors_have_the_same_id_however_they_are_found_and_are_found_again() {
    for program in
        ["mp-no-release", "use-after-free", "abba-deadlock", "ticket-torn", "iriw-acq", "chase-lev-no-fence"]
    {
        let file = format!("bench/wrong/{program}.c");
        let first = ids(&[&file, "-j", "1", "--deterministic"]);
        assert_eq!(first.len(), 1, "{program}");
        assert_eq!(ids(&[&file, "-j", "2", "--deterministic"]), first, "{program}");
        assert_eq!(ids(&[&file, "-j", "1", "--no-estimate"]), first, "{program}");
        for id in ids(&[&file, "--keep-going", "-j", "2"]).iter().chain(&first) {
            let (report, status) = report(&[&file, "--replay", id]);
            assert_eq!(report["errors"][0]["execution"], *id, "{program}");
            assert_eq!((report["errors"].as_array().map(Vec::len), status), (Some(1), Some(1)), "{program}");
        }
    }
}

#[test]
fn an_id_without_symmetry_is_found_with_it() {
    let file = "bench/wrong/ticket-torn.c";
    for id in ids(&[file, "--keep-going", "--no-symmetry"]) {
        assert_eq!(report(&[file, "--replay", &id]).1, Some(1), "{id}");
    }
}

#[test]
fn listed_executions_are_different_and_each_is_found_again() {
    for (file, model) in [
        ("examples/store-buffering.litmus", "rc11"),
        ("examples/message-passing.c", "pso"),
        ("examples/seqlock.c", "rc11"),
    ] {
        let (text, _) = run(&[file, "--model", model, "--print-all-executions", "--no-symmetry"]);
        let (report_of_all, _) = report(&[file, "--model", model, "--no-symmetry"]);
        let listed: Vec<&str> = text
            .lines()
            .filter_map(|line| line.strip_prefix("execution ")?.split_once('(')?.1.split_once(')'))
            .map(|(id, _)| id)
            .collect();
        let count = |field: &str| report_of_all[field].as_u64().expect("a number");
        assert_eq!(listed.len() as u64, count("executions") + count("blocked"), "{file}");
        assert_eq!(listed.iter().collect::<HashSet<_>>().len(), listed.len(), "{file}");
        for id in listed {
            let (report, status) = report(&[file, "--model", model, "--replay", id]);
            assert_eq!(report["execution"]["id"], id, "{file}");
            assert_eq!(status, Some(0), "{file}");
        }
    }
}

/// The threads of this program are taken for equal until the end of an execution shows that they are not: all
/// starts again.
#[test]
fn executions_before_a_new_start_are_not_listed() {
    let file = "crates/cli/tests/cmd/inputs/told-apart-later.c";
    let (text, _) = run(&[file, "--print-all-executions"]);
    let numbers: Vec<usize> = text
        .lines()
        .filter_map(|line| line.strip_prefix("execution ")?.split_once(" (")?.0.parse().ok())
        .collect();
    let (report, _) = report(&[file]);
    let count = |field: &str| report[field].as_u64().expect("a number") as usize;
    let all = count("executions") + count("blocked");
    assert_eq!(numbers, (1..=all).collect::<Vec<_>>());
}

#[test]
fn an_id_that_does_not_exist_is_refused() {
    let (text, status) = run(&["examples/store-buffering.litmus", "--replay", "0123456789abcdef"]);
    assert_eq!((text.as_str(), status), ("", Some(2)));
}

#[test]
fn the_shortest_error_is_not_longer_than_the_first() {
    let events = |arguments: &[&str]| {
        let (report, _) = report(arguments);
        let trace = report["errors"][0]["trace"].as_array().map(Vec::len);
        trace.expect("there is an error with a trace")
    };
    let file = "bench/wrong/ticket-torn.c";
    assert!(events(&[file, "--shortest"]) < events(&[file, "-j", "1", "--deterministic"]));
    assert_eq!(ids(&[file, "--shortest"]), ids(&[file, "--shortest", "-j", "2"]));
}
