//! What `check` and its kin are asked for: settings of the check, and what is for the command alone. Made by
//! `args`.

use selvedge::driver::{Kind, Refusal, Settings};
use std::ffi::OsString;
use std::path::PathBuf;

/// Extensions of what goes through clang.
pub const SOURCES: [&str; 4] = ["c", "cc", "cpp", "cxx"];

/// What a command is asked for.
#[derive(Clone, Debug, Default)]
pub struct Request {
    /// How the check is to go.
    pub settings: Settings,
    /// Where the program comes from.
    pub front: Front,
    /// Where reports go.
    pub outputs: Outputs,
    /// The intermediate form to print instead of checking.
    pub emit: Option<Emit>,
    /// If several workers were asked for, the option because of which only one can work.
    pub wastes_workers: Option<&'static str>,
}

/// Where a program comes from.
#[derive(Clone, Debug, Default)]
pub struct Front {
    /// C, C++ or LLVM IR files that make up one program, or one litmus test.
    pub files: Vec<PathBuf>,
    /// Arguments for clang.
    pub clang_args: Vec<OsString>,
    /// The clang to use; else the newest on the path.
    pub clang: Option<PathBuf>,
}

/// Where reports go, and in which form.
#[derive(Clone, Debug, Default)]
pub struct Outputs {
    /// The form on standard output.
    pub format: Format,
    /// Where a page goes.
    pub html: Option<PathBuf>,
    /// Where a graph goes.
    pub dot: Option<PathBuf>,
    /// Where a witness goes.
    pub witness: Option<PathBuf>,
}

/// The form of a report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// Text.
    #[default]
    Human,
    /// One object.
    Json,
    /// For code hosts and editors.
    Sarif,
}

/// An intermediate form of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emit {
    /// LLVM IR.
    Ir,
    /// What the front end makes of it.
    Bytecode,
}

impl Request {
    /// What kind of files these are.
    pub fn kind(&self) -> Result<Kind, Refusal> {
        let Front { files, clang_args, .. } = &self.front;
        let is = |file: &PathBuf, extensions: &[&str]| {
            file.extension().and_then(|extension| extension.to_str()).is_some_and(|e| extensions.contains(&e))
        };
        let unknown = |file: &&PathBuf| !is(file, &["litmus", "ll"]) && !is(file, &SOURCES);
        if let Some(file) = files.iter().find(unknown) {
            let extensions = SOURCES.map(|extension| format!("`.{extension}`")).join(", ");
            let message = format!("{}: expected a {extensions}, `.ll` or `.litmus` file", file.display());
            return Err(Refusal::Message(message));
        }
        let refused = |message: &str| Err(Refusal::Message(message.into()));
        match files.iter().filter(|file| is(file, &["litmus"])).count() {
            0 if !clang_args.is_empty() && files.iter().all(|file| is(file, &["ll"])) => {
                refused("arguments after `--` are for clang; `.ll` files do not go through it")
            }
            0 => Ok(Kind::Program),
            _ if files.len() > 1 => refused("a litmus test is checked alone, without other files"),
            _ if !clang_args.is_empty() => {
                refused("arguments after `--` are for clang; a litmus test has none")
            }
            _ if self.emit.is_some() => {
                refused("`--emit` is for C, C++ and LLVM IR; a litmus test has neither")
            }
            _ => Ok(Kind::Litmus),
        }
    }
}
