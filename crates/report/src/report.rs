//! What a check found, as plain data; knows no explorer and no output.
//!
//! The parts that derive `Serialize` appear in the JSON report as they are; their names are a fixed contract.

use crate::cuts::CutLoop;
use crate::estimate::{Estimate, Unknown, count};
use crate::limit::{Ending, Limit};
use crate::place::wrappers;
pub use crate::place::{Call, Place};
use selvedge_litmus::Quantifier;
use serde::Serialize;
use std::io;

/// The result of a check.
#[derive(Debug)]
pub struct Report {
    /// As the user named them.
    pub files: Vec<String>,
    /// As the user named it.
    pub model: String,
    /// `mo` or `wb`.
    pub coherence: &'static str,
    /// Whether only a part was explored: a loop was cut, or values from outside were fixed.
    pub bounded: bool,
    /// Whether a loop was cut.
    pub cut: bool,
    /// Where, if that is known.
    pub cut_at: Option<Place>,
    /// Executions in which a loop was cut.
    pub cut_executions: u64,
    /// The loops that were cut.
    pub cuts: Vec<CutLoop>,
    /// Whether threads that spin for ever were looked for.
    pub checked_liveness: bool,
    /// Whether critical sections were left unordered: dead ends are part of that.
    pub lapor: bool,
    /// What stopped the exploration; if nothing did and no execution is complete, what kept them from that.
    pub limit: Option<Limit>,
    /// Whether the exploration was stopped by the first error.
    pub stopped_at_error: bool,
    /// Complete executions.
    pub executions: u64,
    /// Executions in which some thread can never go on.
    pub blocked: u64,
    /// How many complete executions there should be, if that was estimated.
    pub estimate: Option<Estimate>,
    /// Why that is not known, if samples did not tell.
    pub estimate_unknown: Option<Unknown>,
    /// Whether that was what was asked for.
    pub is_estimate: bool,
    /// If only a part was explored: which, and what was learnt.
    pub part: Option<ExploredPart>,
    /// Where what is left was saved.
    pub checkpoint: Option<String>,
    /// Different errors, in the order in which they were found.
    pub errors: Vec<Problem>,
    /// Different warnings, in the order in which they were found.
    pub warnings: Vec<Problem>,
    /// Final states of a litmus test, if it observes any.
    pub condition: Option<FinalStates>,
    /// Counters.
    pub stats: Stats,
    /// The first executions, if pictures of them were asked for.
    pub gallery: Vec<Shown>,
    /// Which errors and executions were asked for.
    pub aim: Aim,
    /// The execution that was to be shown again, if it is no error, and what became of it.
    pub replayed: Option<(Execution, Ending)>,
}

/// The part of an exploration that a report is about.
#[derive(Clone, Debug, Serialize)]
pub struct ExploredPart {
    /// Names what was split, and how.
    pub run: String,
    /// From 1.
    pub id: usize,
    /// How many there are.
    pub of: usize,
    /// What was learnt, as text that `merge` reads.
    pub learnt: String,
}

/// Which errors and executions are asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Aim {
    /// The first error.
    #[default]
    First,
    /// Every different error.
    Every,
    /// The shortest error that is found soon.
    Shortest,
    /// One execution, by its name.
    One,
}

/// What a check concludes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Everything was explored and nothing is wrong.
    Safe,
    /// Something is wrong.
    Error,
    /// A limit stopped the exploration before anything was found, or no execution was complete.
    Incomplete,
}

impl Verdict {
    /// The verdict in the JSON report.
    pub fn name(self) -> &'static str {
        match self {
            Verdict::Safe => "safe",
            Verdict::Error => "error",
            Verdict::Incomplete => "incomplete",
        }
    }
}

impl Report {
    /// An error wins over a limit.
    pub fn verdict(&self) -> Verdict {
        match (self.errors.is_empty(), self.limit) {
            (false, _) => Verdict::Error,
            _ if self.replayed.as_ref().is_some_and(|(_, ending)| *ending == Ending::Erroneous) => {
                Verdict::Error
            }
            (true, Some(_)) => Verdict::Incomplete,
            (true, None) => Verdict::Safe,
        }
    }

    /// The limit that stopped the exploration, unless it was stopped because what was to be shown again was
    /// found.
    pub fn limit_met(&self) -> Option<Limit> {
        self.limit.filter(|limit| *limit != Limit::Replay)
    }

