//! Weak compare-exchanges that may fail without reason, generated: as many executions with each outcome as
//! where the coin is a write of another thread that the thread sees or not, the exchange is strong, and an
//! assumption says that a failure without reason sees what was expected.

use fastrand::Rng;
use selvedge_explore::{CausalOrder, Coherence, Dependent, Ending, Explorer, Found, Options, Porf};
use selvedge_fuzz::Subject;
use selvedge_fuzz::c_programs::clang::{compile, find_clang};
use selvedge_graph::{Graph, Kind, Order, ThreadId, Value};
use selvedge_vm::{Config, Machine};
use std::collections::BTreeMap;
use std::fmt::Write;

const PROGRAMS: u64 = 60;
/// Exchanges of a program, each of which has a coin.
const MOST_COINS: usize = 3;

const HEADER: &str = "#include <pthread.h>\n#include <stdatomic.h>\nvoid __VERIFIER_assume(int);\n\
    #define LOAD(v, order) atomic_load_explicit(&v, memory_order_##order)\n\
    #define STORE(v, value, order) atomic_store_explicit(&v, value, memory_order_##order)\n\
    #define WEAK(coin, v, e, new, s, f) atomic_compare_exchange_weak_explicit(&v, &e, new, memory_order_##s, memory_order_##f)\n\
    #define COIN(coin, v, e, new, s, f) (LOAD(coin, relaxed) \
    ? (__VERIFIER_assume(LOAD(v, f) == e), 0) \
    : atomic_compare_exchange_strong_explicit(&v, &e, new, memory_order_##s, memory_order_##f))\n";

/// A program whose names begin with `p` and its seed.
struct Generated {
    threads: Vec<String>,
    coins: usize,
}

fn one_of<'a>(rng: &mut Rng, choices: &[&'a str]) -> &'a str {
    choices[rng.usize(..choices.len())]
}

fn generate(seed: u64) -> Generated {
    let mut rng = Rng::with_seed(seed);
    let mut coins = 0;
    let threads = (0..2)
        .map(|thread| {
            let mut body = "int e, g = 0;".to_string();
            for _ in 0..rng.usize(1..4) {
                body += &statement(&mut rng, &mut coins);
            }
            format!("{body} $got[{thread}] = g & 63;")
        })
        .collect();
    Generated { threads, coins }
}

fn statement(rng: &mut Rng, coins: &mut usize) -> String {
    let place = one_of(rng, &["$x", "$y"]);
    let value = rng.u8(1..3);
    match rng.u8(..4) {
        0 => format!("STORE({place}, {value}, {});", one_of(rng, &["relaxed", "release", "seq_cst"])),
        1 => {
            format!("g = 3 * g + LOAD({place}, {});", one_of(rng, &["relaxed", "acquire", "seq_cst"]))
        }
        _ if *coins == MOST_COINS => String::new(),
        _ => {
            let coin = *coins;
            *coins += 1;
            let success = one_of(rng, &["relaxed", "acquire", "release", "acq_rel", "seq_cst"]);
            let failure = one_of(rng, &["relaxed", "acquire", "seq_cst"]);
            let after =
                one_of(rng, &["g += 5;", "g += 2 + LOAD($y, relaxed);", "STORE($x, 3, relaxed);", "g += e;"]);
            format!(
                "e = {}; if (!EXCHANGE($c{coin}, {place}, e, {value}, {success}, {failure})) {{ {after} }}",
                rng.u8(..2)
            )
        }
    }
}

/// Its text, with weak exchanges or with coins that other threads write.
fn text(seed: u64, by_coins: bool) -> String {
    let Generated { threads, coins } = generate(seed);
    let name = format!("p{seed}{}", if by_coins { "c" } else { "w" });
    let mut text = format!("static atomic_int {name}_x, {name}_y, {name}_out;\nstatic int {name}_got[2];\n");
    let mut bodies = threads;
    for coin in 0..coins {
        let _ = writeln!(text, "static atomic_int {name}_c{coin};");
        if by_coins {
            bodies.push(format!("STORE($c{coin}, 1, relaxed);"));
        }
    }
    for (number, body) in bodies.iter().enumerate() {
        let _ = writeln!(text, "static void *{name}_t{number}(void *u) {{ {body} return 0; }}");
    }
    let _ = writeln!(text, "int {name}_main(void) {{ pthread_t t[{}];", bodies.len());
    for number in 0..bodies.len() {
        let _ = writeln!(text, "  pthread_create(&t[{number}], 0, {name}_t{number}, 0);");
    }
    for number in 0..bodies.len() {
        let _ = writeln!(text, "  pthread_join(t[{number}], 0);");
    }
    text += "  int *g = $got; int x = LOAD($x, relaxed), y = LOAD($y, relaxed);\n";
    text += "  STORE($out, g[0] + 64 * g[1] + 4096 * x + 16384 * y, relaxed); return 0; }\n";
    text.replace('$', &format!("{name}_")).replace("EXCHANGE", if by_coins { "COIN" } else { "WEAK" })
}

