//! How a check is to go, whoever asks for it. Knows no command line: `args` makes settings from one.
//!
//! What a checkpoint keeps of them is apart (`Kept`). A checkpoint may come from somebody else. So nothing is
//! kept that names a command or its arguments, or a file that would be read or written: texts are in the
//! checkpoint themselves, and where reports go is said by whoever resumes.

use crate::refusal::Refusal;
use selvedge_explore::{Coherence, Rules};
use selvedge_interleave::Points;
use selvedge_model::built_in;
use selvedge_program::Liveness;
use selvedge_report::{Aim, Limit};
use selvedge_vm::LoopName;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// More workers than this would have nothing to do.
pub const MOST_WORKERS: u32 = 1024;

/// Seconds between two checkpoints, if nobody says how many.
const CHECKPOINT_EVERY: f64 = 60.0;

/// What is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A litmus test.
    Litmus,
    /// A program.
    Program,
}

/// What a command is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To visit every execution.
    Check,
    /// To know how many there are.
    Estimate,
    /// To see some of them, so many.
    Sample(u64),
    /// To leave what is to be explored in so many pieces, or more.
    Split(usize),
}

impl Purpose {
    /// What ends the exploration before everything was seen, if that is on purpose.
    pub fn end(self) -> Option<Limit> {
        match self {
            Purpose::Check => None,
            Purpose::Estimate => Some(Limit::Estimate),
            Purpose::Sample(_) => Some(Limit::Sample),
            Purpose::Split(_) => Some(Limit::Split),
        }
    }
}

/// How a check is to go.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Settings {
    /// How to explore and when to stop, for whoever goes on with the check.
    pub kept: Kept,
    /// Whether the least error in exploration order is reported, as one worker does.
    pub deterministic: bool,
    /// If interleavings are searched instead of graphs: where all threads are tried.
    pub search: Option<Points>,
    /// Whether races are found by locksets rather than by the model.
    pub by_locksets: bool,
    /// Complete executions after which to stop.
    pub max_executions: Option<u64>,
    /// The file in which what is left is saved, now and then and when a limit is reached.
    pub checkpoint: Option<PathBuf>,
    /// Whether to go on after the first error.
    pub keep_going: bool,
    /// Whether to look a little further after the first error, for a shorter one.
    pub shortest: bool,
    /// The id of the one execution that is to be shown.
    pub replay: Option<String>,
    /// Whether every execution is to be shown as it is found.
    pub shows_all: bool,
    /// Which executions are kept for pictures.
    pub pictures: Pictures,
    /// Whether errors and warnings are said only, no notes.
    pub quiet: bool,
}

/// Which executions are kept for pictures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pictures {
    /// None: nobody draws them.
    #[default]
    None,
    /// One: a graph shows no more.
    One,
    /// Many: a page has room for them.
    Many,
}

/// What ends a check from outside.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits {
    /// Seconds that it may take.
    pub seconds: Option<f64>,
    /// Mebibytes that may be in use.
    pub mebibytes: Option<u64>,
}

/// The iterations after which single loops are cut: those of a function, or those at a line of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LoopBound {
    /// The function, or the file.
    pub at: String,
    /// The line, if it is a file.
    pub line: Option<u32>,
    /// How many.
    pub rounds: u32,
}

impl LoopBound {
    /// What the machine calls such loops.
    pub fn name(&self) -> LoopName {
        match self.line {
            Some(line) => LoopName::Line(self.at.clone(), line),
            None => LoopName::Function(self.at.clone()),
        }
    }
}

/// How a check explores and when it stops, whoever goes on with it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Kept {
    /// Names that reports give the texts of the program; they are not opened.
    pub files: Vec<String>,
    /// A built-in model, or what the model whose text is kept is called.
    pub model: String,
    /// Whether executions are (po,rf), with co inferred, rather than (po,rf,co).
    pub infers_coherence: bool,
    /// Whether data races are no errors.
    pub no_race_detection: bool,
    /// Whether threads that spin for ever are errors also if they look at nothing, or at values from outside.
    pub check_liveness: bool,
    /// Whether threads that spin for ever are no errors.
    pub no_check_liveness: bool,
    /// Whether condition waits may wake up by themselves.
    pub spurious_wakeups: bool,
    /// Whether weak compare-exchanges may fail without reason.
    pub spurious_cas: bool,
    /// Iterations after which a loop is cut.
    pub unroll: Option<u32>,
    /// Iterations after which single loops are cut.
    pub bounds: Vec<LoopBound>,
    /// Whether critical sections are left unordered where nothing tells them apart.
    pub lapor: bool,
    /// Whether waits at barriers are explored in every order.
    pub no_bam: bool,
    /// Whether equal threads are explored as different ones.
    pub no_symmetry: bool,
    /// Whether reads are never revisited in place.
    pub no_in_place_revisit: bool,
    /// Whether rounds of loops that only wait are explored.
    pub no_spin_assume: bool,
    /// Workers; if nobody says how many, as many as there are processors.
    pub workers: Option<u32>,
    /// Seconds after which to stop.
    pub timeout: Option<f64>,
    /// Events of an execution at which to stop.
    pub max_graph_size: Option<usize>,
    /// Mebibytes in use at which to stop.
    pub max_memory: Option<u64>,
    /// Calls on the stack of a thread at which to stop.
    pub max_stack_depth: u32,
    /// Mebibytes allocated by a thread at which to stop.
    pub max_allocation: u64,
    /// Steps of a thread without a visible action at which to stop.
    pub max_local_steps: u64,
    /// Seconds between two checkpoints.
    pub checkpoint_every: Option<f64>,
    /// Whether the number of executions is not estimated first.
    pub no_estimate: bool,
    /// Fewest samples.
    pub estimate_min: u64,
    /// Most samples.
    pub estimate_max: u64,
    /// There are enough samples if the deviation of their mean is below so many percent of it.
    pub estimate_threshold: f64,
    /// Seed of random executions.
    pub seed: u64,
    /// The function to start with.
    pub entry: String,
    /// The value of `__VERIFIER_nondet_int` and the like.
    pub nondet_int: i64,
}

