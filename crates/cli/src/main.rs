//! The `selvedge` binary: command lines, files, the terminal, clang, signals and exit statuses. It is the
//! only crate that touches them.
//!
//! ```text
//! args ──> Request ──> texts: reads, runs clang ──> selvedge::driver ──> Report ──> selvedge::report
//!   │                       meanwhile: printing, saving, interrupts                  │
//!   └── refusals: diagnostics, status 2                    standard output, pictures: files
//! ```

mod args;
mod clang;
mod compare;
mod diagnostics;
mod input;
mod interrupts;
mod leftovers;
mod manual;
mod model;
mod pictures;
mod printing;
mod progress;
mod race;
mod request;
mod saving;
mod sources;
mod terminal;
mod texts;
#[cfg(test)]
mod workers;

use args::{CheckArgs, Cli, Command, ExploreArgs, ModelCommand, ResumeArgs, SplitArgs};
use clap::CommandFactory;
use diagnostics::say;
use printing::Printing;
use request::{Format, Request};
use selvedge::driver::{
    self as check, Failure, Job, Outcome, Pace, Purpose, Refusal, Saved, parts, search, watch,
};
use selvedge::report::printable::printable;
use selvedge::report::{Limit, Quoted, Report, Verdict, human, json, sarif};
use selvedge_stop::unless_stopped;
use std::io::{self, BufWriter, ErrorKind, Write};
use std::process::ExitCode;
use std::time::Instant;
use terminal::style_of_output;

const COULD_NOT_RUN: u8 = 2;

fn main() -> ExitCode {
    let status = match args::parse() {
        Ok(cli) => dispatch(&cli.command).unwrap_or_else(|refusal| {
            diagnostics::print(&refusal);
            COULD_NOT_RUN
        }),
        Err(error) => {
            // Where help cannot be printed, there is nobody to tell.
            let _ = error.print();
            u8::try_from(error.exit_code()).unwrap_or(COULD_NOT_RUN)
        }
    };
    ExitCode::from(status)
}

/// Runs a command and gives the exit status.
fn dispatch(command: &Command) -> Result<u8, Refusal> {
    match command {
        Command::Check(arguments) => begin(arguments, Purpose::Check),
        Command::Estimate(arguments) => begin(arguments, Purpose::Estimate),
        Command::Sample(arguments) => begin(&arguments.check, Purpose::Sample(arguments.executions)),
        Command::Resume(arguments) => resume(arguments),
        Command::Split(arguments) => split(arguments),
        Command::Explore(arguments) => explore(arguments),
        Command::Merge(arguments) => {
            let sum = parts::merge(&arguments.results, input::read_bytes)?;
            let text = serde_json::to_string_pretty(&sum).expect("an object can be printed");
            print(|out| writeln!(out, "{text}").map_err(Failure::Output))?;
            Ok(match sum["verdict"].as_str() {
                Some("safe") => exit_status(Verdict::Safe),
                Some("error") => exit_status(Verdict::Error),
                _ => exit_status(Verdict::Incomplete),
            })
        }
        Command::Completions { shell } => {
            let mut text = Vec::new();
            clap_complete::generate(*shell, &mut Cli::command(), "selvedge", &mut text);
            print(|out| out.write_all(&text).map_err(Failure::Output))?;
            Ok(0)
        }
        Command::Man => {
            print(|out| manual::write(out).map_err(Failure::Output))?;
            Ok(0)
        }
        Command::Model(ModelCommand::Show { models }) => {
            let text = model::show(models)?;
            print(|out| out.write_all(printable(&text).as_bytes()).map_err(Failure::Output))?;
            Ok(0)
        }
        Command::Model(ModelCommand::Compare(arguments)) => {
            let (text, status) = compare::run(&arguments.request())?;
            print(|out| out.write_all(printable(&text).as_bytes()).map_err(Failure::Output))?;
            Ok(status)
        }
        Command::Model(ModelCommand::Check { models }) => {
            let findings = model::check(models)?;
            print(|out| out.write_all(printable(&findings.text).as_bytes()).map_err(Failure::Output))?;
            Ok(if findings.sound { 0 } else { exit_status(Verdict::Error) })
        }
        Command::Race(arguments) => {
            let Some(found) = race::run(&arguments.request()?)? else {
                return Ok(exit_status(Verdict::Incomplete));
            };
            print(|out| found.write(out).map_err(Failure::Output))?;
            Ok(exit_status(if found.is_racy() { Verdict::Error } else { Verdict::Safe }))
        }
    }
}

