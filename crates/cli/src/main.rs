//! The `selvedge` binary: the only crate that touches files, the terminal, the clock and the exit status.
//!
//! ```text
//! args ──> input ──> check: drives the explorer ──> Report (plain data) ──> human | json | sarif | pictures (html, dot, witness)
//!            │         │ states    final states and the condition
//!            │         │ describe  graphs and errors as plain data; why: what makes an error possible
//!            └── diagnostics: bad input, status 2
//! ```

mod args;
mod check;
mod checkpoint;
mod clang;
mod compare;
mod diagnostics;
mod estimate;
mod findings;
mod input;
mod leftovers;
mod machine;
mod manual;
mod missing;
mod model;
mod parts;
mod pictures;
mod progress;
mod race;
mod search;
mod sources;
mod states;
mod subject;
mod team;
mod terminal;
mod watch;

use args::{CheckArgs, Cli, Command, ExploreArgs, FormatArg, ModelCommand, ResumeArgs, SplitArgs};
use check::{Origin, Outcome, Pace};
use clap::CommandFactory;
use diagnostics::{Refusal, say};
use estimate::Purpose;
use selvedge_report::printable::printable;
use selvedge_report::{Quoted, Report, Verdict, human, json, sarif};
use std::io::{self, BufWriter, ErrorKind, Write};
use std::process::ExitCode;
use terminal::style_of_output;

const COULD_NOT_RUN: u8 = 2;

