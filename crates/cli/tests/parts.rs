//! Explorations that are split into parts: the results add up to those of a check, in any order, and each
//! counts once.

mod support;

use serde_json::Value;
use std::fs;
use std::process::Command;
use support::Folder;

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
    let fields =
        ["verdict", "limit", "bounded", "executions", "blocked", "cut", "cuts", "condition", "warnings"];
    let stats = ["dead_ends", "revisits"].iter().map(|field| report["stats"][*field].to_string());
    fields.iter().map(|field| report[*field].to_string()).chain(stats).collect()
}

fn adds_up(name: &str, program: &[&str], parts: &[usize]) {
    adds_up_to(0, name, program, parts);
}

/// Checks a program as a whole and in parts; both must end with this status, and add up to the same.
fn adds_up_to(expected: i32, name: &str, program: &[&str], parts: &[usize]) {
    let (status, whole, said) = run(&[&["check", "--format", "json", "-j", "1"], program].concat());
    assert_eq!(status, Some(expected), "{said}");
    for parts in parts {
        let folder = Folder::new(&format!("{name}-{parts}"));
        let mut results = results(&folder, program, *parts);
        // Once more: it counts once.
        results.push(results[0].clone());
        let (status, sum, said) = merge(&results);
        assert_eq!(status, Some(expected), "{said}");
        assert_eq!(totals(&json(&sum)), totals(&json(&whole)), "{program:?} in {parts} parts");
    }
}

#[test]
fn a_litmus_test_in_parts() {
    adds_up("litmus", &["../../bench/litmus/inc-5.litmus"], &[7, 100]);
}

#[test]
fn that_no_execution_is_complete_shows_in_all_parts_together() {
    adds_up_to(3, "blocked", &["tests/cmd/inputs/never.litmus", "--check-liveness"], &[2]);
}

#[test]
fn loops_that_were_cut_add_up() {
    let program = ["tests/cmd/inputs/cut-loops.c", "--unroll", "3", "--", "-DMORE"];
    adds_up("cuts", &program, &[3, 50]);
    // What lies behind a loop was reached if it was in some part.
    let folder = Folder::new("cuts-behind");
    let (status, sum, said) = merge(&results(&folder, &program, 3));
    assert_eq!(status, Some(0), "{said}");
    let sum = json(&sum);
    assert!(sum["cut"].as_u64() > Some(0), "{sum}");
    assert_eq!(sum["cuts"][0]["unreached"], serde_json::json!([]));
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
fn a_program_with_equal_threads_in_parts() {
    adds_up("equal-threads", &["tests/cmd/inputs/equal-threads.c"], &[7, 100]);
}

#[test]
fn a_program_that_reads_first_contents_in_parts() {
    adds_up("first-contents", &["tests/cmd/inputs/first-contents.c"], &[7, 100]);
}

#[test]
fn executions_before_which_nothing_could_be_put_aside_are_counted() {
    adds_up("late", &["tests/cmd/inputs/long-first-execution.c"], &[1, 2]);
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
    let into = folder.file("parts");
    let (status, printed, said) = run(&["split", "-n", "4", "-o", &into, "tests/cmd/inputs/last-order.c"]);
    assert_eq!((status, printed.as_str()), (Some(0), format!("4 parts in {into}\n").as_str()), "{said}");
    let results: Vec<(Option<i32>, String)> = (1..=4)
        .map(|number| {
            let part = folder.file(&format!("parts/{number}.part"));
            let (status, result, _) = run(&["explore", &part, "--format", "json", "-j", "1"]);
            let file = folder.file(&format!("{number}.json"));
            fs::write(&file, result).expect("the folder is ours");
            (status, file)
        })
        .collect();
    assert_eq!(results.iter().filter(|(status, _)| *status == Some(1)).count(), 1, "one part has the error");
    let files: Vec<String> = results.into_iter().map(|(_, file)| file).collect();
    let (status, sum, said) = merge(&files);
    assert_eq!((status, &json(&sum)["verdict"]), (Some(1), &"error".into()), "{said}");
    let (status, _, _) = run(&["split", "-n", "2", "-o", &into, "tests/cmd/inputs/two-races.litmus"]);
    assert_eq!(status, Some(1), "an error that is found while splitting ends that");
}

#[test]
fn what_a_part_learns_makes_all_of_them_start_again() {
    let folder = Folder::new("restart");
    let into = folder.file("parts");
    let (status, _, said) = run(&["split", "-n", "2", "-o", &into, "tests/cmd/inputs/told-apart-later.c"]);
    assert_eq!(status, Some(0), "{said}");
    let explore = |number: usize| {
        let part = folder.file(&format!("parts/{number}.part"));
        let (status, result, said) = run(&["explore", &part, "--format", "json", "-j", "1"]);
        assert_eq!((status, &json(&result)["limit"]), (Some(3), &"restart".into()), "{said}");
        let file = folder.file(&format!("{number}.json"));
        fs::write(&file, result).expect("the folder is ours");
        file
    };
    let (status, sum, _) = merge(&[explore(1), explore(2)]);
    let sum = json(&sum);
    assert_eq!((status, &sum["verdict"], &sum["limit"]), (Some(3), &"incomplete".into(), &"restart".into()));
}

#[test]
fn of_results_of_one_part_the_finished_one_counts() {
    let folder = Folder::new("finished");
    let results = results(&folder, &["../../bench/litmus/inc-5.litmus"], 3);
    let changed = |name: &str, change: &dyn Fn(&mut Value)| {
        let mut result = json(&fs::read_to_string(&results[0]).expect("it was written"));
        change(&mut result);
        let file = folder.file(name);
        fs::write(&file, result.to_string()).expect("the folder is ours");
        file
    };
    let (_, whole, _) = merge(&results);
    let interrupted = changed("interrupted.json", &|result| {
        (result["limit"], result["verdict"]) = ("interrupt".into(), "incomplete".into());
        result["executions"] = 1.into();
    });
    for files in [[vec![interrupted.clone()], results.clone()], [results.clone(), vec![interrupted.clone()]]]
    {
        let (status, sum, said) = merge(&files.concat());
        assert_eq!(status, Some(0), "{said}");
        assert_eq!(totals(&json(&sum)), totals(&json(&whole)));
    }
    let other = changed("other.json", &|result| result["executions"] = 1.into());
    let (status, _, said) = merge(&[results.clone(), vec![other]].concat());
    assert_eq!(status, Some(2));
    assert!(said.contains("contradicts another result"), "{said}");
    let lacks: [&dyn Fn(&mut Value); 9] = [
        &|result| (result["part"]["of"], result["part"]["id"]) = (u64::MAX.into(), u64::MAX.into()),
        &|result| result["executions"] = u64::MAX.into(),
        &|result| result["stats"]["unfolding"] = 7.into(),
        &|result| result["condition"] = "none".into(),
        &|result| result["condition"]["states"] = vec![1, 1].into(),
        &|result| result["part"]["of"] = Value::Null,
        &|result| result["part"]["learnt"] = "0".into(),
        &|result| result["executions"] = Value::Null,
        &|result| result["errors"] = Value::Null,
    ];
    for (number, lack) in lacks.iter().enumerate() {
        let damaged = changed(&format!("damaged-{number}.json"), lack);
        let (status, _, said) = merge(&[vec![damaged], results[1..].to_vec()].concat());
        assert_eq!(status, Some(2), "{number}");
        assert!(said.contains("not the result of"), "{said}");
    }
}
