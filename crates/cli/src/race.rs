//! `selvedge race`: races in a recorded trace, or in random schedules of a program.
//!
//! A [`Recording`] gives events, and knows what their numbers are called; a detector of `selvedge_races` finds the races;
//! `report` prints them. Recordings are files (`trace`); what random schedules do is recorded first (`program`).

mod program;
mod report;
mod trace;

use crate::args::{CheckArgs, DisciplineArg, FormatArg, RaceArgs, RulesArg};
use crate::diagnostics::{Refusal, say};
use crate::{pictures, watch as limits};
use report::Report;
use selvedge_races::{Event, PlaceId, ThreadId, Variable, detector};
use selvedge_report::Place;
use std::io::{self, Write};

/// How many schedules are drawn if that is not said.
const SCHEDULES: u64 = 100;
const NOT_PRINTED: &str =
    "the printed rules know no atomic variables and no barriers: leave `--rules as-printed` out";

/// A source of events.
trait Recording: Glossary {
    /// The next event of a legal trace; none at its end.
    fn next_event(&mut self) -> Result<Option<Event>, Refusal>;

    /// Why it stops at the event that was given last.
    fn refuse(&self, message: String) -> Refusal;
}

/// What numbers are called.
trait Glossary {
    /// What a report calls a thread.
    fn thread(&self, thread: ThreadId) -> String;

    /// What a report calls a variable.
    fn variable(&self, variable: Variable) -> String;

    /// Where a place is, as the source of the events has it.
    fn place(&self, place: PlaceId) -> String;

    /// The same with the calls that led there, if they are known.
    fn full_place(&self, place: PlaceId) -> Option<&Place> {
        let _ = place;
        None
    }
}

/// Looks for races. The report is printed by [`Found::write`]. There is none if the user has stopped it.
pub fn run(arguments: &RaceArgs) -> Result<Option<Found>, Refusal> {
    if let Some(refusal) = arguments.refusal() {
        return Err(Refusal::Message(refusal));
    }
    if arguments.rules == RulesArg::AsPrinted {
        say(match arguments.discipline {
            DisciplineArg::Exclusive => {
                "note: the printed rules report some accesses that are ordered (docs/races.md)"
            }
            DisciplineArg::SharedReads => {
                "note: the printed rules miss races, and report some accesses that are ordered (docs/races.md)"
            }
        });
    }
    let files = arguments.files.iter().map(|path| path.display().to_string()).collect();
    if arguments.is_program() {
        let check = arguments.as_check()?;
        let found = limits::within_limits(&check, || run_program(arguments, &check))?;
        return Ok(found.map(|(glossary, report)| Found {
            files,
            glossary,
            report,
            format: arguments.format,
        }));
    }
    let mut recording = trace::open(&arguments.files[0])?;
    let report = watch(recording.as_mut(), arguments)?;
    Ok(Some(Found { files, glossary: recording, report, format: arguments.format }))
}

/// The first line of a trace that was recorded here.
const RECORDED: &str = "# recorded by `selvedge race --record`";

/// Lets detectors observe random schedules of a program, each another one.
fn run_program(arguments: &RaceArgs, check: &CheckArgs) -> Result<(Box<dyn Glossary>, Report), Refusal> {
    pictures::look(arguments.record.as_deref(), "a trace", RECORDED)?;
    let (engine, discipline, rules) = arguments.settings();
    let (seed, count) = (arguments.seed.unwrap_or(1), arguments.schedules.unwrap_or(SCHEDULES));
    let mut schedules = program::Schedules::read(check, seed)?;
    let mut report = Report::default();
    report.schedules = Some(count);
    let mut races = Vec::new();
    let mut last = Vec::new();
    for number in 0..count {
        let events;
        (schedules, events) = schedules.draw(number)?;
        let mut detector = detector(engine, discipline, rules);
        if !events.iter().all(|event| rules.know(event.action)) {
            return Err(Refusal::Message(NOT_PRINTED.to_string()));
        }
        events.iter().for_each(|event| detector.observe(*event, &mut races));
        if report.is_empty() && !races.is_empty() && count > 1 {
            let seed = seed.wrapping_add(number);
            say(&format!(
                "note: the first race is in schedule {}; `--schedules 1 --seed {seed}` shows it alone",
                number + 1
            ));
        }
        report.events += events.len() as u64;
        races.drain(..).for_each(|race| report.add(race));
        last = events;
    }
    schedules.name_threads();
    if let Some(path) = &arguments.record {
        pictures::write(path, &format!("{RECORDED}\n{}", schedules.text(&last)))?;
    }
    for error in &schedules.aside.errors {
        say(&format!("note: schedules also show: {error}; `selvedge check` reports that"));
    }
    if schedules.aside.cut > 0 {
        say(&format!("note: {} schedules were cut, as they did not end", schedules.aside.cut));
    }
    Ok((Box::new(schedules), report))
}

/// Lets a detector observe a recording.
fn watch(recording: &mut dyn Recording, arguments: &RaceArgs) -> Result<Report, Refusal> {
    let (engine, discipline, rules) = arguments.settings();
    let mut detector = detector(engine, discipline, rules);
    let mut report = Report::default();
    let mut races = Vec::new();
    while let Some(event) = recording.next_event()? {
        if !rules.know(event.action) {
            return Err(recording.refuse(NOT_PRINTED.to_string()));
        }
        detector.observe(event, &mut races);
        report.events += 1;
        races.drain(..).for_each(|race| report.add(race));
    }
    Ok(report)
}

/// What was found, with the names that it takes to print it.
pub struct Found {
    files: Vec<String>,
    glossary: Box<dyn Glossary>,
    report: Report,
    format: FormatArg,
}

impl Found {
    /// Whether there is a race.
    pub fn is_racy(&self) -> bool {
        !self.report.is_empty()
    }

    /// Prints the report.
    pub fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        match self.format {
            FormatArg::Json => self.report.write_json(out, &self.files, self.glossary.as_ref()),
            _ => self.report.write_text(out, self.glossary.as_ref()),
        }
    }
}
