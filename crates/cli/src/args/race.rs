//! The command line of `selvedge race`.

use super::{CheckArgs, Cli, Command, FormatArg};
use crate::diagnostics::Refusal;
use clap::{Args, Parser, ValueEnum};
use selvedge_races::{Discipline, Engine, Rules};
use std::ffi::OsString;
use std::path::PathBuf;

/// The arguments of `race`.
#[derive(Args, Debug)]
pub struct RaceArgs {
    /// A trace in RAPID's STD format, perhaps compressed by gzip; `-` is standard input. Or a program, or a litmus test
    #[arg(value_name = "TRACE|FILE", required = true)]
    pub files: Vec<PathBuf>,
    /// Arguments for clang
    #[arg(last = true, value_name = "CLANG_ARGS")]
    pub clang_args: Vec<OsString>,
    /// Which accesses must be ordered: all, or those of which one is a write
    #[arg(long, value_enum, default_value_t)]
    pub discipline: DisciplineArg,
    /// How it is found out what is ordered
    #[arg(long, value_enum, default_value_t)]
    pub engine: EngineArg,
    /// Rules of the lockset engine: those that agree with happens-before, or those that were published
    #[arg(long, value_enum, default_value_t)]
    pub rules: RulesArg,
    /// How many random schedules of a program (100 if that is not said)
    #[arg(long, value_name = "N")]
    pub schedules: Option<u64>,
    /// Seed of the first schedule; the next one has the next seed
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Write the events of the schedule to a file; with `--schedules 1`
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Cut a loop of a program after N iterations
    #[arg(long, value_name = "N")]
    pub unroll: Option<u32>,
    /// Function of a program to start with
    #[arg(long, value_name = "NAME")]
    pub entry: Option<String>,
    /// The clang to use; else the newest on the path
    #[arg(long, value_name = "PATH")]
    pub clang: Option<PathBuf>,
    /// Form of the report (sarif: not built yet)
    #[arg(long, value_enum, default_value_t)]
    pub format: FormatArg,
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
    pub fn refusal(&self) -> Option<String> {
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
    pub fn is_program(&self) -> bool {
        self.files.iter().any(|path| {
            let extension = path.extension().and_then(|extension| extension.to_str());
            matches!(extension, Some("c" | "cc" | "cpp" | "cxx" | "ll" | "litmus"))
        })
    }

    /// How `check` would be asked to look at the interleavings of the program.
    pub fn as_check(&self) -> Result<Box<CheckArgs>, Refusal> {
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

    /// What detectors are asked for.
    pub fn settings(&self) -> (Engine, Discipline, Rules) {
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
