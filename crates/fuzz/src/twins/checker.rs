//! The binary of the checker, and clang through it.

use super::options::Choice;
use crate::c_programs::clang::find_clang;
use crate::command::finish;
use selvedge_oracle::twins::print::{entry, print};
use selvedge_oracle::twins::{Dialect, Finding, Twins};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Flags of the checker that a precompiled header must agree with.
const FLAGS: [&str; 8] = [
    "-O0",
    "-std=c++20",
    "-U_FORTIFY_SOURCE",
    "-D_GLIBCXX_TSAN=1",
    "-D_GLIBCXX_ASSERTIONS=1",
    "-pthread",
    "-gline-tables-only",
    "-w",
];

/// The checker, and a folder for what it reads and writes, gone when this is.
pub struct Checker {
    binary: PathBuf,
    folder: PathBuf,
    header: PathBuf,
}

/// Several programs, compiled together.
pub struct Batch {
    file: PathBuf,
}

impl Drop for Batch {
    fn drop(&mut self) {
        // What cannot be removed from the directory for temporary files does no harm there.
        _ = std::fs::remove_file(&self.file);
    }
}

impl Drop for Checker {
    fn drop(&mut self) {
        _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// What a run of the checker has said.
#[derive(Debug, Default)]
pub struct Answer {
    /// `None` if it was ended by a signal or had to be ended.
    pub status: Option<i32>,
    /// Whether a report was read; else only the status is known.
    pub reported: bool,
    /// The errors that the oracle knows.
    pub findings: BTreeSet<Finding>,
    /// Other errors.
    pub others: BTreeSet<String>,
    /// Complete executions.
    pub executions: Option<u64>,
    /// What has ended it early.
    pub limit: Option<String>,
    /// What was said on standard error.
    pub messages: String,
}

impl Answer {
    /// Whether something was not visited.
    pub fn is_limited(&self) -> bool {
        self.limit.is_some() || self.status == Some(3)
    }
}

impl Checker {
    /// Prepares everything. The error says what is missing.
    pub fn new(binary: &Path) -> Result<Checker, String> {
        let clang = find_clang().ok_or("no clang was found; on Debian, `apt-get install clang-19`")?;
        if !binary.is_file() {
            return Err(format!("{}: the checker is not there; build it, or name it", binary.display()));
        }
        let folder = std::env::temp_dir().join(format!(
            "selvedge-twins-{}-{:x}",
            std::process::id(),
            fastrand::u64(..)
        ));
        std::fs::create_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let header = folder.join("header.hpp");
        let checker = Checker { binary: binary.to_path_buf(), header: folder.join("header.pch"), folder };
        write(&header, Dialect::Cpp.header())?;
        let mut command = Command::new(clang);
        command.args(FLAGS).args(["-x", "c++-header"]).arg(&header).arg("-o").arg(&checker.header);
        succeed(&mut command)?;
        Ok(checker)
    }

    /// What the checker says about its options.
    pub fn help(&self) -> Result<String, String> {
        succeed(Command::new(&self.binary).args(["help", "check"]))
    }

    /// Compiles programs, all in one file.
    pub fn compile(&self, programs: &[&Twins], dialect: Dialect) -> Result<Batch, String> {
        let mut text = if dialect == Dialect::C { dialect.header().to_string() } else { String::new() };
        text.push_str(&dialect.helpers());
        for (number, program) in programs.iter().enumerate() {
            text.push_str(&print(program, dialect, &prefix(number)));
        }
        let source = self.folder.join(format!("batch.{}", dialect.extension()));
        write(&source, &text)?;
        let mut command = Command::new(&self.binary);
        command.arg("check").arg(&source).args(["--emit", "ir", "--", "-gline-tables-only", "-w"]);
        if dialect == Dialect::Cpp {
            command.args(["-std=c++20", "-include-pch"]).arg(&self.header);
        }
        let ir = succeed(&mut command).map_err(|why| format!("{why}\n{text}"))?;
        let file = self.folder.join(format!("batch-{}.ll", dialect.extension()));
        write(&file, &ir)?;
        Ok(Batch { file })
    }

    /// Checks one of some programs.
    pub fn run(&self, batch: &Batch, number: usize, choice: &Choice) -> Answer {
        let mut command = Command::new(&self.binary);
        command.arg("check").arg(&batch.file).arg("--entry").arg(entry(&prefix(number)));
        command.args(choice.words(&self.folder));
        match finish(command) {
            Ok((status, output, messages)) => read(status, &output, messages),
            Err(messages) => Answer { messages, ..Answer::default() },
        }
    }
}

fn prefix(number: usize) -> String {
    format!("p{number}_")
}

fn write(file: &Path, text: &str) -> Result<(), String> {
    std::fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}

/// Runs a command that must succeed, and gives what it prints.
fn succeed(command: &mut Command) -> Result<String, String> {
    let output = command.stdin(Stdio::null()).output().map_err(|error| error.to_string())?;
    let messages = String::from_utf8_lossy(&output.stderr);
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        false => Err(format!("a command fails: {command:?}\n{messages}")),
    }
}

/// Reads a report.
fn read(status: Option<i32>, output: &str, messages: String) -> Answer {
    let mut answer = Answer { status, messages, ..Answer::default() };
    let Ok(report) = serde_json::from_str::<Value>(output) else { return answer };
    // SARIF is JSON, too.
    let Some(errors) = report["errors"].as_array() else { return answer };
    answer.reported = true;
    answer.executions = report["executions"].as_u64();
    answer.limit = report["limit"].as_str().map(str::to_string);
    for error in errors {
        let (kind, message) =
            (error["kind"].as_str().unwrap_or_default(), error["message"].as_str().unwrap_or_default());
        match finding(kind, message) {
            Some(finding) => _ = answer.findings.insert(finding),
            None => _ = answer.others.insert(format!("{kind}: {message}")),
        }
    }
    answer
}

/// An error in the words of the oracle.
fn finding(kind: &str, message: &str) -> Option<Finding> {
    match kind {
        "deadlock" => Some(Finding::Deadlock),
        "liveness" => Some(Finding::Livelock),
        "data-race" => Some(Finding::Race),
        "access-freed" | "double-free" | "null-dereference" => Some(Finding::Memory),
        "assertion" => {
            let mut words = message.split('"').nth(1)?.split(' ');
            match (words.next()?, words.next()?) {
                ("outcome", digest) => Some(Finding::Outcome(digest.parse().ok()?)),
                ("assertion", name) => {
                    let (thread, number) = name.split_once('.')?;
                    Some(Finding::Assertion(thread.parse().ok()?, number.parse().ok()?))
                }
                _ => None,
            }
        }
        _ => None,
    }
}
