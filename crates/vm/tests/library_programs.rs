//! Runs C and C++ programs that use the library, each function marked `CASE` from its start, in many random
//! schedules, and compares how they end with what the mark says (`library/case.h` explains it). The programs
//! are compiled by clang here.

mod common;

use common::{Outcome, Run};
use selvedge_program::{Action, Block, Exclusive, Order, Wait};
use selvedge_source::Source;
use selvedge_vm::{Config, Fault, Machine, Restart};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

const SCHEDULES: u64 = 60;

#[test]
fn threads() {
    run_cases("threads.c");
}

#[test]
fn locks() {
    run_cases("locks.c");
}

#[test]
fn waiting() {
    run_cases("waiting.c");
}

#[test]
fn c11() {
    run_cases("c11.c");
}

#[test]
fn memory() {
    run_cases("memory.c");
}

#[test]
fn text() {
    run_cases("text.c");
}

#[test]
fn process() {
    run_cases("process.c");
}

#[test]
fn atomics() {
    run_cases("atomics.c");
}

#[test]
fn intrinsics() {
    run_cases("intrinsics.c");
}

#[test]
fn cpp() {
    run_cases("cpp.cpp");
}

#[test]
fn a_wait_can_end_for_no_reason() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/library/waiting.c");
    let source = Source::new("waiting.c", compile(&path));
    let entry = "a_signal_that_comes_too_early";
    let module = selvedge_llvm::compile_from(std::slice::from_ref(&source), entry).expect("it compiles");
    let config = Config { entry: entry.to_owned(), spurious_wakeups: true, ..Config::default() };
    let machine = Machine::load(module, config).expect("it can be loaded");
    for seed in 0..SCHEDULES {
        assert_eq!(Run::new(&machine, seed).run(), Outcome::Finished);
    }
}

#[test]
fn sections_without_order_read_the_word_and_leave_it_alone() {
    let config = Config { unordered_locks: true, ..Config::default() };
    let actions = actions_of("locks.c", "a_mutex_excludes", config, 1);
    let lock = actions.iter().position(|action| matches!(action, Action::Lock { .. })).expect("it is locked");
    let Action::Lock { lock: word, shared: false } = actions[lock] else { panic!("{:?}", actions[lock]) };
    let read = Action::Read { loc: word, order: Order::Relaxed, exclusive: Exclusive::No };
    assert_eq!(actions[lock - 1], read);
    let unlock = actions.iter().position(|action| *action == Action::Unlock { lock: word });
    assert!(unlock.is_some_and(|unlock| unlock > lock));
    assert!(!actions.iter().any(|action| matches!(action, Action::Write { loc, .. } if *loc == word)));
}

#[test]
fn waits_without_order_arrive_at_a_location_of_their_own() {
    let config = Config { unordered_barriers: true, ..Config::default() };
    let actions = actions_of("waiting.c", "a_barrier_with_too_few_threads", config, 1);
    let [Action::Begin { .. }, Action::Read { loc, order: Order::Acquire, .. }, rest @ ..] =
        actions.as_slice()
    else {
        panic!("{actions:?}")
    };
    let [Action::Arrive { barrier, count: 3 }, Action::Arrived { barrier: same }] = rest else {
        panic!("{actions:?}")
    };
    assert!(barrier == same && barrier != loc);
}

/// What a thread does in one schedule of a case.
fn actions_of(file: &str, entry: &str, config: Config, thread: u16) -> Vec<Action> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/library").join(file);
    let machine = load(&Source::new(file, compile(&path)), entry, config).expect("it can be loaded");
    let mut run = Run::new(&machine, 0);
    run.run();
    run.events.iter().filter(|event| event.thread.0 == thread).map(|event| event.action).collect()
}

/// A marked function and what its mark says.
struct Case {
    name: String,
    expected: String,
}

