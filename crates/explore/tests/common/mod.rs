//! Programs from short texts, and everything that an exploration of one finds.

#![allow(dead_code, reason = "each test file uses a part of this")]

use selvedge_explore::{CausalOrder, Coherence, Ending, Explorer, Found, Options, Parcel, Porf};
use selvedge_graph::ThreadId;
use selvedge_litmus::Test;
use selvedge_model::Model;
use selvedge_oracle::{Execution, Status};
use selvedge_program::{Action, Program};
use selvedge_source::Source;
use std::collections::BTreeMap;

pub const BOTH: [Coherence; 2] = [Coherence::Stored, Coherence::Inferred];

/// Abbreviations of the litmus texts in these tests; accesses are relaxed unless the name says otherwise.
const SHORT: [(&str, &str); 8] = [
    ("RLX", "memory_order_relaxed"),
    ("ACQ", "memory_order_acquire"),
    ("REL", "memory_order_release"),
    ("SEQ", "memory_order_seq_cst"),
    ("store(", "atomic_store_explicit("),
    ("load(", "atomic_load_explicit("),
    ("fadd(", "atomic_fetch_add_explicit("),
    ("fence(", "atomic_thread_fence("),
];

/// A program of threads that share the atomic `x`, `y` and `z` and the plain `p`.
pub fn program(threads: &[&str]) -> Test {
    let mut text = "C t\n{}\n".to_string();
    for (number, body) in threads.iter().enumerate() {
        let body = SHORT.iter().fold(body.to_string(), |body, (short, long)| body.replace(short, long));
        text += &format!("P{number} (atomic_int* x, atomic_int* y, atomic_int* z, int* p) {{ {body} }}\n");
    }
    let options = selvedge_litmus::Options { unroll: Some(2) };
    selvedge_litmus::parse(&Source::new("t.litmus", &text), &options)
        .unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// A built-in model.
pub fn model(name: &str) -> Model {
    let text = selvedge_model::built_in(name).expect("a built-in model");
    selvedge_model::compile(&Source::new(name, text)).unwrap_or_else(|error| panic!("{error}"))
}

pub fn options(coherence: Coherence) -> Options {
    Options { coherence, patience: false, ..Options::default() }
}

/// Executions with how often each was visited.
pub type Visits = BTreeMap<Execution, usize>;

/// The execution that was just found, by canonical names.
pub fn canonical<P: Program, C: CausalOrder>(explorer: &Explorer<'_, P, C>) -> Execution {
    let threads = (0..explorer.graph().thread_count()).map(|thread| ThreadId(thread as u16));
    let status = |thread| match explorer.unfolding().action(explorer.thread_node(thread)) {
        Action::Block(_) => Status::Blocked,
        Action::Fail => Status::Failed,
        _ => Status::Ended,
    };
    let execution = Execution::from_graph(explorer.graph(), &threads.map(status).collect::<Vec<_>>());
    if explorer.coherence() == Coherence::Inferred { execution.without_co() } else { execution }
}

/// An exploration of a parcel, if that may have come of one of the program.
pub fn of_parcel<'a>(
    program: &'a Test,
    model: &'a Model,
    options: Options,
    parcel: &Parcel,
) -> Option<Explorer<'a, Test>> {
    let mut explorer = Explorer::new(program, model, options).expect("few threads");
    let vouches = explorer.vouches_for(parcel, |loc| loc.index() < program.locations().len());
    vouches.then(|| {
        explorer.receive(parcel.clone());
        explorer
    })
}

/// Everything that is left of an exploration.
pub fn rest<P: Program, C: CausalOrder>(explorer: &mut Explorer<'_, P, C>) -> Visits {
    let mut visits = Visits::new();
    loop {
        match explorer.advance().expect("a small program") {
            Found::Nothing => return visits,
            Found::Execution(_) => *visits.entry(canonical(explorer)).or_default() += 1,
            Found::Failure(_) | Found::Violation(_) => {}
            Found::Fault(_) | Found::Deadlock(_) | Found::Liveness(_) | Found::Again => {
                unreachable!("these programs do not wait")
            }
        }
    }
}

/// Everything that an exploration of a program visits.
pub fn visits<P: Program>(program: &P, model: &Model, options: Options) -> Visits {
    rest(&mut Explorer::with_causal_order(program, model, options, Porf).expect("few threads"))
}

/// How many executions end in each way: complete, blocked, erroneous. Each is visited once.
pub fn endings<P: Program>(program: &P, model: &Model, coherence: Coherence) -> (usize, usize, usize) {
    let mut explorer = Explorer::new(program, model, options(coherence)).expect("few threads");
    let (mut counts, mut seen) = ((0, 0, 0), Visits::new());
    loop {
        match explorer.advance().expect("a small program") {
            Found::Nothing => break,
            Found::Execution(ending) => {
                match ending {
                    Ending::Complete => counts.0 += 1,
                    Ending::Blocked(_) => counts.1 += 1,
                    Ending::Erroneous => counts.2 += 1,
                }
                *seen.entry(canonical(&explorer)).or_default() += 1;
            }
            Found::Failure(_) | Found::Violation(_) => {}
            Found::Fault(_) | Found::Deadlock(_) | Found::Liveness(_) | Found::Again => {
                unreachable!("these programs do not wait")
            }
        }
    }
    assert!(seen.values().all(|times| *times == 1), "an execution was visited twice");
    counts
}

/// Programs with revisits, read-modify-writes, branches, fences, blocked and failing threads.
pub fn varied_programs() -> Vec<(&'static str, Test)> {
    let programs: [(&str, &[&str]); 9] = [
        ("MP", &["store(x, 1, RLX); store(y, 1, REL);", "int a = load(y, ACQ); int b = load(x, RLX);"]),
        ("R+W+W", &["int a = load(x, RLX);", "store(x, 1, RLX);", "store(x, 2, RLX);"]),
        ("three increments", &["fadd(x, 1, RLX);", "fadd(x, 1, RLX);", "fadd(x, 1, RLX);"]),
        (
            "increments and a store",
            &["fadd(z, 1, RLX);", "fadd(z, 1, RLX); store(z, 2, RLX);", "store(z, 2, RLX);"],
        ),
        (
            "values that travel",
            &[
                "int a = load(x, RLX); store(y, a + 1, RLX);",
                "int b = load(y, RLX); store(x, b + 1, RLX);",
                "store(x, 5, RLX);",
            ],
        ),
        (
            "SB with fences",
            &[
                "store(x, 1, RLX); fence(SEQ); int a = load(y, RLX);",
                "store(y, 1, RLX); fence(SEQ); int b = load(x, RLX);",
            ],
        ),
        (
            "compare-exchange",
            &[
                "int e = 0; int a = atomic_compare_exchange_strong_explicit(x, &e, 1, SEQ, RLX);",
                "int e = 0; int b = atomic_compare_exchange_strong_explicit(x, &e, 2, SEQ, RLX);",
                "store(x, 3, RLX);",
            ],
        ),
        (
            "assume",
            &[
                "store(y, 1, RLX); store(x, 1, RLX);",
                "fadd(y, 1, RLX); int r = load(x, RLX); assume(r != 1); store(y, r, RLX);",
                "int a = load(x, RLX); store(x, a, RLX); store(x, 6, RLX);",
            ],
        ),
        (
            "assert",
            &[
                "store(x, 1, RLX);",
                "int a = load(x, RLX); assert(a == 0); store(y, 1, RLX);",
                "*p = 1;",
                "*p = 2;",
            ],
        ),
    ];
    programs.map(|(name, threads)| (name, program(threads))).to_vec()
}
