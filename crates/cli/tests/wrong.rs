//! The report of each wrong program names the line of the mistake, among its places or in the sentences that
//! say why.

use serde_json::Value;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A program of `bench/wrong`, its options, and the lines of the mistake as its head describes it.
const MISTAKES: [(&str, &[&str], &[u64]); 23] = [
    ("abba-deadlock", &[], &[18, 19]),
    ("barrier-misuse", &[], &[36]),
    ("barrier-short", &[], &[20, 28]),
    ("buf-ring-relaxed-head", &[], &[54, 58]),
    ("chase-lev-no-fence", &[], &[40, 41]),
    ("dekker-no-fence", &[], &[17, 18]),
    ("double-free", &[], &[20]),
    ("double-unlock", &[], &[25]),
    ("free-nonheap", &[], &[16, 20, 40]),
    ("iriw-acq", &[], &[24, 25]),
    ("lb-imm", &["--model", "imm"], &[18, 19]),
    ("lost-wakeup", &["--check-liveness"], &[17, 18]),
    ("mcs-relaxed-wait", &[], &[36]),
    ("mp-no-release", &[], &[20]),
    ("mp-relaxed-assert", &[], &[17, 24]),
    ("peterson-relacq", &[], &[19, 21]),
    ("racy-init", &[], &[20]),
    ("rwc-one-fence", &[], &[27, 31]),
    ("seqlock-no-fence", &[], &[46, 48]),
    ("ticket-torn", &[], &[23, 24]),
    ("treiber-aba", &[], &[24, 28]),
    ("uninit-read", &[], &[24]),
    ("use-after-free", &[], &[32, 35]),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the root of the repository")
}

fn lines(places: &Value) -> impl Iterator<Item = u64> + '_ {
    places.as_array().into_iter().flatten().filter_map(|place| place["line"].as_u64())
}

#[test]
fn reports_name_the_line_of_the_mistake() {
    for (program, options, mistake) in MISTAKES {
        let output = Command::new(env!("CARGO_BIN_EXE_selvedge"))
            .current_dir(root())
            .args(["check", "--format", "json", "--deterministic", &format!("bench/wrong/{program}.c")])
            .args(options)
            .output()
            .expect("the program runs");
        let report: Value = serde_json::from_slice(&output.stdout).expect("it prints one object");
        let error = &report["errors"][0];
        let reasons = error["why"].as_array().into_iter().flatten();
        let named: BTreeSet<u64> =
            lines(&error["places"]).chain(reasons.flat_map(|reason| lines(&reason["places"]))).collect();
        let missing: Vec<&u64> = mistake.iter().filter(|line| !named.contains(line)).collect();
        assert!(missing.is_empty(), "{program}: {missing:?} not among {named:?}: {}", error["message"]);
    }
}

/// The transcripts once more, to the letter: in a transcript, a line of three dots stands for any lines, and
/// excerpts have such lines.
#[test]
fn reports_are_as_recorded_to_the_letter() {
    let crate_root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut compared = 0;
    for entry in std::fs::read_dir(crate_root.join("tests/cmd/wrong")).expect("the transcripts") {
        let path = entry.expect("a transcript").path();
        let text = std::fs::read_to_string(&path).expect("a text");
        let mut lines = text.lines().skip_while(|line| !line.starts_with("$ selvedge "));
        let command = lines.next().unwrap_or_else(|| panic!("{}: no command", path.display()));
        let recorded: Vec<&str> =
            lines.skip_while(|line| line.starts_with("? ")).take_while(|line| *line != "```").collect();
        let output = Command::new(env!("CARGO_BIN_EXE_selvedge"))
            .current_dir(crate_root)
            .env("COLUMNS", "100")
            .args(command.split_whitespace().skip(2))
            .output()
            .expect("the program runs");
        // Notes come before the report.
        let printed = String::from_utf8([output.stderr, output.stdout].concat()).expect("a text");
        assert_eq!(
            printed.trim_end(),
            recorded.join("\n").trim_end(),
            "{}: if the report is right, empty the transcript and run the tests with TRYCMD=overwrite",
            path.display()
        );
        compared += 1;
    }
    assert_eq!(compared, MISTAKES.len(), "each program has a transcript");
}
