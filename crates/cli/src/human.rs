//! The report as text, in the spirit of herd.

use crate::check::Observer;
use crate::report::{Execution, FinalStates, Graph, Problem, Report, Step, Verdict};
use selvedge_litmus::Quantifier;
use std::io::{self, Write};
use std::path::PathBuf;

/// Prints text for people.
pub struct Human<'a> {
    out: &'a mut dyn Write,
    quiet: bool,
    /// The only file of the program; lines of it are given without its name.
    file: String,
    printed: u64,
}

impl<'a> Human<'a> {
    /// A printer; a quiet one prints errors and warnings only.
    pub fn new(out: &'a mut dyn Write, files: &[PathBuf], quiet: bool) -> Human<'a> {
        let file = if let [file] = files { file.display().to_string() } else { String::new() };
        Human { out, quiet, file, printed: 0 }
    }

    /// What it prints to.
    pub fn into_inner(self) -> &'a mut dyn Write {
        self.out
    }

    /// Prints a whole report.
    pub fn report(&mut self, report: &Report) -> io::Result<()> {
        if !self.quiet {
            let partial = report.is_partial();
            if let Some(states) =
                report.condition.as_ref().filter(|found| !partial || !found.states.is_empty())
            {
                self.states(states, partial)?;
            }
            self.counts(report)?;
        }
        for warning in &report.warnings {
            self.problem("warning", warning)?;
        }
        for error in &report.errors {
            self.problem("error", error)?;
            self.execution_of(error)?;
        }
        if self.quiet { Ok(()) } else { self.conclusion(report) }
    }

