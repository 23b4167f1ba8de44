//! The tree, the drawing and the table of crates name those that exist, with what they depend on.

use crate::code::lines_with;
use crate::tree::{block_after, crates, expect_none, read, root, spans, table};
use std::collections::BTreeSet;

/// Crates of ours that a manifest names under a heading.
fn dependencies(manifest: &str, heading: &str) -> BTreeSet<String> {
    let section = manifest.lines().skip_while(|line| line.trim() != format!("[{heading}]")).skip(1);
    let section = section.take_while(|line| !line.starts_with('['));
    let names = section.filter_map(|line| line.split(['.', ' ', '=']).next());
    // The library has no other name than that of the project.
    let ours =
        names.filter_map(|name| if name == "selvedge" { Some(name) } else { name.strip_prefix("selvedge-") });
    ours.map(str::to_string).collect()
}

fn named(cell: &str) -> BTreeSet<String> {
    spans(cell).into_iter().map(str::to_string).collect()
}

/// What the manifest of a crate has that its row does not, and the other way round.
fn differences(name: &str, row: &str, manifest: &str) -> Vec<String> {
    let (product, tests) = row.split_once("tests:").unwrap_or((row, ""));
    let mut problems = Vec::new();
    let mut compare = |what: &str, said: BTreeSet<String>, real: BTreeSet<String>| {
        for each in said.symmetric_difference(&real) {
            let (has, lacks) = match real.contains(each) {
                true => ("its Cargo.toml", "the table of ARCHITECTURE.md"),
                false => ("the table of ARCHITECTURE.md", "its Cargo.toml"),
            };
            problems.push(format!("`{name}`, {what}: {has} names `{each}`, {lacks} does not"));
        }
    };
    let build = dependencies(manifest, "build-dependencies");
    let real = dependencies(manifest, "dependencies").union(&build).cloned().collect();
    compare("dependencies", named(product), real);
    compare("dependencies of tests", named(tests), dependencies(manifest, "dev-dependencies"));
    problems
}

#[test]
fn crates_use_what_the_table_says() {
    let page = read(root().join("ARCHITECTURE.md"));
    let mut problems = Vec::new();
    let mut rows = BTreeSet::new();
    for row in table(&page, &["crate", "uses"]) {
        let name = row[0].trim_matches('`');
        rows.insert(name.to_string());
        let manifest = root().join("crates").join(name).join("Cargo.toml");
        match manifest.exists() {
            true => problems.extend(differences(name, &row[1], &read(manifest))),
            false => problems.push(format!("ARCHITECTURE.md has a row for `{name}`, which is no crate")),
        }
    }
    problems
        .extend(crates().difference(&rows).map(|name| format!("ARCHITECTURE.md has no row for `{name}`")));
    expect_none(problems);
}

#[test]
fn the_tree_names_every_crate() {
    let page = read(root().join("ARCHITECTURE.md"));
    let tree = block_after(&page, "## The tree");
    let folders = tree.lines().skip_while(|line| !line.starts_with("crates/")).skip(1);
    let folders = folders.take_while(|line| line.starts_with("  "));
    let named: BTreeSet<_> =
        folders.filter_map(|line| line.trim().split_once('/')).map(|(name, _)| name.to_string()).collect();
    let crates = crates();
    let problems = named
        .symmetric_difference(&crates)
        .map(|name| format!("crates/{name}: the tree of ARCHITECTURE.md differs"));
    expect_none(problems.collect());
}

#[test]
fn the_drawing_names_every_crate() {
    let page = read(root().join("ARCHITECTURE.md"));
    let drawing = block_after(&page, "## Which crate uses which");
    let missing = crates().into_iter().filter(|name| lines_with(drawing, name).is_empty());
    expect_none(missing.map(|name| format!("the drawing of ARCHITECTURE.md lacks `{name}`")).collect());
}

/// A map has to be read in a quarter of an hour; what is longer belongs to docs/inside.
#[test]
fn the_map_is_small() {
    let size = read(root().join("ARCHITECTURE.md")).len();
    assert!(size <= 20 * 1024, "ARCHITECTURE.md has {size} bytes");
}

#[test]
fn a_missing_and_a_new_dependency_are_found() {
    let manifest = "[dependencies]\nselvedge-a.workspace = true\nselvedge-b = {}\nserde = {}\n[dev-dependencies]\nselvedge-c = {}\n";
    assert_eq!(differences("x", "`a`, `b`; tests: `c`", manifest), [""; 0]);
    assert_eq!(differences("x", "`a`; tests: `c`", manifest).len(), 1);
    assert_eq!(differences("x", "`a`, `b`, `c`", manifest).len(), 2);
}
