//! Comments stand alone and are not wide.

use crate::tree::{crates, expect_none, files, read, relative, root};

const WIDTH: usize = 110;

/// Beginnings that mean nothing to somebody who reads this comment only.
const LEANING: [&str; 4] = ["The same", "Those", "They", "But"];

/// Crates in which lines of comments may still be wider than those of code, and how many are. These only ever
/// get fewer.
const STILL_WIDE: [(&str, usize); 1] = [("vm", 23)];

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

#[test]
fn doc_comments_stand_alone() {
    let places = crates().into_iter().flat_map(|name| places(&name, leaning));
    expect_none(
        places
            .map(|place| format!("{place}: begins with a word that leans on something before it"))
            .collect(),
    );
}

#[test]
fn comments_are_not_wide() {
    let most = |name: &str| STILL_WIDE.iter().find(|(other, _)| *other == name).map_or(0, |(_, most)| *most);
    let found = crates().into_iter().map(|name| (places(&name, wide), most(&name)));
    let found = found.filter(|(places, most)| places.len() > *most).flat_map(|(places, _)| places);
    expect_none(found.map(|place| format!("{place}: wider than {WIDTH} columns")).collect());
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