fn main() -> ExitCode {
    let status = match args::parse() {
        Ok(cli) => dispatch(&cli.command).unwrap_or_else(|refusal| {
            refusal.print();
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
        Command::Check(arguments) => check(arguments, Purpose::Check, Origin::default()),
        Command::Estimate(arguments) => check(arguments, Purpose::Estimate, Origin::default()),
        Command::Sample(arguments) => {
            check(&arguments.check, Purpose::Sample(arguments.executions), Origin::default())
        }
        Command::Resume(arguments) => resume(arguments),
        Command::Split(arguments) => split(arguments),
        Command::Explore(arguments) => explore(arguments),
        Command::Merge(arguments) => {
            let sum = parts::merge(&arguments.results)?;
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
            let (text, status) = compare::run(arguments)?;
            print(|out| out.write_all(printable(&text).as_bytes()).map_err(Failure::Output))?;
            Ok(status)
        }
        Command::Model(ModelCommand::Check { models }) => {
            let findings = model::check(models)?;
            print(|out| out.write_all(printable(&findings.text).as_bytes()).map_err(Failure::Output))?;
            Ok(if findings.sound { 0 } else { exit_status(Verdict::Error) })
        }
        Command::Race(arguments) => {
            let Some(found) = race::run(arguments)? else { return Ok(exit_status(Verdict::Incomplete)) };
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
    let check_arguments = &arguments.check;
    if let Some(refusal) = check_arguments
        .refusal()
        .or_else(|| check_arguments.misuse_by_split())
        .or_else(|| check_arguments.refuse_engines())
    {
        return Err(Refusal::Message(refusal));
    }
    watch::begin(check_arguments, end_by_limit(check_arguments))?;
    let mut status = 0;
    print(|out| {
        let quoted = Quoted::Read(sources::quotable);
        let mut human =
            human::Human::new(out, style_of_output(), &check_arguments.files, &quoted, check_arguments.quiet);
        let purpose = Purpose::Split(arguments.parts);
        let Outcome { report, rest } =
            check::run(check_arguments, purpose, Origin::default(), &mut human, Pace::default())?;
        watch::hear();
        if let Some(whole) = rest {
            let count = parts::write(arguments, *whole)?;
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
    let saved = checkpoint::load(&arguments.part)?;
    if saved.part.is_none() {
        let message = format!("{}: not made by `selvedge split`", arguments.part.display());
        return Err(Refusal::Message(message));
    }
    let mut check_arguments = saved.settings.clone().into_arguments();
    check_arguments.explore_with(arguments);
    check(&check_arguments, Purpose::Check, Origin { saved: Some(saved) })
        .map_err(|refusal| refusal.within(&arguments.part))
}

/// Goes on with a check that was put aside.
fn resume(arguments: &ResumeArgs) -> Result<u8, Refusal> {
    let saved = checkpoint::load(&arguments.file)?;
    if saved.part.is_some() {
        let message = format!("{}: not made by `selvedge check`", arguments.file.display());
        return Err(Refusal::Message(message));
    }
    let mut check_arguments = saved.settings.clone().into_arguments();
    check_arguments.resume_with(arguments);
    if !check_arguments.quiet {
        let subject = saved.settings.subject();
        say(&format!("note: {subject} is checked as it was when this check began; no file is read again"));
    }
    check(&check_arguments, Purpose::Check, Origin { saved: Some(saved) })
        .map_err(|refusal| refusal.within(&arguments.file))
}

fn check(arguments: &CheckArgs, purpose: Purpose, origin: Origin) -> Result<u8, Refusal> {
    let misuse = || match purpose {
        Purpose::Check => arguments.misuse_by_search().or_else(|| arguments.misuse_by_detector()),
        Purpose::Estimate => arguments.misuse_by_estimate().or_else(|| arguments.refuse_engines()),
        Purpose::Sample(_) => arguments.misuse_by_sample().or_else(|| arguments.refuse_engines()),
        _ => arguments.refuse_engines(),
    };
    if let Some(refusal) = arguments.refusal().or_else(misuse) {
        return Err(Refusal::Message(refusal));
    }
    if let Some(form) = arguments.emit {
        arguments.kind()?;
        let Some(text) = watch::within_limits(arguments, || machine::emit(arguments, form))? else {
            return Ok(exit_status(Verdict::Incomplete));
        };
        print(|out| out.write_all(text.as_bytes()).map_err(Failure::Output))?;
        return Ok(0);
    }
    pictures::look_before_drawing(arguments)?;
    watch::begin(arguments, end_by_limit(arguments))?;
    let (mut status, mut found) = (0, None);
    let quoted = origin.saved.as_ref().map_or(Quoted::Read(sources::quotable), |saved| saved.inputs.quoted());
    print(|out| {
        let mut human = human::Human::new(out, style_of_output(), &arguments.files, &quoted, arguments.quiet);
        let mut report = match arguments.search() {
            Some(points) => search::run(arguments, points)?,
            None => {
                let Outcome { report, .. } =
                    check::run(arguments, purpose, origin, &mut human, Pace::default())?;
                found_again(arguments, report, &mut human)?
            }
        };
        watch::hear();
        report.warn_if_vacuous();
        // Who draws some executions does not expect to see all.
        let is_on_purpose = purpose.name() == report.limit || report.replayed.is_some();
        let is_as_expected = is_on_purpose && report.verdict() == Verdict::Incomplete;
        status = if is_as_expected { 0 } else { exit_status(report.verdict()) };
        write(arguments, human, &report, status).map_err(Failure::Output)?;
        found = Some(report);
        Ok(())
    })?;
    if let Some(report) = found {
        pictures::draw(arguments, &report, words)?;
    }
    Ok(status)
}

/// Prints a report in the form that was asked for.
fn write(arguments: &CheckArgs, mut human: human::Human<'_>, report: &Report, status: u8) -> io::Result<()> {
    let quoted = human.quoted();
    match arguments.format {
        FormatArg::Json => json::write(human.into_inner(), report),
        FormatArg::Sarif => sarif::write(human.into_inner(), report, quoted, status),
        FormatArg::Human => human.report(report),
    }
}

/// What to do if a limit is reached and nobody hears of it.
fn end_by_limit(arguments: &CheckArgs) -> impl FnOnce(&'static str) + Send + 'static {
    let arguments = arguments.clone();
    move |limit| {
        diagnostics::say("note: stopped in the midst of a step; what was found until then is not told");
        let report = Report { limit: Some(limit), ..check::empty_report(&arguments) };
        let status = exit_status(report.verdict());
        // What cannot be printed changes nothing.
        let _ = print(|out| {
            let human = human::Human::new(
                out,
                style_of_output(),
                &arguments.files,
                &Quoted::Read(sources::quotable),
                arguments.quiet,
            );
            write(&arguments, human, &report, status).map_err(Failure::Output)
        });
        std::process::exit(status.into());
    }
}

/// What `--replay` has found. Of executions that differ only in which of several equal threads did what, one is explored: if it is
/// not the one that was asked for, all of them are looked at.
fn found_again(
    arguments: &CheckArgs,
    report: Report,
    human: &mut human::Human<'_>,
) -> Result<Report, Failure> {
    let Some(id) = &arguments.replay else { return Ok(report) };
    let is_missing =
        |report: &Report| report.errors.is_empty() && report.replayed.is_none() && report.limit.is_none();
    if !is_missing(&report) {
        return Ok(report);
    }
    let mut arguments = arguments.clone();
    if !std::mem::replace(&mut arguments.no_symmetry, true) {
        let Outcome { report, .. } =
            check::run(&arguments, Purpose::Check, Origin::default(), human, Pace::default())?;
        if !is_missing(&report) {
            return Ok(report);
        }
    }
    let message = format!(
        "`--replay {id}`: no execution has this id, which depends on the program, the model and the options; \
         `--print-all-executions` lists the executions that there are"
    );
    Err(Refusal::Message(message).into())
}

fn exit_status(verdict: Verdict) -> u8 {
    match verdict {
        Verdict::Safe => 0,
        Verdict::Error => 1,
        Verdict::Incomplete => 3,
    }
}

/// Why something could not be printed.
enum Failure {
    Refused(Refusal),
    Output(io::Error),
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        Failure::Refused(refusal)
    }
}

/// Lets `write` print to standard output, which is not locked: who keeps limits may have the last word. A reader that has gone away
/// does not change the exit status.
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
