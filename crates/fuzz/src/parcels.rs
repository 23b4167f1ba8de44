//! What is put aside, changed at random: whoever goes on with it refuses it or explores something, and never
//! panics.
//!
//! A parcel is changed as a tree of numbers and lists, so that most changes are no nonsense at once: a number
//! becomes another one that occurs in it, an element of a list is lost, repeated or exchanged. Some are
//! changed byte by byte, as on a bad disk. What was not changed must be vouched for.

use crate::Subject;
use fastrand::Rng;
use selvedge_explore::{CausalOrder, Coherence, Dependent, Explorer, Learnt, Options, Parcel, Porf};
use selvedge_litmus::Test;
use selvedge_model::Model;
use selvedge_source::Source;
use serde_json::Value;

/// Steps of an exploration that goes on with something changed.
const STEPS: u64 = 500;
/// Changed parcels that are tried with each program.
const CHANGES: usize = 8;

/// How many were tried, and how many of them were not refused.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tried {
    /// How many parcels were changed.
    pub changed: u64,
    /// How many of them an explorer went on with.
    pub explored: u64,
}

/// Puts a random program aside after some steps, and goes on with what is left, changed.
pub fn try_one(rng: &mut Rng, subjects: &[Subject], tried: &mut Tried) {
    let tree = selvedge_oracle::generate(rng, &selvedge_oracle::Knobs::default());
    let source = Source::new("program", tree.to_litmus());
    let options = selvedge_litmus::Options { unroll: Some(2) };
    let test = selvedge_litmus::parse(&source, &options).expect("what is generated is a litmus test");
    let subject = &subjects[rng.usize(..subjects.len())];
    let coherence = if rng.bool() { Coherence::Stored } else { Coherence::Inferred };
    if subject.model.uses_dependencies() {
        let test = test.with_dependencies();
        put_aside(rng, (&test, &subject.model), coherence, Dependent::of(&subject.model), tried);
    } else {
        put_aside(rng, (&test, &subject.model), coherence, Porf, tried);
    }
}

fn put_aside<C: CausalOrder + Copy>(
    rng: &mut Rng,
    (test, model): (&Test, &Model),
    coherence: Coherence,
    causal: C,
    tried: &mut Tried,
) {
    let options = Options { coherence, ..Options::default() };
    let explorer = || Explorer::with_causal_order(test, model, options, causal).expect("few threads");
    let mut first = explorer();
    for _ in 0..rng.usize(..60) {
        first.advance_within(&mut 1).expect("a small program stays within the limits");
    }
    while !first.can_be_cut() {
        first.advance_within(&mut 1).expect("a small program stays within the limits");
    }
    let learnt = first.learnt();
    let knows = |loc: selvedge_graph::LocId| loc.index() < test.locations().len();
    for parcel in first.give_all() {
        let mut second = explorer();
        assert!(learnt.fits(test, knows), "what was learnt is vouched for");
        second.learn_from(&learnt);
        assert!(
            second.vouches_for(&parcel, knows),
            "a parcel that nobody has changed is vouched for: {parcel:?}"
        );
        for _ in 0..CHANGES {
            tried.changed += 1;
            let mut other = explorer();
            let learnt = if rng.u8(..4) == 0 { changed(rng, &learnt) } else { Some(learnt.clone()) };
            let Some(learnt) = learnt.filter(|learnt: &Learnt| learnt.fits(test, knows)) else { continue };
            other.learn_from(&learnt);
            let Some(parcel) = changed::<Parcel>(rng, &parcel) else { continue };
            if other.vouches_for(&parcel, knows) {
                tried.explored += 1;
                other.receive(parcel);
                go_on(&mut other);
            }
        }
    }
}

fn go_on<C: CausalOrder>(explorer: &mut Explorer<'_, Test, C>) {
    for _ in 0..STEPS {
        // A limit is an answer, too.
        if explorer.advance_within(&mut 1).is_err() {
            return;
        }
    }
}

/// Data with random changes; `None` if they make no sense at all.
pub fn changed<T: serde::Serialize + serde::de::DeserializeOwned>(rng: &mut Rng, data: &T) -> Option<T> {
    if rng.u8(..8) == 0 {
        let mut bytes = postcard::to_stdvec(data).expect("plain data can be serialised");
        change_bytes(rng, &mut bytes);
        return postcard::from_bytes(&bytes).ok();
    }
    let mut tree = serde_json::to_value(data).expect("plain data can be serialised");
    let mut numbers = Vec::new();
    collect(&tree, &mut numbers);
    for _ in 0..rng.usize(1..4) {
        change(rng, &mut tree, &numbers);
    }
    serde_json::from_value(tree).ok()
}

/// Changes some bytes, or loses or repeats some.
pub fn change_bytes(rng: &mut Rng, bytes: &mut Vec<u8>) {
    for _ in 0..rng.usize(1..5) {
        let at = rng.usize(..=bytes.len());
        let end = (at + rng.usize(..4)).min(bytes.len());
        let new: Vec<u8> = (0..rng.usize(..4)).map(|_| rng.u8(..)).collect();
        bytes.splice(at..end, new);
    }
}

fn collect(tree: &Value, numbers: &mut Vec<i64>) {
    match tree {
        Value::Array(items) => items.iter().for_each(|item| collect(item, numbers)),
        Value::Object(fields) => fields.values().for_each(|field| collect(field, numbers)),
        Value::Number(number) => numbers.extend(number.as_i64()),
        _ => {}
    }
}

/// Changes one place of a tree: goes down at random until there is nothing below, or it has had enough.
fn change(rng: &mut Rng, tree: &mut Value, numbers: &[i64]) {
    match tree {
        Value::Array(items) if !items.is_empty() => {
            let (at, other) = (rng.usize(..items.len()), rng.usize(..items.len()));
            match rng.u8(..8) {
                0 => drop(items.remove(at)),
                1 => items.insert(at, items[other].clone()),
                2 => items.swap(at, other),
                _ => change(rng, &mut items[at], numbers),
            }
        }
        Value::Object(fields) if !fields.is_empty() => {
            let at = rng.usize(..fields.len());
            let field = fields.values_mut().nth(at).expect("there are so many");
            match rng.u8(..20) {
                0 => *field = Value::Null,
                _ => change(rng, field, numbers),
            }
        }
        Value::Bool(truth) => *truth = !*truth,
        Value::Number(number) => {
            let old = number.as_i64().unwrap_or(0);
            let new = match rng.u8(..5) {
                0 => old.wrapping_add(1),
                1 => old.wrapping_sub(1),
                2 => rng.i64(..8),
                3 => [i64::from(u16::MAX), i64::from(u32::MAX), i64::MAX, 1 << 31, 0, -1][rng.usize(..6)],
                _ => numbers[rng.usize(..numbers.len())],
            };
            *tree = new.into();
        }
        _ => {}
    }
}
