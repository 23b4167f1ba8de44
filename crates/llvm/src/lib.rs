//! LLVM IR text to bytecode; knows clang's output, not the search.

pub mod ir;
mod lower;
