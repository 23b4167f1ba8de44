//! Those options of a check that are kept in checkpoints and parts: how to explore, and when to stop.
//!
//! A checkpoint may come from somebody else. So nothing is kept that names a command or its arguments, or a file that would be read or
//! written: texts are in the checkpoint themselves, and where reports go is said by whoever resumes. Options are taken apart and put
//! together by name, so that the compiler asks about a new one.

use super::{CheckArgs, CoherenceArg, FormatArg};
use selvedge_model::built_in;
use serde::{Deserialize, Serialize};

/// How a check explores, whoever goes on with it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// Names that reports give the texts of the program; they are not opened.
    files: Vec<String>,
    /// A built-in model, or what the model whose text is kept is called.
    model: String,
    infers_coherence: bool,
    no_race_detection: bool,
    check_liveness: bool,
    no_check_liveness: bool,
    spurious_wakeups: bool,
    unroll: Option<u32>,
    lapor: bool,
    no_bam: bool,
    no_symmetry: bool,
    no_in_place_revisit: bool,
    no_spin_assume: bool,
    workers: Option<u32>,
    timeout: Option<f64>,
    max_graph_size: Option<usize>,
    max_memory: Option<u64>,
    max_stack_depth: u32,
    max_allocation: u64,
    max_local_steps: u64,
    checkpoint_every: Option<f64>,
    no_estimate: bool,
    estimate_min: u64,
    estimate_max: u64,
    estimate_threshold: f64,
    seed: u64,
    entry: String,
    nondet_int: i64,
}

impl Settings {
    /// What is kept of the options of a check.
    pub fn of(arguments: &CheckArgs) -> Settings {
        // Options with `_` are refused where a check is put aside (`refusal`, `misuse_by_split`, `misuse_by_detector`), change nothing
        // (`--search graph`), or are for whoever resumes to give.
        let CheckArgs {
            files,
            clang_args: _,
            model,
            coherence,
            no_race_detection,
            check_liveness,
            no_check_liveness,
            spurious_wakeups,
            unroll,
            lapor,
            no_bam,
            no_symmetry,
            no_in_place_revisit,
            no_spin_assume,
            workers,
            deterministic: _,
            search: _,
            race_detector: _,
            timeout,
            max_executions: _,
            max_graph_size,
            max_memory,
            max_stack_depth,
            max_allocation,
            max_local_steps,
            checkpoint: _,
            checkpoint_every,
            no_estimate,
            estimate_min,
            estimate_max,
            estimate_threshold,
            seed,
            entry,
            nondet_int,
            clang: _,
            emit: _,
            keep_going: _,
            shortest: _,
            replay: _,
            print_all_executions: _,
            format: _,
            html: _,
            dot: _,
            witness: _,
            quiet: _,
        } = arguments.clone();
        Settings {
            files: files.iter().map(|file| file.display().to_string()).collect(),
            model,
            infers_coherence: coherence == CoherenceArg::Wb,
            no_race_detection,
            check_liveness,
            no_check_liveness,
            spurious_wakeups,
            unroll,
            lapor,
            no_bam,
            no_symmetry,
            no_in_place_revisit,
            no_spin_assume,
            workers,
            timeout,
            max_graph_size,
            max_memory,
            max_stack_depth,
            max_allocation,
            max_local_steps,
            checkpoint_every,
            no_estimate,
            estimate_min,
            estimate_max,
            estimate_threshold,
            seed,
            entry,
            nondet_int,
        }
    }

    /// The options again, for who goes on. Nothing is read, written or run because of them.
    pub fn into_arguments(self) -> CheckArgs {
        CheckArgs {
            files: self.files.into_iter().map(Into::into).collect(),
            clang_args: Vec::new(),
            model: self.model,
            coherence: if self.infers_coherence { CoherenceArg::Wb } else { CoherenceArg::Mo },
            no_race_detection: self.no_race_detection,
            check_liveness: self.check_liveness,
            no_check_liveness: self.no_check_liveness,
            spurious_wakeups: self.spurious_wakeups,
            unroll: self.unroll,
            lapor: self.lapor,
            no_bam: self.no_bam,
            no_symmetry: self.no_symmetry,
            no_in_place_revisit: self.no_in_place_revisit,
            no_spin_assume: self.no_spin_assume,
            workers: self.workers,
            deterministic: false,
            search: None,
            race_detector: None,
            timeout: self.timeout,
            max_executions: None,
            max_graph_size: self.max_graph_size,
            max_memory: self.max_memory,
            max_stack_depth: self.max_stack_depth,
            max_allocation: self.max_allocation,
            max_local_steps: self.max_local_steps,
            checkpoint: None,
            checkpoint_every: self.checkpoint_every,
            no_estimate: self.no_estimate,
            estimate_min: self.estimate_min,
            estimate_max: self.estimate_max,
            estimate_threshold: self.estimate_threshold,
            seed: self.seed,
            entry: self.entry,
            nondet_int: self.nondet_int,
            clang: None,
            emit: None,
            keep_going: false,
            shortest: false,
            replay: None,
            print_all_executions: false,
            format: FormatArg::Human,
            html: None,
            dot: None,
            witness: None,
            quiet: false,
        }
    }

    /// Whether options may have been given like this, with texts of these names.
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
