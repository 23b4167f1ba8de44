//! Accepted programs do exactly the actions that C says they do.

mod common;

use common::{actions, drive, local, single, test, test_with};
use selvedge_litmus::{Observable, Options, Quantifier};
use selvedge_program::{Action, Block, LocId, Program, ThreadId};

/// Body, values that its reads return, actions.
const ACTIONS: &[(&str, &[i64], &str)] = &[
    // Accesses and their orders.
    ("*x = 1; int r = *x;", &[7], "W x sc 1; R x sc; end"),
    ("*p = 1; int r = *q;", &[7], "W p na 1; R q na; end"),
    ("atomic_store(x, 1); atomic_load(y);", &[0], "W x sc 1; R y sc; end"),
    (
        "atomic_store_explicit(x, 1, memory_order_release); int r = atomic_load_explicit(y, memory_order_consume);",
        &[0],
        "W x rel 1; R y acq; end",
    ),
    ("atomic_store_explicit(x, 1, memory_order::relaxed);", &[], "W x rlx 1; end"),
    ("std::atomic_store_explicit(x, 1, std::memory_order_relaxed);", &[], "W x rlx 1; end"),
    ("atomic_store_explicit(p, 1, memory_order_relaxed);", &[], "W p rlx 1; end"),
    ("atomic_init(x, 3);", &[], "W x na 3; end"),
    // Read-modify-writes.
    ("*x += 2;", &[5], "RX x sc; WX x sc 7; end"),
    ("(*x)++;", &[5], "RX x sc; WX x sc 6; end"),
    ("*p += 2; --*p;", &[5, 7], "R p na; W p na 7; R p na; W p na 6; end"),
    (
        "*y = atomic_fetch_sub_explicit(x, 1, memory_order_acq_rel);",
        &[5],
        "RX x acq; WX x rel 4; W y sc 5; end",
    ),
    ("atomic_fetch_and_explicit(x, 6, memory_order_acquire);", &[3], "RX x acq; WX x rlx 2; end"),
    ("atomic_fetch_or_explicit(x, 6, memory_order_release);", &[3], "RX x rlx; WX x rel 7; end"),
    ("atomic_fetch_xor(x, 6);", &[3], "RX x sc; WX x sc 5; end"),
    (
        "*y = atomic_exchange_explicit(x, 2, memory_order_relaxed);",
        &[3],
        "RX x rlx; WX x rlx 2; W y sc 3; end",
    ),
    // Compare-exchange with a local and with a shared expected value.
    (
        "int e = 1; *y = atomic_compare_exchange_strong(x, &e, 2) * 10 + e;",
        &[1],
        "RX x sc if 1 else sc; WX x sc 2; W y sc 11; end",
    ),
    (
        "int e = 1; *y = atomic_compare_exchange_strong(x, &e, 2) * 10 + e;",
        &[4],
        "RX x sc if 1 else sc; W y sc 4; end",
    ),
    (
        "int r = atomic_compare_exchange_weak_explicit(x, p, 2, memory_order_acq_rel, memory_order_acquire); *y = r;",
        &[1, 1],
        "R p na; RX x acq if 1 else acq; WX x rel 2; W y sc 1; end",
    ),
    (
        "int r = atomic_compare_exchange_weak_explicit(x, p, 2, memory_order_release, memory_order_relaxed); *y = r;",
        &[1, 3],
        "R p na; RX x rlx if 1 else rlx; W p na 3; W y sc 0; end",
    ),
    // Fences: relaxed and signal fences have no effect.
    (
        "atomic_thread_fence(memory_order_seq_cst); atomic_thread_fence(memory_order_acquire);",
        &[],
        "F sc; F acq; end",
    ),
    ("atomic_thread_fence(memory_order_relaxed); atomic_signal_fence(memory_order_seq_cst);", &[], "end"),
    // Evaluation is from left to right, and no further than needed.
    ("*p = *x - *y;", &[5, 3], "R x sc; R y sc; W p na 2; end"),
    ("int r = *x && *y;", &[0], "R x sc; end"),
    ("int r = *x && *y; *p = r;", &[2, 4], "R x sc; R y sc; W p na 1; end"),
    ("int r = *x || *y; *p = r;", &[2], "R x sc; W p na 1; end"),
    ("*p = *x ? *y : 9;", &[1, 5], "R x sc; R y sc; W p na 5; end"),
    ("*p = *x ? *y : 9;", &[0], "R x sc; W p na 9; end"),
    ("int r; while ((r = *x) != 2 && r != 3) ; *p = r;", &[0, 1, 3], "R x sc; R x sc; R x sc; W p na 3; end"),
    // Control flow.
    ("if (*x) *p = 1; else { *p = 2; }", &[1], "R x sc; W p na 1; end"),
    ("if (*x) *p = 1; else { *p = 2; }", &[0], "R x sc; W p na 2; end"),
    ("if (*x) return; *p = 1;", &[1], "R x sc; end"),
    ("do *p = 1; while (*x);", &[1, 0], "W p na 1; R x sc; W p na 1; R x sc; end"),
    (
        "for (int i = 0; i < 4; i++) { if (i == 1) continue; if (i == 3) break; *p = i; }",
        &[],
        "W p na 0; W p na 2; end",
    ),
    ("int i, j; for (i = 0, j = 9; i < j; i += 5, j--) *p = i;", &[], "W p na 0; W p na 5; end"),
    ("for (int i = 0; i < 2; i++) { int k; *p = k; k = 7; }", &[], "W p na 0; W p na 0; end"),
    (
        "do { if (*x) continue; *p = 1; } while (*y);",
        &[1, 1, 0, 0],
        "R x sc; R y sc; R x sc; W p na 1; R y sc; end",
    ),
    // What ends a thread early.
    ("int r = *x; assert(r  != 1);", &[1], "R x sc; fail: assertion `r != 1` is false"),
    ("int r = *x; assert(r != 1);", &[0], "R x sc; end"),
    ("assume(*x); *p = 1;", &[0], "R x sc; assume"),
    ("__VERIFIER_assume(*x); *p = 1;", &[1], "R x sc; W p na 1; end"),
    ("*p = 1 / *x;", &[0], "R x sc; fail: division by zero"),
    ("*p = 1 % 0;", &[], "fail: division by zero"),
    ("*x /= *y;", &[0], "R y sc; fail: division by zero"),
    ("*x /= *y;", &[2, 9], "R y sc; RX x sc; WX x sc 4; end"),
    ("for (;;) ;", &[], "fail: a thread ran 1000000 steps without a visible action"),
];