    /// Warns if everything was explored and nothing was checked to its end: then nothing can be said to be
    /// safe.
    pub fn warn_if_vacuous(&mut self) {
        let is_whole = self.part.is_none() && self.aim != Aim::One;
        if is_whole && self.executions == 0 && self.verdict() == Verdict::Safe {
            let (limit, text) = vacuity(self.blocked, self.cut, self.is_always_cut(), !self.checked_liveness);
            self.limit = Some(limit);
            let text_of_loop = "this loop was cut".to_string();
            let notes = self.cut_at.iter().map(|place| Note::new(place.clone(), text_of_loop.clone()));
            self.warnings.push(Problem { notes: notes.collect(), ..Problem::general(VACUOUS, text) });
        }
    }

    /// Whether in every execution a loop was cut.
    pub fn is_always_cut(&self) -> bool {
        self.executions == 0 && self.cut_executions > 0 && self.cut_executions == self.blocked
    }

    /// How much of the estimate was explored, if it was not all, and what to do to explore more.
    pub fn how_to_go_on(&self) -> Option<String> {
        let limit = self.limit?;
        let share_of = |estimate: Estimate| {
            let (share, all) = (100.0 * self.executions as f64 / estimate.mean, count(estimate.mean));
            match share < 100.0 {
                // Not all, whatever it would be rounded to.
                true => format!("{:.2} % of about {all} executions were explored", share.min(99.99)),
                false => format!(
                    "more than the estimated {all} executions were explored; how many there are is not known"
                ),
            }
        };
        let covered = self.estimate.filter(|estimate| estimate.samples > 0).map(share_of);
        let unknown =
            || self.estimate_unknown.map(|_| "how many executions there are is not known".to_string());
        let covered = covered.or_else(unknown);
        let hint = match limit {
            _ if self.checkpoint.is_some() => None,
            Limit::Interrupt => Some("`--checkpoint FILE` would have kept what is left".to_string()),
            limit if limit.is_option() => Some(format!("a larger `--{limit}` goes further")),
            _ => None,
        };
        let file = self.checkpoint.as_ref();
        let resume = file.map(|file| format!("`selvedge resume {file}` goes on"));
        let parts: Vec<String> = covered.into_iter().chain(hint).chain(resume).collect();
        (!parts.is_empty()).then(|| parts.join("; "))
    }

    /// Whether it warns that no execution is complete. (A part of an exploration may have none.)
    pub fn is_vacuous(&self) -> bool {
        self.warnings.iter().any(|warning| warning.kind == VACUOUS)
    }

    /// What it says then.
    pub fn why_vacuous(&self) -> &'static str {
        match self.is_always_cut() {
            true => "every execution was cut at a loop (--unroll): nothing was checked to its end",
            false => "nothing was checked: no execution is complete",
        }
    }

    /// Whether there may be executions that were not visited.
    pub fn is_partial(&self) -> bool {
        self.stopped_at_error || self.limit.is_some()
    }
}

/// The kind of warning that no execution is complete.
pub const VACUOUS: &str = "vacuous";

/// Why no execution is complete, if so many are blocked and loops were cut or not: the limit, and a sentence;
/// with a hint at an option, if that may help.
pub fn vacuity(blocked: u64, cut: bool, always: bool, with_hint: bool) -> (Limit, String) {
    let hint = if with_hint { "; --check-liveness tells whether one spins for ever" } else { "" };
    match blocked {
        0 => (Limit::Model, "the model allows no execution at all".to_string()),
        _ if always => (Limit::Unroll, "every execution was cut at a loop (--unroll)".to_string()),
        _ if cut => {
            let text =
                "every execution is blocked: a loop was cut (--unroll), or some thread can never go on";
            (Limit::Unroll, text.to_string())
        }
        _ => (Limit::Blocked, format!("every execution is blocked: some thread can never go on{hint}")),
    }
}

/// Counters of a check.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Stats {
    /// Time from reading the input to the last execution.
    pub seconds: f64,
    /// Events added by forward steps, consistent or not.
    pub events_added: u64,
    /// Revisits made.
    pub revisits: u64,
    /// Graphs that could not be completed.
    pub dead_ends: u64,
    /// Steps of threads.
    pub unfolding: UnfoldingStats,
    /// Most memory that was in use, or 0 where the system does not tell.
    pub peak_memory_kib: u64,
    /// How many workers took part.
    pub workers: usize,
    /// What a search over interleavings has cost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub search: Option<SearchStats>,
}

/// What a search over interleavings has cost.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct SearchStats {
    /// `lockset` or `interleavings`.
    pub name: &'static str,
    /// States, counted once for each way to them.
    pub states: u64,
    /// Steps of threads.
    pub transitions: u64,
    /// States at which more than one thread was tried.
    pub scheduling_points: u64,
}

/// How often program code had to be run.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct UnfoldingStats {
    /// How often the exploration asked what a thread does next.
    pub steps: u64,
    /// How often that was known, so that no code was run.
    pub served: u64,
    /// Steps of threads that were alone at the end of an execution, run in one go.
    pub in_codas: u64,
}

