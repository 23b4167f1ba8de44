//! The command line, as it is fixed for good; knows nothing of what the commands do.
//!
//! Everything of the contract is parsed, and becomes a `Request` (`requests`). What cannot be honoured is
//! refused by name (`misuse`) rather than ignored, because a switch that does nothing would make a result
//! look stronger than it is.

mod format;
mod misuse;
mod race;
mod requests;

pub use race::RaceArgs;

use clap::{Args, FromArgMatches, Parser, Subcommand, ValueEnum};
use format::FormatArg;
use selvedge::driver::{LoopBound, MOST_PARTS};
use selvedge::explore::Rules;
use selvedge_interleave::Points;
use std::ffi::OsString;
use std::path::PathBuf;

/// A stateless model checker for concurrent programs under weak memory models.
#[derive(Debug, Parser)]
#[command(name = "selvedge", version, help_template = HELP, after_help = EXIT_STATUS)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// The words of the command line. Of all commands only `check` is built if it is the one: that is a third of
/// the instructions. Whatever it cannot make sense of (a mistake, a wish for help) is read again by the
/// whole, which knows what to say.
pub fn parse() -> Result<Cli, clap::Error> {
    let words: Vec<OsString> = std::env::args_os().skip(1).collect();
    if words.first().is_some_and(|word| word == "check") {
        let mut command = CheckArgs::augment_args(clap::Command::new("check"));
        let arguments = command
            .try_get_matches_from_mut(words)
            .and_then(|mut matches| CheckArgs::from_arg_matches_mut(&mut matches));
        // Taking it apart costs as much as making it.
        std::mem::forget(command);
        if let Ok(arguments) = arguments {
            return Ok(Cli { command: Command::Check(Box::new(arguments)) });
        }
    }
    Cli::try_parse()
}

/// The help of the whole, with commands in groups; what each is for is said there again.
const HELP: &str = "\
{about}

Usage: selvedge COMMAND [OPTIONS] ...

Check:
  check     Visit every execution of a program (.c .cc .cpp .cxx .ll) or litmus test (.litmus)
  estimate  How large is the state space, how long will it take
  sample    Random executions, no proof
  race      Races in a recorded trace or in random schedules of a program

Long checks:
  resume    Go on with an interrupted check
  split     Cut the exploration into independent parts, one file each
  explore   Run one part
  merge     Add results up

Memory models:
  model     Print, prove and compare models as text

Options:
{options}

Examples:
  selvedge check queue.c                         every execution under c20
  selvedge check queue.c --model tso -- -DN=3    another model; arguments for clang
  selvedge check queue.c --shortest              a short counterexample
  selvedge model compare rc11 tso                what one allows and the other does not
  selvedge help check                            all options of a command{after-help}";

const EXIT_STATUS: &str = "Exit status: 0 no error found, 1 an error found (even if a limit was also met), \
                           2 it could not run, 3 stopped by a limit.";

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Verify: visit every execution of a program (.c .cc .cpp .cxx through clang, .ll) or litmus test
    /// (.litmus)
    Check(Box<CheckArgs>),
    /// How large is the state space, how long will it take
    Estimate(Box<CheckArgs>),
    /// Random executions, no proof
    Sample(Box<SampleArgs>),
    /// Cut the exploration into independent parts, one file each
    Split(Box<SplitArgs>),
    /// Run one part
    Explore(ExploreArgs),
    /// Add results up
    Merge(MergeArgs),
    /// Go on with an interrupted check
    Resume(ResumeArgs),
    /// Races in a recorded trace, or in random schedules of a program
    Race(RaceArgs),
    /// Memory models as text
    #[command(subcommand)]
    Model(ModelCommand),
    /// Print the completions of a shell
    #[command(hide = true)]
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Print the manual page
    #[command(hide = true)]
    Man,
}