#[test]
fn a_thread_does_the_actions_that_its_text_says() {
    for (body, script, expected) in ACTIONS {
        assert_eq!(actions(body, script), *expected, "{body}");
    }
}

/// Body and the final value of `r`.
const VALUES: &[(&str, i64)] = &[
    ("int r = 2 + 3 * 4 - 10 / 3 % 2;", 13),
    ("int r = 1 << 2 + 1 | 1 ^ 3 & 6;", 11),
    ("int r = 7 & 3 == 3;", 1),
    ("int r = -3 - -2;", -1),
    ("int r = !5 + !0 + ~0;", 0),
    ("int r = 10 - 3 - 2;", 5),
    ("int r = 1 ? 2 : 0 ? 3 : 4;", 2),
    ("int r = 0x1F + 010 + 1UL;", 40),
    ("int r = 5; r *= 3; r -= 1; r %= 9; r <<= 2; r >>= 1; r |= 1; r ^= 2; r &= 13;", 9),
    ("int r = 5; int s = r++ + r; r = s;", 11),
    ("int r = 5; r = r + (r = 1);", 6),
    ("int r = 5; r = ++r + r--;", 12),
    ("int a = 1, b = a + 1, r = b;", 2),
    ("int r; { int r = 5; r++; }", 0),
    ("if (1) { int r = 5; }", 5),
    ("char r = 200;", -56),
    ("unsigned char r = -1;", 255),
    ("_Bool r = 4;", 1),
    ("unsigned r = 0; r--;", 0xffff_ffff),
    ("int r = 2147483647; r++;", -2147483648),
    ("long r = 2147483647; r++;", 2147483648),
    ("int r = (char) 300;", 44),
    ("int r = (unsigned) 0 - 1 > 0;", 1),
    ("int r = -1 < 1u;", 0),
    ("int r = (int8_t) 128 == -128;", 1),
    ("uint64_t a = -1; int r = a > 5;", 1),
    ("uint64_t r = 0xFFFFFFFFFFFFFFFF;", -1),
    ("int r = true + false;", 1),
    ("int r = (1, 2, 3);", 3),
];

#[test]
fn locals_hold_what_c_computes() {
    for (body, expected) in VALUES {
        assert_eq!(local(body, "r", &[]), *expected, "{body}");
    }
}

#[test]
fn a_store_wraps_to_the_type_of_the_location() {
    let text = "C t { unsigned char c = 257; long l; } P0 (atomic_uchar* c, long* l, _Bool* b) {\n\
                *c = 256 + 7; *l = 1l << 40; *b = 5; int r = atomic_fetch_add(c, 1); }";
    let test = test(text);
    let (shown, _) = drive(&test, 0, &[255]);
    assert_eq!(shown.join("; "), "W c sc 7; W l na 1099511627776; W b na 1; RX c sc; WX c sc 0; end");
    let initial: Vec<_> = test.locations().map(|loc| test.initial_value(loc)).collect();
    assert_eq!(initial, [1, 0, 0]);
}

