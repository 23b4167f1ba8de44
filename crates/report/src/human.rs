//! The report as text, in the spirit of herd; errors in that of compilers.

mod columns;
mod excerpt;
mod style;

pub use style::Style;

use crate::estimate::Unknown;
use crate::limit::{Ending, Limit};
use crate::printable::{Printable, on_one_line};
use crate::quoted::Quoted;
use crate::report::{Aim, Execution, FinalStates, Graph, Observer, Problem, Report, SearchStats, Verdict};
use selvedge_litmus::Quantifier;
use std::collections::{HashMap, HashSet};
use std::io::{self, Write};
use std::path::PathBuf;
use style::Colour;

/// Prints text for people.
pub struct Human<'a> {
    out: Printable<'a>,
    quiet: bool,
    style: Style,
    /// Where lines of the program are looked up.
    quoted: &'a Quoted,
    /// The only file of the program; lines of it are given without its name.
    file: String,
    printed: u64,
    /// Executions that count only if they are not found again.
    held: Vec<u8>,
}

impl Report {
    /// The report as text for people, without colours and without lines of the program.
    pub fn to_text(&self) -> String {
        let (mut out, quoted) = (Vec::new(), Quoted::Kept(Vec::new()));
        let files: Vec<PathBuf> = self.files.iter().map(PathBuf::from).collect();
        let style = Style { colour: false, width: 100 };
        let printed = Human::new(&mut out, style, &files, &quoted, false).report(self);
        printed.expect("memory can be written to");
        String::from_utf8_lossy(&out).into_owned()
    }
}

