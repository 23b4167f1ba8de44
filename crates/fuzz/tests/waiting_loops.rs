//! Loops that wait, generated: what is found where rounds without effect are left out, and where they are not
//! and the loop is bounded instead.
//!
//! The programs are publishers. A waiter reads, waits in a loop that may carry what it has read along or
//! replace it, and then writes something that depends on that or no longer does; a second thread answers to
//! what the waiter writes by what the waiter has read; a third one ends the wait. Nothing is lost that shows
//! within a few rounds. A rule that compares the sets of reads, but not what decides about the repetition
//! (`vm/src/repeats.rs`), loses an outcome under `imm` at seed 2.

use fastrand::Rng;
use selvedge_explore::{CausalOrder, Dependent, Ending, Explorer, Found, Options, Porf};
use selvedge_fuzz::Subject;
use selvedge_fuzz::c_programs::clang::{compile, find_clang};
use selvedge_graph::{Graph, Kind, Order, ThreadId, Value};
use selvedge_vm::{Config, Machine};
use std::collections::BTreeSet;
use std::fmt::Write;

const PROGRAMS: u64 = 120;
/// Rounds of a loop that are played where none are left out.
const ROUNDS: u32 = 3;

const HEADER: &str = "#include <pthread.h>\n#include <stdatomic.h>\n\
    #define LOAD(v, order) atomic_load_explicit(&v, memory_order_##order)\n\
    #define STORE(v, value, order) atomic_store_explicit(&v, value, memory_order_##order)\n";

/// The text of a program whose names begin with `p` and its seed.
fn program(seed: u64) -> String {
    let mut rng = Rng::with_seed(seed);
    let (waiter, answer, publisher) = (waiter(&mut rng), answer(&mut rng), publisher(&mut rng));
    let mut text = format!("static atomic_int p{seed}_x, p{seed}_y, p{seed}_z, p{seed}_out;\n");
    let _ = writeln!(text, "static int p{seed}_got[4];");
    for (name, body) in [("a", waiter), ("b", answer), ("c", publisher)] {
        let _ = writeln!(text, "static void *p{seed}_{name}(void *u) {{ {body} return 0; }}");
    }
    let _ = writeln!(text, "int p{seed}_main(void) {{ pthread_t t[3];");
    for (number, name) in ["a", "b", "c"].iter().enumerate() {
        let _ = writeln!(text, "  pthread_create(&t[{number}], 0, p{seed}_{name}, 0);");
    }
    // No loop, which would be bounded too.
    text += "  pthread_join(t[0], 0); pthread_join(t[1], 0); pthread_join(t[2], 0);\n";
    let _ = writeln!(text, "  int *g = p{seed}_got;");
    let _ = writeln!(
        text,
        "  STORE(p{seed}_out, g[0] + 4 * g[1] + 16 * g[2] + 64 * g[3], relaxed); return 0; }}"
    );
    for name in ["x", "y", "z", "got"] {
        text = text.replace(&format!("${name}"), &format!("p{seed}_{name}"));
    }
    text
}

fn one_of<'a>(rng: &mut Rng, choices: &[&'a str]) -> &'a str {
    choices[rng.usize(..choices.len())]
}

fn waiter(rng: &mut Rng) -> String {
    let load = |rng: &mut Rng| format!("LOAD($x, {})", one_of(rng, &["relaxed", "relaxed", "acquire"]));
    let first = one_of(rng, &["LOAD($z, relaxed)", "LOAD($z, relaxed)", "LOAD($z, acquire)", "0", "1"]);
    let (peeled, x) = (load(rng), load(rng));
    let statements =
        ["q = 1;", "q = 0;", "q = r;", "r = q;", "q = LOAD($z, relaxed);", "q = z;", "r = z;", "", ""];
    let mut body = String::new();
    for _ in 0..rng.usize(..3) {
        body += one_of(rng, &statements);
    }
    let wait = match rng.u8(..5) {
        0 | 1 => format!("while (!{x}) {{ {body} }}"),
        2 => format!("do {{ {body} }} while (!{x});"),
        3 => format!("r = {peeled}; while (!r) {{ {body} r = {x}; }}"),
        _ => format!("while (!(r = {x})) {{ {body} }}"),
    };
    let order = one_of(rng, &["relaxed", "relaxed", "relaxed", "release"]);
    let written = one_of(rng, &["q", "q", "r", "q ^ r", "q & 1", "1"]);
    let guard = one_of(rng, &["", "", "if (q) ", "if (r) "]);
    format!(
        "int z = {first}, q = z, r = 0; {wait} {guard}STORE($y, {written}, {order}); $got[0] = z & 3; $got[1] = q & 3; $got[2] = r & 3;"
    )
}

