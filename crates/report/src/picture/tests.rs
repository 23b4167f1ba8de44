//! Executions made by hand.

use super::*;
use crate::report::{Derived, Note, Place, Step, Thread};

/// An execution of threads with this many events each, which do nothing but be related.
fn execution(lengths: &[usize], rf: &[(&str, &str)], fr: &[(&str, &str)]) -> Execution {
    let event = |thread: usize, index: usize| Event {
        id: format!("{thread}.{}", index + 1),
        kind: "read",
        order: None,
        address: None,
        value: None,
        rmw: false,
        file: String::new(),
        line: 0,
        column: 0,
        text: String::new(),
        from: None,
        awaits: None,
        call: None,
        matters: true,
        calls: Vec::new(),
    };
    let threads = (0..).zip(lengths).map(|(thread, length)| Thread {
        id: thread as u16,
        name: format!("P{thread}"),
        events: (0..*length).map(|index| event(thread, index)).collect(),
    });
    let named = |pairs: &[(&str, &str)]| pairs.iter().map(|(a, b)| [a.to_string(), b.to_string()]).collect();
    let derived = Some(Derived { fr: named(fr), hb: Vec::new() });
    let graph = Graph { threads: threads.collect(), rf: named(rf), co: Vec::new(), derived };
    Execution { id: String::new(), trace: Vec::new(), graph }
}

fn problem(kind: &'static str, events: &[&str]) -> Problem {
    let place = |event: &&str| Place {
        file: String::new(),
        line: 1,
        column: 1,
        thread: 0,
        thread_name: String::new(),
        event: event.to_string(),
        calls: Vec::new(),
    };
    let notes = events.iter().map(|event| Note::new(place(event), String::new())).collect();
    Problem { kind, headline: String::new(), notes, why: Vec::new(), execution: None }
}

fn ids<'a>(picture: &Picture<'a>, events: impl IntoIterator<Item = usize>) -> Vec<&'a str> {
    events.into_iter().map(|event| picture.events[event].id.as_str()).collect()
}

#[test]
fn message_passing_is_explained_by_its_cycle() {
    let execution = execution(&[2, 2], &[("0.2", "1.1"), ("init", "1.2")], &[("1.2", "0.1")]);
    let picture = Picture::new(&execution, Some(&problem("assertion", &["1.2"])));
    assert!(!picture.is_interleaving);
    assert_eq!(ids(&picture, picture.order.clone()), ["0.1", "0.2", "1.1", "1.2"]);
    let cycle: Vec<(Vec<&str>, &str)> =
        picture.highlights.iter().map(|edge| (ids(&picture, [edge.from, edge.to]), edge.text)).collect();
    assert_eq!(
        cycle,
        [
            (vec!["0.1", "0.2"], "po"),
            (vec!["0.2", "1.1"], "rf"),
            (vec!["1.1", "1.2"], "po"),
            (vec!["1.2", "0.1"], "misses this newer write"),
        ]
    );
    assert_eq!(ids(&picture, picture.marked.clone()), ["1.2"]);
}

#[test]
fn what_a_trace_leaves_out_comes_last() {
    let mut execution = execution(&[2, 2], &[], &[("0.2", "1.1"), ("1.2", "0.1")]);
    let step = |event: &str| Step { event: event.into(), text: String::new(), file: String::new(), line: 0 };
    execution.trace = vec![step("1.1"), step("0.1")];
    let picture = Picture::new(&execution, None);
    assert!(picture.is_interleaving);
    assert_eq!(ids(&picture, picture.order.clone()), ["1.1", "0.1", "0.2", "1.2"]);
    assert_eq!(picture.highlights, [], "what the trace has needs no weak memory");
}

#[test]
fn a_race_is_explained_by_what_is_missing() {
    let execution = execution(&[1, 1], &[], &[]);
    let picture = Picture::new(&execution, Some(&problem("data-race", &["1.1", "0.1"])));
    let missing = Highlight { from: 1, to: 0, relation: None, text: UNORDERED, is_directed: false };
    assert_eq!(picture.highlights, [missing]);
    let alone = Picture::new(&execution, Some(&problem("data-race", &["1.1"])));
    assert_eq!(alone.highlights, [], "a race with what was there before has one event");
}

#[test]
fn causes_come_first_and_cycles_of_causes_are_cut() {
    let reversed = execution(&[1, 1], &[("1.1", "0.1")], &[]);
    let picture = Picture::new(&reversed, None);
    assert_eq!(ids(&picture, picture.order.clone()), ["1.1", "0.1"]);
    assert_eq!(picture.highlights, [], "there is no cycle");
    let buffering = execution(&[2, 2], &[("1.2", "0.1"), ("0.2", "1.1")], &[]);
    let picture = Picture::new(&buffering, None);
    assert_eq!(ids(&picture, picture.order.clone()), ["0.1", "0.2", "1.1", "1.2"]);
    assert_eq!(picture.highlights.len(), 4, "load buffering is a cycle of po and rf");
}
