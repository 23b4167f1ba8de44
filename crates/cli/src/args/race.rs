//! The command line of `selvedge race`.

use super::format::FormatArg;
use crate::race::Request;
use crate::request::{self, Front};
use clap::{Args, ValueEnum};
use selvedge::driver::{Kept, Refusal, Settings};
use selvedge_interleave::Points;
use selvedge_races::{Discipline, Engine, Rules};
use std::ffi::OsString;
use std::path::PathBuf;

/// How many schedules are drawn if that is not said.
const SCHEDULES: u64 = 100;

/// The arguments of `race`.
#[derive(Args, Debug)]
pub struct RaceArgs {
    /// A trace in RAPID's STD format, perhaps compressed by gzip; `-` is standard input. Or a program, or a
    /// litmus test
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
pub enum DisciplineArg {
    /// reads must be ordered, too
    Exclusive,
    /// reads may be concurrent
    #[default]
    SharedReads,
}

/// `--engine`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum EngineArg {
    /// who knows of an access
    #[default]
    Lockset,
    /// what a thread knows
    VectorClock,
}

/// `--rules`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum RulesArg {
    /// exact
    #[default]
    Corrected,
    /// as in the paper: not exact
    AsPrinted,
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

    /// What is asked for; else why that cannot be done.
    pub fn request(&self) -> Result<Request, Refusal> {
        if let Some(refusal) = self.refusal() {
            return Err(Refusal::Message(refusal));
        }
        Ok(Request {
            program: self.is_program().then(|| self.program()),
            files: self.files.clone(),
            detection: self.detection(),
            schedules: self.schedules.unwrap_or(SCHEDULES),
            seed: self.seed.unwrap_or(1),
            record: self.record.clone(),
            format: self.format.into(),
        })
    }

    /// How the interleavings of the program are looked at.
    fn program(&self) -> request::Request {
        let defaults = Kept::default();
        let kept = Kept {
            files: self.files.iter().map(|file| file.display().to_string()).collect(),
            model: "sc".to_string(),
            unroll: self.unroll,
            entry: self.entry.clone().unwrap_or_else(|| defaults.entry.clone()),
            ..defaults
        };
        let settings = Settings { kept, search: Some(Points::Races), ..Settings::default() };
        let (files, clang_args) = (self.files.clone(), self.clang_args.clone());
        let front = Front { files, clang_args, clang: self.clang.clone() };
        request::Request { settings, front, ..request::Request::default() }
    }

    /// What detectors are asked for.
    fn detection(&self) -> (Engine, Discipline, Rules) {
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
