//! Makes a trace smaller: without some events, with fewer names.

use super::is_legal;
use crate::shrink::minimal;
use selvedge_races::{Action, Barrier, Event, Lock, ThreadId, Variable};

/// The smallest legal trace that can be reached by single simplifications that all `still_fail`.
pub fn shrink_trace(trace: Vec<Event>, still_fails: &mut dyn FnMut(&[Event]) -> bool) -> Vec<Event> {
    let mut fails = |trace: &Trace| is_legal(&trace.0) && still_fails(&trace.0);
    minimal(Trace(trace), simplifications, weight, &mut fails).0
}

#[derive(PartialEq)]
struct Trace(Vec<Event>);

/// Events count most, then names.
fn weight(Trace(trace): &Trace) -> usize {
    let names = |event: &Event| event.thread.index() + name(event.action) as usize;
    trace.len() * 1000 + trace.iter().map(names).sum::<usize>()
}

fn simplifications(trace: &Trace) -> Vec<Trace> {
    let events = &trace.0;
    let count = events.len();
    let without = |gone: &dyn Fn(usize) -> bool| {
        let kept = events.iter().enumerate().filter(|(index, _)| !gone(*index));
        Trace(kept.map(|(_, event)| *event).collect())
    };
    let mut simpler = Vec::new();
    for size in [count / 2, count / 4, count / 8].into_iter().filter(|size| *size > 2) {
        simpler.extend(
            (0..count).step_by(size).map(|start| without(&|index| index >= start && index < start + size)),
        );
    }
    simpler.extend((0..count).map(|one| without(&|index| index == one)));
    // An acquisition goes with its release.
    for one in 0..count {
        simpler.extend((one + 1..count).map(|other| without(&|index| index == one || index == other)));
    }
    for gone in 1..8 {
        for kept in 0..gone {
            let merged =
                events.iter().map(|event| rename_thread(*event, ThreadId(gone), ThreadId(kept))).collect();
            let renamed = events.iter().map(|event| rename(*event, gone, kept)).collect();
            simpler.extend([merged, renamed].map(Trace).into_iter().filter(|new| new != trace));
        }
    }
    simpler
}

fn rename_thread(event: Event, from: ThreadId, to: ThreadId) -> Event {
    let change = |thread: ThreadId| if thread == from { to } else { thread };
    let action = match event.action {
        Action::Fork(thread) => Action::Fork(change(thread)),
        Action::Join(thread) => Action::Join(change(thread)),
        other => other,
    };
    Event { thread: change(event.thread), action, ..event }
}

/// The number of what an action is about, but for threads, which are renamed apart.
fn name(action: Action) -> u32 {
    match action {
        Action::New(variable)
        | Action::Read(variable)
        | Action::Write(variable)
        | Action::AtomicRead(variable)
        | Action::AtomicWrite(variable)
        | Action::AtomicUpdate(variable) => variable.0,
        Action::Acquire(lock) | Action::Release(lock) => lock.0,
        Action::Fork(thread) | Action::Join(thread) => thread.0,
        Action::Arrive(barrier) | Action::Depart(barrier) => barrier.0,
    }
}

/// Lets variables, locks and barriers of one number have another.
fn rename(event: Event, from: u32, to: u32) -> Event {
    let change = |number: u32| if number == from { to } else { number };
    let variable = |variable: Variable| Variable(change(variable.0));
    let action = match event.action {
        Action::New(target) => Action::New(variable(target)),
        Action::Read(target) => Action::Read(variable(target)),
        Action::Write(target) => Action::Write(variable(target)),
        Action::AtomicRead(target) => Action::AtomicRead(variable(target)),
        Action::AtomicWrite(target) => Action::AtomicWrite(variable(target)),
        Action::AtomicUpdate(target) => Action::AtomicUpdate(variable(target)),
        Action::Acquire(lock) => Action::Acquire(Lock(change(lock.0))),
        Action::Release(lock) => Action::Release(Lock(change(lock.0))),
        Action::Arrive(barrier) => Action::Arrive(Barrier(change(barrier.0))),
        Action::Depart(barrier) => Action::Depart(Barrier(change(barrier.0))),
        Action::Fork(_) | Action::Join(_) => event.action,
    };
    Event { action, ..event }
}
