//! `selvedge race`: races in a recorded trace.
//!
//! A [`Recording`] gives events, and knows what their numbers are called; a detector of `selvedge_races` finds the races;
//! `report` prints them. So far recordings are files (`trace`).

mod report;
mod trace;

use crate::args::FormatArg;
use crate::diagnostics::{Refusal, say};
use clap::{Args, ValueEnum};
use report::Report;
use selvedge_races::{Discipline, Engine, Event, PlaceId, Rules, ThreadId, Variable, detector};
use std::ffi::OsString;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The arguments of `race`.
#[derive(Args, Debug)]
pub struct RaceArgs {
    /// A trace in RAPID's STD format, perhaps compressed by gzip; `-` is standard input
    #[arg(value_name = "TRACE", required = true)]
    files: Vec<PathBuf>,
    /// Arguments for clang
    #[arg(last = true, value_name = "CLANG_ARGS")]
    clang_args: Vec<OsString>,
    /// Which accesses must be ordered: all, or those of which one is a write
    #[arg(long, value_enum, default_value_t)]
    discipline: DisciplineArg,
    /// How it is found out what is ordered
    #[arg(long, value_enum, default_value_t)]
    engine: EngineArg,
    /// Rules of the lockset engine: those that agree with happens-before, or those that were published
    #[arg(long, value_enum, default_value_t)]
    rules: RulesArg,
    /// How many random schedules of a program (not built yet)
    #[arg(long, value_name = "N")]
    schedules: Option<u64>,
    /// Write the events of a program to a file (not built yet)
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Form of the report (sarif: not built yet)
    #[arg(long, value_enum, default_value_t)]
    format: FormatArg,
}

/// `--discipline`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum DisciplineArg {
    /// reads must be ordered, too
    Exclusive,
    /// reads may be concurrent
    #[default]
    SharedReads,
}

/// `--engine`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum EngineArg {
    /// who knows of an access
    #[default]
    Lockset,
    /// what a thread knows
    VectorClock,
}

/// `--rules`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum RulesArg {
    /// exact
    #[default]
    Corrected,
    /// as in the paper: not exact
    AsPrinted,
}

/// A source of events, and what their numbers are called.
trait Recording {
    /// The next event of a legal trace; none at its end.
    fn next_event(&mut self) -> Result<Option<Event>, Refusal>;

    /// What a report calls a thread.
    fn thread(&self, thread: ThreadId) -> String;

    /// What a report calls a variable.
    fn variable(&self, variable: Variable) -> String;

    /// Where a place is, as the source of the events has it.
    fn place(&self, place: PlaceId) -> String;

    /// Why it stops at the event that was given last.
    fn refuse(&self, message: String) -> Refusal;
}

impl RaceArgs {
    /// What is asked for and cannot be done.
    fn refusal(&self) -> Option<String> {
        let is_program = |path: &PathBuf| {
            let extension = path.extension().and_then(|extension| extension.to_str());
            matches!(extension, Some("c" | "cc" | "cpp" | "cxx" | "ll" | "litmus"))
        };
        if let Some(path) = self.files.iter().find(|path| is_program(path)) {
            return Some(format!(
                "{}: races of programs are found by `selvedge check`; `selvedge race` reads traces so far",
                path.display()
            ));
        }
        if self.files.len() > 1 {
            return Some("`selvedge race` reads one trace at a time".to_string());
        }
        if self.engine == EngineArg::VectorClock && self.rules == RulesArg::AsPrinted {
            return Some(
                "`--rules as-printed` are rules for locksets: leave `--engine vector-clock` out".to_string(),
            );
        }
        let not_built = [("--schedules", self.schedules.is_some()), ("--record", self.record.is_some())];
        if let Some((option, _)) = not_built.into_iter().find(|(_, is_given)| *is_given) {
            return Some(format!("`{option}` is not built yet"));
        }
        if !self.clang_args.is_empty() {
            return Some("there is nothing to compile: a trace takes no arguments for clang".to_string());
        }
        (self.format == FormatArg::Sarif).then(|| "`--format sarif` is not built yet".to_string())
    }

    fn settings(&self) -> (Engine, Discipline, Rules) {
        let engine = match self.engine {
            EngineArg::Lockset => Engine::Lockset,
            EngineArg::VectorClock => Engine::VectorClock,
        };
        let discipline = match self.discipline {
            DisciplineArg::Exclusive => Discipline::Exclusive,
            DisciplineArg::SharedReads => Discipline::SharedReads,
        };
        let rules = match self.rules {
            RulesArg::Corrected => Rules::Corrected,
            RulesArg::AsPrinted => Rules::AsPrinted,
        };
        (engine, discipline, rules)
    }
}

/// Looks for races. The report is printed by [`Found::write`].
pub fn run(arguments: &RaceArgs) -> Result<Found, Refusal> {
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
    let path: &Path = &arguments.files[0];
    let mut recording = trace::open(path)?;
    let report = watch(recording.as_mut(), arguments)?;
    Ok(Found { files: vec![path.display().to_string()], recording, report, format: arguments.format })
}

/// Lets a detector observe a recording.
fn watch(recording: &mut dyn Recording, arguments: &RaceArgs) -> Result<Report, Refusal> {
    let (engine, discipline, rules) = arguments.settings();
    let mut detector = detector(engine, discipline, rules);
    let mut report = Report::default();
    let mut races = Vec::new();
    while let Some(event) = recording.next_event()? {
        if !rules.know(event.action) {
            let message =
                "the printed rules know no atomic variables and no barriers: leave `--rules as-printed` out";
            return Err(recording.refuse(message.to_string()));
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
    recording: Box<dyn Recording>,
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
            FormatArg::Json => self.report.write_json(out, &self.files, self.recording.as_ref()),
            _ => self.report.write_text(out, self.recording.as_ref()),
        }
    }
}