fn answer(rng: &mut Rng) -> String {
    let written = one_of(
        rng,
        &["if (v == 1) STORE($z, 1, relaxed);", "STORE($z, v, relaxed);", "STORE($z, 1, release);"],
    );
    let order = one_of(rng, &["relaxed", "relaxed", "acquire"]);
    format!("int v = LOAD($y, {order}); {written} $got[3] = v & 3;")
}

fn publisher(rng: &mut Rng) -> String {
    let before = one_of(rng, &["", "", "STORE($z, 2, relaxed);", "STORE($y, 2, relaxed);"]);
    let order = one_of(rng, &["relaxed", "release"]);
    format!("{before} STORE($x, 1, {order});")
}

/// What main writes last: what all threads have seen.
fn outcome(graph: &Graph) -> Value {
    let mut events = graph.thread(ThreadId(0)).iter().rev().map(|id| graph.event(*id));
    let is_store = |kind: Kind, order: Order| kind == Kind::Write && order == Order::Relaxed;
    let last = events.find(|event| is_store(event.class.kind(), event.class.order()));
    last.expect("main stores what came out").value
}

fn outcomes_by<C: CausalOrder>(machine: &Machine, subject: &Subject, causal: C) -> BTreeSet<Value> {
    let options = Options { patience: false, symmetric: 0, ..Options::default() };
    let mut explorer =
        Explorer::with_causal_order(machine, &subject.model, options, causal).expect("few threads");
    let mut outcomes = BTreeSet::new();
    loop {
        match explorer.advance().expect("a small program stays within the limits") {
            Found::Nothing => return outcomes,
            Found::Execution(Ending::Complete) => {
                outcomes.insert(outcome(explorer.graph()));
            }
            Found::Failure(_) | Found::Again => panic!("nothing fails, and nothing is learnt"),
            _ => {}
        }
    }
}

fn outcomes(
    module: &selvedge_bytecode::Module,
    seed: u64,
    subject: &Subject,
    leaves_out: bool,
) -> BTreeSet<Value> {
    let dependencies = subject.model.uses_dependencies();
    let config = Config {
        entry: format!("p{seed}_main"),
        dependencies,
        no_spin_assume: !leaves_out,
        unroll: Some(if leaves_out { 2 * ROUNDS } else { ROUNDS }),
        ..Config::default()
    };
    let machine =
        Machine::load(module.clone(), config).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
    match dependencies {
        true => outcomes_by(&machine, subject, Dependent::of(&subject.model)),
        false => outcomes_by(&machine, subject, Porf),
    }
}

/// More with `PROGRAMS=1000 SEED=1`.
#[test]
fn rounds_that_are_left_out_lose_no_outcome() {
    let Some(clang) = find_clang() else {
        println!("skipped: there is no clang");
        return;
    };
    let number = |name| std::env::var(name).ok().map(|text| text.parse::<u64>().expect("a number"));
    let first = number("SEED").unwrap_or(0);
    let seeds: Vec<u64> = (first..first + number("PROGRAMS").unwrap_or(PROGRAMS)).collect();
    let subjects: Vec<Subject> = ["imm", "rc11"]
        .map(|name| Subject::new(name, selvedge_model::built_in(name).expect("it is built in")))
        .into();
    let mut found = 0;
    for batch in seeds.chunks(40) {
        let texts: String = batch.iter().map(|seed| program(*seed)).collect();
        let module =
            compile(&clang, &(HEADER.to_string() + &texts)).unwrap_or_else(|error| panic!("{error}"));
        for (seed, subject) in
            batch.iter().flat_map(|seed| subjects.iter().map(move |subject| (*seed, subject)))
        {
            let (all, some) =
                (outcomes(&module, seed, subject, false), outcomes(&module, seed, subject, true));
            let lost: Vec<_> = all.difference(&some).collect();
            assert!(
                lost.is_empty(),
                "seed {seed}: {lost:?} is lost under {}\n{HEADER}{}",
                subject.name,
                program(seed)
            );
            found += all.len();
        }
    }
    assert!(found > 4 * seeds.len(), "only {found} outcomes of {} programs", seeds.len());
}