/// The commands about memory models.
#[derive(Debug, Subcommand)]
pub enum ModelCommand {
    /// Print what a model compiles to: each constraint and how it is checked
    Show {
        /// Built-in models (sc, tso, pso, ra, rc11, rc11-pldi17, c20, imm) or model files
        #[arg(value_name = "NAME|FILE", required = true)]
        models: Vec<String>,
    },
    /// Prove what models assert, test what the exploration needs of them, and say how each constraint is
    /// checked
    Check {
        /// Built-in models (sc, tso, pso, ra, rc11, rc11-pldi17, c20, imm) or model files
        #[arg(value_name = "NAME|FILE", required = true)]
        models: Vec<String>,
    },
    /// Compare two models on the litmus tests of the suite and on generated programs
    ///
    /// Exit status: 0 nothing tells them apart, 1 something does, 2 it could not run, 3 stopped by a limit.
    Compare(CompareArgs),
}

/// The arguments of `model compare`.
#[derive(Args, Debug)]
pub struct CompareArgs {
    /// A built-in model or a model file
    #[arg(value_name = "NAME|FILE")]
    first: String,
    /// Another one
    #[arg(value_name = "NAME|FILE")]
    second: String,
    /// Generate programs with up to N events
    #[arg(long, value_name = "N", default_value_t = 4)]
    max_events: usize,
    /// Stop after S seconds
    #[arg(long, value_name = "S", value_parser = seconds)]
    seconds: Option<f64>,
    /// Form of the report: human or json
    #[arg(long, value_enum, default_value_t)]
    format: FormatArg,
}

/// The arguments of `sample`.
#[derive(Args, Debug)]
pub struct SampleArgs {
    /// The arguments of `check`.
    #[command(flatten)]
    pub check: CheckArgs,
    /// How many executions to draw
    #[arg(long, value_name = "N")]
    pub executions: u64,
}

/// The arguments of `split`.
#[derive(Args, Debug)]
pub struct SplitArgs {
    /// The arguments of `check`.
    #[command(flatten)]
    pub check: CheckArgs,
    /// How many parts
    #[arg(short = 'n', value_name = "K", value_parser = parts)]
    pub parts: usize,
    /// The folder for the parts
    #[arg(short = 'o', value_name = "DIR")]
    pub output: PathBuf,
}

/// The arguments of `explore`.
#[derive(Args, Debug)]
pub struct ExploreArgs {
    /// A file that `split` has made
    #[arg(value_name = "PART")]
    pub part: PathBuf,
    /// Workers
    #[arg(short = 'j', value_name = "N")]
    workers: Option<u32>,
    /// Form of the report; `merge` needs json
    #[arg(long, value_enum, default_value_t)]
    format: FormatArg,
    /// Print errors and warnings only, no notes
    #[arg(long)]
    quiet: bool,
}

/// The arguments of `merge`.
#[derive(Args, Debug)]
pub struct MergeArgs {
    /// What `explore --format json` has printed
    #[arg(value_name = "RESULT", required = true)]
    pub results: Vec<PathBuf>,
}

/// The arguments of `resume`.
#[derive(Args, Debug)]
pub struct ResumeArgs {
    /// What `check --checkpoint FILE` has left; it is kept up to date
    #[arg(value_name = "CHECKPOINT")]
    pub file: PathBuf,
    /// Workers
    #[arg(short = 'j', value_name = "N")]
    workers: Option<u32>,
    /// Stop after S more seconds
    #[arg(long, value_name = "S", value_parser = seconds)]
    timeout: Option<f64>,
    /// Stop when there are N complete executions, those before included
    #[arg(long, value_name = "N")]
    max_executions: Option<u64>,
    /// Stop when more than MIB mebibytes are in use
    #[arg(long, value_name = "MIB")]
    max_memory: Option<u64>,
    /// Save what is left every S seconds
    #[arg(long, value_name = "S", value_parser = seconds)]
    checkpoint_every: Option<f64>,
    /// Form of the report
    #[arg(long, value_enum, default_value_t)]
    format: FormatArg,
    /// Print errors and warnings only, no notes
    #[arg(long)]
    quiet: bool,
}

