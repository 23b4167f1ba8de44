//! What becomes of a check that is interrupted, or has little memory; and what is seen of it meanwhile.
#![cfg(unix)]

use serde_json::Value;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

fn selvedge(words: &[&str]) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_selvedge"));
    command.args(words).args(["--format", "json"]).stdout(Stdio::piped()).stderr(Stdio::null());
    command.spawn().expect("the checker was built")
}

fn report(child: Child) -> (Option<i32>, Value) {
    let output = child.wait_with_output().expect("it was started");
    let report = serde_json::from_slice(&output.stdout).expect("one object is printed");
    (output.status.code(), report)
}

#[test]
fn an_interrupted_check_tells_what_it_has_seen() {
    // Five thousand million executions.
    for workers in ["1", "2"] {
        let child = selvedge(&["check", "tests/cmd/inputs/many.litmus", "-j", workers]);
        // By then it listens, and does not end by itself for hours.
        std::thread::sleep(Duration::from_secs(2));
        let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
        assert!(killed.expect("there is a shell").success());
        let (status, report) = report(child);
        assert_eq!(
            (status, &report["verdict"], &report["limit"]),
            (Some(3), &"incomplete".into(), &"interrupt".into())
        );
        assert!(report["executions"].as_u64() > Some(0));
    }
}

#[test]
fn memory_is_kept_by_dropping_what_can_be_built_again() {
    let file = "../../bench/litmus/corr-5.litmus";
    let (status, plain) = report(selvedge(&["check", file, "-j", "1"]));
    assert_eq!(status, Some(0));
    // Above what the process needs, and so little that it drops what it can from the start.
    let used = plain["stats"]["peak_memory_kib"].as_u64().expect("a number") / 1024;
    let most = (used + used / 8 + 1).to_string();
    let (status, report) = report(selvedge(&["check", file, "-j", "1", "--max-memory", &most]));
    assert_eq!(status, Some(0));
    assert_eq!((&report["executions"], &report["blocked"]), (&plain["executions"], &plain["blocked"]));
}

/// `script` lends a terminal.
#[test]
fn on_a_terminal_a_bar_shows_how_far_it_has_come() {
    let check = format!("{} check --timeout 4 tests/cmd/inputs/many.litmus", env!("CARGO_BIN_EXE_selvedge"));
    let shown = |command: String| {
        let output =
            Command::new("script").args(["-qec", &command, "/dev/null"]).stdin(Stdio::null()).output();
        String::from_utf8_lossy(&output.expect("there is `script`").stdout).into_owned()
    };
    let bar = shown(check.clone());
    assert!(bar.contains(" executions, ") && bar.contains(" % of about ") && bar.contains(" left"), "{bar}");
    let quiet = shown(format!("{check} --quiet"));
    assert!(!quiet.contains("/s"), "{quiet}");
}
