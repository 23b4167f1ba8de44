//! `selvedge race`: races in a recorded trace, or in random schedules of a program.
//!
//! A [`Recording`] gives events, and knows what their numbers are called; a detector of `selvedge_races` finds the races;
//! `report` prints them. Recordings are files (`trace`); what random schedules do is recorded first (`program`).

mod program;
mod report;
mod trace;

use crate::args::{CheckArgs, Cli, Command, FormatArg};
use crate::diagnostics::{Refusal, say};
use crate::place::Place;
use crate::{pictures, watch as limits};
use clap::{Args, Parser, ValueEnum};
use report::Report;
use selvedge_races::{Discipline, Engine, Event, PlaceId, Rules, ThreadId, Variable, detector};
use std::ffi::OsString;
use std::io::{self, Write};
use std::path::PathBuf;

/// How many schedules are drawn if that is not said.
const SCHEDULES: u64 = 100;
const NOT_PRINTED: &str =
    "the printed rules know no atomic variables and no barriers: leave `--rules as-printed` out";

/// The arguments of `race`.
#[derive(Args, Debug)]
pub struct RaceArgs {
    /// A trace in RAPID's STD format, perhaps compressed by gzip; `-` is standard input. Or a program, or a litmus test
    #[arg(value_name = "TRACE|FILE", required = true)]
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
    /// How many random schedules of a program (100 if that is not said)
    #[arg(long, value_name = "N")]
    schedules: Option<u64>,
    /// Seed of the first schedule; the next one has the next seed
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Write the events of the schedule to a file; with `--schedules 1`
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Cut a loop of a program after N iterations
    #[arg(long, value_name = "N")]
    unroll: Option<u32>,
    /// Function of a program to start with
    #[arg(long, value_name = "NAME")]
    entry: Option<String>,
    /// The clang to use; else the newest on the path
    #[arg(long, value_name = "PATH")]
    clang: Option<PathBuf>,
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

impl RaceArgs {
    /// What is asked for and cannot be done.
    fn refusal(&self) -> Option<String> {
        let is_for_programs = [
            ("--schedules", self.schedules.is_some()),
            ("--seed", self.seed.is_some()),
            ("--record", self.record.is_some()),
            ("--unroll", self.unroll.is_some()),
            ("--entry", self.entry.is_some()),
            ("--clang", self.clang.is_some()),
        ];
        match self.is_program() {
            true if self.schedules == Some(0) => return Some("`--schedules 0` looks at nothing".to_string()),
            true if self.record.is_some() && self.schedules != Some(1) => {
                return Some("`--record` writes one schedule: add `--schedules 1`".to_string());
            }
            true => {}
            false => {
                if let Some((option, _)) = is_for_programs.into_iter().find(|(_, is_given)| *is_given) {
                    return Some(format!("`{option}` is for programs: a trace is one schedule"));
                }
                if self.files.len() > 1 {
                    return Some("`selvedge race` reads one trace at a time".to_string());
                }
                if !self.clang_args.is_empty() {
                    return Some(
                        "there is nothing to compile: a trace takes no arguments for clang".to_string(),
                    );
                }
            }
        }
        if self.engine == EngineArg::VectorClock && self.rules == RulesArg::AsPrinted {
            return Some(
                "`--rules as-printed` are rules for locksets: leave `--engine vector-clock` out".to_string(),
            );
        }
        (self.format == FormatArg::Sarif).then(|| "`--format sarif` is not built yet".to_string())
    }

    /// Whether a program is given rather than a trace.
    fn is_program(&self) -> bool {
        self.files.iter().any(|path| {
            let extension = path.extension().and_then(|extension| extension.to_str());
            matches!(extension, Some("c" | "cc" | "cpp" | "cxx" | "ll" | "litmus"))
        })
    }

    /// How `check` would be asked to look at the interleavings of the program.
    fn as_check(&self) -> Result<Box<CheckArgs>, Refusal> {
        let mut words: Vec<OsString> =
            ["selvedge", "check", "--model", "sc", "--search", "lockset"].map(OsString::from).into();
        let mut option = |name: &str, value: Option<OsString>| {
            words.extend(value.into_iter().flat_map(|value| [name.into(), value]));
        };
        option("--unroll", self.unroll.map(|count| count.to_string().into()));
        option("--entry", self.entry.as_ref().map(OsString::from));
        option("--clang", self.clang.as_ref().map(OsString::from));
        words.extend(self.files.iter().map(OsString::from));
        words.push("--".into());
        words.extend(self.clang_args.iter().cloned());
        match Cli::try_parse_from(words) {
            Ok(Cli { command: Command::Check(arguments) }) => Ok(arguments),
            Ok(_) => unreachable!("these are the words of a check"),
            Err(error) => Err(Refusal::Message(error.to_string())),
        }
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
