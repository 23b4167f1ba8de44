//! Exact numbers of executions: the examples of "Enhancing GenMC's Usability and Performance" and small
//! benchmarks.

use crate::common::*;
use selvedge_explore::Coherence::{self, Inferred, Stored};
use selvedge_litmus::Test;
use selvedge_source::Source;

const ALL: [&str; 5] = ["sc", "tso", "pso", "ra", "rc11"];

/// How many executions a program has; none of them blocked or erroneous, none visited twice.
fn count(program: &Test, name: &str, coherence: Coherence) -> usize {
    let (complete, blocked, erroneous) = endings(program, &model(name), coherence);
    assert_eq!((blocked, erroneous), (0, 0));
    complete
}

fn repeated(body: &str, times: usize) -> Test {
    program(&vec![body; times])
}

#[test]
fn message_passing_has_three_executions_under_sc_and_ra() {
    let mp = program(&["store(x, 1, REL); store(y, 1, REL);", "int a = load(y, ACQ); int b = load(x, ACQ);"]);
    for coherence in BOTH {
        assert_eq!(ALL.map(|model| count(&mp, model, coherence)), [3; 5]);
    }
    let relaxed =
        program(&["store(x, 1, RLX); store(y, 1, RLX);", "int a = load(y, RLX); int b = load(x, RLX);"]);
    assert_eq!(ALL.map(|model| count(&relaxed, model, Stored)), [3, 3, 4, 4, 4]);
}

#[test]
fn the_second_read_of_w_w_rr_happens_only_after_the_first_saw_the_write() {
    let program = program(&[
        "store(x, 1, RLX);",
        "store(y, 1, RLX);",
        "if (load(x, RLX) == 1) { int b = load(y, RLX); }",
    ]);
    for coherence in BOTH {
        assert_eq!(ALL.map(|model| count(&program, model, coherence)), [3; 5]);
    }
}

#[test]
fn r_w_w_has_six_executions_and_three_classes() {
    let program = program(&["int a = load(x, RLX);", "store(x, 1, RLX);", "store(x, 2, RLX);"]);
    assert_eq!(ALL.map(|model| count(&program, model, Stored)), [6; 5]);
    assert_eq!(ALL.map(|model| count(&program, model, Inferred)), [3; 5]);
}

#[test]
fn inc_has_the_square_of_a_factorial() {
    let inc = |threads| repeated("int a = load(x, RLX); store(x, a + 1, RLX);", threads);
    assert_eq!(ALL.map(|model| count(&inc(3), model, Stored)), [36; 5]);
    assert_eq!(ALL.map(|model| count(&inc(4), model, Stored)), [576; 5]);
}

#[test]
fn inc_as_one_read_modify_write_has_a_factorial() {
    let inc = |threads| repeated("fadd(x, 1, RLX);", threads);
    for coherence in BOTH {
        assert_eq!(ALL.map(|model| count(&inc(4), model, coherence)), [24; 5]);
    }
    assert_eq!(ALL.map(|model| count(&inc(6), model, Stored)), [720; 5]);
}

#[test]
fn rw_has_the_square_of_a_factorial() {
    let rw = program(&[
        "store(x, 1, RLX); int a = load(x, RLX);",
        "store(x, 2, RLX); int a = load(x, RLX);",
        "store(x, 3, RLX); int a = load(x, RLX);",
    ]);
    assert_eq!(ALL.map(|model| count(&rw, model, Stored)), [36; 5]);
    // Each thread reads itself or another; not everyone another, and no two each other: (N + 1)^(N - 1).
    assert_eq!(ALL.map(|model| count(&rw, model, Inferred)), [16; 5]);
}

/// `i += j` against `j += i`, `rounds` times.
fn fib_bench(rounds: usize) -> Test {
    let round = |to: &str, from: &str, n| {
        format!("int a{n} = load({to}, RLX); int b{n} = load({from}, RLX); store({to}, a{n} + b{n}, RLX);")
    };
    let thread = |to, from| (0..rounds).map(|n| round(to, from, n)).collect::<String>();
    program(&[&thread("x", "y"), &thread("y", "x")])
}

#[test]
fn fib_bench_misses_all_stores_of_the_other_everywhere_but_under_sc() {
    for coherence in BOTH {
        assert_eq!(ALL.map(|model| count(&fib_bench(2), model, coherence)), [19, 20, 20, 20, 20]);
    }
}

/// The benchmark of the reference checker: both threads read `x` and then `y`, and a third looks on.
#[test]
fn fib_bench_with_an_onlooker_has_the_counts_of_the_reference_checker_under_sc() {
    let round = |to: &str, n| {
        format!("int a{n} = load(x, RLX); int b{n} = load(y, RLX); store({to}, a{n} + b{n}, RLX);")
    };
    let thread = |to| (0..4).map(|n| round(to, n)).collect::<String>();
    let program = program(&[&thread("x"), &thread("y"), "int a = load(x, RLX); int b = load(y, RLX);"]);
    assert_eq!(count(&program, "sc", Stored), 19605);
}

#[test]
fn a_model_compiled_for_the_classes_of_a_program_gives_the_same_executions() {
    for name in ALL {
        let whole = model(name);
        for (title, program) in varied_programs() {
            let classes = selvedge_program::Program::facts(&program).classes;
            let text = selvedge_model::built_in(name).expect("built in");
            let narrow = selvedge_model::compile_for(&Source::new(name, text), classes).expect("valid");
            for coherence in BOTH {
                let options = options(coherence);
                assert!(
                    visits(&program, &narrow, options) == visits(&program, &whole, options),
                    "{title}, {name}"
                );
            }
        }
    }
}
