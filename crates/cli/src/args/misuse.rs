//! Which options cannot go with what: one table.

use super::format::FormatArg;
use super::{CheckArgs, CoherenceArg, RaceDetectorArg, Unroll};
use Mode::{Checkpoint, Estimate, InOrder, Interleavings, Locksets, Replay, Sample, Split};
use selvedge::driver::Purpose;

/// What some options cannot go with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    /// `--checkpoint`
    Checkpoint,
    /// `--replay`
    Replay,
    /// `--search lockset` or `--search interleavings`
    Interleavings,
    /// `--race-detector lockset`
    Locksets,
    /// `selvedge estimate`
    Estimate,
    /// `selvedge sample`
    Sample,
    /// `selvedge split`
    Split,
    /// More than one worker: what is asked for goes in the order in which one explores.
    InOrder,
}

/// An option, whether it is given, and what it cannot go with.
type Row = (&'static str, fn(&CheckArgs) -> bool, &'static [Mode]);

/// What is named first is refused first, which is why two options are here twice.
const ROWS: [Row; 17] = [
    ("--no-estimate", |given| given.no_estimate, &[Estimate]),
    ("--lapor", |given| given.lapor, &[Interleavings, Locksets]),
    ("--coherence wb", |given| given.coherence == CoherenceArg::Wb, &[Interleavings, Locksets]),
    ("--checkpoint", |given| given.checkpoint.is_some(), &[Interleavings, Locksets, Split]),
    ("--print-all-executions", |given| given.print_all_executions, &[Replay]),
    ("--keep-going", |given| given.keep_going, &[Checkpoint, Replay, Split]),
    ("--deterministic", |given| given.deterministic, &[Checkpoint, Split]),
    (
        "--print-all-executions",
        |given| given.print_all_executions,
        &[Checkpoint, Interleavings, Estimate, Split, InOrder],
    ),
    ("--max-executions", |given| given.max_executions.is_some(), &[Estimate, Split]),
    ("--checkpoint", |given| given.checkpoint.is_some(), &[Estimate, Sample]),
    ("--html", |given| given.html.is_some(), &[Checkpoint, Interleavings, Estimate, Split]),
    ("--dot", |given| given.dot.is_some(), &[Checkpoint, Interleavings, Estimate, Split]),
    ("--witness", |given| given.witness.is_some(), &[Checkpoint, Interleavings, Estimate, Split]),
    ("--shortest", |given| given.shortest, &[Checkpoint, Replay, Interleavings, Estimate, Split, InOrder]),
    (
        "--replay",
        |given| given.replay.is_some(),
        &[Checkpoint, Interleavings, Estimate, Sample, Split, InOrder],
    ),
    ("-j", |given| given.workers > Some(1), &[Interleavings]),
    ("--race-detector model", |given| given.race_detector == Some(RaceDetectorArg::Model), &[Interleavings]),
];

impl CheckArgs {
    /// Why these options cannot be honoured by a command for this.
    pub(super) fn refusal(&self, purpose: Purpose) -> Option<String> {
        self.contradiction().or_else(|| match purpose {
            Purpose::Check => self.misuse_by_search().or_else(|| self.misuse_by_detector()),
            Purpose::Estimate => {
                let refused = |option| format!("`{option}` makes no sense for `selvedge estimate`");
                self.misfit(Estimate).map(refused).or_else(|| self.other_engine())
            }
            Purpose::Sample(_) => {
                let refused = |option| {
                    format!(
                        "`{option}` makes no sense for `selvedge sample`: random executions are no exploration"
                    )
                };
                self.misfit(Sample).map(refused).or_else(|| self.other_engine())
            }
            Purpose::Split(_) => {
                let refused = |option| format!("`{option}` cannot go with `selvedge split`");
                self.misfit(Split).map(refused).or_else(|| self.other_engine())
            }
        })
    }

    /// If more than one worker was asked for, the option because of which only one can work.
    pub(super) fn wastes_workers(&self) -> Option<&'static str> {
        self.misfit(InOrder).filter(|_| self.workers > Some(1))
    }

    /// The first option that cannot go with something.
    fn misfit(&self, mode: Mode) -> Option<&'static str> {
        let is_misfit = |(_, is_given, misfits): &&Row| misfits.contains(&mode) && is_given(self);
        ROWS.iter().find(is_misfit).map(|(option, ..)| *option)
    }

    /// Options that contradict each other, whatever the command is for.
    fn contradiction(&self) -> Option<String> {
        if let Some(option) = self.misfit(Checkpoint).filter(|_| self.checkpoint.is_some()) {
            return Some(format!("`--checkpoint` cannot go with `{option}` yet"));
        }
        let mut every = self.unroll.iter().filter_map(Unroll::every);
        if let (Some(first), Some(second)) = (every.next(), every.next()) {
            return Some(format!(
                "`--unroll {first}` and `--unroll {second}`: for all loops there is one number"
            ));
        }
        let draws = self.html.is_some() || self.dot.is_some() || self.witness.is_some();
        if self.emit.is_some() && draws {
            return Some(
                "`--emit` prints an intermediate form instead of checking; there is nothing to draw".into(),
            );
        }
        let files = [("--html", &self.html), ("--dot", &self.dot), ("--witness", &self.witness)];
        let pairs = [(0, 1), (0, 2), (1, 2)].map(|(a, b)| (files[a], files[b]));
        if let Some(((one, _), (other, _))) = pairs.iter().find(|(a, b)| a.1.is_some() && a.1 == b.1) {
            return Some(format!("`{one}` and `{other}` name the same file"));
        }
        if let Some(option) = self.misfit(Replay).filter(|_| self.replay.is_some()) {
            return Some(format!("`--replay` shows one execution; it cannot go with `{option}`"));
        }
        let format = match self.format {
            FormatArg::Human => return None,
            FormatArg::Json => "json",
            FormatArg::Sarif => "sarif",
        };
        self.print_all_executions
            .then(|| format!("`--print-all-executions` prints text; it cannot go with `--format {format}`"))
    }

    fn misuse_by_search(&self) -> Option<String> {
        self.search()?;
        if self.model != "sc" {
            let message = "the searches over interleavings (`--search`) are for `--model sc`; add it";
            return Some(message.to_string());
        }
        let option = self.misfit(Interleavings)?;
        Some(format!(
            "`{option}` is for graphs; it cannot go with `--search lockset` or `--search interleavings`"
        ))
    }

    fn misuse_by_detector(&self) -> Option<String> {
        if !self.detects_by_locksets() {
            return None;
        }
        if self.model != "sc" {
            return Some("`--race-detector lockset` looks at interleavings: add `--model sc`".to_string());
        }
        let option = self.misfit(Locksets)?;
        Some(format!("`{option}` cannot go with `--race-detector lockset`"))
    }

    /// The refusal of engines other than graphs and models by commands that know no others.
    fn other_engine(&self) -> Option<String> {
        let option = match (self.search(), self.detects_by_locksets()) {
            (Some(_), _) => "--search",
            (None, true) => "--race-detector lockset",
            (None, false) => return None,
        };
        Some(format!("`{option}` is for `selvedge check`"))
    }
}
