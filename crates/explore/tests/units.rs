//! Work units: cut anywhere, sent as bytes, explored elsewhere; and bytes that are no unit of this program.

use crate::common::*;
use fastrand::Rng;
use selvedge_explore::{Coherence, Explorer, Found, Options, Porf, UnitError, WorkUnit};
use selvedge_litmus::Test;
use selvedge_model::Model;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

fn add(visits: &mut Visits, more: Visits) {
    more.into_iter().for_each(|(execution, times)| *visits.entry(execution).or_default() += times);
}

/// The same unit after a journey as bytes.
fn sent(unit: &WorkUnit) -> WorkUnit {
    let received = WorkUnit::from_bytes(&unit.to_bytes()).expect("the bytes of a unit are a unit");
    assert_eq!(received, *unit);
    received
}

fn of_unit<'a>(
    program: &'a Test,
    model: &'a Model,
    options: Options,
    unit: &WorkUnit,
) -> Result<Explorer<'a, Test>, UnitError> {
    Explorer::of_unit(program, model, options, Porf, unit)
}

/// The units into which an exploration falls when it is stopped after so many steps, and what it had found by then.
fn stopped_after(program: &Test, model: &Model, options: Options, mut steps: u64) -> (Vec<WorkUnit>, Visits) {
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
    (explorer.into_units(), found)
}

