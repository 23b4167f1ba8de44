//! What only some places may mention, and what some places must not: the tables of ARCHITECTURE.md.

use crate::code::{Code, lines_with, sources};
use crate::tree::{expect_none, read, root, spans, table};

/// Whether a file is one of the places, which are crates, folders or files in `crates`.
fn is_in(file: &str, places: &[&str]) -> bool {
    let file = file.strip_prefix("crates/").unwrap_or(file);
    places
        .iter()
        .any(|place| file == *place || file.strip_prefix(place).is_some_and(|rest| rest.starts_with('/')))
}

/// Places that name nothing, since a rule about them would hold whatever happens.
fn missing(places: &[&str]) -> Vec<String> {
    let missing = places.iter().filter(|place| !root().join("crates").join(place).exists());
    missing.map(|place| format!("ARCHITECTURE.md names crates/{place}, which does not exist")).collect()
}

/// The names of built-in models as texts, for `BUILT_IN`; any other text is meant as it stands.
fn meant(text: &str) -> Vec<String> {
    if text != "BUILT_IN" {
        return vec![text.to_string()];
    }
    let library = read(root().join("crates/model/src/library.rs"));
    let files =
        library.split("include_str!(\"../library/").skip(1).filter_map(|rest| rest.split(".cat").next());
    // Files that models include have the ending in their name.
    let names = files.filter(|name| library.contains(&format!("(\"{name}\", include_str!")));
    let names: Vec<_> = names.map(|name| format!("\"{name}\"")).collect();
    assert!(names.len() > 5, "built-in models are looked for in the wrong way");
    names
}

/// The lines that name `a::b` as `a::{…, b}`.
fn lines_with_part(text: &str, wanted: &str) -> Vec<usize> {
    let Some((head, part)) = wanted.rsplit_once("::") else { return Vec::new() };
    let head = format!("{head}::{{");
    let lists = text.match_indices(&head).filter(|(at, _)| {
        let list = text[at + head.len()..].split(';').next().expect("there is a first");
        !lines_with(list, part).is_empty()
    });
    lists.map(|(at, _)| 1 + text[..at].matches('\n').count()).collect()
}

/// Where a text occurs in files that are in the places, or in those that are not.
fn occurrences(codes: &[Code], text: &str, places: &[&str], inside: bool) -> Vec<String> {
    let mut found = Vec::new();
    for code in codes.iter().filter(|code| is_in(&code.path, places) == inside) {
        for wanted in meant(text) {
            let shown = if wanted.starts_with('"') { &code.with_texts } else { &code.without_texts };
            found.extend(
                lines_with(shown, &wanted).iter().map(|line| format!("{}:{line}: `{wanted}`", code.path)),
            );
        }
    }
    found
}

#[test]
fn what_only_some_may_mention() {
    let page = read(root().join("ARCHITECTURE.md"));
    let codes = sources();
    let mut problems = Vec::new();
    for row in table(&page, &["only here", "may mention"]) {
        let places = spans(&row[0]);
        problems.extend(missing(&places));
        for text in spans(&row[1]) {
            let found = occurrences(&codes, text, &places, false);
            problems.extend(found.iter().map(|place| format!("{place} may only stand in {}", row[0])));
        }
    }
    expect_none(problems);
}

#[test]
fn what_some_must_not_mention() {
    let page = read(root().join("ARCHITECTURE.md"));
    let codes = sources();
    let mut problems = Vec::new();
    for row in table(&page, &["here", "must not mention"]) {
        let places = spans(&row[0]);
        problems.extend(missing(&places));
        for text in spans(&row[1]) {
            let found = occurrences(&codes, text, &places, true);
            problems.extend(found.iter().map(|place| format!("{place} must not stand there")));
        }
    }
    expect_none(problems);
}

/// The names that code takes from a crate: after `selvedge_graph::`, or in the braces that follow it.
fn taken(code: &str, from: &str) -> Vec<String> {
    let mut names = Vec::new();
    for rest in code.split(&format!("selvedge_{from}::")).skip(1) {
        let (list, separator) = match rest.strip_prefix('{') {
            Some(list) => (list.split("};").next().expect("there is a first"), ','),
            None => (rest, '\0'),
        };
        for name in list.split(separator) {
            let name = name.trim_start_matches(|letter: char| letter.is_whitespace() || letter == '{');
            names.push(
                name.split(|letter: char| !letter.is_alphanumeric() && letter != '_')
                    .next()
                    .expect("a first")
                    .to_string(),
            );
        }
    }
    names.retain(|name| !name.is_empty());
    names
}

#[test]
fn of_a_crate_only_some_names_are_used() {
    let page = read(root().join("ARCHITECTURE.md"));
    let codes = sources();
    let mut problems = Vec::new();
    for row in table(&page, &["of the crate", "used here", "only these names"]) {
        let (places, allowed) = (spans(&row[1]), spans(&row[2]));
        problems.extend(missing(&places));
        if places.is_empty() {
            problems.push(format!("ARCHITECTURE.md does not say who may take only some names of {}", row[0]));
        }
        for code in codes.iter().filter(|code| is_in(&code.path, &places)) {
            let names = taken(&code.without_texts, row[0].trim_matches('`'));
            let names = names.iter().filter(|name| !allowed.contains(&name.as_str()));
            problems.extend(names.map(|name| format!("{}: `{name}` of {} is not for it", code.path, row[0])));
        }
    }
    expect_none(problems);
}

#[test]
fn names_in_braces_are_found() {
    assert_eq!(lines_with_part("x;\nuse std::{io, fs::File};\nuse std::{io};\nfs", "std::fs"), [2]);
}

#[test]
fn places_are_whole_names() {
    assert!(is_in("crates/cli/src/a.rs", &["cli"]));
    assert!(!is_in("crates/client/src/a.rs", &["cli"]));
    assert!(is_in("crates/cli/src/a.rs", &["cli/src/a.rs"]));
}

#[test]
fn names_that_are_taken_are_listed() {
    assert_eq!(
        taken("use selvedge_graph::{Kind,\n LocId};\nx(selvedge_graph::Graph::new())", "graph"),
        ["Kind", "LocId", "Graph"]
    );
    assert_eq!(taken("use selvedge_model::parse;", "model"), ["parse"]);
}
