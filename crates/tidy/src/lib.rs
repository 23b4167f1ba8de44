//! Checks that the tree is what ARCHITECTURE.md says it is. Knows no crate: it reads files as text.
//!
//! The tables of that page are the rules, so a rule changes where people read it. There is nothing here but
//! tests: `cargo test -p selvedge-tidy` takes a second. What is a matter of taste is not tested.

#[cfg(test)]
mod absences;
#[cfg(test)]
mod code;
#[cfg(test)]
mod comments;
#[cfg(test)]
mod crates;
#[cfg(test)]
mod pages;
#[cfg(test)]
mod tree;