#[test]
fn an_exploration_stopped_anywhere_and_its_units_find_everything_once() {
    for name in ["sc", "rc11"] {
        let model = model(name);
        for (title, program) in varied_programs() {
            for options in BOTH.map(options) {
                let whole = visits(&program, &model, options);
                for steps in 0.. {
                    let (units, mut found) = stopped_after(&program, &model, options, steps);
                    let done = units.is_empty();
                    for unit in units.iter().map(sent) {
                        let mut explorer = of_unit(&program, &model, options, &unit).expect("our own unit");
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
                            let unit: WorkUnit = waiting.swap_remove(rng.usize(..waiting.len()));
                            explorer =
                                of_unit(&program, &model, options, &sent(&unit)).expect("our own unit");
                        }
                        Some(Found::Execution(_)) => *found.entry(canonical(&explorer)).or_default() += 1,
                        _ => {}
                    }
                    if rng.u8(..3) == 0 {
                        let unit = explorer.take_unit();
                        cuts += unit.is_some() as usize;
                        waiting.extend(unit);
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

/// Units of every shape that the varied programs have.
fn all_units(program: &Test, model: &Model, options: Options) -> Vec<WorkUnit> {
    let mut units = Vec::new();
    for steps in (0..).step_by(3) {
        let (more, _) = stopped_after(program, model, options, steps);
        if more.is_empty() {
            return units;
        }
        units.extend(more);
    }
    unreachable!("explorations end")
}

#[test]
fn bytes_that_are_cut_short_are_refused() {
    let (_, program) = varied_programs().swap_remove(4);
    let (units, _) = stopped_after(&program, &model("rc11"), Options::default(), 12);
    for unit in &units {
        let bytes = unit.to_bytes();
        for length in 0..bytes.len() {
            assert_eq!(
                WorkUnit::from_bytes(&bytes[..length]),
                Err(UnitError::Damaged),
                "{length} of {bytes:?}"
            );
        }
    }
    assert_eq!(WorkUnit::from_bytes(&[0xff; 40]), Err(UnitError::Damaged));
    assert_eq!(UnitError::Damaged.to_string(), "the work unit is damaged");
}

/// Explores whatever the bytes say, within a bound; whether something panicked.
fn explore_bytes(program: &Test, model: &Model, options: Options, bytes: &[u8]) -> Result<(), String> {
    let run = || {
        let Ok(unit) = WorkUnit::from_bytes(bytes) else { return };
        let Ok(mut explorer) = of_unit(program, model, options, &unit) else { return };
        let mut steps = 3_000;
        while !matches!(explorer.advance_within(&mut steps), Ok(None | Some(Found::Nothing)) | Err(_)) {}
    };
    catch_unwind(AssertUnwindSafe(run)).map_err(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        text.or_else(|| panic.downcast_ref::<&str>().map(|text| text.to_string())).unwrap_or_default()
    })
}

/// What panics explorations of damaged units end with, each with the first unit that leads to it.
fn panics(coherence: Coherence) -> BTreeMap<String, String> {
    let (model, options) = (model("rc11"), options(coherence));
    let mut rng = Rng::with_seed(7);
    let mut panics = BTreeMap::new();
    for (title, program) in varied_programs() {
        let units = all_units(&program, &model, options);
        for _ in 0..1_500 {
            let mut bytes = units[rng.usize(..units.len())].to_bytes();
            for _ in 0..rng.usize(1..4) {
                let at = rng.usize(..bytes.len());
                bytes[at] = if rng.bool() { rng.u8(..12) } else { bytes[at] ^ 1 << rng.u8(..8) };
            }
            if let Err(text) = explore_bytes(&program, &model, options, &bytes) {
                let unit = WorkUnit::from_bytes(&bytes).expect("it was explored");
                panics.entry(text).or_insert_with(|| format!("{title}: {bytes:?} {unit:?}"));
            }
        }
    }
    panics
}

#[test]
fn a_damaged_unit_never_panics_with_coherence_stored() {
    assert_eq!(panics(Coherence::Stored), BTreeMap::new());
}

#[test]
fn a_damaged_unit_never_panics_with_coherence_inferred() {
    assert_eq!(panics(Coherence::Inferred), BTreeMap::new());
}

#[test]
fn a_unit_of_another_program_is_refused_with_the_reason() {
    let model = model("rc11");
    let unit_of = |threads: &[&str], steps| {
        let (mut units, _) = stopped_after(&program(threads), &model, Options::default(), steps);
        units.remove(0)
    };
    let refusal = |threads: &[&str], unit: &WorkUnit| match of_unit(
        &program(threads),
        &model,
        Options::default(),
        unit,
    ) {
        Ok(_) => "accepted".to_string(),
        Err(error) => error.to_string(),
    };
    let two_threads = unit_of(&["store(x, 1, RLX);", "store(y, 1, RLX);"], 2);
    let says = |what| format!("the work unit does not belong to this program: {what}");
    assert_eq!(refusal(&["store(x, 1, RLX);"], &two_threads), says("it has more threads"));
    assert_eq!(refusal(&["", "store(y, 1, RLX);"], &two_threads), says("a thread has more events"));
    assert_eq!(
        refusal(&["int a = load(x, RLX);", "store(y, 1, RLX);"], &two_threads),
        says("a read has no source")
    );
    let fences = unit_of(&["fence(SEQ);", "fence(SEQ); int a = load(x, RLX);"], 2);
    assert_eq!(refusal(&["store(x, 0, RLX);", "store(y, 0, RLX);"], &fences), says("a location is missing"));
    assert_eq!(
        refusal(&["store(x, 1, RLX);", "store(y, 1, RLX);"], &fences),
        says("a write writes something else")
    );
    assert_eq!(refusal(&["fence(SEQ);", "fence(ACQ); int a = load(x, RLX);"], &fences), "accepted");
}

#[test]
fn a_read_of_a_value_that_its_source_does_not_write_is_refused() {
    let model = model("rc11");
    let ours = program(&["store(x, 1, RLX);", "int a = load(x, RLX);"]);
    let theirs = program(&["store(x, 2, RLX);", "int a = load(x, RLX);"]);
    let (units, _) = stopped_after(&theirs, &model, Options::default(), 2);
    let refused = units.iter().filter(|unit| of_unit(&ours, &model, Options::default(), unit).is_err());
    assert_eq!(refused.count(), units.len(), "{units:?}");
}
