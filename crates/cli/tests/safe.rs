//! `docs/safe.md` says what `no error found` rests on, and names a program for each point: the page, the
//! programs of `suite/assumptions` and their list must tell the same story. (`programs.rs` runs them.)

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn text(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The programs that a text names in backquotes.
fn named(text: &str) -> BTreeSet<String> {
    let is_program =
        |word: &&str| [".c", ".cpp", ".ll"].iter().any(|end| word.ends_with(end)) && word.len() > 4;
    text.split('`').skip(1).step_by(2).filter(is_program).map(str::to_string).collect()
}

#[test]
fn every_assumption_has_a_program_that_shows_it() {
    let page = text("docs/safe.md");
    let assumed = page.split("## What is assumed").nth(1).and_then(|rest| rest.split("## ").next());
    let points: Vec<&str> = assumed.expect("the page has the section").split("\n- ").skip(1).collect();
    assert!(points.len() > 5, "the section lists assumptions");
    for point in points {
        assert!(!named(point).is_empty(), "no program shows this: {point}");
    }
}

#[test]
fn page_and_programs_name_each_other() {
    let folder = std::fs::read_dir(root().join("suite/assumptions")).expect("the folder is readable");
    let files =
        folder.map(|entry| entry.expect("the folder is readable").file_name().to_string_lossy().into_owned());
    let files: BTreeSet<String> = files.filter(|name| !name.ends_with(".toml")).collect();
    assert_eq!(
        named(&text("docs/safe.md")),
        files,
        "programs named by docs/safe.md, and those of suite/assumptions"
    );
    let list = text("suite/assumptions/assumptions.toml");
    for file in &files {
        assert!(list.contains(&format!("\"suite/assumptions/{file}\"")), "{file} has no case in the list");
    }
}