impl<'a> Human<'a> {
    /// A printer; a quiet one prints errors and warnings only.
    pub fn new(
        out: &'a mut dyn Write,
        style: Style,
        files: &[PathBuf],
        quoted: &'a Quoted,
        quiet: bool,
    ) -> Human<'a> {
        let file = if let [file] = files { file.display().to_string() } else { String::new() };
        let out = Printable::new(out, style.colour);
        Human { out, quiet, style, quoted, file, printed: 0, held: Vec::new() }
    }

    /// Where it looks lines of the program up.
    pub fn quoted(&self) -> &'a Quoted {
        self.quoted
    }

    /// What it prints to.
    pub fn into_inner(self) -> &'a mut dyn Write {
        self.out.into_inner()
    }

    /// Prints a whole report.
    pub fn report(&mut self, report: &Report) -> io::Result<()> {
        self.out.write_all(&std::mem::take(&mut self.held))?;
        if let Some((execution, ending)) = &report.replayed {
            writeln!(
                self.out,
                "execution {} ({}, {}): {ending}",
                execution.id, report.model, report.coherence
            )?;
            return self.columns(execution, &HashSet::new());
        }
        if !self.quiet && report.aim != Aim::One {
            let partial = report.is_partial();
            if let Some(states) =
                report.condition.as_ref().filter(|found| !partial || !found.states.is_empty())
            {
                self.states(states, partial)?;
            }
            self.counts(report)?;
        }
        for warning in &report.warnings {
            self.problem("warning", Colour::Warning, warning)?;
        }
        for error in &report.errors {
            self.problem("error", Colour::Error, error)?;
            self.execution_of(error, report.stats.search.is_none())?;
        }
        if self.quiet {
            return Ok(());
        }
        self.conclusion(report)?;
        report.cuts.iter().try_for_each(|cut| writeln!(self.out, "  {}", on_one_line(&cut.sentence())))
    }

    fn states(&mut self, found: &FinalStates, partial: bool) -> io::Result<()> {
        let name = on_one_line(&found.test);
        match &found.condition {
            Some((quantifier, _)) => writeln!(self.out, "Test {name} {}", mode(*quantifier))?,
            None => writeln!(self.out, "Test {name}")?,
        }
        writeln!(self.out, "States {}", found.states.len())?;
        for state in &found.states {
            let mark = if state.holds { '*' } else { ':' };
            write!(self.out, "{:<6}{mark}>", state.count)?;
            let pairs = found.names.iter().zip(&state.values);
            let pairs: Vec<String> = pairs.map(|(name, value)| format!("{name}={value};")).collect();
            writeln!(self.out, "{}", on_one_line(&pairs.join(" ")))?;
        }
        let Some((quantifier, text)) = &found.condition else { return Ok(()) };
        let (positive, negative) = found.witnesses();
        let answer = match holds(*quantifier, positive, negative, partial) {
            Some(true) => "Ok",
            Some(false) => "No",
            None => "Undecided",
        };
        writeln!(self.out, "{answer}\nWitnesses\nPositive: {positive} Negative: {negative}")?;
        writeln!(self.out, "Condition {}", on_one_line(text))?;
        let frequency = match (positive, negative) {
            (1.., 1..) => "Sometimes",
            _ if partial => "Undecided",
            (0, _) => "Never",
            (_, 0) => "Always",
        };
        writeln!(self.out, "Observation {name} {frequency} {positive} {negative}")
    }

    fn counts(&mut self, report: &Report) -> io::Result<()> {
        let Report { executions, blocked, model, coherence, stats, .. } = report;
        match &report.estimate {
            Some(estimate) if report.is_estimate => writeln!(self.out, "{estimate} ({model}, {coherence})")?,
            None if report.is_estimate && report.errors.is_empty() => {
                let why = report.estimate_unknown.unwrap_or(Unknown::Slow);
                writeln!(self.out, "no estimate: {why} ({model}, {coherence})")?;
            }
            _ => {}
        }
        if report.limit == Some(Limit::Estimate) {
            return Ok(());
        }
        let s = if *executions == 1 { "" } else { "s" };
        if let Some(search) = &stats.search {
            let SearchStats { name, states, transitions, scheduling_points: points } = search;
            writeln!(self.out, "{executions} interleaving{s}, {blocked} blocked ({model}, {name})")?;
            return writeln!(
                self.out,
                "{states} states, {transitions} transitions, {points} scheduling point{}",
                if *points == 1 { "" } else { "s" }
            );
        }
        let dead_ends = match stats.dead_ends {
            0 => String::new(),
            _ if !report.lapor => String::new(),
            1 => ", 1 dead end".to_string(),
            count => format!(", {count} dead ends"),
        };
        writeln!(self.out, "{executions} execution{s}, {blocked} blocked{dead_ends} ({model}, {coherence})")
    }

    fn problem(&mut self, severity: &str, colour: Colour, problem: &Problem) -> io::Result<()> {
        let severity = self.style.paint(colour, severity);
        let headline = self.style.paint(Colour::Strong, &format!(": {}", problem.headline));
        writeln!(self.out, "{severity}{headline}")?;
        let lines = problem.lines();
        let positions: Vec<String> = lines.iter().map(|(place, _)| place.position()).collect();
        let width = positions.iter().map(|position| position.chars().count()).max().unwrap_or(0);
        let id_width = lines.iter().map(|(place, _)| place.event.len()).max().unwrap_or(0);
        for (position, (place, text)) in positions.iter().zip(&lines) {
            let line = format!("  {position:width$}  {:id_width$}  {text}", place.event);
            writeln!(self.out, "{}", on_one_line(&line))?;
        }
        for (number, reason) in problem.why.iter().enumerate() {
            let why = if number == 0 { self.style.paint(Colour::Strong, "why:") } else { "    ".into() };
            writeln!(self.out, "  {why} {}", on_one_line(&reason.text_within(&self.file)))?;
        }
        let excerpts = excerpt::excerpts(problem, self.quoted, &self.style);
        if excerpts.is_empty() { Ok(()) } else { writeln!(self.out, "{excerpts}") }
    }

    fn execution_of(&mut self, problem: &Problem, is_graph: bool) -> io::Result<()> {
        let Some(execution) = &problem.execution else { return Ok(()) };
        let events = problem.notes.iter().map(|note| note.place.event.clone());
        let hint = if is_graph { " (`--replay` shows it again)" } else { "" };
        writeln!(self.out, "execution {}{hint}", execution.id)?;
        self.columns(execution, &events.collect())
    }

    /// An execution in columns, and what the order of its rows does not say.
    fn columns(&mut self, execution: &Execution, marked: &HashSet<String>) -> io::Result<()> {
        for line in columns::table(execution, &self.file, marked, &self.style) {
            writeln!(self.out, "{line}")?;
        }
        let events = || execution.graph.threads.iter().flat_map(|thread| &thread.events);
        match events().filter(|event| !event.matters).count() {
            0 => {}
            1 => writeln!(self.out, "  (1 unrelated event not shown)")?,
            count => writeln!(self.out, "  ({count} unrelated events not shown)")?,
        }
        if !execution.trace.is_empty() || execution.graph.rf.is_empty() {
            return Ok(());
        }
        coherence(&mut self.out, &execution.graph)?;
        let but = match events().any(|event| event.kind == "lock") {
            true => ", or some of its critical sections are not over",
            false => "",
        };
        writeln!(self.out, "  no interleaving of the threads gives this execution: it needs weak memory{but}")
    }

    /// A line of the only file, or of another.
    fn line(&self, file: &str, line: u32) -> String {
        match line {
            0 => String::new(),
            _ if self.file == file => format!("line {line}"),
            // Where the headers of the system are is of no interest.
            _ if file.starts_with("/usr/") => format!("{}:{line}", file.rsplit('/').next().unwrap_or(file)),
            _ => format!("{file}:{line}"),
        }
    }

    fn graph(&self, out: &mut dyn Write, graph: &Graph) -> io::Result<()> {
        for thread in &graph.threads {
            writeln!(out, "  thread {}", on_one_line(&thread.name))?;
            let texts: Vec<String> = thread
                .events
                .iter()
                .map(|event| match &event.from {
                    Some(from) if from == "init" => format!("{}, the initial value", event.text),
                    Some(from) => format!("{}, written by {from}", event.text),
                    None => event.text.clone(),
                })
                .collect();
            let width = texts.iter().map(|text| text.chars().count()).max().unwrap_or(0);
            let id_width = thread.events.last().map_or(0, |event| event.id.len());
            for (event, text) in thread.events.iter().zip(&texts) {
                let (file, line) = event.shown_at();
                let line = self.line(file, line);
                let text = format!("    {:id_width$}  {text:width$}  {line}", event.id);
                writeln!(out, "{}", on_one_line(text.trim_end()))?;
            }
        }
        coherence(out, graph)
    }

    fn conclusion(&mut self, report: &Report) -> io::Result<()> {
        let bounded = match (report.bounded, report.cut) {
            (false, _) => "",
            (true, true) => "; bounded: a loop was cut (--unroll)",
            (true, false) => "; bounded: values from outside were fixed, see the warnings",
        };
        match (report.verdict(), report.limit) {
            (Verdict::Error, None) if report.aim == Aim::One => Ok(()),
            (Verdict::Error, None) if report.stopped_at_error && report.aim == Aim::Shortest => {
                writeln!(
                    self.out,
                    "the shortest error that was found soon; --keep-going lists every different one"
                )
            }
            (Verdict::Error, None) if report.stopped_at_error => {
                writeln!(self.out, "stopped at the first error; --keep-going goes on")
            }
            (Verdict::Error, limit) => {
                let s = if report.errors.len() == 1 { "" } else { "s" };
                let limit = limit.map_or(String::new(), |limit| format!("; stopped by the limit {limit}"));
                writeln!(self.out, "{} error{s} found{limit}{bounded}", report.errors.len())
            }
            _ if report.is_vacuous() => {
                let bounded = if report.is_always_cut() { "" } else { bounded };
                writeln!(self.out, "{}{bounded}", report.why_vacuous())?;
                report.how_to_go_on().map_or(Ok(()), |text| writeln!(self.out, "{text}"))
            }
            (_, Some(Limit::Estimate)) => writeln!(self.out, "no error met on the way{bounded}"),
            (_, Some(Limit::Sample)) => {
                writeln!(self.out, "no error found in random executions, which proves nothing{bounded}")
            }
            (_, Some(limit)) if report.aim == Aim::One => {
                writeln!(self.out, "stopped by the limit {limit}; the execution was not met so far")
            }
            (_, Some(limit)) => {
                let by = if limit == Limit::Interrupt {
                    "interrupted".into()
                } else {
                    format!("stopped by the limit {limit}")
                };
                writeln!(self.out, "{by}; no error found so far{bounded}")?;
                report.how_to_go_on().map_or(Ok(()), |text| writeln!(self.out, "{text}"))
            }
            (_, None) => writeln!(self.out, "no error found{bounded}"),
        }
    }
}

