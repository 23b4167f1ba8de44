//! Models as text and a short way to write programs down, shared by the tests.
#![allow(dead_code, unused_imports, reason = "every test file uses another part")]

use selvedge_graph::{LocId, Order};
use selvedge_oracle::tree::{Operand, Statement};
use selvedge_oracle::{Evaluator, Execution, Knobs, Tree, TreeProgram, enumerate, generate};
use std::collections::BTreeSet;

pub use selvedge_graph::Order::{
    Acquire as ACQ, AcquireRelease as ACQ_REL, Relaxed as RLX, Release as REL, SeqCst as SC,
};

pub const SEQUENTIAL: &str = r#""SC"
acyclic po | rf | co | fr
empty rmw & (fr ; co) as atomicity"#;

/// Every write releases and every read acquires; for programs of all orders alike.
pub const STRONG_RELEASE_ACQUIRE: &str = r#""RA whatever the orders"
let hb = (po | rf)+
acyclic po | rf
irreflexive hb ; (rf | co | fr)+
empty rmw & (fr ; co) as atomicity"#;

/// RC11 without psc.
pub const RELEASE_ACQUIRE: &str = r#""RA by the orders of C11"
let eco = (rf | co | fr)+
let rs = [W & RLX] ; (rf ; rmw)*
let sw = [REL] ; ([F] ; po)? ; rs ; rf ; [R & RLX] ; (po ; [F])? ; [ACQ]
let hb = (po | sw)+
acyclic po | rf
irreflexive hb ; eco?
empty rmw & (fr ; co) as atomicity"#;

/// RC11 as in PLDI'17, but for the release sequence, which is that of C++20.
pub const RC11: &str = r#""RC11"
let eco = (rf | co | fr)+
let rs = [W & RLX] ; (rf ; rmw)*
let sw = [REL] ; ([F] ; po)? ; rs ; rf ; [R & RLX] ; (po ; [F])? ; [ACQ]
let hb = (po | sw)+
let scb = po | (po \ loc) ; hb ; (po \ loc) | hb & loc | co | fr
let psc_base = ([SC] | [F & SC] ; hb?) ; scb ; ([SC] | hb? ; [F & SC])
let psc_fence = [F & SC] ; (hb | hb ; eco ; hb) ; [F & SC]
acyclic po | rf as no_thin_air
irreflexive hb ; eco? as coherence_of_hb
empty rmw & (fr ; co) as atomicity
acyclic psc_base | psc_fence as psc
let access = M \ IW
let conflict = ((W * access) | (access * W)) & (access * access) & loc & ext
error Race unless conflict & ((NA * _) | (_ * NA)) <= hb | hb^-1"#;

pub fn model(text: &str) -> Evaluator {
    Evaluator::from_text(text).expect("the model is well-formed")
}

pub const X: LocId = LocId(0);
pub const Y: LocId = LocId(1);

pub fn load(to: usize, loc: LocId, order: Order) -> Statement {
    Statement::Load { to, loc, order }
}

pub fn store(loc: LocId, value: i64, order: Order) -> Statement {
    Statement::Store { loc, order, value: Operand::Constant(value) }
}

pub fn store_register(loc: LocId, value: Operand, order: Order) -> Statement {
    Statement::Store { loc, order, value }
}

pub fn fence(order: Order) -> Statement {
    Statement::Fence { order }
}

pub fn fetch_add(to: usize, loc: LocId, order: Order) -> Statement {
    Statement::FetchAdd { to, loc, order, value: Operand::Constant(1) }
}

pub fn compare_exchange(loc: LocId, expected: i64, value: i64) -> Statement {
    let value = Operand::Constant(value);
    Statement::CompareExchange { to: 0, seen: 1, loc, expected, value, success: ACQ_REL, failure: RLX }
}

pub fn tree<const N: usize>(threads: [Vec<Statement>; N]) -> Tree {
    Tree { locations: 2, threads: threads.to_vec() }
}

pub fn executions(tree: &Tree, text: &str) -> BTreeSet<Execution> {
    enumerate(&TreeProgram::new(tree), &model(text), 10_000_000).expect("the program is small")
}

pub fn count<const N: usize>(text: &str, threads: [Vec<Statement>; N]) -> usize {
    executions(&tree(threads), text).len()
}

pub fn random_tree(seed: u64, knobs: &Knobs) -> Tree {
    generate(&mut fastrand::Rng::with_seed(seed), knobs)
}
