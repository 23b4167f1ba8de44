//! The tests of the crate as one program: each would compile the exploration again.

mod common;
mod counts;
mod cpp20;
mod interleavings;
mod library;
mod litmus;
mod suite;
