//! The code of a Rust file without what is not code. Macros are not expanded: what they make is not seen.

use crate::tree::{files, read, relative, root};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// A file without comments and tests, once with the texts in it and once without; nothing changes its place.
pub struct Code {
    pub path: String,
    pub with_texts: String,
    pub without_texts: String,
}

/// What is compiled for users: `src` of each crate, without modules for tests. Build scripts do not count.
pub fn sources() -> Vec<Code> {
    let is_source =
        |path: &PathBuf| path.extension().is_some_and(|end| end == "rs") && relative(path).contains("/src/");
    let paths: Vec<_> = files(&root().join("crates")).into_iter().filter(is_source).collect();
    let mut codes: Vec<_> = paths.iter().map(|path| code(relative(path), &read(path))).collect();
    let tests: BTreeSet<_> = paths.iter().flat_map(|path| modules_for_tests(path)).collect();
    codes.retain(|code| {
        !tests
            .iter()
            .any(|test| code.path == format!("{test}.rs") || code.path.starts_with(&format!("{test}/")))
    });
    codes
}

/// The paths, without their ends, of modules that a file declares for tests only.
fn modules_for_tests(path: &Path) -> Vec<String> {
    let place = relative(path);
    let folder = match place.rsplit_once('/') {
        Some((folder, "lib.rs" | "main.rs" | "mod.rs")) => folder.to_string(),
        _ => place.trim_end_matches(".rs").to_string(),
    };
    let text = read(path);
    let lines: Vec<_> = text.lines().map(str::trim).collect();
    let declared = lines.windows(2).filter(|lines| lines[0] == "#[cfg(test)]");
    let names = declared.filter_map(|lines| lines[1].split("mod ").nth(1)?.strip_suffix(';'));
    names.map(|name| format!("{folder}/{name}")).collect()
}

pub fn code(path: String, text: &str) -> Code {
    let text: Vec<char> = text.chars().collect();
    let mut kinds = kinds(&text);
    hide_tests(&text, &mut kinds);
    let shown = |is_shown: fn(Part) -> bool| {
        let letters = text.iter().zip(&kinds);
        letters.map(|(letter, part)| if is_shown(*part) || *letter == '\n' { *letter } else { ' ' }).collect()
    };
    Code {
        path,
        with_texts: shown(|part| matches!(part, Part::Code | Part::Text)),
        without_texts: shown(|part| part == Part::Code),
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Part {
    Code,
    Text,
    Hidden,
}

/// What each character belongs to.
fn kinds(text: &[char]) -> Vec<Part> {
    let mut kinds = Vec::with_capacity(text.len());
    while kinds.len() < text.len() {
        let (part, length) = next_part(text, kinds.len());
        let length = length.min(text.len() - kinds.len());
        kinds.resize(kinds.len() + length, part);
    }
    kinds
}

fn next_part(text: &[char], at: usize) -> (Part, usize) {
    let rest = &text[at..];
    match rest {
        ['/', '/', ..] => (Part::Hidden, find(rest, &['\n']).unwrap_or(rest.len())),
        ['/', '*', ..] => (Part::Hidden, find(rest, &['*', '/']).map_or(rest.len(), |end| end + 2)),
        ['"', ..] => (Part::Text, text_length(rest)),
        ['\'', '\\', ..] => (Part::Hidden, 3 + find(&rest[3..], &['\'']).map_or(0, |end| end + 1)),
        ['\'', _, '\'', ..] => (Part::Hidden, 3),
        ['r', '"' | '#', ..] if !follows_a_word(text, at) => match raw_length(rest) {
            Some(length) => (Part::Text, length),
            None => (Part::Code, 1),
        },
        _ => (Part::Code, 1),
    }
}

/// Whether what begins here is the rest of a word, but for the `b` of bytes.
fn follows_a_word(text: &[char], at: usize) -> bool {
    at > 0 && text[at - 1] != 'b' && (text[at - 1].is_alphanumeric() || text[at - 1] == '_')
}

fn find(text: &[char], end: &[char]) -> Option<usize> {
    text.windows(end.len()).position(|letters| letters == end)
}

fn text_length(rest: &[char]) -> usize {
    let mut at = 1;
    while at < rest.len() && rest[at] != '"' {
        at += if rest[at] == '\\' { 2 } else { 1 };
    }
    at + 1
}

fn raw_length(rest: &[char]) -> Option<usize> {
    let hashes = rest[1..].iter().take_while(|letter| **letter == '#').count();
    let start = 2 + hashes;
    (rest.get(1 + hashes) == Some(&'"')).then_some(())?;
    let end: Vec<char> = std::iter::once('"').chain(std::iter::repeat_n('#', hashes)).collect();
    Some(start + find(&rest[start..], &end).map_or(rest.len(), |at| at + end.len()))
}

/// Items after `#[cfg(test)]` are not code.
fn hide_tests(text: &[char], kinds: &mut [Part]) {
    let mark: Vec<char> = "#[cfg(test)]".chars().collect();
    let mut at = 0;
    while let Some(start) = find(&text[at..], &mark).map(|found| at + found) {
        let end =
            if kinds[start] == Part::Code { item_end(text, kinds, start + mark.len()) } else { start + 1 };
        if end > start + 1 {
            kinds[start..end].fill(Part::Hidden);
        }
        at = end;
    }
}

fn item_end(text: &[char], kinds: &[Part], start: usize) -> usize {
    let mut depth = 0;
    for at in (start..text.len()).filter(|at| kinds[*at] == Part::Code) {
        match text[at] {
            '{' => depth += 1,
            '}' if depth == 1 => return at + 1,
            '}' => depth -= 1,
            ';' if depth == 0 => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// The lines, from 1, in which a text stands by itself: not as a part of a longer word.
pub fn lines_with(text: &str, wanted: &str) -> Vec<usize> {
    let is_word =
        |letter: Option<char>| letter.is_some_and(|letter| letter.is_alphanumeric() || letter == '_');
    let places = text.match_indices(wanted).filter(|(at, _)| {
        let (before, after) = (text[..*at].chars().next_back(), text[at + wanted.len()..].chars().next());
        !(is_word(before) && is_word(wanted.chars().next())
            || is_word(after) && is_word(wanted.chars().next_back()))
    });
    places.map(|(at, _)| 1 + text[..at].matches('\n').count()).collect()
}

#[test]
fn comments_texts_and_tests_are_told_apart() {
    let text =
        "a // b\n/* c */ \"d\\\"e\" 'f' &'g h r#\"i\"j\"# bar\n#[cfg(test)]\nmod k {\n fn l() { '}' }\n}\nm";
    let code = code(String::new(), text);
    assert_eq!(code.without_texts.split_whitespace().collect::<Vec<_>>(), ["a", "&'g", "h", "bar", "m"]);
    assert!(code.with_texts.contains("\"d\\\"e\""), "{}", code.with_texts);
    assert_eq!(code.with_texts.lines().count(), text.lines().count());
}

#[test]
fn a_word_is_no_part_of_another() {
    assert_eq!(lines_with("std::fs\nmystd::fs\nstd::fsync\nx std::fs::read", "std::fs"), [1, 4]);
    assert_eq!(lines_with("\"sc\" \"scx\"\nsc", "\"sc\""), [1]);
}
