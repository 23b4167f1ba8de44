//! Race detectors on random traces: every engine, and the definition of happens-before.

use fastrand::Rng;
use selvedge_oracle::traces::{Definition, TraceKnobs, generate_trace, is_legal, shrink_trace};
use selvedge_races::text::{Line, Names, ReadError, Reader};
use selvedge_races::{
    Action, Detector, Discipline, Engine, Event, Legality, PlaceId, Race, Rules, ThreadId, detector,
    settling_detector,
};
use std::collections::{BTreeMap, BTreeSet};

/// Compares the engines on the trace of a seed. Gives the number of races; on a difference, the smallest
/// trace that shows it.
pub fn compare(seed: u64) -> Result<u64, String> {
    let mut rng = Rng::with_seed(seed);
    let knobs = TraceKnobs::random(&mut rng);
    let trace = generate_trace(&mut rng, &knobs);
    let changed = change(&mut rng, &trace);
    if is_legal(&changed) != is_accepted(&changed) {
        return Err(format!("which traces are legal:\n{}", to_text(&changed)));
    }
    compare_trace(&trace).map_err(|_| {
        let small = shrink_trace(trace, &mut |trace| compare_trace(trace).is_err());
        let how = compare_trace(&small).expect_err("shrinking keeps the difference");
        format!("{how}\n\n{}", to_text(&small))
    })
}

/// Compares the engines on a legal trace. Gives the number of races.
pub fn compare_trace(trace: &[Event]) -> Result<u64, String> {
    if !is_legal(trace) || !is_accepted(trace) {
        return Err("a trace is legal, and is not".to_string());
    }
    compare_text(trace)?;
    let mut count = 0;
    for discipline in [Discipline::Exclusive, Discipline::SharedReads] {
        count += compare_engines(trace, discipline)?;
    }
    Ok(count)
}

fn compare_engines(trace: &[Event], discipline: Discipline) -> Result<u64, String> {
    let definition = Definition::new(trace, discipline == Discipline::Exclusive);
    let expected = definition.races();
    let first = definition.first_races();
    let engines = [
        ("locksets", detector(Engine::Lockset, discipline, Rules::Corrected)),
        ("locksets that settle often", settling_detector(discipline, 1)),
        ("locksets that settle now and then", settling_detector(discipline, 7)),
        ("vector clocks", detector(Engine::VectorClock, discipline, Rules::Corrected)),
    ];
    for (name, mut engine) in engines {
        let races = run(engine.as_mut(), trace);
        check_races(trace, &races)?;
        let pairs: BTreeSet<(usize, usize)> = races.iter().map(pair).collect();
        if pairs != expected || pairs.len() != races.len() {
            return Err(format!("{discipline:?}, {name}: {pairs:?}, expected {expected:?}"));
        }
        compare_first(&races, &first).map_err(|how| format!("{discipline:?}, {name}: {how}"))?;
    }
    if discipline == Discipline::Exclusive {
        compare_printed(trace, &first).map_err(|how| format!("printed rules: {how}"))?;
    }
    Ok(expected.len() as u64)
}

/// Section 3 of the paper misses nothing, and is right about the first race of each variable unless a thread
/// holds a lock when it joins another: its rule does not tell that lock.
fn compare_printed(trace: &[Event], first: &First) -> Result<(), String> {
    if !trace.iter().all(|event| Rules::AsPrinted.know(event.action)) {
        return Ok(());
    }
    let races = run(detector(Engine::Lockset, Discipline::Exclusive, Rules::AsPrinted).as_mut(), trace);
    if !joins_with_lock(trace) {
        return compare_positions(&races, first);
    }
    let is_found = |variable| races.iter().any(|race| race.variable == variable);
    match first.keys().find(|variable| !is_found(**variable)) {
        Some(missed) => Err(format!("the race of {missed:?} is missed")),
        None => Ok(()),
    }
}