/// An error or a warning.
#[derive(Debug)]
pub struct Problem {
    /// One of the kinds of the contract.
    pub kind: &'static str,
    /// What happened, without where.
    pub headline: String,
    /// Where, and what was done there.
    pub notes: Vec<Note>,
    /// Why it is possible.
    pub why: Vec<Reason>,
    /// An execution that shows it; none if it is about the program as such.
    pub execution: Option<Execution>,
}

/// A place that belongs to a problem.
#[derive(Debug)]
pub struct Note {
    /// Where.
    pub place: Place,
    /// What was done there.
    pub text: String,
    /// Whether it is a caller of the note before it, which has it among its calls.
    pub is_caller: bool,
}

impl Note {
    /// What was done at a place.
    pub fn new(place: Place, text: String) -> Note {
        Note { place, text, is_caller: false }
    }
}

/// A sentence that says why something is possible.
#[derive(Clone, Debug, Serialize)]
pub struct Reason {
    /// The sentence, with places in it.
    pub text: String,
    /// What it is about.
    pub places: Vec<Place>,
}

impl Reason {
    /// A sentence that names no places.
    pub fn plain(text: String) -> Reason {
        Reason { text, places: Vec::new() }
    }

    /// The sentence with lines of the only file given without its name. (Names of objects that were made
    /// there keep it.)
    pub fn text_within(&self, file: &str) -> String {
        match file {
            "" => self.text.clone(),
            _ => self.text.replace(&format!(" {file}:"), " line ").replace(&format!("({file}:"), "(line "),
        }
    }
}

impl Problem {
    /// A problem of the program as such.
    pub fn general(kind: &'static str, headline: String) -> Problem {
        Problem { kind, headline, notes: Vec::new(), why: Vec::new(), execution: None }
    }

    /// Where, for people: each note at the place to lead with, and what is to be shown below it.
    pub fn lines(&self) -> Vec<(Place, String)> {
        let notes = self.notes.iter().filter(|note| !note.is_caller);
        notes
            .flat_map(|note| [(note.place.shown(), note.text.clone())].into_iter().chain(note.place.below()))
            .collect()
    }

    /// The whole message on one line.
    pub fn message(&self) -> String {
        let notes = self.notes.iter().map(|note| format!("{}: {}", note.place.position(), note.text));
        let why = self.why.iter().map(|reason| reason.text.clone());
        let parts: Vec<String> = [self.headline.clone()].into_iter().chain(notes).chain(why).collect();
        parts.join("; ")
    }
}

/// One execution, maybe unfinished.
#[derive(Debug)]
pub struct Execution {
    /// A name that depends on nothing but its events and relations.
    pub id: String,
    /// The events in an order in which a sequentially consistent machine could perform them; empty if there
    /// is none.
    pub trace: Vec<Step>,
    /// Events and relations.
    pub graph: Graph,
}

impl Execution {
    /// How much there is to read: events, and changes of threads if it is an interleaving.
    pub fn size(&self) -> (usize, usize) {
        let events = self.graph.threads.iter().flat_map(|thread| &thread.events);
        let thread = |step: &Step| step.event.split('.').next().map(str::to_string);
        let changes = self.trace.windows(2).filter(|pair| thread(&pair[0]) != thread(&pair[1])).count();
        let count = events.filter(|event| event.matters).count();
        (count, if self.trace.is_empty() { usize::MAX } else { changes })
    }
}

/// An event of a trace.
#[derive(Debug, Serialize)]
pub struct Step {
    /// `thread.index`
    pub event: String,
    /// What is done, for people.
    pub text: String,
    /// Where.
    pub file: String,
    /// Where.
    pub line: u32,
}

impl Step {
    /// An event as a step.
    pub fn of(event: &Event) -> Step {
        let Event { id, text, file, line, .. } = event;
        Step { event: id.clone(), text: text.clone(), file: file.clone(), line: *line }
    }
}

/// Events and relations of an execution.
#[derive(Debug, Serialize)]
pub struct Graph {
    /// All threads.
    pub threads: Vec<Thread>,
    /// Write, read; the initial write of each location is `init`.
    pub rf: Vec<[String; 2]>,
    /// Neighbours in coherence order, without initial writes.
    pub co: Vec<[String; 2]>,
    /// What follows from these and the model, for pictures.
    #[serde(skip)]
    pub derived: Option<Derived>,
}

/// Relations that are computed only if somebody draws them.
#[derive(Debug)]
pub struct Derived {
    /// From a read to the next write after the one it reads from, in coherence order; more follows from that.
    pub fr: Vec<[String; 2]>,
    /// Happens-before between threads: all of it follows from these edges and program order, and no edge from
    /// the others.
    pub hb: Vec<[String; 2]>,
}

