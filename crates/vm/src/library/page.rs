//! `docs/library.md`: what is said about each subject is written by hand, the list of functions that ends
//! each section is made from the rows. If rows have changed, `OVERWRITE=1 cargo test -p selvedge-vm page`
//! writes the lists again.

use super::{Row, TABLES};
use std::fmt::Write;
use std::fs;

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/library.md");
const HEAD: &str = "| function | type |\n|---|---|\n";
/// Characters in a line of names.
const WIDTH: usize = 118;

fn table(rows: &[Row]) -> String {
    let mut text = HEAD.to_string();
    for Row { name, signature, .. } in rows {
        writeln!(text, "| `{name}` | `{signature}` |").expect("text takes all");
    }
    text
}

/// Functions whose types say nothing new.
fn names(rows: &[Row]) -> String {
    let mut lines = vec![String::new()];
    for (number, row) in rows.iter().enumerate() {
        let mark = if number + 1 == rows.len() { '.' } else { ',' };
        let name = format!("`{}`{mark}", row.name);
        match lines.last_mut() {
            Some(line) if line.is_empty() => *line = name,
            Some(line) if line.len() + 1 + name.len() <= WIDTH => *line += &format!(" {name}"),
            _ => lines.push(name),
        }
    }
    lines.join("\n") + "\n"
}

/// The page with the list of each section made again: as a table where there is one, else as names.
fn renewed(page: &str) -> String {
    let mut sections = page.split_inclusive("\n\n## ");
    let mut text = sections.next().expect("a page has a head").to_string();
    for (section, (heading, rows)) in sections.zip(TABLES) {
        assert!(section.starts_with(&format!("{heading}\n")), "expected `{heading}` before: {section}");
        let body = section.trim_end_matches("\n\n## ").trim_end();
        let start = body.rfind("\n\n").map_or(body.len(), |at| at + 2);
        let list = if body[start..].starts_with(HEAD) { table(rows) } else { names(rows) };
        text += &format!("{}{list}\n## ", &body[..start]);
    }
    text.trim_end_matches("\n## ").to_string()
}

#[test]
fn the_lists_of_the_page_are_made_from_the_rows() {
    let page = fs::read_to_string(PAGE).expect("the page is there");
    let renewed = renewed(&page);
    if std::env::var_os("OVERWRITE").is_some() {
        fs::write(PAGE, &renewed).expect("the page can be written");
        return;
    }
    let sections = page.matches("\n## ").count();
    assert_eq!(sections, TABLES.len(), "sections and tables");
    let differs = page.lines().zip(renewed.lines()).find(|(old, new)| old != new);
    assert_eq!(differs, None, "the page, and what the rows say; `OVERWRITE=1` writes the lists again");
    assert_eq!(page.trim_end(), renewed.trim_end());
}
