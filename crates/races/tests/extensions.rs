//! Atomic variables, barriers, allocation, locks that are acquired again; traces that nobody can have made.

use selvedge_races::text::{ReadError, Reader};
use selvedge_races::{Discipline, Engine, Rules, detector};

/// The pairs of events that race, by their numbers from 1 on, as both engines say.
fn races(text: &str, discipline: Discipline) -> Vec<(u64, u64)> {
    let [lockset, clock] = [Engine::Lockset, Engine::VectorClock].map(|engine| {
        let mut detector = detector(engine, discipline, Rules::Corrected);
        let mut reader = Reader::new(text.as_bytes());
        let mut races = Vec::new();
        while let Some(event) = reader.next_event().expect("a legal trace") {
            detector.observe(event, &mut races);
        }
        races.iter().map(|race| (race.earlier.position + 1, race.later.position + 1)).collect()
    });
    assert_eq!(lockset, clock);
    lockset
}

fn shared(text: &str) -> Vec<(u64, u64)> {
    races(text, Discipline::SharedReads)
}

/// The line and what is wrong with it.
fn error(text: &str) -> (u64, String) {
    let mut reader = Reader::new(text.as_bytes());
    loop {
        match reader.next_event() {
            Ok(Some(_)) => {}
            Ok(None) => panic!("a legal trace: {text}"),
            Err(ReadError::Line { number, message }) => return (number, message),
            Err(ReadError::Input(error)) => panic!("{error}"),
        }
    }
}

#[test]
fn an_atomic_read_learns_from_the_write_that_it_reads_from() {
    assert_eq!(shared("A|w(x)|1\nA|aw(f)|2\nB|ar(f)|3\nB|w(x)|4\n"), []);
    assert_eq!(shared("A|w(x)|1\nB|ar(f)|2\nA|aw(f)|3\nB|w(x)|4\n"), [(1, 4)]);
    // It reads from C, which knows nothing.
    assert_eq!(shared("A|w(x)|1\nA|aw(f)|2\nC|aw(f)|3\nB|ar(f)|4\nB|w(x)|5\n"), [(1, 5)]);
    // C's update goes on with what A has released.
    assert_eq!(shared("A|w(x)|1\nA|aw(f)|2\nC|au(f)|3\nB|ar(f)|4\nB|w(x)|5\n"), []);
    // There is another variable at that address.
    assert_eq!(shared("A|w(x)|1\nA|aw(f)|2\nB|alloc(f)|3\nB|ar(f)|4\nB|w(x)|5\n"), [(1, 5)]);
}

#[test]
fn atomic_accesses_race_with_plain_ones_only() {
    assert_eq!(shared("A|aw(x)|1\nB|aw(x)|2\nC|au(x)|3\nD|ar(x)|4\n"), []);
    assert_eq!(shared("A|aw(x)|1\nB|r(x)|2\n"), [(1, 2)]);
    assert_eq!(shared("A|ar(x)|1\nB|w(x)|2\n"), [(1, 2)]);
    assert_eq!(shared("A|ar(x)|1\nB|r(x)|2\n"), []);
    assert_eq!(races("A|ar(x)|1\nB|r(x)|2\n", Discipline::Exclusive), [(1, 2)]);
    // The atomic write does not stand for the read that happens before it: D's write is atomic, too.
    assert_eq!(shared("A|r(x)|1\nA|aw(x)|2\nD|aw(x)|3\n"), [(1, 3)]);
}

