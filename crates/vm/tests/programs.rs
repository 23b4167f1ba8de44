//! C programs on the machine: what they compute, what goes wrong in them, what their threads share.

mod common;

use common::cases::run_cases;

#[test]
fn language() {
    run_cases("programs/language.c");
}

#[test]
fn faults() {
    run_cases("programs/faults.c");
}

#[test]
fn sharing() {
    run_cases("programs/sharing.c");
}
