//! Parcels: taken out anywhere, sent as bytes or as text, explored elsewhere; and bytes that are no parcel of
//! this program.

use crate::common::*;
use fastrand::Rng;
use selvedge_explore::{Coherence, Explorer, Found, Options, Parcel};
use selvedge_litmus::Test;
use selvedge_model::Model;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

fn add(visits: &mut Visits, more: Visits) {
    more.into_iter().for_each(|(execution, times)| *visits.entry(execution).or_default() += times);
}

fn as_bytes(parcel: &Parcel) -> Vec<u8> {
    postcard::to_stdvec(parcel).expect("plain data can be serialised")
}

/// A parcel after a journey as text and one as bytes.
fn sent(parcel: &Parcel) -> Parcel {
    let text = serde_json::to_string(parcel).expect("plain data can be serialised");
    let parcel: Parcel = serde_json::from_str(&text).expect("the text of a parcel is a parcel");
    let bytes = as_bytes(&parcel);
    let received: Parcel = postcard::from_bytes(&bytes).expect("the bytes of a parcel are a parcel");
    assert_eq!(as_bytes(&received), bytes);
    assert_eq!(serde_json::to_string(&received).expect("plain data can be serialised"), text);
    received
}

/// The parcels into which an exploration falls when it is stopped after so many steps, and what it had found
/// by then.
fn stopped_after(program: &Test, model: &Model, options: Options, mut steps: u64) -> (Vec<Parcel>, Visits) {
    let mut explorer = Explorer::new(program, model, options).expect("few threads");
    let mut found = Visits::new();
    while let Some(thing) = explorer.advance_within(&mut steps).expect("small") {
        match thing {
            Found::Nothing => break,
            Found::Execution(_) => *found.entry(canonical(&explorer)).or_default() += 1,
            Found::Failure(_) | Found::Violation(_) => {}
            Found::Fault(_) | Found::Deadlock(_) | Found::Liveness(_) | Found::Again => {
                unreachable!("these programs do not wait")
            }
        }
    }
    (explorer.give_all(), found)
}

#[test]
fn an_exploration_stopped_anywhere_and_its_parcels_find_everything_once() {
    for name in ["sc", "rc11"] {
        let model = model(name);
        for (title, program) in varied_programs() {
            for options in BOTH.map(options) {
                let whole = visits(&program, &model, options);
                for steps in 0.. {
                    let (parcels, mut found) = stopped_after(&program, &model, options, steps);
                    let done = parcels.is_empty();
                    for parcel in parcels.iter().map(sent) {
                        let mut explorer =
                            of_parcel(&program, &model, options, &parcel).expect("our own parcel");
                        add(&mut found, rest(&mut explorer));
                    }
                    assert!(found == whole, "{title} under {name}, {options:?}, stopped after {steps} steps");
                    if done {
                        break;
                    }
                }
            }
        }
    }
}

#[test]
fn an_exploration_cut_at_random_places_finds_everything_once() {
    for seed in 0..20 {
        let mut rng = Rng::with_seed(seed);
        for (title, program) in varied_programs() {
            let model = model(["sc", "tso", "ra", "rc11"][seed as usize % 4]);
            for options in BOTH.map(options) {
                let mut waiting = Vec::new();
                let mut found = Visits::new();
                let mut explorer = Explorer::new(&program, &model, options).expect("few threads");
                let mut cuts = 0;
                loop {
                    match explorer.advance_within(&mut rng.u64(..9)).expect("small") {
                        Some(Found::Nothing) => {
                            if waiting.is_empty() {
                                break;
                            }
                            let parcel: Parcel = waiting.swap_remove(rng.usize(..waiting.len()));
                            explorer =
                                of_parcel(&program, &model, options, &sent(&parcel)).expect("our own parcel");
                        }
                        Some(Found::Execution(_)) => *found.entry(canonical(&explorer)).or_default() += 1,
                        _ => {}
                    }
                    if rng.u8(..3) == 0 {
                        let parcel = explorer.give();
                        cuts += parcel.is_some() as usize;
                        waiting.extend(parcel);
                    }
                }
                assert!(
                    found == visits(&program, &model, options),
                    "{title}, seed {seed}, {options:?}, {cuts} cuts"
                );
            }
        }
    }
}

/// Parcels of every shape that the varied programs have.
fn all_parcels(program: &Test, model: &Model, options: Options) -> Vec<Parcel> {
    let mut parcels = Vec::new();
    for steps in (0..).step_by(3) {
        let (more, _) = stopped_after(program, model, options, steps);
        if more.is_empty() {
            return parcels;
        }
        parcels.extend(more);
    }
    unreachable!("explorations end")
}