/// What main writes last: what all threads have seen.
fn outcome(graph: &Graph) -> Value {
    let mut events = graph.thread(ThreadId(0)).iter().rev().map(|id| graph.event(*id));
    let is_store = |kind: Kind, order: Order| kind == Kind::Write && order == Order::Relaxed;
    let last = events.find(|event| is_store(event.class.kind(), event.class.order()));
    last.expect("main stores what came out").value
}

/// How many complete executions have each outcome.
fn outcomes<C: CausalOrder>(
    machine: &Machine,
    subject: &Subject,
    coherence: Coherence,
    causal: C,
) -> BTreeMap<Value, u64> {
    let options = Options { coherence, symmetric: 0, ..Options::default() };
    let mut explorer =
        Explorer::with_causal_order(machine, &subject.model, options, causal).expect("few threads");
    let mut outcomes = BTreeMap::new();
    loop {
        match explorer.advance().expect("a small program stays within the limits") {
            Found::Nothing => return outcomes,
            Found::Execution(Ending::Complete) => {
                *outcomes.entry(outcome(explorer.graph())).or_default() += 1;
            }
            Found::Failure(_) | Found::Again => panic!("nothing fails, and nothing is learnt"),
            _ => {}
        }
    }
}

/// More with `PROGRAMS=1000 SEED=1`.
#[test]
fn failures_without_reason_are_coins_of_other_threads() {
    let Some(clang) = find_clang() else {
        println!("skipped: there is no clang");
        return;
    };
    let number = |name| std::env::var(name).ok().map(|text| text.parse::<u64>().expect("a number"));
    let first = number("SEED").unwrap_or(0);
    let seeds: Vec<u64> = (first..first + number("PROGRAMS").unwrap_or(PROGRAMS)).collect();
    let names = ["sc", "tso", "pso", "ra", "rc11", "rc11-pldi17", "c20", "imm"];
    let subjects: Vec<Subject> =
        names.map(|name| Subject::new(name, selvedge_model::built_in(name).expect("it is built in"))).into();
    let mut found = 0;
    for batch in seeds.chunks(20) {
        let texts: String = batch.iter().flat_map(|seed| [text(*seed, false), text(*seed, true)]).collect();
        let module =
            compile(&clang, &(HEADER.to_string() + &texts)).unwrap_or_else(|error| panic!("{error}"));
        for (seed, subject) in
            batch.iter().flat_map(|seed| subjects.iter().map(move |subject| (*seed, subject)))
        {
            let dependencies = subject.model.uses_dependencies();
            let coherences = match dependencies || seed % 2 == 0 {
                true => Coherence::Stored,
                false => Coherence::Inferred,
            };
            let [weak, coins] = ["w", "c"].map(|kind| {
                let entry = format!("p{seed}{kind}_main");
                let config = Config { entry, dependencies, spurious_cas: true, ..Config::default() };
                let machine = Machine::load(module.clone(), config)
                    .unwrap_or_else(|error| panic!("seed {seed}: {error}"));
                match dependencies {
                    true => outcomes(&machine, subject, coherences, Dependent::of(&subject.model)),
                    false => outcomes(&machine, subject, coherences, Porf),
                }
            });
            assert_eq!(
                weak,
                coins,
                "seed {seed}: outcomes differ under {}\n{HEADER}{}",
                subject.name,
                text(seed, false)
            );
            found += weak.len();
        }
    }
    assert!(found > 4 * seeds.len(), "only {found} outcomes of {} programs", seeds.len());
}