#[test]
fn arrivals_happen_before_the_departures_of_their_round() {
    let both = "A|w(x)|1\nA|arrive(b)|2\nB|arrive(b)|3\nB|depart(b)|4\nB|w(x)|5\nA|depart(b)|6\n";
    assert_eq!(shared(both), []);
    // A has not been told what B did after it arrived.
    assert_eq!(
        shared("A|arrive(b)|1\nB|arrive(b)|2\nB|depart(b)|3\nB|w(x)|4\nA|depart(b)|5\nA|w(x)|6\n"),
        [(4, 6)]
    );
    // C arrives at the next round, although A has not departed from the first one.
    let next =
        "A|arrive(b)|1\nB|arrive(b)|2\nB|depart(b)|3\nC|w(x)|4\nC|arrive(b)|5\nA|depart(b)|6\nA|w(x)|7\n";
    assert_eq!(shared(next), [(4, 7)]);
}

#[test]
fn a_new_variable_has_no_past() {
    assert_eq!(shared("A|w(x)|1\nB|alloc(x)|2\nB|w(x)|3\n"), []);
}

#[test]
fn a_lock_is_free_when_it_was_released_as_often_as_acquired() {
    let again = "A|acq(l)|1\nA|acq(l)|2\nA|rel(l)|3\nA|w(x)|4\nA|rel(l)|5\nB|acq(l)|6\nB|w(x)|7\n";
    assert_eq!(shared(again), []);
    let early = error("A|acq(l)|1\nA|acq(l)|2\nA|rel(l)|3\nB|acq(l)|4\n");
    assert_eq!(early, (4, "lock l is held by thread A, not by B".to_string()));
}

#[test]
fn what_nobody_can_have_done_is_an_error() {
    let errors = [
        ("A|rel(l)|1\n", 1, "lock l is released, but nobody holds it"),
        ("A|acq(l)|1\nB|rel(l)|2\n", 2, "lock l is held by thread A, not by B"),
        ("A|acq(l)|1\nB|acq(l)|2\n", 2, "lock l is held by thread A, not by B"),
        ("B|w(x)|1\nA|fork(B)|2\n", 2, "thread B is forked here, but it has acted or was joined before"),
        ("A|fork(B)|1\nC|fork(B)|2\n", 2, "thread B was forked before"),
        ("A|fork(A)|1\n", 1, "thread A forks itself"),
        ("A|join(A)|1\n", 1, "thread A joins itself"),
        ("A|fork(B)|1\nA|join(B)|2\nB|r(x)|3\n", 3, "thread B acts after it was joined"),
        ("A|depart(b)|1\n", 1, "thread A departs from barrier b, at which it has not arrived"),
        (
            "A|arrive(b)|1\nA|arrive(b)|2\n",
            2,
            "thread A arrives at barrier b, from which it has not departed",
        ),
        ("A|end|1\n", 1, "thread A ends what it has not begun"),
    ];
    for (text, line, message) in errors {
        assert_eq!(error(text), (line, message.to_string()), "{text}");
    }
}

#[test]
fn what_is_not_understood_is_an_error() {
    let errors = [
        ("# fine\n\nA|r(x)\n", 3, "expected `thread|operation(target)|location`, found `A|r(x)`"),
        (
            "A|begin|1\nA|r x|2\n",
            2,
            "unknown operation `r x`: expected one of r, w, acq, rel, fork, join, begin, end, ",
        ),
        ("A|r|1\n", 1, "expected `r(target)`"),
        ("A|r(x|1\n", 1, "expected `)` at the end of `r(x`"),
        ("|r(x)|1\n", 1, "expected the name of a thread before `|`"),
    ];
    for (text, line, message) in errors {
        let (number, found) = error(text);
        assert!(number == line && found.starts_with(message), "{text}: {number}: {found}");
    }
    let not_text = Reader::new(&b"A|r(\xff)|1\n"[..]).next_event();
    assert!(matches!(not_text, Err(ReadError::Line { number: 1, .. })));
}

#[test]
fn spaces_and_marks_of_encodings_are_no_part_of_names() {
    assert_eq!(shared("A|w( x )|1\nB|w(x)|2\n"), [(1, 2)]);
    assert_eq!(shared("\u{feff}A|w(x)|1\nA|w(x)|2\n"), []);
}
