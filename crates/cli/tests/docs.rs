//! What the documentation says: its commands do what it shows, its links lead somewhere, and the book has all
//! of its pages.
//!
//! In blocks of the kind `console`, `? 1` after a command is its exit status, `...` stands for lines that are
//! left out, and an empty line ends what a command prints. Other blocks need a kind, such as `text`.

mod support;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use support::Folder;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every page, with its text.
fn pages() -> Vec<(PathBuf, String)> {
    let folders = ["docs", "docs/inside", "docs/hacking"].map(|folder| root().join(folder));
    let docs = folders.iter().flat_map(|folder| fs::read_dir(folder).expect("there is documentation"));
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
    trycmd::TestCases::new().env("COLUMNS", "100").case("README.md").case("docs/*.md").case("docs/*/*.md");
}

/// What is written as code: lines of blocks, and what stands between backticks.
fn code(text: &str) -> Vec<&str> {
    let mut in_block = false;
    let mut code = Vec::new();
    for line in text.lines() {
        match line.starts_with("```") {
            true => in_block = !in_block,
            false if in_block => code.push(line),
            false => code.extend(line.split('`').skip(1).step_by(2)),
        }
    }
    code
}

/// Commands that are not run, as they have names to be filled in: their options exist, at least.
#[test]
fn commands_have_the_options_that_are_named() {
    let mut help: BTreeMap<String, String> = BTreeMap::new();
    let mut options = 0;
    for (page, text) in pages() {
        for line in code(&text) {
            let line = line.trim_start_matches("$ ");
            let Some(words) = line.strip_prefix("selvedge ") else { continue };
            let words = words.split_whitespace().map(|word| word.trim_start_matches('['));
            let mut words = words.take_while(|word| *word != "--");
            let Some(command) =
                words.next().filter(|word| word.bytes().all(|byte| byte.is_ascii_lowercase()))
            else {
                continue;
            };
            let known = help.entry(command.to_string()).or_insert_with(|| {
                let mut selvedge = Command::new(env!("CARGO_BIN_EXE_selvedge"));
                let output = selvedge.args([command, "--help"]).output().expect("it runs");
                assert!(output.status.success(), "{}: no command `{command}`", page.display());
                String::from_utf8(output.stdout).expect("text")
            });
            for option in words.filter(|word| word.starts_with("--")) {
                let option = option.split(['=', ']', ',']).next().expect("there is a first");
                options += 1;
                let is_known = known.split_whitespace().any(|word| word == option);
                assert!(is_known, "{}: `{command}` has no `{option}`: {line}", page.display());
            }
        }
    }
    assert!(options > 50, "options are looked for in the wrong way");
}

/// The script of the recipe, as its service runs it: one program is right, one wrong, one no program.
#[test]
fn the_recipe_for_continuous_integration_works() {
    let page = fs::read_to_string(root().join("docs/ci.md")).expect("the page is there");
    let script = page.split("run: |\n").nth(1).expect("the recipe has a script");
    let script: String = script
        .lines()
        .take_while(|line| line.starts_with("          "))
        .flat_map(|line| [line, "\n"])
        .collect();
    let folder = Folder::new("docs-ci");
    let code = PathBuf::from(folder.file("code"));
    fs::create_dir_all(code.join("checks")).expect("a folder for the test");
    let programs = [("right", "examples/message-passing.c"), ("wrong", "examples/message-passing-wrong.c")];
    for (name, program) in programs {
        fs::copy(root().join(program), code.join(format!("checks/{name}.c"))).expect("an example is there");
    }
    fs::write(code.join("checks/none.c"), "no program").expect("a file for the test");
    let script = script.replace("../selvedge/target/release/selvedge", env!("CARGO_BIN_EXE_selvedge"));
    let status =
        Command::new("bash").args(["-e", "-c", &script]).current_dir(&code).status().expect("it runs");
    assert_eq!(status.code(), Some(1), "an error was found");
    let results = |name: &str| {
        let report = fs::read_to_string(code.join(format!("reports/{name}.c.sarif"))).ok()?;
        let log: serde_json::Value = serde_json::from_str(&report).expect("a report is JSON");
        log["runs"][0]["results"].as_array().map(Vec::len)
    };
    assert_eq!(["right", "wrong", "none"].map(results), [Some(0), Some(1), None]);
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
    let docs = root().join("docs");
    for (page, _) in pages() {
        let Ok(name) = page.strip_prefix(&docs) else { continue };
        let name = name.to_str().expect("a plain name");
        assert!(
            name == "SUMMARY.md" || summary.contains(&format!("]({name})")),
            "docs/SUMMARY.md lacks {name}"
        );
    }
}
