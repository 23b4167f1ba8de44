//! Files of the tree, and the parts of a page: tables, code, links.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the root is there")
}

pub fn read(path: impl AsRef<Path>) -> String {
    let path = path.as_ref();
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// All files below a folder, but for what is built and what is hidden.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in entries {
        let path = entry.expect("a readable folder").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        if name.starts_with('.') || name == "target" || name == "node_modules" {
            continue;
        }
        match path.is_dir() {
            true => found.extend(files(&path)),
            false => found.push(path),
        }
    }
    found.sort();
    found
}

/// The names of the folders in `crates`.
pub fn crates() -> BTreeSet<String> {
    let folders = fs::read_dir(root().join("crates")).expect("there are crates");
    let folders = folders.map(|entry| entry.expect("a readable folder").path());
    let crates = folders.filter(|folder| folder.join("Cargo.toml").exists());
    crates.map(|folder| folder.file_name().expect("a name").to_string_lossy().into_owned()).collect()
}

/// A path as it is written in pages: from the root, with `/`.
pub fn relative(path: &Path) -> String {
    let path = path.strip_prefix(root()).unwrap_or(path);
    path.to_string_lossy().replace('\\', "/")
}

/// The rows of the table whose head begins with the given cells; no row is empty.
pub fn table(page: &str, head: &[&str]) -> Vec<Vec<String>> {
    let rows = page.lines().map(cells);
    let rows = rows.skip_while(|row| row.len() < head.len() || row.iter().zip(head).any(|(a, b)| a != b));
    let rows: Vec<_> = rows.skip(2).take_while(|row| !row.is_empty()).collect();
    assert!(!rows.is_empty(), "there is no table with the head {head:?}");
    rows
}

fn cells(line: &str) -> Vec<String> {
    let Some(line) = line.trim().strip_prefix('|') else { return Vec::new() };
    let line = line.strip_suffix('|').unwrap_or(line).replace("\\|", "\u{1}");
    line.split('|').map(|cell| cell.trim().replace('\u{1}', "|")).collect()
}

/// What stands between backticks.
pub fn spans(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

/// The lines of a page that are no code block.
pub fn prose(page: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut in_block = false;
    page.lines().enumerate().filter(move |(_, line)| {
        let is_fence = line.trim_start().starts_with("```");
        in_block ^= is_fence;
        !in_block && !is_fence
    })
}

/// The code block that follows a heading.
pub fn block_after<'a>(page: &'a str, heading: &str) -> &'a str {
    let rest =
        page.split_once(&format!("\n{heading}\n")).unwrap_or_else(|| panic!("no heading `{heading}`")).1;
    let section = rest.split("\n## ").next().expect("there is a first");
    section.split("```").nth(1).unwrap_or_else(|| panic!("no block below `{heading}`"))
}

/// One message that lists all problems, if there are any.
pub fn expect_none(problems: Vec<String>) {
    assert!(problems.is_empty(), "\n{}\n", problems.join("\n"));
}

#[test]
fn tables_are_read() {
    let page =
        "a\n| x | y |\n|---|---|\n\n| x | z |\n|---|---|\n| `a` | b \\| c |\n| d | |\nend\n| e | f |\n";
    assert_eq!(table(page, &["x", "z"]), [["`a`", "b | c"], ["d", ""]]);
    assert_eq!(spans("`a`, b and `c d`"), ["a", "c d"]);
}

#[test]
fn blocks_are_no_prose() {
    let page = "a\n```text\nb\n```\nc\n";
    assert_eq!(prose(page).map(|(_, line)| line).collect::<Vec<_>>(), ["a", "c"]);
    assert_eq!(block_after("\n## One\nx\n```\ny\n```\n", "## One"), "\ny\n");
}
