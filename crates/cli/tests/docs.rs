//! What the documentation says: its commands do what it shows, its links lead somewhere, and the book has all of its pages.
//!
//! In blocks of the kind `console`, `? 1` after a command is its exit status, `...` stands for lines that are left out, and an empty line ends what a command
//! prints. Other blocks need a kind, such as `text`.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every page, with its text.
fn pages() -> Vec<(PathBuf, String)> {
    let docs = fs::read_dir(root().join("docs")).expect("there is documentation");
    let docs = docs.map(|entry| entry.expect("a readable folder").path());
    let pages = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "bench/README.md", "suite/README.md"];
    let pages = pages.iter().map(|page| root().join(page)).chain(docs);
    let pages = pages.filter(|page| page.extension().is_some_and(|extension| extension == "md"));
    pages.map(|page| (page.clone(), fs::read_to_string(&page).expect("a page is text"))).collect()
}

#[test]
fn commands_do_what_is_shown() {
    // They are written for whoever stands at the root of the repository.
    std::env::set_current_dir(root()).expect("the root is there");
    trycmd::TestCases::new().env("COLUMNS", "100").case("README.md").case("docs/*.md");
}

#[test]
fn links_lead_somewhere() {
    let mut links = 0;
    for (page, text) in pages() {
        let is_code = |line: &&str| line.starts_with("```");
        let mut in_code = false;
        for line in text.lines() {
            in_code ^= is_code(&line);
            if in_code {
                continue;
            }
            // Not what is code within a line.
            let prose: String = line.split('`').step_by(2).collect();
            for link in prose.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
                let target = link.split('#').next().expect("there is a first");
                if target.is_empty() || target.contains("://") {
                    continue;
                }
                links += 1;
                let folder = page.parent().expect("a page is in a folder");
                assert!(folder.join(target).exists(), "{}: {link} leads nowhere", page.display());
            }
        }
    }
    assert!(links > 50, "links are looked for in the wrong way");
}

#[test]
fn the_book_has_all_pages() {
    let summary = fs::read_to_string(root().join("docs/SUMMARY.md")).expect("the book has a summary");
    for (page, _) in pages() {
        let name = page.file_name().expect("a page has a name").to_str().expect("a plain name");
        let is_of_book = page.parent().is_some_and(|folder| folder.ends_with("docs")) && name != "SUMMARY.md";
        if is_of_book {
            assert!(summary.contains(&format!("]({name})")), "docs/SUMMARY.md lacks {name}");
        }
    }
}
