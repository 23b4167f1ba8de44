//! Explorations that are split into parts: the results add up to those of a check, in any order, and each counts once.

use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A folder that goes away.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder for the test");
        Folder(folder)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The exit status, what was printed, and what was said.
fn run(words: &[&str]) -> (Option<i32>, String, String) {
    let output =
        Command::new(env!("CARGO_BIN_EXE_selvedge")).args(words).output().expect("the checker was built");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Splits a program, explores all parts, and returns the files of the results.
fn results(folder: &Folder, program: &[&str], parts: usize) -> Vec<String> {
    let (count, into) = (parts.to_string(), folder.file("parts"));
    let (status, _, said) = run(&[&["split", "-n", &count, "-o", &into], program].concat());
    assert_eq!(status, Some(0), "{said}");
    let numbers: Vec<usize> = (1..=parts).rev().collect();
    let explore = |number: usize| {
        let (status, result, said) =
            run(&["explore", &folder.file(&format!("parts/{number}.part")), "--format", "json", "-j", "1"]);
        assert_eq!(status, Some(0), "part {number}: {said}");
        let file = folder.file(&format!("{number}.json"));
        fs::write(&file, result).expect("the folder is ours");
        file
    };
    let (first, second) = numbers.split_at(parts / 2);
    std::thread::scope(|scope| {
        let first = scope.spawn(|| first.iter().map(|number| explore(*number)).collect::<Vec<_>>());
        let second: Vec<_> = second.iter().map(|number| explore(*number)).collect();
        [first.join().expect("no part fails"), second].concat()
    })
}

fn merge(results: &[String]) -> (Option<i32>, String, String) {
    let files: Vec<&str> = results.iter().map(String::as_str).collect();
    run(&[&["merge"], &files[..]].concat())
}

fn totals(report: &Value) -> Vec<String> {
    let fields = ["verdict", "limit", "executions", "blocked", "condition", "warnings"];
    let stats = ["dead_ends", "revisits"].iter().map(|field| report["stats"][*field].to_string());
    fields.iter().map(|field| report[*field].to_string()).chain(stats).collect()
}

fn adds_up(name: &str, program: &[&str], parts: &[usize]) {
    let (status, whole, said) =
        run(&[&["check", "--format", "json", "--no-symmetry", "-j", "1"], program].concat());
    assert_eq!(status, Some(0), "{said}");
    for parts in parts {
        let folder = Folder::new(&format!("{name}-{parts}"));
        let mut results = results(&folder, program, *parts);
        // Once more: it counts once.
        results.push(results[0].clone());
        let (status, sum, said) = merge(&results);
        assert_eq!(status, Some(0), "{said}");
        assert_eq!(totals(&json(&sum)), totals(&json(&whole)), "{program:?} in {parts} parts");
    }
}

#[test]
fn a_litmus_test_in_parts() {
    adds_up("litmus", &["../../bench/litmus/inc-5.litmus"], &[7, 100]);
}

#[test]
fn a_program_with_locks_in_parts() {
    adds_up("locks", &["../../bench/locks/read_write_lock.c"], &[7, 100, 1000]);
}

#[test]
fn a_program_with_unordered_sections_in_parts() {
    adds_up("lapor", &["../../bench/locks/read_write_lock.c", "--lapor"], &[7, 100, 1000]);
}

#[test]
fn parts_of_models_with_dependencies() {
    adds_up("dependencies", &["../../bench/structures/chase-lev.c", "--model", "imm"], &[7]);
}

#[test]
fn results_that_do_not_belong_together_are_refused_and_missing_ones_named() {
    let folder = Folder::new("belong");
    let own = results(&folder, &["../../bench/litmus/inc-5.litmus"], 3);
    let other = Folder::new("other");
    let others = results(&other, &["../../bench/litmus/inc-5.litmus", "--model", "sc"], 3);
    let (status, _, said) = merge(&[own[0].clone(), others[1].clone()]);
    assert_eq!(status, Some(2));
    assert!(said.contains("a part of another run than"), "{said}");
    let (status, sum, _) = merge(&own[..2]);
    let sum = json(&sum);
    assert_eq!(
        (status, &sum["verdict"], &sum["limit"]),
        (Some(3), &"incomplete".into(), &"missing-parts".into())
    );
    assert_eq!(sum["part"]["missing"].to_string(), r#"["1"]"#);
    let (status, _, said) = run(&["explore", "../../bench/litmus/inc-5.litmus"]);
    assert_eq!(status, Some(2));
    assert!(said.contains("not a checkpoint"), "{said}");
}

#[test]
fn an_error_of_a_part_is_an_error_of_all() {
    let folder = Folder::new("error");
    // Split first, with the error far away.
    let (count, into) = ("4", folder.file("parts"));
    let program = "../../examples/store-buffering.litmus";
    let (status, printed, said) = run(&["split", "-n", count, "-o", &into, program]);
    assert_eq!((status, printed.as_str()), (Some(0), format!("4 parts in {into}\n").as_str()), "{said}");
    let (status, _, _) = run(&["split", "-n", "2", "-o", &into, "tests/cmd/inputs/two-races.litmus"]);
    assert_eq!(status, Some(1), "an error that is found while splitting ends that");
}