/// The arguments of `check`.
#[derive(Args, Clone, Debug)]
pub struct CheckArgs {
    /// C, C++ or LLVM IR files that make up one program, or one litmus test
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// Arguments for clang
    #[arg(last = true, value_name = "CLANG_ARGS")]
    clang_args: Vec<OsString>,

    /// Memory model: sc, tso, pso, ra, rc11, rc11-pldi17, c20, imm, or a model file
    #[arg(long, value_name = "NAME|FILE", default_value = "c20", help_heading = MODEL)]
    model: String,
    /// What makes executions different: (po,rf,co), or (po,rf) with co inferred
    #[arg(long, value_enum, default_value_t, help_heading = MODEL)]
    coherence: CoherenceArg,
    /// Do not report data races
    #[arg(long, help_heading = MODEL)]
    no_race_detection: bool,
    /// Report threads that spin for ever also if they look at nothing, or at values from outside such as the
    /// time
    #[arg(long, help_heading = MODEL)]
    check_liveness: bool,
    /// Do not report threads that spin for ever
    #[arg(long, conflicts_with = "check_liveness", help_heading = MODEL)]
    no_check_liveness: bool,
    /// Let condition waits wake up by themselves
    #[arg(long, help_heading = MODEL)]
    spurious_wakeups: bool,
    /// Let weak compare-exchanges fail without reason
    #[arg(long, help_heading = MODEL)]
    spurious_cas: bool,

    /// Cut a loop after N iterations: each, or those of a function, or those at a line; may be given several
    /// times
    #[arg(long, value_name = "[FUNCTION:|FILE:LINE:]N", value_parser = unroll, help_heading = SEARCH)]
    unroll: Vec<Unroll>,
    /// Lock-aware reduction: leave critical sections unordered where nothing tells them apart
    #[arg(long, help_heading = SEARCH)]
    lapor: bool,
    /// Switch the barrier-aware reduction off
    #[arg(long, help_heading = SEARCH)]
    no_bam: bool,
    /// Switch symmetry reduction off
    #[arg(long, help_heading = SEARCH)]
    no_symmetry: bool,
    /// Switch revisiting in place off
    #[arg(long, help_heading = SEARCH)]
    no_in_place_revisit: bool,
    /// Switch the detection of spinning loops off
    #[arg(long, help_heading = SEARCH)]
    no_spin_assume: bool,
    /// Workers; by default as many as there are processors
    #[arg(short = 'j', value_name = "N", help_heading = SEARCH)]
    workers: Option<u32>,
    /// Report the least error in exploration order, as one worker does
    #[arg(long, help_heading = SEARCH)]
    deterministic: bool,
    /// Engine; those of interleavings are for `--model sc`
    #[arg(long, value_enum, help_heading = SEARCH)]
    search: Option<SearchArg>,
    /// What finds data races; locksets are for `--model sc`
    #[arg(long, value_enum, help_heading = SEARCH)]
    race_detector: Option<RaceDetectorArg>,

    /// Stop after S seconds
    #[arg(long, value_name = "S", value_parser = seconds, help_heading = LIMITS)]
    timeout: Option<f64>,
    /// Stop when there are more than N complete executions
    #[arg(long, value_name = "N", help_heading = LIMITS)]
    max_executions: Option<u64>,
    /// Stop when an execution has more than N events
    #[arg(long, value_name = "N", help_heading = LIMITS)]
    max_graph_size: Option<usize>,
    /// Stop when more than MIB mebibytes are in use
    #[arg(long, value_name = "MIB", help_heading = LIMITS)]
    max_memory: Option<u64>,
    /// Stop when a thread has more than N calls on its stack
    #[arg(long, value_name = "N", default_value_t = 10_000, help_heading = LIMITS)]
    max_stack_depth: u32,
    /// Stop when a thread has allocated more than MIB mebibytes
    #[arg(long, value_name = "MIB", default_value_t = 1024, help_heading = LIMITS)]
    max_allocation: u64,
    /// Stop when a thread takes more than N steps without a visible action
    #[arg(long, value_name = "N", default_value_t = 10_000_000, help_heading = LIMITS)]
    max_local_steps: u64,
    /// Save what is left to explore in a file, now and then and when a limit is reached; `selvedge resume`
    /// goes on
    #[arg(long, value_name = "FILE", help_heading = LIMITS)]
    checkpoint: Option<PathBuf>,
    /// Save it every S seconds
    #[arg(long, value_name = "S", value_parser = seconds, requires = "checkpoint", help_heading = LIMITS)]
    checkpoint_every: Option<f64>,