/// An execution and what became of it.
#[derive(Debug)]
pub struct Shown {
    /// The execution.
    pub execution: Execution,
    /// What became of it.
    pub ending: Ending,
}

/// Somebody who wants to see every execution as it is found.
pub trait Observer {
    /// An execution and what became of it.
    fn execution(&mut self, execution: &Execution, ending: Ending) -> io::Result<()>;

    /// None of the executions so far counts: they will be found again.
    fn forget(&mut self);
}

/// The events of a thread.
#[derive(Debug, Serialize)]
pub struct Thread {
    /// From 0.
    pub id: u16,
    /// `P0` and so on, or the name of its function.
    pub name: String,
    /// In program order.
    pub events: Vec<Event>,
}

/// One event.
#[derive(Debug, Serialize)]
pub struct Event {
    /// `thread.index`, the index counted from 1.
    pub id: String,
    /// `read`, `write`, `fence`, `create`, `begin`, `end`, `join`, `free`, `lock`, `unlock`, `destroy`,
    /// `arrive`, `depart`; last in its thread, `blocked` or `error`.
    pub kind: &'static str,
    /// Memory order, short; none of an error.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<&'static str>,
    /// What is accessed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub address: Option<String>,
    /// What is read or written.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// Whether it is half of a read-modify-write.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub rmw: bool,
    /// Where.
    pub file: String,
    /// Where.
    pub line: u32,
    /// Where.
    pub column: u32,
    /// What is done, for people, as in a trace.
    #[serde(skip)]
    pub text: String,
    /// What a read reads from.
    #[serde(skip)]
    pub from: Option<String>,
    /// The thread that a blocked one waits for.
    #[serde(skip)]
    pub awaits: Option<u16>,
    /// The library function whose step it is, if that locks or waits.
    #[serde(skip)]
    pub call: Option<String>,
    /// Whether it must have happened for what the execution shows.
    #[serde(skip)]
    pub matters: bool,
    /// The functions that its thread is in there.
    #[serde(skip)]
    pub calls: Vec<Call>,
}

impl Event {
    /// An event that accesses nothing.
    pub fn new(place: Place, kind: &'static str, text: String) -> Event {
        let Place { file, line, column, event: id, calls, .. } = place;
        let (order, address, value, from, awaits, call) = (None, None, None, None, None, None);
        let (rmw, matters) = (false, true);
        Event {
            id,
            kind,
            order,
            address,
            value,
            rmw,
            file,
            line,
            column,
            text,
            from,
            awaits,
            call,
            matters,
            calls,
        }
    }

    /// The innermost wrapper in which it happens, and where.
    pub fn via(&self) -> Option<String> {
        let wrapper = wrappers(&self.calls).first()?;
        Some(format!("`{}` at {}:{}", wrapper.function, wrapper.file, wrapper.line))
    }

    /// File and line outside of wrappers.
    pub fn shown_at(&self) -> (&str, u32) {
        match wrappers(&self.calls) {
            [] => (&self.file, self.line),
            wrappers => {
                let call = &self.calls[wrappers.len()];
                (&call.file, call.line)
            }
        }
    }
}

/// The final states of a litmus test.
#[derive(Debug)]
pub struct FinalStates {
    /// The name of the test.
    pub test: String,
    /// Quantifier and text of the condition, if the test has one.
    pub condition: Option<(Quantifier, String)>,
    /// What is observed: `0:r0`, `x`.
    pub names: Vec<String>,
    /// Sorted by values.
    pub states: Vec<FinalState>,
}

/// A final state.
#[derive(Debug)]
pub struct FinalState {
    /// In the order of [`FinalStates::names`].
    pub values: Vec<i64>,
    /// How many executions end so.
    pub count: u64,
    /// Whether the proposition of the condition holds.
    pub holds: bool,
}

impl FinalStates {
    /// Executions that satisfy the proposition, and those that do not.
    pub fn witnesses(&self) -> (u64, u64) {
        let count = |holds| {
            self.states.iter().filter(|state| state.holds == holds).map(|state| state.count).sum::<u64>()
        };
        (count(true), count(false))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_the_only_file_lose_its_name_and_objects_keep_it() {
        let text = "thread `t` got its address from `malloc@q.c:22#0` at q.c:9 (at q.c:7), not at lib/q.c:3";
        let reason = Reason::plain(text.to_string());
        assert_eq!(
            reason.text_within("q.c"),
            "thread `t` got its address from `malloc@q.c:22#0` at line 9 (at line 7), not at lib/q.c:3"
        );
        assert_eq!(reason.text_within(""), text);
    }
}
