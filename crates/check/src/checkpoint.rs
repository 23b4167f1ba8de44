//! A check that is put aside in a file, to go on later: the frontier of the exploration, what was found so
//! far, and what the program, the model and the options were.
//!
//! ```text
//! magic, versions of the tool and of this format   8 bytes: checksum of the rest   postcard of `Saved`
//! ```
//!
//! It may come from somebody else: nothing in it is run or opened, and whatever it says is looked at before
//! it is believed (`Saved::is_sound` here, `Parcel` and `Memo` for what is theirs). What it says is explored
//! may still be something else than its name promises.
//!
//! Not here: what a frontier is (`selvedge_explore::Parcel`), when it is saved (`check`), and how files are
//! written.

use crate::findings::{Findings, Key};
use crate::settings::Kept;
use crate::states::Counts;
use selvedge_explore::{Learnt, Parcel, Rank, Stats, Steps};
use selvedge_report::{CutLoop, Estimate, Note, Place, Problem, Quoted};
use selvedge_source::Source;
use serde::{Deserialize, Serialize};

/// An exploration is not split into more parts.
pub const MOST_PARTS: usize = 100_000;

/// How the file begins, whatever its version.
pub const NAME: &str = "selvedge checkpoint ";
/// The number at its end is that of the format. It is another one whenever `Saved` is, or what its parts
/// mean.
const MAGIC: &str = concat!("selvedge checkpoint ", env!("CARGO_PKG_VERSION"), "/3\n");

/// The texts that a check is about.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Inputs {
    /// Names and texts: LLVM IR or a litmus test.
    pub program: Vec<(String, String)>,
    /// The files of the model, the first one first; none if it is built in.
    pub model: Vec<(String, String)>,
    /// Names and texts of what was compiled, for reports to quote; none if nobody is to go on.
    pub sources: Vec<(String, String)>,
}

/// A check that was put aside.
#[derive(Debug, Serialize, Deserialize)]
pub struct Saved {
    /// How it was explored.
    pub settings: Kept,
    /// What was checked.
    pub inputs: Inputs,
    /// What the program has learnt of itself.
    pub memo: Vec<u8>,
    /// What the exploration has learnt.
    pub learnt: Learnt,
    /// What is left to explore, the first last.
    pub parcels: Vec<Parcel>,
    /// What was found.
    pub found: Found,
    /// How long that took.
    pub seconds: f64,
    /// What was estimated, with the logarithm of the mean.
    pub estimate: Option<(Estimate, f64)>,
    /// Which part of an exploration this is, if it was split.
    pub part: Option<Part>,
}

/// One of several parts of an exploration.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    /// Names program, model, options, and what was learnt when it was split.
    pub run: String,
    /// From 1.
    pub id: usize,
    /// How many there are.
    pub of: usize,
}

/// What was found so far.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Found {
    executions: u64,
    blocked: u64,
    cut_executions: u64,
    cuts: Vec<(u32, CutLoop)>,
    counters: Stats,
    warnings: Vec<SavedWarning>,
    states: Vec<(Vec<i64>, u64)>,
}

#[derive(Debug, Serialize, Deserialize)]
struct SavedWarning {
    name: String,
    places: Vec<u32>,
    kind: String,
    headline: String,
    notes: Vec<(Place, String)>,
}

impl Found {
    /// What was found, without errors: who finds one does not put it aside.
    pub fn new(findings: &Findings, states: Option<&Counts>, counters: Stats) -> Found {
        let warning = |(key, problem): (&Key, &Problem)| SavedWarning {
            name: key.1.clone(),
            places: key.2.iter().map(|place| place.0).collect(),
            kind: problem.kind.to_string(),
            headline: problem.headline.clone(),
            notes: problem.notes.iter().map(|note| (note.place.clone(), note.text.clone())).collect(),
        };
        let states = states.into_iter().flatten().map(|(state, count)| (state.to_vec(), *count));
        Found {
            executions: findings.executions,
            blocked: findings.blocked,
            cut_executions: findings.cut_executions,
            cuts: findings.cuts.iter().map(|(place, cut)| (place.0, cut.clone())).collect(),
            counters,
            warnings: findings.warnings.iter().map(warning).collect(),
            states: states.collect(),
        }
    }

