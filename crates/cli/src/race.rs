//! `selvedge race`: races in a recorded trace, or in random schedules of a program.
//!
//! A [`Recording`] gives events, and knows what their numbers are called; a detector of `selvedge_races`
//! finds the races; `report` prints them. Recordings are files (`trace`); what random schedules do is
//! recorded first (`program`).

mod program;
mod recording;
mod report;
mod trace;

use crate::diagnostics::say;
use crate::request::{self, Format};
use crate::{interrupts, pictures};
use recording::{Glossary, Recording};
use report::Report;
use selvedge::driver::Refusal;
use selvedge_races::{Discipline, Engine, Rules, detector};
use std::io::{self, Write};
use std::path::PathBuf;

const NOT_PRINTED: &str =
    "the printed rules know no atomic variables and no barriers: leave `--rules as-printed` out";

/// What is asked for.
pub struct Request {
    /// A trace, or the files of a program.
    pub files: Vec<PathBuf>,
    /// If it is a program: how its interleavings are looked at.
    pub program: Option<request::Request>,
    /// What detectors are to do.
    pub detection: (Engine, Discipline, Rules),
    /// How many schedules are drawn.
    pub schedules: u64,
    /// Seed of the first schedule; the next one has the next seed.
    pub seed: u64,
    /// Where the events of the schedule go.
    pub record: Option<PathBuf>,
    /// The form of the report.
    pub format: Format,
}

/// Looks for races. The report is printed by [`Found::write`]. There is none if the user has stopped it.
pub fn run(request: &Request) -> Result<Option<Found>, Refusal> {
    if let (_, discipline, Rules::AsPrinted) = request.detection {
        say(match discipline {
            Discipline::Exclusive => {
                "note: the printed rules report some accesses that are ordered (docs/races.md)"
            }
            Discipline::SharedReads => {
                "note: the printed rules miss races, and report some accesses that are ordered (docs/races.md)"
            }
        });
    }
    let format = request.format;
    let files = request.files.iter().map(|path| path.display().to_string()).collect();
    if let Some(program) = &request.program {
        let limits = program.settings.kept.limits();
        let found = interrupts::within_limits(limits, || run_program(request, program))?;
        return Ok(found.map(|(glossary, report)| Found { files, glossary, report, format }));
    }
    let mut recording = trace::open(&request.files[0])?;
    let report = watch(recording.as_mut(), request)?;
    Ok(Some(Found { files, glossary: recording, report, format }))
}

/// The first line of a trace that was recorded here.
const RECORDED: &str = "# recorded by `selvedge race --record`";

/// Lets detectors observe random schedules of a program, each another one.
fn run_program(
    request: &Request,
    program: &request::Request,
) -> Result<(Box<dyn Glossary>, Report), Refusal> {
    pictures::look(request.record.as_deref(), "a trace", RECORDED)?;
    let (engine, discipline, rules) = request.detection;
    let (seed, count) = (request.seed, request.schedules);
    let mut schedules = program::Schedules::read(program, seed)?;
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
    if let Some(path) = &request.record {
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
fn watch(recording: &mut dyn Recording, request: &Request) -> Result<Report, Refusal> {
    let (engine, discipline, rules) = request.detection;
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
    format: Format,
}

impl Found {
    /// Whether there is a race.
    pub fn is_racy(&self) -> bool {
        !self.report.is_empty()
    }

    /// Prints the report.
    pub fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        match self.format {
            Format::Json => self.report.write_json(out, &self.files, self.glossary.as_ref()),
            _ => self.report.write_text(out, self.glossary.as_ref()),
        }
    }
}
