//! Pages: every link leads to a file, and every file that is named exists.

use crate::tree::{expect_none, files, prose, read, relative, root, spans};
use std::path::PathBuf;

/// The pages that people read: those at the root, and all of `docs`.
fn pages() -> Vec<PathBuf> {
    let at_root = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "bench/README.md", "suite/README.md"];
    let pages = at_root.iter().map(|page| root().join(page)).chain(files(&root().join("docs")));
    pages.filter(|page| page.extension().is_some_and(|end| end == "md")).collect()
}

/// What links of a line lead to, without places within a page.
fn links(line: &str) -> Vec<&str> {
    let targets =
        line.split("](").skip(1).filter_map(|rest| rest.split(')').next()?.split(['#', ' ']).next());
    targets.filter(|target| !target.is_empty() && !target.contains("://")).collect()
}

/// Files of ours that a line names between backticks: names alone or paths, without placeholders.
fn named(line: &str) -> Vec<&str> {
    let words = spans(line).into_iter().flat_map(|span| span.split([' ', ':', ',']));
    let words = words.filter(|word| {
        [".rs", ".py", ".trycmd", ".toml"].iter().any(|end| word.len() > end.len() && word.ends_with(end))
    });
    words
        .filter(|word| !word.contains(['*', '<', '{', '…', '(']) && !word.chars().any(char::is_uppercase))
        .collect()
}

#[test]
fn links_lead_to_files() {
    let mut problems = Vec::new();
    for page in pages() {
        let text = read(&page);
        for (number, line) in prose(&text) {
            // Not what is code within a line.
            let line: String = line.split('`').step_by(2).collect();
            let missing = links(&line)
                .into_iter()
                .filter(|target| !page.parent().expect("in a folder").join(target).exists());
            problems.extend(
                missing.map(|target| format!("{}:{}: {target} leads nowhere", relative(&page), number + 1)),
            );
        }
    }
    expect_none(problems);
}

#[test]
fn files_that_are_named_exist() {
    let all: Vec<_> = files(&root()).iter().map(|path| format!("/{}", relative(path))).collect();
    let mut problems = Vec::new();
    for page in pages() {
        let text = read(&page);
        for (number, line) in prose(&text) {
            let missing = named(line).into_iter().filter(|name| {
                let end = format!("/{}", name.trim_start_matches("./"));
                !all.iter().any(|path| path.ends_with(&end) && !path.starts_with("/target/"))
            });
            problems.extend(
                missing.map(|name| format!("{}:{}: there is no {name}", relative(&page), number + 1)),
            );
        }
    }
    expect_none(problems);
}

#[test]
fn links_and_names_are_read() {
    assert_eq!(links("[a](b.md#c), [d](https://e), ![f](g/h.png)"), ["b.md", "g/h.png"]);
    assert_eq!(
        named("`a/b.rs`, `NAME.rs`, `c.rs:12` and d.rs, `python3 e.py`, `.toml`"),
        ["a/b.rs", "c.rs", "e.py"]
    );
}
