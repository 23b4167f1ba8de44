//! Refused programs: the message says where, what, and what to do.

mod common;

use common::single;
use selvedge_litmus::{Options, parse};
use selvedge_source::Source;

fn message(text: &str) -> String {
    match parse(&Source::new("t.litmus", text), &Options::default()) {
        Ok(_) => format!("accepted: {text}"),
        Err(error) => error.to_string(),
    }
}

/// The body of a thread, which stands in line 4, and the message without the file.
const BODIES: &[(&str, &str)] = &[
    ("int r0 = z;", "4:10: `z` is not declared in P0"),
    ("int r0; int r0;", "4:13: `r0` is already declared in this scope"),
    ("int x;", "4:5: `x` is already a parameter of P0"),
    ("int r0 = x;", "4:10: `x` is a pointer; read the location with `*x` or `atomic_load`"),
    ("x = 1;", "4:1: `x` is a pointer; write the location with `*x` or `atomic_store`"),
    ("1 = 2;", "4:1: this cannot be assigned to; expected a local variable or `*location`"),
    ("int r0; *r0 = 1;", "4:10: `r0` is a local variable; expected a pointer parameter"),
    ("*(x + 1) = 1;", "4:2: pointer arithmetic is not supported; expected a parameter of the thread"),
    ("int r0 = atomic_load(&x);", "4:22: `x` is already a pointer; write `x` instead of `&x`"),
    (
        "int r0 = &x;",
        "4:10: an address is supported only as the expected value of a compare-exchange (`&r0`)",
    ),
    ("int *r0 = x;", "4:5: local pointers are not supported; use the thread's parameters"),
    ("int r0[2];", "4:7: arrays are not supported; use one variable per element"),
    ("x[0] = 1;", "4:2: arrays are not supported; use one location per element"),
    ("x->next = 1;", "4:2: structures are not supported; use one location per member"),
    ("double d = 1;", "4:1: the type `double` is not supported; locations and locals are integers"),
    ("int r0 = 1.5;", "4:10: `1.5` is not an integer"),
    ("int r0 = 12ab;", "4:10: `12ab` is not an integer"),
    ("int r0 = 18446744073709551616;", "4:10: 18446744073709551616 does not fit 64 bits"),
    ("int r0 = 'a';", "4:10: strings and characters are not supported; expected an integer"),
    ("int r0 = (int*) x;", "4:14: casts to pointers are not supported; pass the parameter itself"),
    ("int r0 = 1", "5:1: expected `;`, found `}`"),
    ("int r0 = ;", "4:10: expected an expression, found `;`"),
    ("int = 1;", "4:5: expected the name of a local variable, found `=`"),
    ("signed unsigned r;", "4:1: these words do not make one integer type"),
    ("const r;", "4:7: expected an integer type, found `r`"),
    ("break;", "4:1: `break` is not in a loop"),
    ("continue;", "4:1: `continue` is not in a loop"),
    ("return 1;", "4:8: expected `;`: a thread returns nothing, found `1`"),
    ("switch (1) {}", "4:1: `switch` is not supported; use `if`"),
    ("goto end;", "4:1: `goto` is not supported; use loops and `break`"),
    ("end: ;", "4:1: labels are not supported; use loops and `break`"),
    ("do ; until (1);", "4:6: expected `while`, found `until`"),
    ("printf(1);", "4:1: unknown function `printf`; supported are C11 atomics, `assert` and `assume`"),
    ("WRITE_ONCE(*x, 1);", "4:1: `WRITE_ONCE`: Linux kernel primitives are not supported; use C11 atomics"),
    ("smp_mb();", "4:1: `smp_mb`: Linux kernel primitives are not supported; use C11 atomics"),
    ("int r0 = atomic_store(x, 1);", "4:10: `atomic_store` has no value"),
    ("atomic_store(x);", "4:1: `atomic_store` takes 2 arguments (location, value), found 1"),
    ("atomic_load(x, 1);", "4:1: `atomic_load` takes 1 argument (location), found 2"),
    (
        "atomic_load_explicit(x);",
        "4:1: `atomic_load_explicit` takes 2 arguments (location, memory order), found 1",
    ),
    (
        "atomic_load_explicit(x, 1);",
        "4:25: expected a memory order: memory_order_relaxed, _consume, _acquire, _release, _acq_rel or _seq_cst",
    ),
    (
        "atomic_load_explicit(x, memory_order_release);",
        "4:25: `memory_order_release` is not allowed for a load",
    ),
    (
        "atomic_load_explicit(x, memory_order_acq_rel);",
        "4:25: `memory_order_acq_rel` is not allowed for a load",
    ),
    (
        "atomic_store_explicit(x, 1, memory_order_acquire);",
        "4:29: `memory_order_acquire` is not allowed for a store",
    ),
    (
        "atomic_store_explicit(x, 1, memory_order::acq_rel);",
        "4:29: `memory_order_acq_rel` is not allowed for a store",
    ),
    (
        "int e; atomic_compare_exchange_strong_explicit(x, &e, 1, memory_order_seq_cst, memory_order_release);",
        "4:80: `memory_order_release` is not allowed for the failure of a compare-exchange",
    ),
    (
        "atomic_compare_exchange_strong(x, 0, 1);",
        "4:35: expected the address of a local (`&r0`) or a pointer parameter",
    ),
    ("foo::bar;", "4:1: only `memory_order::` and `std::` may stand before `::`"),
    ("int r = 1; r++++;", "4:15: `++` needs a variable before it"),
    ("int r = é;", "4:9: unexpected character 'é'"),
    ("/* open", "4:1: this comment is not closed; expected `*/`"),
    ("(* open", "4:1: this comment is not closed; expected `*)`"),
];