    fn states(&mut self, found: &FinalStates, partial: bool) -> io::Result<()> {
        let name = &found.test;
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
            writeln!(self.out, "{}", pairs.join(" "))?;
        }
        let Some((quantifier, text)) = &found.condition else { return Ok(()) };
        let (positive, negative) = found.witnesses();
        let answer = match holds(*quantifier, positive, negative, partial) {
            Some(true) => "Ok",
            Some(false) => "No",
            None => "Undecided",
        };
        writeln!(self.out, "{answer}\nWitnesses\nPositive: {positive} Negative: {negative}")?;
        writeln!(self.out, "Condition {text}")?;
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
                writeln!(self.out, "no estimate: executions do not seem to end ({model}, {coherence})")?;
            }
            _ => {}
        }
        if report.limit == Some("estimate") {
            return Ok(());
        }
        let s = if *executions == 1 { "" } else { "s" };
        let dead_ends = match stats.dead_ends {
            0 => String::new(),
            _ if !report.lapor => String::new(),
            1 => ", 1 dead end".to_string(),
            count => format!(", {count} dead ends"),
        };
        writeln!(self.out, "{executions} execution{s}, {blocked} blocked{dead_ends} ({model}, {coherence})")
    }

    fn problem(&mut self, severity: &str, problem: &Problem) -> io::Result<()> {
        writeln!(self.out, "{severity}: {}", problem.headline)?;
        let positions: Vec<String> = problem.notes.iter().map(|note| note.place.position()).collect();
        let width = positions.iter().map(|position| position.chars().count()).max().unwrap_or(0);
        for (position, note) in positions.iter().zip(&problem.notes) {
            writeln!(self.out, "  {position:width$}  {}  {}", note.place.event, note.text)?;
        }
        Ok(())
    }

    fn execution_of(&mut self, problem: &Problem) -> io::Result<()> {
        let Some(execution) = &problem.execution else { return Ok(()) };
        writeln!(self.out, "execution {}", execution.id)?;
        self.graph(&execution.graph)?;
        if execution.trace.is_empty() && !execution.graph.rf.is_empty() {
            let events = || execution.graph.threads.iter().flat_map(|thread| &thread.events);
            let but = match events().any(|event| event.kind == "lock") {
                true => ", or some of its critical sections are not over",
                false => "",
            };
            writeln!(
                self.out,
                "  no interleaving of the threads gives this execution: it needs weak memory{but}"
            )?;
        }
        self.trace(execution)
    }

    /// The steps of an interleaving, if more than one thread takes part.
    fn trace(&mut self, execution: &Execution) -> io::Result<()> {
        let thread = |step: &Step| step.event.split('.').next().map(str::to_string);
        let threads: std::collections::BTreeSet<_> = execution.trace.iter().map(thread).collect();
        if threads.len() < 2 {
            return Ok(());
        }
        writeln!(self.out, "  step by step")?;
        let name = |step: &Step| {
            let id = thread(step).and_then(|id| id.parse::<u16>().ok());
            let found = execution.graph.threads.iter().find(|thread| Some(thread.id) == id);
            found.map_or("", |thread| thread.name.as_str())
        };
        let width = execution.trace.iter().map(|step| name(step).chars().count()).max().unwrap_or(0);
        for step in &execution.trace {
            let line = self.line(&step.file, step.line);
            let line = if line.is_empty() { line } else { format!("  ({line})") };
            writeln!(self.out, "    {:width$}  {}{line}", name(step), step.text)?;
        }
        Ok(())
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

    fn graph(&mut self, graph: &Graph) -> io::Result<()> {
        for thread in &graph.threads {
            writeln!(self.out, "  thread {}", thread.name)?;
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
                let line = self.line(&event.file, event.line);
                let text = format!("    {:id_width$}  {text:width$}  {line}", event.id);
                writeln!(self.out, "{}", text.trim_end())?;
            }
        }
        if !graph.co.is_empty() {
            let pairs: Vec<String> = graph.co.iter().map(|[a, b]| format!("{a} before {b}")).collect();
            writeln!(self.out, "  coherence order: {}", pairs.join(", "))?;
        }
        Ok(())
    }

    fn conclusion(&mut self, report: &Report) -> io::Result<()> {
        let bounded = match (report.bounded, report.cut) {
            (false, _) => "",
            (true, true) => "; bounded: a loop was cut (--unroll)",
            (true, false) => "; bounded: values from outside were fixed, see the warnings",
        };
        match (report.verdict(), report.limit) {
            (Verdict::Error, None) if report.stopped_at_error => {
                writeln!(self.out, "stopped at the first error; --keep-going goes on")
            }
            (Verdict::Error, limit) => {
                let s = if report.errors.len() == 1 { "" } else { "s" };
                let limit = limit.map_or(String::new(), |limit| format!("; stopped by the limit {limit}"));
                writeln!(self.out, "{} error{s} found{limit}{bounded}", report.errors.len())
            }
            (_, Some("estimate")) => writeln!(self.out, "no error met on the way{bounded}"),
            (_, Some("sample")) => {
                writeln!(self.out, "no error found in random executions, which proves nothing{bounded}")
            }
            (_, Some(limit)) => {
                let by = if limit == "interrupt" {
                    "interrupted".into()
                } else {
                    format!("stopped by the limit {limit}")
                };
                writeln!(self.out, "{by}; no error found so far{bounded}")?;
                report.how_to_go_on().map_or(Ok(()), |text| writeln!(self.out, "{text}"))
            }
            (_, None) if report.executions == 0 && report.blocked == 0 => {
                writeln!(self.out, "no error found, but the model allows no execution at all")
            }
            (_, None) if report.executions == 0 => writeln!(
                self.out,
                "no error found, but no execution is complete: some thread is always blocked{}{bounded}",
                if report.checked_liveness {
                    ""
                } else {
                    "; --check-liveness tells whether one spins for ever"
                }
            ),
            (_, None) => writeln!(self.out, "no error found{bounded}"),
        }
    }
}

impl Observer for Human<'_> {
    fn execution(&mut self, execution: &Execution, ending: &'static str) -> io::Result<()> {
        self.printed += 1;
        writeln!(self.out, "execution {} ({}): {ending}", self.printed, execution.id)?;
        self.graph(&execution.graph)
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