impl Observer for Human<'_> {
    fn execution(&mut self, execution: &Execution, ending: Ending) -> io::Result<()> {
        self.printed += 1;
        let mut held = std::mem::take(&mut self.held);
        writeln!(held, "execution {} ({}): {ending}", self.printed, execution.id)?;
        self.graph(&mut held, &execution.graph)?;
        self.held = held;
        Ok(())
    }

    fn forget(&mut self) {
        self.held.clear();
        self.printed = 0;
    }
}

/// The coherence order of the events that are shown.
fn coherence(out: &mut dyn Write, graph: &Graph) -> io::Result<()> {
    let events = graph.threads.iter().flat_map(|thread| &thread.events);
    let shown: HashSet<&str> = events.filter(|event| event.matters).map(|event| event.id.as_str()).collect();
    let next: HashMap<&str, &str> = graph.co.iter().map(|[a, b]| (a.as_str(), b.as_str())).collect();
    let next_shown = |write: &str| {
        let mut later = std::iter::successors(next.get(write), |later| next.get(**later));
        later.find(|later| shown.contains(**later))
    };
    let firsts = graph.co.iter().map(|[first, _]| first.as_str()).filter(|first| shown.contains(first));
    let pairs: Vec<String> =
        firsts.filter_map(|first| Some(format!("{first} before {}", next_shown(first)?))).collect();
    match pairs.is_empty() {
        true => Ok(()),
        false => writeln!(out, "  coherence order: {}", pairs.join(", ")),
    }
}

fn mode(quantifier: Quantifier) -> &'static str {
    match quantifier {
        Quantifier::Exists => "Allowed",
        Quantifier::NotExists => "Forbidden",
        Quantifier::Forall => "Required",
    }
}

/// Whether the condition holds; `None` if the executions that were not visited may decide it.
fn holds(quantifier: Quantifier, positive: u64, negative: u64, partial: bool) -> Option<bool> {
    let (decided, answer) = match quantifier {
        Quantifier::Exists => (positive > 0, positive > 0),
        Quantifier::NotExists => (positive > 0, positive == 0),
        Quantifier::Forall => (negative > 0, negative == 0),
    };
    (decided || !partial).then_some(answer)
}