    /// What was found, as findings, final states and counters.
    pub fn into_parts(self) -> (Findings, Counts, Stats) {
        let mut findings = Findings {
            executions: self.executions,
            blocked: self.blocked,
            cut: !self.cuts.is_empty(),
            cut_executions: self.cut_executions,
            cuts: self.cuts.into_iter().map(|(place, cut)| (selvedge_program::Place(place), cut)).collect(),
            ..Findings::default()
        };
        for (number, saved) in self.warnings.into_iter().enumerate() {
            let SavedWarning { name, places, kind, headline, notes } = saved;
            let key = (false, name, places.into_iter().map(selvedge_program::Place).collect());
            let notes = notes.into_iter().map(|(place, text)| Note::new(place, text)).collect();
            // Kinds are few, and named for as long as the process runs.
            let problem = Problem { kind: kind.leak(), headline, notes, why: Vec::new(), execution: None };
            findings.warnings.add(key, (Rank::default(), number as u64), || problem);
        }
        let states = self.states.into_iter().map(|(state, count)| (state.into(), count));
        (findings, states.collect(), self.counters)
    }
}

impl Saved {
    /// What is in the file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let body = postcard::to_stdvec(self).expect("plain data can be serialised");
        [MAGIC.as_bytes(), &checksum(&body).to_le_bytes(), &body].concat()
    }

    /// What was in a file; else why it cannot be used.
    pub fn from_bytes(bytes: &[u8]) -> Result<Saved, String> {
        let Some(rest) = bytes.strip_prefix(MAGIC.as_bytes()) else {
            return Err(format!("not a checkpoint of this version ({})", env!("CARGO_PKG_VERSION")));
        };
        let damaged = || "the checkpoint is damaged; it cannot be resumed".to_string();
        let (sum, body) = rest.split_first_chunk::<8>().ok_or_else(damaged)?;
        if checksum(body) != u64::from_le_bytes(*sum) {
            return Err(damaged());
        }
        let saved: Saved = postcard::from_bytes(body).map_err(|_| damaged())?;
        saved.is_sound().then_some(saved).ok_or_else(damaged)
    }

    /// Whether settings, texts and numbers may be what a check has left, as far as that can be told without
    /// the program.
    fn is_sound(&self) -> bool {
        let is_number = |number: f64| number.is_finite() && number >= 0.0;
        let is_estimate = |(estimate, log10): &(Estimate, f64)| estimate.is_sound() && log10.is_finite();
        // Far more than anybody counts, and nothing overflows that adds to it.
        let is_count = |count: u64| count <= 1 << 62;
        let Stats { events_added, revisits, dead_ends, unfolding: Steps { steps, served, in_codas } } =
            self.found.counters;
        let Found { executions, blocked, cut_executions, .. } = self.found;
        let counts = [executions, blocked, cut_executions, events_added, revisits, dead_ends];
        let counts = counts.into_iter().chain([steps, served, in_codas]);
        let states = self.found.states.iter().map(|(_, count)| *count);
        let cuts = self.found.cuts.iter().map(|(_, cut)| cut.executions);
        let is_part = |part: &Part| (1..=part.of).contains(&part.id) && part.of <= MOST_PARTS;
        self.settings.fit(&self.inputs.program, &self.inputs.model)
            && is_number(self.seconds)
            && counts.chain(states).chain(cuts).all(is_count)
            && self.estimate.as_ref().is_none_or(is_estimate)
            && self.part.as_ref().is_none_or(is_part)
    }
}

impl Inputs {
    /// The texts that reports of whoever goes on quote lines of.
    pub fn quoted(&self) -> Quoted {
        let is_compiled =
            |(name, _): &&(String, String)| self.sources.iter().any(|(source, _)| source == name);
        let others = self.program.iter().filter(|text| !is_compiled(text));
        Quoted::Kept(self.sources.iter().chain(others).cloned().collect())
    }

    /// Lends the texts of the program, which may be long, to what makes something of them.
    pub fn lend_program<T>(&mut self, read: impl FnOnce(&[Source]) -> T) -> T {
        let program = std::mem::take(&mut self.program);
        let sources: Vec<Source> = program.into_iter().map(|(name, text)| Source::new(name, text)).collect();
        let made = read(&sources);
        self.program = sources.into_iter().map(|source| (source.name, source.text)).collect();
        made
    }
}

/// A name for what is explored, and how it was split.
pub fn key(inputs: &Inputs, settings: &Kept, memo: &[u8], parts: usize) -> String {
    let bytes =
        postcard::to_stdvec(&(MAGIC, inputs, settings, memo, parts)).expect("plain data can be serialised");
    format!("{:016x}", checksum(&bytes))
}

/// FNV-1a: tells accidents, not malice.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ *byte as u64).wrapping_mul(0x0100_0000_01b3))
}