/// The words of the command line.
fn words() -> Vec<String> {
    std::env::args_os().map(|word| word.to_string_lossy().into_owned()).collect()
}

/// Cuts an exploration into parts.
fn split(arguments: &SplitArgs) -> Result<u8, Refusal> {
    let purpose = Purpose::Split(arguments.parts);
    let request = arguments.check.request(purpose)?;
    interrupts::begin(request.settings.kept.limits(), end_by_limit(&request))?;
    let mut status = 0;
    print(|out| {
        let quoted = Quoted::Read(sources::quotable);
        let mut human = printer(out, &request, &quoted);
        let Outcome { report, rest } = explored(&request, purpose, None, &mut human)?;
        watch::hear();
        if let Some(whole) = rest {
            let count = arguments.parts;
            saving::save_parts(&arguments.output, parts::cut(*whole, count))?;
            let out = human.into_inner();
            return writeln!(out, "{count} parts in {}", arguments.output.display()).map_err(Failure::Output);
        }
        // An error was found, or a limit was reached.
        status = exit_status(report.verdict());
        human.report(&report).map_err(Failure::Output)
    })?;
    Ok(status)
}

/// Explores one part.
fn explore(arguments: &ExploreArgs) -> Result<u8, Refusal> {
    let saved = saving::load(&arguments.part)?;
    if saved.part.is_none() {
        let message = format!("{}: not made by `selvedge split`", arguments.part.display());
        return Err(Refusal::Message(message));
    }
    let request = arguments.request(saved.settings.clone());
    let status = request.and_then(|request| check(&request, Purpose::Check, Some(saved)));
    status.map_err(|refusal| refusal.within(arguments.part.display().to_string()))
}

/// Goes on with a check that was put aside.
fn resume(arguments: &ResumeArgs) -> Result<u8, Refusal> {
    let saved = saving::load(&arguments.file)?;
    if saved.part.is_some() {
        let message = format!("{}: not made by `selvedge check`", arguments.file.display());
        return Err(Refusal::Message(message));
    }
    if !arguments.is_quiet() {
        let subject = saved.settings.subject();
        say(&format!("note: {subject} is checked as it was when this check began; no file is read again"));
    }
    let request = arguments.request(saved.settings.clone());
    let status = request.and_then(|request| check(&request, Purpose::Check, Some(saved)));
    status.map_err(|refusal| refusal.within(arguments.file.display().to_string()))
}

fn begin(arguments: &CheckArgs, purpose: Purpose) -> Result<u8, Refusal> {
    check(&arguments.request(purpose)?, purpose, None)
}

fn check(request: &Request, purpose: Purpose, saved: Option<Saved>) -> Result<u8, Refusal> {
    let limits = request.settings.kept.limits();
    if let Some(form) = request.emit {
        request.kind()?;
        let Some(text) = interrupts::within_limits(limits, || texts::emit(&request.front, form))? else {
            return Ok(exit_status(Verdict::Incomplete));
        };
        print(|out| out.write_all(text.as_bytes()).map_err(Failure::Output))?;
        return Ok(0);
    }
    pictures::look_before_drawing(request)?;
    interrupts::begin(limits, end_by_limit(request))?;
    let (mut status, mut found) = (0, None);
    let read = Quoted::Read(sources::quotable);
    let quoted = saved.as_ref().map_or(read, |saved| saved.inputs.quoted());
    print(|out| {
        let mut human = printer(out, request, &quoted);
        let Outcome { mut report, .. } = explored(request, purpose, saved, &mut human)?;
        watch::hear();
        report.warn_if_vacuous();
        // Who draws some executions does not expect to see all.
        let is_on_purpose = purpose.end() == report.limit || report.replayed.is_some();
        let is_as_expected = is_on_purpose && report.verdict() == Verdict::Incomplete;
        status = if is_as_expected { 0 } else { exit_status(report.verdict()) };
        write(request, human, &report, status).map_err(Failure::Output)?;
        found = Some(report);
        Ok(())
    })?;
    if let Some(report) = found {
        pictures::draw(request, &report, words)?;
    }
    Ok(status)
}

