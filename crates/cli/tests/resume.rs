//! Checks that are cut off, by a limit or by force, and resumed: the totals are those of a check that was
//! not.
#![cfg(unix)]

mod support;

use serde_json::Value;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;
use support::Folder;

fn selvedge(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_selvedge"));
    command.args(words).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// The exit status, the report, and what was said.
fn run(words: &[&str]) -> (Option<i32>, Value, String) {
    let output = selvedge(words).output().expect("the checker was built");
    let report = serde_json::from_slice(&output.stdout).unwrap_or(Value::Null);
    (output.status.code(), report, String::from_utf8_lossy(&output.stderr).into_owned())
}

/// What must be the same however often a check was cut off.
fn totals(report: &Value) -> [String; 8] {
    let stats = &report["stats"];
    let fields = ["verdict", "executions", "blocked", "cut", "cuts", "condition", "warnings"];
    let [a, b, c, d, e, f, g] = fields.map(|field| report[field].to_string());
    [a, b, c, d, e, f, g, stats["dead_ends"].to_string()]
}

/// Programs of different kinds, with options.
const PROGRAMS: [&[&str]; 10] = [
    &["../../bench/litmus/inc-5.litmus"],
    &["../../bench/litmus/corr-5.litmus", "--coherence", "wb"],
    &["../../bench/structures/chase-lev.c", "--model", "imm"],
    &["../../bench/locks/read_write_lock.c", "--lapor"],
    &["../../bench/locks/time_var_mutex.c", "--lapor"],
    &["tests/cmd/inputs/cut-loops.c", "--unroll", "3", "--", "-DMORE"],
    &["tests/cmd/inputs/equal-threads.c"],
    &["tests/cmd/inputs/told-apart-later.c"],
    &["tests/cmd/inputs/first-contents.c"],
    &["tests/cmd/inputs/first-contents.c", "--model", "imm"],
];

fn uninterrupted(program: &[&str]) -> Value {
    let (status, report, said) = run(&[&["check", "--format", "json", "-j", "1"], program].concat());
    assert_eq!(status, Some(0), "{said}");
    report
}

#[test]
fn a_check_that_stops_again_and_again_finds_the_same() {
    let folder = Folder::new("stops");
    for (number, program) in PROGRAMS.iter().enumerate() {
        let expected = uninterrupted(program);
        let all = expected["executions"].as_u64().expect("a number");
        let file = folder.file(&format!("{number}.checkpoint"));
        let first = (all / 5 + 1).to_string();
        let begin = ["check", "--format", "json", "--checkpoint", &file, "--max-executions", &first];
        let (mut status, mut report, mut said) = run(&[&begin, *program].concat());
        let mut stops = 0;
        while status == Some(3) {
            assert_eq!(report["limit"], "max-executions", "{said}");
            stops += 1;
            assert!(stops < 100, "it gets nowhere: {program:?}");
            let seen = report["executions"].as_u64().expect("a number");
            let most = (seen + all / 5 + 1).to_string();
            let workers = if stops % 2 == 0 { "1" } else { "3" };
            (status, report, said) =
                run(&["resume", &file, "--format", "json", "--max-executions", &most, "-j", workers]);
        }
        assert_eq!(status, Some(0), "{program:?}: {said}");
        assert_eq!(totals(&report), totals(&expected), "{program:?} in {stops} stops");
    }
}

#[test]
fn a_check_that_is_killed_fifty_times_finds_the_same() {
    let folder = Folder::new("kills");
    let program = ["../../bench/litmus/inc-rmw-9.litmus"];
    let expected = uninterrupted(&program);
    let mut random = 7u64;
    let mut pause = || {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        Duration::from_millis(random >> 33 & 255)
    };
    let mut kills = 0;
    for round in 0.. {
        let file = folder.file(&format!("{round}.checkpoint"));
        let workers = if round % 2 == 0 { "1" } else { "2" };
        let begin =
            ["check", "--format", "json", "--checkpoint", &file, "--checkpoint-every", "0.02", "-j", workers];
        let begin = [&begin, &program[..]].concat();
        let go_on = ["resume", &file, "--format", "json", "--checkpoint-every", "0.02"];
        // It is killed three times at most, and then comes to its end.
        for _ in 0..3 {
            let is_there = Path::new(&file).exists();
            let mut child =
                selvedge(if is_there { &go_on } else { &begin }).spawn().expect("the checker was built");
            std::thread::sleep(pause());
            kills += usize::from(child.try_wait().expect("a child").is_none());
            let _ = child.kill();
            child.wait().expect("it was killed");
        }
        let (status, report, said) = run(if Path::new(&file).exists() { &go_on } else { &begin });
        assert_eq!(status, Some(0), "{said}");
        assert_eq!(totals(&report), totals(&expected), "round {round}");
        if kills >= 50 {
            return;
        }
    }
}

#[test]
fn what_was_put_aside_is_explored_whatever_has_become_of_its_files() {
    let folder = Folder::new("changes");
    let (program, model, file) =
        (folder.file("inc.litmus"), folder.file("own.cat"), folder.file("checkpoint"));
    fs::copy("../../bench/litmus/inc-5.litmus", &program).expect("the folder is ours");
    fs::copy("../model/library/sc.cat", &model).expect("the folder is ours");
    let expected = uninterrupted(&[&program, "--model", &model]);
    let begin = ["check", "--format", "json", "--checkpoint", &file, "--max-executions", "5"];
    let (status, report, said) = run(&[&begin[..], &[&program, "--model", &model]].concat());
    assert_eq!((status, &report["limit"]), (Some(3), &"max-executions".into()), "{said}");
    fs::write(&program, "C other {} P0(int *x) { }").expect("the folder is ours");
    fs::remove_file(&model).expect("it was there");
    let (status, report, said) = run(&["resume", &file, "--format", "json"]);
    assert_eq!(status, Some(0), "{said}");
    assert_eq!(totals(&report), totals(&expected));
    assert!(said.contains("inc.litmus is checked as it was when this check began"), "{said}");
}

/// A checkpoint from somebody else must not run their program.
#[test]
fn resuming_runs_no_compiler_and_quotes_what_was_kept() {
    let folder = Folder::new("trust");
    let (program, compiler, log) = (folder.file("last.c"), folder.file("clang.sh"), folder.file("log"));
    let checkpoint = folder.file("checkpoint");
    fs::copy("tests/cmd/inputs/last-order.c", &program).expect("the folder is ours");
    let script = format!("#!/bin/sh\necho ran >> {log}\nexec clang-19 \"$@\"\n");
    fs::write(&compiler, script).expect("the folder is ours");
    fs::set_permissions(&compiler, fs::Permissions::from_mode(0o755)).expect("the folder is ours");
    let begin = ["check", "--no-estimate", "--clang", &compiler, "--checkpoint", &checkpoint];
    let (status, _, said) = run(&[&begin[..], &["--max-executions", "2", &program]].concat());
    assert_eq!(status, Some(3), "{said}");
    let ran = |file: &str| fs::read_to_string(file).expect("it ran");
    assert_eq!(ran(&log), "ran\n");
    let text = ran(&program);
    fs::remove_file(&program).expect("it was there");
    let output = selvedge(&["resume", &checkpoint]).output().expect("the checker was built");
    let printed = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{printed}");
    let line = text.lines().find(|line| line.contains("assert(")).expect("it asserts something");
    assert!(printed.contains(line.trim()), "{printed}");
    assert_eq!(ran(&log), "ran\n", "nothing that the checkpoint names runs");
}

#[test]
fn what_is_damaged_is_refused() {
    let folder = Folder::new("damages");
    let file = folder.file("checkpoint");
    let program = "../../bench/litmus/inc-5.litmus";
    let (status, report, said) =
        run(&["check", "--format", "json", "--checkpoint", &file, "--max-executions", "5", program]);
    assert_eq!((status, &report["limit"]), (Some(3), &"max-executions".into()), "{said}");
    let whole = fs::read(&file).expect("it was written");
    for at in [0, 30, whole.len() / 2, whole.len() - 1] {
        let mut damaged = whole.clone();
        damaged[at] ^= 1;
        fs::write(&file, &damaged).expect("the folder is ours");
        let (status, _, said) = run(&["resume", &file]);
        assert_eq!(status, Some(2), "{said}");
        assert!(said.contains("damaged") || said.contains("not a checkpoint"), "{said}");
    }
    fs::write(&file, &whole[..whole.len() / 2]).expect("the folder is ours");
    let (status, _, said) = run(&["resume", &file]);
    assert_eq!(status, Some(2));
    assert!(said.contains("damaged"), "{said}");
    fs::write(&file, &whole).expect("the folder is ours");
    assert_eq!(run(&["resume", &file]).0, Some(0));
}

#[test]
fn only_a_checkpoint_is_overwritten() {
    let folder = Folder::new("overwritten");
    let (program, link) = (folder.file("program.litmus"), folder.file("./program.litmus"));
    fs::copy("../../bench/litmus/inc-5.litmus", &program).expect("the folder is ours");
    let before = fs::read(&program).expect("it was copied");
    let (status, _, said) = run(&["check", "--checkpoint", &link, "--max-executions", "3", &program]);
    assert_eq!(status, Some(2));
    assert!(said.contains("is no checkpoint, and is not overwritten"), "{said}");
    assert_eq!(fs::read(&program).expect("it is still there"), before);
}

/// The checksum of a checkpoint: FNV-1a of what follows it.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ *byte as u64).wrapping_mul(0x0100_0000_01b3))
}

