//! Resolves the built-in models, so that a check need not do it at each start.
//!
//! The modules are those of the crate itself; a test in `src/resolved.rs` compares what comes out with the
//! texts.

// What only the rest of the crate calls.
#![allow(dead_code)]

#[path = "src/ast.rs"]
mod ast;
#[path = "src/lexer.rs"]
mod lexer;
#[path = "src/library.rs"]
mod library;
#[path = "src/parse.rs"]
mod parse;
#[path = "src/removal.rs"]
mod removal;
#[path = "src/resolve.rs"]
mod resolve;
#[path = "src/terms.rs"]
mod terms;
#[path = "src/text.rs"]
mod text;

use selvedge_source::Source;
use std::path::Path;

fn main() {
    for part in ["build.rs", "src", "library"] {
        println!("cargo::rerun-if-changed={part}");
    }
    let directory = std::env::var_os("OUT_DIR").expect("cargo gives a directory");
    for (name, text) in library::BUILT_IN {
        let text = text::Text::read(&Source::new(name, text), &text::no_file);
        let text = text.unwrap_or_else(|error| panic!("{error}"));
        let resolved = text.resolved().unwrap_or_else(|error| panic!("{error}"));
        let bytes = postcard::to_stdvec(resolved).expect("terms are plain data");
        std::fs::write(Path::new(&directory).join(name), bytes).expect("the directory can be written to");
    }
}
