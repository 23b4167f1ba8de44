//! herd's C litmus format → programs and final conditions; knows no exploration and no memory model.
//!
//! [`parse()`] turns the text of a test into a [`Test`], which is a [`selvedge_program::Program`] together
//! with what the test asks about its final states. On the way: `lexer` → `parse` → `ast` → `lower` → `code`,
//! which `run` executes.
//!
//! Meaning of accesses: `*x` is a seq_cst access if the thread's parameter has an atomic type and a
//! non-atomic one otherwise (`volatile` changes nothing); the functions of `stdatomic.h` say their order. The
//! arithmetic is that of C on x86-64 Linux with the undefined cases defined. Operands are evaluated from left
//! to right; the right side of an assignment comes before the read of its target; a compare-exchange reads
//! its expected value after its arguments. Locals without an initial value hold 0. `assert` and `assume` are
//! extensions.
//!
//! Not supported, and refused by name: pointers as values, arrays, structures, floating point, `switch`,
//! `goto`, labels, `atomic_flag`, locks, the primitives of the Linux kernel, and conditions that compare two
//! variables.

mod arithmetic;
mod ast;
mod code;
mod condition;
mod dependencies;
mod lexer;
mod library;
mod lower;
mod parse;
mod run;
mod test;

pub use condition::{Condition, Observable, Quantifier, Reg};
pub use run::{Fault, State};
pub use test::{Options, Test};

use selvedge_source::{Error, Source};

/// Reads a C litmus test.
pub fn parse(source: &Source, options: &Options) -> Result<Test, Error> {
    lower::test(source, &parse::file(source)?, options)
}