impl Default for Kept {
    fn default() -> Kept {
        let Rules { fewest, most, threshold } = Rules::default();
        Kept {
            files: Vec::new(),
            model: "c20".to_string(),
            infers_coherence: false,
            no_race_detection: false,
            check_liveness: false,
            no_check_liveness: false,
            spurious_wakeups: false,
            spurious_cas: false,
            unroll: None,
            bounds: Vec::new(),
            lapor: false,
            no_bam: false,
            no_symmetry: false,
            no_in_place_revisit: false,
            no_spin_assume: false,
            workers: None,
            timeout: None,
            max_graph_size: None,
            max_memory: None,
            max_stack_depth: 10_000,
            max_allocation: 1024,
            max_local_steps: 10_000_000,
            checkpoint_every: None,
            no_estimate: false,
            estimate_min: fewest,
            estimate_max: most,
            estimate_threshold: 100.0 * threshold,
            seed: 1,
            entry: "main".to_string(),
            nondet_int: 0,
        }
    }
}

impl Settings {
    /// Whether executions are wanted in the order in which one worker explores them.
    fn goes_in_order(&self) -> bool {
        self.shows_all || self.shortest || self.replay.is_some()
    }

    /// How many workers there can be.
    pub fn workers(&self) -> usize {
        let all = || std::thread::available_parallelism().map_or(1, usize::from).min(MOST_WORKERS as usize);
        match self.kept.workers {
            _ if self.goes_in_order() => 1,
            Some(workers) => workers as usize,
            None => all(),
        }
    }

    /// Whether the number of executions is estimated.
    pub fn estimates(&self) -> bool {
        !self.kept.no_estimate && !self.goes_in_order()
    }

    /// Whether executions are kept for pictures.
    pub fn draws(&self) -> bool {
        self.pictures != Pictures::None
    }

    /// Which errors and executions are asked for.
    pub fn aim(&self) -> Aim {
        match self {
            _ if self.replay.is_some() => Aim::One,
            _ if self.keep_going => Aim::Every,
            _ if self.shortest => Aim::Shortest,
            _ => Aim::First,
        }
    }
}

impl Kept {
    /// Whether some loop is cut after some iterations.
    pub fn cuts_loops(&self) -> bool {
        self.unroll.is_some() || !self.bounds.is_empty()
    }

    /// The iterations after which loops of a litmus test are cut: none has a name.
    pub fn unroll_of_litmus(&self) -> Result<Option<u32>, Refusal> {
        match self.bounds.first() {
            None => Ok(self.unroll),
            Some(bound) => Err(Refusal::Message(format!(
                "`--unroll {}:{}`: the loops of a litmus test are bounded together, by `--unroll N`",
                bound.name(),
                bound.rounds
            ))),
        }
    }

    /// What makes executions different.
    pub fn coherence(&self) -> Coherence {
        if self.infers_coherence { Coherence::Inferred } else { Coherence::Stored }
    }

    /// Which threads that spin for ever are errors.
    pub fn liveness(&self) -> Liveness {
        match (self.no_check_liveness, self.check_liveness) {
            (true, _) => Liveness::None,
            (false, true) => Liveness::All,
            (false, false) => Liveness::Looking,
        }
    }

    /// Seconds between two checkpoints.
    pub fn checkpoint_every(&self) -> f64 {
        self.checkpoint_every.unwrap_or(CHECKPOINT_EVERY)
    }

    /// When there are enough samples.
    pub fn estimate_rules(&self) -> Rules {
        Rules {
            fewest: self.estimate_min,
            most: self.estimate_max,
            threshold: self.estimate_threshold / 100.0,
        }
    }

    /// What ends the check from outside.
    pub fn limits(&self) -> Limits {
        Limits { seconds: self.timeout, mebibytes: self.max_memory }
    }

    /// Why these numbers make no sense.
    pub fn refusal(&self) -> Option<String> {
        if self.estimate_max == 0 {
            let why = "an estimate needs a sample; `--no-estimate` switches it off";
            return Some(format!("`--estimate-max 0`: {why}"));
        }
        if self.estimate_min > self.estimate_max {
            let (least, most) = (self.estimate_min, self.estimate_max);
            return Some(format!("`--estimate-max {most}` is less than `--estimate-min`, which is {least}"));
        }
        if self.workers == Some(0) {
            return Some("`-j 0`: at least one worker is needed".into());
        }
        let workers = self.workers.filter(|workers| *workers > MOST_WORKERS)?;
        Some(format!("`-j {workers}`: at most {MOST_WORKERS} workers are supported"))
    }

    /// Whether these may be the settings of a check of texts of these names.
    pub fn fit(&self, program: &[(String, String)], model: &[(String, String)]) -> bool {
        let times = [self.timeout, self.checkpoint_every, Some(self.estimate_threshold)];
        let is_number = |time: &f64| time.is_finite() && *time >= 0.0;
        let names =
            |texts: &[(String, String)]| texts.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>();
        !self.files.is_empty()
            && names(program) == self.files
            && names(model).first().map_or(built_in(&self.model).is_some(), |first| *first == self.model)
            && times.iter().flatten().all(is_number)
    }

    /// What is checked, in words.
    pub fn subject(&self) -> String {
        self.files.join(", ")
    }
}
