//! The cases that motivate the paper, and those in which its printed rules are wrong.

use selvedge_races::text::Reader;
use selvedge_races::{Action, Discipline, Engine, Event, Lock, Rules, ThreadId, Variable, detector};
use std::collections::{BTreeMap, BTreeSet};

fn read(text: &str) -> Vec<Event> {
    let mut reader = Reader::new(text.as_bytes());
    std::iter::from_fn(|| reader.next_event().expect("a legal trace")).collect()
}

/// The pairs of events that race, by their numbers from 1 on.
fn races(text: &str, engine: Engine, discipline: Discipline, rules: Rules) -> Vec<(u64, u64)> {
    let mut detector = detector(engine, discipline, rules);
    let mut races = Vec::new();
    read(text).into_iter().for_each(|event| detector.observe(event, &mut races));
    races.iter().map(|race| (race.earlier.position + 1, race.later.position + 1)).collect()
}

/// What both engines say, which is the same.
fn exact(text: &str, discipline: Discipline) -> Vec<(u64, u64)> {
    let [lockset, clock] = [Engine::Lockset, Engine::VectorClock]
        .map(|engine| races(text, engine, discipline, Rules::Corrected));
    assert_eq!(lockset, clock);
    lockset
}

fn printed(text: &str, discipline: Discipline) -> Vec<(u64, u64)> {
    races(text, Engine::Lockset, discipline, Rules::AsPrinted)
}

/// Eraser (Savage et al., 1997): a variable that several threads write must have a lock that is held at every
/// access since the second thread came. Gives the variables that have none.
fn eraser(trace: &[Event]) -> BTreeSet<Variable> {
    #[derive(Clone, PartialEq)]
    enum State {
        Exclusive(ThreadId),
        Shared(BTreeSet<Lock>),
        Modified(BTreeSet<Lock>),
    }
    let mut held: BTreeMap<ThreadId, BTreeSet<Lock>> = BTreeMap::new();
    let mut states: BTreeMap<Variable, State> = BTreeMap::new();
    let mut alarms = BTreeSet::new();
    for event in trace {
        let locks = held.entry(event.thread).or_default();
        match event.action {
            Action::Acquire(lock) => drop(locks.insert(lock)),
            Action::Release(lock) => drop(locks.remove(&lock)),
            _ => {}
        }
        let Some(variable) = event.action.accessed() else { continue };
        let is_write = event.action.is_write();
        let next = match states.get(&variable) {
            None => State::Exclusive(event.thread),
            Some(State::Exclusive(owner)) if *owner == event.thread => State::Exclusive(*owner),
            Some(State::Exclusive(_)) if is_write => State::Modified(locks.clone()),
            Some(State::Exclusive(_)) => State::Shared(locks.clone()),
            Some(State::Shared(set)) if !is_write => State::Shared(set & locks),
            Some(State::Shared(set) | State::Modified(set)) => State::Modified(set & locks),
        };
        if next == State::Modified(BTreeSet::new()) {
            alarms.insert(variable);
        }
        states.insert(variable, next);
    }
    alarms
}

const INITIALISATION: &str = include_str!("../../../examples/initialisation.std");
const OWNERSHIP: &str = include_str!("../../../examples/ownership.std");
const CHANGING_LOCKS: &str = include_str!("../../../examples/changing-locks.std");
const TWO_LOCKS: &str = include_str!("../../../examples/two-locks.std");

#[test]
fn what_motivates_the_paper_is_no_race() {
    for text in [INITIALISATION, OWNERSHIP, CHANGING_LOCKS] {
        for discipline in [Discipline::Exclusive, Discipline::SharedReads] {
            assert_eq!(exact(text, discipline), [], "{text}");
        }
        assert_eq!(printed(text, Discipline::Exclusive), [], "{text}");
    }
}

#[test]
fn eraser_raises_false_alarms_for_them() {
    for text in [INITIALISATION, OWNERSHIP, CHANGING_LOCKS] {
        assert_eq!(eraser(&read(text)), BTreeSet::from([Variable(0)]), "{text}");
    }
}

#[test]
fn different_locks_do_not_protect() {
    assert_eq!(exact(TWO_LOCKS, Discipline::SharedReads), [(4, 7), (4, 8)]);
    assert_eq!(exact(TWO_LOCKS, Discipline::Exclusive), [(4, 7)]);
    assert_eq!(eraser(&read(TWO_LOCKS)), BTreeSet::from([Variable(0)]));
}

/// Rule 7 of sections 3 and 6 adds `t`, not `LH(t)`: that `T2` holds a lock when it learns of the access is
/// forgotten.
#[test]
fn as_printed_a_lock_that_is_held_while_joining_tells_nothing() {
    let text = "T0|w(x)|1\nT2|acq(l)|2\nT2|join(T0)|3\nT2|rel(l)|4\nT1|acq(l)|5\nT1|w(x)|6\n";
    for discipline in [Discipline::Exclusive, Discipline::SharedReads] {
        assert_eq!(exact(text, discipline), []);
        assert_eq!(printed(text, discipline), [(1, 6)]);
    }
}

/// Rule 4 of section 6 replaces all `LSR` by `LSW`, that of the thread itself included: so what it has read
/// is forgotten.
#[test]
fn as_printed_a_reader_that_acquires_a_lock_has_read_nothing() {
    let text = "A|r(x)|1\nA|acq(l)|2\nB|w(x)|3\n";
    assert_eq!(exact(text, Discipline::SharedReads), [(1, 3)]);
    assert_eq!(printed(text, Discipline::SharedReads), []);
}

/// Rules 4, 6 and 7 of section 6 hand on what is known of the last write only if all reads are known, too.
#[test]
fn as_printed_a_concurrent_read_hides_the_order_of_the_write() {
    let forks = "A|w(x)|1\nA|fork(B)|2\nB|r(x)|3\nA|fork(C)|4\nC|r(x)|5\n";
    assert_eq!(exact(forks, Discipline::SharedReads), []);
    assert_eq!(printed(forks, Discipline::SharedReads), [(1, 5)]);
    let joins = "A|r(x)|1\nB|join(A)|2\nC|r(x)|3\nB|join(C)|4\nB|w(x)|5\n";
    assert_eq!(exact(joins, Discipline::SharedReads), []);
    assert_eq!(printed(joins, Discipline::SharedReads), [(3, 5)]);
    let locks = "A|r(x)|1\nB|r(x)|2\nB|acq(l)|3\nB|rel(l)|4\nA|acq(l)|5\nA|w(x)|6\n";
    assert_eq!(exact(locks, Discipline::SharedReads), []);
    assert_eq!(printed(locks, Discipline::SharedReads), [(2, 6)]);
}

/// By the paper's definition 3 nothing would order the fork and the join of a thread that does nothing.
#[test]
fn threads_that_do_nothing_order_their_fork_and_their_join() {
    let text = "A|w(x)|1\nA|fork(C)|2\nB|join(C)|3\nB|w(x)|4\n";
    for discipline in [Discipline::Exclusive, Discipline::SharedReads] {
        assert_eq!(exact(text, discipline), []);
    }
    assert_eq!(printed(text, Discipline::Exclusive), []);
}