#[test]
fn a_bad_body_is_refused_with_its_position() {
    for (body, expected) in BODIES {
        assert_eq!(message(&single(body)), format!("t.litmus:{expected}"));
    }
}

/// Whole files and the message without the file.
const FILES: &[(&str, &str)] = &[
    ("", "1:1: the file is empty; expected `C` and the name of the test"),
    ("AArch64 MP\n{}", "1:1: `AArch64` tests are not supported; expected a C litmus test (`C name`)"),
    ("C\n{}", "1:2: expected the name of the test after `C`"),
    ("C t\nno brace", "2:9: expected `{` and the initial state, found the end of the file"),
    ("C t\n\"open {", "2:1: this string is not closed; expected `\"`"),
    ("C t {", "1:6: expected a location (`x`) or a register (`0:r0`), found the end of the file"),
    ("C t {}", "1:7: expected a thread (`P0 (…) { … }`), found the end of the file"),
    ("C t {}\nQ0 () {}", "2:1: expected a thread (`P0`, `P1`, …) or the final condition, found `Q0`"),
    ("C t {}\nP00 () {}", "2:1: expected a thread (`P0`, `P1`, …) or the final condition, found `P00`"),
    ("C t {}\nP1 () {}", "2:1: threads are numbered from 0 without gaps, but there is no P0"),
    ("C t {}\nP0 () {}\nP2 () {}", "3:1: threads are numbered from 0 without gaps, but there is no P1"),
    ("C t {}\nP0 () {}\nP0 () {}", "3:1: P0 is defined twice"),
    (
        "C t {}\nP0 (int x) {}",
        "2:9: expected `*`: the parameters of a thread are pointers to shared locations, found `x`",
    ),
    ("C t {}\nP0 (int** x) {}", "2:9: pointers to pointers are not supported; locations hold integers"),
    (
        "C t {}\nP0 (spinlock_t* x) {}",
        "2:5: the type `spinlock_t` is not supported; locations and locals are integers",
    ),
    ("C t {}\nP0 (x) {}", "2:5: expected an integer type, found `x`"),
    ("C t {}\nP0 (int* x, int* x) {}", "2:18: `x` is a parameter twice"),
    ("C t {}\nP0 () { ", "2:9: expected a statement or `}`, found the end of the file"),
    ("C t { int *p = &x; }", "1:11: pointers as values are not supported; locations hold integers"),
    ("C t { p = &x; }", "1:11: pointers as values are not supported; expected an integer"),
    ("C t { 0:r0 = x; }", "1:14: `x` is not a number; values are integers, not addresses"),
    ("C t { atomic_int a[2]; }", "1:19: arrays are not supported; use one location per element"),
    ("C t { a = {1, 2}; }", "1:11: arrays are not supported; use one location per element"),
    ("C t { x = 0; x = 1; } P0 () {}", "1:14: `x` is initialised twice"),
    ("C t { 0:r = 0; 0:r = 1; } P0 () {}", "1:16: `r` is initialised twice"),
    ("C t { 1:r = 0; } P0 () {}", "1:7: there is no thread P1; the test has 1"),
    ("C t { x = 99999999999999999999; }", "1:11: 99999999999999999999 does not fit 64 bits"),
    ("C t { x = -9223372036854775809; }", "1:11: -9223372036854775809 does not fit 64 bits"),
    (
        "C t { long 0:r = 0; } P0 () { int r; }",
        "1:35: `r` is declared `int` here and `long` in the initial state",
    ),
    (
        "C t { int x; } P0 (long* x) {}",
        "1:26: `x` is declared `long` here and `int` before; it needs one type",
    ),
    ("C t { x; } P0 () { int r = x; }", "1:28: the shared location `x` is not a parameter of P0"),
    ("C t {} P0 () {} exists (x=1)", "1:25: there is no shared location `x`"),
    ("C t {} P0 () {} exists (0:r=1)", "1:25: P0 has no local variable `r`"),
    ("C t {} P0 () {} exists (3:r=1)", "1:25: there is no thread P3; the test has 1"),
    ("C t {} P0 () {} locations [x;]", "1:28: there is no shared location `x`"),
    ("C t {x;} P0 () {} exists (x=1", "1:30: expected `)`, found the end of the file"),
    ("C t {x;} P0 () {} exists (x)", "1:28: expected `=`, found `)`"),
    (
        "C t {x;} P0 () {} exists (x=[x])",
        "1:29: comparing two variables is not supported; expected an integer",
    ),
    (
        "C t {x;} P0 () {} exists (x=0:r)",
        "1:29: comparing two variables is not supported; expected an integer",
    ),
    ("C t {x;} P0 () {} exists (x=1) more", "1:32: expected the end of the file, found `more`"),
    ("C t {x;} P0 () {} ~forall (x=1)", "1:20: expected `exists`, found `forall`"),
    ("C t {x;} P0 () {} filter x=1 filter x=2", "1:30: there is a second filter; join them with `/\\`"),
    (
        "C t {x;} P0 () {} filter x=1 P1 () {}",
        "1:30: expected `exists`, `~exists`, `forall` or the end of the file, found `P1`",
    ),
];

#[test]
fn a_bad_file_is_refused_with_its_position() {
    for (text, expected) in FILES {
        assert_eq!(message(text), format!("t.litmus:{expected}"));
    }
}
