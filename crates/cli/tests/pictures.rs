//! Files of `--html` and `--dot` that need no browser: what is kept, what is overwritten, and what Graphviz
//! says.

mod support;

use serde_json::Value;
use std::fs;
use std::process::{Command, Output};
use support::Folder;

fn check(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_selvedge"));
    command.arg("check").args(arguments).output().expect("the checker was built")
}

/// The data in a page.
fn data(page: &str) -> Value {
    let page = fs::read_to_string(page).expect("a page was made");
    let start = page.find("id=\"data\">").expect("there is a block of data") + "id=\"data\">".len();
    let end = start + page[start..].find("</script>").expect("it ends");
    serde_json::from_str(&page[start..end]).expect("it is JSON")
}

#[test]
fn the_first_thousand_executions_are_kept_and_all_are_counted() {
    let folder = Folder::new("pictures-many");
    let (file, page) = (folder.file("writes.litmus"), folder.file("page.html"));
    // Eight writes, two of each thread: 8! / 2^4 orders.
    let mut text = "C writes\n{ }\n".to_string();
    for thread in 0..4 {
        let store = |value| format!("atomic_store_explicit(x, {value}, memory_order_relaxed);");
        text +=
            &format!("P{thread} (atomic_int* x) {{ {} {} }}\n", store(2 * thread + 1), store(2 * thread + 2));
    }
    fs::write(&file, text + "exists (x=1)\n").expect("a file for the test");
    let mut first: Option<Vec<String>> = None;
    for workers in ["1", "2"] {
        let output = check(&[&file, "--format", "json", "-j", workers, "--html", &page]);
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
        let report: Value = serde_json::from_slice(&output.stdout).expect("one object is printed");
        assert_eq!((&report["executions"], &report["blocked"]), (&2520.into(), &0.into()));
        let data = data(&page);
        let items = data["items"].as_array().expect("a list");
        assert_eq!(items.len(), 1000);
        let ids: Vec<String> = items.iter().map(|item| item["id"].to_string()).collect();
        let different: std::collections::HashSet<&String> = ids.iter().collect();
        assert_eq!(different.len(), 1000);
        assert_eq!(*first.get_or_insert_with(|| ids.clone()), ids, "they are always the same");
    }
}

#[test]
fn an_execution_that_is_shown_again_is_alone_on_its_page() {
    let folder = Folder::new("pictures-replay");
    let (program, page) = ("../../examples/store-buffering.litmus", folder.file("page.html"));
    check(&[program, "--html", &page]);
    let id = data(&page)["items"][2]["id"].as_str().expect("an id").to_string();
    let output = check(&[program, "--replay", &id, "--format", "sarif", "--html", &page]);
    let again = data(&page);
    assert_eq!(again["items"].as_array().map(Vec::len), Some(1));
    assert_eq!(
        (&again["items"][0]["id"], &again["conclusion"]),
        (&id.into(), &"one execution, shown again".into())
    );
    let log: Value = serde_json::from_slice(&output.stdout).expect("one object is printed");
    let notifications = &log["runs"][0]["invocations"][0]["toolExecutionNotifications"];
    assert_eq!(notifications.as_array().map(Vec::len), Some(0), "no limit was met: {notifications}");
}

#[test]
fn only_pictures_are_overwritten() {
    let folder = Folder::new("pictures-overwritten");
    let program = "../../examples/store-buffering.litmus";
    for (option, name) in [("--html", "page.html"), ("--dot", "graph.dot")] {
        let file = folder.file(name);
        assert_eq!(check(&[program, option, &file]).status.code(), Some(0));
        let made = fs::read_to_string(&file).expect("a file was made");
        assert_eq!(check(&[program, "--model", "sc", option, &file]).status.code(), Some(0));
        assert_ne!(fs::read_to_string(&file).expect("a file was made"), made);
        fs::write(&file, "mine").expect("a file for the test");
        assert_eq!(check(&[program, option, &file]).status.code(), Some(2));
        assert_eq!(fs::read_to_string(&file).expect("it is still there"), "mine");
    }
}

#[test]
fn graphviz_accepts_graphs() {
    let folder = Folder::new("pictures-graphviz");
    let hostile = folder.file("a \"quoted\" \\N name &lt; <b>.c");
    let program = r#"
#include <assert.h>
int main(void) { assert(0 && "\"]; \\l \\N } <b> &amp;"); }
"#;
    fs::write(&hostile, program).expect("a file for the test");
    let wrong = |name| format!("../../bench/wrong/{name}.c");
    let names = ["abba-deadlock", "buf-ring-relaxed-head", "iriw-acq", "mp-relaxed-assert", "use-after-free"];
    for file in names.into_iter().map(wrong).chain([hostile]) {
        let graph = folder.file("graph.dot");
        assert_eq!(check(&[&file, "--quiet", "--dot", &graph]).status.code(), Some(1), "{file}");
        let text = fs::read_to_string(&graph).expect("a graph was made");
        assert!(text.starts_with("digraph selvedge {\n") && text.ends_with("}\n"), "{text}");
        let drawn =
            Command::new("dot").args(["-Tsvg", &graph]).output().expect("`make test` installs Graphviz");
        let complaints = String::from_utf8_lossy(&drawn.stderr).into_owned();
        // It may warn of a line that is not as round as it should be.
        assert!(drawn.status.success() && !complaints.contains("rror"), "{file}: {complaints}");
        assert!(String::from_utf8_lossy(&drawn.stdout).contains("</svg>"));
    }
}
