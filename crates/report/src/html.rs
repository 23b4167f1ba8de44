//! A page that shows executions in a browser: one file that loads nothing.
//!
//! Everything that comes from a program (names, texts, source) is in one block of JSON, which the script
//! turns into text nodes and never into markup. In the JSON no `<`, `>` or `&` is left, so that nothing in it
//! can end the block. Should something get through all the same, the policy at the head of the page lets the
//! browser run the one script and use the one style whose hashes it names.

mod data;
mod sources;

use crate::printable::on_one_line;
use crate::report::Report;
use sha2::{Digest, Sha256};

/// How every page begins.
pub const START: &str = "<!doctype html>\n<!-- made by selvedge -->\n";

const PAGE: &str = include_str!("html/page.html");
const STYLE: &str = include_str!("html/page.css");
const SCRIPT: &str = include_str!("html/page.js");

/// The page of a report; `read` gives the texts of files that may be shown.
pub fn page(report: &Report, read: &dyn Fn(&str) -> Option<String>) -> String {
    let data = serde_json::to_string(&data::Data::new(report, read)).expect("plain data can be serialised");
    let policy = format!(
        "default-src 'none'; base-uri 'none'; form-action 'none'; style-src 'sha256-{}'; script-src 'sha256-{}'",
        hash(STYLE),
        hash(SCRIPT)
    );
    let title = format!("{} – selvedge", report.files.join(", "));
    let mut page = START.to_string();
    for (at, piece) in PAGE.split("@@").enumerate() {
        match piece {
            _ if at % 2 == 0 => page += piece,
            "policy" => page += &policy,
            "title" => page += &escaped(&on_one_line(&title)),
            "style" => page += STYLE,
            "data" => page += &inert(&data),
            "script" => page += SCRIPT,
            other => unreachable!("the page has no place called `{other}`"),
        }
    }
    page
}

/// Text between tags.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// JSON that neither a browser nor a reader of scripts takes for anything else. These characters are in
/// strings only.
fn inert(json: &str) -> String {
    let mut text = String::with_capacity(json.len());
    for character in json.chars() {
        match character {
            '<' | '>' | '&' | '\u{2028}' | '\u{2029}' => text += &format!("\\u{:04x}", u32::from(character)),
            _ => text.push(character),
        }
    }
    text
}

/// SHA-256 in base 64, as policies name what they allow.
fn hash(text: &str) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut encoded = String::new();
    for bytes in Sha256::digest(text).chunks(3) {
        let three =
            bytes.iter().fold(0u32, |sum, byte| sum << 8 | u32::from(*byte)) << (8 * (3 - bytes.len()));
        let digits = (0..=bytes.len()).map(|at| char::from(DIGITS[(three >> (18 - 6 * at) & 63) as usize]));
        encoded.extend(digits);
        encoded.extend(std::iter::repeat_n('=', 3 - bytes.len()));
    }
    encoded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_are_those_that_browsers_compute() {
        // From the policy's own documentation: the hash of `alert('Hello, world.');`.
        assert_eq!(hash("alert('Hello, world.');"), "qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=");
    }

    #[test]
    fn nothing_ends_the_block_of_data() {
        let json = inert(r#"{"a":"</script><!--<script>&\"]]>"}"#);
        assert_eq!(json, r#"{"a":"\u003c/script\u003e\u003c!--\u003cscript\u003e\u0026\"]]\u003e"}"#);
        let back: serde_json::Value = serde_json::from_str(&json).expect("it is still JSON");
        assert_eq!(back["a"], "</script><!--<script>&\"]]>");
    }
}