fn joins_with_lock(trace: &[Event]) -> bool {
    let holds = |thread: ThreadId, past: &[Event]| {
        let mine = past.iter().filter(|event| event.thread == thread);
        let count = |is_it: fn(&Action) -> bool| mine.clone().filter(|event| is_it(&event.action)).count();
        count(|action| matches!(action, Action::Acquire(_)))
            > count(|action| matches!(action, Action::Release(_)))
    };
    let mut events = trace.iter().enumerate();
    events
        .any(|(index, event)| matches!(event.action, Action::Join(_)) && holds(event.thread, &trace[..index]))
}

/// All that a detector says about a trace.
pub fn run(engine: &mut dyn Detector, trace: &[Event]) -> Vec<Race> {
    let mut races = Vec::new();
    trace.iter().for_each(|event| engine.observe(*event, &mut races));
    races
}

fn pair(race: &Race) -> (usize, usize) {
    (race.earlier.position as usize, race.later.position as usize)
}

/// What a race says of its accesses is what the trace says.
fn check_races(trace: &[Event], races: &[Race]) -> Result<(), String> {
    for race in races {
        for access in [race.earlier, race.later] {
            let event = trace[access.position as usize];
            let same = event.action.accessed() == Some(race.variable)
                && event.action.is_write() == access.is_write
                && (event.thread, event.place) == (access.thread, access.place);
            if !same {
                return Err(format!("{access:?} is not {event:?}"));
            }
        }
    }
    Ok(())
}

type First = BTreeMap<selvedge_races::Variable, (usize, Vec<usize>)>;

/// The variables that race, and the first access of each that shows it.
fn compare_positions(races: &[Race], first: &First) -> Result<(), String> {
    let mut found = BTreeMap::new();
    for race in races {
        found.entry(race.variable).or_insert(race.later.position as usize);
    }
    let expected: BTreeMap<_, _> = first.iter().map(|(variable, (later, _))| (*variable, *later)).collect();
    if found == expected { Ok(()) } else { Err(format!("first races {found:?}, expected {expected:?}")) }
}

/// Whether the first races are at the right positions, and with the right partners.
fn compare_first(races: &[Race], first: &First) -> Result<(), String> {
    compare_positions(races, first)?;
    for (variable, (later, partners)) in first {
        let of_it = |race: &&Race| race.variable == *variable && race.later.position as usize == *later;
        if !races.iter().filter(of_it).all(|race| partners.contains(&(race.earlier.position as usize))) {
            return Err(format!("the first race of {variable:?} is not with one of {partners:?}"));
        }
    }
    Ok(())
}

/// A trace in RAPID's format.
pub fn to_text(trace: &[Event]) -> String {
    let names = Names::numbered(trace);
    trace.iter().map(|event| format!("{}\n", Line(*event, &names))).collect()
}

/// What is printed is read as it was.
fn compare_text(trace: &[Event]) -> Result<(), String> {
    let text = to_text(trace);
    let mut reader = Reader::new(text.as_bytes());
    let mut again = String::new();
    loop {
        match reader.next_event() {
            Ok(Some(event)) => again += &format!("{}\n", Line(event, reader.names())),
            Ok(None) => break,
            Err(ReadError::Line { number, message }) => return Err(format!("line {number}: {message}")),
            Err(ReadError::Input(error)) => return Err(error.to_string()),
        }
    }
    if again == text { Ok(()) } else { Err(format!("it was read as\n{again}")) }
}

fn is_accepted(trace: &[Event]) -> bool {
    let mut legality = Legality::default();
    trace.iter().all(|event| legality.check(*event).is_ok())
}

/// A trace with an event less, more or elsewhere: often not legal.
fn change(rng: &mut Rng, trace: &[Event]) -> Vec<Event> {
    let mut changed = trace.to_vec();
    for _ in 0..rng.u8(1..3) {
        if changed.is_empty() {
            break;
        }
        let index = rng.usize(..changed.len());
        let event = changed[index];
        match rng.u8(..4) {
            0 => drop(changed.remove(index)),
            1 => changed.insert(rng.usize(..=index), event),
            2 => changed[index].thread = ThreadId(rng.u32(..8)),
            _ => {
                let thread = ThreadId(rng.u32(..8));
                let action = if rng.bool() { Action::Fork(thread) } else { Action::Join(thread) };
                changed.insert(index, Event { action, place: PlaceId(0), ..event });
            }
        }
    }
    changed
}
