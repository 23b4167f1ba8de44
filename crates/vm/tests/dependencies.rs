//! What the actions of threads of C programs depend on. `programs/dependencies.c` has the threads, the values
//! that their reads return, and what is expected:
//!
//! ```text
//! R x           event 1 reads `x`
//! W y data 1    event 2 writes `y`, and depends on event 1 through data
//! ```
//! `X` is the write of a read-modify-write, `F` a free, `C` a creation, `J` a join, `E` the end if it depends
//! on something. Event 0 is the beginning, on which everything depends; that is left out.

mod common;

use common::cases;
use selvedge_bytecode::AddressSpace;
use selvedge_program::{Action, Dependencies, Next, Program, ThreadId, Value};
use selvedge_source::Source;
use selvedge_vm::{Config, Fault, Machine, Restart, Thread};
use std::path::Path;
use std::sync::Arc;

struct Case {
    name: String,
    values: String,
    expected: String,
}

fn cases_of(text: &str) -> Vec<Case> {
    let marked = text.split("\nTHREAD(").skip(1);
    let parts = marked.map(|case| {
        let mut parts = case.split('"');
        let mut next = || parts.next().expect("a case has a name, values and events").to_owned();
        let (name, values, _, expected) = (next(), next(), next(), next());
        Case { name: name.trim_end_matches(", ").to_owned(), values, expected }
    });
    parts.collect()
}

/// A number, the address of a global or a function, or one on another thread's heap.
fn value_of(machine: &Machine, word: &str) -> Value {
    if word == "heap" {
        return AddressSpace::heap(5) as Value;
    }
    let Some(name) = word.strip_prefix('&') else { return word.parse().expect("a number") };
    let module = machine.module();
    let function = module.functions.iter().position(|function| function.name == name);
    let global = module.globals.iter().find(|global| global.name == name);
    let address =
        function.map(|id| AddressSpace::function(id as u32)).or(global.map(|global| global.address));
    address.unwrap_or_else(|| panic!("there is no {name}")) as Value
}

/// The states of the created thread after its beginning.
fn drive(machine: &Machine, values: &str) -> Vec<Next<Arc<Thread>>> {
    let created = machine.start(ThreadId(0));
    let Action::Create { thread, value, .. } = created.action else { panic!("{:?}", created.action) };
    let mut states = vec![machine.resume(&machine.start(thread).state, value)];
    let mut values = values.split_whitespace().map(|word| value_of(machine, word));
    loop {
        let last = &states[states.len() - 1];
        let value = match last.action {
            Action::Block(_) | Action::Fail | Action::End | Action::Exit => return states,
            Action::Read { .. } | Action::Join { .. } => values.next().unwrap_or(0),
            _ => 0,
        };
        states.push(machine.resume(&last.state, value));
    }
}

fn show(machine: &Machine, next: &Next<Arc<Thread>>) -> String {
    let name = |loc| {
        let (address, bytes) = machine.access_of(loc);
        let name = machine.describe(address, bytes, Some(&next.state));
        name.split('@').next().unwrap_or("").to_owned()
    };
    let action = match next.action {
        Action::Read { loc, .. } => format!("R {}", name(loc)),
        Action::Write { loc, exclusive, .. } => {
            format!("{} {}", if exclusive { "X" } else { "W" }, name(loc))
        }
        Action::Free { .. } => "F".to_owned(),
        Action::Create { .. } => "C".to_owned(),
        Action::Join { .. } => "J".to_owned(),
        Action::Finish { .. } => "E".to_owned(),
        Action::Fail => match next.state.fault() {
            Some(Fault::Restart(Restart::ShareSite(_))) => "restart".to_owned(),
            fault => format!("{fault:?}"),
        },
        other => format!("{other:?}"),
    };
    let mut shown = vec![action];
    if let Some(Dependencies { addr, data, ctrl }) = next.dependencies.as_deref() {
        for (kind, reads) in [("addr", addr), ("data", data), ("ctrl", ctrl)] {
            assert!(reads.is_sorted_by(|a, b| a < b), "{reads:?}");
            let reads: Vec<_> = reads.iter().filter(|read| **read != 0).map(u16::to_string).collect();
            if !reads.is_empty() {
                shown.push(format!("{kind} {}", reads.join(" ")));
            }
        }
    }
    shown.join(" ")
}

/// All events but the last ones, of which only control dependencies could be told, which are those of the
/// event before.
fn events(machine: &Machine, values: &str) -> String {
    let states = drive(machine, values);
    let mut shown: Vec<_> = states.iter().map(|next| show(machine, next)).collect();
    let is_end =
        |shown: &String| shown.starts_with("End") || shown.starts_with('E') && !shown.contains("data");
    while shown.last().is_some_and(is_end) {
        shown.pop();
    }
    shown.join("; ")
}

#[test]
fn actions_depend_on_what_the_text_says() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs/dependencies.c");
    let text = std::fs::read_to_string(&file).expect("the test programs are part of the repository");
    let source = Source::new("dependencies.c", cases::compile(&file));
    let wanted = std::env::var("CASE").unwrap_or_default();
    let mut problems = Vec::new();
    for Case { name, values, expected } in cases_of(&text).iter().filter(|case| case.name.contains(&wanted)) {
        let config = Config { dependencies: true, no_spin_assume: true, ..Config::default() };
        let machine = cases::load(&source, name, config).expect("the program can be loaded");
        let found = events(&machine, values);
        if found != *expected {
            problems.push(format!("{name}\n  expected {expected}\n  found    {found}"));
        }
        let untracked = cases::load(&source, name, Config::default()).expect("the program can be loaded");
        assert!(drive(&untracked, values).iter().all(|next| next.dependencies.is_none()));
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
