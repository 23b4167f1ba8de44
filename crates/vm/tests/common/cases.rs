//! Runs C and C++ programs, each function marked `CASE` from its start, in many random schedules, and
//! compares how they end with what the mark says (`library/case.h` explains it). The programs are compiled by
//! clang here.

use super::{Outcome, Run};
use selvedge_source::Source;
use selvedge_vm::{Config, Fault, Machine, Restart};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

const SCHEDULES: u64 = 40;

/// A marked function and what its mark says.
struct Case {
    name: String,
    expected: String,
}

/// Runs all cases of a file below `tests/`.
pub fn run_cases(file: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(file);
    let text = std::fs::read_to_string(&path).expect("the test programs are part of the repository");
    let source = Source::new(file, compile(&path));
    let cases = find_cases(&text);
    assert!(!cases.is_empty(), "{file} has no cases");
    let wanted = std::env::var("CASE").unwrap_or_default();
    let mut problems = Vec::new();
    for case in cases.iter().filter(|case| case.name.contains(&wanted)) {
        if let Err(problem) = run_case(&source, case) {
            problems.push(format!("{}: expected {}, but {problem}", case.name, case.expected));
        }
    }
    assert!(
        problems.is_empty(),
        "{} of {} cases in {file}:\n{}",
        problems.len(),
        cases.len(),
        problems.join("\n")
    );
}

fn find_cases(text: &str) -> Vec<Case> {
    let marked = text.lines().filter_map(|line| line.strip_prefix("CASE("));
    let parts = marked.filter_map(|line| line.split_once("\")")?.0.split_once(", \""));
    parts.map(|(name, expected)| Case { name: name.to_owned(), expected: expected.to_owned() }).collect()
}

/// The IR of a file.
pub fn compile(path: &Path) -> String {
    let clang = std::env::var("SELVEDGE_CLANG").unwrap_or_else(|_| "clang-19".to_owned());
    let include: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../include");
    let mut command = Command::new(&clang);
    command.args("-O0 -Xclang -disable-O0-optnone -fno-discard-value-names -g -ffp-contract=off".split(' '));
    command.args("-U_FORTIFY_SOURCE -pthread -w -S -emit-llvm -o -".split(' ')).arg("-I").arg(include);
    if path.extension().is_some_and(|extension| extension == "cpp") {
        command.arg("-std=c++20");
    }
    let output = command.arg(path).output().unwrap_or_else(|error| panic!("{clang} cannot be run: {error}"));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("clang prints text")
}

/// Runs a case in many schedules; says what is wrong.
fn run_case(source: &Source, case: &Case) -> Result<(), String> {
    let mut ends = BTreeMap::new();
    let mut messages = String::new();
    let machine = load(source, &case.name, Config::default())?;
    for seed in 0..SCHEDULES {
        let mut run = Run::new(&machine, seed);
        run.allows_mixed_sizes = true;
        let outcome = run.run();
        if let Outcome::Fault(fault) = &outcome {
            messages.push_str(&format!("{fault}\n"));
        }
        *ends.entry(kind(&outcome)).or_insert(0) += 1;
    }
    let (expected, text) = case.expected.split_once(": ").unwrap_or((case.expected.as_str(), ""));
    let others_are_fine = ends.keys().all(|end| match expected {
        "finishes" | "stuck" | "cut" | "unsupported" => {
            end == expected || expected == "stuck" && end == "finishes"
        }
        _ => end == expected || end == "finishes" || end == "stuck",
    });
    match ends.contains_key(expected) && others_are_fine && messages.contains(text) {
        true => Ok(()),
        false => Err(format!("{ends:?}\n{}", messages.lines().next().unwrap_or(""))),
    }
}

/// Loads a program that starts with a function.
pub fn load(source: &Source, entry: &str, config: Config) -> Result<Machine, String> {
    let module = selvedge_llvm::compile_from(std::slice::from_ref(source), entry)
        .map_err(|error| error.to_string())?;
    Machine::load(module, Config { entry: entry.to_owned(), ..config }).map_err(|error| error.to_string())
}

fn kind(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Finished => "finishes".to_owned(),
        Outcome::Stuck => "stuck".to_owned(),
        Outcome::Cut(_) => "cut".to_owned(),
        Outcome::Fault(Fault::Error { kind, .. }) => kind.name().to_owned(),
        Outcome::Fault(Fault::Unsupported { .. } | Fault::Missing { .. }) => "unsupported".to_owned(),
        Outcome::Fault(Fault::Limit { which, .. }) => format!("limit-{which}"),
        Outcome::Fault(Fault::Restart(Restart::ShareSite(_))) => "restart".to_owned(),
        Outcome::Fault(Fault::Restart(Restart::MoreThreads)) => "more-threads".to_owned(),
        Outcome::Fault(Fault::Restart(Restart::Order { .. })) => "order".to_owned(),
        Outcome::Fault(Fault::Restart(
            Restart::Heed { .. } | Restart::Count { .. } | Restart::Race { .. },
        )) => "heed".to_owned(),
        Outcome::TooLong => "too-long".to_owned(),
    }
}
