//! Which reads each action of a thread depends on. Events are numbered from 0; reads return 0 unless a script
//! says otherwise.

mod common;

use common::{drive_next, single, test_with};
use selvedge_litmus::Options;
use selvedge_program::{Dependencies, Next, Value};

/// The dependencies of each event of a thread, as `data 0 ctrl 1 2`, or `-`, joined by `; `; the last one is
/// its end.
fn dependencies(body: &str, script: &[Value]) -> String {
    let options = Options { unroll: Some(4) };
    let steps = drive_next(&test_with(&single(body), &options).with_dependencies(), 0, script);
    steps.iter().map(show).collect::<Vec<_>>().join("; ")
}

fn show<S>(next: &Next<S>) -> String {
    let Some(Dependencies { addr, data, ctrl }) = next.dependencies.as_deref() else {
        return "-".to_string();
    };
    let lists =
        [("addr", addr), ("data", data), ("ctrl", ctrl)].into_iter().filter(|(_, list)| !list.is_empty());
    let list = |list: &[u16]| list.iter().map(u16::to_string).collect::<Vec<_>>().join(" ");
    lists.map(|(name, numbers)| format!("{name} {}", list(numbers))).collect::<Vec<_>>().join(" ")
}

#[test]
fn nothing_is_tracked_unless_asked_for() {
    let test = test_with(&single("int r = *p; *q = r;"), &Options::default());
    assert!(drive_next(&test, 0, &[1]).iter().all(|next| next.dependencies.is_none()));
}

#[test]
fn a_written_value_depends_on_the_reads_that_it_is_made_of() {
    for (body, expected) in [
        ("*q = *p;", "-; data 0; -"),
        ("int r = *p; *q = 1;", "-; -; -"),
        ("int r = *p; int s = *x; *q = (r + 1) * -s;", "-; -; data 0 1; -"),
        ("int r = *p; r = 5; *q = r;", "-; -; -"),
        ("int r = *p; char s = (char) r; *q = s;", "-; data 0; -"),
        ("int r = *p; r += *p; *q = r; *x = r - r;", "-; -; data 0 1; data 0 1; -"),
    ] {
        assert_eq!(dependencies(body, &[]), expected, "{body}");
    }
}

#[test]
fn a_dependency_counts_even_if_the_value_does_not() {
    for body in ["*q = r ^ r;", "*q = r * 0;", "*q = r & 0;", "*q = 0 && r || r - r;"] {
        let found = dependencies(&format!("int r = *p; {body}"), &[]);
        assert!(found.starts_with("-; data 0"), "{body}: {found}");
    }
}

#[test]
fn branches_are_dependencies_of_everything_behind_them() {
    for (body, script, expected) in [
        ("int r = *p; if (r) { *x = 1; } *q = 2;", &[1][..], "-; ctrl 0; ctrl 0; ctrl 0"),
        ("int r = *p; if (r) { *x = 1; } *q = 2;", &[0], "-; ctrl 0; ctrl 0"),
        ("if (*p) { } int r = *x; *q = r;", &[], "-; ctrl 0; data 1 ctrl 0; ctrl 0"),
        ("int r = *p; int s = r ? 1 : 2; *q = s;", &[], "-; ctrl 0; ctrl 0"),
        ("int r = *p && *x; *q = r;", &[1, 1], "-; ctrl 0; data 1 ctrl 0; ctrl 0"),
        ("while (*p == 0) { } *q = 1;", &[0, 1], "-; ctrl 0; ctrl 0 1; ctrl 0 1"),
        ("int r = *p; for (int i = 0; i < r; i++) *q = i;", &[1], "-; ctrl 0; ctrl 0"),
        ("int r = *p; *q = 1; if (r) return; *q = 2;", &[], "-; -; ctrl 0; ctrl 0"),
    ] {
        assert_eq!(dependencies(body, script), expected, "{body}");
    }
}

#[test]
fn what_may_stop_a_thread_is_a_branch() {
    for (body, script, expected) in [
        ("int r = *p; assume(r); *q = 1;", &[1][..], "-; ctrl 0; ctrl 0"),
        ("int r = *p; assume(r); *q = 1;", &[0], "-; ctrl 0"),
        ("int r = *p; assert(r); *q = 1;", &[1], "-; ctrl 0; ctrl 0"),
        ("int r = *p; int s = 1 / r; *q = 1;", &[1], "-; ctrl 0; ctrl 0"),
        ("int r = *p; int s = r / 2; *q = s; *x = 1;", &[1], "-; data 0; -; -"),
    ] {
        assert_eq!(dependencies(body, script), expected, "{body}");
    }
}

#[test]
fn the_write_of_a_read_modify_write_depends_on_what_it_is_made_of() {
    for (body, expected) in [
        ("atomic_fetch_add(x, 1); *q = 1;", "-; data 0; -; -"),
        ("int r = *p; atomic_fetch_add(x, r); *q = 1;", "-; -; data 0 1; -; -"),
        ("int r = *p; int s = atomic_exchange(x, r); *q = s;", "-; -; data 0; data 1; -"),
    ] {
        assert_eq!(dependencies(body, &[]), expected, "{body}");
    }
}

#[test]
fn a_compare_exchange_depends_on_what_it_expects_and_decides_what_follows() {
    let body = "int r = *p; int s = *y; int t = atomic_compare_exchange_strong(x, &r, s); *q = t; *q = r;";
    // On success the expected variable is left alone.
    assert_eq!(
        dependencies(body, &[7, 5, 7]),
        "-; -; data 0; data 1 ctrl 0 2; data 0 2 ctrl 0 2; data 0 ctrl 0 2; ctrl 0 2"
    );
    // On failure it gets what was read.
    assert_eq!(dependencies(body, &[7, 5, 8]), "-; -; data 0; data 0 2 ctrl 0 2; data 2 ctrl 0 2; ctrl 0 2");
}