/// What is found in what is asked for.
fn explored(
    request: &Request,
    purpose: Purpose,
    mut saved: Option<Saved>,
    human: &mut human::Human<'_>,
) -> Result<Outcome, Failure> {
    let (settings, start) = (&request.settings, Instant::now());
    if let Some(option) = request.wastes_workers.filter(|_| !settings.quiet) {
        say(&format!("note: `{option}` goes in exploration order; one worker does that"));
    }
    let kind = request.kind()?;
    settings.checkpoint.as_deref().map_or(Ok(()), saving::look_before_saving)?;
    // What was put aside has its texts with it. Whoever goes on with it may have got it from somebody else:
    // nothing that it names is opened or compiled.
    let inputs = match &mut saved {
        Some(saved) => std::mem::take(&mut saved.inputs),
        None => match unless_stopped(|| texts::inputs(request, kind, purpose)) {
            Some(inputs) => inputs?,
            None => return Ok(check::stopped_early(settings, start).into()),
        },
    };
    // What is resumed may come from somebody else.
    let read = if saved.is_some() { |_: &str| None } else { sources::quotable };
    let pace = Pace::default();
    let job = Job { settings, purpose, kind, inputs, saved, pace, start, say: &say, read };
    match settings.search {
        Some(points) => Ok(search::run(job, points)?.into()),
        None => check::run(job, &mut Printing { human, checkpoint: settings.checkpoint.as_deref() }),
    }
}

/// Prints what is asked for to `out`.
fn printer<'a>(out: &'a mut dyn Write, request: &Request, quoted: &'a Quoted) -> human::Human<'a> {
    human::Human::new(out, style_of_output(), &request.front.files, quoted, request.settings.quiet)
}

/// Prints a report in the form that was asked for.
fn write(request: &Request, mut human: human::Human<'_>, report: &Report, status: u8) -> io::Result<()> {
    let quoted = human.quoted();
    match request.outputs.format {
        Format::Json => json::write(human.into_inner(), report),
        Format::Sarif => sarif::write(human.into_inner(), report, quoted, status),
        Format::Human => human.report(report),
    }
}

/// What to do if a limit is reached and nobody hears of it.
fn end_by_limit(request: &Request) -> impl FnOnce(Limit) + Send + use<> {
    let request = request.clone();
    move |limit| {
        diagnostics::say("note: stopped in the midst of a step; what was found until then is not told");
        let report = Report { limit: Some(limit), ..check::empty_report(&request.settings) };
        let status = exit_status(report.verdict());
        let quoted = Quoted::Read(sources::quotable);
        // What cannot be printed changes nothing.
        let _ = print(|out| {
            let human = printer(out, &request, &quoted);
            write(&request, human, &report, status).map_err(Failure::Output)
        });
        std::process::exit(status.into());
    }
}

fn exit_status(verdict: Verdict) -> u8 {
    match verdict {
        Verdict::Safe => 0,
        Verdict::Error => 1,
        Verdict::Incomplete => 3,
    }
}

/// Lets `write` print to standard output, which is not locked: who keeps limits may have the last word. A
/// reader that has gone away does not change the exit status.
fn print(write: impl FnOnce(&mut dyn Write) -> Result<(), Failure>) -> Result<(), Refusal> {
    let mut out = BufWriter::new(io::stdout());
    let written = write(&mut out).and_then(|()| out.flush().map_err(Failure::Output));
    match written {
        Ok(()) => Ok(()),
        Err(Failure::Refused(refusal)) => {
            let _ = out.flush();
            Err(refusal)
        }
        Err(Failure::Output(error)) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        Err(Failure::Output(error)) => Err(Refusal::Message(format!("cannot write the report: {error}"))),
    }
}