fn run_cases(file: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/library").join(file);
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

fn compile(path: &Path) -> String {
    let clang = std::env::var("SELVEDGE_CLANG").unwrap_or_else(|_| "clang-19".to_owned());
    let include: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../include");
    let mut command = Command::new(&clang);
    command.args("-O0 -Xclang -disable-O0-optnone -fno-discard-value-names -g -ffp-contract=off".split(' '));
    command
        .args(
            "-U_FORTIFY_SOURCE -D_GLIBCXX_TSAN=1 -D_GLIBCXX_ASSERTIONS=1 -pthread -w -S -emit-llvm -o -"
                .split(' '),
        )
        .arg("-I")
        .arg(include);
    if path.extension().is_some_and(|extension| extension == "cpp") {
        command.arg("-std=c++20");
    }
    let output = command.arg(path).output().unwrap_or_else(|error| panic!("{clang} cannot be run: {error}"));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("clang prints text")
}

/// Runs a case, with sections and arrivals in order and not; says what is wrong.
fn run_case(source: &Source, case: &Case) -> Result<(), String> {
    run_case_with(source, case, Config::default())?;
    let unordered = Config { unordered_barriers: true, unordered_locks: true, ..Config::default() };
    run_case_with(source, case, unordered).map_err(|problem| format!("(without order) {problem}"))
}

/// Runs a case in many schedules, and once more from the start if that is asked for.
fn run_case_with(source: &Source, case: &Case, mut config: Config) -> Result<(), String> {
    let mut ends = BTreeMap::new();
    let mut messages = String::new();
    let machine = load(source, &case.name, config.clone())?;
    for seed in 0..SCHEDULES {
        let mut run = Run::new(&machine, seed);
        let outcome = run.run();
        if let Outcome::Fault(Fault::Restart(restart @ Restart::Order { .. })) = outcome {
            assert!(config.apply(restart), "{}: {restart:?} changes nothing", case.name);
            return run_case_with(source, case, config);
        }
        if let Outcome::Fault(fault) = &outcome {
            messages.push_str(&format!("{fault}\n"));
        }
        if !is_dead_end(&run) || matches!(outcome, Outcome::Fault(_)) {
            *ends.entry(kind(&outcome)).or_insert(0) += 1;
        }
    }
    let (expected, text) = case.expected.split_once(": ").unwrap_or((case.expected.as_str(), ""));
    let others_are_fine = ends.keys().all(|end| match expected {
        "finishes" | "unsupported" => end == expected,
        "stuck" | "cut" => end == expected || end == "finishes",
        _ => end == expected || end == "finishes" || end == "stuck",
    });
    match ends.contains_key(expected) && others_are_fine && messages.contains(text) {
        true => Ok(()),
        false => Err(format!("{ends:?}\n{}", messages.lines().next().unwrap_or(""))),
    }
}

/// Loads the program to start at a case.
fn load(source: &Source, entry: &str, config: Config) -> Result<Machine, String> {
    let module = selvedge_llvm::compile_from(std::slice::from_ref(source), entry)
        .map_err(|error| error.to_string())?;
    let config = Config { entry: entry.to_owned(), ..config };
    Machine::load(module, config).map_err(|error| error.to_string())
}

/// Whether a thread has read something that it can only have read too late: such a schedule is none.
fn is_dead_end(run: &Run<'_>) -> bool {
    let actions = run.threads.iter().filter_map(|states| states.last()).map(|next| next.action);
    actions.into_iter().any(|action| action == Action::Block(Block::Wait(Wait::Come)))
}

fn kind(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Finished => "finishes".to_owned(),
        Outcome::Stuck => "stuck".to_owned(),
        Outcome::Cut(_) => "cut".to_owned(),
        Outcome::Fault(Fault::Error { kind, .. }) => kind.name().to_owned(),
        Outcome::Fault(Fault::Unsupported { .. } | Fault::Missing { .. }) => "unsupported".to_owned(),
        Outcome::Fault(Fault::Restart(Restart::ShareSite(_))) => "restart".to_owned(),
        other => format!("{other:?}"),
    }
}