    /// Do not estimate the number of executions first
    #[arg(long, help_heading = ESTIMATE)]
    no_estimate: bool,
    /// Fewest samples
    #[arg(long, value_name = "N", default_value_t = Rules::default().fewest, help_heading = ESTIMATE)]
    estimate_min: u64,
    /// Most samples
    #[arg(long, value_name = "N", default_value_t = Rules::default().most, help_heading = ESTIMATE)]
    estimate_max: u64,
    /// Enough samples if the deviation of their mean is below PERCENT of it
    #[arg(long, value_name = "PERCENT", default_value_t = 100.0 * Rules::default().threshold,
        value_parser = percent, help_heading = ESTIMATE)]
    estimate_threshold: f64,
    /// Seed of random executions
    #[arg(long, value_name = "N", default_value_t = 1, help_heading = ESTIMATE)]
    seed: u64,

    /// Function to start with
    #[arg(long, value_name = "NAME", default_value = "main", help_heading = FRONT_END)]
    entry: String,
    /// Value of __VERIFIER_nondet_int and the like
    #[arg(long, value_name = "N", default_value_t = 0, allow_negative_numbers = true, help_heading = FRONT_END)]
    nondet_int: i64,
    /// The clang to use; else the newest on the path
    #[arg(long, value_name = "PATH", help_heading = FRONT_END)]
    clang: Option<PathBuf>,
    /// Print an intermediate form instead of checking
    #[arg(long, value_enum, help_heading = FRONT_END)]
    emit: Option<EmitArg>,

    /// Go on after the first error and list every different one
    #[arg(long, help_heading = OUTPUT)]
    keep_going: bool,
    /// After the first error, look a little further for one with fewer events and changes of threads
    #[arg(long, help_heading = OUTPUT)]
    shortest: bool,
    /// Show one execution again, by the id that reports and `--print-all-executions` give it
    #[arg(long, value_name = "ID", value_parser = id, help_heading = OUTPUT)]
    replay: Option<String>,
    /// Print the graph of each execution
    #[arg(long, help_heading = OUTPUT)]
    print_all_executions: bool,
    /// Form of the report
    #[arg(long, value_enum, default_value_t, help_heading = OUTPUT)]
    format: FormatArg,
    /// Write a page that shows the errors or, if there are none, the first 1,000 executions
    #[arg(long, value_name = "FILE", help_heading = OUTPUT)]
    html: Option<PathBuf>,
    /// Write the graph of the first error or, if there is none, of the first execution, for Graphviz
    #[arg(long, value_name = "FILE", help_heading = OUTPUT)]
    dot: Option<PathBuf>,
    /// Write a witness of the first error for other tools, in SV-COMP's format 2.2
    #[arg(long, value_name = "FILE", help_heading = OUTPUT)]
    witness: Option<PathBuf>,
    /// Print errors and warnings only, no notes
    #[arg(long, help_heading = OUTPUT)]
    quiet: bool,
}

impl CheckArgs {
    /// If interleavings are to be searched: where all threads are tried.
    pub(super) fn search(&self) -> Option<Points> {
        match self.search? {
            SearchArg::Graph => None,
            SearchArg::Lockset => Some(Points::Races),
            SearchArg::Interleavings => Some(Points::All),
        }
    }

    /// Whether races are found by locksets rather than by the model.
    pub(super) fn detects_by_locksets(&self) -> bool {
        self.race_detector == Some(RaceDetectorArg::Lockset)
            && !self.no_race_detection
            && self.search().is_none()
    }
}

