//! What `--format sarif` prints, against the schema of SARIF 2.1.0, and that it has both places of an error.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the root of the repository")
}

/// The log of a check, validated, and the exit status.
fn log(arguments: &[&str]) -> (Value, Option<i32>) {
    let output = Command::new(env!("CARGO_BIN_EXE_selvedge"))
        .current_dir(root())
        .args(["check", "--format", "sarif"])
        .args(arguments)
        .output()
        .expect("the program runs");
    let log: Value = serde_json::from_slice(&output.stdout).expect("it prints one object");
    let schema = include_str!("sarif/sarif-schema-2.1.0.json");
    let mut schema: Value = serde_json::from_str(schema).expect("the schema is JSON");
    // This pattern has a bracket too many, which not every engine lets pass; we say nothing about languages.
    for part in ["run", "toolComponent"] {
        let language = &mut schema["definitions"][part]["properties"]["language"];
        language.as_object_mut().expect("it describes languages").remove("pattern");
    }
    let validator = jsonschema::validator_for(&schema).expect("the schema is one");
    let errors: Vec<String> =
        validator.iter_errors(&log).map(|error| format!("{}: {error}", error.instance_path())).collect();
    assert!(errors.is_empty(), "{arguments:?}: {}", errors.join("\n"));
    (log, output.status.code())
}

fn line(location: &Value) -> Option<u64> {
    location["physicalLocation"]["region"]["startLine"].as_u64()
}

fn all(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

#[test]
fn logs_of_all_kinds_are_valid() {
    for (arguments, results, expected) in [
        (vec!["examples/message-passing.litmus"], 0, 0),
        (vec!["examples/message-passing-race.litmus"], 1, 1),
        (vec!["bench/wrong/abba-deadlock.c"], 1, 1),
        (vec!["bench/wrong/use-after-free.c"], 1, 1),
        (vec!["bench/wrong/lost-wakeup.c", "--check-liveness"], 1, 1),
        (vec!["bench/wrong/mp-no-release.c", "--keep-going"], 2, 1),
        (vec!["bench/wrong/lb-imm.c", "--model", "imm"], 1, 1),
        (vec!["examples/peterson.c", "--max-executions", "1"], 0, 3),
        (vec!["suite/programs/atomic-first-contents.c", "--model", "sc"], 1, 0),
        (vec!["crates/cli/tests/cmd/inputs/never.litmus"], 1, 3),
    ] {
        let (log, status) = log(&arguments);
        assert_eq!(all(&log["runs"][0]["results"]).count(), results, "{arguments:?}");
        assert_eq!(status, Some(expected), "{arguments:?}");
    }
}

#[test]
fn a_race_has_both_places_and_a_flow_for_each_thread() {
    let (log, _) = log(&["bench/wrong/mp-no-release.c"]);
    let result = &log["runs"][0]["results"][0];
    assert_eq!(result["ruleId"], "data-race");
    let rules = &log["runs"][0]["tool"]["driver"]["rules"];
    let index = result["ruleIndex"].as_u64().expect("the rule is listed") as usize;
    assert_eq!(rules[index]["id"], "data-race");
    assert_eq!(
        result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"],
        "bench/wrong/mp-no-release.c"
    );
    assert_eq!(line(&result["locations"][0]), Some(28));
    let related: Vec<Option<u64>> = all(&result["relatedLocations"]).map(line).collect();
    assert_eq!(related, [Some(19), Some(20)], "the other access, and the relaxed store");
    let flows: Vec<&Value> = all(&result["codeFlows"][0]["threadFlows"]).collect();
    assert_eq!(flows.len(), 3, "main and two threads");
    let steps = || flows.iter().flat_map(|flow| all(&flow["locations"]));
    let essential = steps().filter(|step| step["importance"] == "essential");
    let mut lines: Vec<Option<u64>> = essential.map(|step| line(&step["location"])).collect();
    lines.sort();
    assert_eq!(lines, [Some(19), Some(28)]);
    let mut order: Vec<u64> = steps().filter_map(|step| step["executionOrder"].as_u64()).collect();
    let count = order.len();
    order.sort();
    order.dedup();
    assert_eq!(order.len(), count, "each step has its own place in the trace");
}

#[test]
fn a_limit_is_not_silent() {
    let (log, _) = log(&["examples/peterson.c", "--max-executions", "1"]);
    let notes = &log["runs"][0]["invocations"][0]["toolExecutionNotifications"];
    assert!(notes[0]["message"]["text"].as_str().expect("a text").contains("max-executions"), "{notes}");
}