/// Bytes are changed at random and the checksum is made right: it is refused, or explored, and nothing
/// breaks. `MUTANTS=N` tries more.
#[test]
fn a_damaged_checkpoint_with_a_good_checksum_breaks_nothing() {
    let folder = Folder::new("mutants");
    let mutants: u64 = std::env::var("MUTANTS").ok().and_then(|count| count.parse().ok()).unwrap_or(60);
    for (number, program) in PROGRAMS.iter().enumerate() {
        let file = folder.file(&format!("{number}.checkpoint"));
        let begin = ["check", "--no-estimate", "--checkpoint", &file, "--max-executions", "5"];
        if run(&[&begin, *program].concat()).0 != Some(3) {
            continue;
        }
        let whole = fs::read(&file).expect("it was written");
        let start = whole.iter().position(|byte| *byte == b'\n').expect("a line is at its head") + 1;
        for seed in 0..mutants / PROGRAMS.len() as u64 {
            let mut random = fastrand::Rng::with_seed(seed * 31 + number as u64);
            let mut body = whole[start + 8..].to_vec();
            for _ in 0..random.usize(1..4) {
                // What is explored comes after the texts, and is what is worth damaging.
                let from = if random.bool() { body.len() * 3 / 4 } else { 0 };
                let at = random.usize(from..body.len());
                body[at] = if random.bool() { random.u8(..) } else { body[at].wrapping_add(1) };
            }
            let sum = checksum(&body).to_le_bytes();
            let damaged = folder.file("damaged.checkpoint");
            fs::write(&damaged, [&whole[..start], &sum[..], &body[..]].concat()).expect("the folder is ours");
            let words =
                ["resume", &damaged, "--max-executions", "200", "--timeout", "5", "--max-memory", "2000"];
            let (status, _, said) = run(&words);
            assert!(matches!(status, Some(0..=3)), "{program:?}, seed {seed}: {status:?} {said}");
        }
    }
}