#[test]
fn bytes_that_are_cut_short_are_refused() {
    let (_, program) = varied_programs().swap_remove(4);
    let (parcels, _) = stopped_after(&program, &model("rc11"), Options::default(), 12);
    for parcel in &parcels {
        let bytes = as_bytes(parcel);
        for length in 0..bytes.len() {
            assert!(postcard::from_bytes::<Parcel>(&bytes[..length]).is_err(), "{length} of {bytes:?}");
        }
    }
    assert!(postcard::from_bytes::<Parcel>(&[0xff; 40]).is_err());
}

/// Explores whatever the bytes say, within a bound; whether something panicked.
fn explore_bytes(program: &Test, model: &Model, options: Options, bytes: &[u8]) -> Result<(), String> {
    let run = || {
        let Ok(parcel) = postcard::from_bytes(bytes) else { return };
        let Some(mut explorer) = of_parcel(program, model, options, &parcel) else { return };
        let mut steps = 3_000;
        while !matches!(explorer.advance_within(&mut steps), Ok(None | Some(Found::Nothing)) | Err(_)) {}
    };
    catch_unwind(AssertUnwindSafe(run)).map_err(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        text.or_else(|| panic.downcast_ref::<&str>().map(|text| text.to_string())).unwrap_or_default()
    })
}

/// What panics explorations of damaged parcels end with, each with the first parcel that leads to it.
fn panics(coherence: Coherence) -> BTreeMap<String, String> {
    let (model, options) = (model("rc11"), options(coherence));
    let mut rng = Rng::with_seed(7);
    let mut panics = BTreeMap::new();
    for (title, program) in varied_programs() {
        let parcels = all_parcels(&program, &model, options);
        for _ in 0..1_500 {
            let mut bytes = as_bytes(&parcels[rng.usize(..parcels.len())]);
            for _ in 0..rng.usize(1..4) {
                let at = rng.usize(..bytes.len());
                bytes[at] = if rng.bool() { rng.u8(..12) } else { bytes[at] ^ 1 << rng.u8(..8) };
            }
            if let Err(text) = explore_bytes(&program, &model, options, &bytes) {
                let parcel: Parcel = postcard::from_bytes(&bytes).expect("it was explored");
                panics.entry(text).or_insert_with(|| format!("{title}: {bytes:?} {parcel:?}"));
            }
        }
    }
    panics
}

#[test]
fn a_damaged_parcel_never_panics_with_coherence_stored() {
    assert_eq!(panics(Coherence::Stored), BTreeMap::new());
}

#[test]
fn a_damaged_parcel_never_panics_with_coherence_inferred() {
    assert_eq!(panics(Coherence::Inferred), BTreeMap::new());
}

#[test]
fn a_parcel_of_another_program_is_refused() {
    let model = model("rc11");
    let parcel_of = |threads: &[&str], steps| {
        let (mut parcels, _) = stopped_after(&program(threads), &model, Options::default(), steps);
        parcels.pop().expect("something is left")
    };
    let is_accepted = |threads: &[&str], parcel: &Parcel| {
        of_parcel(&program(threads), &model, Options::default(), parcel).is_some()
    };
    let two_threads = parcel_of(&["store(x, 1, RLX);", "store(y, 1, RLX);"], 2);
    assert!(is_accepted(&["store(x, 1, RLX);", "store(y, 1, RLX);"], &two_threads));
    assert!(!is_accepted(&["store(x, 1, RLX);"], &two_threads), "it has more threads");
    assert!(!is_accepted(&["", "store(y, 1, RLX);"], &two_threads), "a thread has more events");
    let reads = ["int a = load(x, RLX);", "store(y, 1, RLX);"];
    assert!(!is_accepted(&reads, &two_threads), "a read has no source");
    let fences = parcel_of(&["fence(SEQ);", "fence(SEQ); int a = load(x, RLX);"], 2);
    let no_fences = ["store(x, 0, RLX);", "store(y, 0, RLX);"];
    assert!(!is_accepted(&no_fences, &fences), "a fence is no write");
    let others = ["fence(SEQ);", "fence(ACQ); int a = load(x, RLX);"];
    assert!(!is_accepted(&others, &fences), "a fence has another order");
}

#[test]
fn a_read_of_a_value_that_its_source_does_not_write_is_refused() {
    let model = model("rc11");
    let ours = program(&["store(x, 1, RLX);", "int a = load(x, RLX);"]);
    let theirs = program(&["store(x, 2, RLX);", "int a = load(x, RLX);"]);
    let (parcels, _) = stopped_after(&theirs, &model, Options::default(), 2);
    let refused = |parcel: &&Parcel| of_parcel(&ours, &model, Options::default(), parcel).is_none();
    assert_eq!(parcels.iter().filter(refused).count(), parcels.len(), "{parcels:?}");
}
