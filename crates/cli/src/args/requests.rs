//! From the words of the command line to what is asked for. Options are taken apart by name, so that the
//! compiler asks about a new one.

use super::format::FormatArg;
use super::{CheckArgs, CoherenceArg, CompareArgs, EmitArg, ExploreArgs, ResumeArgs, Unroll};
use crate::compare;
use crate::request::{Emit, Front, Outputs, Request};
use selvedge::driver::{Kept, Pictures, Purpose, Refusal, Settings};

impl CheckArgs {
    /// What is asked for by a command for this; else why that cannot be done.
    pub fn request(&self, purpose: Purpose) -> Result<Request, Refusal> {
        let request = self.as_request();
        match request.settings.kept.refusal().or_else(|| self.refusal(purpose)) {
            Some(refusal) => Err(Refusal::Message(refusal)),
            None => Ok(request),
        }
    }

    fn as_request(&self) -> Request {
        let (search, by_locksets, wastes_workers) =
            (self.search(), self.detects_by_locksets(), self.wastes_workers());
        let CheckArgs {
            files,
            clang_args,
            model,
            coherence,
            no_race_detection,
            check_liveness,
            no_check_liveness,
            spurious_wakeups,
            spurious_cas,
            unroll,
            lapor,
            no_bam,
            no_symmetry,
            no_in_place_revisit,
            no_spin_assume,
            workers,
            deterministic,
            search: _,
            race_detector: _,
            timeout,
            max_executions,
            max_graph_size,
            max_memory,
            max_stack_depth,
            max_allocation,
            max_local_steps,
            checkpoint,
            checkpoint_every,
            no_estimate,
            estimate_min,
            estimate_max,
            estimate_threshold,
            seed,
            entry,
            nondet_int,
            clang,
            emit,
            keep_going,
            shortest,
            replay,
            print_all_executions,
            format,
            html,
            dot,
            witness,
            quiet,
        } = self.clone();
        let every = unroll.iter().find_map(Unroll::every);
        let bounds = unroll.into_iter().filter_map(Unroll::single).collect();
        let kept = Kept {
            files: files.iter().map(|file| file.display().to_string()).collect(),
            model,
            infers_coherence: coherence == CoherenceArg::Wb,
            no_race_detection,
            check_liveness,
            no_check_liveness,
            spurious_wakeups,
            spurious_cas,
            unroll: every,
            bounds,
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
        };
        let pictures = match (&html, &dot) {
            (Some(_), _) => Pictures::Many,
            (None, Some(_)) => Pictures::One,
            (None, None) => Pictures::None,
        };
        Request {
            settings: Settings {
                kept,
                deterministic,
                search,
                by_locksets,
                max_executions,
                checkpoint,
                keep_going,
                shortest,
                replay,
                shows_all: print_all_executions,
                pictures,
                quiet,
            },
            front: Front { files, clang_args, clang },
            outputs: Outputs { format: format.into(), html, dot, witness },
            emit: emit.map(Emit::from),
            wastes_workers,
        }
    }
}

impl ExploreArgs {
    /// What is asked for, of a part with these settings.
    pub fn request(&self, kept: Kept) -> Result<Request, Refusal> {
        let workers = self.workers.or(kept.workers);
        again(Kept { workers, ..kept }, Settings { quiet: self.quiet, ..Settings::default() }, self.format)
    }
}

impl ResumeArgs {
    /// Whether notes are printed.
    pub fn is_quiet(&self) -> bool {
        self.quiet
    }

    /// What is asked for, of a check with these settings.
    pub fn request(&self, kept: Kept) -> Result<Request, Refusal> {
        let kept = Kept {
            workers: self.workers.or(kept.workers),
            timeout: self.timeout,
            max_memory: self.max_memory,
            checkpoint_every: self.checkpoint_every.or(kept.checkpoint_every),
            ..kept
        };
        let settings = Settings {
            max_executions: self.max_executions,
            checkpoint: Some(self.file.clone()),
            quiet: self.quiet,
            ..Settings::default()
        };
        again(kept, settings, self.format)
    }
}

/// What is asked for of a check that goes on. Nothing is read, written or run because of what was kept.
fn again(kept: Kept, settings: Settings, format: FormatArg) -> Result<Request, Refusal> {
    if let Some(refusal) = kept.refusal() {
        return Err(Refusal::Message(refusal));
    }
    let files = kept.files.iter().map(Into::into).collect();
    Ok(Request {
        settings: Settings { kept, ..settings },
        front: Front { files, ..Front::default() },
        outputs: Outputs { format: format.into(), ..Outputs::default() },
        ..Request::default()
    })
}

impl CompareArgs {
    /// What is asked for.
    pub fn request(&self) -> compare::Request {
        let CompareArgs { first, second, max_events, seconds, format } = self;
        compare::Request {
            first: first.clone(),
            second: second.clone(),
            max_events: *max_events,
            seconds: *seconds,
            format: (*format).into(),
        }
    }
}

impl From<EmitArg> for Emit {
    fn from(emit: EmitArg) -> Emit {
        match emit {
            EmitArg::Ir => Emit::Ir,
            EmitArg::Bytecode => Emit::Bytecode,
        }
    }
}