const MODEL: &str = "Memory model";
const SEARCH: &str = "Search";
const LIMITS: &str = "Limits";
const ESTIMATE: &str = "Estimation";
const FRONT_END: &str = "Front end";
const OUTPUT: &str = "Output";

/// `--coherence`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum CoherenceArg {
    /// classes are (po,rf,co)
    #[default]
    Mo,
    /// classes are (po,rf), co is inferred
    Wb,
}

/// `--search`
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum SearchArg {
    /// execution graphs
    Graph,
    /// interleavings, with scheduling points where locksets ask for them (sc)
    Lockset,
    /// all interleavings (sc)
    Interleavings,
}

/// `--race-detector`
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum RaceDetectorArg {
    /// the memory model's definition
    Model,
    /// locksets, in an interleaving of each execution (sc)
    Lockset,
}

/// `--emit`
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum EmitArg {
    /// LLVM IR
    Ir,
    /// what the front end makes of it
    Bytecode,
}

fn parts(text: &str) -> Result<usize, String> {
    match text.parse::<usize>() {
        Ok(parts) if (1..=MOST_PARTS).contains(&parts) => Ok(parts),
        _ => Err(format!("expected a number of parts, from 1 to {MOST_PARTS}")),
    }
}

fn id(text: &str) -> Result<String, String> {
    let is_id = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    match is_id {
        true => Ok(text.to_ascii_lowercase()),
        false => Err("expected an id of 16 hexadecimal digits".into()),
    }
}

fn percent(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(percent) if percent >= 0.0 && percent.is_finite() => Ok(percent),
        _ => Err("expected a number of percent".into()),
    }
}

/// `--unroll`
#[derive(Clone, Debug)]
enum Unroll {
    /// Every loop that no other bound is for.
    Every(u32),
    /// Loops of a function, or at a line.
    Single(LoopBound),
}

impl Unroll {
    fn every(&self) -> Option<u32> {
        match self {
            Unroll::Every(rounds) => Some(*rounds),
            Unroll::Single(_) => None,
        }
    }

    fn single(self) -> Option<LoopBound> {
        match self {
            Unroll::Every(_) => None,
            Unroll::Single(bound) => Some(bound),
        }
    }
}

/// A name of C++ has colons too, but ends in no number.
fn unroll(text: &str) -> Result<Unroll, String> {
    let wrong = || "expected N, FUNCTION:N or FILE:LINE:N".to_string();
    let number = |text: &str| text.parse::<u32>().map_err(|_| wrong());
    let Some((at, rounds)) = text.rsplit_once(':') else { return number(text).map(Unroll::Every) };
    let rounds = number(rounds)?;
    let line = at.rsplit_once(':').and_then(|(file, line)| Some((file, line.parse().ok()?)));
    let (at, line) = line.map_or((at, None), |(file, line)| (file, Some(line)));
    match at.is_empty() {
        true => Err(wrong()),
        false => Ok(Unroll::Single(LoopBound { at: at.to_string(), line, rounds })),
    }
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(seconds) if seconds >= 0.0 && seconds.is_finite() => Ok(seconds),
        _ => Err("expected a number of seconds".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;
    use selvedge::driver::{Kept, Purpose, Settings};

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }

    #[test]
    fn what_is_not_said_is_as_settings_have_it() {
        let Command::Check(arguments) =
            Cli::try_parse_from(["selvedge", "check", "a.c"]).expect("a command line").command
        else {
            unreachable!("it is a check")
        };
        let request = arguments.request(Purpose::Check).expect("nothing is wrong with it");
        let kept = Kept { files: vec!["a.c".into()], ..Kept::default() };
        assert_eq!(request.settings, Settings { kept, ..Settings::default() });
    }

    #[test]
    fn every_command_is_in_the_help_which_fits_a_screen() {
        let mut command = Cli::command();
        let help = command.render_help().to_string();
        assert!((24..=40).contains(&help.lines().count()), "{help}");
        for part in command.get_subcommands().filter(|part| !part.is_hide_set()) {
            let name = part.get_name();
            assert!(name == "help" || help.contains(&format!("\n  {name} ")), "{name}");
        }
    }
}
