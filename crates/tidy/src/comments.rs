//! Comments stand alone and are not wide: where that holds already, it stays so; elsewhere it gets no worse.

use crate::tree::{crates, expect_none, files, read, relative, root};

const WIDTH: usize = 110;

/// Beginnings that mean nothing to somebody who reads this comment only.
const LEANING: [&str; 4] = ["The same", "Those", "They", "But"];

/// Crates in which each doc comment stands alone.
const STANDING: &[&str] = &[
    "explore",
    "graph",
    "program",
    "model",
    "vm",
    "bytecode",
    "llvm",
    "litmus",
    "interleave",
    "races",
    "probe",
    "source",
    "stop",
    "tidy",
];

/// Crates in which no line of a comment is wider than that of code.
const NARROW: &[&str] = &["explore", "program", "source", "tidy"];

/// How many are left in all others together. These only ever get smaller.
const MOST_LEANING: usize = 43;
const MOST_WIDE: usize = 346;

/// The places of doc comments in a file that begin with one of those words.
fn leaning(text: &str) -> Vec<usize> {
    let mut found = Vec::new();
    let mut within = false;
    for (number, line) in text.lines().enumerate() {
        let line = line.trim_start();
        let comment = line.strip_prefix("///").or_else(|| line.strip_prefix("//!"));
        let leans = |comment: &str| {
            let rest = |start: &&str| comment.trim_start().strip_prefix(*start).map(str::to_string);
            let mut rests = LEANING.iter().filter_map(rest);
            rests.any(|rest| !rest.starts_with(|letter: char| letter.is_alphanumeric()))
        };
        if !within && comment.is_some_and(leans) {
            found.push(number + 1);
        }
        within = comment.is_some();
    }
    found
}

fn wide(text: &str) -> Vec<usize> {
    let lines = text.lines().enumerate();
    let wide = lines.filter(|(_, line)| line.trim_start().starts_with("//") && line.chars().count() > WIDTH);
    wide.map(|(number, _)| number + 1).collect()
}

/// The places in a crate, as `path:line`.
fn places(name: &str, find: fn(&str) -> Vec<usize>) -> Vec<String> {
    let files = files(&root().join("crates").join(name));
    let files = files.iter().filter(|path| path.extension().is_some_and(|end| end == "rs"));
    files
        .flat_map(|path| find(&read(path)).into_iter().map(move |line| format!("{}:{line}", relative(path))))
        .collect()
}

/// No place in the crates of the list, and no more than `most` in the others.
fn ratchet(find: fn(&str) -> Vec<usize>, clean: &[&str], most: usize, what: &str) {
    let mut problems: Vec<_> =
        clean.iter().flat_map(|name| places(name, find)).map(|place| format!("{place}: {what}")).collect();
    let others = crates().into_iter().filter(|name| !clean.contains(&name.as_str()));
    let others: Vec<_> = others.map(|name| (places(&name, find).len(), name)).collect();
    let left: usize = others.iter().map(|(count, _)| count).sum();
    if left > most {
        let each: Vec<_> = others.iter().map(|(count, name)| format!("{name} {count}")).collect();
        problems.push(format!(
            "{left} comments, more than the {most} that are left: {what} ({})",
            each.join(", ")
        ));
    }
    expect_none(problems);
}

#[test]
fn doc_comments_stand_alone() {
    ratchet(leaning, STANDING, MOST_LEANING, "begins with a word that leans on something before it");
}

#[test]
fn comments_are_not_wide() {
    ratchet(wide, NARROW, MOST_WIDE, "wider than 110 columns");
}

#[test]
fn only_beginnings_of_comments_lean() {
    assert_eq!(
        leaning(
            "/// The same.\nfn a() {}\n/// A thread.\n/// But not that.\n/// Thosething\n\n//! They are\n// They"
        ),
        [1, 7]
    );
    assert_eq!(wide(&format!("{}\n// {}\n", "x".repeat(200), "é".repeat(107))), [0; 0]);
    assert_eq!(wide(&format!("    // {}\n", "x".repeat(104))), [1]);
}
