//! LLVM IR text to bytecode; knows clang's output, not the search.

pub mod ir;
mod lexer;
mod lower;
mod parse;

pub use lower::{compile, compile_from, lower, lower_from};
pub use parse::parse;
