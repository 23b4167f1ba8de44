//! What becomes of a check that is interrupted, or has little memory; and what is seen of it meanwhile.
#![cfg(unix)]

use serde_json::Value;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
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

/// Sends a signal to a process; whether there is one.
fn send(signal: &str, process: &str) -> bool {
    Command::new("kill").args([signal, process]).stderr(Stdio::null()).status().expect("a command").success()
}

/// An empty folder.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("it can be made");
    folder
}

/// Waits until a file has text.
fn text_of(file: &Path) -> String {
    loop {
        match fs::read_to_string(file) {
            Ok(text) if text.ends_with('\n') => return text.trim().to_string(),
            _ => std::thread::sleep(Duration::from_millis(10)),
        }
    }
}

/// Whether a process ends before long. Nobody may have asked yet what has become of it (`Z`).
fn ends(process: &str) -> bool {
    let state = format!("/proc/{process}/stat");
    let runs = || fs::read_to_string(&state).is_ok_and(|text| !text.contains(") Z "));
    (0..1000).any(|_| {
        std::thread::sleep(Duration::from_millis(10));
        !runs()
    })
}

/// A script that stands for clang, and starts another process that takes long.
fn slow_clang(folder: &Path) -> PathBuf {
    let clang = folder.join("clang");
    let text = format!("#!/bin/sh\nsleep 600 &\necho $! > {}/process\nwait\n", folder.display());
    fs::write(&clang, text).expect("it can be written");
    fs::set_permissions(&clang, fs::Permissions::from_mode(0o755)).expect("it is ours");
    clang
}

#[test]
fn whoever_waits_for_clang_ends_it_and_leaves_nothing() {
    let commands: [&[&str]; 4] =
        [&["check"], &["check", "--emit", "ir"], &["race"], &["sample", "--executions", "1"]];
    for (number, words) in commands.into_iter().enumerate() {
        let folder = folder(&format!("slow-clang-{number}"));
        let rest = folder.join("rest");
        fs::create_dir(&rest).expect("it can be made");
        let mut command = Command::new(env!("CARGO_BIN_EXE_selvedge"));
        command.args(words).arg("--clang").arg(slow_clang(&folder)).arg("tests/cmd/inputs/long-error.c");
        command.env("TMPDIR", &rest).stdout(Stdio::null()).stderr(Stdio::null());
        let mut child = command.spawn().expect("the checker was built");
        let process = text_of(&folder.join("process"));
        assert!(send("-TERM", &child.id().to_string()));
        assert_eq!(child.wait().expect("it was started").code(), Some(3), "{words:?}");
        assert!(ends(&process), "{words:?}: what clang has started still runs");
        assert_eq!(fs::read_dir(&rest).expect("it is there").count(), 0, "{words:?}: something is left");
    }
}

/// More than a pipe holds, for whoever looks at the first lines only.
#[test]
fn a_report_that_nobody_reads_can_be_interrupted() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_selvedge"));
    command.args(["check", "--no-estimate", "tests/cmd/inputs/long-error.c"]).stderr(Stdio::null());
    let mut child = command.stdout(Stdio::piped()).spawn().expect("the checker was built");
    let mut output = child.stdout.take().expect("it goes through a pipe");
    std::io::Read::read_exact(&mut output, &mut [0; 1]).expect("there is a report");
    assert!(send("-INT", &child.id().to_string()));
    assert_eq!(child.wait().expect("it was started").code(), Some(130));
}

#[test]
fn an_interrupted_check_tells_what_it_has_seen() {
    // Five thousand million executions.
    for workers in ["1", "2"] {
        let child = selvedge(&["check", "tests/cmd/inputs/many.litmus", "-j", workers]);
        // By then it listens, and does not end by itself for hours.
        std::thread::sleep(Duration::from_secs(2));
        assert!(send("-INT", &child.id().to_string()));
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

#[test]
fn memory_stays_within_a_tenth_of_its_limit_in_a_single_step() {
    const MIB: u64 = 128;
    let most = MIB.to_string();
    let limits = ["--max-memory", &most, "--max-local-steps", "10000000000"];
    let engines: [&[&str]; 2] = [&[], &["--model", "sc", "--search", "interleavings"]];
    for engine in engines {
        let words = [&["check", "tests/cmd/inputs/large-memory.c"], &limits[..], engine].concat();
        let (status, report) = report(selvedge(&words));
        assert_eq!((status, &report["limit"]), (Some(3), &"max-memory".into()), "{engine:?}");
        let used = report["stats"]["peak_memory_kib"].as_u64().expect("a number");
        assert!(used < MIB * 1024 * 11 / 10, "{engine:?}: {used} KiB");
    }
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
