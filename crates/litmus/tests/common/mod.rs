//! Runs a thread by hand: each read returns the next value of a script.

#![allow(dead_code, reason = "each test file uses a part of this")]

use selvedge_litmus::{Observable, Options, State, Test, parse};
use selvedge_program::{Action, Block, Exclusive, Next, Program, ThreadId, Value};
use selvedge_source::Source;

/// A test with `body` as its only thread, which has atomic `x` and `y` and plain `p` and `q`.
pub fn single(body: &str) -> String {
    format!(
        "C t\n{{}}\nP0 (atomic_int* x, atomic_int* y, int* p, volatile int* q) {{\n{body}\n}}\nlocations [x; p;]\n"
    )
}

pub fn test_with(text: &str, options: &Options) -> Test {
    parse(&Source::new("t.litmus", text), options).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

pub fn test(text: &str) -> Test {
    test_with(text, &Options::default())
}

/// Where a thread stops on its way; its reads return the values of a script, then 0.
pub fn drive_next(test: &Test, thread: u16, script: &[Value]) -> Vec<Next<State>> {
    let mut script = script.iter();
    let mut steps = vec![test.start(ThreadId(thread))];
    loop {
        let last = &steps[steps.len() - 1];
        let value = match last.action {
            Action::Read { .. } => script.next().copied().unwrap_or(0),
            Action::Write { .. } | Action::Fence { .. } => 0,
            _ => return steps,
        };
        steps.push(test.resume(&last.state, value));
    }
}

/// The actions of a thread until it stops or the script of values ends, and the last state.
pub fn drive(test: &Test, thread: u16, script: &[Value]) -> (Vec<String>, State) {
    let mut script = script.iter();
    let mut shown = Vec::new();
    let mut next = test.start(ThreadId(thread));
    loop {
        shown.push(show(test, &next));
        let value = match next.action {
            Action::Read { .. } => match script.next() {
                Some(value) => *value,
                None => return (shown, next.state),
            },
            Action::Write { .. } | Action::Fence { .. } => 0,
            _ => return (shown, next.state),
        };
        next = test.resume(&next.state, value);
    }
}

/// The actions of the only thread of `single(body)`, joined by `; `.
pub fn actions(body: &str, script: &[Value]) -> String {
    drive(&test(&single(body)), 0, script).0.join("; ")
}

/// The final value of the local `name` in the only thread of `single(body)`.
pub fn local(body: &str, name: &str, script: &[Value]) -> Value {
    let test = test(&(single(body) + &format!("exists (0:{name}=0)")));
    let (_, state) = drive(&test, 0, script);
    let register = test.observed().iter().find_map(|observable| match observable {
        Observable::Register { reg, .. } => Some(*reg),
        Observable::Location { .. } => None,
    });
    test.register(&state, register.expect("the condition names a register"))
}

fn show(test: &Test, next: &Next<State>) -> String {
    match next.action {
        Action::Read { loc, order, exclusive } => {
            let name = test.location_name(loc);
            match exclusive {
                Exclusive::No => format!("R {name} {}", order.short_name()),
                Exclusive::Always => format!("RX {name} {}", order.short_name()),
                Exclusive::IfBits { .. } => unreachable!("litmus tests have no locks"),
                Exclusive::IfEqual { expected, otherwise } => {
                    format!("RX {name} {} if {expected} else {}", order.short_name(), otherwise.short_name())
                }
            }
        }
        Action::Write { loc, order, value, exclusive } => {
            let kind = if exclusive { "WX" } else { "W" };
            format!("{kind} {} {} {value}", test.location_name(loc), order.short_name())
        }
        Action::Fence { order } => format!("F {}", order.short_name()),
        Action::Block(Block::Assume) => "assume".to_string(),
        Action::Block(Block::LoopBound) => "bound".to_string(),
        Action::Fail => format!("fail: {}", test.fault(&next.state).expect("a failed thread has a fault")),
        Action::End => "end".to_string(),
        other => unreachable!("{other:?} is not an action of a litmus test"),
    }
}