#[test]
fn a_whole_file_gives_names_locations_threads_and_conditions() {
    let text = r#"
C SB+rlx (* a { comment *)
"doc { string"
Generator=by hand
Prefetch=0:x=F,1:y=T
{ x = 0; int y = 1; atomic_int z = -2; [w] = 3; 0:r1 = 5; long 1:r2 = 4294967296; ; }

// Threads may come in any order.
void P1 (_Atomic(int)* y, const volatile int* x, long* v) { long r2; atomic_int r9; *v = r2; }
P0 (atomic_int* x, _Atomic int* y) { /* body */
  atomic_store_explicit(x, 1, memory_order_relaxed); (* comment *)
  int r0 = atomic_load_explicit(y, memory_order_relaxed);
  r1++;
}
locations [v; 1:r2; x;]
filter (not (0:r0=7))
~exists (0:r0=0 /\ ([x]==1 \/ false) /\ 0:r1 != 5)
"#;
    let test = test(text);
    assert_eq!((test.name(), test.threads(), test.has_loops()), ("SB+rlx", 2, false));
    let named: Vec<_> =
        test.locations().map(|loc| (test.location_name(loc).to_string(), test.initial_value(loc))).collect();
    let expected = [("x", 0), ("y", 1), ("z", -2), ("w", 3), ("v", 0)];
    assert_eq!(named, expected.map(|(name, value)| (name.to_string(), value)));
    let observed: Vec<_> = test.observed().iter().map(Observable::to_string).collect();
    assert_eq!(observed, ["0:r0", "0:r1", "1:r2", "x", "v"]);
    assert_eq!(drive(&test, 1, &[]).0, ["W v na 4294967296", "end"]);

    let condition = test.condition().expect("the test has one");
    assert_eq!(condition.quantifier, Quantifier::NotExists);
    assert_eq!(condition.to_string(), r"~exists (0:r0=0 /\ ([x]==1 \/ false) /\ 0:r1 != 5)");
    let values = |r0, r1, x| {
        move |observable: &Observable| match observable.to_string().as_str() {
            "0:r0" => r0,
            "0:r1" => r1,
            "x" => x,
            _ => 0,
        }
    };
    assert!(condition.holds(&values(0, 6, 1)));
    assert!(!condition.holds(&values(0, 5, 1)));
    assert!(!condition.holds(&values(0, 6, 2)));
    assert!(test.filter_holds(&values(0, 0, 0)));
    assert!(!test.filter_holds(&values(7, 0, 0)));
}

#[test]
fn registers_are_read_from_the_last_state() {
    let test = test("C t {0:r1=5;} P0 (int* x) { int r0 = *x; r1 += r0; } exists (0:r0=0 /\\ 0:r1=0)");
    let (_, state) = drive(&test, 0, &[3]);
    let values: Vec<_> = test
        .observed()
        .iter()
        .map(|observable| match observable {
            Observable::Register { reg, .. } => test.register(&state, *reg),
            Observable::Location { .. } => unreachable!("the condition names registers only"),
        })
        .collect();
    assert_eq!(values, [3, 8]);
}

#[test]
fn a_constant_of_a_condition_has_the_type_of_what_it_is_compared_with() {
    let test = test("C t { unsigned x; } P0 (unsigned* x) { *x = -1; } exists (x=-1)");
    assert_eq!(drive(&test, 0, &[]).0[0], "W x na 4294967295");
    assert!(test.condition().expect("the test has one").holds(&|_| 4294967295));
}

#[test]
fn implication_is_the_weakest_and_conjunction_the_strongest() {
    let holds = |condition: &str, x: i64| {
        let test = test(&format!("C t {{ x=0; }} P0 () {{}} forall {condition}"));
        test.condition().expect("the test has one").holds(&|_| x)
    };
    assert!(holds(r"x=1 \/ x=2 /\ x=3", 1));
    assert!(holds(r"x=1 \/ x=2 => x=2", 2));
    assert!(!holds(r"x=1 \/ x=2 => x=2", 1));
    assert!(holds(r"x=1 => x=2 => x=3", 2));
    assert!(holds(r"~ x=1 /\ not x=2 /\ true /\ x<>3", 0));
}

#[test]
fn a_bounded_loop_blocks_before_one_iteration_too_many() {
    for (body, script, expected) in [
        ("while (*x) *p = 1;", &[1, 1, 1][..], "R x sc; W p na 1; R x sc; W p na 1; R x sc; bound"),
        ("while (*x) *p = 1;", &[1, 1, 0], "R x sc; W p na 1; R x sc; W p na 1; R x sc; end"),
        ("do *p = 1; while (*x);", &[1, 1], "W p na 1; R x sc; W p na 1; R x sc; bound"),
        ("for (int i = 0; i < 2; i++) *p = i;", &[], "W p na 0; W p na 1; end"),
        ("for (int i = 0; i < 3; i++) *p = i;", &[], "W p na 0; W p na 1; bound"),
        // The inner loop counts anew each time it is entered.
        (
            "for (int i = 0; i < 2; i++) for (int j = 0; j < 2; j++) *p = i + j;",
            &[],
            "W p na 0; W p na 1; W p na 1; W p na 2; end",
        ),
    ] {
        let test = test_with(&single(body), &Options { unroll: Some(2) });
        assert!(test.has_loops());
        assert_eq!(drive(&test, 0, script).0.join("; "), expected, "{body}");
    }
}

#[test]
fn a_stopped_thread_stays_stopped() {
    for body in ["", "assert(0);", "assume(0);", "*p = 1 / 0;", "while (1);"] {
        let test = test(&single(body));
        let first = test.start(ThreadId(0));
        let again = test.resume(&first.state, 1);
        assert_eq!((first.action, first.place), (again.action, again.place), "{body}");
        assert_eq!(first.state, again.state, "{body}");
    }
}

#[test]
fn every_action_has_a_position_and_a_text() {
    let test = test("C t\n{}\nP0 (int* x) {\n  if (*x ==\n      1) { *x =\n 2; }\n}\n");
    let read = test.start(ThreadId(0));
    assert_eq!(test.describe(read.place), "t.litmus:4:7: *x == 1");
    let write = test.resume(&read.state, 1);
    assert_eq!(
        write.action,
        Action::Write {
            loc: LocId(0),
            order: selvedge_program::Order::NotAtomic,
            value: 2,
            exclusive: false
        }
    );
    assert_eq!(test.describe(write.place), "t.litmus:5:12: *x = 2;");
    let end = test.resume(&write.state, 0);
    assert_eq!(test.describe(end.place), "t.litmus:7:1: }");
}

#[test]
fn a_thread_that_the_bound_blocks_is_at_the_head_of_its_loop() {
    let test = test_with(&single("*p = 1;\n  while (*x == 0) { *p = 2; }"), &Options { unroll: Some(0) });
    let write = test.start(ThreadId(0));
    let read = test.resume(&write.state, 0);
    assert_eq!(test.describe(read.place), "t.litmus:5:10: *x == 0");
    let blocked = test.resume(&read.state, 0);
    assert_eq!(blocked.action, Action::Block(Block::LoopBound));
    assert_eq!(test.describe(blocked.place), "t.litmus:5:3: while (*x == 0)");
}

#[test]
fn temporaries_are_used_again_in_long_expressions() {
    let short = test(&single("int r = *x + *y - (*p * *q + 1);"));
    let long = test(&single("int r = *x + *y - (*p * *q + 1) + *x + *y - (*p * *q + 1) + *x;"));
    assert_eq!(largest_register(&short.bytecode(ThreadId(0))), 3);
    assert_eq!(largest_register(&long.bytecode(ThreadId(0))), 3);
    assert_eq!(
        actions("*p = *x - (*y - (*x - *y));", &[9, 7, 5, 2]),
        "R x sc; R y sc; R x sc; R y sc; W p na 5; end"
    );
}

#[test]
fn bytecode_prints() {
    let text = "C t {} P0 (atomic_int* x, int* y) {\n\
                int e = 1; while (!atomic_compare_exchange_weak_explicit(x, &e, 2, memory_order_acquire, memory_order_relaxed))\n\
                *y = e + 1; }";
    let expected = "   0  %0 = (int) 1
   1  %1 = read x0 acq exclusive if %0 else rlx jump 5
   2  write x0 rlx 2 exclusive
   3  %2 = (int) %1 == %0
   4  jump 7
   5  %2 = (int) %1 == %0
   6  %0 = (int) %1
   7  %3 = (int) !%2
   8  unless %3 jump 12
   9  %1 = (int) %0 + 1
  10  write x1 na %1
  11  jump 1
  12  end
";
    assert_eq!(test(text).bytecode(ThreadId(0)), expected);
}

fn largest_register(bytecode: &str) -> u32 {
    let number = |text: &str| text.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok();
    bytecode.split('%').skip(1).filter_map(number).max().unwrap_or(0)
}
